/** View state and guards of the search and of places. */
import { atLeast, equal, memberOf } from "#os/guards.ts";
import * as v from "valibot";
import { choiceField, flag, nullableField, overlay, listField, textFor } from "#os/values.ts";
import { searchFocus, whileOpen } from "#os/opening-focus.ts";
import { placeCategories } from "#world/places/index.ts";
import { ListId, PlaceId, TargetId } from "../../ids.ts";
import { maps, type State } from "../../state.ts";
import { viewAtPhone, MapView, sheetStopField } from "../../view.ts";
import { maxStops } from "../route/state.ts";
import { filterFields, noFilters } from "./filters.ts";
import { TargetName, Label, SearchText } from "../front/state.ts";

/**
 * The purposes of a search: to show a place (`look`), to set a stop of the planned route (`stop`), to set home or work,
 * or to add a stop to the current trip (`onWay`).
 */
export const uses = ["look", "stop", "home", "work", "onWay"] as const;
const use = {
  use: v.optional(v.picklist(uses), "look"),
  index: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(maxStops - 1)), 0),
};
const PhotoIndex = v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(200)), 0);
const pages = v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(20)), 1);

export const placesScreens = {
  search: maps.screen({ params: use, view: { q: textFor(SearchText) }, focus: [searchFocus("q")] }),
  chooseOnMap: maps.screen({
    params: use,
    view: { map: MapView },
    enter: ({ os }) => ({ map: { ...viewAtPhone({ os }), zoom: 17 } }),
  }),
  results: maps.screen({
    params: { q: v.optional(SearchText, ""), category: v.optional(v.nullable(v.picklist(placeCategories)), null) },
    view: {
      map: MapView,
      /** The part of the map that was visible at the time of the search. */
      searched: nullableField(v.unwrap(MapView)),
      stop: sheetStopField("half"),
      filters: v.optional(v.strictObject(filterFields), noFilters),
      pages,
      open: overlay("layers", "sort", "rating", "price", "within"),
    },
    enter: ({ os }) => ({ map: { ...viewAtPhone({ os }), zoom: 14 } }),
  }),
  place: maps.screen({
    params: { target: TargetId, label: v.optional(TargetName, "") },
    view: {
      map: nullableField(v.unwrap(MapView)),
      stop: sheetStopField("half"),
      tab: choiceField("overview", "reviews", "about"),
      stars: nullableField(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(5))),
      sort: choiceField("relevant", "newest", "highest", "lowest"),
      hours: flag,
      ticks: listField(ListId),
      label: textFor(Label),
      open: overlay("layers", "save", "label", "more"),
    },
    opens: "lookAt",
    focus: [{ field: "label", caps: "words", when: whileOpen("label") }],
  }),
  photos: maps.screen({
    params: { place: PlaceId, index: PhotoIndex },
    view: { index: PhotoIndex },
    enter: ({ params }) => ({ index: params.index }),
  }),
};
export const placesGuards = {
  isWanted: atLeast("view.q", 1),
  isLooking: equal("params.use", "look"),
  isForStop: equal("params.use", "stop"),
  isForCorner: memberOf("params.use", "home", "work"),
  isLabelled: ({ state, params }: { state: State; params: { target: string } }) =>
    state.labels[params.target] !== undefined,
  hasLabel: atLeast("view.label", 1),
};
export const target = { target: TargetId };
