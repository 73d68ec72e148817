// Compares screens by their pictures, for recordings that contain no other data. MobiFlow (section 3) proposes to merge
// similar screens, but gives no thresholds. All functions are pure. Their input is a decoded picture, as shades.
import type { Frame, Print } from "./recording.ts";

/** A picture as shades, 0..255, row by row. */
export interface Shades {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
}

/**
 * The height of the status bar, as a share of the height of the picture. This part is cut off, because it contains a
 * clock.
 */
export const statusShare = 0.04;
const columns = 64;
const rows = 128;

/**
 * A smaller difference between two shades does not count. Without this minimum, the noise of lossy coding would decide
 * which half of a plain area is brighter.
 */
const minShadeDifference = 3;

/**
 * Returns a difference hash and a small grey copy. The hash has one bit for each of 8×8 cells. The bit is set if the
 * cell is brighter than its right neighbour.
 */
export function printOf(picture: Shades): Print {
  const top = Math.round(picture.height * statusShare);
  const nine = shrink(picture, top, 9, 8);
  let hash = 0n;
  for (let y = 0; y < 8; y++)
    for (let x = 0; x < 8; x++)
      hash = (hash << 1n) | (nine[y * 9 + x]! - nine[y * 9 + x + 1]! > minShadeDifference ? 1n : 0n);
  return { hash, grey: Uint8Array.from(shrink(picture, top, columns, rows), Math.round) };
}

/** Divides the area below `top` into `across` × `down` cells and returns the mean shade of each cell. */
function shrink({ width, height, data }: Shades, top: number, across: number, down: number): Float64Array {
  if (width < across || height - top < down)
    throw new RangeError(`A picture of ${width}×${height} is too small to compare`);
  const out = new Float64Array(across * down);
  const edge = (i: number, parts: number, size: number): number => Math.round((i * size) / parts);
  for (let row = 0; row < down; row++)
    for (let column = 0; column < across; column++) {
      const [y1, y2] = [top + edge(row, down, height - top), top + edge(row + 1, down, height - top)];
      const [x1, x2] = [edge(column, across, width), edge(column + 1, across, width)];
      let sum = 0;
      for (let y = y1; y < y2; y++) for (let x = x1; x < x2; x++) sum += data[y * width + x]!;
      out[row * across + column] = sum / ((y2 - y1) * (x2 - x1));
    }
  return out;
}

/** Returns the number of differing bits, out of 64. */
export function differingBits(a: bigint, b: bigint): number {
  let count = 0;
  for (let rest = a ^ b; rest > 0n; rest &= rest - 1n) count += 1;
  return count;
}
/** Returns the mean difference of the shades, as a share of the full range. */
export function meanDifference(a: Uint8Array, b: Uint8Array): number {
  let sum = 0;
  for (const [i, shade] of a.entries()) sum += Math.abs(shade - b[i]!);
  return sum / a.length / 255;
}

/** Returns the number of cells of the small copy that differ by more than `over` shades. */
export function differingCells(a: Uint8Array, b: Uint8Array, over: number): number {
  let count = 0;
  for (const [i, shade] of a.entries()) if (Math.abs(shade - b[i]!) > over) count += 1;
  return count;
}

/** The maximum differences between two small copies of one screen. */
export const tolerances = {
  /** The number of differing bits of the hash. */
  bits: 6,
  /** The mean difference of the shades, as a share of the full range. */
  mean: 0.03,
  /**
   * The number of cells that differ by more shades than lossy coding changes. A typed word, a switch or a tick changes
   * the mean by far less than 3 %, but the next step depends on this change. Such a change alters nearly all shades of
   * a few cells. A blinking caret changes one cell.
   */
  cells: 1,
  shades: 24,
} as const;

export const samePrint = (a: Print, b: Print): boolean =>
  differingBits(a.hash, b.hash) <= tolerances.bits &&
  meanDifference(a.grey, b.grey) <= tolerances.mean &&
  differingCells(a.grey, b.grey, tolerances.shades) <= tolerances.cells;

/** Whether two frames show the same picture. False if a frame has no print. */
export const samePicture = (a: Frame, b: Frame): boolean =>
  a.print !== null && b.print !== null && samePrint(a.print, b.print);
