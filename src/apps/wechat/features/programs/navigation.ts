/** Edges of the mini-programs. */
import * as v from "valibot";
import { instant } from "#os/values.ts";
import { intents } from "#os/intents.ts";
import { hourMs, minuteMs } from "#state/civil.ts";
import { does, on, pushes } from "../../builder.ts";
import { AddressId } from "../me/state.ts";
import { visitKinds } from "./practices.ts";
import { foodSorts } from "./screens.ts";
import { DishId, EateryId, OrderId, PlaceId, ProgramId, rideKinds, TripId, VisitId } from "./state.ts";

const Stars = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(5));
const Choice = v.pipe(v.string(), v.maxLength(120));

export const programsEdges = [
  ...pushes("programs", "food", "ride", "health"),
  on("programs", "hold", { program: ProgramId }).open("held", ({ args }) => ({ held: args.program })),
  on("programs", "star")
    .run("starProgram", ({ view }) => ({ program: view.held ?? "food" }))
    .close("held"),
  on("programs", "drop")
    .run("dropProgram", ({ view }) => ({ program: view.held ?? "food" }))
    .close("held"),

  on("food", "allow").run("permit", { program: "food", on: true }).close(),
  on("food", "deny").pop(),
  on("food", "sort", { sort: v.picklist(foodSorts) }).set(({ args }) => ({ sort: args.sort })),
  on("food", "cuisine", { cuisine: v.nullable(v.string()) }).set(({ args }) => ({ cuisine: args.cuisine })),
  on("food", "openEatery", { eatery: EateryId }).push("eatery"),
  ...pushes("food", "meals", "addresses"),
  on("eatery", "section", { section: v.string() }).set(({ args }) => ({ section: args.section })),
  on("eatery", "choose", { dish: DishId, choices: v.array(Choice) }).open("options", ({ args }) => ({
    dish: args.dish,
    choices: args.choices,
  })),
  on("eatery", "pick", { option: v.string(), choice: Choice }).set(({ view, args }) => ({
    choices: [...view.choices.filter((c) => !c.startsWith(`${args.option}:`)), args.choice],
  })),
  on("eatery", "add", { dish: DishId, choices: v.array(Choice) })
    .when("foodPermitted")
    .run("addToCart"),
  on("eatery", "addChosen")
    .when("foodPermitted", "hasChoices")
    .run("addToCart", ({ view }) => ({ dish: view.dish ?? "dish_none", choices: view.choices }))
    .close("dish", "choices"),
  does("eatery", "take", "takeFromCart"),
  on("eatery", "clear").run("clearCart").close(),
  on("eatery", "showCart").open("cart"),
  on("eatery", "checkout").when("hasCart").close().push("checkout"),
  on("checkout", "chooseAddress", { address: AddressId }).run("setFirstAddress").close(),
  on("checkout", "editAddresses").close().push("addresses"),
  on("checkout", "order")
    .when("hasCart", "foodPermitted")
    .run("orderMeal")
    .replace("meal", ({ result }) => ({ order: result })),
  on("meal", "pay").push("cashier", ({ params }) => ({ purpose: "food", ref: params.order })),
  on("meal", "cancel").warn("mealCancelAsk", "mealCancel").run("cancelMeal"),
  on("meal", "rate", { stars: Stars }).run("rateMeal"),
  on("meal", "repeat")
    .run("repeatMeal")
    .push("eatery", ({ state, params }) => ({ eatery: state.foodOrders[params.order]?.eatery ?? "eat_none" })),
  on("meal", "callEatery", { number: v.string() }).start(({ args }) => intents.dial(args.number)),
  on("meals", "openMeal", { order: OrderId }).push("meal"),

  on("ride", "allow").run("permit", { program: "ride", on: true }).close(),
  on("ride", "deny").pop(),
  on("ride", "chooseEnd", { end: v.picklist(["from", "to"]) }).push("ridePlace"),
  on("ride", "kind", { kind: v.picklist(rideKinds) }).run("planRide"),
  on("ride", "swap").run("swapRide"),
  on("ride", "call")
    .when("ridePermitted", "hasPlan")
    .run("callRide")
    .push("trip", ({ result }) => ({ trip: result })),
  on("ride", "openTrip", { trip: TripId }).push("trip"),
  ...pushes("ride", "trips"),
  on("ridePlace", "choose", { place: PlaceId })
    .run("planRide", ({ params, args }) => (params.end === "from" ? { from: args.place } : { to: args.place }))
    .pop(),
  on("trip", "cancel").warn("tripCancelAsk", "tripCancel").run("cancelRide"),
  on("trip", "pay").push("cashier", ({ params }) => ({ purpose: "ride", ref: params.trip })),
  on("trip", "rate", { stars: Stars }).run("rateRide"),
  on("trips", "openTrip", { trip: TripId }).push("trip"),

  on("health", "allow").run("permit", { program: "health", on: true }).close(),
  on("health", "deny").pop(),
  ...pushes("health", "doses", "visits"),
  ...pushes("visits", "bookVisit"),
  on("visits", "cancelVisit", { visit: VisitId }).warn("visitCancelAsk", "visitCancel").run("cancelVisit"),
  on("visits", "toCalendar", { visit: VisitId }).start(({ state, args }) => {
    const visit = state.visits[args.visit];
    return intents.insertEvent({
      title: visit?.name ?? "",
      start: visit?.at ?? 0,
      end: (visit?.at ?? 0) + 30 * minuteMs,
      place: visit?.name ?? "",
    });
  }),
  on("bookVisit", "choosePlace", { place: PlaceId }).set(({ args }) => ({ place: args.place })),
  // Different kinds of visits take place at different practices, so choosing a kind clears the chosen place.
  on("bookVisit", "chooseWhat", { what: v.picklist(visitKinds) }).set(({ args }) => ({ what: args.what, place: null })),
  on("bookVisit", "chooseDay", { day: v.picklist([0, 1, 2, 3, 4, 5, 6]) }).set(({ args }) => ({ day: args.day })),
  on("bookVisit", "book", { at: instant })
    .when("healthPermitted", "hasPractice")
    .run("bookVisit", ({ view, args }) => ({
      place: view.place ?? "place_none",
      what: view.what,
      at: Math.floor(args.at / hourMs) * hourMs,
    }))
    .say("visitBooked")
    .pop(),
] as const;
