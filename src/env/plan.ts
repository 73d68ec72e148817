// What an episode starts from, as a body asks for it.
import { phone } from "../apps/phone.ts";
import type { EpisodeBody } from "../contract/env.ts";
import { isSuiteTask } from "../judge/json-task.ts";
import type { Boot } from "../os/boot.ts";
import { disturbed } from "../os/perturb.ts";
import type { PhoneState } from "../os/state.ts";
import type { Json } from "../state/json.ts";
import { PatchError } from "../state/patch.ts";
import { overlayOf } from "../state/overlay.ts";
import { Refusal } from "./answer.ts";
import { bootOf } from "./boots.ts";
import { drawn, instanceOf, keptInstance, invalid, taskOf, type DrawnWith } from "./instances.ts";
import { withWorld } from "./lookup.ts";
import type { Episode, History } from "./records.ts";
import { isOfPhone, leadsTo, stateIssues, storedSnapshot } from "./snapshot.ts";
import { build, taskBook, type Instance } from "./task-book.ts";
import { perturbed } from "./writes.ts";

/** What an environment looks up beyond its own journal. */
export interface Sources extends DrawnWith {
  /** A snapshot of any environment by its id; null where there is none, or no more. */
  snapshotText(id: string): Promise<string | null>;
}

/** The start of episode `number`. Refuses, by path, what does not fit together. */
export async function planned(body: EpisodeBody, number: number, sources: Sources): Promise<History> {
  const elements = body.elements ?? false;
  const tools = body.tools ? ({ tools: true } as const) : {};
  for (const name of ["graph", "budget", "miss"] as const)
    if (body[name] !== undefined) throw invalid(name, "Leave this field out: it is only for phones on a graph");
  if (body.snapshot !== undefined) {
    for (const name of saidBySnapshot)
      if (body[name] !== undefined) throw invalid(name, "Leave this field out: the snapshot decides it");
    return plannedFrom(
      body.snapshot,
      number,
      { elements, ...tools, ...(body.reward ? { reward: body.reward } : {}) },
      sources,
    );
  }
  const seed = body.seed ?? 0;
  const disturbances = (body.perturb ?? []).filter((p) => typeof p === "string");
  const boot = bootOf(body, seed);
  const instance = await instanceOf({ ...body, locale: boot.lang }, seed, sources);
  if (instance && body.start_time !== undefined)
    throw invalid("start_time", "Leave this field out: the task decides when its phone starts");
  let state = instance ? startOf(instance, boot) : phone.boot(boot);
  state = disturbed(phone, state, disturbances, seed);
  for (const [i, event] of (body.perturb ?? []).entries())
    if (typeof event !== "string") {
      const before = state;
      state = await withWorld(sources.world, () => perturbed(before, event, i));
    }
  const episode: Episode = {
    number,
    boot,
    build,
    task: instance && taskOf(instance),
    reward: body.reward ?? null,
    elements,
    ...tools,
    outcome: null,
    endedAt: null,
  };
  return { episode, start: JSON.stringify(overlayOf(phone.boot(boot), state)), rows: [] };
}

/** A suite comes from outside: its patches may fit nowhere. */
function startOf(instance: Instance, boot: Boot): PhoneState {
  try {
    return taskBook.prepare(instance, boot);
  } catch (error) {
    if (!isSuiteTask(instance.id)) throw error;
    if (error instanceof PatchError)
      throw invalid("task", "The patches of the task's start do not apply to a new phone");
    const issues = stateIssues(error);
    if (!issues) throw error;
    throw invalid(
      "task",
      `The task's start is not a valid phone: ${issues[0]?.path ?? ""} ${issues[0]?.message ?? ""}`,
    );
  }
}

/** Goes on where a snapshot stopped, as episode `number`. */
export async function plannedFrom(
  snapshot: string,
  number: number,
  options: Pick<Episode, "elements" | "tools"> & { reward?: NonNullable<Episode["reward"]> },
  sources: Sources,
): Promise<History> {
  const text = await sources.snapshotText(snapshot);
  if (text === null) throw noSnapshot(snapshot);
  if (!isOfPhone(text))
    throw new Refusal(
      "conflict",
      `The snapshot ${snapshot} is of a phone on a graph: create an environment from it, or restore it into one on a graph.`,
    );
  if (!leadsTo(text))
    throw new Refusal(
      "gone",
      `The snapshot ${snapshot} was made by an older version of the server and cannot go on in this one.`,
    );
  const { history, episode } = storedSnapshot(text);
  const { task, ...rest } = episode;
  const instance =
    task &&
    (task.suite_task === undefined
      ? await drawn(task.id, task.seed, task.lang, sources)
      : keptInstance(task.id, task.seed, task.lang, task.suite_task as Json, sources.brand));
  return { ...history, episode: { ...rest, build, task: instance && taskOf(instance), number, ...options } };
}

export const noSnapshot = (id: string): Refusal =>
  new Refusal("not-found", `There is no snapshot ${id}, or it was deleted.`, [
    { path: "snapshot", message: "No such snapshot" },
  ]);

const saidBySnapshot = [
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
