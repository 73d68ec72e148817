/** View state of maps. */
import * as v from "valibot";
import { centre } from "#world/places/geo.ts";

const degrees = (most: number) => v.pipe(v.number(), v.minValue(-most), v.maxValue(most));
/** The centre and the zoom of a map. By default, the centre is the city's fountain. */
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
/** A field for the height of a sheet. */
export const sheetStopField = (first: SheetStop) => v.optional(v.picklist(stops), first);
/** Streets have names from this zoom on. */
export const nearZoom = 16;

/** A map view with the phone's position at a medium zoom. */
export const viewAtPhone = ({ os }: { os: { location: { lat: number; lon: number } } }) => ({
  latitude: os.location.lat,
  longitude: os.location.lon,
  zoom: 15,
});
