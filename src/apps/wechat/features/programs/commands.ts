/** Commands of the mini-programs. They read prices and places from the world. Each order stores a copy of this data. */
import * as v from "valibot";
import { instant, reject } from "#os/values.ts";
import { hourMs, minuteMs } from "#state/civil.ts";
import eateries from "#world/eateries/index.ts";
import places from "#world/places/index.ts";
import { mayNotify } from "../../shared-queries.ts";
import { wechat } from "../../state.ts";
import { defaultMethod } from "../wallet/queries.ts";
import { canCancelMeal, firstChoices, isOpen, cartKey, dishPrice, computeSums } from "./food.ts";
import { visitKindsAt, visitKinds } from "./practices.ts";
import {
  cancelFeeCents,
  canCancel,
  drivers,
  rideFare,
  freeCancelMs,
  metresBetween,
  rideMinutes,
  findOpenTrip,
} from "./rides.ts";
import { outsideAccountId } from "#os/money/ledger.ts";
import { CartKey, DishId, MealNote, OrderId, PlaceId, ProgramId, rideKinds, TripId, VisitId } from "./state.ts";

const Choice = v.pipe(v.string(), v.maxLength(120));
const Stars = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(5));

export const programsCommands = {
  /** Opens a program and puts it first in the list of recently used programs. */
  useProgram: wechat.command({ program: ProgramId }, (state, { program }) => {
    if (state.plugins.programs === false) return reject("programs-off");
    state.programsUsed = [program, ...state.programsUsed.filter((p) => p !== program)];
  }),
  starProgram: wechat.command({ program: ProgramId }, (state, { program }) => {
    const { programsStarred: list } = state;
    state.programsStarred = list.includes(program) ? list.filter((p) => p !== program) : [...list, program];
  }),
  dropProgram: wechat.command({ program: ProgramId }, (state, { program }) => {
    state.programsUsed = state.programsUsed.filter((p) => p !== program);
  }),
  permit: wechat.command({ program: ProgramId, on: v.boolean() }, (state, { program, on }) => {
    if (on) state.permits[program] = true;
    else delete state.permits[program];
  }),

  addToCart: wechat.command({ dish: DishId, choices: v.array(Choice) }, (state, { dish: id, choices }, ctx) => {
    const dish = ctx.world(eateries.queries.dish, { id });
    if (!dish) return reject("dish-unknown");
    const chosen = choices.length === 0 ? firstChoices(dish) : choices;
    if (chosen.length !== dish.options.length || dishPrice(dish, chosen) === null) return reject("choice-unknown");
    if (state.cart.eatery !== dish.eatery) state.cart = { eatery: dish.eatery, lines: {} };
    const key = cartKey(id, chosen);
    const line = state.cart.lines[key];
    if (line && line.count >= 50) return reject("cart-full");
    if (!line && Object.keys(state.cart.lines).length >= 30) return reject("cart-full");
    if (line) line.count += 1;
    else state.cart.lines[key] = { dish: id, choices: chosen, count: 1 };
  }),
  takeFromCart: wechat.command({ line: CartKey }, (state, { line: key }) => {
    const line = state.cart.lines[key];
    if (!line) return reject("dish-unknown");
    if (line.count > 1) line.count -= 1;
    else delete state.cart.lines[key];
  }),
  clearCart: wechat.command({}, (state) => {
    state.cart = { eatery: null, lines: {} };
  }),
  /** Orders the dishes in the cart. The order then waits for payment. Returns the order's id. */
  orderMeal: wechat.command({ note: MealNote }, (state, { note }, ctx) => {
    const lines = Object.values(state.cart.lines);
    if (state.cart.eatery === null || lines.length === 0) return reject("cart-empty");
    const eatery = ctx.world(eateries.queries.eatery, { id: state.cart.eatery });
    const dishes = ctx.world(eateries.queries.dishes, { ids: [...new Set(lines.map((l) => l.dish))] });
    if (!eatery) return reject("eatery-unknown");
    if (!isOpen(eatery, ctx.now, ctx.offsetMin)) return reject("eatery-closed");
    const address = state.addresses[state.addressFirst ?? ""];
    if (!address) return reject("address-missing");
    const say = (text: { en: string; zh: string }): string => (ctx.lang === "en" ? text.en : text.zh);
    const told = lines.flatMap((l) => {
      const dish = dishes.find(({ id }) => id === l.dish);
      const cents = dish ? dishPrice(dish, l.choices) : null;
      return dish && cents !== null ? [{ dish: dish.id, name: say(dish.name), count: l.count, cents }] : [];
    });
    const sums = computeSums(eatery, told);
    if (sums.dishesCents < eatery.minimumCents) return reject("order-too-small");
    const id = ctx.newId("meal");
    const { deliveryCents, packingCents, offCents, cents } = sums;
    state.foodOrders[id] = {
      id,
      eatery: eatery.id,
      name: say(eatery.name),
      lines: told,
      ...{ deliveryCents, packingCents, offCents, cents },
      address: `${address.region} ${address.street}, ${address.name} ${address.phone}`.slice(0, 200),
      note,
      state: "unpaid",
      at: ctx.now,
      paidAt: null,
      minutes: eatery.minutes,
      entry: null,
      stars: 0,
    };
    state.cart = { eatery: null, lines: {} };
    return id;
  }),
  /**
   * Scheduled. Moves an order to its next state: cooked, picked up, delivered, or cancelled if it was not paid in time.
   */
  advanceMeal: wechat.command({ order: OrderId }, (state, { order: id }, ctx) => {
    const meal = state.foodOrders[id];
    if (!meal) return;
    if (meal.state === "unpaid") meal.state = "cancelled";
    else if (meal.state === "cooking") meal.state = "coming";
    else if (meal.state === "coming") meal.state = "done";
    if (meal.state === "cancelled" || !mayNotify(state, "programs")) return;
    ctx.notify({
      title: "foodTitle",
      key: meal.state === "done" ? "mealHere" : "mealComing",
      facts: { name: meal.name },
      channel: "programs",
      tag: id,
      open: { screen: "meal", params: { order: id } },
    });
  }),
  cancelMeal: wechat.command({ order: OrderId }, (state, { order: id }, ctx) => {
    const meal = state.foodOrders[id];
    if (!meal || !canCancelMeal(meal, ctx.now)) return reject("meal-too-late");
    if (meal.entry !== null) {
      const back = ctx.money.refund({ entry: meal.entry, cents: meal.cents, title: meal.name });
      if (typeof back !== "string") return back;
    }
    meal.state = "cancelled";
  }),
  rateMeal: wechat.command({ order: OrderId, stars: Stars }, (state, { order, stars }) => {
    const meal = state.foodOrders[order];
    if (meal?.state !== "done") return reject("meal-not-here");
    meal.stars = stars;
  }),
  /** Puts the same dishes into the cart again. */
  repeatMeal: wechat.command({ order: OrderId }, (state, { order }, ctx) => {
    const meal = state.foodOrders[order];
    if (!meal) return reject("eatery-unknown");
    const dishes = ctx.world(eateries.queries.dishes, { ids: [...new Set(meal.lines.map((l) => l.dish))] });
    const lines = meal.lines.flatMap(({ dish: id, count }) => {
      const dish = dishes.find((d) => d.id === id);
      return dish ? [[cartKey(id, firstChoices(dish)), { dish: id, choices: firstChoices(dish), count }] as const] : [];
    });
    state.cart = { eatery: meal.eatery, lines: Object.fromEntries(lines) };
  }),

  planRide: wechat.command(
    { from: v.optional(PlaceId), to: v.optional(PlaceId), kind: v.optional(v.picklist(rideKinds)) },
    (state, { from, to, kind }, ctx) => {
      for (const id of [from, to])
        if (id !== undefined && !ctx.world(places.queries.place, { id })) return reject("place-unknown");
      if (from !== undefined) state.ridePlan.from = from;
      if (to !== undefined) state.ridePlan.to = to;
      if (kind !== undefined) state.ridePlan.kind = kind;
    },
  ),
  swapRide: wechat.command({}, (state) => {
    const { from, to } = state.ridePlan;
    state.ridePlan.from = to;
    state.ridePlan.to = from;
  }),
  /** Orders a car for the planned ride. Returns the trip's id. */
  callRide: wechat.command({}, (state, _, ctx) => {
    const { from, to, kind } = state.ridePlan;
    if (findOpenTrip(state)) return reject("trip-open");
    if (from === null || to === null) return reject("plan-open");
    if (from === to) return reject("plan-same");
    const [a, b] = [from, to].map((id) => ctx.world(places.queries.place, { id }));
    if (!a || !b) return reject("place-unknown");
    const metres = metresBetween(a, b);
    const id = ctx.newId("trip");
    const say = (text: { en: string; zh: string }): string => (ctx.lang === "en" ? text.en : text.zh);
    state.trips[id] = {
      id,
      kind,
      from: say(a.name),
      to: say(b.name),
      title: `${say(a.name)} → ${say(b.name)}`.slice(0, 120),
      metres,
      cents: rideFare(kind, metres),
      state: "calling",
      at: ctx.now,
      next: ctx.now + 20_000 + Math.floor(ctx.random() * 60_000),
      driver: null,
      entry: null,
      stars: 0,
    };
    return id;
  }),
  /** Scheduled. Moves a trip to its next state: a driver accepts, arrives, and completes the ride. */
  advanceTrip: wechat.command({ trip: TripId }, (state, { trip: id }, ctx) => {
    const trip = state.trips[id];
    if (!trip) return;
    if (trip.state === "calling") {
      trip.state = "coming";
      trip.driver = Math.floor(ctx.random() * drivers.length);
      trip.next = ctx.now + (2 + Math.floor(ctx.random() * 5)) * minuteMs;
    } else if (trip.state === "coming") {
      trip.state = "riding";
      trip.next = ctx.now + rideMinutes(trip.metres) * minuteMs;
    } else {
      trip.state = "unpaid";
      trip.next = null;
    }
    if (mayNotify(state, "programs"))
      ctx.notify({
        title: "rideTitle",
        key: trip.state === "coming" ? "driverComing" : trip.state === "riding" ? "driverHere" : "rideOver",
        channel: "programs",
        tag: id,
        open: { screen: "trip", params: { trip: id } },
      });
  }),
  cancelRide: wechat.command({ trip: TripId }, (state, { trip: id }, ctx) => {
    const trip = state.trips[id];
    if (!trip || !canCancel(trip)) return reject("trip-under-way");
    if (trip.state === "coming" && trip.next !== null && ctx.now - trip.at > freeCancelMs) {
      const fee = ctx.money.move({
        from: defaultMethod(state, ctx.os).account,
        to: outsideAccountId("rides"),
        cents: cancelFeeCents,
        title: trip.title,
        kind: "fee",
        category: "transport",
        party: "rides",
        order: id,
      });
      if (typeof fee !== "string") return fee;
    }
    trip.state = "cancelled";
    trip.next = null;
  }),
  rateRide: wechat.command({ trip: TripId, stars: Stars }, (state, { trip: id, stars }) => {
    const trip = state.trips[id];
    if (trip?.state !== "done") return reject("trip-under-way");
    trip.stars = stars;
  }),

  /**
   * Books a visit at a practice. `at` is the time of the visit, which must be at least one hour from now. Returns the
   * visit's id.
   */
  bookVisit: wechat.command(
    { place: PlaceId, what: v.picklist(visitKinds), at: instant },
    (state, { place: id, what, at }, ctx) => {
      const place = ctx.world(places.queries.place, { id });
      if (!place || !visitKindsAt(place).includes(what)) return reject("place-unknown");
      if (at < ctx.now + hourMs) return reject("visit-past");
      if (Object.values(state.visits).some((o) => o.at === at)) return reject("visit-taken");
      const visit = ctx.newId("visit");
      state.visits[visit] = { id: visit, place: id, name: ctx.lang === "en" ? place.name.en : place.name.zh, what, at };
      return visit;
    },
  ),
  cancelVisit: wechat.command({ visit: VisitId }, (state, { visit }) => {
    if (!state.visits[visit]) return reject("visit-past");
    delete state.visits[visit];
  }),
};
export const slotHours: readonly number[] = [9, 10, 11, 14, 15, 16];
