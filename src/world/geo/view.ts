/** What of a map is on the glass: its middle and how near it is. Pixels are points of the drawing. */
import * as v from "valibot";
import { metresOfLatitude, type Spot } from "../places/geo.ts";
import { cities, type City } from "./cities.ts";

export const MapViewSchema = v.strictObject({ latitude: v.number(), longitude: v.number(), zoom: v.number() });
export type MapView = v.InferOutput<typeof MapViewSchema>;
export const zoomLeast = 10;
export const zoomMost = 19;
export interface Size {
  readonly width: number;
  readonly height: number;
}
/** What the screen's own parts cover. */
export interface Inset {
  readonly top?: number;
  readonly bottom?: number;
  readonly left?: number;
}

/** Metres of a pixel on the equator where the world is one tile of 256. */
const worldMetres = 156_543.033_92;
const degreeOnEquator = 111_319.49;

/** Two to the power of a zoom, from roots, so that no host rounds it otherwise. */
export function scaleAt(zoom: number): number {
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
export const metresPerPixel = (view: MapView, city: City = cityNear(view)): number =>
  (worldMetres * city.metresOfLongitude) / degreeOnEquator / scaleAt(view.zoom);

/** The city whose plane a spot is drawn on: the nearest. */
export function cityNear(spot: Spot): City {
  let best = cities.shanghai;
  let least = Infinity;
  for (const city of Object.values(cities)) {
    const [north, east] = [spot.latitude - city.centre.latitude, spot.longitude - city.centre.longitude];
    const away = north * north + east * east;
    if (away < least) [best, least] = [city, away];
  }
  return best;
}
const round = (degrees: number): number => Math.round(degrees * 1e6) / 1e6;
/** In 32nds, within what there is. */
export const zoomTo = (zoom: number): number => Math.max(zoomLeast, Math.min(zoomMost, Math.round(zoom * 32) / 32));

/** The map goes by so many pixels to the right and down, as under a finger. */
export function panned(view: MapView, right: number, down: number): MapView {
  const city = cityNear(view);
  const metres = metresPerPixel(view, city);
  return {
    latitude: round(Math.max(-80, Math.min(80, view.latitude + (down * metres) / metresOfLatitude))),
    longitude: round(Math.max(-179, Math.min(179, view.longitude - (right * metres) / city.metresOfLongitude))),
    zoom: view.zoom,
  };
}
/** Nearer or further by so many levels; what lies at a place (pixels from the view's middle) stays there. */
export function zoomed(view: MapView, by: number, right = 0, down = 0): MapView {
  const zoom = zoomTo(view.zoom + by);
  const there = panned(view, -right, -down);
  return panned({ ...there, zoom }, right, down);
}
/** The spot that lies so many pixels from the view's middle. */
export function spotIn(view: MapView, right: number, down: number): Spot {
  const { latitude, longitude } = panned(view, -right, -down);
  return { latitude, longitude };
}
/** The nearest view in which all spots are, with room around them. */
export function viewOver(spots: readonly Spot[], size: Size, inset: Inset = {}, closest = 17): MapView {
  const lats = spots.map(({ latitude }) => latitude);
  const lons = spots.map(({ longitude }) => longitude);
  const [south, north] = [Math.min(...lats), Math.max(...lats)];
  const [west, east] = [Math.min(...lons), Math.max(...lons)];
  const middle = { latitude: round((south + north) / 2), longitude: round((west + east) / 2) };
  const city = cityNear(middle);
  const wide = (east - west) * city.metresOfLongitude;
  const high = (north - south) * metresOfLatitude;
  const room = {
    width: Math.max(80, size.width - (inset.left ?? 0) - 72),
    height: Math.max(80, size.height - (inset.top ?? 0) - (inset.bottom ?? 0) - 72),
  };
  let zoom = closest;
  for (; zoom > zoomLeast; zoom -= 0.25) {
    const metres = metresPerPixel({ ...middle, zoom }, city);
    if (wide / metres <= room.width && high / metres <= room.height) break;
  }
  return { ...middle, zoom };
}
