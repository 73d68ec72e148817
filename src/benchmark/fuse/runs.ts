// Converts Phonebooth's own runs to recordings. Either restores the episodes on a server, which computes every state,
// or uses the pictures in the run folder.
import { readFileSync } from "node:fs";
import type { Action } from "#contract/action.ts";
import type { Command } from "#contract/json.ts";
import type { Graph } from "#recordings/graph.ts";
import type { World } from "#world/read.ts";
import { getBrand } from "#brands/lookup.ts";
import { draw, tasks } from "#tasks/catalog.ts";
import type { Client } from "../../../clients/typescript/src/client.ts";
import type { EpisodeFolder, RunMeta, RunFolder } from "../run/folder.ts";
import { toGreyscale } from "../run/pictures.ts";
import { episodeKeyOf } from "../run/plan.ts";
import { RunError } from "../run/run-error.ts";
import { deepFreeze } from "#state/json.ts";
import { graphHeaderOf } from "./build.ts";
import { moveOf } from "./moves.ts";
import { printOf } from "./picture.ts";
import { pictureNameOf, traceEpisode, type FrameCache } from "./trace.ts";
import type { Frame, Recording, GraphHeader } from "./recording.ts";

/** An episode that will be fused, with its task. */
export interface StoredEpisode {
  /** The id of the episode, unique among the given runs. */
  readonly id: string;
  readonly task: string;
  readonly seed: number;
  readonly meta: RunMeta;
  readonly folder: EpisodeFolder;
}
/**
 * Groups the episodes by task, seed, language and device. Each group becomes one graph. Throws RunError if a folder
 * contains no run.
 */
export function storedEpisodesIn(folders: readonly RunFolder[], matches: (task: string) => boolean): StoredEpisode[][] {
  const all = folders.flatMap((folder, number) => {
    if (!folder.exists) throw new RunError(`${folder.path} holds no run`);
    const meta = folder.meta();
    if (meta.config.scenario) throw new RunError(`${folder.path} holds a run of a scenario; such runs cannot be fused`);
    return folder.results().flatMap((line): StoredEpisode[] => {
      const episodeFolder = folder.episode(line);
      // Episodes with a hidden seed are not fused.
      if (line.seed === null || !matches(line.task) || !episodeFolder.exists) return [];
      const id = `${String(number + 1).padStart(2, "0")}-${meta.config.agent.name}-${episodeKeyOf(line)}`;
      return [{ id, task: line.task, seed: line.seed, meta, folder: episodeFolder }];
    });
  });
  return [
    ...Map.groupBy(all, ({ task, seed, meta }) =>
      JSON.stringify([task, seed, meta.config.locale, meta.provenance.device]),
    ).values(),
  ];
}
/** Returns the id of a graph, which is also the name of the graph's folder. */
export const graphIdOf = (task: string, seed: number): string => `${task.replaceAll("/", ".")}.s${seed}`;

export async function graphHeaderFor(
  [{ task, seed, meta }]: readonly [StoredEpisode, ...StoredEpisode[]],
  mode: Graph["mode"],
  world: World,
) {
  if (!tasks.has(task)) throw new RunError(`The task ${task} no longer exists`);
  const { provenance, config } = meta;
  const instance = await draw(task, seed, config.locale, world, getBrand(provenance.brand));
  const { width, height, dpr } = provenance.device;
  return {
    ...graphHeaderOf(instance, graphIdOf(task, seed)),
    mode,
    size: { width: Math.round(width * dpr), height: Math.round(height * dpr) },
    // In exact mode, BACK only follows recorded edges. In other modes, BACK without an edge returns to the previous
    // screen.
    history: mode !== "exact",
  } satisfies GraphHeader;
}

/**
 * Returns a recording with every state, picture and element. `sights` must belong to the same start. Throws RunError if
 * the run does not contain its states.
 */
export async function recordingFromServer(
  client: Client,
  { id, meta, folder }: StoredEpisode,
  sights: FrameCache,
): Promise<Recording> {
  const [states, file] = [folder.states(), folder.snapshot()];
  if (!states || !file) throw new RunError(`${folder.path} has no stored states`);
  const { snapshot } = await client.upload(file);
  const env = await client.create({ snapshot });
  try {
    const facts = { id, agent: meta.config.agent.name, verdict: folder.file().verdict };
    return (await traceEpisode(env, sights, deepFreeze(states.before), file, facts)).recording;
  } finally {
    await env.remove().catch(() => {});
  }
}

/**
 * Returns a recording from the pictures of the run. Needs no server, but the recording has no elements. Throws RunError
 * if a picture is missing.
 */
export async function recordingFromPictures(
  { id, meta, folder }: StoredEpisode,
  pictures: Map<string, Uint8Array>,
): Promise<Recording> {
  const steps = folder.steps();
  const { verdict } = folder.file();
  const last = steps.at(-1)?.action.type;
  // The graph gets no edge for the action that ends an episode.
  const acts = last === "COMPLETE" || last === "ABORT" ? steps.slice(0, -1) : steps;
  const frames = await Promise.all(
    [0, ...acts.map(({ step }) => step)].map(async (step): Promise<Frame> => {
      const path = folder.picturePath(step);
      if (path === null) throw new RunError(`${folder.path} has no picture of step ${step}`);
      const bytes = readFileSync(path);
      const picture = pictureNameOf(bytes, "png");
      pictures.set(picture, bytes);
      return { ...emptyFrame, picture, print: printOf(await toGreyscale(bytes)) };
    }),
  );
  const brand = getBrand(meta.provenance.brand);
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
const emptyFrame = {
  key: null,
  clock: null,
  elements: null,
  touchable: [],
  app: null,
  screen: null,
  place: "",
  label: null,
} as const;

/** Returns the recording with the prints of its pictures. */
export async function withPrints(recording: Recording, pictures: ReadonlyMap<string, Uint8Array>): Promise<Recording> {
  const frames = await Promise.all(
    recording.frames.map(async (frame) => {
      const bytes = frame.picture === null ? undefined : pictures.get(frame.picture);
      return bytes ? { ...frame, print: printOf(await toGreyscale(bytes)) } : frame;
    }),
  );
  return { ...recording, frames };
}
