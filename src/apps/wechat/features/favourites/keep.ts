/** How something becomes a favourite, from wherever. */
import type { Ctx } from "../../../../os/app-command.ts";
import type { State } from "../../state.ts";
import { copyOf } from "../chats/say.ts";
import type { Body } from "../chats/state.ts";

/** Its id. `body` is copied: what becomes of the message does not touch it. */
export function keep(state: State, ctx: Ctx, from: string, body: Body): string {
  const id = ctx.newId("fav");
  state.favourites[id] = { id, at: ctx.now, from, body: copyOf(body), tags: [], note: "" };
  return id;
}
