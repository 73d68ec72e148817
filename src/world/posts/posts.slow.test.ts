// Checks that the public of X is consistent: counts, ranks, trends, ties, threads, references, facts.
import { beforeAll, describe, expect, test } from "vitest";
import { artNames } from "../rednote/data/art-names.ts";
import { sceneShape } from "../scenes/ids.ts";
import { createDatasetWorld } from "#test/support/dataset-world.ts";
import type { World } from "../read.ts";
import { webPages, webSeed } from "../web/pages.ts";
import generators from "./generate.ts";
import posts, {
  type Community,
  type Detail,
  type Post,
  type Repost,
  type Roll,
  type Trend,
  type User,
} from "./index.ts";
import { heat } from "./rank.ts";
import { listedFollowers, publics, topics, trendHours } from "./words.ts";

let users: Map<string, User>;
let all: Map<string, Post>;
let reposts: Repost[];
let rolls: Roll[];
let communities: Map<string, Community>;
let trends: Trend[];
let details: Map<string, Detail>;
let world: World;
const byId = <T extends { readonly id: string }>(rows: Iterable<T>): Map<string, T> =>
  new Map([...rows].map((row) => [row.id, row]));
beforeAll(() => {
  users = byId(generators.user());
  all = byId(generators.post());
  reposts = [...generators.repost()];
  rolls = [...generators.roll()];
  communities = byId(generators.community());
  trends = [...generators.trend()];
  details = byId(generators.detail());
  ({ world } = createDatasetWorld(posts, generators));
}, 300_000);

const findWrong = <T>(rows: Iterable<T>, isRight: (row: T) => boolean): T[] =>
  [...rows].filter((row) => !isRight(row)).slice(0, 5);
