/** The drawn width of roads by class and zoom, and the lowest zoom at which each class is drawn. */
import { roadClasses, type RoadClass } from "#world/geo/model.ts";

/** The widths at zoom 10, 11 and so on to 19, in layout points. */
const widths: Readonly<Record<RoadClass, readonly number[]>> = {
  motorway: [1.5, 1.9, 2.5, 3.4, 4.6, 7, 11, 17, 28, 46],
  trunk: [1.2, 1.5, 2.2, 3, 4.2, 6.4, 10, 15.5, 26, 43],
  primary: [0.8, 1.1, 1.6, 2.4, 3.6, 5.6, 9, 14, 24, 40],
  secondary: [0, 0.6, 1, 1.7, 2.6, 4.4, 7.4, 12, 20, 34],
  residential: [0, 0, 0.5, 0.9, 1.5, 2.8, 5.4, 9.4, 16, 28],
  footpath: [0, 0, 0, 0, 0.6, 1, 1.4, 2, 3, 4.5],
};
const minZoom: Readonly<Record<RoadClass, number>> = {
  motorway: 10,
  trunk: 10,
  primary: 10,
  secondary: 11,
  residential: 12.5,
  footpath: 14.5,
};
/** Returns the width in layout points, or 0 if the road is not drawn. */
export function roadWidth(road: RoadClass, zoom: number): number {
  if (zoom < minZoom[road]) return 0;
  const at = Math.max(0, Math.min(9, zoom - 10));
  const low = Math.floor(at);
  const [a, b] = [widths[road][low]!, widths[road][Math.min(9, low + 1)]!];
  return Math.round((a + (b - a) * (at - low)) * 20) / 20;
}
export const smallestFirst = roadClasses.toReversed();
