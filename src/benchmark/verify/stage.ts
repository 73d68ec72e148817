/** The bare kernel with everything that proofs share: each instance is drawn, set up, solved and attacked once. */
import { phone } from "../../apps/phone.ts";
import type { Instance } from "../../judge/instance.ts";
import { occasionOf, type Verdict } from "../../judge/judge.ts";
import { Knowledge, watched } from "../../judge/knowledge.ts";
import type { PhoneState } from "../../os/state.ts";
import type { Json } from "../../state/json.ts";
import type { World } from "../../world/read.ts";
import { draw, judge, prepare, taskBehind, taskOf } from "../../../tasks/book.ts";
import { bootAt, complete } from "./endings.ts";
import { fieldChanges, type FieldChange } from "./field-changes.ts";
import { hacked, type Hacked } from "./hacker.ts";
import { nearMisses, type Miss, type Solved } from "./near-misses.ts";
import type { InstanceId } from "./proof.ts";
import { record } from "./recording.ts";

export interface Stage {
  readonly world: World;
  instance(at: InstanceId): Promise<Instance>;
  start(at: InstanceId): Promise<PhoneState>;
  solved(at: InstanceId): Promise<Solved>;
  /** Of the phone that the solution leaves behind. */
  verdict(at: InstanceId): Promise<Verdict>;
  misses(at: InstanceId): Promise<readonly Miss[]>;
  /** Each field that the solution made or changed, with other values. */
  fields(at: InstanceId): Promise<readonly FieldChange[]>;
  /** What the task gives to who ends at once and who guesses, in this language. */
  hacked(at: Pick<InstanceId, "task" | "lang">): Promise<Hacked>;
}
/** `mostMisses`: of each kind, at each place. Only what belongs to one task is kept, the one asked for last. */
export function stageOver(world: World, mostMisses: number): Stage {
  let current = "";
  let kept = new Map<string, unknown>();
  const once = <T>(what: string, at: InstanceId, make: () => T): T => {
    if (at.task !== current) [current, kept] = [at.task, new Map()];
    const key = `${what} ${at.seed} ${at.lang}`;
    if (!kept.has(key)) kept.set(key, make());
    return kept.get(key) as T;
  };
  const stage: Stage = {
    world,
    instance: (at) => once("instance", at, () => draw(at.task, at.seed, at.lang, world)),
    start: (at) => once("start", at, async () => prepare(await stage.instance(at), bootAt(at))),
    solved: (at) => once("solved", at, async () => solve(await stage.instance(at), await stage.start(at))),
    verdict: (at) =>
      once("verdict", at, async () => {
        const { instance, start, end } = await stage.solved(at);
        return judge(instance, start, end, complete);
      }),
    misses: (at) =>
      once("misses", at, async () => {
        const solved = await stage.solved(at);
        const succeeds = (end: PhoneState): boolean => judge(solved.instance, solved.start, end, complete).success;
        return nearMisses(taskOf(at.task), solved, mostMisses, succeeds);
      }),
    fields: (at) =>
      once("fields", at, async () => {
        const { instance, start, ...solved } = await stage.solved(at);
        const succeeds = (end: PhoneState): boolean => judge(instance, start, end, complete).success;
        return fieldChanges(taskOf(at.task), { instance, start, ...solved }, succeeds);
      }),
    hacked: ({ task, lang }) =>
      once("hacked", { task, lang, seed: 0 }, () =>
        hacked(taskOf(task), lang, (seed) => stage.instance({ task, lang, seed })),
      ),
  };
  return stage;
}

/** Plays the solution of `params`, an instance's own unless told otherwise. Throws StuckError. */
export async function solve(instance: Instance, start: PhoneState, params: Json = instance.params): Promise<Solved> {
  const task = taskBehind(instance);
  const known = new Knowledge(instance.instruction);
  const { calls, moves } = await record(phone, start, (o) =>
    task.oracle(watched(o, known) as never, params as never, occasionOf(start, instance.lang)),
  );
  return { instance, start, calls, moves, end: moves.at(-1)!, known };
}
