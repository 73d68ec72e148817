/** The visible part of a map, given by its centre and its zoom. Pixels are points of the drawing. */
import * as v from "valibot";
import { metresOfLatitude, type Coordinates } from "../places/geo.ts";
import { cities, type City } from "./cities.ts";

export const MapViewSchema = v.strictObject({ latitude: v.number(), longitude: v.number(), zoom: v.number() });
export type MapView = v.InferOutput<typeof MapViewSchema>;
export const minZoom = 10;
export const maxZoom = 19;
export interface Size {
  readonly width: number;
  readonly height: number;
}
/** The widths of the margins at which the screen's own elements cover the map. */
export interface Inset {
  readonly top?: number;
  readonly bottom?: number;
  readonly left?: number;
}

/** Metres per pixel at the equator if the whole world is one tile of 256 pixels. */
const worldMetres = 156_543.033_92;
const degreeOnEquator = 111_319.49;

/**
 * Returns two to the power of the zoom. The result is computed from square roots, so that every host rounds it in the
 * same way.
 */
export function zoomScale(zoom: number): number {
  let out = 1;
  let rest = zoom;
  for (; rest >= 1; rest -= 1) out *= 2;
  let root = 2;
  for (let bit = 0; bit < 6; bit++) {
    root = Math.sqrt(root);
    rest *= 2;
    if (rest >= 1) {
      out *= root;
      rest -= 1;
    }
  }
  return out;
}
export const metresPerPixel = (view: MapView, city: City = nearestCity(view)): number =>
  (worldMetres * city.metresOfLongitude) / degreeOnEquator / zoomScale(view.zoom);

/** Returns the nearest city to a point. The point is drawn on the plane of this city. */
export function nearestCity(spot: Coordinates): City {
  let best = cities.shanghai;
  let least = Infinity;
  for (const city of Object.values(cities)) {
    const [north, east] = [spot.latitude - city.centre.latitude, spot.longitude - city.centre.longitude];
    const away = north * north + east * east;
    if (away < least) [best, least] = [city, away];
  }
  return best;
}
const roundDegrees = (degrees: number): number => Math.round(degrees * 1e6) / 1e6;
/** Rounds the zoom to a multiple of 1/32, within the limits. */
export const clampZoom = (zoom: number): number => Math.max(minZoom, Math.min(maxZoom, Math.round(zoom * 32) / 32));

/** Moves the map to the right and down by the given pixels, as a finger does. */
export function panView(view: MapView, right: number, down: number): MapView {
  const city = nearestCity(view);
  const metres = metresPerPixel(view, city);
  return {
    latitude: roundDegrees(Math.max(-80, Math.min(80, view.latitude + (down * metres) / metresOfLatitude))),
    longitude: roundDegrees(Math.max(-179, Math.min(179, view.longitude - (right * metres) / city.metresOfLongitude))),
    zoom: view.zoom,
  };
}
/**
 * Zooms by a number of levels. The point at the given offset from the centre, in pixels, does not move on the display.
 */
export function zoomView(view: MapView, by: number, right = 0, down = 0): MapView {
  const zoom = clampZoom(view.zoom + by);
  const there = panView(view, -right, -down);
  return panView({ ...there, zoom }, right, down);
}
/** Returns the coordinates at an offset from the view's centre, in pixels. */
export function coordinatesAt(view: MapView, right: number, down: number): Coordinates {
  const { latitude, longitude } = panView(view, -right, -down);
  return { latitude, longitude };
}
/** Returns the view with the highest zoom that shows all points, with a margin around them. */
export function fitView(spots: readonly Coordinates[], size: Size, inset: Inset = {}, closest = 17): MapView {
  const lats = spots.map(({ latitude }) => latitude);
  const lons = spots.map(({ longitude }) => longitude);
  const [south, north] = [Math.min(...lats), Math.max(...lats)];
  const [west, east] = [Math.min(...lons), Math.max(...lons)];
  const middle = { latitude: roundDegrees((south + north) / 2), longitude: roundDegrees((west + east) / 2) };
  const city = nearestCity(middle);
  const wide = (east - west) * city.metresOfLongitude;
  const high = (north - south) * metresOfLatitude;
  const room = {
    width: Math.max(80, size.width - (inset.left ?? 0) - 72),
    height: Math.max(80, size.height - (inset.top ?? 0) - (inset.bottom ?? 0) - 72),
  };
  let zoom = closest;
  for (; zoom > minZoom; zoom -= 0.25) {
    const metres = metresPerPixel({ ...middle, zoom }, city);
    if (wide / metres <= room.width && high / metres <= room.height) break;
  }
  return { ...middle, zoom };
}
