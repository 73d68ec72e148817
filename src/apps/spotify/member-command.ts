import type { Ctx } from "#os/app-command.ts";
import { reject, type Fields, type OutOf, type Rejection } from "#os/values.ts";
import { spotify, type State } from "./state.ts";

/** Declares a command that only a logged-in user can run. */
export const memberCommand = <A extends Fields, R>(args: A, run: (state: State, args: OutOf<A>, ctx: Ctx) => R) =>
  spotify.command(args, (state, given, ctx): R | Rejection =>
    state.loggedIn ? run(state, given, ctx) : reject("log-in-first"),
  );
