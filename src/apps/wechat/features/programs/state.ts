/** Mini-programs: the recently used programs, their permissions, and the data for food, rides and health. */
import * as v from "valibot";
import { EntryId } from "#os/money/schema.ts";
import { idSchema, instant, wholeNumber } from "#os/values.ts";
import { Sum } from "../wallet/state.ts";
import { visitKinds } from "./practices.ts";

export const programIds = ["food", "ride", "health"] as const;
export const ProgramId = v.picklist(programIds);
export type ProgramId = (typeof programIds)[number];
export const EateryId = idSchema("eat");
export const DishId = idSchema("dish");
export const PlaceId = idSchema("place");
export const OrderId = idSchema("meal");
export const TripId = idSchema("trip");
export const VisitId = idSchema("visit");
export const CartKey = v.pipe(v.string(), v.nonEmpty(), v.maxLength(120));
const line = v.pipe(v.string(), v.maxLength(120));
const Quantity = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(50));

/** A dish in the cart with its chosen options ("size:large"). */
const CartLine = v.strictObject({ dish: DishId, choices: v.array(line), count: Quantity });
export const MealNote = v.pipe(v.string(), v.trim(), v.maxLength(60));
export const mealStates = ["unpaid", "cooking", "coming", "done", "cancelled"] as const;
const Meal = v.strictObject({
  id: OrderId,
  eatery: EateryId,
  name: line,
  lines: v.array(v.strictObject({ dish: DishId, name: line, count: Quantity, cents: Sum })),
  deliveryCents: wholeNumber,
  packingCents: wholeNumber,
  offCents: wholeNumber,
  /** The amount to pay. */
  cents: Sum,
  /** The delivery address at the time of the order. */
  address: v.pipe(v.string(), v.maxLength(200)),
  note: MealNote,
  state: v.picklist(mealStates),
  at: instant,
  paidAt: v.nullable(instant),
  /** The number of minutes from payment to delivery. */
  minutes: wholeNumber,
  entry: v.nullable(EntryId),
  /** The rating from 1 to 5; 0 if the owner has not rated the order. */
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
  metres: wholeNumber,
  cents: Sum,
  state: v.picklist(tripStates),
  at: instant,
  /** When the state changes next without an action of the owner; null if there is no such change. */
  next: v.nullable(instant),
  /** The index of the driver in the list of drivers; null until a driver accepts. */
  driver: v.nullable(wholeNumber),
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
const Dose = v.strictObject({
  id: v.string(),
  name: line,
  at: instant,
  place: line,
  number: wholeNumber,
  of: wholeNumber,
});

export const programsState = {
  /** The used programs, latest first. */
  programsUsed: v.array(ProgramId),
  programsStarred: v.array(ProgramId),
  /**
   * For each program, whether the program may read the owner's data. A program asks for this permission at its first
   * use. The owner can revoke the permission in the settings.
   */
  permits: v.partial(v.strictObject({ food: v.boolean(), ride: v.boolean(), health: v.boolean() })),
  /** The cart. All dishes in the cart are from the same eatery. */
  cart: v.strictObject({ eatery: v.nullable(EateryId), lines: v.record(CartKey, CartLine) }),
  foodOrders: v.record(OrderId, Meal),
  trips: v.record(TripId, Trip),
  /** The last chosen plan for the next ride. */
  ridePlan: v.strictObject({ from: v.nullable(PlaceId), to: v.nullable(PlaceId), kind: v.picklist(rideKinds) }),
  visits: v.record(VisitId, Visit),
  doses: v.array(Dose),
};
