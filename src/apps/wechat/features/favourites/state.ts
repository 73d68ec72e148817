/** Favourites saved from chats, moments and articles. */
import * as v from "valibot";
import { idSchema, instant } from "#os/values.ts";
import { PersonId } from "../../people.ts";
import { Body } from "../chats/state.ts";

export const FavouriteId = idSchema("fav");
export const Favourite = v.strictObject({
  id: FavouriteId,
  at: instant,
  /** The author of the content. */
  from: PersonId,
  body: Body,
  tags: v.array(v.pipe(v.string(), v.maxLength(20))),
  note: v.pipe(v.string(), v.maxLength(200)),
});
export type Favourite = v.InferOutput<typeof Favourite>;
export const favouritesState = { favourites: v.record(FavouriteId, Favourite) };
