/** Adds a favourite. All features use this function. */
import type { Ctx } from "#os/app-command.ts";
import type { State } from "../../state.ts";
import { copyBody } from "../chats/send.ts";
import type { Body } from "../chats/state.ts";

/**
 * Adds a favourite and returns its id. `body` is copied, so that later changes of the message do not affect the
 * favourite.
 */
export function addFavourite(state: State, ctx: Ctx, from: string, body: Body): string {
  const id = ctx.newId("fav");
  state.favourites[id] = { id, at: ctx.now, from, body: copyBody(body), tags: [], note: "" };
  return id;
}
