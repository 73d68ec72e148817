/**
 * Walks through apps with an agent's token, choosing among the elements on the display. A walk stores a snapshot. Every
 * state of the walk can be computed from the snapshot.
 */
import type { Client, Env } from "../../../clients/typescript/src/client.ts";
import type { Action } from "#contract/action.ts";
import type { Element } from "#contract/element.ts";
import type { Lang, SnapshotFile } from "#contract/env.ts";
import { NoveltyWalk } from "#learn/novelty.ts";
import { Rng } from "#state/rng.ts";
import { choicesOn, ScreenIdentifier } from "./choices.ts";

export interface WalkOptions {
  readonly app: string;
  readonly seed: number;
  readonly steps: number;
  readonly locale: Lang;
  /** Whether every possible action is chosen with the same probability. Such walks are the baseline for novelty. */
  readonly uniform: boolean;
}
export interface WalkStep {
  readonly step: number;
  readonly action: Action;
  /** The elements on the display before the step. */
  readonly elements: readonly Element[];
  /** The name of the screen after the step, from the explorer's `ScreenIdentifier`. */
  readonly screen: string;
}
export interface Walk extends WalkOptions {
  readonly walkedSteps: readonly WalkStep[];
  readonly snapshot: SnapshotFile;
}

/**
 * If `signal` aborts between two steps, the walk ends with the steps so far. Throws ProblemError if the server refuses
 * a request.
 */
export async function walk(client: Client, options: WalkOptions, signal?: AbortSignal): Promise<Walk> {
  const env = await client.create({
    seed: options.seed,
    locale: options.locale,
    elements: true,
    observation: { screenshot: "none", elements: true },
  });
  try {
    const walkedSteps = await walkSteps(env, options, signal);
    const { snapshot } = await env.snapshot();
    return { ...options, walkedSteps, snapshot: await env.download(snapshot) };
  } finally {
    await env.remove().catch(() => {});
  }
}

const randomResolution = 1 << 20;
async function walkSteps(
  env: Env,
  { app, seed, steps: most, uniform }: WalkOptions,
  signal?: AbortSignal,
): Promise<WalkStep[]> {
  const r = Rng.of(seed, "explore", app);
  const below = (number: number): number => r.int(0, number - 1);
  const novelty = new NoveltyWalk(() => below(randomResolution) / randomResolution);
  let elements: readonly Element[] = env.created!.observation.elements ?? [];
  // If the walk leaves the app, the home screen is displayed. The app is then opened again.
  const screens = new ScreenIdentifier();
  const home = screens.nameOf(elements);
  const walked: WalkStep[] = [];
  const look = { screenshot: "none", elements: true } as const;
  for (let i = 0; i < most; i++) {
    if (signal?.aborted === true) break;
    const screen = screens.nameOf(elements);
    let action: Action = { type: "AWAKE", value: app };
    if (screen !== home) {
      const deeds = choicesOn(elements, below);
      action = deeds[uniform ? below(deeds.length) : novelty.choose(screen, deeds)]!.action;
    }
    const { observation, step } = await env.step(action, look);
    const after = observation.elements ?? [];
    walked.push({ step, action, elements, screen: screens.nameOf(after) });
    elements = after;
  }
  return walked;
}
