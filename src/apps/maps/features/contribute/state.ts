/** The user's reviews and suggested edits of places. */
import * as v from "valibot";
import { instant } from "#os/values.ts";
import { EditId, PlaceId } from "../../ids.ts";

export const Stars = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(5));
export const ReviewText = v.pipe(v.string(), v.trim(), v.maxLength(1000));
export const maxPhotos = 10;
/** The id of a picture file on the phone. */
export const Photo = v.pipe(v.string(), v.startsWith("file_"), v.maxLength(80));
export const Review = v.strictObject({
  place: PlaceId,
  stars: Stars,
  text: ReviewText,
  photos: v.pipe(v.array(Photo), v.maxLength(maxPhotos)),
  at: instant,
  editedAt: v.nullable(instant),
});
export type Review = v.InferOutput<typeof Review>;
export const editFields = ["name", "address", "phone", "hours", "website", "closed", "missing"] as const;
export type EditField = (typeof editFields)[number];
export const SuggestedText = v.pipe(v.string(), v.trim(), v.maxLength(200));
export const editStates = ["pending", "accepted", "declined"] as const;
export const Edit = v.strictObject({
  id: EditId,
  place: PlaceId,
  field: v.picklist(editFields),
  /** The suggested value; empty for fields that need no text, such as "closed". */
  text: SuggestedText,
  status: v.picklist(editStates),
  at: instant,
  /** When the scheduled command accepts or declines the edit. */
  decidesAt: instant,
});
export type Edit = v.InferOutput<typeof Edit>;
export const contributeState = {
  reviews: v.record(PlaceId, Review),
  edits: v.record(EditId, Edit),
};
