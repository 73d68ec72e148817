/** Commands for favourites. */
import * as v from "valibot";
import { reject } from "#os/values.ts";
import { me } from "../../people.ts";
import { wechat } from "../../state.ts";
import { MessageText } from "../chats/state.ts";
import { addFavourite } from "./add-favourite.ts";
import { FavouriteId } from "./state.ts";

export const TagName = v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(20));
export const FavouriteNote = v.pipe(v.string(), v.trim(), v.maxLength(200));
export const NoteText = v.pipe(MessageText, v.trim(), v.nonEmpty());

export const favouritesCommands = {
  /** Creates or changes a note. Returns the note's id. */
  writeNote: wechat.command({ fav: v.nullable(FavouriteId), text: NoteText }, (state, { fav, text }, ctx) => {
    if (fav === null) return addFavourite(state, ctx, me, { kind: "text", text });
    const found = state.favourites[fav];
    if (found?.body.kind !== "text" || found.from !== me) return reject("favourite-fixed");
    found.body = { kind: "text", text };
    return fav;
  }),
  tagFavourite: wechat.command({ fav: FavouriteId, tag: TagName }, (state, { fav, tag }) => {
    const found = state.favourites[fav];
    if (!found) return reject("favourite-missing");
    if (found.tags.includes(tag)) found.tags = found.tags.filter((t) => t !== tag);
    else if (found.tags.length >= 5) return reject("tags-full");
    else found.tags.push(tag);
  }),
  annotateFavourite: wechat.command({ fav: FavouriteId, note: FavouriteNote }, (state, { fav, note }) => {
    const found = state.favourites[fav];
    if (!found) return reject("favourite-missing");
    found.note = note;
  }),
  deleteFavourite: wechat.command({ fav: FavouriteId }, (state, { fav }) => {
    if (!state.favourites[fav]) return reject("favourite-missing");
    delete state.favourites[fav];
  }),
};
