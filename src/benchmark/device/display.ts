// The display of a real phone: its size, its pictures, and whether it still moves.
import type { Size } from "../agent/adapter.ts";
import { EpisodeFault } from "../run/fault.ts";
import { pngSize, toGreyscale } from "../run/pictures.ts";

/**
 * Parses the answer of `wm size`. An override size wins, because touches are in its pixels. Returns null if the answer
 * names no size.
 */
export function parseDisplaySize(text: string): Size | null {
  const sizeAfter = (label: string): Size | null => {
    const [, width, height] = new RegExp(`^${label} size: (\\d+)x(\\d+)`, "m").exec(text) ?? [];
    return width === undefined ? null : { width: Number(width), height: Number(height) };
  };
  return sizeAfter("Override") ?? sizeAfter("Physical");
}

/**
 * Returns the size of the display as it is turned now. `wm size` does not change when the phone is turned, but the picture
 * does.
 */
export function turnedSize(size: Size, picture: Size): Size {
  const isTurned = size.width > size.height !== picture.width > picture.height && picture.width !== picture.height;
  return isTurned ? { width: size.height, height: size.width } : size;
}

const pngSignature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** Some phones print a warning before the picture. */
const maxWarningBytes = 4096;

/** Returns the PNG in the answer of `screencap -p`. Throws EpisodeFault if there is none. */
export function extractPng(bytes: Uint8Array): Uint8Array {
  const start = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).indexOf(pngSignature);
  if (start < 0 || start > maxWarningBytes) {
    const said = Buffer.from(bytes).toString().trim().slice(0, 200);
    throw new EpisodeFault("environment", `The phone gave no picture: ${said || "screencap printed nothing"}`);
  }
  return bytes.subarray(start);
}

/** The maximum share of pixels that differ between two pictures of a still display, such as a blinking caret. */
const maxMovingShare = 0.0005;
/** Smaller differences of a pixel's grey value do not count, on a scale of 0 to 255. */
const minDifference = 16;

/** Returns whether the display does not move between two pictures. */
export async function isStill(before: Uint8Array, after: Uint8Array): Promise<boolean> {
  if (Buffer.compare(before, after) === 0) return true;
  const [x, y] = [pngSize(before), pngSize(after)];
  if (x.width !== y.width || x.height !== y.height) return false;
  const [first, second] = await Promise.all([toGreyscale(before), toGreyscale(after)]);
  let moving = 0;
  for (let i = 0; i < first.data.length; i++) if (Math.abs(first.data[i]! - second.data[i]!) >= minDifference) moving++;
  return moving <= first.data.length * maxMovingShare;
}
