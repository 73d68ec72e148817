/** The passengers for whom the user can buy tickets. */
import * as v from "valibot";
import { instant } from "#os/values.ts";
import { fareKinds } from "#world/rails/fares.ts";
import { PassengerId } from "../../ids.ts";

export const maxPassengers = 15;
export const idKinds = ["idCard", "passport", "permit", "residence"] as const;
export const passengerFields = {
  name: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(40)),
  idKind: v.picklist(idKinds),
  idNumber: v.pipe(v.string(), v.trim(), v.toUpperCase(), v.nonEmpty(), v.maxLength(20)),
  phone: v.pipe(v.string(), v.trim(), v.maxLength(20)),
  discount: v.picklist(fareKinds),
};
export const studentFields = {
  school: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(60)),
  studentNumber: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(20)),
  year: v.pipe(v.number(), v.integer(), v.minValue(2000), v.maxValue(2100)),
};
export const checkStates = ["none", "pending", "verified", "failed"] as const;
export const Passenger = v.strictObject({
  id: PassengerId,
  ...passengerFields,
  own: v.boolean(),
  /**
   * The status of the passenger's document number: the railway has not checked it, is checking it, or has verified or
   * rejected it.
   */
  check: v.picklist(checkStates),
  checkedAt: v.nullable(instant),
  student: v.nullable(
    v.strictObject({ ...studentFields, check: v.picklist(checkStates), checkedAt: v.nullable(instant) }),
  ),
});
export type Passenger = v.InferOutput<typeof Passenger>;
export const peopleState = { passengers: v.record(PassengerId, Passenger) };
