/** Blocked numbers. */
import * as v from "valibot";
import { PhoneNumber } from "../cards/state.ts";

export const blockingState = {
  blocked: v.array(PhoneNumber),
  /** Numbers reported as spam. */
  spam: v.array(PhoneNumber),
};
