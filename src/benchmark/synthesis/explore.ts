/** Walks through apps with the agent's token and the elements on the glass; each is kept so that others can read every state. */
import type { Client, Env } from "../../../clients/typescript/src/client.ts";
import type { Action } from "../../contract/action.ts";
import type { Element, Lang, SnapshotFile } from "../../contract/env.ts";
import { Novelty } from "../../learn/novelty.ts";
import { Rng } from "../../state/rng.ts";
import { deedsOn, Screens } from "./choices.ts";

export interface WalkWish {
  readonly app: string;
  readonly seed: number;
  readonly steps: number;
  readonly locale: Lang;
  /** Takes whatever can be done with the same chance: what novelty is measured against. */
  readonly uniform: boolean;
}
export interface WalkStep {
  readonly step: number;
  readonly action: Action;
  /** What was on the glass before it. */
  readonly elements: readonly Element[];
  /** The screen after it, as the explorer tells screens apart. */
  readonly screen: string;
}
export interface Walk extends WalkWish {
  readonly walked: readonly WalkStep[];
  readonly snapshot: SnapshotFile;
}

/** Aborted between two steps, it ends as if that had been all. Throws ProblemError where the server refuses. */
export async function walk(client: Client, wish: WalkWish, signal?: AbortSignal): Promise<Walk> {
  const env = await client.create({
    seed: wish.seed,
    locale: wish.locale,
    elements: true,
    observation: { screenshot: "none", elements: true },
  });
  try {
    const walked = await steps(env, wish, signal);
    const { snapshot } = await env.snapshot();
    return { ...wish, walked, snapshot: await env.download(snapshot) };
  } finally {
    await env.remove().catch(() => {});
  }
}

const drawSteps = 1 << 20;
async function steps(
  env: Env,
  { app, seed, steps: most, uniform }: WalkWish,
  signal?: AbortSignal,
): Promise<WalkStep[]> {
  const r = Rng.of(seed, "explore", app);
  const below = (number: number): number => r.int(0, number - 1);
  const novelty = new Novelty(() => below(drawSteps) / drawSteps);
  let elements: readonly Element[] = env.created!.observation.elements ?? [];
  // Where a walk ends up that has left the app: it is opened again.
  const screens = new Screens();
  const home = screens.nameOf(elements);
  const walked: WalkStep[] = [];
  const look = { screenshot: "none", elements: true } as const;
  for (let i = 0; i < most; i++) {
    if (signal?.aborted === true) break;
    const screen = screens.nameOf(elements);
    let action: Action = { type: "AWAKE", value: app };
    if (screen !== home) {
      const deeds = deedsOn(elements, below);
      action = deeds[uniform ? below(deeds.length) : novelty.choose(screen, deeds)]!.action;
    }
    const { observation, step } = await env.step(action, look);
    const after = observation.elements ?? [];
    walked.push({ step, action, elements, screen: screens.nameOf(after) });
    elements = after;
  }
  return walked;
}
