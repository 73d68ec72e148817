// Shared code of all imports: finds the files of a folder, measures screens in pixels, and handles touches without a
// box.
import { existsSync, readFileSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import type { Action, Point } from "#contract/action.ts";
import type { Element } from "#contract/element.ts";
import { RunError } from "../../run/run-error.ts";
import { measureStroke } from "#recordings/match.ts";
import type { Box, EdgeAction } from "#recordings/graph.ts";
import { toGreyscale } from "../../run/pictures.ts";
import { boxAround, takesTouch } from "../moves.ts";
import { printOf } from "../picture.ts";
import { pictureNameOf, withoutActs } from "../trace.ts";
import type { Frame, Move, Recording } from "../recording.ts";

export interface Size {
  readonly width: number;
  readonly height: number;
}
/** All recordings of one task. */
export interface ImportedTask {
  /** The id of the graph that is made from the recordings. */
  readonly id: string;
  readonly instruction: string;
  /** The size of the recordings' pictures. All pictures of a task have this size. */
  readonly size: Size;
  readonly recordings: readonly Recording[];
}
export interface ImportResult {
  readonly tasks: readonly ImportedTask[];
  /** The pictures of all tasks, by name. */
  readonly pictures: ReadonlyMap<string, Uint8Array>;
  /** One sentence for each part that could not be read. */
  readonly skipped: readonly string[];
}

/** One recording as a reader returns it. */
export interface ImportedRecording {
  readonly id: string;
  /** Recordings with the same text belong to the same task. */
  readonly task: string;
  readonly name: string;
  readonly instruction: string;
  readonly success: boolean;
  readonly frames: readonly Frame[];
  readonly moves: readonly Move[];
  readonly size: Size;
}
/** Groups recordings by task and by the size of the display, because a graph has only one display size. */
export function groupByTask(ways: readonly ImportedRecording[]): ImportedTask[] {
  const used = new Set<string>();
  return [...Map.groupBy(ways, ({ task, size }) => JSON.stringify([task, size])).values()].map((group) => {
    const [{ name, instruction, size }] = group as [ImportedRecording, ...ImportedRecording[]];
    const plain =
      name
        .replaceAll(/[^A-Za-z0-9_.-]+/g, "-")
        .replace(/^[^A-Za-z0-9]+/, "")
        .slice(0, 100) || "task";
    let id = plain;
    for (let n = 2; used.has(id); n++) id = `${plain}-${n}`;
    used.add(id);
    // Two files may use the same number for an episode.
    const ways = new Set<string>();
    const recordings = group.map(({ id: sourceId, frames, moves, success }): Recording => {
      let uniqueId = sourceId;
      for (let n = 2; ways.has(uniqueId); n++) uniqueId = `${sourceId}-${n}`;
      ways.add(uniqueId);
      return { id: uniqueId, agent: null, frames, moves, success, outcome: success ? "complete" : "abort" };
    });
    return { id, instruction, size, recordings };
  });
}

/**
 * Loads the pictures of an import. Each picture is read once and stored under a name that is computed from its content.
 */
export class PictureStore {
  readonly #root: string;
  readonly byName = new Map<string, Uint8Array>();
  constructor(root: string) {
    this.#root = resolve(root);
  }
  /** Throws RunError if the folder has no such picture. */
  async load(path: string): Promise<{ readonly frame: Frame; readonly size: Size }> {
    const full = resolve(this.#root, path);
    if (relative(this.#root, full).startsWith("..")) throw new RunError(`${path} is outside the folder ${this.#root}`);
    if (!existsSync(full)) throw new RunError(`There is no picture ${path}`);
    const bytes = readFileSync(full);
    const ending = /\.(png|jpe?g|webp)$/i.exec(path)?.[1]?.toLowerCase();
    if (ending === undefined) throw new RunError(`${path} must end in .png, .jpg, .jpeg or .webp`);
    const shades = await toGreyscale(bytes).catch((error: unknown) => {
      throw new RunError(`${path} cannot be read as a picture: ${error instanceof Error ? error.message : "?"}`);
    });
    const name = pictureNameOf(bytes, ending === "jpeg" ? "jpg" : (ending as "png" | "jpg" | "webp"));
    this.byName.set(name, bytes);
    return {
      frame: { ...emptyFrame, picture: name, print: printOf(shades) },
      size: { width: shades.width, height: shades.height },
    };
  }
}
const emptyFrame: Frame = {
  key: null,
  picture: null,
  clock: null,
  elements: null,
  touchable: [],
  app: null,
  screen: null,
  place: "",
  label: null,
  print: null,
};
export const withElements = (frame: Frame, elements: readonly Element[]): Frame => ({
  ...frame,
  elements: elements.map(withoutActs),
  touchable: elements.filter(takesTouch).map(({ bounds }) => bounds),
});

/**
 * Converts an action of another project to a move. The move has the recorded boxes, or a box around the action's point
 * if no boxes were recorded.
 */
export function moveFrom(action: Action, boxes: readonly Box[] | null): Move {
  return { action, does: doesFrom(action, boxes), act: null };
}
function doesFrom(action: Action, boxes: readonly Box[] | null): EdgeAction | null {
  const where = (point: Point): Box[] => (boxes && boxes.length > 0 ? [...boxes] : [boxAround(point)]);
  switch (action.type) {
    case "CLICK":
    case "DOUBLE_TAP":
    case "LONG_PRESS":
      return { type: action.type, boxes: where(action.point) };
    case "SWIPE":
    case "DRAG":
      return { type: action.type, ...measureStroke(action.point1, action.point2), area: null, target: null };
    case "TYPE":
      return { type: "TYPE", text: action.value, field: action.point ? where(action.point)[0]! : null, clear: null };
    case "AWAKE":
      return { type: "AWAKE", names: [action.value] };
    case "WAIT":
    case "BACK":
    case "HOME":
    case "RECENT":
    case "ENTER":
      return { type: action.type };
    default:
      return null;
  }
}

const clampAndRound = (n: number): number => Math.min(1000, Math.max(0, Math.round(n * 10) / 10));
/** Converts pixels to thousandths. */
export const pointIn = ({ width, height }: Size, x: number, y: number): Point => [
  clampAndRound((x * 1000) / width),
  clampAndRound((y * 1000) / height),
];
/** Returns null if the box is empty or its edges are in the wrong order. */
export function boxIn(size: Size, [x1, y1, x2, y2]: readonly [number, number, number, number]): Box | null {
  const box: Box = [...pointIn(size, x1, y1), ...pointIn(size, x2, y2)];
  return box[2] > box[0] && box[3] > box[1] ? box : null;
}
/**
 * Returns a stroke across the middle of the display in this direction, for recordings that contain only a direction.
 */
export function strokeInDirection(direction: "up" | "down" | "left" | "right"): { point1: Point; point2: Point } {
  const [from, to] = direction === "up" || direction === "left" ? [700, 300] : [300, 700];
  return direction === "up" || direction === "down"
    ? { point1: [500, from], point2: [500, to] }
    : { point1: [from, 500], point2: [to, 500] };
}

export const readJson = (path: string): unknown => {
  try {
    return JSON.parse(readFileSync(path, "utf8"));
  } catch (error) {
    throw new RunError(`${path} is not valid JSON: ${error instanceof Error ? error.message : "?"}`);
  }
};
/**
 * Finds a picture by its name in a file of the data set. Searches the folder of this file and then `folders`. A path
 * from another machine (/home/anna/set/7/0.png, C:\set\7\0.png) is shortened from the left until such a file exists, so
 * 7/0.png is tried before 0.png.
 */
export function findPicturePath(root: string, name: string, folders: readonly string[]): string {
  const here = (path: string): string | undefined =>
    [path, ...folders.map((folder) => join(folder, path))].find((one) => existsSync(join(root, one)));
  const whole = here(name);
  if (whole !== undefined) return whole;
  const parts = name.split(/[\\/]+/).filter((part) => part !== "");
  if (parts.includes("..")) return name;
  for (let from = 0; from < parts.length; from++) {
    const found = here(parts.slice(from).join("/"));
    if (found !== undefined) return found;
  }
  return name;
}
