// The graph that comes with the sources: two ways to a comment, and a shop that leads astray.
import { join } from "node:path";
import { root } from "../../scripts/env.ts";
import type { Action, Point } from "../../src/contract/action.ts";
import { graphFolders } from "../../src/benchmark/run/graph-folders.ts";

export const sampleFolder = join(root, "samples/graphs/comment");
export const sample = graphFolders(sampleFolder)[0]!;

const click = (point: Point): Action => ({ type: "CLICK", point });
/** From the start to the goal, each way with what ends it. */
export const ways = {
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
export const intoShop = click([500, 305]);
export const nowhere = click([20, 990]);
