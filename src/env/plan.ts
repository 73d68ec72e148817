// Plans the start of an episode from a request.
import { phone } from "#apps/phone.ts";
import type { EpisodeBody } from "#contract/env.ts";
import { isSuiteTask } from "#judge/json-task.ts";
import type { Boot } from "#os/boot.ts";
import { disturbPhone } from "#os/disturbances.ts";
import type { PhoneState } from "#os/state.ts";
import type { Json } from "#state/json.ts";
import { PatchError } from "#state/patch.ts";
import { createPatches } from "#state/create-patches.ts";
import { Refusal } from "./answer.ts";
import { createBoot } from "./boot.ts";
import {
  drawInstance,
  findInstance,
  restoreInstance,
  invalidField,
  toEpisodeTask,
  type InstanceSources,
} from "./instances.ts";
import { withWorld } from "./world-lookup.ts";
import type { Episode, History } from "./records.ts";
import { isPhoneSnapshot, matchesThisBuild, stateIssues, parseSnapshot } from "./snapshot.ts";
import { build, taskBook, type Instance } from "./task-book.ts";
import { applyPerturbation } from "./writes.ts";

/** The data that an environment reads outside its own journal. */
export interface EnvironmentSources extends InstanceSources {
  /** Returns the snapshot with this id, from any environment, or null if it does not exist. */
  snapshotText(id: string): Promise<string | null>;
}

/** Returns the start of episode `number`. Refuses contradictory fields by path. */
export async function planEpisode(body: EpisodeBody, number: number, sources: EnvironmentSources): Promise<History> {
  const agent = agentOptions(body);
  for (const name of ["graph", "budget", "miss"] as const)
    if (body[name] !== undefined) throw invalidField(name, "Leave this field out: it is only for phones on a graph");
  if (body.snapshot !== undefined) {
    for (const name of snapshotFields)
      if (body[name] !== undefined) throw invalidField(name, "Leave this field out: the snapshot decides it");
    return planFromSnapshot(
      body.snapshot,
      number,
      { ...agent, ...(body.reward ? { reward: body.reward } : {}) },
      sources,
    );
  }
  const seed = body.seed ?? 0;
  const disturbances = (body.perturb ?? []).filter((p) => typeof p === "string");
  const boot = createBoot(body, seed);
  const instance = await findInstance({ ...body, locale: boot.lang }, seed, sources);
  if (instance && body.start_time !== undefined)
    throw invalidField("start_time", "Leave this field out: the task decides when its phone starts");
  let state = instance ? prepareStart(instance, boot) : phone.boot(boot);
  state = disturbPhone(phone, state, disturbances, seed);
  for (const [i, event] of (body.perturb ?? []).entries())
    if (typeof event !== "string") {
      const before = state;
      state = await withWorld(sources.world, () => applyPerturbation(before, event, i));
    }
  const episode: Episode = {
    number,
    boot,
    build,
    task: instance && toEpisodeTask(instance),
    reward: body.reward ?? null,
    ...agent,
    outcome: null,
    endedAt: null,
  };
  return { episode, start: JSON.stringify(createPatches(phone.boot(boot), state)), rows: [] };
}

/** What the agent of an episode may see and do. */
export type AgentOptions = Pick<Episode, "elements" | "tools" | "standardActions">;
const agentOptions = ({ elements = false, tools, extended_actions: extended = true }: EpisodeBody): AgentOptions => ({
  elements,
  ...(tools ? { tools: true } : {}),
  ...(extended ? {} : { standardActions: true }),
});
/** A suite is an uploaded file, so its patches may not apply. */
function prepareStart(instance: Instance, boot: Boot): PhoneState {
  try {
    return taskBook.prepare(instance, boot);
  } catch (error) {
    if (!isSuiteTask(instance.id)) throw error;
    if (error instanceof PatchError)
      throw invalidField("task", "The patches of the task's start do not apply to a new phone");
    const issues = stateIssues(error);
    if (!issues) throw error;
    throw invalidField(
      "task",
      `The task's start is not a valid phone: ${issues[0]?.path ?? ""} ${issues[0]?.message ?? ""}`,
    );
  }
}

/** Returns the history that continues a snapshot as episode `number`. */
export async function planFromSnapshot(
  snapshot: string,
  number: number,
  options: AgentOptions & { reward?: NonNullable<Episode["reward"]> },
  sources: EnvironmentSources,
): Promise<History> {
  const text = await sources.snapshotText(snapshot);
  if (text === null) throw noSnapshotRefusal(snapshot);
  if (!isPhoneSnapshot(text))
    throw new Refusal(
      "conflict",
      `The snapshot ${snapshot} is of a phone on a graph: create an environment from it, or restore it into one on a graph.`,
    );
  if (!matchesThisBuild(text))
    throw new Refusal(
      "gone",
      `The snapshot ${snapshot} was made by an older version of the server and cannot be continued in this one.`,
    );
  const { history, episode } = parseSnapshot(text);
  const { task, ...rest } = episode;
  const instance =
    task &&
    (task.suite_task === undefined
      ? await drawInstance(task.id, task.seed, task.lang, sources)
      : restoreInstance(task.id, task.seed, task.lang, task.suite_task as Json, sources.brand));
  return { ...history, episode: { ...rest, build, task: instance && toEpisodeTask(instance), number, ...options } };
}

export const noSnapshotRefusal = (id: string): Refusal =>
  new Refusal("not-found", `There is no snapshot ${id}, or it was deleted.`, [
    { path: "snapshot", message: "No such snapshot" },
  ]);

const snapshotFields = [
  "task",
  "seed",
  "split",
  "device",
  "locale",
  "theme",
  "font_scale",
  "start_time",
  "perturb",
] as const;
