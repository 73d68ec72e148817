// Whether states with one fingerprint are one screen: drawn both, their pictures are equal but where a time stands, and
// whatever is done on both leads to equal fingerprints again.
import sharp from "sharp";
import type { Element } from "../../contract/env.ts";
import type { Box } from "../../graph/graph.ts";
import type { PhoneState } from "../../os/state.ts";
import { hashOf } from "../../state/hash.ts";
import type { Json } from "../../state/json.ts";
import type { Env } from "../../../clients/typescript/src/client.ts";
import { afterDeed, deedsOn, pressed } from "./deeds.ts";
import { fingerprintOf } from "./fingerprint.ts";
import { momentsOf } from "../run/history.ts";
import { statusShare } from "./picture.ts";

/** A moment of an episode that is still on a server. */
export interface Moment {
  readonly env: Env;
  readonly step: number;
  readonly state: PhoneState;
}
/** Two states of one start, of one fingerprint and yet different. */
export interface Twins {
  readonly key: string;
  readonly one: Moment;
  readonly other: Moment;
}
export interface TwinProof {
  readonly key: string;
  readonly pictures: "equal" | "equal but for times" | "different";
  /** Of unequal pictures: the elements in which they differ; "" for what no element holds. */
  readonly differing: readonly string[];
  readonly acts: number;
  /** What leads them apart. */
  readonly astray: readonly string[];
}

/** The moments of an episode, its phone at version 0 being `start`. */
export async function momentsIn(env: Env, start: PhoneState): Promise<Moment[]> {
  const { snapshot } = await env.snapshot();
  return momentsOf(start, await env.download(snapshot)).map(({ state }, step) => ({ env, step, state }));
}

/** Each moment with the first one of its fingerprint, where both are different states. */
export function twinsAmong(start: PhoneState, moments: readonly Moment[]): Twins[] {
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

export async function proved(start: PhoneState, { key, one, other }: Twins): Promise<TwinProof> {
  const [a, b] = await Promise.all([seenAt(one), seenAt(other)]);
  const differing = a.png.equals(b.png) ? [] : await differences(a, b);
  const astray: string[] = [];
  const deeds = deedsOn(one.state, a.elements);
  const others = new Map(deedsOn(other.state, b.elements).map((deed) => [`${deed.action.type} ${deed.act}`, deed]));
  let acts = 0;
  const compare = (what: string, here: PhoneState | null, there: PhoneState | null): void => {
    acts += 1;
    const [x, y] = [here && fingerprintOf(start, here), there && fingerprintOf(start, there)];
    if (x !== y) astray.push(what);
  };
  for (const deed of deeds) {
    const same = others.get(`${deed.action.type} ${deed.act}`);
    if (same) compare(`${deed.action.type} ${deed.act}`, afterDeed(one.state, deed), afterDeed(other.state, same));
  }
  for (const type of ["BACK", "HOME"] as const)
    compare(type, afterDeed(one.state, pressed(type, one.state)), afterDeed(other.state, pressed(type, other.state)));
  const isTime = differing.every((text) => timePattern.test(text));
  return {
    key,
    pictures: differing.length === 0 ? "equal" : isTime ? "equal but for times" : "different",
    differing,
    acts,
    astray,
  };
}

/** A time of day, how long ago, how long still. */
const timePattern = /\d{1,2}:\d{2}|now|ago|just|\d+ ?(min|sec|s|m|h)\b|刚刚|前|后|分|秒/i;

interface Seen {
  readonly png: Buffer;
  readonly elements: readonly Element[];
}
async function seenAt({ env, step }: Moment): Promise<Seen> {
  const [png, [child]] = await Promise.all([env.screenshot({ step }), env.fork({ step })]);
  const elements = await child!.elements({ acts: true });
  await child!.remove();
  return { png: Buffer.from(png), elements };
}

/** What the elements say in which the pictures differ below the status bar; "" where no element lies there. */
async function differences(a: Seen, b: Seen): Promise<string[]> {
  const [left, right] = await Promise.all(
    [a, b].map(({ png }) => sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true })),
  );
  const { width, height, channels } = left!.info;
  const told = new Set<string>();
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
        .toSorted((p, q) => sizeOf(p.bounds) - sizeOf(q.bounds))[0];
      told.add(inner ? `${inner.name} ${inner.value ?? ""}`.trim() : "");
      if (told.size > 20) return [...told];
    }
  return [...told];
}
const sizeOf = ([x1, y1, x2, y2]: Box): number => (x2 - x1) * (y2 - y1);
