/** Composes covers and frames from drawings of things. */
import type { Rng } from "#state/rng.ts";
import type { Ground, Picture } from "../social/pictures.ts";

const empty = { ratio: "4:3", scene: null, item: null, words: "" } as const;

/** The places of the things beside the middle. All are inside the part that a 16:10 crop of the picture shows. */
const corners = [
  [18, 34],
  [82, 34],
  [20, 74],
  [81, 73],
] as const;

/** Creates a cover with the first drawing in the middle, and up to two others beside it. */
export function createCover(rng: Rng, main: string, others: readonly string[], ground: Ground): Picture {
  const beside = rng.sample(others, Math.min(others.length, rng.pick([0, 0, 1, 1, 2])));
  const at = rng.sample(corners, beside.length);
  return {
    ...empty,
    ground,
    things: [
      { art: main, x: rng.int(40, 60), y: rng.int(48, 56), size: rng.int(36, 52) },
      ...beside.map((art, i) => ({ art, x: at[i]![0], y: at[i]![1], size: rng.int(15, 22) })),
    ],
  };
}

/** Creates one frame that shows exactly the given drawings, side by side. */
export function createFrame(rng: Rng, art: readonly string[], ground: Ground): Picture {
  const size = art.length === 1 ? rng.int(36, 54) : art.length === 2 ? rng.int(30, 36) : 24;
  return {
    ...empty,
    ground,
    things: art.map((one, i) => ({
      art: one,
      x: Math.round((100 * (i + 1)) / (art.length + 1)) + rng.int(-3, 3),
      y: rng.int(45, 55),
      size,
    })),
  };
}
