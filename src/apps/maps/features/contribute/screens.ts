/** View state and guards of the screens for contributions. */
import { all, any, atLeast, equal, not } from "#os/guards.ts";
import * as v from "valibot";
import { choiceField, nullableField, listField, textFor } from "#os/values.ts";
import { PlaceId } from "../../ids.ts";
import { maps, type State } from "../../state.ts";
import { editFields, Photo, ReviewText, SuggestedText, Stars } from "./state.ts";

export const contributeScreens = {
  review: maps.screen({
    params: { place: PlaceId },
    view: { stars: nullableField(Stars), text: textFor(ReviewText), photos: listField(Photo) },
    enter: ({ state, params }) => {
      const found = state.reviews[params.place];
      return found ? { stars: found.stars, text: found.text, photos: [...found.photos] } : {};
    },
  }),
  suggest: maps.screen({
    params: { place: PlaceId },
    view: { field: v.optional(v.nullable(v.picklist(editFields)), null), text: textFor(SuggestedText) },
  }),
  contributions: maps.screen({ view: { tab: choiceField("reviews", "photos", "edits") } }),
};
export const contributeGuards = {
  hasStars: not(equal("view.stars", null)),
  isReviewed: ({ state, params }: { state: State; params: { place: string } }) =>
    state.reviews[params.place] !== undefined,
  isSuggested: all(
    not(equal("view.field", null)),
    any(atLeast("view.text", 1), equal("view.field", "closed"), equal("view.field", "missing")),
  ),
};
