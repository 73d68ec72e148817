/** The user's data: searches, passengers, orders, meals, invoices, points and account. */
import type * as v from "valibot";
import { modelOf } from "#os/define.ts";
import { mergeFeatures } from "#os/features.ts";
import { accountState } from "./features/account/state.ts";
import { bookState } from "./features/book/state.ts";
import { findState } from "./features/find/state.ts";
import { mealsState } from "./features/meals/state.ts";
import { memberState } from "./features/member/state.ts";
import { invoicesState } from "./features/invoices/state.ts";
import { peopleState } from "./features/people/state.ts";

export const railway = modelOf(
  "railway",
  mergeFeatures(findState, bookState, peopleState, mealsState, invoicesState, memberState, accountState),
);
export type State = v.InferOutput<typeof railway.state>;
