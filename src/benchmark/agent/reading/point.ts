// Reads points as models write them, and converts between the coordinate spaces of models.
import type { Point } from "#contract/action.ts";
import type { Size } from "../adapter.ts";
import { isObject, type JsonObject, type JsonValue } from "./json.ts";

/** Converts a model's coordinates to 0..1000 of the screen, and converts them back. */
export interface Space {
  to(point: readonly [number, number]): Point;
  from(point: readonly [number, number]): [number, number];
}
const clamp = (n: number, most: number): number => Math.min(most, Math.max(0, n));
const mapAxes =
  (f: (n: number, axis: 0 | 1) => number) =>
  ([x, y]: readonly [number, number]): [number, number] => [f(x, 0), f(y, 1)];

/**
 * The space 0..1000. Models that write 0..999 also use this space if one of their units is a thousandth of the screen.
 */
export const thousandSpace: Space = {
  to: mapAxes((n) => clamp(Math.round(n), 1000)),
  from: mapAxes((n) => Math.round(n)),
};
/** The space 0..999, where 999 is the right or lower edge of the screen. */
export const space999: Space = {
  to: mapAxes((n) => clamp(Math.round((n / 999) * 1000), 1000)),
  from: mapAxes((n) => Math.round((n / 1000) * 999)),
};
/** Returns the space of the pixels of a picture with this size. */
export const pixelSpace = ({ width, height }: Size): Space => ({
  to: mapAxes((n, axis) => clamp(Math.round((n / (axis === 0 ? width : height)) * 1000), 1000)),
  from: mapAxes((n, axis) => Math.round((n / 1000) * (axis === 0 ? width : height))),
});

/**
 * Returns the point on the screen. A point outside of the screen is moved to the edge, and the move is noted in
 * `repairs`. Returns null if both numbers are below zero, as in [-1, -1], because models write such points if the
 * target is not visible.
 */
export function toScreenPoint(space: Space, pair: readonly [number, number], repairs: string[]): Point | null {
  const [right, bottom] = space.from([1000, 1000]);
  const [x, y] = pair;
  if (x < 0 && y < 0) return null;
  if (x < 0 || y < 0 || x > right || y > bottom) repairs.push("moved a point onto the glass");
  return space.to(pair);
}

/**
 * Reads the two numbers of a point: `[x, y]`, `"x, y"`, `"(x,y)"`, `{"x": …, "y": …}`, `[[x, y]]`. If there are four
 * numbers, they are a box, and the result is its middle. Returns null for any other value.
 */
export function readPair(value: JsonValue | undefined): [number, number] | null {
  const numbers = readNumbers(value);
  if (numbers.some((n) => !Number.isFinite(n))) return null;
  if (numbers.length === 2) return [numbers[0]!, numbers[1]!];
  if (numbers.length === 4) return [(numbers[0]! + numbers[2]!) / 2, (numbers[1]! + numbers[3]!) / 2];
  return null;
}
/** Like `readPair`, but the two numbers have separate keys. Returns null if a number is missing. */
export const readPairAt = (object: JsonObject, x: string, y: string): [number, number] | null =>
  object[x] == null || object[y] == null ? null : readPair([object[x], object[y]]);
function readNumbers(value: JsonValue | undefined): number[] {
  if (typeof value === "number") return [value];
  // Ignores digits within a word, as in "x1=197".
  if (typeof value === "string")
    return [...value.matchAll(/(?<![\w.])-?\d+(?:\.\d+)?(?![\w])/g)].map(([n]) => Number(n));
  if (Array.isArray(value)) return value.flatMap((inner) => readNumbers(inner));
  if (isObject(value) && "x" in value && "y" in value) return [...readNumbers(value["x"]), ...readNumbers(value["y"])];
  return [];
}

export type Direction = "up" | "down" | "left" | "right";
export function readDirection(value: JsonValue | undefined): Direction | null {
  const word = typeof value === "string" ? value.trim().toLowerCase() : "";
  return word === "up" || word === "down" || word === "left" || word === "right" ? word : null;
}
export const opposite: Readonly<Record<Direction, Direction>> = {
  up: "down",
  down: "up",
  left: "right",
  right: "left",
};

/**
 * Returns a path of the finger that begins at `from` and has this length, in 0..1000. The path ends at the edge of the
 * screen.
 */
export function fingerPath(from: Point, finger: Direction, length: number): { point1: Point; point2: Point } {
  const [x, y] = from;
  const [dx, dy] = { up: [0, -1], down: [0, 1], left: [-1, 0], right: [1, 0] }[finger] as [number, number];
  return {
    point1: [x, y],
    point2: [clamp(Math.round(x + dx * length), 1000), clamp(Math.round(y + dy * length), 1000)],
  };
}
/**
 * Like `fingerPath`, for a direction and a length from a model. If `from` is so near the edge that the path would be
 * only a few pixels long, the path starts farther from the edge. Otherwise the phone would see a tap.
 */
export function scrollPath(from: Point, finger: Direction, length: number): { point1: Point; point2: Point } {
  const path = fingerPath(from, finger, length);
  const run = Math.abs(path.point2[0] - path.point1[0]) + Math.abs(path.point2[1] - path.point1[1]);
  const least = Math.min(100, length);
  if (run >= least) return path;
  return fingerPath(fingerPath(from, opposite[finger], least - run).point2, finger, length);
}
/**
 * Returns the direction for which `scrollPath` returns this path, with a tolerance of a thousandth. Returns null if
 * there is no such direction.
 */
export function directionAlong(point1: Point, point2: Point, length: number): Direction | null {
  const [dx, dy] = [point2[0] - point1[0], point2[1] - point1[1]];
  const finger = Math.abs(dx) > Math.abs(dy) ? (dx < 0 ? "left" : "right") : dy < 0 ? "up" : "down";
  const path = scrollPath(point1, finger, length);
  const near = (a: Point, b: Point): boolean => a.every((n, axis) => Math.abs(n - b[axis]!) <= 1);
  return near(path.point1, point1) && near(path.point2, point2) ? finger : null;
}
