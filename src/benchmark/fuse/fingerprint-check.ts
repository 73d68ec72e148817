// Checks whether two states with the same fingerprint are the same screen. Their pictures must be equal except for
// times, and every operation must lead from both states to states with equal fingerprints.
import sharp from "sharp";
import type { Element } from "#contract/element.ts";
import type { Box } from "#recordings/graph.ts";
import type { PhoneState } from "#os/state.ts";
import { hashOf } from "#state/hash.ts";
import type { Json } from "#state/json.ts";
import type { Env } from "../../../clients/typescript/src/client.ts";
import { applyOperation, operationsOn, keyOperation } from "./operations.ts";
import { fingerprintOf } from "./fingerprint.ts";
import { replayLog } from "../run/history.ts";
import { statusShare } from "./picture.ts";

/** A moment of an episode whose environment is still on a server. */
export interface Moment {
  readonly env: Env;
  readonly step: number;
  readonly state: PhoneState;
}
/** Two different states with the same fingerprint, in episodes with the same start. */
export interface DuplicateStates {
  readonly key: string;
  readonly one: Moment;
  readonly other: Moment;
}
export interface DuplicateProof {
  readonly key: string;
  readonly pictures: "equal" | "equal but for times" | "different";
  /**
   * The texts of the elements in which the pictures differ. The list contains "" for a difference outside of all
   * elements.
   */
  readonly differing: readonly string[];
  readonly acts: number;
  /** The operations that lead to different fingerprints in the two states. */
  readonly astray: readonly string[];
}

/** Returns the moments of an episode. `start` is the phone's state at version 0. */
export async function momentsIn(env: Env, start: PhoneState): Promise<Moment[]> {
  const { snapshot } = await env.snapshot();
  return replayLog(start, await env.download(snapshot)).map(({ state }, step) => ({ env, step, state }));
}

/** Pairs each moment with the first moment that has the same fingerprint, if their states differ. */
export function duplicatesAmong(start: PhoneState, moments: readonly Moment[]): DuplicateStates[] {
  const first = new Map<string, Moment>();
  const met = new Set<string>();
  return moments.flatMap((other) => {
    const hash = hashOf(other.state as unknown as Json);
    if (met.has(hash)) return [];
    met.add(hash);
    const key = fingerprintOf(start, other.state);
    const one = first.get(key);
    if (!one) first.set(key, other);
    return one ? [{ key, one, other }] : [];
  });
}

export async function proveDuplicate(start: PhoneState, { key, one, other }: DuplicateStates): Promise<DuplicateProof> {
  const [a, b] = await Promise.all([drawMoment(one), drawMoment(other)]);
  const differing = a.png.equals(b.png) ? [] : await differingTexts(a, b);
  const astray: string[] = [];
  const deeds = operationsOn(one.state, a.elements);
  const others = new Map(
    operationsOn(other.state, b.elements).map((deed) => [`${deed.action.type} ${deed.act}`, deed]),
  );
  let acts = 0;
  const compare = (what: string, here: PhoneState | null, there: PhoneState | null): void => {
    acts += 1;
    const [x, y] = [here && fingerprintOf(start, here), there && fingerprintOf(start, there)];
    if (x !== y) astray.push(what);
  };
  for (const deed of deeds) {
    const same = others.get(`${deed.action.type} ${deed.act}`);
    if (same)
      compare(`${deed.action.type} ${deed.act}`, applyOperation(one.state, deed), applyOperation(other.state, same));
  }
  for (const type of ["BACK", "HOME"] as const)
    compare(
      type,
      applyOperation(one.state, keyOperation(type, one.state)),
      applyOperation(other.state, keyOperation(type, other.state)),
    );
  const isTime = differing.every((text) => timePattern.test(text));
  return {
    key,
    pictures: differing.length === 0 ? "equal" : isTime ? "equal but for times" : "different",
    differing,
    acts,
    astray,
  };
}

/** Matches a time of day, an elapsed time or a remaining time. */
const timePattern = /\d{1,2}:\d{2}|now|ago|just|\d+ ?(min|sec|s|m|h)\b|刚刚|前|后|分|秒/i;

interface DrawnMoment {
  readonly png: Buffer;
  readonly elements: readonly Element[];
}
async function drawMoment({ env, step }: Moment): Promise<DrawnMoment> {
  const [png, [child]] = await Promise.all([env.screenshot({ step }), env.fork({ step })]);
  const elements = await child!.elements({ acts: true });
  await child!.remove();
  return { png: Buffer.from(png), elements };
}

/**
 * Returns the texts of the elements in which the pictures differ below the status bar. Returns "" for a difference
 * outside of all elements.
 */
async function differingTexts(a: DrawnMoment, b: DrawnMoment): Promise<string[]> {
  const [left, right] = await Promise.all(
    [a, b].map(({ png }) => sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true })),
  );
  const { width, height, channels } = left!.info;
  const texts = new Set<string>();
  const holding = new Map<number, readonly Element[]>();
  for (let y = Math.ceil(height * statusShare); y < height; y++)
    for (let x = 0; x < width; x++) {
      const at = (y * width + x) * channels;
      if (
        left!.data[at] === right!.data[at] &&
        left!.data[at + 1] === right!.data[at + 1] &&
        left!.data[at + 2] === right!.data[at + 2]
      )
        continue;
      const row = Math.floor((y / height) * 1000);
      let rows = holding.get(row);
      if (!rows) {
        rows = a.elements.filter(({ bounds }) => bounds[1] <= row + 1 && bounds[3] >= row);
        holding.set(row, rows);
      }
      const across = (x / width) * 1000;
      const inner = rows
        .filter(({ bounds }) => bounds[0] <= across + 1 && bounds[2] >= across)
        .toSorted((p, q) => boxArea(p.bounds) - boxArea(q.bounds))[0];
      texts.add(inner ? `${inner.name} ${inner.value ?? ""}`.trim() : "");
      if (texts.size > 20) return [...texts];
    }
  return [...texts];
}
const boxArea = ([x1, y1, x2, y2]: Box): number => (x2 - x1) * (y2 - y1);
