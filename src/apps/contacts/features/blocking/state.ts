/** Numbers that do not get through. */
import * as v from "valibot";
import { PhoneNumber } from "../cards/state.ts";

export const blockingState = {
  blocked: v.array(PhoneNumber),
  /** Numbers that were reported as spam. */
  spam: v.array(PhoneNumber),
};
