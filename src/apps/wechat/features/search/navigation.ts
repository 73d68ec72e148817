/** Edges from the search results. */
import * as v from "valibot";
import { PersonId } from "../../people.ts";
import { on, pushes } from "../../builder.ts";
import { AccountRef } from "../accounts/state.ts";
import { MessageId, PeerId } from "../chats/state.ts";
import { FavouriteId } from "../favourites/state.ts";

export const searchEdges = [
  on("search", "pickKind", {
    kind: v.picklist(["all", "people", "groups", "messages", "favourites", "accounts", "programs"]),
  }).set(({ args }) => ({ kind: args.kind })),
  on("search", "openChat", { peer: PeerId }).push("chat"),
  on("search", "openMessage", { peer: PeerId, at: MessageId }).push("chat"),
  on("search", "openPerson", { person: PersonId }).push("profile"),
  on("search", "openFavourite", { fav: FavouriteId }).push("favourite"),
  on("search", "openAccount", { account: AccountRef }).push("account"),
  ...pushes("search", "food", "ride", "health"),
  on("search", "findByNumber").push("addFriends"),
] as const;
