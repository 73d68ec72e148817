// GUI-Odyssey's annotations: a file an episode, points in 0..1000; boxes where the second release has them.
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";
import type { Action } from "../../../contract/action.ts";
import { RunError } from "../../run/run-error.ts";
import type { Box } from "../../../graph/graph.ts";
import { boxIn, gathered, jsonOf, moveFrom, pathAmong, Pictures, type Import, type Way } from "./import.ts";

const spot = v.tuple([v.number(), v.number()]);
const Step = v.looseObject({
  screenshot: v.string(),
  action: v.string(),
  info: v.union([v.string(), v.array(spot)]),
  /** What lies around the click, in 0..1000. */
  sam2_bbox: v.optional(v.nullable(v.union([v.tuple([v.number(), v.number(), v.number(), v.number()]), v.tuple([])]))),
});
type Step = v.InferOutput<typeof Step>;
const File = v.looseObject({
  episode_id: v.union([v.string(), v.number()]),
  task_info: v.looseObject({ task: v.optional(v.string()), instruction: v.string() }),
  steps: v.pipe(v.array(Step), v.minLength(1)),
  /** Of our own exports. */
  original: v.optional(v.looseObject({ success: v.boolean() })),
});

/** `root` holds `annotations/*.json`, or the files themselves, and the pictures that they name. */
export async function guiOdysseyIn(root: string): Promise<Import> {
  const folder = existsSync(join(root, "annotations")) ? join(root, "annotations") : root;
  const names = readdirSync(folder)
    .filter((name) => name.endsWith(".json") && name !== "losses.json")
    .toSorted();
  if (names.length === 0) throw new RunError(`${root} holds no annotations of GUI-Odyssey`);
  const pictures = new Pictures(root);
  const ways: Way[] = [];
  const left: string[] = [];
  for (const name of names) {
    try {
      ways.push(await wayOf(root, v.parse(File, jsonOf(join(folder, name))), pictures));
    } catch (error) {
      if (!(error instanceof RunError || error instanceof v.ValiError)) throw error;
      left.push(`${name}: ${error.message}`);
    }
  }
  return { tasks: gathered(ways), pictures: pictures.kept, left };
}

async function wayOf(root: string, file: v.InferOutput<typeof File>, pictures: Pictures): Promise<Way> {
  const { steps, task_info: about, original } = file;
  const seen = await Promise.all(
    steps.map(({ screenshot }) => pictures.frame(pathAmong(root, screenshot, ["screenshots", "images"]))),
  );
  const last = steps.at(-1)!;
  const told = last.action === "COMPLETE" || last.action === "IMPOSSIBLE" || last.action === "INCOMPLETE";
  // An action that no screen follows leads nowhere.
  const moves = steps.slice(0, -1).map((step) => moveFrom(...actionOf(step)));
  return {
    id: String(file.episode_id),
    task: JSON.stringify([about.instruction]),
    name: about.task ?? String(file.episode_id),
    instruction: about.instruction,
    success: told && last.action === "COMPLETE" && (original?.success ?? true),
    frames: seen.map(({ frame }) => frame),
    moves,
    size: seen[0]!.size,
  };
}

/** Throws RunError for what the format does not have. */
function actionOf({ action, info, sam2_bbox: around }: Step): [Action, Box[] | null] {
  const box = around && around.length === 4 ? boxIn({ width: 1000, height: 1000 }, around) : null;
  const points = typeof info === "string" ? [] : info;
  const [from, to] = points.map(([x, y]): [number, number] => [clamped(x), clamped(y)]);
  if ((action === "CLICK" || action === "LONG_PRESS") && from) return [{ type: action, point: from }, box && [box]];
  if (action === "SCROLL" && from && to) return [{ type: "SWIPE", point1: from, point2: to }, null];
  if (action === "TYPE" && typeof info === "string") return [{ type: "TYPE", value: info }, null];
  if (action === "HOME" || action === "BACK") return [{ type: action }, null];
  const key = action === "CLICK" && typeof info === "string" ? keys[info] : undefined;
  if (key) return [{ type: key }, null];
  throw new RunError(`There is no action ${action} with ${JSON.stringify(info)} before the last step`);
}
const keys: Readonly<Record<string, "HOME" | "BACK" | "RECENT">> = {
  KEY_HOME: "HOME",
  KEY_BACK: "BACK",
  KEY_APPSELECT: "RECENT",
  KEY_RECENT: "RECENT",
};
const clamped = (n: number): number => Math.min(1000, Math.max(0, n));
