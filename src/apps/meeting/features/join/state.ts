/** The numbers of meetings that the owner has joined, latest first. */
import * as v from "valibot";
import { MeetingNumber } from "../../ids.ts";

export const maxTriedNumbers = 10;
export const joinState = {
  tried: v.pipe(
    v.array(v.strictObject({ number: MeetingNumber, topic: v.pipe(v.string(), v.maxLength(60)) })),
    v.maxLength(maxTriedNumbers),
  ),
};
