// Defines when two frames count as one screen, for each mode of comparison.
import type { Graph } from "#recordings/graph.ts";
import { exactRules, type Rules } from "./fuse.ts";
import { samePicture } from "./picture.ts";
import type { Frame, Recording } from "./recording.ts";
import { sameStructure, structureKey } from "./structure.ts";

export function rulesOf(mode: Graph["mode"], labels: Rules["labels"] = {}): Rules {
  const known = { ...exactRules, labels };
  if (mode === "exact") return known;
  if (mode === "picture") return { ...known, isSameScreen: samePicture, screenKey: ({ picture }) => picture };
  return { ...known, isSameScreen: sameStructureAndPicture, screenKey: structureAndPictureKey };
}

/**
 * Elements do not show which tab is selected or that a toast covers them. If there are pictures, the pictures must
 * therefore also match.
 */
export const sameStructureAndPicture = (a: Frame, b: Frame): boolean =>
  sameStructure(a, b) && (a.print === null || b.print === null || samePicture(a, b));
function structureAndPictureKey(frame: Frame): string | null {
  const structure = structureKey(frame);
  return structure === null ? null : `${frame.print === null ? "" : frame.picture} ${structure}`;
}

/** Removes the data that the mode must not use. Only exact mode uses keys and acts, which are computed from states. */
export const reduceToMode = (mode: Graph["mode"], recordings: readonly Recording[]): readonly Recording[] =>
  mode === "exact"
    ? recordings
    : recordings.map((recording) => ({
        ...recording,
        frames: recording.frames.map((frame): Frame => ({ ...frame, key: null })),
        moves: recording.moves.map((move) => ({ ...move, act: null })),
      }));
