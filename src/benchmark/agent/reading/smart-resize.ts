// Computes the size to which models of the Qwen-VL family scale a picture down. The pixel coordinates of these models
// refer to this size.
import type { Size } from "../adapter.ts";

export interface ResizeRule {
  /** Both sides become multiples of this number. */
  readonly factor: number;
  readonly minPixels: number;
  readonly maxPixels: number;
}

/**
 * Equivalent to `smart_resize` of Qwen2-VL's processor. Throws if one side is more than 200 times as long as the other.
 */
export function smartResize({ width, height }: Size, { factor, minPixels, maxPixels }: ResizeRule): Size {
  if (Math.max(width, height) / Math.min(width, height) > 200)
    throw new Error(`${width}×${height} is too narrow for a picture`);
  const near = (n: number): number => Math.max(factor, halfEven(n / factor) * factor);
  const [w, h] = [near(width), near(height)];
  if (w * h > maxPixels) {
    const by = Math.sqrt((width * height) / maxPixels);
    const down = (n: number): number => Math.max(factor, Math.floor(n / by / factor) * factor);
    return { width: down(width), height: down(height) };
  }
  if (w * h < minPixels) {
    const by = Math.sqrt(minPixels / (width * height));
    const up = (n: number): number => Math.ceil((n * by) / factor) * factor;
    return { width: up(width), height: up(height) };
  }
  return { width: w, height: h };
}

/** Rounds halves to the even neighbour, as Python does. With Math.round, the size could differ by a whole `factor`. */
function halfEven(n: number): number {
  const floor = Math.floor(n);
  if (n - floor !== 0.5) return Math.round(n);
  return floor % 2 === 0 ? floor : floor + 1;
}
