/** Commands for writing: publish, schedule, drafts. */
import * as v from "valibot";
import type { Ctx } from "#os/app-command.ts";
import { parseContentUri } from "#os/intents.ts";
import { isOnline } from "#os/network.ts";
import { instant, reject, type Rejection } from "#os/values.ts";
import { dayMs, minuteMs } from "#state/civil.ts";
import { weightedLength } from "#world/posts/weighted-length.ts";
import { maxWeightedLength } from "#world/posts/words.ts";
import { DraftId, me } from "../../ids.ts";
import { addNews } from "../../news.ts";
import { x, type State } from "../../state.ts";
import { checkPost, checkReply } from "../posts/rules.ts";
import { happen } from "./happen.ts";
import { contentFields, maxDrafts, maxPosts, type Content } from "./state.ts";
import { planPostVisits, planReplyAnswers } from "./visitors.ts";

const from = { draft: v.nullable(DraftId) };
/** The user can plan a post at most this far ahead. */
const maxAheadMs = 540 * dayMs;
const sameTextMs = 60 * minuteMs;

/** Returns the content with trimmed texts and without empty parts at the end, or a refusal. */
function checkContent(state: State, ctx: Ctx, given: Content): Content | Rejection {
  const parts = given.parts.map(({ text, pictures }) => ({ text: text.trim(), pictures }));
  const isEmpty = ({ text, pictures }: Content["parts"][number]): boolean => text === "" && pictures.length === 0;
  if (parts.some((part, n) => isEmpty(part) && !(n === 0 && given.quoted !== null && parts.length === 1)))
    return reject("nothing-written");
  if (parts.some(({ text }) => weightedLength(text) > maxWeightedLength)) return reject("too-long");
  const isThere = (uri: string): boolean => ctx.os.files[parseContentUri(uri)?.id ?? ""]?.type === "file";
  if (parts.some(({ pictures }) => pictures.some((uri) => uri.startsWith("content:") && !isThere(uri))))
    return reject("picture-gone");
  if (given.poll && given.poll.options.some((option) => option.trim() === "")) return reject("options-missing");
  if (given.poll && parts[0]!.text === "") return reject("nothing-written");
  if (given.poll && parts[0]!.pictures.length > 0) return reject("poll-or-pictures");
  if (given.community !== null && (!state.joined[given.community] || state.joined[given.community]!.waits))
    return reject("community-members");
  return { ...given, parts };
}
/** Publishes the parts as posts, of which each one after the first replies to the one before. */
function publishContent(state: State, ctx: Ctx, given: Content): string | Rejection {
  const content = checkContent(state, ctx, given);
  if ("reject" in content) return content;
  if (!isOnline(ctx.os)) return reject("no-network");
  if (Object.keys(state.posts).length + content.parts.length > maxPosts) return reject("posts-full");
  const { text } = content.parts[0]!;
  const said = Object.values(state.posts).some(
    (one) =>
      one.by === me &&
      text !== "" &&
      one.text === text &&
      one.at > ctx.now - sameTextMs &&
      (one.ancestors.at(-1) ?? null) === content.replyTo,
  );
  if (said) return reject("said-already");
  const answered = content.replyTo === null ? null : checkReply(state, ctx, content.replyTo);
  if (answered && "reject" in answered) return answered;
  const quoted = content.quoted === null ? null : checkPost(state, ctx, content.quoted);
  if (quoted && "reject" in quoted) return quoted;
  let above = answered ? [...answered.ancestors, content.replyTo!] : [];
  let first: string | null = null;
  for (const [n, part] of content.parts.entries()) {
    const id = ctx.newId("post");
    state.posts[id] = {
      id,
      by: me,
      text: part.text,
      at: ctx.now,
      ancestors: above,
      quoted: n === 0 ? content.quoted : null,
      pictures: part.pictures,
      poll:
        n === 0 && content.poll
          ? {
              options: content.poll.options.map((option) => ({ text: option.trim(), votes: 0 })),
              minutes: content.poll.minutes,
              ended: false,
            }
          : null,
      mayReply: content.mayReply,
      community: answered ? answered.community : content.community,
      likedBy: [],
      repostedBy: [],
      moreLikes: 0,
      moreReposts: 0,
      views: 0,
    };
    if (n === 0 && answered) planReplyAnswers(state, ctx, state.posts[id], answered.by);
    else if (n === 0) planPostVisits(state, ctx, state.posts[id]);
    above = [...above, id];
    first ??= id;
  }
  state.latest = first;
  return first!;
}
export const composeCommands = {
  publish: x.command({ ...contentFields, ...from }, (state, { draft, ...content }, ctx) => {
    const done = publishContent(state, ctx, content);
    if (typeof done === "string" && draft !== null) delete state.drafts[draft];
    return done;
  }),
  /** Refuses a time that is not in the future. */
  checkSchedule: x.command({ sendAt: instant }, (_state, { sendAt }, ctx) => {
    if (sendAt <= ctx.now) return reject("time-past");
    if (sendAt > ctx.now + maxAheadMs) return reject("time-far");
    return undefined;
  }),
  schedule: x.command({ ...contentFields, ...from, sendAt: instant }, (state, { draft, sendAt, ...given }, ctx) => {
    if (given.replyTo !== null) return reject("no-scheduled-replies");
    const content = checkContent(state, ctx, given);
    if ("reject" in content) return content;
    if (sendAt <= ctx.now) return reject("time-past");
    if (draft === null && Object.keys(state.drafts).length >= maxDrafts) return reject("drafts-full");
    const id = draft !== null && state.drafts[draft] ? draft : ctx.newId("draft");
    state.drafts[id] = { id, ...content, at: ctx.now, sendAt };
    return id;
  }),
  /** Scheduled. Publishes a planned post. If it is refused, for example without a network, it becomes a draft. */
  sendScheduled: x.command({ draft: DraftId }, (state, { draft }, ctx) => {
    const found = state.drafts[draft];
    if (!found || found.sendAt === null) return;
    const { parts, poll, mayReply, community, replyTo, quoted } = found;
    const done = publishContent(state, ctx, { parts, poll, mayReply, community, replyTo, quoted });
    if (typeof done !== "string") {
      found.sendAt = null;
      ctx.notify({ key: "noticeNotSent", channel: "posts", tag: draft, open: { screen: "drafts", params: {} } });
      return;
    }
    delete state.drafts[draft];
    addNews(state, ctx, { kind: "sent", by: null, post: done, community: null });
  }),
  /** Stores the content of the editor as a draft. Returns the draft's id, or null if nothing was written. */
  keepDraft: x.command({ ...contentFields, ...from }, (state, { draft, ...content }, ctx) => {
    if (content.parts.every(({ text, pictures }) => text.trim() === "" && pictures.length === 0)) {
      if (draft !== null) delete state.drafts[draft];
      return null;
    }
    if (draft === null && Object.keys(state.drafts).length >= maxDrafts) return reject("drafts-full");
    const id = draft !== null && state.drafts[draft] ? draft : ctx.newId("draft");
    state.drafts[id] = { id, ...content, at: ctx.now, sendAt: state.drafts[id]?.sendAt ?? null };
    return id;
  }),
  deleteDraft: x.command({ draft: DraftId }, (state, { draft }) => {
    if (!state.drafts[draft]) return reject("draft-missing");
    delete state.drafts[draft];
    return undefined;
  }),
  happen,
};
