/** Adds a favourite, for every feature. */
import type { Ctx } from "#os/app-command.ts";
import type { State } from "../../state.ts";
import { copyBody } from "../chats/send.ts";
import type { Body } from "../chats/state.ts";

/** Returns its id. `body` is copied, so later changes of the message do not affect the favourite. */
export function addFavourite(state: State, ctx: Ctx, from: string, body: Body): string {
  const id = ctx.newId("fav");
  state.favourites[id] = { id, at: ctx.now, from, body: copyBody(body), tags: [], note: "" };
  return id;
}
