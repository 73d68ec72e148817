/** What the app's records are called, and how records of the world are named in its state. */
import * as v from "valibot";
import { idOf } from "../../os/values.ts";

export const OrderId = idOf("order");
export const TicketId = idOf("ticket");
export const WaitId = idOf("wait");
export const PassengerId = idOf("passenger");
export const MealId = idOf("meal");
export const InvoiceId = idOf("invoice");
export const HeaderId = idOf("header");
/** A station of the world. */
export const StationId = idOf("st");
export const TrainNumber = v.pipe(v.string(), v.regex(/^[GDCZTK]\d{1,4}$/), v.examples(["G2", "D1301", "K89"]));
/** A day since 1970 where trains run. */
export const Day = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(80_000));
/** Which of a train's stops. */
export const StopNumber = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(80));
/** Minutes since a train's first midnight. */
export const Minute = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10_000));
export const Cents = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100_000_000));
