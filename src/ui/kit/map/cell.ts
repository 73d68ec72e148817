/**
 * The rectangle of a map that is drawn at once. Cells lie on a fixed grid for each zoom and are not centred on the
 * view. The drawing therefore depends only on the view, and a small movement only shifts it.
 */
import { metresOfLatitude } from "#world/places/geo.ts";
import type { City } from "#world/geo/cities.ts";
import { metresPerPixel, type MapView, type Size } from "#world/geo/view.ts";

export interface Cell {
  readonly zoom: number;
  /** Layout points per decimetre of the plane. */
  readonly scale: number;
  /** Position of its middle, in pixels of the whole plane at this zoom. x grows to the right, y downwards. */
  readonly x: number;
  readonly y: number;
  /** Half of its width and height, in pixels. */
  readonly halfWidth: number;
  readonly halfHeight: number;
}
const gridStep = 256;

export interface PlacedCell {
  readonly cell: Cell;
  /** Offset of the cell's middle from the view's middle, in pixels. */
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
  // Rounds to 1/64, which a float represents exactly.
  const whole = (n: number): number => Math.round(n * 64) / 64;
  return { cell, right: whole(cell.x - x), down: whole(cell.y - y) };
}
/** Converts decimetres of the plane to pixels from the cell's middle. */
export const toCellX = ({ scale, x }: Cell, dm: number): number => dm * scale - x;
export const toCellY = ({ scale, y }: Cell, dm: number): number => -dm * scale - y;
/** The part of the plane that the cell covers, in decimetres, with a margin in pixels around it. */
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
