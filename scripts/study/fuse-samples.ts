// `node scripts/study/fuse-samples.ts`: writes the small recordings in test/samples in the formats of other projects,
// from three paths through our sample graph. The pictures are made small. Each recording encodes them differently, so
// that no two files are equal byte for byte.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import sharp from "sharp";
import { readGraph } from "#benchmark/fuse/graph-folder.ts";
import { indexGraph, applyAction, currentNode, startPosition } from "#recordings/play.ts";
import type { Action, Point } from "#contract/action.ts";
import type { Element } from "#contract/element.ts";
import type { Box, GraphNode } from "#recordings/graph.ts";
import { isIn, measureStroke } from "#recordings/match.ts";
import { root } from "../env.ts";

const samples = join(root, "test/samples");
const width = 180;
const height = 400;

const touch = (x: number, y: number): Action => ({ type: "CLICK", point: [x, y] });
const up: Action = { type: "SWIPE", point1: [500, 700], point2: [500, 300] };
const down: Action = { type: "SWIPE", point1: [500, 300], point2: [500, 700] };
const harbour = touch(500, 195);
const commentActions: readonly Action[] = [{ type: "TYPE", value: "Beautiful!", point: [500, 935] }, touch(500, 505)];
const searchActions: readonly Action[] = [
  touch(500, 155),
  { type: "TYPE", value: "lighthouse" },
  touch(500, 270),
  ...commentActions,
];
/**
 * The actions of the three recordings: the first searches, the second scrolls up and down, and the third opens the
 * wrong app first.
 */
const actionLists: readonly (readonly Action[])[] = [
  [harbour, ...searchActions],
  [harbour, up, down, up, touch(500, 280), ...commentActions],
  [touch(500, 305), { type: "BACK" }, harbour, ...searchActions],
];

/** A recording in memory: the screens, and the action on each except the last. */
interface SampleRecording {
  readonly pictures: readonly Uint8Array[];
  readonly nodes: readonly GraphNode[];
  readonly moves: readonly { readonly action: Action; readonly boxes: readonly Box[] }[];
}

const { graph, picturePath } = readGraph(join(root, "samples/graphs/comment"));
const board = indexGraph(graph);

function recordSample(actions: readonly Action[]): SampleRecording {
  let spot = startPosition(board);
  const moves = actions.map((action) => {
    const at = board.node(currentNode(spot));
    const point = "point" in action && action.point;
    const next = applyAction(board, spot, action);
    if (next.missed) throw new Error(`${JSON.stringify(action)} has no edge from ${currentNode(spot)}`);
    spot = next.position;
    return { action, boxes: point ? at.touchable.filter((box) => isIn(point, box)) : [] };
  });
  if (!board.goals.has(currentNode(spot))) throw new Error("A path ends before the goal");
  const nodes = spot.way.map((id) => board.node(id));
  return { pictures: nodes.map(({ picture }) => readFileSync(picturePath(picture!))), nodes, moves };
}

function writeSample(path: string, content: string | Uint8Array): void {
  mkdirSync(dirname(join(samples, path)), { recursive: true });
  writeFileSync(join(samples, path), content);
}
const json = (value: unknown): string => `${JSON.stringify(value, null, 1)}\n`;
const shrinkPicture = (png: Uint8Array) => sharp(png).resize(width, height, { fit: "fill" });
const px = ([x, y]: Point): [number, number] => [Math.round((x * width) / 1000), Math.round((y * height) / 1000)];
const pxBox = ([x1, y1, x2, y2]: Box): [number, number, number, number] => [...px([x1, y1]), ...px([x2, y2])];

