/** The frames of a video: which frame is shown at a time, and the frames of videos without a record in `reel`. */
import type { Picture } from "../social/pictures.ts";

export interface Shot {
  readonly atMs: number;
  readonly picture: Picture;
  readonly caption: string;
}

/** Returns the frame that is shown at a time. */
export const shotAt = (shots: readonly Shot[], atMs: number): Shot | undefined =>
  shots.findLast((shot) => shot.atMs <= atMs) ?? shots[0];

/**
 * The frames of a video or an episode that has no record in `reel`: five views of its cover, without captions, at
 * equal distances.
 */
export function plainShots({ cover, seconds }: { readonly cover: Picture; readonly seconds: number }): Shot[] {
  const views = [
    [0, 0, 100],
    [-6, 4, 130],
    [8, -3, 90],
    [-10, 2, 75],
    [4, 5, 150],
  ] as const;
  return views.map(([dx, dy, percent], i) => ({
    atMs: Math.floor((seconds * 1000 * i) / views.length),
    caption: "",
    picture: {
      ...cover,
      things: cover.things.map((thing) => ({
        ...thing,
        x: thing.x + dx,
        y: thing.y + dy,
        size: Math.round((thing.size * percent) / 100),
      })),
    },
  }));
}
