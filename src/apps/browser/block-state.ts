/**
 * The stored state of a page's reactive blocks: a counter's number, the position in a maze, a drawing. The new state
 * depends only on the old state and the act, and not on the page's content.
 */
import * as v from "valibot";
import { reject, type Rejection } from "#os/values.ts";
import { answerValue } from "./answers.ts";

const whole = v.pipe(v.number(), v.integer());
const index = v.pipe(whole, v.minValue(0));
export const directions = ["up", "left", "right", "down"] as const;
const Direction = v.picklist(directions);
export type Direction = v.InferOutput<typeof Direction>;
export const inks = ["black", "red", "orange", "green", "blue", "violet"] as const;
const Ink = v.picklist(inks);
export type Ink = v.InferOutput<typeof Ink>;
const thousandths = v.pipe(index, v.maxValue(1000));
/** A point in thousandths of the drawing's width and height. */
const Point = v.strictObject({ x: thousandths, y: thousandths });
const maxArrows = 60;
const maxStrokes = 200;
const maxPoints = 400;

const Maze = v.strictObject({
  kind: v.literal("maze"),
  /** The position, in cells from the left (`x`) and from the top (`y`). */
  x: index,
  y: index,
  /** The number of steps. Attempts to walk into a wall do not count. */
  steps: index,
  reached: v.boolean(),
  /** Whether the last step was an attempt to walk into a wall. */
  bumped: v.boolean(),
  /** The collected arrows that have not run yet. Null if each arrow moves immediately. */
  arrows: v.nullable(v.pipe(v.array(Direction), v.maxLength(maxArrows))),
});
export type Maze = v.InferOutput<typeof Maze>;
const Drawing = v.strictObject({
  kind: v.literal("drawing"),
  ink: Ink,
  strokes: v.pipe(
    v.array(v.strictObject({ ink: Ink, points: v.pipe(v.array(Point), v.minLength(2), v.maxLength(maxPoints)) })),
    v.maxLength(maxStrokes),
  ),
});
export type Drawing = v.InferOutput<typeof Drawing>;
const Steps = v.strictObject({
  kind: v.literal("steps"),
  /** The index of the open step. An index equal to the number of steps means the summary. */
  step: index,
  /** The answers of the earlier steps. */
  values: v.record(v.string(), answerValue),
});
export type Steps = v.InferOutput<typeof Steps>;
export const BlockState = v.variant("kind", [
  v.strictObject({ kind: v.literal("count"), n: whole }),
  Steps,
  Maze,
  Drawing,
]);
export type BlockState = v.InferOutput<typeof BlockState>;

