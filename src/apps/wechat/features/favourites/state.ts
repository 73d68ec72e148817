/** What was kept from chats, moments and articles. */
import * as v from "valibot";
import { idOf, instant } from "../../../../os/values.ts";
import { PersonId } from "../../people.ts";
import { Body } from "../chats/state.ts";

export const FavouriteId = idOf("fav");
export const Favourite = v.strictObject({
  id: FavouriteId,
  at: instant,
  /** Whose it was. */
  from: PersonId,
  body: Body,
  tags: v.array(v.pipe(v.string(), v.maxLength(20))),
  note: v.pipe(v.string(), v.maxLength(200)),
});
export type Favourite = v.InferOutput<typeof Favourite>;
export const favouritesState = { favourites: v.record(FavouriteId, Favourite) };
