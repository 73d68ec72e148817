/** Draws an item in an area of 400 by 400, with its bottom at y = 330, in shades of its colour. */
import type { Painter } from "../../scenes/painter.ts";

export interface Look {
  readonly main: string;
  readonly dark: string;
  readonly deep: string;
  readonly light: string;
  /** The number of the item's form. */
  readonly form: number;
  /** The colour of letters that are drawn on the main colour. */
  readonly ink: string;
  /** The title on the cover of the item. It is empty for goods whose model does not determine their look. */
  readonly title: string;
}
export type DrawThing = (p: Painter, look: Look) => void;

/** Draws a title in at most three lines. The lines are centred at x, and the baseline of the first line is at y. */
export function drawTitle(
  p: Painter,
  x: number,
  y: number,
  size: number,
  width: number,
  title: string,
  fill: string,
): void {
  const lines: string[] = [];
  for (const word of title.split(" ")) {
    const last = lines.at(-1);
    if (last !== undefined && (last.length + word.length) * size * 0.56 < width)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  for (const [i, line] of lines.slice(0, 3).entries())
    p.text(x, y + i * size * 1.15, line, size, { anchor: "middle", weight: 700, fill, fit: width });
}
