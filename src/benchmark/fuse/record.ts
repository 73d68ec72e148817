// An episode on a server as a recording: every state it went through, what was on the glass, what each action did.
import { createHash } from "node:crypto";
import { phone } from "../../apps/phone.ts";
import { brandCalled } from "../../brands/chosen.ts";
import type { Brand } from "../../brands/define.ts";
import type { Command } from "../../contract/json.ts";
import type { Element, SnapshotFile } from "../../contract/env.ts";
import type { Action } from "../../contract/action.ts";
import type { Verdict } from "../../contract/task.ts";
import { zones } from "../../os/settings.ts";
import type { PhoneState } from "../../os/state.ts";
import { isoOf } from "../../state/civil.ts";
import type { Env } from "../../../clients/typescript/src/client.ts";
import { momentsOf } from "../run/history.ts";
import { fingerprintOf } from "./fingerprint.ts";
import { placeOf } from "../../os/place.ts";
import { moveOf, takesTouch } from "./moves.ts";
import type { Frame, Move, Recording } from "./recording.ts";

/** A frame of ours, with what only an operator sees. */
export interface Seen {
  readonly frame: Frame;
  /** With acts. */
  readonly elements: readonly Element[];
}
/** What recordings of one start share: a screen that was seen once is not looked at again. */
export class Sights {
  readonly pictures = new Map<string, Uint8Array>();
  readonly #seen = new Map<string, Seen>();
  readonly isPictured: boolean;
  #brand: Brand | null = null;

  constructor(isPictured = true) {
    this.isPictured = isPictured;
  }
  get(key: string): Seen | null {
    return this.#seen.get(key) ?? null;
  }
  put(key: string, seen: Seen): void {
    this.#seen.set(key, seen);
  }
  keep(png: Uint8Array): string {
    const name = pictureNameOf(png, "png");
    this.pictures.set(name, png);
    return name;
  }
  async brand(env: Env): Promise<Brand> {
    this.#brand ??= brandCalled((await env.client.version()).brand);
    return this.#brand;
  }
}
export const pictureNameOf = (bytes: Uint8Array, ending: "png" | "jpg" | "webp"): string =>
  `${createHash("sha256").update(bytes).digest("hex").slice(0, 32)}.${ending}`;

/** An episode with every state, whether or not it is to be part of a graph. */
export interface Played {
  readonly recording: Recording;
  readonly states: readonly PhoneState[];
  readonly commands: readonly (readonly Command[])[];
  readonly seen: readonly Seen[];
}

/**
 * What `env` went through since its start. `start` is version 0; `file` its snapshot. Throws where the log does not lead to
 * the states that it names.
 */
export async function recordingOf(
  env: Env,
  sights: Sights,
  start: PhoneState,
  file: SnapshotFile,
  told: { readonly id: string; readonly agent: string | null; readonly verdict: Verdict },
): Promise<Played> {
  const brand = await sights.brand(env);
  const moments = momentsOf(start, file);
  const rows = file.log.filter(({ step }) => step !== null);
  const seen: Seen[] = [];
  for (const [step, { state }] of moments.entries()) {
    const key = fingerprintOf(start, state);
    seen.push(sights.get(key) ?? (await lookedAt(env, step, state, key, sights)));
  }
  const moves = rows.map(
    ({ action, commands }, i): Move =>
      moveOf(action as Action, seen[i]!.elements, commands as readonly Command[], brand),
  );
  const last = moves.at(-1);
  // The word that ends an episode leads nowhere.
  const ended = last && last.does === null && (last.action.type === "COMPLETE" || last.action.type === "ABORT");
  const { verdict } = told;
  return {
    recording: {
      id: told.id,
      agent: told.agent,
      frames: (ended ? seen.slice(0, -1) : seen).map(({ frame }) => frame),
      moves: ended ? moves.slice(0, -1) : moves,
      success: verdict.success,
      outcome: verdict.outcome,
    },
    states: moments.map(({ state }) => state),
    commands: rows.map(({ commands }) => commands as readonly Command[]),
    seen,
  };
}

async function lookedAt(env: Env, step: number, state: PhoneState, key: string, sights: Sights): Promise<Seen> {
  const [child] = await env.fork({ step });
  try {
    return await lookedAtNow(child!, state, key, sights);
  } finally {
    await child!.remove();
  }
}
/** What `env` shows at this moment; `state` is what it is, and `key` its fingerprint. */
export async function lookedAtNow(env: Env, state: PhoneState, key: string, sights: Sights): Promise<Seen> {
  const [png, elements] = await Promise.all([
    sights.isPictured ? env.screenshot() : null,
    env.elements({ acts: true }),
  ]);
  const seen = { elements, frame: frameOf(state, key, elements, png && sights.keep(png)) };
  sights.put(key, seen);
  return seen;
}

/** A step whose outcome is known. */
export interface Taken {
  readonly action: Action;
  readonly commands: readonly Command[];
  readonly state: PhoneState;
  readonly seen: Seen;
}
/** The first `at` moves of a recording, and other steps after them. */
export function grown(
  first: Played,
  at: number,
  taken: readonly Taken[],
  brand: Brand,
  told: { readonly id: string; readonly agent: string; readonly success: boolean },
): Played {
  const seen = [...first.seen.slice(0, at + 1), ...taken.map((one) => one.seen)];
  const moves = taken.map(({ action, commands }, i) => moveOf(action, seen[at + i]!.elements, commands, brand));
  return {
    recording: {
      id: told.id,
      agent: told.agent,
      frames: seen.map(({ frame }) => frame),
      moves: [...first.recording.moves.slice(0, at), ...moves],
      success: told.success,
      outcome: null,
    },
    states: [...first.states.slice(0, at + 1), ...taken.map(({ state }) => state)],
    commands: [...first.commands.slice(0, at), ...taken.map(({ commands }) => commands)],
    seen,
  };
}

export function frameOf(state: PhoneState, key: string, elements: readonly Element[], picture: string | null): Frame {
  const { app, screen } = phone.frontOf(state);
  return {
    key,
    picture,
    clock: isoOf(state.clock.nowMs, zones[state.os.settings.time.zone]),
    elements: elements.map(shownOf),
    touchable: elements.filter(takesTouch).map(({ bounds }) => bounds),
    app,
    screen,
    place: placeOf(state),
    label: null,
    print: null,
  };
}

/** As an agent gets it. */
export function shownOf(element: Element): Element {
  const { acts, ...shown } = element;
  return acts === undefined ? element : shown;
}
