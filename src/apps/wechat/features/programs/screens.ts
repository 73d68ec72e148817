/** View state and guards of the mini-programs. */
import * as v from "valibot";
import { all, equal, isNotEmpty, not } from "#os/guards.ts";
import { choiceField, nullableField, overlay, listField, text, textFor, wholeNumber } from "#os/values.ts";
import { wechat, type State } from "../../state.ts";
import { visitKinds } from "./practices.ts";
import { DishId, EateryId, MealNote, OrderId, PlaceId, ProgramId, TripId, VisitId } from "./state.ts";

const permitOnEnter = (program: "food" | "ride" | "health") => ({
  enter: ({ state }: { readonly state: State }) => ({ open: state.permits[program] ? null : ("permit" as const) }),
  opens: "useProgram",
});
const programParam = <P extends "food" | "ride" | "health">(program: P) => ({
  program: v.optional(v.literal(program), program),
});
export const foodSorts = ["best", "rating", "quickest", "nearest", "cheapest"] as const;
export const programsScreens = {
  programs: wechat.screen({ view: { q: text, held: nullableField(ProgramId), open: overlay("held") } }),
  food: wechat.screen({
    params: programParam("food"),
    ...permitOnEnter("food"),
    view: { q: text, sort: choiceField(...foodSorts), cuisine: nullableField(v.string()), open: overlay("permit") },
  }),
  eatery: wechat.screen({
    params: { eatery: EateryId },
    view: {
      section: nullableField(v.string()),
      dish: nullableField(DishId),
      choices: listField(v.string()),
      open: overlay("options", "cart"),
    },
  }),
  checkout: wechat.screen({ view: { note: textFor(MealNote), open: overlay("address") } }),
  meal: wechat.screen({ params: { order: OrderId } }),
  meals: wechat.screen({}),
  ride: wechat.screen({ params: programParam("ride"), ...permitOnEnter("ride"), view: { open: overlay("permit") } }),
  ridePlace: wechat.screen({
    params: { end: v.picklist(["from", "to"]) },
    view: { q: text },
    focus: [{ field: "q", kind: "search" }],
  }),
  trip: wechat.screen({ params: { trip: TripId } }),
  trips: wechat.screen({}),
  health: wechat.screen({
    params: programParam("health"),
    ...permitOnEnter("health"),
    view: { open: overlay("permit") },
  }),
  doses: wechat.screen({}),
  visits: wechat.screen({ view: { chosen: nullableField(VisitId) } }),
  bookVisit: wechat.screen({
    view: {
      place: nullableField(PlaceId),
      what: choiceField(...visitKinds),
      day: v.optional(v.pipe(wholeNumber, v.maxValue(6)), 1),
    },
  }),
};
export const programsGuards = {
  hasCart: ({ state }: { state: State }) => Object.keys(state.cart.lines).length > 0,
  foodPermitted: equal("state.permits.food", true),
  ridePermitted: equal("state.permits.ride", true),
  healthPermitted: equal("state.permits.health", true),
  hasPlan: all(not(equal("state.ridePlan.from", null)), not(equal("state.ridePlan.to", null))),
  hasPractice: not(equal("view.place", null)),
  hasChoices: isNotEmpty("choices"),
};
