/** Commands for notes and comments. */
import * as v from "valibot";
import type { Ctx } from "#os/app-command.ts";
import { isOnline } from "#os/network.ts";
import { reject, type Rejection } from "#os/values.ts";
import { minuteMs } from "#state/civil.ts";
import { AlbumId, AuthorId, CommentId, isPost, me, NoteId, OwnCommentId } from "../../ids.ts";
import { rednote, type State } from "../../state.ts";
import { hasBlockedOwner, isBlocked } from "../../ties.ts";
import { areWorldCommentsClosed } from "../../rules.ts";
import { readComment, readNote } from "../../world.ts";
import { planCommentAnswers } from "../publish/visitors.ts";
import { CommentText, maxCommentsPerMinute, maxSeen, reportReasons, reportTargets } from "./state.ts";

const maxReports = 100;

/** Returns the author of a note, or a refusal if the note does not exist. */
function authorOf(state: State, ctx: Ctx, note: string): string | Rejection {
  if (isPost(note)) return state.posts[note] ? me : reject("note-missing");
  return readNote(ctx.world, note)?.author ?? reject("note-missing");
}
export const noteCommands = {
  toggleLike: rednote.command({ note: NoteId }, (state, { note }, ctx) => {
    if (!isOnline(ctx.os)) return reject("no-network");
    if (state.liked[note] !== undefined) {
      delete state.liked[note];
      return undefined;
    }
    const author = authorOf(state, ctx, note);
    if (typeof author !== "string") return author;
    if (hasBlockedOwner(state, author)) return reject("blocked-by-them");
    state.liked[note] = ctx.now;
    return undefined;
  }),
  /** Saves a note, or moves a saved note to another album. */
  save: rednote.command({ note: NoteId, album: v.nullable(AlbumId) }, (state, { note, album }, ctx) => {
    if (album !== null && !state.albums[album]) return reject("album-missing");
    if (!isOnline(ctx.os)) return reject("no-network");
    const saved = state.saved[note];
    if (saved) {
      saved.album = album;
      return undefined;
    }
    const author = authorOf(state, ctx, note);
    if (typeof author !== "string") return author;
    state.saved[note] = { note, at: ctx.now, album };
    return undefined;
  }),
  unsave: rednote.command({ note: NoteId }, (state, { note }) => {
    if (!state.saved[note]) return reject("not-saved");
    delete state.saved[note];
  }),
  toggleCommentLike: rednote.command({ comment: CommentId }, (state, { comment }, ctx) => {
    if (state.likedComments[comment] !== undefined) {
      delete state.likedComments[comment];
      return;
    }
    if (!state.comments[comment] && !readComment(ctx.world, comment)) return reject("comment-missing");
    state.likedComments[comment] = ctx.now;
  }),
  /**
   * Writes a comment, or a reply in the thread of the comment `under`. The command refuses if the author has closed the
   * comments, if the author or the user has blocked the other, or if the user writes too many comments in a minute.
   */
  comment: rednote.command(
    { note: NoteId, under: v.nullable(CommentId), to: v.nullable(AuthorId), text: CommentText },
    (state, { note, under, to, text }, ctx) => {
      const words = text.trim();
      if (words === "") return reject("nothing-written");
      if (!isOnline(ctx.os)) return reject("no-network");
      const recent = Object.values(state.comments).filter(({ by, at }) => by === me && at > ctx.now - minuteMs);
      if (recent.length >= maxCommentsPerMinute) return reject("too-fast");
      const author = authorOf(state, ctx, note);
      if (typeof author !== "string") return author;
      if (isBlocked(state, author)) return reject("unblock-first");
      if (hasBlockedOwner(state, author)) return reject("blocked-by-them");
      if (areCommentsClosed(state, note)) return reject("comments-closed");
      if (under !== null && !state.comments[under] && !readComment(ctx.world, under)) return reject("comment-missing");
      const id = ctx.newId("said");
      state.comments[id] = { id, note, by: me, under, to, text: words, at: ctx.now, likes: 0 };
      planCommentAnswers(state, ctx, state.comments[id], author);
      return id;
    },
  ),
  /** Deletes a comment and its replies. The user must be the author of the comment or of the note. */
  deleteComment: rednote.command({ comment: OwnCommentId }, (state, { comment }) => {
    const found = state.comments[comment];
    if (!found || (found.by !== me && !isPost(found.note))) return reject("comment-missing");
    const gone = Object.values(state.comments).filter(({ id, under }) => id === comment || under === comment);
    for (const { id } of gone) {
      delete state.comments[id];
      delete state.likedComments[id];
    }
    const ids = new Set(gone.map(({ id }) => id));
    for (const coming of Object.values(state.coming))
      if (coming.comment !== null && ids.has(coming.comment)) delete state.coming[coming.id];
    state.news = state.news.filter((one) => one.comment === null || !ids.has(one.comment));
  }),
  /** The user opens a note. If the history is on, the note becomes its first entry. */
  seeNote: rednote.command({ note: NoteId, focus: v.optional(v.nullable(CommentId), null) }, (state, { note }, ctx) => {
    if (!state.prefs.keepHistory || isPost(note)) return;
    state.seen = [{ note, at: ctx.now }, ...state.seen.filter((one) => one.note !== note)].slice(0, maxSeen);
  }),
  hideNote: rednote.command({ note: NoteId }, (state, { note }, ctx) => {
    if (isPost(note)) return reject("that-is-you");
    if (!readNote(ctx.world, note)) return reject("note-missing");
    state.hiddenNotes[note] = ctx.now;
  }),
  report: rednote.command(
    {
      target: v.picklist(reportTargets),
      id: v.pipe(v.string(), v.nonEmpty(), v.maxLength(80)),
      reason: v.picklist(reportReasons),
      details: v.pipe(v.string(), v.maxLength(200)),
    },
    (state, { target, id, reason, details }, ctx) => {
      if (state.reports.some((one) => one.target === target && one.id === id)) return reject("reported-already");
      if (reason === "other" && details.trim() === "") return reject("details-missing");
      const report = { target, id, reason, details: details.trim(), at: ctx.now };
      state.reports = [report, ...state.reports].slice(0, maxReports);
    },
  ),
};
function areCommentsClosed(state: State, note: string): boolean {
  const post = state.posts[note];
  return post ? !post.commentsOpen : areWorldCommentsClosed(note);
}
