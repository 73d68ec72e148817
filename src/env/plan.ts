// What an episode starts from, as a body asks for it.
import { phone } from "../apps/phone.ts";
import type { EpisodeBody } from "../contract/env.ts";
import { disturbed } from "../os/perturb.ts";
import { overlayOf } from "../state/overlay.ts";
import { Refusal } from "./answer.ts";
import { bootOf } from "./boots.ts";
import { drawn, instanceOf, invalid, taskOf, type DrawnWith } from "./instances.ts";
import { withWorld } from "./lookup.ts";
import type { Episode } from "./records.ts";
import { storedSnapshot, type History } from "./snapshot.ts";
import { taskBook } from "./task-book.ts";
import { perturbed } from "./writes.ts";

/** What an environment looks up beyond its own journal. */
export interface Sources extends DrawnWith {
  /** A snapshot of any environment by its id; null where there is none, or no more. */
  snapshotText(id: string): Promise<string | null>;
}

/** The start of episode `number`. Refuses, by path, what does not fit together. */
export async function planned(body: EpisodeBody, number: number, sources: Sources): Promise<History> {
  const elements = body.elements ?? false;
  if (body.snapshot !== undefined) {
    for (const name of saidBySnapshot) if (body[name] !== undefined) throw invalid(name, "The snapshot says this");
    return plannedFrom(body.snapshot, number, { elements, ...(body.reward ? { reward: body.reward } : {}) }, sources);
  }
  const seed = body.seed ?? 0;
  const disturbances = (body.perturb ?? []).filter((p) => typeof p === "string");
  const boot = bootOf(body, seed);
  const instance = await instanceOf({ ...body, locale: boot.lang }, seed, sources);
  if (instance && body.start_time !== undefined) throw invalid("start_time", "A task says when its phone starts");
  let state = instance ? taskBook.prepare(instance, boot) : phone.boot(boot);
  state = disturbed(phone, state, disturbances, seed);
  for (const [i, event] of (body.perturb ?? []).entries())
    if (typeof event !== "string") {
      const before = state;
      state = await withWorld(sources.world, () => perturbed(before, event, i));
    }
  const episode: Episode = {
    number,
    boot,
    task: instance && taskOf(instance),
    reward: body.reward ?? null,
    elements,
    outcome: null,
    endedAt: null,
  };
  return { episode, start: JSON.stringify(overlayOf(phone.boot(boot), state)), rows: [] };
}

/** Goes on where a snapshot stopped, as episode `number`. */
export async function plannedFrom(
  snapshot: string,
  number: number,
  options: Pick<Episode, "elements"> & { reward?: NonNullable<Episode["reward"]> },
  sources: Sources,
): Promise<History> {
  const text = await sources.snapshotText(snapshot);
  if (text === null) throw noSnapshot(snapshot);
  const { history, episode } = storedSnapshot(text);
  const { task, ...rest } = episode;
  const instance = task && (await drawn(task.id, task.seed, task.lang, sources));
  return { ...history, episode: { ...rest, task: instance && taskOf(instance), number, ...options } };
}

export const noSnapshot = (id: string): Refusal =>
  new Refusal("not-found", `There is no snapshot ${id}, or no more.`, [
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
