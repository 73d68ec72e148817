/** The member's points. */
import * as v from "valibot";
import { instant } from "#os/values.ts";
import { TicketId } from "../../ids.ts";

export const maxPointLines = 60;
export const PointLine = v.strictObject({
  at: instant,
  /** The number of points; negative if they were spent. */
  points: v.pipe(v.number(), v.integer()),
  why: v.picklist(["ridden", "redeemed", "returned", "welcome"]),
  ticket: v.nullable(TicketId),
});
export const memberState = {
  joined: v.boolean(),
  points: v.pipe(v.number(), v.integer(), v.minValue(0)),
  /** The changes of points, newest first. If there are too many, the oldest are dropped. */
  pointLines: v.pipe(v.array(PointLine), v.maxLength(maxPointLines)),
};