async function writeAndroidControl(ways: readonly SampleRecording[], goal: string): Promise<void> {
  const lines: object[] = [];
  for (const [n, { pictures, nodes, moves }] of ways.entries()) {
    const names: string[] = [];
    for (const [i, png] of pictures.entries()) {
      names.push(`images/${n}_${i}.webp`);
      const quality = 30 + 15 * n;
      writeSample(join("android-control", names[i]!), await shrinkPicture(png).webp({ quality }).toBuffer());
    }
    const steps = moves.map((move, i) => {
      const content = androidControlContent(move.action);
      const [bbox, ...others] = ("point" in move.action ? move.boxes : []).map(pxBox);
      return {
        action_content: bbox ? { ...content, bbox } : content,
        screenshot: names[i]!,
        step_instruction: "",
        check_options: bbox ? { ...content, candidate_bbox: [bbox, ...others] } : content,
      };
    });
    const done = { action: "terminate", status: "success" };
    const last = { action_content: done, screenshot: names.at(-1)!, step_instruction: "", check_options: done };
    lines.push({ goal, is_successful: true, episode_id: n, steps: [...steps, last] });
    // Writes the fields of the original format, including the output of the accessibility service.
    const episode = {
      episode_id: n,
      goal,
      screenshots: names,
      screenshot_widths: names.map(() => width),
      screenshot_heights: names.map(() => height),
      accessibility_trees: nodes.map(treeOf),
      actions: moves.map(({ action }) => androidControlAction(action)),
      step_instructions: moves.map(() => ""),
    };
    writeSample(`android-control-trees/${n}.json`, `${JSON.stringify(episode)}\n`);
    for (const [i, png] of pictures.entries())
      writeSample(
        `android-control-trees/images/${n}_${i}.webp`,
        await shrinkPicture(png)
          .webp({ quality: 20 + 10 * n })
          .toBuffer(),
      );
  }
  writeSample("android-control/android_control.jsonl", lines.map((line) => `${JSON.stringify(line)}\n`).join(""));
}
function androidControlContent(action: Action): object {
  if (action.type === "CLICK") return { action: "click", coordinate: px(action.point) };
  if (action.type === "LONG_PRESS") return { action: "long_press", coordinate: px(action.point) };
  if (action.type === "AWAKE") return { action: "open", text: action.value };
  if (action.type === "TYPE") return { action: "type", text: action.value };
  if (action.type === "BACK" || action.type === "HOME" || action.type === "ENTER")
    return { action: "system_button", button: `${action.type[0]}${action.type.slice(1).toLowerCase()}` };
  if (action.type === "SWIPE" || action.type === "DRAG")
    return { action: "swipe", coordinate: px(action.point1), coordinate2: px(action.point2) };
  throw new Error(`The samples of this format do not support ${action.type}`);
}
const opposite = { up: "down", down: "up", left: "right", right: "left" } as const;
function androidControlAction(action: Action): object {
  const at = "point" in action && action.point ? px(action.point) : null;
  const where = at ? { x: at[0], y: at[1] } : {};
  if (action.type === "CLICK") return { action_type: "click", ...where };
  if (action.type === "LONG_PRESS") return { action_type: "long_press", ...where };
  if (action.type === "AWAKE") return { action_type: "open_app", app_name: action.value };
  if (action.type === "TYPE") return { action_type: "input_text", text: action.value };
  if (action.type === "BACK") return { action_type: "navigate_back" };
  if (action.type === "HOME") return { action_type: "navigate_home" };
  if (action.type === "SWIPE" || action.type === "DRAG")
    return { action_type: "scroll", direction: opposite[measureStroke(action.point1, action.point2).direction] };
  throw new Error(`The samples of this format do not support ${action.type}`);
}
const treeOf = ({ elements, touchable }: GraphNode): object => {
  const touched = new Set(touchable.map((box) => box.join()));
  const nodeFrom = ({ role, name, value, bounds, enabled, focused, scrollable }: Element): object => {
    const [left, top, right, bottom] = pxBox(bounds);
    const named =
      role === "textbox"
        ? { content_description: name, text: value ?? "", is_editable: true }
        : { text: name, is_clickable: touched.has(bounds.join()) };
    return {
      bounds_in_screen: { left, top, right, bottom },
      class_name: `android.widget.${role}`,
      ...named,
      is_enabled: enabled,
      is_focused: focused,
      is_scrollable: scrollable,
    };
  };
  return { windows: [{ tree: { nodes: (elements ?? []).map(nodeFrom) } }] };
};

