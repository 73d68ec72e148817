/** View state of the screens for writing notes. */
import * as v from "valibot";
import { all, any, equal, hasText, isNotEmpty, not } from "#os/guards.ts";
import { listField, nullableField, overlay, textFor, textUpTo } from "#os/values.ts";
import { whileOpen } from "#os/opening-focus.ts";
import { DraftId, PictureRef, PostId, UserId } from "../../ids.ts";
import { rednote } from "../../state.ts";
import { audiences, maxPictures, NoteText, NoteTitle, papers, PlaceRef, Tag, type NoteContent } from "./state.ts";

/** Returns the content fields of a view, a draft or a published note. */
export const contentOf = (from: NoteContent): NoteContent => ({
  title: from.title,
  text: from.text,
  tags: [...from.tags],
  mentions: [...from.mentions],
  pictures: [...from.pictures],
  paper: from.paper,
  words: from.words,
  place: from.place,
  audience: from.audience,
  commentsOpen: from.commentsOpen,
});
export const publishScreens = {
  compose: rednote.screen({
    params: {
      pictures: v.optional(v.pipe(v.array(PictureRef), v.maxLength(maxPictures)), []),
      draft: v.optional(v.nullable(DraftId), null),
      post: v.optional(v.nullable(PostId), null),
      tag: v.optional(v.nullable(Tag), null),
      words: v.optional(v.pipe(v.string(), v.maxLength(200)), ""),
      paper: v.optional(v.nullable(v.picklist(papers)), null),
    },
    enter: ({ state, params }) => {
      const from = state.posts[params.post ?? ""] ?? state.drafts[params.draft ?? ""];
      if (from) return contentOf(from);
      return {
        pictures: params.pictures,
        words: params.words,
        paper: params.paper,
        tags: params.tag === null ? [] : [params.tag],
        audience: state.prefs.newAudience,
      };
    },
    view: {
      title: textFor(NoteTitle),
      text: textFor(NoteText),
      tags: listField(Tag),
      mentions: listField(UserId),
      pictures: listField(PictureRef),
      paper: nullableField(v.picklist(papers)),
      words: textUpTo(200),
      place: nullableField(PlaceRef),
      audience: v.optional(v.picklist(audiences), "public"),
      commentsOpen: v.optional(v.boolean(), true),
      /** The query in the sheets for tags, people and places. */
      q: textUpTo(30),
      /** The picture whose menu is open. */
      held: nullableField(PictureRef),
      open: overlay("tags", "mentions", "place", "audience", "picture"),
    },
    focus: [
      { field: "q", kind: "search", enter: "search", when: whileOpen("tags") },
      { field: "q", kind: "search", enter: "search", when: whileOpen("mentions") },
      { field: "q", kind: "search", enter: "search", when: whileOpen("place") },
      { field: "title", enter: "next", when: ({ params, view }) => params.post === null && view.open === null },
    ],
  }),
  words: rednote.screen({
    view: { words: textUpTo(200), paper: v.optional(v.picklist(papers), "plain") },
    focus: [{ field: "words", enter: "newline" }],
  }),
  camera: rednote.screen({}),
  drafts: rednote.screen({}),
};
const isNew = equal("params.post", null);
const isWritten = any(isNotEmpty("pictures"), hasText("title"), hasText("text"), hasText("words"));
export const publishGuards = {
  isWritten,
  isNewPost: isNew,
  isNewAndWritten: all(isNew, isWritten),
  isChange: not(isNew),
  hasPaperWords: hasText("words"),
};
