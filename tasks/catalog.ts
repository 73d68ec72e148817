/** All tasks by id. The server uses only this module to list, sample, prepare and judge tasks. */
import { defaultBrand } from "#brands/lookup.ts";
import type { Brand } from "#brands/define.ts";
import { phone } from "#apps/phone.ts";
import { apps as registered } from "#apps/registry.ts";
import type { AnyTask } from "#judge/define.ts";
import { budgetOf, readFacts, createInstance, preparePhone, type Instance } from "#judge/instance.ts";
import { isSuiteTask, prepareJsonPhone, jsonTask, type JsonTask } from "#judge/json-task.ts";
import { judgeTask, type Ending, type Verdict } from "#judge/judge.ts";
import type { AnyApp } from "#os/define.ts";
import type { Lang } from "#os/values.ts";
import type { Boot } from "#os/boot.ts";
import type { PhoneState } from "#os/state.ts";
import type { Json } from "#state/json.ts";
import type { World } from "#world/read.ts";
import { tasks as registry } from "./registry.ts";

export { isDerived } from "./kit/derived-fields.ts";
export const tasks: ReadonlyMap<string, AnyTask> = new Map(registry as readonly (readonly [string, AnyTask])[]);

export interface TaskInfo {
  readonly id: string;
  readonly suite: string;
  readonly split: "test" | "train" | "high_risk";
  readonly apps: readonly string[];
  readonly scope: "S1" | "S2" | "S3";
  readonly objective: string;
  readonly composition: string;
  readonly difficulty: string;
  readonly tags: readonly string[];
  readonly highRisk: boolean;
  readonly budget: number;
  /** The number of distinct instances among the first hundred seeds. All seeds together can give more. */
  readonly instances: number;
  readonly answerFields: number;
  readonly revision: number;
}
export function getTask(id: string): AnyTask {
  const task = tasks.get(id);
  if (!task) throw new Error(`no task ${id}`);
  return task;
}
const apps = registered as readonly AnyApp[];
let taskListCache: readonly TaskInfo[] | null = null;
export const listTasks = (): readonly TaskInfo[] => (taskListCache ??= [...tasks.keys()].map(taskListEntry));
/** Returns the entry of one task in the list of tasks. */
export function taskListEntry(id: string): TaskInfo {
  const task = getTask(id);
  return { ...staticTaskInfo(id, task), ...(task.listed ?? countInstances(id, task)) };
}
/** Returns the part of the entry that does not depend on instances. */
export function staticTaskInfo(id: string, task: AnyTask): Omit<TaskInfo, "instances" | "answerFields"> {
  const ids = task.apps.map((app: AnyApp) => app.id) as string[];
  return {
    id,
    suite: id.split("/")[0]!,
    split: task.split,
    apps: ids,
    scope: ids.length === 1 ? "S1" : ids.length === 2 ? "S2" : "S3",
    objective: task.objective,
    composition: task.composition,
    difficulty: task.difficulty,
    tags: task.tags,
    highRisk: task.split === "high_risk" || task.highRisk === true,
    budget: budgetOf(task),
    revision: task.revision,
  };
}
function countInstances(id: string, task: AnyTask): Pick<TaskInfo, "instances" | "answerFields"> {
  const drawn = Array.from({ length: countedSeeds }, (_, seed) => sample(id, seed, "en"));
  return { instances: countDistinct(drawn), answerFields: countAnswerFields(task, drawn[0]!) };
}
/** The number of seeds over which the list counts distinct instances. */
export const countedSeeds = 100;
export const countDistinct = (drawn: readonly Instance[]): number =>
  new Set(drawn.map(({ params }) => JSON.stringify(params))).size;
export const countAnswerFields = (task: AnyTask, { params }: Instance): number =>
  task.answer ? Object.keys(task.answer.fields(params as never, (en) => en)).length : 0;

/** Returns the instance of a seed, with the facts that the task reads from the world. */
export async function draw(
  id: string,
  seed: number,
  lang: Lang,
  world: World,
  brand: Brand = defaultBrand,
): Promise<Instance> {
  return sample(id, seed, lang, await readFacts(id, getTask(id), seed, lang, world), brand);
}
/** Returns the instance of a seed, from facts that were stored before. */
export const sample = (
  id: string,
  seed: number,
  lang: Lang,
  facts: Json = null,
  brand: Brand = defaultBrand,
): Instance => createInstance(phone, id, getInstanceTask({ id, facts }), seed, lang, facts, brand);
/** Returns the only instance of a suite task. The seed has no effect. */
export const suiteInstance = (
  id: string,
  seed: number,
  lang: Lang,
  json: JsonTask,
  brand: Brand = defaultBrand,
): Instance => createInstance(phone, id, jsonTask(json, apps), seed, lang, json as unknown as Json, brand);
/**
 * Returns the task of an instance. The task is a built-in task, or the JSON task that is stored in the instance's
 * facts.
 */
export const getInstanceTask = ({ id, facts }: Pick<Instance, "id" | "facts">): AnyTask =>
  isSuiteTask(id) ? jsonTask(facts as unknown as JsonTask, apps) : getTask(id);
export const prepare = (instance: Instance, boot: Boot): PhoneState =>
  isSuiteTask(instance.id)
    ? prepareJsonPhone(phone, instance.facts as unknown as JsonTask, boot)
    : preparePhone(phone, getTask(instance.id), instance, boot);
export const judge = (
  instance: Instance,
  before: PhoneState,
  after: PhoneState,
  end: Omit<Ending, "budget">,
): Verdict =>
  judgeTask(getInstanceTask(instance), instance.params as never, phone, instance.lang, before, after, {
    ...end,
    budget: instance.budget,
  });
