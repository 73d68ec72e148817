/** Commands for the user's own posts. */
import * as v from "valibot";
import type { Ctx } from "#os/app-command.ts";
import { parseContentUri } from "#os/intents.ts";
import { isOnline } from "#os/network.ts";
import { reject, type Rejection } from "#os/values.ts";
import { minuteMs } from "#state/civil.ts";
import type { Community } from "#world/threads/index.ts";
import { OwnPostId } from "../../ids.ts";
import { reddit } from "../../state.ts";
import { readCommunity } from "../../world.ts";
import { happen } from "./happen.ts";
import { checkPosting } from "./queries.ts";
import { Body, maxOwnPosts, postFields, type OwnPost } from "./state.ts";
import { planPostVisits } from "./visitors.ts";

const maxPostsPerTenMinutes = 3;

/** Returns a refusal if the content does not fit the community, or null. */
function checkContent(content: Omit<OwnPost, "id" | "at">, found: Community, ctx: Ctx): Rejection | null {
  if (content.title.trim() === "") return reject("title-missing");
  if (!found.kinds.includes(content.kind)) return reject(`no-${content.kind}`, { name: found.name });
  if (content.flair === null ? found.flairRequired : !found.flairs.some(({ id }) => id === content.flair))
    return reject("flair-missing");
  if (content.kind === "link" && !/^https?:\/\/[^\s/]+\.[^\s]+$/i.test(content.url.trim())) return reject("link-wrong");
  if (content.kind !== "image") return null;
  if (content.pictures.length === 0) return reject("picture-missing");
  const isThere = (uri: string): boolean => ctx.os.files[parseContentUri(uri)?.id ?? ""]?.type === "file";
  return content.pictures.some((uri) => uri.startsWith("content:") && !isThere(uri)) ? reject("picture-gone") : null;
}
const own = { post: OwnPostId };
export const createCommands = {
  submit: reddit.command(postFields, (state, given, ctx) => {
    if (!isOnline(ctx.os)) return reject("no-network");
    const found = readCommunity(ctx.world, given.community);
    if (!found) return reject("community-missing");
    const content = {
      ...given,
      title: given.title.trim(),
      text: given.text.trim(),
      pictures: given.kind === "image" ? given.pictures : [],
      url: given.kind === "link" ? given.url.trim() : "",
    };
    const post = { ...content, editedAt: null, score: 0, votes: 0, removed: false, replies: state.prefs.postReplies };
    const refused = checkPosting(state, found, ctx.now) ?? checkContent(post, found, ctx);
    if (refused) return refused;
    const all = Object.values(state.posts);
    if (all.length >= maxOwnPosts) return reject("posts-full");
    if (all.filter(({ at }) => at > ctx.now - 10 * minuteMs).length >= maxPostsPerTenMinutes)
      return reject("too-fast", { n: 10 });
    if (content.url !== "" && all.some(({ url, community }) => url === content.url && community === found.id))
      return reject("link-again");
    const id = ctx.newId("post");
    state.posts[id] = { id, ...post, at: ctx.now };
    state.votes[id] = { dir: 1, at: ctx.now };
    planPostVisits(state, ctx, state.posts[id], found);
    return id;
  }),
  editPost: reddit.command({ ...own, text: Body }, (state, { post, text }, ctx) => {
    const found = state.posts[post];
    if (!found) return reject("post-missing");
    if (!isOnline(ctx.os)) return reject("no-network");
    if (text.trim() === found.text) return undefined;
    found.text = text.trim();
    found.editedAt = ctx.now;
    return undefined;
  }),
  setFlair: reddit.command({ ...own, flair: v.nullable(v.string()) }, (state, { post, flair }, ctx) => {
    const found = state.posts[post];
    if (!found) return reject("post-missing");
    const community = readCommunity(ctx.world, found.community);
    if (!community) return reject("community-missing");
    if (flair === null ? community.flairRequired : !community.flairs.some(({ id }) => id === flair))
      return reject("flair-missing");
    found.flair = flair;
    return undefined;
  }),
  toggleSpoiler: reddit.command(own, (state, { post }) => {
    const found = state.posts[post];
    if (!found) return reject("post-missing");
    found.spoiler = !found.spoiler;
    return undefined;
  }),
  toggleReplies: reddit.command(own, (state, { post }) => {
    const found = state.posts[post];
    if (!found) return reject("post-missing");
    found.replies = !found.replies;
    return undefined;
  }),
  deletePost: reddit.command(own, (state, { post }, ctx) => {
    if (!state.posts[post]) return reject("post-missing");
    if (!isOnline(ctx.os)) return reject("no-network");
    delete state.posts[post];
    for (const { id, post: of } of Object.values(state.comments)) {
      if (of !== post) continue;
      delete state.comments[id];
      delete state.votes[id];
      delete state.saved[id];
    }
    for (const coming of Object.values(state.coming)) if (coming.post === post) delete state.coming[coming.id];
    delete state.votes[post];
    delete state.saved[post];
    delete state.hidden[post];
    state.seen = state.seen.filter((one) => one.post !== post);
    state.news = state.news.filter((one) => one.post !== post);
    ctx.unnotify(post);
    return undefined;
  }),
  happen,
};
