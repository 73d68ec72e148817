/** Frames of the crop, as they lie on the picture that is already turned; in shares of its width and height. */
import { wholePicture, type Crop } from "../../world/scenes/ids.ts";

export const ratios = ["free", "original", "square", "4:3", "3:4", "16:9", "9:16"] as const;
export type Ratio = (typeof ratios)[number];
type Size = { readonly width: number; readonly height: number };

const leastShare = 0.1;
const round = (n: number): number => Math.round(n * 1000) / 1000;
const within = (n: number, lo: number, hi: number): number => Math.max(lo, Math.min(hi, n));

/** Width by height of a frame of this kind; null where any will do. */
export function aspectOf(ratio: Ratio, { width, height }: Size): number | null {
  if (ratio === "free") return null;
  if (ratio === "original") return width / height;
  if (ratio === "square") return 1;
  const [w, h] = ratio.split(":");
  return Number(w) / Number(h);
}
/** The largest frame of a kind, in the middle. */
export function frameOf(ratio: Ratio, size: Size): Crop {
  const aspect = aspectOf(ratio, size);
  if (aspect === null) return wholePicture;
  const whole = size.width / size.height;
  const [width, height] = aspect > whole ? [1, whole / aspect] : [aspect / whole, 1];
  return rounded({ x: (1 - width) / 2, y: (1 - height) / 2, width, height });
}
export const grips = ["nw", "ne", "sw", "se", "n", "e", "s", "w"] as const;
export type Grip = (typeof grips)[number];
/** The frame after one of its grips was drawn to a point. A frame of a fixed kind keeps its shape. */
export function gripped(frame: Crop, grip: Grip, to: { x: number; y: number }, ratio: Ratio, size: Size): Crop {
  const x = within(to.x, 0, 1);
  const y = within(to.y, 0, 1);
  let [left, top, right, bottom] = [frame.x, frame.y, frame.x + frame.width, frame.y + frame.height];
  if (grip.includes("w")) left = Math.min(x, right - leastShare);
  if (grip.includes("e")) right = Math.max(x, left + leastShare);
  if (grip.includes("n")) top = Math.min(y, bottom - leastShare);
  if (grip.includes("s")) bottom = Math.max(y, top + leastShare);
  const aspect = aspectOf(ratio, size);
  if (aspect !== null) {
    const share = (aspect * size.height) / size.width;
    let width = right - left;
    let height = bottom - top;
    // The side that was drawn leads; where the other would leave the picture, it is as long as it can be.
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
  return rounded({ x: left, y: top, width: right - left, height: bottom - top });
}
/** The frame with its middle at a point, as far as the picture reaches. */
export const moved = (frame: Crop, to: { x: number; y: number }): Crop =>
  rounded({
    ...frame,
    x: within(to.x - frame.width / 2, 0, 1 - frame.width),
    y: within(to.y - frame.height / 2, 0, 1 - frame.height),
  });
const rounded = ({ x, y, width, height }: Crop): Crop => {
  const [left, top] = [round(within(x, 0, 1)), round(within(y, 0, 1))];
  return { x: left, y: top, width: round(Math.min(width, 1 - left)), height: round(Math.min(height, 1 - top)) };
};
/** No crop where all of the picture is kept. */
export const cropOrNull = (crop: Crop): Crop | null =>
  crop.x <= 0 && crop.y <= 0 && crop.width >= 1 && crop.height >= 1 ? null : crop;
