/** Points for what was ridden. */
import * as v from "valibot";
import { instant } from "../../../../os/values.ts";
import { TicketId } from "../../ids.ts";

export const pointsMost = 60;
export const PointLine = v.strictObject({
  at: instant,
  /** Below zero where they were spent. */
  points: v.pipe(v.number(), v.integer()),
  why: v.picklist(["ridden", "redeemed", "returned", "welcome"]),
  ticket: v.nullable(TicketId),
});
export const memberState = {
  joined: v.boolean(),
  points: v.pipe(v.number(), v.integer(), v.minValue(0)),
  /** Newest first; the oldest make room. */
  pointLines: v.pipe(v.array(PointLine), v.maxLength(pointsMost)),
};
