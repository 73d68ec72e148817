/** Plays the reference solution of a task on a server, over REST, through its real page. */
import type { Client, Env } from "../../../clients/typescript/src/client.ts";
import type { Action } from "../../contract/action.ts";
import type { CreateBody, Stepped } from "../../contract/env.ts";
import type { Verdict } from "../../contract/task.ts";
import type { AnyTask } from "../../judge/define.ts";
import { occasionOf } from "../../judge/judge.ts";
import type { Instance } from "../../judge/instance.ts";
import { Knowledge, watched } from "../../judge/knowledge.ts";
import { pagePilot, sightOf } from "./page-pilot.ts";

export interface Episode {
  readonly env: Env;
  readonly verdict: Verdict;
  /** What each step answered, in order. */
  readonly steps: readonly Stepped[];
  /** Milliseconds each step took, as the client saw it. */
  readonly stepMs: readonly number[];
  /** What the solution used that nobody could have known who plays the task. */
  readonly unfounded: readonly string[];
}
export interface EpisodeOptions {
  readonly create?: CreateBody;
  /** Whether steps bring pictures: an agent's do. */
  readonly pictures?: boolean;
  /** Called after each step, before the next. */
  readonly afterStep?: (env: Env, step: Stepped, action: Action) => Promise<void>;
}
/** Creates the phone, plays, says COMPLETE, asks for the verdict. Throws where the solution gets stuck. */
export async function playEpisode(
  client: Client,
  task: AnyTask,
  instance: Instance,
  options: EpisodeOptions = {},
): Promise<Episode> {
  const env = await client.create({ ...options.create, task: instance.id, seed: instance.seed, locale: instance.lang });
  const steps: Stepped[] = [];
  const stepMs: number[] = [];
  const look = { screenshot: options.pictures === false ? "none" : "base64", state_hash: true } as const;
  const step = async (action: Action): Promise<void> => {
    const from = performance.now();
    const done = await env.step(action, look, "operator");
    stepMs.push(performance.now() - from);
    steps.push(done);
    await options.afterStep?.(env, done, action);
  };
  const sight = sightOf(env);
  // As this server words it: what apps are called is its own.
  const known = new Knowledge(env.created?.task?.instruction ?? instance.instruction);
  const pilot = pagePilot({
    step: (action) => step(action as Action),
    ...sight,
    picked: (label) => known.picks(label),
  });
  await task.oracle(watched(pilot, known), instance.params as never, occasionOf(await sight.state(), instance.lang));
  await step({ type: "COMPLETE" });
  return { env, verdict: await env.judge(), steps, stepMs, unfounded: known.faults };
}
