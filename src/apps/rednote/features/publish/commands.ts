/** Commands for the user's own notes and drafts. */
import * as v from "valibot";
import { standardFolders } from "#os/files.ts";
import { contentUri, parseContentUri } from "#os/intents.ts";
import { isOnline } from "#os/network.ts";
import type { OsState } from "#os/state.ts";
import { reject, type Rejection } from "#os/values.ts";
import { minuteMs } from "#state/civil.ts";
import { DraftId, PostId } from "../../ids.ts";
import { rednote, type State } from "../../state.ts";
import { pictureBytes, sceneInFront } from "./camera.ts";
import { happen } from "./happen.ts";
import { audiences, maxDrafts, maxPosts, noteFields, type NoteContent } from "./state.ts";
import { planPostVisits } from "./visitors.ts";

const maxPostsPerTenMinutes = 5;
const from = { draft: v.nullable(DraftId) };

/** Returns the content with trimmed texts and tags, or a refusal if text or pictures are missing. */
function checkContent(content: NoteContent, os: OsState): NoteContent | Rejection {
  const title = content.title.trim();
  const text = content.text.trim();
  const words = content.words.trim();
  if (content.pictures.length === 0 && words === "") return reject("cover-missing");
  if (content.pictures.length > 0 && title === "" && text === "") return reject("nothing-written");
  const isThere = (uri: string): boolean => os.files[parseContentUri(uri)?.id ?? ""]?.type === "file";
  if (content.pictures.some((uri) => uri.startsWith("content:") && !isThere(uri))) return reject("picture-gone");
  return { ...content, title, text, words, tags: [...new Set(content.tags.map((tag) => tag.trim()))] };
}
function forgetDraft(state: State, draft: string | null): void {
  if (draft !== null) delete state.drafts[draft];
}
export const publishCommands = {
  publish: rednote.command({ ...noteFields, ...from }, (state, { draft, ...given }, ctx) => {
    const content = checkContent(given, ctx.os);
    if ("reject" in content) return content;
    if (!isOnline(ctx.os)) return reject("no-network");
    const all = Object.values(state.posts);
    if (all.length >= maxPosts) return reject("posts-full");
    if (all.filter(({ at }) => at > ctx.now - 10 * minuteMs).length >= maxPostsPerTenMinutes) return reject("too-fast");
    const id = ctx.newId("post");
    const counts = { views: 0, likedBy: [], savedBy: [], moreLikes: 0, moreSaves: 0 };
    state.posts[id] = { id, ...content, at: ctx.now, editedAt: null, pinned: false, ...counts };
    forgetDraft(state, draft);
    planPostVisits(state, ctx, state.posts[id]);
    return id;
  }),
  editPost: rednote.command({ post: PostId, ...noteFields }, (state, { post, ...given }, ctx) => {
    const found = state.posts[post];
    if (!found) return reject("note-missing");
    const content = checkContent(given, ctx.os);
    if ("reject" in content) return content;
    if (!isOnline(ctx.os)) return reject("no-network");
    const wasHidden = found.audience === "private";
    Object.assign(found, content, { editedAt: ctx.now });
    if (wasHidden) planPostVisits(state, ctx, found);
    return post;
  }),
  setAudience: rednote.command({ post: PostId, audience: v.picklist(audiences) }, (state, { post, audience }, ctx) => {
    const found = state.posts[post];
    if (!found) return reject("note-missing");
    const wasHidden = found.audience === "private";
    found.audience = audience;
    if (wasHidden) planPostVisits(state, ctx, found);
    return undefined;
  }),
  setCommentsOpen: rednote.command({ post: PostId, open: v.boolean() }, (state, { post, open }) => {
    const found = state.posts[post];
    if (!found) return reject("note-missing");
    found.commentsOpen = open;
    return undefined;
  }),
  /** Pins a note, so that the profile shows it first, or unpins it. Only one note can be pinned. */
  pinPost: rednote.command({ post: PostId }, (state, { post }) => {
    const found = state.posts[post];
    if (!found) return reject("note-missing");
    const pinned = !found.pinned;
    for (const one of Object.values(state.posts)) one.pinned = false;
    found.pinned = pinned;
    return undefined;
  }),
  /** Deletes a note with its likes, saves, comments, planned visits and inbox entries. */
  deletePost: rednote.command({ post: PostId }, (state, { post }) => {
    if (!state.posts[post]) return reject("note-missing");
    delete state.posts[post];
    delete state.liked[post];
    delete state.saved[post];
    for (const one of Object.values(state.comments)) if (one.note === post) delete state.comments[one.id];
    for (const one of Object.values(state.coming)) if (one.note === post) delete state.coming[one.id];
    state.news = state.news.filter(({ note }) => note !== post);
    return undefined;
  }),
  /** Stores the written note as a draft. Returns the draft's id, or null if nothing was written. */
  keepDraft: rednote.command({ ...noteFields, ...from }, (state, { draft, ...content }, ctx) => {
    const isEmpty =
      content.pictures.length === 0 && [content.title, content.text, content.words].every((x) => x.trim() === "");
    if (isEmpty) {
      forgetDraft(state, draft);
      return null;
    }
    if (draft === null && Object.keys(state.drafts).length >= maxDrafts) return reject("drafts-full");
    const id = draft !== null && state.drafts[draft] ? draft : ctx.newId("draft");
    state.drafts[id] = { id, ...content, at: ctx.now };
    return id;
  }),
  deleteDraft: rednote.command({ draft: DraftId }, (state, { draft }) => {
    if (!state.drafts[draft]) return reject("draft-missing");
    delete state.drafts[draft];
    return undefined;
  }),
  happen,
  /** Takes a picture of the scene in front of the camera. Returns the URI of the picture. */
  shoot: rednote.command({}, (_state, _args, ctx) => {
    const name = `IMG_${Math.floor(ctx.now / 1000)}.jpg`;
    const content = { kind: "scene" as const, scenes: [sceneInFront(ctx.now)] };
    const refused = ctx.system("writeFile", { parent: standardFolders.camera, name, bytes: pictureBytes, content });
    if (refused) return refused;
    const made = Object.values(ctx.os.files)
      .filter((file) => file.type === "file" && file.createdAt === ctx.now)
      .at(-1);
    return made ? contentUri("files", made.id) : reject("picture-gone");
  }),
};
