// Reads AndroidControl in two forms. The JSONL form for evaluators has one episode per line, with points in pixels and
// the boxes in which a click counts as correct. The other form has the original fields decoded to JSON: one file per
// episode, with accessibility trees.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";
import type { Action } from "#contract/action.ts";
import { RunError } from "../../run/run-error.ts";
import type { Box } from "#recordings/graph.ts";
import { elementsOf, Tree } from "./accessibility.ts";
import {
  boxIn,
  groupByTask,
  readJson,
  moveFrom,
  findPicturePath,
  PictureStore,
  pointIn,
  strokeInDirection,
  withElements,
  type ImportResult,
  type Size,
  type ImportedRecording,
} from "./import.ts";

const pointSchema = v.tuple([v.number(), v.number()]);
const boxSchema = v.tuple([v.number(), v.number(), v.number(), v.number()]);
const Content = v.looseObject({
  action: v.string(),
  text: v.optional(v.string()),
  time: v.optional(v.number()),
  coordinate: v.optional(pointSchema),
  coordinate2: v.optional(pointSchema),
  button: v.optional(v.string()),
  status: v.optional(v.string()),
  bbox: v.optional(v.nullable(boxSchema)),
});
const Line = v.looseObject({
  goal: v.string(),
  is_successful: v.optional(v.nullable(v.boolean())),
  episode_id: v.optional(v.nullable(v.union([v.string(), v.number()]))),
  steps: v.pipe(
    v.array(
      v.looseObject({
        action_content: Content,
        screenshot: v.string(),
        check_options: v.optional(v.looseObject({ candidate_bbox: v.optional(v.nullable(v.array(boxSchema))) })),
        double_tap: v.optional(v.boolean()),
      }),
    ),
    v.minLength(1),
  ),
});
const Episode = v.looseObject({
  episode_id: v.optional(v.nullable(v.union([v.string(), v.number()]))),
  goal: v.string(),
  screenshots: v.pipe(v.array(v.string()), v.minLength(1)),
  accessibility_trees: v.optional(v.array(Tree)),
  actions: v.array(
    v.looseObject({
      action_type: v.string(),
      x: v.optional(v.number()),
      y: v.optional(v.number()),
      direction: v.optional(v.string()),
      text: v.optional(v.string()),
      app_name: v.optional(v.string()),
    }),
  ),
});
type ActionWithBoxes = readonly [action: Action, boxes: Box[] | null];

/**
 * `root` is a folder with the recordings and the pictures to which they refer. The recordings are in any `*.jsonl`,
 * such as `android_control.jsonl`, or in one `*.json` per episode.
 */
export async function readAndroidControl(root: string): Promise<ImportResult> {
  const names = (existsSync(root) ? readdirSync(root) : []).filter((name) => name !== "losses.json").toSorted();
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
  for (const name of names.filter((one) => one.endsWith(".jsonl"))) {
    const lines = readFileSync(join(root, name), "utf8").split("\n");
    for (const [i, text] of lines.entries())
      if (text.trim() !== "")
        await tried(`${name}, line ${i + 1}`, () =>
          readLine(root, v.parse(Line, parseJson(text)), String(i + 1), pictures),
        );
  }
  for (const name of names.filter((one) => one.endsWith(".json")))
    await tried(name, () =>
      readEpisode(root, v.parse(Episode, readJson(join(root, name))), name.replace(/\.json$/, ""), pictures),
    );
  if (ways.length === 0 && skipped.length === 0)
    throw new RunError(`${root} does not contain episodes of AndroidControl`);
  return { tasks: groupByTask(ways), pictures: pictures.byName, skipped };
}
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new RunError("it is no JSON");
  }
}

/**
 * `number` is the number of the line. It is the episode's name if the line has no id. Throws RunError if the line does
 * not say whether the episode succeeded.
 */
