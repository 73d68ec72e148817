/** What the owner has at the railway's office: searches, passengers, orders, meals, papers, points, an account. */
import type * as v from "valibot";
import { modelOf } from "../../os/define.ts";
import { together } from "../../os/features.ts";
import { accountState } from "./features/account/state.ts";
import { bookState } from "./features/book/state.ts";
import { findState } from "./features/find/state.ts";
import { mealsState } from "./features/meals/state.ts";
import { memberState } from "./features/member/state.ts";
import { papersState } from "./features/papers/state.ts";
import { peopleState } from "./features/people/state.ts";

export const railway = modelOf(
  "railway",
  together(findState, bookState, peopleState, mealsState, papersState, memberState, accountState),
);
export type State = v.InferOutput<typeof railway.state>;
