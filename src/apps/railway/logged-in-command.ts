/** Defines a command that requires a logged-in user. */
import type { Ctx } from "#os/app-command.ts";
import { reject, type Fields, type OutOf } from "#os/values.ts";
import { railway, type State } from "./state.ts";

export const loggedInCommand = <A extends Fields, R>(args: A, run: (state: State, args: OutOf<A>, ctx: Ctx) => R) =>
  railway.command(args, (state, values, ctx) =>
    state.account.loggedIn ? run(state, values, ctx) : reject("log-in-first"),
  );
