/** Steps: whose day the owner liked, and who may see the own steps. */
import * as v from "valibot";
import { DayKey } from "../../../../os/day-key.ts";
import { whole } from "../../../../os/values.ts";
import { PersonId } from "../../people.ts";
import { PictureRef } from "../moments/state.ts";

export const stepsState = {
  /** By day: "2026-03-16". */
  stepLikes: v.record(DayKey, v.array(PersonId)),
  steps: v.strictObject({
    /** The own steps stand in the list of friends. */
    joined: v.boolean(),
    /** Friends who do not see them. */
    hiddenFrom: v.array(PersonId),
    /** Friends whose steps the owner does not see. */
    ignored: v.array(PersonId),
    cover: PictureRef,
    goal: whole,
  }),
};
