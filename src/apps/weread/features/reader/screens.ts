/** View state of the reader, and of the screens about a book's text and notes. */
import * as v from "valibot";
import { equal, hasText, isChosen } from "#os/guards.ts";
import { searchFocus } from "#os/opening-focus.ts";
import { choiceField, nullableField, overlay, textFor, textUpTo } from "#os/values.ts";
import { BookId, ChapterNumber, MarkId } from "../../ids.ts";
import { weread } from "../../state.ts";
import { Range, Thought } from "./state.ts";

export const noteTabs = ["marks", "thoughts", "bookmarks", "popular"] as const;
export const origins = ["book", "reader"] as const;
const from = v.picklist(origins);
export const readerScreens = {
  reader: weread.screen({
    params: { book: BookId },
    view: {
      open: overlay("bars", "progress", "light", "font", "more", "selection", "held", "buy"),
      range: nullableField(Range),
      held: nullableField(MarkId),
    },
  }),
  contents: weread.screen({ params: { book: BookId, from }, view: { order: choiceField("first", "last") } }),
  bookNotes: weread.screen({ params: { book: BookId, from }, view: { tab: choiceField(...noteTabs) } }),
  bookSearch: weread.screen({ params: { book: BookId, from }, view: { q: textUpTo(40) }, focus: [searchFocus("q")] }),
  thought: weread.screen({
    params: { book: BookId, chapter: ChapterNumber, range: Range, mark: v.optional(v.nullable(MarkId), null) },
    enter: ({ state, params }) => {
      const known = params.mark === null ? undefined : state.marks[params.mark];
      return {
        text: known?.thought ?? "",
        private: known !== undefined && known.thought !== "" ? known.private : !state.prefs.publicThoughts,
      };
    },
    view: { text: textFor(Thought), private: v.optional(v.boolean(), false) },
    focus: [{ field: "text", enter: "newline" }],
  }),
  notes: weread.screen({ view: { q: textUpTo(40) } }),
};
export const readerGuards = {
  hasRange: isChosen("range"),
  hasHeld: isChosen("held"),
  hasThought: hasText("text"),
  isNewThought: equal("params.mark", null),
  isFromReader: equal("params.from", "reader"),
};
