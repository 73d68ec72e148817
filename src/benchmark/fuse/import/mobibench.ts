// Reads recordings in MobiBench's form: one folder per task, and in it one folder per recording with 1.jpg, 2.jpg, ...
// and actions.json. Each tag in actions.json contains the number of the frame to which it belongs.
import { existsSync, readdirSync } from "node:fs";
import { join, relative } from "node:path";
import * as v from "valibot";
import type { Action } from "#contract/action.ts";
import { directions, type Box } from "#recordings/graph.ts";
import { RunError } from "../../run/run-error.ts";
import {
  boxIn,
  groupByTask,
  readJson,
  moveFrom,
  PictureStore,
  pointIn,
  strokeInDirection,
  type ImportResult,
  type Size,
  type ImportedRecording,
} from "./import.ts";

const Step = v.looseObject({
  type: v.string(),
  label: v.optional(v.string()),
  position_x: v.optional(v.number()),
  position_y: v.optional(v.number()),
  bounds: v.optional(v.nullable(v.tuple([v.number(), v.number(), v.number(), v.number()]))),
  text: v.optional(v.string()),
  press_position_x: v.optional(v.number()),
  press_position_y: v.optional(v.number()),
  release_position_x: v.optional(v.number()),
  release_position_y: v.optional(v.number()),
  direction: v.optional(v.string()),
  status: v.optional(v.string()),
});
type Step = v.InferOutput<typeof Step>;
const ActionsFile = v.looseObject({
  task_description: v.optional(v.union([v.string(), v.array(v.string())])),
  actions: v.array(Step),
});

/**
 * `root` is the folder of a task, or contains such folders at any depth. The folder of a task contains numbered folders
 * with `actions.json`.
 */
export async function readMobibench(root: string): Promise<ImportResult> {
  const pictures = new PictureStore(root);
  const ways: ImportedRecording[] = [];
  const skipped: string[] = [];
  for (const task of tasksIn(root)) {
    const texts = existsSync(join(task, "task.json"))
      ? v.safeParse(v.pipe(v.array(v.string()), v.minLength(1)), readJson(join(task, "task.json")))
      : null;
    for (const number of recordingsIn(task)) {
      const where = relative(root, join(task, number));
      try {
        const file = v.parse(ActionsFile, readJson(join(task, number, "actions.json")));
        const own = Array.isArray(file.task_description) ? file.task_description[0] : file.task_description;
        const instruction = texts?.success ? texts.output[0]! : (own ?? "");
        ways.push(await readRecording(where, relative(root, task), instruction, file.actions, pictures));
      } catch (error) {
        if (!(error instanceof RunError || error instanceof v.ValiError)) throw error;
        skipped.push(`${where}: ${error.message}`);
      }
    }
  }
  if (ways.length === 0 && skipped.length === 0) throw new RunError(`${root} does not contain recordings of MobiBench`);
  return { tasks: groupByTask(ways), pictures: pictures.byName, skipped };
}
const foldersIn = (path: string): string[] =>
  readdirSync(path, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .toSorted();
const recordingsIn = (path: string): string[] =>
  foldersIn(path)
    .filter((name) => /^\d+$/.test(name) && existsSync(join(path, name, "actions.json")))
    .toSorted((a, b) => Number(a) - Number(b));
const tasksIn = (path: string): string[] =>
  recordingsIn(path).length > 0 ? [path] : foldersIn(path).flatMap((name) => tasksIn(join(path, name)));

/** These actions end a recording. Any other action leads to the next picture, except a tag. */
const endTypes = new Set(["done", "failed"]);

async function readRecording(
  where: string,
  task: string,
  instruction: string,
  steps: readonly Step[],
  pictures: PictureStore,
): Promise<ImportedRecording> {
  const acts = steps.filter(({ type }) => type !== "tag" && !endTypes.has(type));
  const end = steps.find(({ type }) => endTypes.has(type));
  const success = end !== undefined && end.type === "done" && !/^(fail|failed|suspended)$/i.test(end.status ?? "");
  const framesAndSizes = await Promise.all(
    Array.from({ length: acts.length + 1 }, (_, i) => pictures.load(join(where, `${i + 1}.jpg`))),
  );
  const labels = new Map<number, string>();
  let at = 0;
  for (const { type, label } of steps)
    if (type === "tag" && label !== undefined) labels.set(at, label);
    else if (!endTypes.has(type)) at += 1;
  // As in MobiBench's own code, the first frame is the start, and the last frame of a successful recording is the goal.
  if (!labels.has(0)) labels.set(0, "START");
  if (success && !labels.has(acts.length)) labels.set(acts.length, "DONE");
  return {
    id: where === "" ? "1" : where,
    task,
    name: task === "" ? "task" : task,
    instruction,
    success,
    frames: framesAndSizes.map(({ frame }, i) => ({ ...frame, label: labels.get(i) ?? null })),
    moves: acts.map((step, i) => moveFrom(...actionOf(step, framesAndSizes[i]!.size))),
    size: framesAndSizes[0]!.size,
  };
}

function actionOf(step: Step, size: Size): readonly [Action, Box[] | null] {
  const { position_x: x, position_y: y } = step;
  const point = x === undefined || y === undefined ? null : pointIn(size, x, y);
  const box = step.bounds ? boxIn(size, step.bounds) : null;
  const touch = touchTypes[step.type];
  if (touch && point) return [{ type: touch, point }, box && [box]];
  if (step.type === "input" && step.text !== undefined) return [{ type: "TYPE", value: step.text }, null];
  if (step.type === "click_input" && step.text !== undefined && point)
    return [{ type: "TYPE", value: step.text, point }, box && [box]];
  if (step.type === "swipe") return [swipeOf(step, size), null];
  if (step.type === "wait") return [{ type: "WAIT", value: 1 }, null];
  if (step.type === "back" || step.type === "home") return [{ type: step.type === "back" ? "BACK" : "HOME" }, null];
  throw new RunError(`The step has no known action: ${JSON.stringify(step)}`);
}
const touchTypes: Readonly<Record<string, "CLICK" | "DOUBLE_TAP" | "LONG_PRESS">> = {
  click: "CLICK",
  double_click: "DOUBLE_TAP",
  long_press: "LONG_PRESS",
};
function swipeOf(step: Step, size: Size): Action {
  const { press_position_x: x1, press_position_y: y1, release_position_x: x2, release_position_y: y2 } = step;
  if (x1 !== undefined && y1 !== undefined && x2 !== undefined && y2 !== undefined)
    return { type: "SWIPE", point1: pointIn(size, x1, y1), point2: pointIn(size, x2, y2) };
  const direction = directions.find((one) => one === step.direction?.toLowerCase());
  if (!direction) throw new RunError(`A swipe has neither points nor a direction: ${JSON.stringify(step)}`);
  return { type: "SWIPE", ...strokeInDirection(direction) };
}
