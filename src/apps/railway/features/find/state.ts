/** What was searched for. */
import * as v from "valibot";
import { StationId } from "../../ids.ts";

/** A station as the app keeps it, so that it can be told without asking the world. */
export const Place = v.strictObject({
  id: StationId,
  en: v.pipe(v.string(), v.maxLength(60)),
  zh: v.pipe(v.string(), v.maxLength(60)),
});
export type Place = v.InferOutput<typeof Place>;
export const searchesMost = 8;
export const findState = {
  /** What the search on the first page stands at. */
  from: Place,
  to: Place,
  /** Newest first. */
  searches: v.pipe(v.array(v.strictObject({ from: Place, to: Place })), v.maxLength(searchesMost)),
};
