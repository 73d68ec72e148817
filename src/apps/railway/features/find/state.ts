/** The search and past searches. */
import * as v from "valibot";
import { StationId } from "../../ids.ts";

/** A station with its names. The names are stored so that the app can show the station without a query to the world. */
export const Place = v.strictObject({
  id: StationId,
  en: v.pipe(v.string(), v.maxLength(60)),
  zh: v.pipe(v.string(), v.maxLength(60)),
});
export type Place = v.InferOutput<typeof Place>;
export const maxSearches = 8;
export const findState = {
  /** The route of the search on the home page. */
  from: Place,
  to: Place,
  /** Past searches, newest first. */
  searches: v.pipe(v.array(v.strictObject({ from: Place, to: Place })), v.maxLength(maxSearches)),
};
