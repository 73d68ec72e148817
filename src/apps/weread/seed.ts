/** The state of a new phone: some months of reading. */
import { dayKey, dayMs, hourMs, minuteMs } from "#state/civil.ts";
import { Rng } from "#state/rng.ts";
import { prefs } from "./features/me/state.ts";
import { seedIds } from "./seed-ids.ts";
import { weread } from "./state.ts";

export const seed = weread.seed(({ now, lang, say, offsetMin }) => {
  const ids = seedIds(lang);
  const { current, finished, others, audio, list, review, quote } = ids;
  const onShelf = (
    book: string,
    days: number,
    more: { group?: string; private?: boolean; readable?: boolean } = {},
  ) => ({
    book,
    at: now - days * dayMs,
    group: more.group ?? null,
    private: more.private ?? false,
    pinned: false,
    readable: more.readable ?? true,
  });
  const shelf = [
    onShelf(current, 12),
    onShelf(finished, 95, { private: true }),
    ...others.map((book, n) =>
      onShelf(book, 60 + 17 * n, { readable: false, ...(n < 3 ? { group: "group_weekend" } : {}) }),
    ),
  ];
  const progress = (book: string, chapter: number, share: number, at: number, finished = false) => ({
    book,
    chapter,
    paragraph: 0,
    offset: 0,
    share,
    at,
    finishedAt: finished ? at : null,
  });
  // The user reads on about three days of four, mostly the current book, and longer at weekends.
  const days: Record<string, Record<string, number>> = {};
  for (let n = 1; n <= 80; n++) {
    const r = Rng.of("weread", "seed", n);
    if (!r.chance(0.75) && n !== 1) continue;
    const book = n <= 12 ? current : finished;
    days[dayKey(now - n * dayMs, offsetMin)] = { [book]: r.int(6, 52) * minuteMs + r.int(0, 59) * 1000 };
  }
  const [friend = "", fan = "", liked = ""] = ids.people;
  return {
    startedAt: now,
    shelf: Object.fromEntries(shelf.map((one) => [one.book, one])),
    groups: {
      group_weekend: { id: "group_weekend", name: say("For the weekend", "周末慢慢看"), at: now - 50 * dayMs },
    },
    progress: {
      [current]: progress(current, 2, ids.currentShare, now - 15 * hourMs),
      [finished]: progress(finished, 1, 0, now - 13 * dayMs, true),
    },
    marks: {
      mark_seed1: {
        id: "mark_seed1",
        book: finished,
        chapter: 1,
        paragraph: 0,
        ...quote,
        look: "line",
        thought: "",
        private: true,
        likedBy: [],
        at: now - 11 * dayMs,
      },
    },
    bookmarks: {
      bookmark_seed1: {
        id: "bookmark_seed1",
        book: current,
        chapter: 1,
        paragraph: 0,
        offset: 0,
        text: ids.opening,
        share: 0,
        at: now - 11 * dayMs,
      },
    },
    page: { size: 19, spacing: "normal", margin: "normal", family: "serif", paper: "white", brightness: 100 },
    days,
    goal: 30,
    goalMetOn: null,
    reviews: {
      review_seed1: {
        id: "review_seed1",
        book: finished,
        verdict: "good",
        text: say(
          "I read the last chapter on the ferry and nearly missed my stop. Slow to begin with, but it pays off.",
          "最后一章是在地铁上看完的，差点坐过站。开头慢，后面值得。",
        ),
        at: now - 12 * dayMs,
        likedBy: [friend, fan],
        replies: [
          {
            id: "news_seed1",
            by: friend,
            text: say("Told you! The ending kept me up half the night.", "我就说吧！结尾我看到半夜。"),
            at: now - 11 * dayMs,
          },
        ],
      },
    },
    likedReviews: { [review]: { review, at: now - 39 * dayMs } },
    searches: [say("ferry", "渡口"), say("short stories", "短篇")],
    lists: {
      list_seed1: {
        id: "list_seed1",
        title: say("Reading with Dad", "陪爸爸读的书"),
        about: say("Large print, short chapters.", "字大、章短，他一次能看一章。"),
        books: [finished, ...others.slice(1, 3)],
        private: false,
        at: now - 30 * dayMs,
      },
    },
    savedLists: { [list]: { list, at: now - 20 * dayMs } },
    follows: {
      [friend]: { reader: friend, at: now - 200 * dayMs },
      [liked]: { reader: liked, at: now - 120 * dayMs },
    },
    followers: {
      [friend]: { reader: friend, at: now - 199 * dayMs },
      [fan]: { reader: fan, at: now - 33 * dayMs },
    },
    rankLikes: {},
    rankLikedBy: [],
    news: [
      {
        id: "news_seed3",
        kind: "reply",
        by: friend,
        book: finished,
        text: say("Told you! The ending kept me up half the night.", "我就说吧！结尾我看到半夜。"),
        at: now - 11 * dayMs,
      },
      {
        id: "news_seed2",
        kind: "follow",
        by: fan,
        book: null,
        text: "",
        at: now - 33 * dayMs,
      },
    ],
    newsSeenAt: now - dayMs,
    coming: {},
    coins: 26,
    coinEntries: {
      coin_seed1: { id: "coin_seed1", kind: "gift", coins: 26, book: null, at: now - 64 * dayMs },
    },
    owned: {},
    memberUntil: null,
    orders: {},
    listened: { [audio]: { audio, chapter: 0, ms: 95_000, at: now - 5 * dayMs } },
    speed: 1,
    profile: {
      name: say("Lin", "小林"),
      signature: say("One more chapter, then bed.", "再看一章就睡。"),
      gender: "none",
    },
    prefs: prefs.start,
  };
});
