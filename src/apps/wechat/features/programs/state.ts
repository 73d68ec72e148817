/** Mini-programs: which were used and what they may know, and what the three that are here keep: meals, trips, health. */
import * as v from "valibot";
import { EntryId } from "../../../../os/money/schema.ts";
import { idOf, instant, whole } from "../../../../os/values.ts";
import { Sum } from "../wallet/state.ts";
import { visitKinds } from "./practices.ts";

export const programIds = ["food", "ride", "health"] as const;
export const ProgramId = v.picklist(programIds);
export type ProgramId = (typeof programIds)[number];
export const EateryId = idOf("eat");
export const DishId = idOf("dish");
export const PlaceId = idOf("place");
export const OrderId = idOf("meal");
export const TripId = idOf("trip");
export const VisitId = idOf("visit");
export const CartKey = v.pipe(v.string(), v.nonEmpty(), v.maxLength(120));
const line = v.pipe(v.string(), v.maxLength(120));
const Quantity = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(50));

/** A dish in the cart, with what was chosen of its options ("size:large"). */
const CartLine = v.strictObject({ dish: DishId, choices: v.array(line), count: Quantity });
export const MealNote = v.pipe(v.string(), v.trim(), v.maxLength(60));
export const mealStates = ["unpaid", "cooking", "coming", "done", "cancelled"] as const;
const Meal = v.strictObject({
  id: OrderId,
  eatery: EateryId,
  name: line,
  lines: v.array(v.strictObject({ dish: DishId, name: line, count: Quantity, cents: Sum })),
  deliveryCents: whole,
  packingCents: whole,
  offCents: whole,
  /** What is paid. */
  cents: Sum,
  /** To where, as it was written then. */
  address: v.pipe(v.string(), v.maxLength(200)),
  note: MealNote,
  state: v.picklist(mealStates),
  at: instant,
  paidAt: v.nullable(instant),
  /** From payment to door. */
  minutes: whole,
  entry: v.nullable(EntryId),
  /** 1 to 5; 0 is not rated. */
  stars: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(5)),
});
export type Meal = v.InferOutput<typeof Meal>;

export const rideKinds = ["economy", "comfort", "van"] as const;
export type RideKind = (typeof rideKinds)[number];
export const tripStates = ["calling", "coming", "riding", "unpaid", "done", "cancelled"] as const;
const Trip = v.strictObject({
  id: TripId,
  kind: v.picklist(rideKinds),
  from: line,
  to: line,
  title: line,
  metres: whole,
  cents: Sum,
  state: v.picklist(tripStates),
  at: instant,
  /** When the state changes next by itself; null where it does not. */
  next: v.nullable(instant),
  /** A number into the list of drivers; null while none has taken it. */
  driver: v.nullable(whole),
  entry: v.nullable(EntryId),
  stars: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(5)),
});
export type Trip = v.InferOutput<typeof Trip>;
const Visit = v.strictObject({
  id: VisitId,
  place: PlaceId,
  name: line,
  what: v.picklist(visitKinds),
  at: instant,
});
export type Visit = v.InferOutput<typeof Visit>;
const Dose = v.strictObject({ id: v.string(), name: line, at: instant, place: line, number: whole, of: whole });

export const programsState = {
  /** The last used first. */
  programsUsed: v.array(ProgramId),
  programsStarred: v.array(ProgramId),
  /** What programs may know: asked at the first use, taken back in settings. */
  permits: v.partial(v.strictObject({ food: v.boolean(), ride: v.boolean(), health: v.boolean() })),
  /** From one eatery at a time. */
  cart: v.strictObject({ eatery: v.nullable(EateryId), lines: v.record(CartKey, CartLine) }),
  foodOrders: v.record(OrderId, Meal),
  trips: v.record(TripId, Trip),
  /** Where the next ride goes, as it was chosen last. */
  ridePlan: v.strictObject({ from: v.nullable(PlaceId), to: v.nullable(PlaceId), kind: v.picklist(rideKinds) }),
  visits: v.record(VisitId, Visit),
  doses: v.array(Dose),
};
