/** View state of the favourites screens. */
import { hasText } from "#os/guards.ts";
import { choiceField, nullableField, overlay, text, textFor, textUpTo } from "#os/values.ts";
import { whileOpen } from "#os/opening-focus.ts";
import * as v from "valibot";
import { wechat } from "../../state.ts";
import { FavouriteNote, TagName } from "./commands.ts";
import { favouriteKinds } from "./queries.ts";
import { FavouriteId } from "./state.ts";

export const favouritesScreens = {
  favourites: wechat.screen({
    view: { kind: choiceField(...favouriteKinds), q: text, tag: nullableField(v.string()) },
  }),
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
  hasTag: hasText("tag"),
  hasNoteWords: hasText("text"),
};
