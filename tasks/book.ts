/** All tasks by id: listed, sampled, prepared and judged. What the server knows of tasks, it knows through this. */
import { defaultBrand } from "../src/brands/chosen.ts";
import type { Brand } from "../src/brands/define.ts";
import { phone } from "../src/apps/phone.ts";
import { apps as registered } from "../src/apps/registry.ts";
import type { AnyTask } from "../src/judge/define.ts";
import { budgetOf, factsOf, instanceOf, prepared, type Instance } from "../src/judge/instance.ts";
import { isSuiteTask, jsonStart, jsonTask, type JsonTask } from "../src/judge/json-task.ts";
import { judgeTask, type Ending, type Verdict } from "../src/judge/judge.ts";
import type { AnyApp } from "../src/os/define.ts";
import type { Lang } from "../src/os/values.ts";
import type { Boot } from "../src/os/boot.ts";
import type { PhoneState } from "../src/os/state.ts";
import type { Json } from "../src/state/json.ts";
import type { World } from "../src/world/read.ts";
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
  /** Distinct instances among the first hundred seeds: at least so many. */
  readonly instances: number;
  readonly answerFields: number;
  readonly revision: number;
}
export function taskOf(id: string): AnyTask {
  const task = tasks.get(id);
  if (!task) throw new Error(`no task ${id}`);
  return task;
}
const apps = registered as readonly AnyApp[];
let listed: readonly TaskInfo[] | null = null;
export const listTasks = (): readonly TaskInfo[] => (listed ??= [...tasks.keys()].map(infoOf));
/** What a list says of one task. */
export function infoOf(id: string): TaskInfo {
  const task = taskOf(id);
  return { ...infoOfTask(id, task), ...(task.listed ?? counted(id, task)) };
}
/** What can be told without drawing an instance. */
export function infoOfTask(id: string, task: AnyTask): Omit<TaskInfo, "instances" | "answerFields"> {
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
function counted(id: string, task: AnyTask): Pick<TaskInfo, "instances" | "answerFields"> {
  const drawn = Array.from({ length: seedsCounted }, (_, seed) => sample(id, seed, "en"));
  return { instances: distinct(drawn), answerFields: answerFieldsOf(task, drawn[0]!) };
}
/** Of how many seeds a list tells the different instances. */
export const seedsCounted = 100;
export const distinct = (drawn: readonly Instance[]): number =>
  new Set(drawn.map(({ params }) => JSON.stringify(params))).size;
export const answerFieldsOf = (task: AnyTask, { params }: Instance): number =>
  task.answer ? Object.keys(task.answer.fields(params as never, (en) => en)).length : 0;

/** The instance of a seed, with what it takes from the world. */
export async function draw(
  id: string,
  seed: number,
  lang: Lang,
  world: World,
  brand: Brand = defaultBrand,
): Promise<Instance> {
  return sample(id, seed, lang, await factsOf(id, taskOf(id), seed, lang, world), brand);
}
/** The same again, from facts that were kept. */
export const sample = (
  id: string,
  seed: number,
  lang: Lang,
  facts: Json = null,
  brand: Brand = defaultBrand,
): Instance => instanceOf(phone, id, taskBehind({ id, facts }), seed, lang, facts, brand);
/** The one instance of a task of a suite, whatever the seed. */
export const suiteInstance = (
  id: string,
  seed: number,
  lang: Lang,
  json: JsonTask,
  brand: Brand = defaultBrand,
): Instance => instanceOf(phone, id, jsonTask(json, apps), seed, lang, json as unknown as Json, brand);
/** The task that an instance is of: one that is built in, or the JSON among its facts. */
export const taskBehind = ({ id, facts }: Pick<Instance, "id" | "facts">): AnyTask =>
  isSuiteTask(id) ? jsonTask(facts as unknown as JsonTask, apps) : taskOf(id);
export const prepare = (instance: Instance, boot: Boot): PhoneState =>
  isSuiteTask(instance.id)
    ? jsonStart(phone, instance.facts as unknown as JsonTask, boot)
    : prepared(phone, taskOf(instance.id), instance, boot);
export const judge = (
  instance: Instance,
  before: PhoneState,
  after: PhoneState,
  end: Omit<Ending, "budget">,
): Verdict =>
  judgeTask(taskBehind(instance), instance.params as never, phone, instance.lang, before, after, {
    ...end,
    budget: instance.budget,
  });
