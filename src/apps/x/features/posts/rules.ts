/** Checks what the user may do with a post. */
import type { Ctx } from "#os/app-command.ts";
import { reject, type Rejection } from "#os/values.ts";
import { minuteMs } from "#state/civil.ts";
import type { audiences } from "#world/posts/words.ts";
import { me } from "../../ids.ts";
import type { State } from "../../state.ts";
import { closingTime } from "./queries.ts";
import { hasBlockedOwner, isBlocked, mayReplyAtOnce } from "../../ties.ts";
import { readPost, readUser } from "../../world.ts";

/** The properties of a post that commands need, for posts of the world and of the phone's state. */
export interface PostFacts {
  readonly by: string;
  readonly text: string;
  readonly ancestors: readonly string[];
  readonly mayReply: (typeof audiences)[number];
  readonly community: string | null;
  readonly poll: { readonly options: readonly unknown[]; readonly closesAt: number } | null;
}
/** Returns null if the post does not exist. */
export function factsOf(state: State, ctx: Ctx, post: string): PostFacts | null {
  const own = state.posts[post];
  if (own) return { ...own, poll: own.poll && { ...own.poll, closesAt: closingTime(own.at, own.poll) } };
  const found = readPost(ctx.world, post);
  if (!found || state.startedAt - found.age * minuteMs > ctx.now) return null;
  return {
    by: found.author,
    text: found.text,
    ancestors: found.ancestors,
    mayReply: found.mayReply,
    community: found.community,
    poll: found.poll ? { ...found.poll, closesAt: state.startedAt - found.poll.closes * minuteMs } : null,
  };
}
/** Refuses an action on a post whose author and the user have blocked each other, or that does not exist. */
export function checkPost(state: State, ctx: Ctx, post: string): PostFacts | Rejection {
  const facts = factsOf(state, ctx, post);
  if (!facts) return reject("post-missing");
  if (isBlocked(state, facts.by)) return reject("unblock-first");
  if (hasBlockedOwner(state, facts.by)) return reject("blocked-by-them");
  return facts;
}
/** Returns the text that names the user. */
export const mentionOf = ({ profile }: Pick<State, "profile">): string => `@${profile.handle}`;
/** Returns the post's facts, or a refusal if the user may not reply. */
export function checkReply(state: State, ctx: Ctx, post: string): PostFacts | Rejection {
  const facts = checkPost(state, ctx, post);
  if ("reject" in facts || facts.by === me) return facts;
  if (mayReplyAtOnce(state, facts)) return facts;
  const { by, mayReply, community } = facts;
  if (community !== null && state.joined[community]?.waits !== false) return reject("reply-members");
  const name = readUser(ctx.world, by)?.name ?? "";
  if (mayReply === "following") return reject("reply-following", { name });
  if (mayReply === "mentioned") return reject("reply-mentioned", { name });
  return reject("reply-verified", { name });
}
