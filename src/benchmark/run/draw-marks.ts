/**
 * Draws numbered red boxes with white numbers over a picture. The digits are drawn without fonts, so that the result is
 * the same on every machine.
 */
import sharp from "sharp";
import type { Mark, PictureSpec, SentPicture, Size } from "../agent/adapter.ts";
import { toSentPicture } from "./pictures.ts";

const red = "#e3000f";
/** The white cells of each digit: five rows of three cells, the top row first. */
const digits: readonly string[] = [
  "111101101101111",
  "010110010010111",
  "111001111100111",
  "111001111001111",
  "101101111001001",
  "111100111001111",
  "111100111101111",
  "111001001001001",
  "111101111101111",
  "111101111001111",
];
const rows = 5;
const columns = 3;

/** Returns one picture per layer, with the boxes of that layer, in the size and format of the adapter. */
export function drawMarks(
  png: Uint8Array,
  spec: PictureSpec,
  layers: readonly (readonly Mark[])[],
): Promise<SentPicture[]> {
  const { width, height } = spec;
  return Promise.all(
    layers.map(async (marks) => {
      const sized = sharp(png).resize(width, height, { fit: "fill", kernel: "lanczos3" });
      const drawn = await sized
        .composite([{ input: Buffer.from(marksSvg(marks, { width, height })) }])
        .png()
        .toBuffer();
      return toSentPicture(drawn, spec);
    }),
  );
}

function marksSvg(marks: readonly Mark[], { width, height }: Size): string {
  // The size of a digit's cell is a whole number of pixels, so that small digits are sharp.
  const cell = Math.max(1, Math.round(width / 216));
  const line = Math.max(1, Math.round(width / 360));
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" shape-rendering="crispEdges">${marks
    .map((mark) => markSvg(mark, { width, height }, cell, line))
    .join("")}</svg>`;
}

function markSvg({ index, box }: Mark, { width, height }: Size, cell: number, line: number): string {
  const [x1, y1, x2, y2] = box.map((n, i) => Math.round((n / 1000) * (i % 2 === 0 ? width : height))) as number[];
  const number = String(index);
  const label = { width: (number.length * (columns + 1) + 1) * cell, height: (rows + 2) * cell };
  const left = Math.max(0, Math.min(x1!, width - label.width));
  const top = Math.max(0, Math.min(y1!, height - label.height));
  const cells = [...number].flatMap((digit, nth) =>
    [...digits[Number(digit)]!].flatMap((bit, i) => {
      const x = left + (nth * (columns + 1) + 1 + (i % columns)) * cell;
      const y = top + (1 + Math.floor(i / columns)) * cell;
      return bit === "1" ? [rect(x, y, cell, cell, `fill="#fff"`)] : [];
    }),
  );
  const inset = line / 2;
  const frame = rect(
    x1! + inset,
    y1! + inset,
    Math.max(1, x2! - x1! - line),
    Math.max(1, y2! - y1! - line),
    `fill="none" stroke="${red}" stroke-width="${line}"`,
  );
  return frame + rect(left, top, label.width, label.height, `fill="${red}"`) + cells.join("");
}
const rect = (x: number, y: number, width: number, height: number, how: string): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" ${how}/>`;
