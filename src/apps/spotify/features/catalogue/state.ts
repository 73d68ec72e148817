import * as v from "valibot";
import { instant } from "#os/values.ts";
import { ConcertId } from "../../ids.ts";

export const catalogueState = {
  /** Concerts that interest the user. `remindAt`: a day before the concert; null after the reminder. */
  concerts: v.record(ConcertId, v.strictObject({ at: instant, remindAt: v.nullable(instant) })),
};
