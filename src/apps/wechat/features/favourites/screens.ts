/** What the screens of favourites remember. */
import { isWritten } from "../../../../os/guards.ts";
import { firstOf, maybe, overlay, text, textFor, textUpTo } from "../../../../os/values.ts";
import { whileOpen } from "../../../../os/opening-focus.ts";
import * as v from "valibot";
import { wechat } from "../../state.ts";
import { FavouriteNote, TagName } from "./commands.ts";
import { favouriteKinds } from "./queries.ts";
import { FavouriteId } from "./state.ts";

export const favouritesScreens = {
  favourites: wechat.screen({ view: { kind: firstOf(...favouriteKinds), q: text, tag: maybe(v.string()) } }),
  favourite: wechat.screen({
    params: { fav: FavouriteId },
    view: { tag: textFor(TagName), note: textFor(FavouriteNote), open: overlay("more", "tags", "note") },
    focus: [{ field: "note", when: whileOpen("note") }],
  }),
  favouriteNote: wechat.screen({
    params: { fav: v.optional(v.nullable(FavouriteId), null) },
    enter: ({ state, params }) => {
      const body = params.fav === null ? undefined : state.favourites[params.fav]?.body;
      return { text: body?.kind === "text" ? body.text : "" };
    },
    view: { text: textUpTo(2000) },
    focus: [{ field: "text", enter: "newline", when: ({ params }) => params.fav === null }],
  }),
};
export const favouritesGuards = {
  hasTag: isWritten("tag"),
  hasNoteWords: isWritten("text"),
};
