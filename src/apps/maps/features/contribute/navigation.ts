/** Edges for reviews and suggested edits. */
import * as v from "valibot";
import { parseContentUri, intents } from "#os/intents.ts";
import { EditId, PlaceId } from "../../ids.ts";
import { on } from "../../builder.ts";
import { editFields, Photo, maxPhotos, Stars } from "./state.ts";

const place = { place: PlaceId };
export const contributeEdges = [
  on("review", "rate", { stars: Stars }).set(({ args }) => ({ stars: args.stars })),
  on("review", "addPhotos").start(intents.pickFile("image/*", true), "photographed"),
  on("review", "photographed", { uris: v.array(v.string()) }).set(({ view, args }) => ({
    photos: [
      ...new Set([
        ...view.photos,
        ...args.uris.flatMap((uri) => (parseContentUri(uri)?.authority === "files" ? [parseContentUri(uri)!.id] : [])),
      ]),
    ].slice(0, maxPhotos),
  })),
  on("review", "dropPhoto", { photo: Photo }).toggle("photos", "photo"),
  on("review", "post")
    .when("hasStars")
    .run("putReview", ({ params, view }) => ({
      place: params.place,
      stars: view.stars ?? 1,
      text: view.text.trim(),
      photos: [...view.photos],
    }))
    .say("reviewPosted")
    .pop(),
  on("review", "delete")
    .when("isReviewed")
    .warn("deleteReviewAsk", "delete")
    .run("deleteReview")
    .say("reviewDeleted")
    .pop(),
  on("suggest", "about", { field: v.picklist(editFields) }).set(({ args }) => ({ field: args.field, text: "" })),
  on("suggest", "send")
    .when("isSuggested")
    .run("suggestEdit", ({ params, view }) => ({
      place: params.place,
      field: view.field ?? "name",
      text: view.text.trim(),
    }))
    .say("editSent")
    .pop(),
  on("contributions", "openReview", place).push("review"),
  on("contributions", "open", place).push("place", ({ args }) => ({ target: args.place })),
  on("contributions", "deleteReview", place).warn("deleteReviewAsk", "delete").run("deleteReview").say("reviewDeleted"),
  on("contributions", "withdraw", { edit: EditId }).warn("withdrawAsk", "withdrawWord").run("withdrawEdit"),
  on("contributions", "search").push("search"),
] as const;
