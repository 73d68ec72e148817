import { hourMs, minuteMs } from "#state/civil.ts";
import type { SeedCtx } from "#os/seed-ctx.ts";
import { me } from "../../people.ts";
import { seedPosts } from "./seed-posts.ts";
import type { Audience, Post } from "./state.ts";

const audienceOf = (kind: Audience["kind"]): Audience => ({ kind, people: [], tags: [] });
const personIdOf = (id: string): string => `person_${id}`;

export function momentsSeed({ now, lang }: SeedCtx) {
  const which = lang === "en" ? 0 : 1;
  let comments = 0;
  const posts = seedPosts.map((p, n): Post => {
    const at = now - Math.round(p.hoursAgo * hourMs) - 7 * minuteMs;
    return {
      id: `post_s${n + 1}`,
      by: personIdOf(p.by),
      at,
      text: lang === "en" ? p.en : p.zh,
      pictures: [...p.pictures],
      ...(p.place && { place: p.place[which] }),
      ...(p.by === "me" && { audience: audienceOf(p.hoursAgo === 5300 ? "private" : "all") }),
      likes: p.likes.map(personIdOf),
      // The first comment on a post is never a reply, because a reply answers an earlier comment.
      comments: p.comments.map(([by, to, en, zh], i, said) => {
        comments += 1;
        return {
          id: `comment_s${comments}`,
          by: personIdOf(by),
          to: to !== null && said.slice(0, i).some(([earlier]) => earlier === to) ? personIdOf(to) : null,
          text: lang === "en" ? en : zh,
          at: at + (i + 1) * 11 * minuteMs,
        };
      }),
    };
  });
  const own = posts.filter((p) => p.by === me && p.at > now - 100 * hourMs);
  const tidings = own
    .flatMap((p) =>
      p.comments
        .filter((c) => c.by !== me)
        .map((c) => ({ post: p.id, by: c.by, at: c.at, text: c.text as string | null })),
    )
    .concat(
      own.flatMap((p) =>
        p.likes.slice(0, 2).map((by, i) => ({ post: p.id, by, at: p.at + (i + 2) * 19 * minuteMs, text: null })),
      ),
    )
    .filter((m) => m.at <= now)
    .toSorted((a, b) => a.at - b.at)
    .map((m, i) => ({ id: `tidings_s${i + 1}`, ...m }));
  return {
    posts: Object.fromEntries(posts.map((p) => [p.id, p])),
    momentsCover: "landscape_10",
    momentsSeenAt: now - 3 * hourMs,
    momentsComing: [],
    momentsInbox: tidings,
    momentsInboxSeenAt: now - 26 * hourMs,
  };
}
