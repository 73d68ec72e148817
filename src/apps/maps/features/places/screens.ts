/** What the screens of searching and of places remember, and what must hold there. */
import { atLeast, equal, memberOf } from "../../../../os/guards.ts";
import * as v from "valibot";
import { firstOf, flag, maybe, overlay, several, textFor } from "../../../../os/values.ts";
import { searchIn, whileOpen } from "../../../../os/opening-focus.ts";
import { placeCategories } from "../../../../world/places/index.ts";
import { ListId, PlaceId, TargetId } from "../../ids.ts";
import { maps, type State } from "../../state.ts";
import { atPhone, MapView, stopFrom } from "../../view.ts";
import { stopsMost } from "../route/state.ts";
import { filterFields, filtersFree } from "./find.ts";
import { GivenName, Label, Wanted } from "../front/state.ts";

/** What a place is looked for: to be shown, or to become part of something. */
export const uses = ["look", "stop", "home", "work", "onWay"] as const;
const use = {
  use: v.optional(v.picklist(uses), "look"),
  index: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(stopsMost - 1)), 0),
};
const PhotoIndex = v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(200)), 0);
const pages = v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(20)), 1);

export const placesScreens = {
  search: maps.screen({ params: use, view: { q: textFor(Wanted) }, focus: [searchIn("q")] }),
  chooseOnMap: maps.screen({
    params: use,
    view: { map: MapView },
    enter: ({ os }) => ({ map: { ...atPhone({ os }), zoom: 17 } }),
  }),
  results: maps.screen({
    params: { q: v.optional(Wanted, ""), category: v.optional(v.nullable(v.picklist(placeCategories)), null) },
    view: {
      map: MapView,
      /** What was on the glass when this part of the map was searched. */
      searched: maybe(v.unwrap(MapView)),
      stop: stopFrom("half"),
      filters: v.optional(v.strictObject(filterFields), filtersFree),
      pages,
      open: overlay("layers", "sort", "rating", "price", "within"),
    },
    enter: ({ os }) => ({ map: { ...atPhone({ os }), zoom: 14 } }),
  }),
  place: maps.screen({
    params: { target: TargetId, label: v.optional(GivenName, "") },
    view: {
      map: maybe(v.unwrap(MapView)),
      stop: stopFrom("half"),
      tab: firstOf("overview", "reviews", "about"),
      stars: maybe(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(5))),
      sort: firstOf("relevant", "newest", "highest", "lowest"),
      hours: flag,
      ticks: several(ListId),
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
