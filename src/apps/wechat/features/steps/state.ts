/** Steps: the owner's likes, and the settings for sharing steps. */
import * as v from "valibot";
import { DayKey } from "#os/day-key.ts";
import { wholeNumber } from "#os/values.ts";
import { PersonId } from "../../people.ts";
import { PictureRef } from "../moments/state.ts";

export const stepsState = {
  /** The people whose steps the owner liked, by day ("2026-03-16"). */
  stepLikes: v.record(DayKey, v.array(PersonId)),
  steps: v.strictObject({
    /** Whether the owner takes part in the ranking. */
    joined: v.boolean(),
    /** Friends who do not see the owner's steps. */
    hiddenFrom: v.array(PersonId),
    /** Friends whose steps the owner does not see. */
    ignored: v.array(PersonId),
    cover: PictureRef,
    goal: wholeNumber,
  }),
};
