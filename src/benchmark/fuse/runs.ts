// Runs of ours as recordings: set up on a server again, which knows every state; or by the pictures that a run kept.
import { readFileSync } from "node:fs";
import type { Action } from "../../contract/action.ts";
import type { Command } from "../../contract/json.ts";
import type { Graph } from "../../graph/graph.ts";
import type { World } from "../../world/read.ts";
import { brandCalled } from "../../brands/chosen.ts";
import { draw, tasks } from "../../../tasks/book.ts";
import type { Client } from "../../../clients/typescript/src/client.ts";
import type { EpisodeFolder, Meta, RunFolder } from "../run/folder.ts";
import { shadesOf } from "../run/pictures.ts";
import { keyOf } from "../run/plan.ts";
import { RunError } from "../run/run-error.ts";
import { deepFreeze } from "../../state/json.ts";
import { subjectOf } from "./build.ts";
import { moveOf } from "./moves.ts";
import { printOf } from "./picture.ts";
import { pictureNameOf, recordingOf, type Sights } from "./record.ts";
import type { Frame, Recording, Subject } from "./recording.ts";

/** An episode that is to be fused, and what it is of. */
export interface Kept {
  /** Unique among the runs that were named. */
  readonly id: string;
  readonly task: string;
  readonly seed: number;
  readonly meta: Meta;
  readonly folder: EpisodeFolder;
}
/** By task, seed and what the phone was: those of a group become one graph. Throws RunError where a folder holds no run. */
export function keptIn(folders: readonly RunFolder[], matches: (task: string) => boolean): Kept[][] {
  const all = folders.flatMap((folder, number) => {
    if (!folder.exists) throw new RunError(`${folder.path} holds no run`);
    const meta = folder.meta();
    if (meta.config.scenario) throw new RunError(`${folder.path} holds a run of a scenario: its tasks are others`);
    return folder.results().flatMap((line): Kept[] => {
      const kept = folder.episode(line);
      // A hidden seed is nobody's to fuse.
      if (line.seed === null || !matches(line.task) || !kept.exists) return [];
      const id = `${String(number + 1).padStart(2, "0")}-${meta.config.agent.name}-${keyOf(line)}`;
      return [{ id, task: line.task, seed: line.seed, meta, folder: kept }];
    });
  });
  return [
    ...Map.groupBy(all, ({ task, seed, meta }) =>
      JSON.stringify([task, seed, meta.config.locale, meta.provenance.device]),
    ).values(),
  ];
}
/** As a graph's name, and a folder's. */
export const graphIdOf = (task: string, seed: number): string => `${task.replaceAll("/", ".")}.s${seed}`;

export async function subjectFor(
  [{ task, seed, meta }]: readonly [Kept, ...Kept[]],
  mode: Graph["mode"],
  world: World,
) {
  if (!tasks.has(task)) throw new RunError(`There is no task ${task} any more`);
  const { provenance, config } = meta;
  const instance = await draw(task, seed, config.locale, world, brandCalled(provenance.brand));
  const { width, height, dpr } = provenance.device;
  return {
    ...subjectOf(instance, graphIdOf(task, seed)),
    mode,
    size: { width: Math.round(width * dpr), height: Math.round(height * dpr) },
    // Where nothing but pictures was compared, nobody knows what BACK does elsewhere.
    history: mode !== "exact",
  } satisfies Subject;
}

/** With every state, picture and element. `sights`: of one start. Throws RunError where the run does not hold its states. */
export async function revisited(client: Client, { id, meta, folder }: Kept, sights: Sights): Promise<Recording> {
  const [states, file] = [folder.states(), folder.snapshot()];
  if (!states || !file) throw new RunError(`${folder.path} does not hold its states`);
  const { snapshot } = await client.upload(file);
  const env = await client.create({ snapshot });
  try {
    const told = { id, agent: meta.config.agent.name, verdict: folder.file().verdict };
    return (await recordingOf(env, sights, deepFreeze(states.before), file, told)).recording;
  } finally {
    await env.remove().catch(() => {});
  }
}

/** By what the run kept: no server, no elements. Throws RunError where a picture is missing. */
export async function pictured({ id, meta, folder }: Kept, pictures: Map<string, Uint8Array>): Promise<Recording> {
  const steps = folder.steps();
  const { verdict } = folder.file();
  const last = steps.at(-1)?.action.type;
  // The word that ends an episode leads nowhere.
  const acts = last === "COMPLETE" || last === "ABORT" ? steps.slice(0, -1) : steps;
  const frames = await Promise.all(
    [0, ...acts.map(({ step }) => step)].map(async (step): Promise<Frame> => {
      const path = folder.picturePath(step);
      if (path === null) throw new RunError(`${folder.path} has no picture of step ${step}`);
      const bytes = readFileSync(path);
      const picture = pictureNameOf(bytes, "png");
      pictures.set(picture, bytes);
      return { ...unseen, picture, print: printOf(await shadesOf(bytes)) };
    }),
  );
  const brand = brandCalled(meta.provenance.brand);
  return {
    id,
    agent: meta.config.agent.name,
    frames,
    moves: acts.map(({ action, commands }) => ({
      ...moveOf(action as Action, [], commands as readonly Command[], brand),
      act: null,
    })),
    success: verdict.success,
    outcome: verdict.outcome,
  };
}
const unseen = {
  key: null,
  clock: null,
  elements: null,
  touchable: [],
  app: null,
  screen: null,
  place: "",
  label: null,
} as const;

/** The same, with what pictures are compared by. */
export async function printed(recording: Recording, pictures: ReadonlyMap<string, Uint8Array>): Promise<Recording> {
  const frames = await Promise.all(
    recording.frames.map(async (frame) => {
      const bytes = frame.picture === null ? undefined : pictures.get(frame.picture);
      return bytes ? { ...frame, print: printOf(await shadesOf(bytes)) } : frame;
    }),
  );
  return { ...recording, frames };
}
