/** Commands for reviews and suggested edits. */
import * as v from "valibot";
import { isOnline } from "#os/network.ts";
import { reject } from "#os/values.ts";
import { hourMs, minuteMs } from "#state/civil.ts";
import { Rng } from "#state/rng.ts";
import geo from "#world/geo/index.ts";
import { EditId, PlaceId } from "../../ids.ts";
import { maps } from "../../state.ts";
import { editFields, Photo, maxPhotos, ReviewText, SuggestedText, Stars } from "./state.ts";

/** Fields for which a suggested edit needs no text. */
export const fieldsWithoutText = ["closed", "missing"] as const;
export const needsText = (field: string): boolean => !fieldsWithoutText.some((one) => one === field);

export const contributeCommands = {
  putReview: maps.command(
    { place: PlaceId, stars: Stars, text: ReviewText, photos: v.pipe(v.array(Photo), v.maxLength(maxPhotos)) },
    (state, { place, stars, text, photos }, ctx) => {
      if (!isOnline(ctx.os)) return reject("no-network");
      if (photos.some((id) => ctx.os.files[id] === undefined)) return reject("photo-gone");
      if (!ctx.world(geo.queries.place, { id: place })) return reject("place-unknown");
      const before = state.reviews[place];
      state.reviews[place] = {
        place,
        stars,
        text,
        photos: [...new Set(photos)],
        at: before?.at ?? ctx.now,
        editedAt: before ? ctx.now : null,
      };
    },
  ),
  deleteReview: maps.command({ place: PlaceId }, (state, { place }) => {
    if (!state.reviews[place]) return reject("review-gone");
    delete state.reviews[place];
  }),
  suggestEdit: maps.command(
    { place: PlaceId, field: v.picklist(editFields), text: SuggestedText },
    (state, { place, field, text }, ctx) => {
      if (needsText(field) && text === "") return reject("words-missing");
      if (!isOnline(ctx.os)) return reject("no-network");
      const isOpen = Object.values(state.edits).some(
        (one) => one.place === place && one.field === field && one.status === "pending",
      );
      if (isOpen) return reject("edit-pending");
      if (Object.keys(state.edits).length >= 60) return reject("edits-full");
      if (!ctx.world(geo.queries.place, { id: place })) return reject("place-unknown");
      const id = ctx.newId("edit");
      const waits = 8 * hourMs + Rng.of("maps", id).int(0, 40 * 60) * minuteMs;
      state.edits[id] = {
        id,
        place,
        field,
        text: needsText(field) ? text : "",
        status: "pending",
        at: ctx.now,
        decidesAt: ctx.now + waits,
      };
      return id;
    },
  ),
  withdrawEdit: maps.command({ edit: EditId }, (state, { edit }) => {
    if (state.edits[edit]?.status !== "pending") return reject("edit-gone");
    delete state.edits[edit];
  }),
  /** Scheduled. Accepts or declines a suggested edit. */
  decideEdit: maps.command({ edit: EditId }, (state, { edit }, ctx) => {
    const found = state.edits[edit];
    if (found?.status !== "pending") return reject("edit-gone");
    found.status = Rng.of("maps", edit, "decided").int(1, 4) === 1 ? "declined" : "accepted";
    if (!state.prefs.contributionNotices) return;
    const place = ctx.world(geo.queries.place, { id: found.place });
    const name = place ? (ctx.lang === "en" ? place.name.en : place.name.zh) : "";
    const open = { screen: "contributions", params: {} };
    if (found.status === "accepted")
      ctx.notify({ key: "noticeAccepted", facts: { name }, channel: "contributions", tag: edit, open });
    else ctx.notify({ key: "noticeDeclined", facts: { name }, channel: "contributions", tag: edit, open });
  }),
};
