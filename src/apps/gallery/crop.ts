/**
 * Calculates crop frames. Frames are relative to the rotated picture: positions and sizes are shares of the picture's
 * width and height.
 */
import { fullCrop, type Crop } from "#world/scenes/ids.ts";

export const ratios = ["free", "original", "square", "4:3", "3:4", "16:9", "9:16"] as const;
export type Ratio = (typeof ratios)[number];
type Size = { readonly width: number; readonly height: number };

const minShare = 0.1;
const roundShare = (n: number): number => Math.round(n * 1000) / 1000;
const clamp = (n: number, lo: number, hi: number): number => Math.max(lo, Math.min(hi, n));

/** Returns the aspect ratio (width divided by height) that a frame must have, or null if the ratio is free. */
export function aspectOf(ratio: Ratio, { width, height }: Size): number | null {
  if (ratio === "free") return null;
  if (ratio === "original") return width / height;
  if (ratio === "square") return 1;
  const [w, h] = ratio.split(":");
  return Number(w) / Number(h);
}
/** Returns the largest centred frame with the given aspect ratio. */
export function frameOf(ratio: Ratio, size: Size): Crop {
  const aspect = aspectOf(ratio, size);
  if (aspect === null) return fullCrop;
  const whole = size.width / size.height;
  const [width, height] = aspect > whole ? [1, whole / aspect] : [aspect / whole, 1];
  return roundFrame({ x: (1 - width) / 2, y: (1 - height) / 2, width, height });
}
export const handles = ["nw", "ne", "sw", "se", "n", "e", "s", "w"] as const;
export type Handle = (typeof handles)[number];
/**
 * Returns the frame after one of its handles was dragged to a point. If the aspect ratio is fixed, the frame keeps that
 * ratio.
 */
export function dragHandle(frame: Crop, grip: Handle, to: { x: number; y: number }, ratio: Ratio, size: Size): Crop {
  const x = clamp(to.x, 0, 1);
  const y = clamp(to.y, 0, 1);
  let [left, top, right, bottom] = [frame.x, frame.y, frame.x + frame.width, frame.y + frame.height];
  if (grip.includes("w")) left = Math.min(x, right - minShare);
  if (grip.includes("e")) right = Math.max(x, left + minShare);
  if (grip.includes("n")) top = Math.min(y, bottom - minShare);
  if (grip.includes("s")) bottom = Math.max(y, top + minShare);
  const aspect = aspectOf(ratio, size);
  if (aspect !== null) {
    const share = (aspect * size.height) / size.width;
    let width = right - left;
    let height = bottom - top;
    // The dragged side determines the length of the other side. If the frame would then extend beyond the picture, both
    // sides shrink until the frame fits.
    if (grip === "n" || grip === "s") width = height * share;
    else height = width / share;
    const roomX = grip.includes("w") ? right : 1 - left;
    const roomY = grip.includes("n") ? bottom : 1 - top;
    const fit = Math.min(1, roomX / width, roomY / height);
    [width, height] = [width * fit, height * fit];
    if (grip.includes("w")) left = right - width;
    else right = left + width;
    if (grip.includes("n")) top = bottom - height;
    else bottom = top + height;
  }
  return roundFrame({ x: left, y: top, width: right - left, height: bottom - top });
}
/** Centres the frame on a point, or as close to that point as the edges of the picture allow. */
export const moveFrame = (frame: Crop, to: { x: number; y: number }): Crop =>
  roundFrame({
    ...frame,
    x: clamp(to.x - frame.width / 2, 0, 1 - frame.width),
    y: clamp(to.y - frame.height / 2, 0, 1 - frame.height),
  });
const roundFrame = ({ x, y, width, height }: Crop): Crop => {
  const [left, top] = [roundShare(clamp(x, 0, 1)), roundShare(clamp(y, 0, 1))];
  return {
    x: left,
    y: top,
    width: roundShare(Math.min(width, 1 - left)),
    height: roundShare(Math.min(height, 1 - top)),
  };
};
/** Returns the crop, or null if the crop covers the whole picture. */
export const cropOrNull = (crop: Crop): Crop | null =>
  crop.x <= 0 && crop.y <= 0 && crop.width >= 1 && crop.height >= 1 ? null : crop;
