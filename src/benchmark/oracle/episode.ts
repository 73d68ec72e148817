/** Plays the reference solution of a task on a server, through the REST API and the phone's real page. */
import type { Client, Env } from "../../../clients/typescript/src/client.ts";
import type { Action } from "#contract/action.ts";
import type { CreateBody, Stepped } from "#contract/env.ts";
import type { Verdict } from "#contract/task.ts";
import type { AnyTask } from "#judge/define.ts";
import { occasionOf } from "#judge/judge.ts";
import type { Instance } from "#judge/instance.ts";
import { Knowledge, trackKnowledge } from "#judge/knowledge.ts";
import { pageDriver, operatorView } from "./page-driver.ts";

export interface Episode {
  readonly env: Env;
  readonly verdict: Verdict;
  /** The responses to the steps, in order. */
  readonly steps: readonly Stepped[];
  /** The duration of each step in milliseconds, measured by the client. */
  readonly stepMs: readonly number[];
  /** Information that the solution used although a player could not have known it at that point. */
  readonly unfoundedInformation: readonly string[];
}
export interface EpisodeOptions {
  readonly create?: CreateBody;
  /** Whether steps return pictures, as an agent's steps do. */
  readonly pictures?: boolean;
  /** Called after each step and before the next one. */
  readonly afterStep?: (env: Env, step: Stepped, action: Action) => Promise<void>;
}
/**
 * Creates the phone, plays the solution, sends COMPLETE and requests the verdict. Throws if the solution gets stuck.
 */
export async function playReferenceSolution(
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
    const stepped = await env.step(action, look, "operator");
    stepMs.push(performance.now() - from);
    steps.push(stepped);
    await options.afterStep?.(env, stepped, action);
  };
  const sight = operatorView(env);
  // Uses the instruction from the server, because the names of apps depend on the server's brand.
  const known = new Knowledge(env.created?.task?.instruction ?? instance.instruction);
  const pilot = pageDriver({
    step: (action) => step(action as Action),
    ...sight,
    onPick: (label) => known.checkPicked(label),
  });
  await task.oracle(
    trackKnowledge(pilot, known),
    instance.params as never,
    occasionOf(await sight.state(), instance.lang),
  );
  await step({ type: "COMPLETE" });
  return { env, verdict: await env.judge(), steps, stepMs, unfoundedInformation: known.faults };
}
