/**
 * The piece of a map that is drawn at once. Pieces lie on a grid of the zoom, not around the view, so that what is drawn
 * follows from the view alone, and a small movement only moves what is there.
 */
import { metresOfLatitude } from "../../../world/places/geo.ts";
import type { City } from "../../../world/geo/cities.ts";
import { metresPerPixel, type MapView, type Size } from "../../../world/geo/view.ts";

export interface Cell {
  readonly zoom: number;
  /** Pixels of the drawing to a decimetre of the plane. */
  readonly scale: number;
  /** Its middle, in pixels of the whole plane at this zoom: to the right, and down. */
  readonly x: number;
  readonly y: number;
  /** Half of its width and height. */
  readonly halfWidth: number;
  readonly halfHeight: number;
}
const step = 256;

export interface Placed {
  readonly cell: Cell;
  /** Where the cell's middle lies from the view's middle, in pixels. */
  readonly right: number;
  readonly down: number;
}
export function cellAt(city: City, view: MapView, { width, height }: Size): Placed {
  const metres = metresPerPixel(view, city);
  const x = ((view.longitude - city.centre.longitude) * city.metresOfLongitude) / metres;
  const y = ((city.centre.latitude - view.latitude) * metresOfLatitude) / metres;
  const cell = {
    zoom: view.zoom,
    scale: 0.1 / metres,
    x: Math.round(x / step) * step,
    y: Math.round(y / step) * step,
    halfWidth: width / 2 + step / 2 + 8,
    halfHeight: height / 2 + step / 2 + 8,
  };
  // In 64ths, which a float holds whatever else it is multiplied by.
  const whole = (n: number): number => Math.round(n * 64) / 64;
  return { cell, right: whole(cell.x - x), down: whole(cell.y - y) };
}
/** In pixels from the cell's middle. */
export const toRight = ({ scale, x }: Cell, dm: number): number => dm * scale - x;
export const toDown = ({ scale, y }: Cell, dm: number): number => -dm * scale - y;
/** What of the plane it covers, in decimetres, with so many pixels around it. */
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
