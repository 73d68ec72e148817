/**
 * What is kept of the blocks of a page that react: how far a counter has come, where one stands in a maze, what was drawn.
 * A block and what is done to it decide what comes of it; the page itself is never asked.
 */
import * as v from "valibot";
import { reject, type Rejection } from "../../os/values.ts";
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
/** In thousandths of the paper's width and height. */
const Point = v.strictObject({ x: thousandths, y: thousandths });
const arrowsMost = 60;
const strokesMost = 200;
const pointsMost = 400;

const Maze = v.strictObject({
  kind: v.literal("maze"),
  /** Cells from the left and from the top. */
  x: index,
  y: index,
  /** Steps that were taken, without those against a wall. */
  steps: index,
  reached: v.boolean(),
  /** The last step was against a wall. */
  bumped: v.boolean(),
  /** Arrows that wait to be walked one after the other; null where every arrow is walked at once. */
  arrows: v.nullable(v.pipe(v.array(Direction), v.maxLength(arrowsMost))),
});
export type Maze = v.InferOutput<typeof Maze>;
const Drawing = v.strictObject({
  kind: v.literal("drawing"),
  ink: Ink,
  strokes: v.pipe(
    v.array(v.strictObject({ ink: Ink, points: v.pipe(v.array(Point), v.minLength(2), v.maxLength(pointsMost)) })),
    v.maxLength(strokesMost),
  ),
});
export type Drawing = v.InferOutput<typeof Drawing>;
const Steps = v.strictObject({
  kind: v.literal("steps"),
  /** Which step is open; as many as there are steps: the summary. */
  step: index,
  /** What the steps before were answered. */
  values: v.record(v.string(), answerValue),
});
export type Steps = v.InferOutput<typeof Steps>;
export const Live = v.variant("kind", [v.strictObject({ kind: v.literal("count"), n: whole }), Steps, Maze, Drawing]);
export type Live = v.InferOutput<typeof Live>;

/** The rows of a maze: "#" is a wall, "S" where one starts, "G" where one wants to be. */
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

/** Where a maze stands before anybody has walked in it. */
export function mazeOf(rows: readonly string[]): Maze {
  const y = Math.max(
    0,
    rows.findIndex((row) => row.includes("S")),
  );
  const x = Math.max(0, rows[y]!.indexOf("S"));
  return { kind: "maze", x, y, steps: 0, reached: false, bumped: false, arrows: null };
}
export const emptyDrawing: Drawing = { kind: "drawing", ink: "black", strokes: [] };

/** What a block is after something was done to it; null: as it was made. */
export function played(before: Live | undefined, act: Act): Live | null | Rejection {
  switch (act.do) {
    case "count":
      return { kind: "count", n: act.n };
    case "answer":
      return { kind: "steps", step: act.step, values: act.values };
    case "walk":
      return walked(mazeFrom(before, act.rows), act.rows, [act.direction]);
    case "collect":
      return { ...mazeFrom(before, act.rows), arrows: act.on ? [] : null, bumped: false };
    case "arrow":
      if (before?.kind !== "maze" || before.arrows === null) return reject("no-arrows");
      if (before.arrows.length >= arrowsMost) return reject("arrows-full");
      return { ...before, arrows: [...before.arrows, act.direction] };
    case "unarrow":
      if (before?.kind !== "maze" || before.arrows?.[act.at] === undefined) return reject("no-arrows");
      return { ...before, arrows: before.arrows.filter((_, i) => i !== act.at) };
    case "run": {
      const maze = mazeFrom(before, act.rows);
      if (maze.arrows === null || maze.arrows.length === 0) return reject("no-arrows");
      return walked(maze, act.rows, maze.arrows);
    }
    case "ink":
      return { ...drawingFrom(before), ink: act.ink };
    case "draw":
      return drawn(drawingFrom(before), act.from, act.to);
    case "undo": {
      const drawing = drawingFrom(before);
      return drawing.strokes.length === 0
        ? reject("nothing-drawn")
        : { ...drawing, strokes: drawing.strokes.slice(0, -1) };
    }
    case "restart":
      // The ink is in the hand, not on the paper.
      return before?.kind === "drawing" ? { ...before, strokes: [] } : null;
  }
}
const mazeFrom = (before: Live | undefined, rows: readonly string[]): Maze =>
  before?.kind === "maze" ? before : mazeOf(rows);
const drawingFrom = (before: Live | undefined): Drawing => (before?.kind === "drawing" ? before : emptyDrawing);

const turns = { up: [0, -1], down: [0, 1], left: [-1, 0], right: [1, 0] } as const;
/** Goes on until a wall or the goal; who is there stays there. */
function walked(maze: Maze, rows: readonly string[], way: readonly Direction[]): Maze {
  let at = { ...maze, bumped: false };
  for (const direction of way) {
    if (at.reached) return at;
    const [dx, dy] = turns[direction];
    const cell = rows[at.y + dy]?.[at.x + dx] ?? "#";
    if (cell === "#") return { ...at, bumped: true };
    at = { ...at, x: at.x + dx, y: at.y + dy, steps: at.steps + 1, reached: cell === "G" };
  }
  return at;
}
/** A finger that goes on from where it was makes its stroke longer. */
function drawn(drawing: Drawing, from: { x: number; y: number }, to: { x: number; y: number }): Drawing | Rejection {
  const last = drawing.strokes.at(-1);
  const end = last?.points.at(-1);
  if (last && end?.x === from.x && end.y === from.y && last.ink === drawing.ink && last.points.length < pointsMost)
    return { ...drawing, strokes: [...drawing.strokes.slice(0, -1), { ...last, points: [...last.points, to] }] };
  if (drawing.strokes.length >= strokesMost) return reject("paper-full");
  return { ...drawing, strokes: [...drawing.strokes, { ink: drawing.ink, points: [from, to] }] };
}
