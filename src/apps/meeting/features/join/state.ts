/** Numbers that were gone to before, latest first. */
import * as v from "valibot";
import { Number9 } from "../../ids.ts";

export const triedMost = 10;
export const joinState = {
  tried: v.pipe(
    v.array(v.strictObject({ number: Number9, topic: v.pipe(v.string(), v.maxLength(60)) })),
    v.maxLength(triedMost),
  ),
};
