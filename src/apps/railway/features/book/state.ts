/** Orders with their tickets, and orders that wait for a seat. */
import * as v from "valibot";
import { EntryId } from "../../../../os/money/schema.ts";
import { instant, whole } from "../../../../os/values.ts";
import { berths, formationNames, seatClasses, trainKinds } from "../../../../world/rails/classes.ts";
import { fareKinds } from "../../../../world/rails/fares.ts";
import { Cents, Day, Minute, OrderId, PassengerId, StopNumber, TicketId, TrainNumber, WaitId } from "../../ids.ts";
import { Place } from "../find/state.ts";

export const ridersMost = 5;
/** A train between two of its stops on a day, and a class. */
export const tripFields = {
  train: TrainNumber,
  day: Day,
  board: StopNumber,
  alight: StopNumber,
  of: v.picklist(seatClasses),
};
/** The train that one changes to, where a way has two. */
export const Next = v.nullable(v.strictObject(tripFields));
const ridden = {
  ...tripFields,
  kind: v.picklist(trainKinds),
  formation: v.picklist(formationNames),
  stops: StopNumber,
  from: Place,
  to: Place,
  departs: Minute,
  arrives: Minute,
  km: whole,
};
export const Trip = v.strictObject(ridden);
export type Trip = v.InferOutput<typeof Trip>;

export const ticketStates = ["held", "paid", "ridden", "refunded", "changed", "cancelled"] as const;
export const Ticket = v.strictObject({
  id: TicketId,
  order: OrderId,
  passenger: PassengerId,
  /** As it is printed: whoever is deleted from the list still rides. */
  name: v.string(),
  who: v.picklist(fareKinds),
  ...ridden,
  berth: v.nullable(v.picklist(berths)),
  /** Nobody has a seat who stands. */
  coach: v.nullable(whole),
  seat: v.pipe(v.string(), v.maxLength(8)),
  /** It is of the letter that was asked for. */
  chosen: v.boolean(),
  cents: Cents,
  status: v.picklist(ticketStates),
  /** Cents that came back of it. */
  backCents: Cents,
  /** A changed ticket cannot be changed again. */
  once: v.boolean(),
  /** The traveller was reminded of it; and told that the train is late. */
  reminded: v.boolean(),
  warned: v.boolean(),
});
export type Ticket = v.InferOutput<typeof Ticket>;

export const Order = v.strictObject({
  id: OrderId,
  at: instant,
  kind: v.picklist(["buy", "change", "wait", "points"]),
  status: v.picklist(["unpaid", "paid", "cancelled"]),
  payBy: v.nullable(instant),
  entry: v.nullable(EntryId),
  cents: Cents,
  /** The ticket that it takes the place of. */
  changes: v.nullable(TicketId),
  /** Its user cancelled it, and when. */
  cancelledAt: v.nullable(instant),
});
export type Order = v.InferOutput<typeof Order>;

/** Nobody waits longer than until so many hours before the train leaves. */
export const waitHours = [6, 12, 24, 48] as const;
export const waitStates = ["unpaid", "waiting", "served", "failed", "cancelled"] as const;
export const Wait = v.strictObject({
  id: WaitId,
  at: instant,
  passengers: v.pipe(v.array(PassengerId), v.maxLength(3)),
  trip: Trip,
  cents: Cents,
  status: v.picklist(waitStates),
  payBy: v.nullable(instant),
  entry: v.nullable(EntryId),
  /** When seats that come back are given out, and when nobody waits any longer. */
  triesAt: v.nullable(instant),
  endsAt: instant,
  order: v.nullable(OrderId),
});
export type Wait = v.InferOutput<typeof Wait>;

export const bookState = {
  orders: v.record(OrderId, Order),
  tickets: v.record(TicketId, Ticket),
  waits: v.record(WaitId, Wait),
};