function countBy<T>(rows: Iterable<T>, keyOf: (row: T) => string | null): Map<string, number> {
  const counts = new Map<string, number>();
  for (const row of rows) {
    const key = keyOf(row);
    if (key !== null) counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return counts;
}
const parentOf = (post: Post): string | null => post.ancestors.at(-1) ?? null;

describe("the public", () => {
  test("is large enough, and writes on all topics in both languages", () => {
    expect(users.size).toBeGreaterThanOrEqual(11_000);
    expect(all.size).toBeGreaterThanOrEqual(18_000);
    expect(rolls.length).toBeGreaterThanOrEqual(300);
    expect(communities.size).toBeGreaterThanOrEqual(60);
    for (const lang of publics) {
      const own = [...all.values()].filter((post) => post.public === lang);
      for (const topic of topics) expect(own.filter((post) => post.topic === topic).length).toBeGreaterThan(100);
      expect(own.filter(({ poll }) => poll !== null).length).toBeGreaterThan(60);
      expect(own.filter(({ kind }) => kind === "quote").length).toBeGreaterThan(300);
      expect(own.filter(({ media }) => media.length > 0).length).toBeGreaterThan(900);
      expect(own.filter(({ link }) => link !== null).length).toBeGreaterThan(80);
      expect(own.filter(({ age }) => age < 0).length).toBeGreaterThan(100);
    }
  });

  test("keeps English and Chinese apart, and names agree wherever they stand", () => {
    expect(
      findWrong(all.values(), (post) => {
        const author = users.get(post.author)!;
        return (
          author.public === post.public &&
          author.name === post.name &&
          author.handle === post.handle &&
          author.verified === post.verified &&
          !author.protected
        );
      }),
    ).toEqual([]);
    expect(
      findWrong(users.values(), (user) => user.follows.every((id) => users.get(id)!.public === user.public)),
    ).toEqual([]);
  });
});

describe("counts", () => {
  test("of a person follow from the posts and ties", () => {
    const written = countBy(
      [...all.values()].filter(({ age }) => age >= 0),
      ({ author }) => author,
    );
    const followers = countBy(
      [...users.values()].flatMap(({ follows }) => follows),
      (id) => id,
    );
    expect(
      findWrong(users.values(), (user) => {
        const listed = followers.get(user.id) ?? 0;
        return (
          user.posts === (written.get(user.id) ?? 0) &&
          user.following === user.follows.length &&
          user.follows.length <= 60 &&
          new Set(user.follows).size === user.follows.length &&
          !user.follows.includes(user.id) &&
          (listed <= listedFollowers ? user.followers === listed : user.followers > listed) &&
          (user.pinned === null || all.get(user.pinned)?.author === user.id)
        );
      }),
    ).toEqual([]);
    expect(findWrong(all.values(), ({ author, age }) => users.get(author)!.joined * 1440 >= age)).toEqual([]);
  });

  test("of a post follow from replies, quotes and reposts", () => {
    const replies = countBy(all.values(), parentOf);
    const quotes = countBy(all.values(), ({ quoted }) => quoted);
    const shared = countBy(reposts, ({ post }) => post);
    expect(
      findWrong(
        all.values(),
        (post) =>
          post.replies === (replies.get(post.id) ?? 0) &&
          post.quotes === (quotes.get(post.id) ?? 0) &&
          post.reposts >= (shared.get(post.id) ?? 0) &&
          post.views >= post.likes &&
          post.bookmarks <= post.likes &&
          post.likedBy.length <= Math.min(6, post.likes) &&
          new Set(post.likedBy).size === post.likedBy.length &&
          post.likedBy.every((id) => users.get(id)!.public === post.public && id !== post.author) &&
          (post.age >= 0 || post.likes + post.reposts + post.views + post.bookmarks === 0),
      ),
    ).toEqual([]);
    expect(
      findWrong(
        reposts,
        ({ post, by, age }) => users.has(by) && age >= 0 && age <= all.get(post)!.age && all.get(post)!.author !== by,
      ),
    ).toEqual([]);
    expect(new Set(reposts.map(({ post, by }) => `${post} ${by}`)).size).toBe(reposts.length);
  });

  test("of communities and lists follow from people and posts", () => {
    const members = countBy(
      [...users.values()].flatMap((user) => user.communities),
      (id) => id,
    );
    const written = countBy(
      [...all.values()].filter(({ age }) => age >= 0),
      ({ community }) => community,
    );
    expect(
      findWrong(
        communities.values(),
        (one) =>
          one.members === members.get(one.id) &&
          one.posts === (written.get(one.id) ?? 0) &&
          one.posts > 3 &&
          [one.admin, ...one.moderators].every((id) => users.get(id)!.communities.includes(one.id)),
      ),
    ).toEqual([]);
    expect(
      findWrong(
        all.values(),
        ({ community, author, public: lang }) =>
          community === null ||
          (communities.get(community)!.public === lang && users.get(author)!.communities.includes(community)),
      ),
    ).toEqual([]);
    expect(
      findWrong(
        rolls,
        ({ owner, members: own, public: lang }) =>
          users.get(owner)!.public === lang &&
          own.length >= 5 &&
          own.length <= 60 &&
          new Set(own).size === own.length &&
          own.every((id) => users.get(id)!.public === lang),
      ),
    ).toEqual([]);
  });

  test("of trends follow from the posts of the last hours", () => {
    const recent = [...all.values()].filter(({ age }) => age >= 0 && age <= trendHours * 60);
    for (const { public: lang, name, isHashtag, posts: count } of trends)
      expect([
        name,
        recent.filter(
          (post) =>
            post.public === lang &&
            (isHashtag ? post.hashtags.includes(name) : post.text.toLowerCase().includes(name.toLowerCase())),
        ).length,
      ]).toEqual([name, count]);
    for (const lang of publics) {
      expect(trends.filter((trend) => trend.public === lang).length).toBeGreaterThanOrEqual(15);
      expect(trends.filter((trend) => trend.public === lang && trend.place !== null).length).toBeGreaterThan(5);
    }
    expect(new Set(trends.map(({ id }) => id)).size).toBe(trends.length);
  });

  test("of polls: two to four options, votes only if somebody has seen the poll", () => {
    expect(
      findWrong(all.values(), ({ poll, age, views }) => {
        if (!poll) return true;
        const votes = poll.options.reduce((sum, option) => sum + option.votes, 0);
        return poll.options.length >= 2 && poll.options.length <= 4 && poll.closes < age && votes <= views;
      }),
    ).toEqual([]);
    expect([...all.values()].filter(({ poll, age }) => poll && age >= 0 && poll.closes < 0).length).toBeGreaterThan(10);
  });
});

describe("threads", () => {
  test("are in the order of time, under posts that exist", () => {
    expect(
      findWrong(all.values(), (post) => {
        const parent = all.get(parentOf(post) ?? "");
        const quoted = all.get(post.quoted ?? "");
        return (
          (post.kind === "reply") === (parent !== undefined) &&
          (post.kind === "quote") === (quoted !== undefined) &&
          (parent === undefined ||
            (post.age <= parent.age &&
              parent.public === post.public &&
              JSON.stringify([...parent.ancestors, parent.id]) === JSON.stringify(post.ancestors))) &&
          (quoted === undefined || (post.age <= quoted.age && quoted.public === post.public))
        );
      }),
    ).toEqual([]);
  });

  test("say nothing twice under one post", () => {
    const seen = new Map<string, Set<string>>();
    const twice: string[] = [];
    for (const post of all.values()) {
      const root = post.ancestors[0];
      if (root === undefined) continue;
      const texts = seen.get(root) ?? new Set();
      seen.set(root, texts);
      if (texts.has(post.text)) twice.push(`${root}: ${post.text}`);
      texts.add(post.text);
    }
    expect(twice).toEqual([]);
  });
});

describe("references", () => {
  test("exist: pictures, pages, people", () => {
    const pages = byId(webPages(webSeed));
    expect(
      findWrong(
        all.values(),
        ({ media, link, mentions, text, hashtags, public: lang }) =>
          media.length <= 4 &&
          media.every(
            ({ picture, seconds }) =>
              (picture.scene === null
                ? picture.things.length > 0 && picture.things.every(({ art }) => artNames[art] !== undefined)
                : sceneShape(picture.scene) !== undefined) &&
              picture.item === null &&
              (seconds === 0 || media.length === 1),
          ) &&
          (link === null ||
            (pages.get(link.page)?.url === link.url && pages.get(link.page)?.title[lang] === link.title)) &&
          mentions.every((id) => text.includes(`@${users.get(id)!.handle}`)) &&
          hashtags.every((tag) => text.includes(`#${tag}`)),
      ),
    ).toEqual([]);
    const urls = new Set([...pages.values()].map(({ url }) => url));
    expect(findWrong(users.values(), ({ link }) => link === null || urls.has(link))).toEqual([]);
  });

  test("of facts: each stands in its post", () => {
    const wrong = findWrong(details.values(), ({ id, facts }) => {
      const text = all.get(id)!.text.toLowerCase();
      const plain = text.replaceAll(",", "");
      return facts.every(({ value }) =>
        typeof value === "number" ? plain.includes(String(value)) : text.includes(value.toLowerCase()),
      );
    });
    expect(wrong.map(({ id, facts }) => [all.get(id)!.text, facts])).toEqual([]);
    const numbers = [...details.values()]
      .flatMap(({ facts }) => facts)
      .filter(({ value }) => typeof value === "number");
    expect(numbers.length).toBeGreaterThan(5000);
  });

  test("of events: an office, several accounts with different figures, and corrections", () => {
    const events = new Map<string, Detail[]>();
    for (const detail of details.values())
      if (detail.event !== null) events.set(detail.event, [...(events.get(detail.event) ?? []), detail]);
    expect(events.size).toBeGreaterThanOrEqual(100);
    let corrected = 0;
    for (const own of events.values()) {
      expect(own.some(({ role }) => role === "official")).toBe(true);
      expect(new Set(own.map(({ id }) => all.get(id)!.author)).size).toBeGreaterThanOrEqual(6);
      if (own.some(({ role }) => role === "correction")) corrected++;
    }
    expect(corrected).toBeGreaterThan(60);
  });
});

describe("a reader", () => {
  test("sees the best first, or sorted, and future posts only after they appear", async () => {
    for (const lang of publics) {
      const own = [...all.values()].filter((post) => post.public === lang);
      const wanted = ["food", "chess"];
      const home = await world.read(posts.queries.home, { public: lang, topic_any: wanted, age_min: 0 });
      const heats = own.filter((post) => post.age >= 0 && wanted.includes(post.topic)).map(heat);
      expect(home.rows.map(heat)).toEqual(heats.toSorted((a, b) => b - a).slice(0, 20));
      const later = await world.read(posts.queries.home, { public: lang, age_min: -720, age_max: -1 });
      expect(later.total).toBe(own.filter(({ age }) => age < 0 && age >= -720).length);
    }
  });

  test("searches posts by words, author, age, likes and what they carry", async () => {
    const found = await world.read(posts.queries.search, { q: "咖啡", of: "zh", sort: "newest", age_min: 0 });
    expect(found.total).toBeGreaterThan(10);
    const ages = found.rows.map(({ age }) => age);
    expect(ages).toEqual(ages.toSorted((a, b) => a - b));
    expect(findWrong(found.rows, ({ text }) => text.includes("咖啡"))).toEqual([]);
    const popular = await world.read(posts.queries.search, { q: "ferry", of: "en", atleast: "100", age_min: 0 });
    expect(popular.total).toBe(
      [...all.values()].filter(
        ({ text, public: lang, likes, age }) =>
          lang === "en" && likes >= 100 && age >= 0 && /(?<![\p{L}\p{N}])ferry/iu.test(text),
      ).length,
    );
    const videos = await world.read(posts.queries.search, { of: "en", with: "video", age_min: 0 });
    expect(videos.rows.every(({ media }) => media[0]!.seconds > 0)).toBe(true);
    const tag = trends.find(({ isHashtag }) => isHashtag)!;
    const tagged = await world.read(posts.queries.search, {
      of: tag.public,
      hashtag: tag.name.toLowerCase(),
      age_min: 0,
      age_max: trendHours * 60,
    });
    expect(tagged.total).toBe(tag.posts);
    const trending = await world.read(posts.queries.trends, { public: "en" });
    const counts = trending.rows.map((trend) => trend.posts);
    expect(counts).toEqual(counts.toSorted((a, b) => b - a));
  });

  test("reads timelines of people, lists, communities, and threads", async () => {
    const list = rolls[0]!;
    const timeline = await world.read(posts.queries.following, {
      author_any: list.members,
      age_min: 0,
      sort: "newest",
    });
    const expected = [...all.values()]
      .filter(({ author, age }) => age >= 0 && list.members.includes(author))
      .map(({ age }) => age)
      .toSorted((a, b) => a - b);
    expect(timeline.rows.map(({ age }) => age)).toEqual(expected.slice(0, 20));
    expect(timeline.total).toBe(expected.length);
    const group = [...communities.values()][0]!;
    const inside = await world.read(posts.queries.search, { community: group.id, age_min: 0, sort: "newest" });
    expect(inside.total).toBe(group.posts);
    const members = await world.read(posts.queries.members, { community: group.id });
    expect(members.total).toBe(Math.min(1000, group.members));
    const busy = [...all.values()].find(({ replies }) => replies > 5)!;
    const replies = await world.read(posts.queries.replies, { parent: busy.id, sort: "liked" });
    const likes = [...all.values()].filter((post) => parentOf(post) === busy.id).map((post) => post.likes);
    expect(replies.total).toBe(busy.replies);
    expect(replies.rows.map((post) => post.likes)).toEqual(likes.toSorted((a, b) => b - a).slice(0, 20));
    const author = users.get(busy.author)!;
    const own = await world.read(posts.queries.by, { author: author.id, age_min: 0, sort: "newest" });
    expect(own.total).toBe(author.posts);
    const found = await world.read(posts.queries.handle, { handle: author.handle.toLowerCase() });
    expect(found.rows[0]?.id).toBe(author.id);
  });
});
