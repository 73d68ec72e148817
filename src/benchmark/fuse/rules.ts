// When two frames are one screen, by what is compared.
import type { Graph } from "../../graph/graph.ts";
import { exactly, type Rules } from "./fuse.ts";
import { samePicture } from "./picture.ts";
import type { Frame, Recording } from "./recording.ts";
import { sameStructure, structureOf } from "./structure.ts";

export function rulesOf(mode: Graph["mode"], labels: Rules["labels"] = {}): Rules {
  const known = { ...exactly, labels };
  if (mode === "exact") return known;
  if (mode === "picture") return { ...known, same: samePicture, sure: ({ picture }) => picture };
  return { ...known, same: sameSight, sure: sightOf };
}

/** Elements do not tell which tab is chosen or that a toast lies over them: where there are pictures, too, both have to agree. */
export const sameSight = (a: Frame, b: Frame): boolean =>
  sameStructure(a, b) && (a.print === null || b.print === null || samePicture(a, b));
function sightOf(frame: Frame): string | null {
  const structure = structureOf(frame);
  return structure === null ? null : `${frame.print === null ? "" : frame.picture} ${structure}`;
}

/** Recordings as somebody has them who sees only so much: states are known in exact mode alone. */
export const asSeen = (mode: Graph["mode"], recordings: readonly Recording[]): readonly Recording[] =>
  mode === "exact"
    ? recordings
    : recordings.map((recording) => ({
        ...recording,
        frames: recording.frames.map((frame): Frame => ({ ...frame, key: null })),
        moves: recording.moves.map((move) => ({ ...move, act: null })),
      }));
