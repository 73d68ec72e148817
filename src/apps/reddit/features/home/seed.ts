/** The communities, people, votes and history on a new phone. */
import type { SeedCtx } from "#os/seed-ctx.ts";
import { dayMs, hourMs } from "#state/civil.ts";
import { communityId, postId, seedIds, userId } from "../../seed-ids.ts";

export function socialSeed({ now, lang }: SeedCtx) {
  const ids = seedIds(lang);
  const since = (all: readonly number[], id: (n: number) => string, days: number, step: number) =>
    Object.fromEntries(all.map((n, i) => [id(n), now - (days + step * i) * dayMs - (i % 5) * hourMs]));
  const vote = (id: string, dir: 1 | -1, hours: number) => [id, { dir, at: now - hours * hourMs }] as const;
  return {
    startedAt: now,
    refreshedAt: now,
    joined: since(ids.joined, communityId, 20, 31),
    starred: since(ids.starred, communityId, 15, 8),
    muted: { [communityId(ids.muted)]: now - 60 * dayMs },
    visited: ids.visited.map(communityId),
    bans: { [communityId(ids.banned)]: { until: now + 5 * dayMs, rule: 2 } },
    approved: {},
    asked: {},
    follows: since(ids.follows, userId, 14, 40),
    followers: since(ids.followers, userId, 9, 33),
    blocked: { [userId(ids.blocked)]: now - 88 * dayMs },
    votes: Object.fromEntries([
      ...["post_window", "post_bag", "post_loaf"].map((id, i) => vote(id, 1, 52 + i * 300)),
      ...["said_window3", "said_upgrade1", "said_second1", "said_window1"].map((id, i) => vote(id, 1, 16 + i * 60)),
      ...ids.upvoted.map((n, i) => vote(postId(n), 1, 4 + i * 11)),
      vote(postId(ids.downvoted), -1, 30),
    ]),
    saved: {
      ...Object.fromEntries(ids.saved.map((n, i) => [postId(n), now - (3 + i * 50) * hourMs])),
      said_bag1: now - 24 * hourMs,
    },
    hidden: { [postId(ids.hidden)]: now - 10 * hourMs },
    reports: [],
    seen: ids.seen.map((n, i) => ({ post: postId(n), at: now - (3 + i * 7) * hourMs })),
    pollVotes: {},
  };
}
