// The sample graph of the repository: two paths to a comment, and a wrong path to a shop.
import { join } from "node:path";
import { root } from "#scripts/env.ts";
import type { Action, Point } from "#contract/action.ts";
import { readGraphFolders } from "#benchmark/run/recording-folders.ts";

export const sampleFolder = join(root, "samples/graphs/comment");
export const sample = readGraphFolders(sampleFolder)[0]!;

const click = (point: Point): Action => ({ type: "CLICK", point });
/** Paths from the start to the goal, each with its final action. */
export const pathsToGoal = {
  scrolling: [
    click([500, 195]),
    { type: "SWIPE", point1: [500, 800], point2: [500, 420] },
    click([500, 280]),
    { type: "TYPE", value: "Beautiful!", point: [500, 935] },
    click([500, 505]),
    { type: "COMPLETE" },
  ],
  searching: [
    { type: "AWAKE", value: "HARBOUR" },
    click([500, 155]),
    { type: "TYPE", value: " lighthouse" },
    click([500, 270]),
    { type: "TYPE", value: "Beautiful！", point: [500, 935] },
    click([500, 505]),
    { type: "COMPLETE" },
  ],
} as const satisfies Record<string, readonly Action[]>;
export const shopClick = click([500, 305]);
export const missingClick = click([20, 990]);