/** The rows of a maze: "#" is a wall, "S" the start, "G" the goal. */
const Rows = v.pipe(
  v.array(v.pipe(v.string(), v.regex(/^[#.SG]+$/), v.maxLength(40))),
  v.minLength(1),
  v.maxLength(40),
);
export const Act = v.variant("do", [
  v.strictObject({ do: v.literal("count"), n: whole }),
  v.strictObject({ do: v.literal("answer"), step: index, values: v.record(v.string(), answerValue) }),
  v.strictObject({ do: v.literal("walk"), rows: Rows, direction: Direction }),
  v.strictObject({ do: v.literal("collect"), rows: Rows, on: v.boolean() }),
  v.strictObject({ do: v.literal("arrow"), direction: Direction }),
  v.strictObject({ do: v.literal("unarrow"), at: index }),
  v.strictObject({ do: v.literal("run"), rows: Rows }),
  v.strictObject({ do: v.literal("ink"), ink: Ink }),
  v.strictObject({ do: v.literal("draw"), from: Point, to: Point }),
  v.strictObject({ do: v.literal("undo") }),
  v.strictObject({ do: v.literal("restart") }),
]);
export type Act = v.InferOutput<typeof Act>;

/** Returns a maze at its start. */
export function initialMaze(rows: readonly string[]): Maze {
  const y = Math.max(
    0,
    rows.findIndex((row) => row.includes("S")),
  );
  const x = Math.max(0, rows[y]!.indexOf("S"));
  return { kind: "maze", x, y, steps: 0, reached: false, bumped: false, arrows: null };
}
export const emptyDrawing: Drawing = { kind: "drawing", ink: "black", strokes: [] };

/** Returns the block's state after an act, or null if the block is in its initial state again. */
export function applyAct(before: BlockState | undefined, act: Act): BlockState | null | Rejection {
  switch (act.do) {
    case "count":
      return { kind: "count", n: act.n };
    case "answer":
      return { kind: "steps", step: act.step, values: act.values };
    case "walk":
      return walk(mazeOrInitial(before, act.rows), act.rows, [act.direction]);
    case "collect":
      return { ...mazeOrInitial(before, act.rows), arrows: act.on ? [] : null, bumped: false };
    case "arrow":
      if (before?.kind !== "maze" || before.arrows === null) return reject("no-arrows");
      if (before.arrows.length >= maxArrows) return reject("arrows-full");
      return { ...before, arrows: [...before.arrows, act.direction] };
    case "unarrow":
      if (before?.kind !== "maze" || before.arrows?.[act.at] === undefined) return reject("no-arrows");
      return { ...before, arrows: before.arrows.filter((_, i) => i !== act.at) };
    case "run": {
      const maze = mazeOrInitial(before, act.rows);
      if (maze.arrows === null || maze.arrows.length === 0) return reject("no-arrows");
      return walk(maze, act.rows, maze.arrows);
    }
    case "ink":
      return { ...drawingOrEmpty(before), ink: act.ink };
    case "draw":
      return extendDrawing(drawingOrEmpty(before), act.from, act.to);
    case "undo": {
      const drawing = drawingOrEmpty(before);
      return drawing.strokes.length === 0
        ? reject("nothing-drawn")
        : { ...drawing, strokes: drawing.strokes.slice(0, -1) };
    }
    case "restart":
      // Clearing the drawing keeps the chosen ink.
      return before?.kind === "drawing" ? { ...before, strokes: [] } : null;
  }
}
const mazeOrInitial = (before: BlockState | undefined, rows: readonly string[]): Maze =>
  before?.kind === "maze" ? before : initialMaze(rows);
const drawingOrEmpty = (before: BlockState | undefined): Drawing =>
  before?.kind === "drawing" ? before : emptyDrawing;

const directionOffsets = { up: [0, -1], down: [0, 1], left: [-1, 0], right: [1, 0] } as const;
/** Takes steps until a wall or the goal is reached. At the goal, further steps do nothing. */
function walk(maze: Maze, rows: readonly string[], moves: readonly Direction[]): Maze {
  let at = { ...maze, bumped: false };
  for (const direction of moves) {
    if (at.reached) return at;
    const [dx, dy] = directionOffsets[direction];
    const cell = rows[at.y + dy]?.[at.x + dx] ?? "#";
    if (cell === "#") return { ...at, bumped: true };
    at = { ...at, x: at.x + dx, y: at.y + dy, steps: at.steps + 1, reached: cell === "G" };
  }
  return at;
}
/** Adds a line to a drawing. A line that starts at the end of the last stroke extends that stroke. */
function extendDrawing(
  drawing: Drawing,
  from: { x: number; y: number },
  to: { x: number; y: number },
): Drawing | Rejection {
  const last = drawing.strokes.at(-1);
  const end = last?.points.at(-1);
  if (last && end?.x === from.x && end.y === from.y && last.ink === drawing.ink && last.points.length < maxPoints)
    return { ...drawing, strokes: [...drawing.strokes.slice(0, -1), { ...last, points: [...last.points, to] }] };
  if (drawing.strokes.length >= maxStrokes) return reject("paper-full");
  return { ...drawing, strokes: [...drawing.strokes, { ink: drawing.ink, points: [from, to] }] };
}
