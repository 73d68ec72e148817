// Converts an episode on a server to a recording: every state, the elements on the display, and the effect of each
// action.
import { createHash } from "node:crypto";
import { phone } from "#apps/phone.ts";
import { getBrand } from "#brands/lookup.ts";
import type { Brand } from "#brands/define.ts";
import type { Command } from "#contract/json.ts";
import type { Element } from "#contract/element.ts";
import type { SnapshotFile } from "#contract/env.ts";
import type { Action } from "#contract/action.ts";
import type { Verdict } from "#contract/task.ts";
import { zones } from "#os/settings.ts";
import type { PhoneState } from "#os/state.ts";
import { isoOf } from "#state/civil.ts";
import type { Env } from "../../../clients/typescript/src/client.ts";
import { replayLog } from "../run/history.ts";
import { fingerprintOf } from "./fingerprint.ts";
import { locationKey } from "#os/location-key.ts";
import { moveOf, takesTouch } from "./moves.ts";
import type { Frame, Move, Recording } from "./recording.ts";

/** A frame of a Phonebooth phone, with data that only an operator can read. */
export interface CapturedFrame {
  readonly frame: Frame;
  /** The elements of the screen, with their acts. */
  readonly elements: readonly Element[];
}
/** A cache that the recordings with the same start share: each screen is captured only once. */
export class FrameCache {
  readonly pictures = new Map<string, Uint8Array>();
  readonly #frames = new Map<string, CapturedFrame>();
  readonly isPictured: boolean;
  #brand: Brand | null = null;

  constructor(isPictured = true) {
    this.isPictured = isPictured;
  }
  get(key: string): CapturedFrame | null {
    return this.#frames.get(key) ?? null;
  }
  put(key: string, captured: CapturedFrame): void {
    this.#frames.set(key, captured);
  }
  storePicture(png: Uint8Array): string {
    const name = pictureNameOf(png, "png");
    this.pictures.set(name, png);
    return name;
  }
  async brand(env: Env): Promise<Brand> {
    this.#brand ??= getBrand((await env.client.version()).brand);
    return this.#brand;
  }
}
export const pictureNameOf = (bytes: Uint8Array, ending: "png" | "jpg" | "webp"): string =>
  `${createHash("sha256").update(bytes).digest("hex").slice(0, 32)}.${ending}`;

/** An episode with all its states. A graph need not contain the episode. */
export interface EpisodeTrace {
  readonly recording: Recording;
  readonly states: readonly PhoneState[];
  readonly commands: readonly (readonly Command[])[];
  readonly captures: readonly CapturedFrame[];
}

/**
 * Traces `env` from its start. `start` is the state at version 0, and `file` is the snapshot of `env`. Throws if
 * replaying the log does not produce the states whose hashes are in the log.
 */
export async function traceEpisode(
  env: Env,
  sights: FrameCache,
  start: PhoneState,
  file: SnapshotFile,
  facts: { readonly id: string; readonly agent: string | null; readonly verdict: Verdict },
): Promise<EpisodeTrace> {
  const brand = await sights.brand(env);
  const moments = replayLog(start, file);
  const rows = file.log.filter(({ step }) => step !== null);
  const captures: CapturedFrame[] = [];
  for (const [step, { state }] of moments.entries()) {
    const key = fingerprintOf(start, state);
    captures.push(sights.get(key) ?? (await captureStep(env, step, state, key, sights)));
  }
  const moves = rows.map(
    ({ action, commands }, i): Move =>
      moveOf(action as Action, captures[i]!.elements, commands as readonly Command[], brand),
  );
  const last = moves.at(-1);
  // The graph gets no edge for the action that ends an episode.
  const ended = last && last.does === null && (last.action.type === "COMPLETE" || last.action.type === "ABORT");
  const { verdict } = facts;
  return {
    recording: {
      id: facts.id,
      agent: facts.agent,
      frames: (ended ? captures.slice(0, -1) : captures).map(({ frame }) => frame),
      moves: ended ? moves.slice(0, -1) : moves,
      success: verdict.success,
      outcome: verdict.outcome,
    },
    states: moments.map(({ state }) => state),
    commands: rows.map(({ commands }) => commands as readonly Command[]),
    captures,
  };
}

async function captureStep(
  env: Env,
  step: number,
  state: PhoneState,
  key: string,
  sights: FrameCache,
): Promise<CapturedFrame> {
  const [child] = await env.fork({ step });
  try {
    return await captureNow(child!, state, key, sights);
  } finally {
    await child!.remove();
  }
}
/** Captures the current display of `env`. `state` is the current state, and `key` is the fingerprint of the state. */
export async function captureNow(env: Env, state: PhoneState, key: string, sights: FrameCache): Promise<CapturedFrame> {
  const [png, elements] = await Promise.all([
    sights.isPictured ? env.screenshot() : null,
    env.elements({ acts: true }),
  ]);
  const captured = { elements, frame: frameOf(state, key, elements, png && sights.storePicture(png)) };
  sights.put(key, captured);
  return captured;
}

/** A step with a known result. */
export interface TracedStep {
  readonly action: Action;
  readonly commands: readonly Command[];
  readonly state: PhoneState;
  readonly capture: CapturedFrame;
}
/** Returns a trace with the first `at` moves of `first`, followed by the steps in `steps`. */
export function branchTrace(
  first: EpisodeTrace,
  at: number,
  steps: readonly TracedStep[],
  brand: Brand,
  facts: { readonly id: string; readonly agent: string; readonly success: boolean },
): EpisodeTrace {
  const captures = [...first.captures.slice(0, at + 1), ...steps.map((one) => one.capture)];
  const moves = steps.map(({ action, commands }, i) => moveOf(action, captures[at + i]!.elements, commands, brand));
  return {
    recording: {
      id: facts.id,
      agent: facts.agent,
      frames: captures.map(({ frame }) => frame),
      moves: [...first.recording.moves.slice(0, at), ...moves],
      success: facts.success,
      outcome: null,
    },
    states: [...first.states.slice(0, at + 1), ...steps.map(({ state }) => state)],
    commands: [...first.commands.slice(0, at), ...steps.map(({ commands }) => commands)],
    captures,
  };
}

export function frameOf(state: PhoneState, key: string, elements: readonly Element[], picture: string | null): Frame {
  const { app, screen } = phone.frontOf(state);
  return {
    key,
    picture,
    clock: isoOf(state.clock.nowMs, zones[state.os.settings.time.zone]),
    elements: elements.map(withoutActs),
    touchable: elements.filter(takesTouch).map(({ bounds }) => bounds),
    app,
    screen,
    place: locationKey(state),
    label: null,
    print: null,
  };
}

/** Returns the element as an agent receives it. */
export function withoutActs(element: Element): Element {
  const { acts, ...shown } = element;
  return acts === undefined ? element : shown;
}
