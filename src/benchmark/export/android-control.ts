// Exports AndroidControl in the JSONL form that evaluators read: one episode per line, points in pixels, and the boxes
// in which a click counts as correct.
import * as v from "valibot";
import type { Size } from "../agent/adapter.ts";
import type { DisplayAction, Point } from "#contract/action.ts";
import type { Element } from "#contract/element.ts";
import { pngSize } from "../run/pictures.ts";
import { boxesAt } from "./boxes.ts";
import { Original, originalOf, Losses, savePictures, type ExportEpisode, type Format } from "./format.ts";

const pixel = v.pipe(v.number(), v.integer(), v.minValue(0));
const Spot = v.strictTuple([pixel, pixel]);
const Box = v.strictTuple([pixel, pixel, pixel, pixel]);
const pointed = { coordinate: Spot, bbox: v.exactOptional(Box) };
const plain = [
  v.strictObject({ action: v.literal("open"), text: v.string() }),
  v.strictObject({ action: v.literal("wait"), time: v.number() }),
  v.strictObject({ action: v.literal("type"), text: v.string() }),
  v.strictObject({ action: v.literal("swipe"), coordinate: Spot, coordinate2: Spot }),
  v.strictObject({ action: v.literal("system_button"), button: v.picklist(["Back", "Home", "Enter", "Menu"]) }),
  v.strictObject({ action: v.literal("terminate"), status: v.picklist(["success", "failure"]) }),
] as const;
const Content = v.variant("action", [
  ...plain,
  v.strictObject({ action: v.literal("click"), ...pointed }),
  v.strictObject({ action: v.literal("long_press"), ...pointed }),
]);
const candidates = { coordinate: Spot, candidate_bbox: v.exactOptional(v.array(Box)) };
const Check = v.variant("action", [
  ...plain,
  v.strictObject({ action: v.literal("click"), ...candidates }),
  v.strictObject({ action: v.literal("long_press"), ...candidates }),
]);
/** A line of `android_control.jsonl`. */
export const AndroidControlRow = v.strictObject({
  goal: v.string(),
  is_successful: v.boolean(),
  episode_id: v.number(),
  /** The text of the last ANSWER, because the format has no action for it. */
  answer: v.exactOptional(v.string()),
  steps: v.array(
    v.strictObject({
      action_content: Content,
      screenshot: v.string(),
      step_instruction: v.string(),
      check_options: Check,
      /** Whether this is one of the two clicks of a double tap. */
      double_tap: v.exactOptional(v.literal(true)),
      /** The step of the episode from which this step was exported. */
      step: v.number(),
    }),
  ),
  original: Original,
});
export type AndroidControlRow = v.InferOutput<typeof AndroidControlRow>;
type Content = v.InferOutput<typeof Content>;
type Check = v.InferOutput<typeof Check>;

export const androidControl: Format = {
  about: "AndroidControl's JSONL: points in pixels, system buttons, and the boxes that a click may hit",
  needs: { pictures: true, moments: false },
  begin: (sink) => {
    let id = 0;
    return {
      add: async (episode) => {
        const pictureOf = await savePictures(sink, episode);
        const { row, lost } = await toRow(episode, id++, pictureOf);
        sink.appendLine("android_control.jsonl", row);
        return { rows: row.steps.length, lost };
      },
      end: () => {},
    };
  },
};

async function toRow(episode: ExportEpisode, id: number, pictureOf: (step: number) => string | null) {
  const losses = new Losses();
  const steps: AndroidControlRow["steps"] = [];
  let answer: string | null = null;
  for (const { step, action, thought } of episode.steps) {
    if (action.type === "ANSWER") answer = action.value;
    const boxed = action.type === "CLICK" || action.type === "DOUBLE_TAP" || action.type === "LONG_PRESS";
    // The size of the screen that the agent saw before the step. Rotating the phone changes the size.
    const pictureSize = pngSize((await episode.picture(step - 1))!);
    const elements = boxed ? await episode.elements(step - 1) : null;
    for (const written of writeSteps(action, pictureSize, elements, losses))
      steps.push({ ...written, screenshot: pictureOf(step - 1)!, step_instruction: thought, step });
  }
  const row: AndroidControlRow = {
    goal: episode.file.instruction,
    is_successful: episode.result.success,
    episode_id: id,
    ...(answer === null ? {} : { answer }),
    steps,
    original: originalOf(episode),
  };
  return { row, lost: losses.all };
}

type WrittenStep = Pick<AndroidControlRow["steps"][number], "action_content" | "check_options" | "double_tap">;

function writeSteps(
  action: DisplayAction,
  screen: Size,
  elements: readonly Element[] | null,
  losses: Losses,
): WrittenStep[] {
  const px = (share: number, size: number): number => Math.min(size - 1, Math.round((share / 1000) * size));
  const spot = ([x, y]: Point): [number, number] => [px(x, screen.width), px(y, screen.height)];
  const box = ([x1, y1, x2, y2]: Element["bounds"]): [number, number, number, number] => [
    ...spot([x1, y1]),
    ...spot([x2, y2]),
  ];
  const same = (content: Extract<Content, Check>): WrittenStep[] => [
    { action_content: content, check_options: content },
  ];
  const touching = (type: "click" | "long_press", point: Point): WrittenStep => {
    const found = elements && boxesAt(elements, point, type === "click" ? "tap" : "hold");
    const at = { action: type, coordinate: spot(point) };
    return {
      action_content: { ...at, ...(found ? { bbox: box(found.target) } : {}) },
      check_options: { ...at, ...(found ? { candidate_bbox: found.candidates.map(box) } : {}) },
    };
  };
  switch (action.type) {
    case "CLICK":
      return [touching("click", action.point)];
    case "DOUBLE_TAP": {
      losses.add("DOUBLE_TAP: two clicks");
      const click = { ...touching("click", action.point), double_tap: true as const };
      return [click, click];
    }
    case "LONG_PRESS":
      return [touching("long_press", action.point)];
    case "TYPE":
      if (action.point) losses.add("TYPE: point dropped");
      if (action.clear) losses.add("TYPE: clear dropped");
      return same({ action: "type", text: action.value });
    case "DRAG":
      losses.add("DRAG: a swipe");
      return same({ action: "swipe", coordinate: spot(action.point1), coordinate2: spot(action.point2) });
    case "SWIPE":
      return same({ action: "swipe", coordinate: spot(action.point1), coordinate2: spot(action.point2) });
    case "KEY":
    case "OPEN_URL":
      losses.add(`${action.type}: left out`);
      return [];
    case "BACK":
      return same({ action: "system_button", button: "Back" });
    case "HOME":
      return same({ action: "system_button", button: "Home" });
    case "RECENT":
      return same({ action: "system_button", button: "Menu" });
    case "ENTER":
      return same({ action: "system_button", button: "Enter" });
    case "WAIT":
      return same({ action: "wait", time: action.value });
    case "AWAKE":
      return same({ action: "open", text: action.value });
    case "COMPLETE":
    case "ABORT":
      if (action.value !== undefined) losses.add(`${action.type}: words dropped`);
      return same({ action: "terminate", status: action.type === "COMPLETE" ? "success" : "failure" });
    case "ANSWER":
      losses.add("ANSWER: kept beside the steps");
      return [];
    case "INFO":
    case "NOOP":
      losses.add(`${action.type}: step dropped`);
      return [];
  }
}
