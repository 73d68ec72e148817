/** What the screens of contributing remember, and what must hold there. */
import * as v from "valibot";
import { firstOf, maybe, several, textFor } from "../../../../os/values.ts";
import { PlaceId } from "../../ids.ts";
import { maps, type State } from "../../state.ts";
import { editFields, Photo, ReviewText, Said, Stars } from "./state.ts";

export const contributeScreens = {
  review: maps.screen({
    params: { place: PlaceId },
    view: { stars: maybe(Stars), text: textFor(ReviewText), photos: several(Photo) },
    enter: ({ state, params }) => {
      const found = state.reviews[params.place];
      return found ? { stars: found.stars, text: found.text, photos: [...found.photos] } : {};
    },
  }),
  suggest: maps.screen({
    params: { place: PlaceId },
    view: { field: v.optional(v.nullable(v.picklist(editFields)), null), text: textFor(Said) },
  }),
  contributions: maps.screen({ view: { tab: firstOf("reviews", "photos", "edits") } }),
};
export const contributeGuards = {
  hasStars: ({ view }: { view: { stars: number | null } }) => view.stars !== null,
  isReviewed: ({ state, params }: { state: State; params: { place: string } }) =>
    state.reviews[params.place] !== undefined,
  isSuggested: ({ view }: { view: { field: string | null; text: string } }) =>
    view.field !== null && (view.text.trim() !== "" || view.field === "closed" || view.field === "missing"),
};
