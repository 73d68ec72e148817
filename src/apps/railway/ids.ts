/** Ids of the app's records, and ids of the world's records to which the app's state refers. */
import * as v from "valibot";
import { idSchema } from "#os/values.ts";

export const OrderId = idSchema("order");
export const TicketId = idSchema("ticket");
export const WaitId = idSchema("wait");
export const PassengerId = idSchema("passenger");
export const MealId = idSchema("meal");
export const InvoiceId = idSchema("invoice");
export const HeaderId = idSchema("header");
/** A station of the world. */
export const StationId = idSchema("st");
export const TrainNumber = v.pipe(v.string(), v.regex(/^[GDCZTK]\d{1,4}$/), v.examples(["G2", "D1301", "K89"]));
/** A day as the number of days since 1970-01-01, in the trains' time zone. */
export const Day = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(80_000));
/** The index of a stop in a train's list of stops. */
export const StopNumber = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(80));
/** A time in minutes since midnight of the day on which the train starts. */
export const Minute = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10_000));
export const Cents = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100_000_000));
