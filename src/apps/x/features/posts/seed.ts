/** The posts, likes, reposts and bookmarks of a new phone. */
import type { SeedCtx } from "#os/seed-ctx.ts";
import { dayMs, hourMs, minuteMs } from "#state/civil.ts";
import { me } from "../../ids.ts";
import { seedIds, userId, worldPostId } from "../../seed-ids.ts";
import type { Post } from "./state.ts";

export function postsSeed({ now, lang, say }: SeedCtx) {
  const ids = seedIds(lang);
  const mutual = (n: number): string => userId(ids.follows[n]!);
  const fan = (n: number): string => userId(ids.fans[n]!);
  const make = (id: string, text: string, at: number, more: Partial<Post> = {}): Post => ({
    id: `post_${id}`,
    by: me,
    text,
    at,
    ancestors: [],
    quoted: null,
    pictures: [],
    poll: null,
    mayReply: "everyone",
    community: null,
    likedBy: [],
    repostedBy: [],
    moreLikes: 0,
    moreReposts: 0,
    views: 0,
    ...more,
  });
  const posts: readonly Post[] = [
    make(
      "map",
      say(
        "I drew our neighbourhood the way my feet know it: bakery, bench, shortcut, dog that barks. No streets.",
        "按脚的记忆画了一张我们这片的地图：面包店、长椅、近路、会叫的狗。没有路名。",
      ),
      now - 41 * dayMs,
      {
        pictures: ["landscape_11"],
        likedBy: [mutual(0), mutual(1), mutual(3), fan(0), fan(4)],
        repostedBy: [mutual(3)],
        moreLikes: 58,
        moreReposts: 6,
        views: 4312,
      },
    ),
    make(
      "basil",
      say(
        "The basil has moved to the bigger pot. It looks at me differently now.",
        "罗勒搬进了大盆，感觉它看我的眼神都变了。",
      ),
      now - 2 * dayMs - 3 * hourMs,
      { pictures: ["plant_02"], likedBy: [mutual(1), mutual(2), fan(2)], moreLikes: 4, views: 263 },
    ),
    make(
      "poll",
      say("A map for a friend who's new in town. What does it need most?", "给刚搬来的朋友画张地图，最该标的是？"),
      now - 15 * hourMs,
      {
        poll: {
          options: [
            { text: say("Bakeries", "面包店"), votes: 12 },
            { text: say("Benches", "长椅"), votes: 9 },
            { text: say("Public toilets", "公共厕所"), votes: 21 },
          ],
          minutes: 1440,
          ended: false,
        },
        likedBy: [mutual(0)],
        moreLikes: 2,
        views: 188,
      },
    ),
    make(
      "answer",
      say("Ours has had the same postman for six years. New every morning.", "我跟我姐也是，输的那个洗碗。"),
      now - 5 * dayMs,
      {
        ancestors: [worldPostId(ids.answered)],
        likedBy: [mutual(1)],
        moreLikes: 1,
        views: 74,
      },
    ),
    make("quoted", say("I'd like her homework, please.", "求答案，我看了三年，一直在装懂。"), now - 7 * dayMs, {
      quoted: worldPostId(ids.quoted),
      moreLikes: 3,
      views: 141,
    }),
    make(
      "wayfinding",
      say(
        "Spent the day on one arrow. It now points where people already want to go.",
        "今天一整天都在改一个箭头，它终于指向了大家本来就想去的地方。",
      ),
      now - 12 * dayMs,
      { likedBy: [mutual(4), fan(5)], moreLikes: 9, moreReposts: 1, views: 507 },
    ),
    make("wayfinding2", say("(It was three degrees off.)", "（之前偏了三度。）"), now - 12 * dayMs + 2 * minuteMs, {
      ancestors: ["post_wayfinding"],
      moreLikes: 14,
      views: 391,
    }),
    make(
      "basil_1",
      say("Mine did that too, then it doubled in a week.", "我家的也这样，一周就翻倍了。"),
      now - 2 * dayMs + hourMs,
      {
        by: mutual(1),
        ancestors: ["post_basil"],
        moreLikes: 1,
        views: 40,
      },
    ),
    make("basil_2", say("how big is the pot?", "盆多大？"), now - dayMs - 2 * hourMs, {
      by: fan(2),
      ancestors: ["post_basil"],
      views: 22,
    }),
    make("poll_1", say("Water fountains! Nobody ever marks them.", "饮水点！从来没人标。"), now - 13 * hourMs, {
      by: mutual(3),
      ancestors: ["post_poll"],
      moreLikes: 2,
      views: 31,
    }),
  ];
  const marks = (all: readonly number[], from: number, step: number) =>
    Object.fromEntries(
      all.map((n, i) => [worldPostId(n), { post: worldPostId(n), at: now - (from + i * step) * hourMs }]),
    );
  return {
    posts: Object.fromEntries(posts.map((post) => [post.id, post])),
    liked: { ...marks(ids.liked, 4, 31), post_basil_1: { post: "post_basil_1", at: now - 2 * dayMs + 2 * hourMs } },
    reposted: marks(ids.reposted, 40, 0),
    bookmarked: marks(ids.bookmarked, 20, 77),
    votes: {},
    hidden: {},
    pinned: "post_map",
    reports: [],
  };
}
