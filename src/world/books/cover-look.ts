/**
 * The colours of a cover, and the place of its title. Pictures contain no text, because their fonts would be those of
 * the host. So the app writes the title over the picture.
 */
import { Rng } from "#state/rng.ts";

const palettes = [
  ["#22384a", "#e8dcc4", "#c8553d"],
  ["#f2e9dc", "#2b2b2b", "#a23b2a"],
  ["#2f4b3c", "#f0e6d2", "#d9a441"],
  ["#e9e4d8", "#1f3a4d", "#c77d3a"],
  ["#5b2a36", "#f3e3d3", "#d8a48f"],
  ["#d7e0dc", "#23403a", "#8a5a44"],
  ["#1d1f2b", "#f4f1ea", "#7f9bb3"],
  ["#f6efe2", "#3a2f28", "#5f7f73"],
  ["#c9d6df", "#24313b", "#b5523b"],
  ["#eadbc8", "#46332b", "#6b7f5e"],
  ["#34495a", "#ffffff", "#e0b354"],
  ["#f8f5ef", "#2d3142", "#4f7cac"],
  ["#7a3b2e", "#f7ead9", "#e6b98a"],
  ["#3d3a5c", "#efeaf4", "#c59bb8"],
] as const;

export interface CoverLook {
  readonly paper: string;
  readonly ink: string;
  readonly accent: string;
  readonly isCentred: boolean;
}
/** `id`: the id of the book. */
export function coverLook(id: string): CoverLook {
  const rng = Rng.of("books", id, "look");
  const [paper, ink, accent] = rng.pick(palettes);
  return { paper, ink, accent, isCentred: rng.chance(0.55) };
}
