/** Defines a command that requires a signed-in user. */
import type { Ctx } from "#os/app-command.ts";
import { reject, type Fields, type OutOf } from "#os/values.ts";
import { ebay, type State } from "./state.ts";

export const signedInCommand = <A extends Fields, R>(args: A, run: (state: State, args: OutOf<A>, ctx: Ctx) => R) =>
  ebay.command(args, (state, values, ctx) =>
    state.account.signedIn ? run(state, values, ctx) : reject("sign-in-first"),
  );
