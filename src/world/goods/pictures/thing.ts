/** How a thing is drawn: within 400 by 400, standing on y = 330, in shades of its colour. */
import type { Painter } from "../../scenes/painter.ts";

export interface Look {
  readonly main: string;
  readonly dark: string;
  readonly deep: string;
  readonly light: string;
  /** The number of the model. */
  readonly form: number;
  /** Letters on the colour. */
  readonly ink: string;
  /** What stands on its cover, where all of one model look alike; else empty. */
  readonly title: string;
}
export type Thing = (p: Painter, look: Look) => void;

/** A title in at most three lines, centred about x, the first baseline at y. */
export function titled(
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
