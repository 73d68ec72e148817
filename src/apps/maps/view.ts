/** View state of maps. */
import * as v from "valibot";
import { centre } from "#world/places/geo.ts";

const degrees = (most: number) => v.pipe(v.number(), v.minValue(-most), v.maxValue(most));
/** Centre and zoom; the city's fountain is the default. */
export const MapView = v.optional(
  v.strictObject({
    latitude: degrees(90),
    longitude: degrees(180),
    zoom: v.pipe(v.number(), v.minValue(10), v.maxValue(19)),
  }),
  { ...centre, zoom: 15 },
);
export type MapView = v.InferOutput<typeof MapView>;
export const stops = ["peek", "half", "full"] as const;
export type SheetStop = (typeof stops)[number];
/** The height of a sheet. */
export const sheetStopField = (first: SheetStop) => v.optional(v.picklist(stops), first);
/** From this zoom on, streets have names. */
export const nearZoom = 16;

/** The phone's position at a medium zoom. */
export const viewAtPhone = ({ os }: { os: { location: { lat: number; lon: number } } }) => ({
  latitude: os.location.lat,
  longitude: os.location.lon,
  zoom: 15,
});
