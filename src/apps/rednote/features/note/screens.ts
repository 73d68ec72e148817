/** View state of the note screens. */
import * as v from "valibot";
import { all, equal, hasText, isChosen, not } from "#os/guards.ts";
import { flag, instant, listField, nullableField, overlay, textFor, textUpTo, wholeNumber } from "#os/values.ts";
import { isOnline } from "#os/network.ts";
import { whileOpen } from "#os/opening-focus.ts";
import { AuthorId, CommentId, NoteId, UserId } from "../../ids.ts";
import { rednote } from "../../state.ts";
import { MessageText } from "../messages/state.ts";
import { CommentText, reportReasons, reportTargets } from "./state.ts";

const pages = v.optional(wholeNumber, 1);
export const noteScreens = {
  note: rednote.screen({
    params: { note: NoteId, focus: v.optional(v.nullable(CommentId), null) },
    view: {
      /** The index of the shown picture. */
      at: v.optional(wholeNumber, 0),
      /** When the video began to play; null while it is stopped. */
      playsFrom: nullableField(instant),
      order: nullableField(v.picklist(["hot", "newest"])),
      pages,
      /** Threads whose replies are shown. */
      threads: listField(CommentId),
      /** The thread and the person to which the comment in the input field replies. */
      under: nullableField(CommentId),
      to: nullableField(AuthorId),
      words: textFor(CommentText),
      held: nullableField(CommentId),
      /** Whether the user has just saved the note and can now choose an album for it. */
      justSaved: flag,
      open: overlay("write", "share", "album", "comment", "audience"),
    },
    enter: ({ state, now, os }) => {
      const { autoPlay } = state.prefs;
      const plays =
        isOnline(os) &&
        (autoPlay === "always" || (autoPlay === "wifi" && os.settings.network.wifi && os.wifi.connected !== null));
      return { playsFrom: plays ? now : null };
    },
    opens: "seeNote",
    focus: [{ field: "words", enter: "send", when: whileOpen("write") }],
  }),
  shots: rednote.screen({
    params: { note: NoteId, first: v.optional(wholeNumber, 0) },
    view: { at: nullableField(wholeNumber) },
  }),
  topic: rednote.screen({
    params: { tag: v.pipe(v.string(), v.nonEmpty(), v.maxLength(60)) },
    view: { sort: v.optional(v.picklist(["hot", "newest"]), "hot"), pages },
  }),
  report: rednote.screen({
    params: { target: v.picklist(reportTargets), id: v.pipe(v.string(), v.nonEmpty(), v.maxLength(80)) },
    view: { reason: nullableField(v.picklist(reportReasons)), details: textUpTo(200) },
  }),
  shareTo: rednote.screen({
    params: { note: v.optional(v.nullable(NoteId), null), card: v.optional(v.nullable(AuthorId), null) },
    view: { users: listField(UserId), text: textFor(MessageText) },
  }),
};
export const noteGuards = {
  hasComment: hasText("words"),
  isDrafted: equal("view.open", "write"),
  hasReason: isChosen("reason"),
  hasUsers: ({ view }: { view: { users: readonly string[] } }) => view.users.length > 0 && view.users.length <= 9,
  sharesNote: not(equal("params.note", null)),
  sharesCard: all(equal("params.note", null), not(equal("params.card", null))),
};
