/**
 * The data that proofs in the kernel share. All data of an instance, such as its solution and the hacker's results, are
 * computed only once.
 */
import { phone } from "#apps/phone.ts";
import type { Instance } from "#judge/instance.ts";
import { occasionOf, type Verdict } from "#judge/judge.ts";
import { Knowledge, trackKnowledge } from "#judge/knowledge.ts";
import type { PhoneState } from "#os/state.ts";
import type { Json } from "#state/json.ts";
import type { World } from "#world/read.ts";
import { draw, judge, prepare, getInstanceTask, getTask } from "#tasks/catalog.ts";
import { bootAt, completeEnding } from "./endings.ts";
import { fieldChanges, type FieldChange } from "./field-changes.ts";
import { runHacker, type HackerResult } from "./hacker.ts";
import { nearMisses, type Miss, type Solved } from "./near-misses.ts";
import type { InstanceId } from "./proof.ts";
import { recordSolution } from "./solution-recording.ts";

export interface ProofContext {
  readonly world: World;
  instance(at: InstanceId): Promise<Instance>;
  start(at: InstanceId): Promise<PhoneState>;
  solved(at: InstanceId): Promise<Solved>;
  /** Returns the verdict on the end state of the solution. */
  verdict(at: InstanceId): Promise<Verdict>;
  misses(at: InstanceId): Promise<readonly Miss[]>;
  /** Returns each field that the solution added or changed, with other values. */
  fields(at: InstanceId): Promise<readonly FieldChange[]>;
  /** Returns the results of an agent that ends the episode at once or guesses, in this language. */
  hacked(at: Pick<InstanceId, "task" | "lang">): Promise<HackerResult>;
}
/**
 * `mostMisses`: the maximum number of near misses of each kind per instance. Only the data of the last requested task
 * is cached.
 */
export function createProofContext(world: World, mostMisses: number): ProofContext {
  let current = "";
  let cache = new Map<string, unknown>();
  const once = <T>(what: string, at: InstanceId, make: () => T): T => {
    if (at.task !== current) [current, cache] = [at.task, new Map()];
    const key = `${what} ${at.seed} ${at.lang}`;
    if (!cache.has(key)) cache.set(key, make());
    return cache.get(key) as T;
  };
  const stage: ProofContext = {
    world,
    instance: (at) => once("instance", at, () => draw(at.task, at.seed, at.lang, world)),
    start: (at) => once("start", at, async () => prepare(await stage.instance(at), bootAt(at))),
    solved: (at) => once("solved", at, async () => solve(await stage.instance(at), await stage.start(at))),
    verdict: (at) =>
      once("verdict", at, async () => {
        const { instance, start, end } = await stage.solved(at);
        return judge(instance, start, end, completeEnding);
      }),
    misses: (at) =>
      once("misses", at, async () => {
        const solved = await stage.solved(at);
        const succeeds = (end: PhoneState): boolean =>
          judge(solved.instance, solved.start, end, completeEnding).success;
        return nearMisses(getTask(at.task), solved, mostMisses, succeeds);
      }),
    fields: (at) =>
      once("fields", at, async () => {
        const { instance, start, ...solved } = await stage.solved(at);
        const succeeds = (end: PhoneState): boolean => judge(instance, start, end, completeEnding).success;
        return fieldChanges(getTask(at.task), { instance, start, ...solved }, succeeds);
      }),
    hacked: ({ task, lang }) =>
      once("hacked", { task, lang, seed: 0 }, () =>
        runHacker(getTask(task), lang, (seed) => stage.instance({ task, lang, seed })),
      ),
  };
  return stage;
}

/** Plays the solution with `params`. By default, these are the parameters of the instance. Throws StuckError. */
export async function solve(instance: Instance, start: PhoneState, params: Json = instance.params): Promise<Solved> {
  const task = getInstanceTask(instance);
  const knowledge = new Knowledge(instance.instruction);
  const { calls, states } = await recordSolution(phone, start, (o) =>
    task.oracle(trackKnowledge(o, knowledge) as never, params as never, occasionOf(start, instance.lang)),
  );
  return { instance, start, calls, states, end: states.at(-1)!, knowledge };
}