async function readLine(
  root: string,
  line: v.InferOutput<typeof Line>,
  number: string,
  pictures: PictureStore,
): Promise<ImportedRecording> {
  // A double tap may be written as two clicks. Only the first click is kept.
  const steps = line.steps.filter((step, i, all) => !(step.double_tap === true && all[i - 1]?.double_tap === true));
  const framesAndSizes = await Promise.all(
    steps.map(({ screenshot }) => pictures.load(findPicturePath(root, screenshot, ["images", "screenshots"]))),
  );
  const last = steps.at(-1)!.action_content;
  const ends = last.action === "terminate";
  // Episodes for evaluators often have no terminate step at the end. In that case, `is_successful` says whether the
  // episode succeeded, and the last recorded screen is the goal.
  const marked = line.is_successful ?? null;
  if (!ends && marked === null)
    throw new RunError("it ends without a terminate step, and does not say whether it succeeded (is_successful)");
  const id = String(line.episode_id ?? number);
  return {
    id,
    task: line.goal,
    name: `android-control-${id}`,
    instruction: line.goal,
    success: ends ? last.status === "success" && marked !== false : marked === true,
    frames: framesAndSizes.map(({ frame }) => frame),
    // If no screen follows an action, the action is left out of the graph.
    moves: steps.slice(0, -1).map((step, i) => moveFrom(...actionFromContent(step, framesAndSizes[i]!.size))),
    size: framesAndSizes[0]!.size,
  };
}
function actionFromContent(
  { action_content: content, check_options: check, double_tap: twice }: v.InferOutput<typeof Line>["steps"][number],
  size: Size,
): ActionWithBoxes {
  const point = content.coordinate && pointIn(size, ...content.coordinate);
  const boxes = [...(content.bbox ? [content.bbox] : []), ...(check?.candidate_bbox ?? [])]
    .map((box) => boxIn(size, box))
    .filter((box) => box !== null);
  const distinct = [...new Map(boxes.map((box) => [JSON.stringify(box), box])).values()];
  if (content.action === "click" && point) return [{ type: twice ? "DOUBLE_TAP" : "CLICK", point }, distinct];
  if (content.action === "long_press" && point) return [{ type: "LONG_PRESS", point }, distinct];
  if (content.action === "swipe" && point && content.coordinate2)
    return [{ type: "SWIPE", point1: point, point2: pointIn(size, ...content.coordinate2) }, null];
  if (content.action === "type" && content.text !== undefined) return [{ type: "TYPE", value: content.text }, null];
  if (content.action === "open" && content.text) return [{ type: "AWAKE", value: content.text.slice(0, 100) }, null];
  if (content.action === "wait") return [{ type: "WAIT", value: content.time ?? 1 }, null];
  const button = content.action === "system_button" ? buttons[content.button?.toLowerCase() ?? ""] : undefined;
  if (button) return [{ type: button }, null];
  throw new RunError(`This action is not supported before the last step: ${JSON.stringify(content)}`);
}
const buttons: Readonly<Record<string, "BACK" | "HOME" | "ENTER" | "RECENT">> = {
  back: "BACK",
  home: "HOME",
  enter: "ENTER",
  menu: "RECENT",
};

/**
 * The number of screens is the number of actions plus one. All episodes of the data set are demonstrations that reached
 * their goal.
 */
async function readEpisode(
  root: string,
  file: v.InferOutput<typeof Episode>,
  number: string,
  pictures: PictureStore,
): Promise<ImportedRecording> {
  const { screenshots, actions, accessibility_trees: trees } = file;
  if (actions.length !== screenshots.length - 1)
    throw new RunError(`it has ${actions.length} actions and ${screenshots.length} screenshots`);
  if (trees && trees.length !== screenshots.length)
    throw new RunError(`it has ${trees.length} accessibility trees and ${screenshots.length} screenshots`);
  const framesAndSizes = await Promise.all(
    screenshots.map((name) => pictures.load(findPicturePath(root, name, ["images", "screenshots"]))),
  );
  const frames = framesAndSizes.map(({ frame, size }, i) =>
    trees ? withElements(frame, elementsOf(trees[i]!, size)) : frame,
  );
  const id = String(file.episode_id ?? number);
  return {
    id,
    task: file.goal,
    name: `android-control-${id}`,
    instruction: file.goal,
    success: true,
    frames,
    moves: actions.map((source, i) => {
      const action = actionFromEpisode(source, framesAndSizes[i]!.size);
      const point = "point" in action ? action.point : undefined;
      const [x, y] = point ?? [0, 0];
      const under = frames[i]!.touchable.filter(
        ([x1, y1, x2, y2]) => point && x >= x1 && x <= x2 && y >= y1 && y <= y2,
      ).toSorted((a, b) => (a[2] - a[0]) * (a[3] - a[1]) - (b[2] - b[0]) * (b[3] - b[1]))[0];
      return moveFrom(action, under ? [under] : null);
    }),
    size: framesAndSizes[0]!.size,
  };
}
function actionFromEpisode(source: v.InferOutput<typeof Episode>["actions"][number], size: Size): Action {
  const point = source.x === undefined || source.y === undefined ? null : pointIn(size, source.x, source.y);
  if (source.action_type === "click" && point) return { type: "CLICK", point };
  if (source.action_type === "long_press" && point) return { type: "LONG_PRESS", point };
  // A scroll "down" brings the content below into view, so the finger moves in the opposite direction.
  const finger = source.action_type === "scroll" ? fingerDirections[source.direction ?? ""] : undefined;
  if (finger) return { type: "SWIPE", ...strokeInDirection(finger) };
  if (source.action_type === "input_text" && source.text !== undefined) return { type: "TYPE", value: source.text };
  if (source.action_type === "open_app" && source.app_name)
    return { type: "AWAKE", value: source.app_name.slice(0, 100) };
  if (source.action_type === "wait") return { type: "WAIT", value: 1 };
  if (source.action_type === "navigate_home") return { type: "HOME" };
  if (source.action_type === "navigate_back") return { type: "BACK" };
  throw new RunError(`This action is not supported: ${JSON.stringify(source)}`);
}
const fingerDirections: Readonly<Record<string, "up" | "down" | "left" | "right">> = {
  down: "up",
  up: "down",
  right: "left",
  left: "right",
};
