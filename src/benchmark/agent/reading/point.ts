// Points as models write them, and the spaces that they count in.
import type { Point } from "../../../contract/action.ts";
import type { Size } from "../adapter.ts";
import { isObject, type JsonObject, type JsonValue } from "./json.ts";

/** From what a model counts in to 0..1000 of the screen, and back. */
export interface Space {
  to(point: readonly [number, number]): Point;
  from(point: readonly [number, number]): [number, number];
}
const clamped = (n: number, most: number): number => Math.min(most, Math.max(0, n));
const each =
  (f: (n: number, axis: 0 | 1) => number) =>
  ([x, y]: readonly [number, number]): [number, number] => [f(x, 0), f(y, 1)];

/** 0..1000 already, or 0..999 of which a thousandth is the step. */
export const thousand: Space = {
  to: each((n) => clamped(Math.round(n), 1000)),
  from: each((n) => Math.round(n)),
};
/** 0..999, where 999 is the far edge. */
export const toEdge: Space = {
  to: each((n) => clamped(Math.round((n / 999) * 1000), 1000)),
  from: each((n) => Math.round((n / 1000) * 999)),
};
/** Pixels of a picture of this size. */
export const pixelsOf = ({ width, height }: Size): Space => ({
  to: each((n, axis) => clamped(Math.round((n / (axis === 0 ? width : height)) * 1000), 1000)),
  from: each((n, axis) => Math.round((n / 1000) * (axis === 0 ? width : height))),
});

/**
 * The point on the glass; one that lies beyond is moved to the edge, and told. Null for [-1, -1] and the like: with numbers
 * below zero on both axes, models say that what they look for is not there.
 */
export function placed(space: Space, pair: readonly [number, number], repairs: string[]): Point | null {
  const [right, bottom] = space.from([1000, 1000]);
  const [x, y] = pair;
  if (x < 0 && y < 0) return null;
  if (x < 0 || y < 0 || x > right || y > bottom) repairs.push("moved a point onto the glass");
  return space.to(pair);
}

/**
 * The two numbers of a point: `[x, y]`, `"x, y"`, `"(x,y)"`, `{"x": …, "y": …}`, `[[x, y]]`; of a box of four numbers, its
 * middle. Null where it is none of these.
 */
export function pairOf(value: JsonValue | undefined): [number, number] | null {
  const numbers = numbersOf(value);
  if (numbers.some((n) => !Number.isFinite(n))) return null;
  if (numbers.length === 2) return [numbers[0]!, numbers[1]!];
  if (numbers.length === 4) return [(numbers[0]! + numbers[2]!) / 2, (numbers[1]! + numbers[3]!) / 2];
  return null;
}
/** The same where each number has its own name; null also where one of them is left out. */
export const pairAt = (object: JsonObject, x: string, y: string): [number, number] | null =>
  object[x] == null || object[y] == null ? null : pairOf([object[x], object[y]]);
function numbersOf(value: JsonValue | undefined): number[] {
  if (typeof value === "number") return [value];
  // Digits that are part of a word, as in "x1=197", are no numbers.
  if (typeof value === "string")
    return [...value.matchAll(/(?<![\w.])-?\d+(?:\.\d+)?(?![\w])/g)].map(([n]) => Number(n));
  if (Array.isArray(value)) return value.flatMap((inner) => numbersOf(inner));
  if (isObject(value) && "x" in value && "y" in value) return [...numbersOf(value["x"]), ...numbersOf(value["y"])];
  return [];
}

export type Direction = "up" | "down" | "left" | "right";
export function directionOf(value: JsonValue | undefined): Direction | null {
  const word = typeof value === "string" ? value.trim().toLowerCase() : "";
  return word === "up" || word === "down" || word === "left" || word === "right" ? word : null;
}
export const opposite: Readonly<Record<Direction, Direction>> = {
  up: "down",
  down: "up",
  left: "right",
  right: "left",
};

/** A finger's path that begins at `from`, in 0..1000, and goes so far, as long as there is glass. */
export function stroke(from: Point, finger: Direction, length: number): { point1: Point; point2: Point } {
  const [x, y] = from;
  const [dx, dy] = { up: [0, -1], down: [0, 1], left: [-1, 0], right: [1, 0] }[finger] as [number, number];
  return {
    point1: [x, y],
    point2: [clamped(Math.round(x + dx * length), 1000), clamped(Math.round(y + dy * length), 1000)],
  };
}
/**
 * Like `stroke`, for a direction and a length that a model only names: where the glass ends too soon the finger starts
 * farther back, since a path of a few pixels would be a tap.
 */
export function scrolled(from: Point, finger: Direction, length: number): { point1: Point; point2: Point } {
  const path = stroke(from, finger, length);
  const run = Math.abs(path.point2[0] - path.point1[0]) + Math.abs(path.point2[1] - path.point1[1]);
  const least = Math.min(100, length);
  if (run >= least) return path;
  return stroke(stroke(from, opposite[finger], least - run).point2, finger, length);
}
/** The direction in which `scrolled` goes this very path, a thousandth aside at most; null where it goes another. */
export function directionAlong(point1: Point, point2: Point, length: number): Direction | null {
  const [dx, dy] = [point2[0] - point1[0], point2[1] - point1[1]];
  const finger = Math.abs(dx) > Math.abs(dy) ? (dx < 0 ? "left" : "right") : dy < 0 ? "up" : "down";
  const path = scrolled(point1, finger, length);
  const near = (a: Point, b: Point): boolean => a.every((n, axis) => Math.abs(n - b[axis]!) <= 1);
  return near(path.point1, point1) && near(path.point2, point2) ? finger : null;
}
