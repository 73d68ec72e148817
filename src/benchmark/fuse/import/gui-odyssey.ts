// Reads GUI-Odyssey's annotations: one file per episode (or a list of episodes), with points in 0..1000. The second
// release also has boxes. The names of actions differ between the data set's description and its files (TYPE and TEXT,
// BACK and a click on KEY_BACK, IMPOSSIBLE and INCOMPLETE). Both names are accepted.
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";
import type { Action } from "#contract/action.ts";
import { RunError } from "../../run/run-error.ts";
import type { Box } from "#recordings/graph.ts";
import {
  boxIn,
  groupByTask,
  readJson,
  moveFrom,
  findPicturePath,
  PictureStore,
  type ImportResult,
  type ImportedRecording,
} from "./import.ts";

const pointSchema = v.tuple([v.number(), v.number()]);
const Step = v.looseObject({
  screenshot: v.string(),
  action: v.string(),
  info: v.union([v.string(), v.array(pointSchema)]),
  /** The box around the click, in 0..1000. */
  sam2_bbox: v.optional(v.nullable(v.union([v.tuple([v.number(), v.number(), v.number(), v.number()]), v.tuple([])]))),
});
type Step = v.InferOutput<typeof Step>;
const EpisodeFile = v.looseObject({
  episode_id: v.optional(v.nullable(v.union([v.string(), v.number()]))),
  task_info: v.looseObject({ task: v.optional(v.string()), instruction: v.string() }),
  steps: v.pipe(v.array(Step), v.minLength(1)),
  /** Only present in files that Phonebooth exported. */
  original: v.optional(v.looseObject({ success: v.boolean() })),
});

/**
 * `root` is a folder that contains `annotations/*.json` or the annotation files themselves, and the pictures to which
 * these files refer.
 */
export async function readGuiOdyssey(root: string): Promise<ImportResult> {
  const folder = existsSync(join(root, "annotations")) ? join(root, "annotations") : root;
  const names = readdirSync(folder)
    .filter((name) => name.endsWith(".json") && name !== "losses.json")
    .toSorted();
  if (names.length === 0) throw new RunError(`${root} does not contain annotations of GUI-Odyssey`);
  const pictures = new PictureStore(root);
  const ways: ImportedRecording[] = [];
  const skipped: string[] = [];
  const tried = async (where: string, read: () => Promise<ImportedRecording>): Promise<void> => {
    try {
      ways.push(await read());
    } catch (error) {
      if (!(error instanceof RunError || error instanceof v.ValiError)) throw error;
      skipped.push(`${where}: ${error.message}`);
    }
  };
  for (const name of names) {
    const stem = name.replace(/\.json$/, "");
    let read: unknown;
    try {
      read = readJson(join(folder, name));
    } catch (error) {
      if (!(error instanceof RunError)) throw error;
      skipped.push(`${name}: ${error.message}`);
      continue;
    }
    if (!Array.isArray(read)) await tried(name, () => readEpisode(root, v.parse(EpisodeFile, read), stem, pictures));
    else
      for (const [i, one] of read.entries())
        await tried(`${name}, episode ${i + 1}`, () =>
          readEpisode(root, v.parse(EpisodeFile, one), `${stem}-${i + 1}`, pictures),
        );
  }
  return { tasks: groupByTask(ways), pictures: pictures.byName, skipped };
}

/**
 * `place` is the episode's position in its folder. It is the episode's name if the episode has no id. Throws RunError
 * if the episode has no final action.
 */
async function readEpisode(
  root: string,
  file: v.InferOutput<typeof EpisodeFile>,
  place: string,
  pictures: PictureStore,
): Promise<ImportedRecording> {
  const { steps, task_info: about, original } = file;
  const framesAndSizes = await Promise.all(
    steps.map(({ screenshot }) => pictures.load(findPicturePath(root, screenshot, ["screenshots", "images"]))),
  );
  const last = steps.at(-1)!;
  const ends = last.action === "COMPLETE" || last.action === "IMPOSSIBLE" || last.action === "INCOMPLETE";
  if (!ends && original === undefined)
    throw new RunError(`it ends with ${last.action}, not with COMPLETE, IMPOSSIBLE or INCOMPLETE`);
  const id = String(file.episode_id ?? place);
  // If no screen follows an action, the action is left out of the graph.
  const moves = steps.slice(0, -1).map((step) => moveFrom(...actionOf(step)));
  return {
    id,
    task: JSON.stringify([about.instruction]),
    name: about.task ?? id,
    instruction: about.instruction,
    success: ends ? last.action === "COMPLETE" && (original?.success ?? true) : original!.success,
    frames: framesAndSizes.map(({ frame }) => frame),
    moves,
    size: framesAndSizes[0]!.size,
  };
}

/** Throws RunError for an action that the format does not have. */
function actionOf({ action, info, sam2_bbox: around }: Step): [Action, Box[] | null] {
  const box = around && around.length === 4 ? boxIn({ width: 1000, height: 1000 }, around) : null;
  const points = typeof info === "string" ? [] : info;
  const [from, to] = points.map(([x, y]): [number, number] => [clampToThousand(x), clampToThousand(y)]);
  if ((action === "CLICK" || action === "LONG_PRESS") && from) return [{ type: action, point: from }, box && [box]];
  if (action === "SCROLL" && from && to) return [{ type: "SWIPE", point1: from, point2: to }, null];
  if ((action === "TYPE" || action === "TEXT") && typeof info === "string")
    return [{ type: "TYPE", value: info }, null];
  if (action === "HOME" || action === "BACK" || action === "RECENT") return [{ type: action }, null];
  const isTouch = action === "CLICK" || action === "LONG_PRESS";
  const key = isTouch && typeof info === "string" ? keys[info] : undefined;
  if (key) return [{ type: key }, null];
  throw new RunError(`The action ${action} with ${JSON.stringify(info)} is not known before the last step`);
}
const keys: Readonly<Record<string, "HOME" | "BACK" | "RECENT">> = {
  KEY_HOME: "HOME",
  KEY_BACK: "BACK",
  KEY_APPSELECT: "RECENT",
  KEY_RECENT: "RECENT",
};
const clampToThousand = (n: number): number => Math.min(1000, Math.max(0, n));
