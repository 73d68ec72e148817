/**
 * The rectangle of a map that is drawn in one piece. The cells of a zoom form a fixed grid that does not move with the
 * view. The drawing therefore depends only on the view, and a small movement only shifts the drawing.
 */
import { metresOfLatitude } from "#world/places/geo.ts";
import type { City } from "#world/geo/cities.ts";
import { metresPerPixel, type MapView, type Size } from "#world/geo/view.ts";

export interface Cell {
  readonly zoom: number;
  /** Layout points per decimetre of the plane. */
  readonly scale: number;
  /**
   * The position of the cell's middle, in pixels of the whole plane at this zoom. x increases to the right, y
   * downwards.
   */
  readonly x: number;
  readonly y: number;
  /** Half of the cell's width, in pixels; `halfHeight` is half of its height. */
  readonly halfWidth: number;
  readonly halfHeight: number;
}
const gridStep = 256;

export interface PlacedCell {
  readonly cell: Cell;
  /** The offset of the cell's middle from the view's middle, in pixels: `right` and `down`. */
  readonly right: number;
  readonly down: number;
}
export function cellAt(city: City, view: MapView, { width, height }: Size): PlacedCell {
  const metres = metresPerPixel(view, city);
  const x = ((view.longitude - city.centre.longitude) * city.metresOfLongitude) / metres;
  const y = ((city.centre.latitude - view.latitude) * metresOfLatitude) / metres;
  const cell = {
    zoom: view.zoom,
    scale: 0.1 / metres,
    x: Math.round(x / gridStep) * gridStep,
    y: Math.round(y / gridStep) * gridStep,
    halfWidth: width / 2 + gridStep / 2 + 8,
    halfHeight: height / 2 + gridStep / 2 + 8,
  };
  // Rounds to 1/64, because a float represents multiples of 1/64 exactly.
  const whole = (n: number): number => Math.round(n * 64) / 64;
  return { cell, right: whole(cell.x - x), down: whole(cell.y - y) };
}
/** Converts decimetres of the plane to pixels, measured from the cell's middle. */
export const toCellX = ({ scale, x }: Cell, dm: number): number => dm * scale - x;
export const toCellY = ({ scale, y }: Cell, dm: number): number => -dm * scale - y;
/**
 * Returns the part of the plane that the cell covers, in decimetres. The part includes a margin, which is in pixels.
 */
export function boundsOf(cell: Cell, margin: number) {
  const { scale, x, y, halfWidth, halfHeight } = cell;
  return {
    west: (x - halfWidth - margin) / scale,
    east: (x + halfWidth + margin) / scale,
    south: (-y - halfHeight - margin) / scale,
    north: (-y + halfHeight + margin) / scale,
  };
}
export type Bounds = ReturnType<typeof boundsOf>;
