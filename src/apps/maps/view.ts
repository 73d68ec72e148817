/** What the screens of the map remember of it. */
import * as v from "valibot";
import { centre } from "../../world/places/geo.ts";

const degrees = (most: number) => v.pipe(v.number(), v.minValue(-most), v.maxValue(most));
/** Middle and zoom; the city's fountain to begin with. */
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
export type Stop = (typeof stops)[number];
/** How far up a sheet is. */
export const stopFrom = (first: Stop) => v.optional(v.picklist(stops), first);
/** Seen from so near, streets have their names. */
export const nearZoom = 16;

/** Where the phone is, from a middle height. */
export const atPhone = ({ os }: { os: { location: { lat: number; lon: number } } }) => ({
  latitude: os.location.lat,
  longitude: os.location.lon,
  zoom: 15,
});