async function writeGuiOdyssey(
  ways: readonly SampleRecording[],
  instruction: string,
  app: readonly string[],
): Promise<void> {
  for (const [n, { pictures, moves }] of ways.entries()) {
    const id = `sample_${n}`;
    for (const [i, png] of pictures.entries())
      writeSample(
        `gui-odyssey/screenshots/${id}_${i}.png`,
        await shrinkPicture(png)
          .modulate({ brightness: 1 - 0.008 * n })
          .png({ colours: 32 })
          .toBuffer(),
      );
    const steps = moves.map(({ action, boxes: [box] }, i) => {
      return {
        step: i,
        screenshot: `${id}_${i}.png`,
        ...guiOdysseyStep(action),
        ps: "",
        // The first recording has boxes, like the dataset's second release; the other recordings have no boxes.
        ...(box && n === 0 && action.type === "CLICK" ? { sam2_bbox: box.map(Math.round) } : {}),
      };
    });
    const last = { step: moves.length, screenshot: `${id}_${moves.length}.png`, action: "COMPLETE", info: "", ps: "" };
    const file = {
      episode_id: id,
      device_info: {
        product: "sim",
        release_version: "14",
        sdk_version: "34",
        h: height,
        w: width,
        device_name: "sim",
      },
      task_info: { category: "Tool", app, meta_task: "", task: "sample", instruction },
      step_length: moves.length + 1,
      steps: [...steps, last],
    };
    writeSample(`gui-odyssey/annotations/${id}.json`, json(file));
  }
}
function guiOdysseyStep(action: Action): object {
  if (action.type === "CLICK" || action.type === "LONG_PRESS")
    return { action: action.type, info: [action.point.map(Math.round)] };
  if (action.type === "SWIPE" || action.type === "DRAG")
    return { action: "SCROLL", info: [action.point1.map(Math.round), action.point2.map(Math.round)] };
  if (action.type === "TYPE") return { action: "TYPE", info: action.value };
  if (action.type === "BACK" || action.type === "HOME") return { action: action.type, info: "" };
  throw new Error(`The samples of this format do not support ${action.type}`);
}

async function writeMobibench(ways: readonly SampleRecording[], instruction: string, app: string): Promise<void> {
  writeSample(`mobibench/${app}/type1/task.json`, json([instruction, `Please: ${instruction}`]));
  for (const [n, { pictures, moves }] of ways.entries()) {
    const folder = `mobibench/${app}/type1/${n + 1}`;
    for (const [i, png] of pictures.entries())
      writeSample(
        `${folder}/${i + 1}.jpg`,
        await shrinkPicture(png)
          .jpeg({ quality: 35 + 15 * n })
          .toBuffer(),
      );
    const actions = moves.map((move, i) => ({ ...mobibenchStep(move.action, move.boxes[0]), action_index: i + 1 }));
    const file = {
      app_name: app,
      task_type: "type1",
      old_task_description: instruction,
      task_description: instruction,
      action_count: actions.length,
      actions: [...actions, { type: "done" }],
    };
    writeSample(`${folder}/actions.json`, json(file));
  }
}
function mobibenchStep(action: Action, box: Box | undefined): object {
  const bounds = box ? { bounds: pxBox(box) } : {};
  const at = "point" in action && action.point ? px(action.point) : null;
  const where = at ? { position_x: at[0], position_y: at[1], ...bounds } : {};
  if (action.type === "CLICK") return { type: "click", ...where };
  if (action.type === "LONG_PRESS") return { type: "long_press", ...where };
  if (action.type === "TYPE") return { type: at ? "click_input" : "input", ...where, text: action.value };
  if (action.type === "BACK") return { type: "back" };
  if (action.type === "SWIPE" || action.type === "DRAG") {
    const [[x1, y1], [x2, y2]] = [px(action.point1), px(action.point2)];
    const finger = { press_position_x: x1, press_position_y: y1, release_position_x: x2, release_position_y: y2 };
    return { type: "swipe", ...finger, direction: measureStroke(action.point1, action.point2).direction };
  }
  throw new Error(`The samples of this format do not support ${action.type}`);
}

const ways = actionLists.map(recordSample);
rmSync(samples, { recursive: true, force: true });
// This format has an action for opening an app.
const open: Action = { type: "AWAKE", value: "Harbour" };
await writeAndroidControl([recordSample([open, ...actionLists[0]!.slice(1)]), ...ways.slice(1)], graph.instruction);
await writeGuiOdyssey(ways, graph.instruction, ["Harbour"]);
await writeMobibench(ways, graph.instruction, "harbour");
