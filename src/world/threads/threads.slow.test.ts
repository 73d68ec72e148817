// Checks that the public of Reddit is consistent, and that its texts contain no errors that a reader would notice.
import { beforeAll, describe, expect, test } from "vitest";
import { findTextErrors } from "../social/text-errors.ts";
import webGenerators from "../web/generate.ts";
import { drawingId, kindNames, sceneIds } from "../scenes/ids.ts";
import { formNames } from "./form-data.ts";
import generators from "./generate.ts";
import { confidence, controversy, hotness, momentum, orderThreads, pageOfThreads } from "./order.ts";
import { post as postKind, type Comment, type Community, type Detail, type Post, type User } from "./index.ts";
import { publics, trendDays } from "./words.ts";

let users: Map<string, User>;
let communities: Map<string, Community>;
let posts: Map<string, Post>;
let comments: Map<string, Comment>;
let details: Map<string, Detail>;
let below: Map<string, Comment[]>;
let depths: Map<string, number>;

const index = <T extends { readonly id: string }>(rows: Iterable<T>): Map<string, T> =>
  new Map([...rows].map((row) => [row.id, row]));
const findWrong = <T>(rows: Iterable<T>, isRight: (row: T) => boolean): T[] =>
  [...rows].filter((row) => !isRight(row)).slice(0, 5);
const isVisible = ({ age }: { readonly age: number }): boolean => age >= 0;

beforeAll(() => {
  users = index(generators.user());
  communities = index(generators.community());
  posts = index(generators.post());
  comments = index(generators.comment());
  details = index(generators.detail());
  below = new Map();
  depths = new Map();
  for (const comment of comments.values()) {
    const own = below.get(comment.post);
    if (own) own.push(comment);
    else below.set(comment.post, [comment]);
    depths.set(comment.id, comment.parent === "" ? 0 : depths.get(comment.parent)! + 1);
  }
}, 120_000);

describe("the public of Reddit", () => {
  test("has the expected numbers of records", () => {
    expect(communities.size).toBeGreaterThanOrEqual(300);
    expect(posts.size).toBe(8_200);
    expect(comments.size).toBeGreaterThanOrEqual(60_000);
    expect(users.size).toBe(11_200);
    expect(new Set([...communities.values()].map(({ topic }) => topic)).size).toBe(30);
    expect(new Set([...users.values()].map(({ name }) => name.toLowerCase())).size).toBe(users.size);
    expect(new Set([...communities.values()].map(({ name }) => name.toLowerCase())).size).toBe(communities.size);
  });

  test("has ids that exist, in one public", () => {
    const urls = new Set([...webGenerators.page()].map(({ url }) => url));
    const scenes = new Set(kindNames.flatMap((kind) => sceneIds(kind)));
    expect(drawingId("desk_01", "en")).toBe("desk_01_en");
    expect(
      findWrong(
        posts.values(),
        ({ community, author, public: lang, flair, pictures, link, communityName, name, topic, kind }) => {
          const place = communities.get(community);
          const by = users.get(author);
          return (
            place?.public === lang &&
            by?.public === lang &&
            by.name === name &&
            place.name === communityName &&
            place.topic === topic &&
            place.kinds.includes(kind) &&
            (flair === null ? !place.flairRequired : place.flairs.some(({ id }) => id === flair)) &&
            pictures.every((id) => scenes.has(id)) &&
            (kind === "image") === pictures.length > 0 &&
            (link === null ? kind !== "link" : urls.has(link.url))
          );
        },
      ),
    ).toEqual([]);
    expect(
      findWrong(
        comments.values(),
        ({ post, parent, author, name }) =>
          posts.has(post) &&
          (parent === "" || comments.get(parent)?.post === post) &&
          (author === "" ||
            (users.get(author)?.name === name && users.get(author)?.public === posts.get(post)?.public)),
      ),
    ).toEqual([]);
    expect(
      findWrong(
        communities.values(),
        ({ id, moderators, pinned }) =>
          moderators.length > 0 &&
          moderators.every((one) => users.get(one)?.moderates.includes(id)) &&
          pinned.length <= 2 &&
          pinned.every((one) => posts.get(one)?.community === id && posts.get(one)?.pinned === true),
      ),
    ).toEqual([]);
  });

  test("has communities with 5 to 10 rules, and flairs of different names", () => {
    expect(
      findWrong(
        communities.values(),
        ({ rules, flairs }) =>
          rules.length >= 5 &&
          rules.length <= 10 &&
          new Set(rules.map(({ title }) => title)).size === rules.length &&
          new Set(flairs.map(({ text }) => text)).size === flairs.length,
      ),
    ).toEqual([]);
  });

  test("has counts, karma and heat that follow from the records", () => {
    expect(findWrong(posts.values(), ({ id, comments: n }) => (below.get(id)?.length ?? 0) === n && n <= 200)).toEqual(
      [],
    );
    expect(
      findWrong(
        [...posts.values(), ...comments.values()],
        ({ score, votes }) => (votes + score) % 2 === 0 && votes >= Math.abs(score),
      ),
    ).toEqual([]);
    expect(
      findWrong(posts.values(), ({ score, votes, ratio }) => ratio === Math.round((50 * (votes + score)) / votes)),
    ).toEqual([]);
    const karma = new Map<string, { posts: number; comments: number }>();
    const of = (id: string) => {
      const known = karma.get(id) ?? { posts: 0, comments: 0 };
      karma.set(id, known);
      return known;
    };
    for (const post of posts.values()) if (isVisible(post) && !post.removed) of(post.author).posts += post.score - 1;
    for (const comment of comments.values())
      if (isVisible(comment) && comment.state === undefined) of(comment.author).comments += comment.score - 1;
    expect(
      findWrong(
        users.values(),
        ({ id, postKarma, commentKarma }) =>
          postKarma === Math.max(0, karma.get(id)?.posts ?? 0) &&
          commentKarma === Math.max(0, karma.get(id)?.comments ?? 0),
      ),
    ).toEqual([]);
    for (const { id, posts: count, heat } of communities.values()) {
      const own = [...posts.values()].filter((post) => post.community === id && isVisible(post));
      expect([id, count]).toEqual([id, own.length]);
      const recent = own.filter(({ age }) => age <= trendDays * 1440);
      expect([id, heat]).toEqual([id, recent.reduce((sum, post) => sum + Math.max(0, post.score) + post.comments, 0)]);
    }
  });

  test("has nothing older than its author, its community or what it answers", () => {
    expect(
      findWrong(
        posts.values(),
        ({ age, author, community }) => age < users.get(author)!.age && age < communities.get(community)!.age,
      ),
    ).toEqual([]);
    expect(
      findWrong(comments.values(), ({ age, parent, post, author }) => {
        const above = parent === "" ? posts.get(post)! : comments.get(parent)!;
        return (
          age <= above.age && (author === "" || age < users.get(author)!.age) && (posts.get(post)!.age < 0 || age >= 0)
        );
      }),
    ).toEqual([]);
    expect(
      findWrong([...posts.values(), ...comments.values()], ({ age, edited }) => edited == null || edited <= age),
    ).toEqual([]);
  });

  test("has threads of several levels, and nobody answers themselves in one conversation alone", () => {
    const deepest = Math.max(...depths.values());
    expect(deepest).toBeGreaterThanOrEqual(6);
    expect(deepest).toBeLessThanOrEqual(8);
    expect([...depths.values()].filter((depth) => depth >= 2).length).toBeGreaterThan(5_000);
    const alone = [...comments.values()].filter(
      ({ parent, author }) => parent !== "" && author !== "" && comments.get(parent)!.author === author,
    );
    expect(alone.length).toBeLessThan(comments.size / 500);
  });

  test("says each fact in the text of the post or of the comment", () => {
    expect(
      findWrong(details.values(), ({ id, facts }) =>
        facts.every(({ text, comment }) => {
          const post = posts.get(id)!;
          return comment === undefined ? post.text.includes(text) : text === "" && comments.get(comment)?.post === id;
        }),
      ),
    ).toEqual([]);
    expect(
      findWrong(details.values(), ({ facts }) =>
        facts.every(({ value, text, comment }) => {
          const said = comment === undefined ? text : comments.get(comment)!.text;
          if (typeof value === "number") return said.includes(String(value));
          return comment === undefined || said.toLowerCase().includes(value.toLowerCase());
        }),
      ),
    ).toEqual([]);
    expect([...details.values()].filter(({ facts }) => facts.length > 0).length).toBeGreaterThan(4_500);
    expect([...details.values()].filter(({ outcome }) => outcome !== null).length).toBeGreaterThan(500);
    expect(
      findWrong(
        details.values(),
        ({ id, outcome }) => outcome === null || posts.get(id)!.text.toLowerCase().includes(outcome.toLowerCase()),
      ),
    ).toEqual([]);
  });

  test("has posts for the first days after the start", () => {
    const later = [...posts.values()].filter(({ age }) => age < 0);
    expect(later.length).toBeGreaterThan(300);
    expect(Math.min(...later.map(({ age }) => age))).toBeGreaterThan(-15 * 1440);
  });
});

describe("the texts", () => {
  const texts = (): { readonly kind: string; readonly lang: "en" | "zh"; readonly text: string }[] => [
    ...[...posts.values()].flatMap(({ title, text, public: lang }) => [
      { kind: "title", lang, text: title },
      { kind: "text", lang, text },
    ]),
    ...[...comments.values()].map(({ text, post }) => ({ kind: "comment", lang: posts.get(post)!.public, text })),
    ...[...users.values()].map(({ about, public: lang }) => ({ kind: "about", lang, text: about })),
    ...[...communities.values()].flatMap(({ title, description, rules, public: lang }) =>
      [title, description, ...rules.flatMap((rule) => [rule.title, rule.text])].map((text) => ({
        kind: "community",
        lang,
        text,
      })),
    ),
  ];

  test("have no open slots, doubled words, wrong articles or unbalanced marks", () => {
    const wrong = texts().flatMap(({ kind, lang, text }) => {
      const errors = findTextErrors(text, lang);
      return errors.length === 0 ? [] : [`${kind} ${errors.join(", ")}: ${text.slice(0, 200)}`];
    });
    expect(wrong.slice(0, 10)).toEqual([]);
  });

  test("repeat no title, sentence of a post or comment more often than one in a thousand", () => {
    const sentences = (text: string): string[] =>
      text
        .split(/\n+|(?<=[.!?。！？])\s*/)
        .map((one) => one.trim())
        .filter((one) => one.length > 16 || (/\p{Script=Han}/u.test(one) && one.length > 7));
    const most = (all: readonly string[]): [string, number, number] => {
      const counts = new Map<string, number>();
      for (const one of all) counts.set(one, (counts.get(one) ?? 0) + 1);
      const [text, n] = [...counts].sort((a, b) => b[1] - a[1])[0]!;
      return [text, n, Math.ceil(all.length / 1_000)];
    };
    const all = texts().filter(({ text }) => text !== "");
    const of = (kind: string): string[] => all.filter((one) => one.kind === kind).map(({ text }) => text);
    for (const list of [
      of("title"),
      of("text").flatMap(sentences),
      of("comment").map((one) => one.toLowerCase().replace(/[.。!]$/, "")),
    ]) {
      const [text, n, allowed] = most(list);
      expect([text, n <= allowed, n]).toEqual([text, true, n]);
    }
  });

  test("have 10 to 60 words in most English text posts, and more than 40 in some", () => {
    const words = [...posts.values()]
      .filter(({ kind, public: lang }) => kind === "text" && lang === "en")
      .map(({ text }) => text.split(/\s+/).length);
    const share = (fits: (n: number) => boolean): number => words.filter(fits).length / words.length;
    expect(share((n) => n >= 10 && n <= 60)).toBeGreaterThan(0.65);
    expect(share((n) => n > 40)).toBeGreaterThan(0.08);
    expect(share((n) => n < 10)).toBeLessThan(0.3);
    expect(Math.max(...words)).toBeLessThan(200);
  });

  test("use every form", () => {
    const used = new Set([...details.values()].map(({ public: lang, form }) => `${lang} ${form}`));
    // A form of polls or links may be unused, because no community allows it.
    expect(formNames().filter((one) => !used.has(one) && !/\.(?:poll|link)$/.test(one))).toEqual([]);
  });
});

describe("the orders", () => {
  test("of feeds follow from score, votes and age", () => {
    const { columns } = postKind;
    for (const post of posts.values()) {
      expect(columns.hot.of(post)).toBe(hotness(post));
      expect(columns.rising.of(post)).toBe(momentum(post));
      expect(columns.controversy.of(post)).toBe(controversy(post));
    }
    // A post that is 12.5 hours older needs ten times the score.
    expect(hotness({ score: 100, age: 750 })).toBeCloseTo(hotness({ score: 10, age: 0 }), 10);
    expect(hotness({ score: -100, age: 0 })).toBeCloseTo(-2, 10);
  });

  test("of comments put the surest first, the sticky above all, and page the threads", () => {
    const post = [...posts.values()].sort((a, b) => b.comments - a.comments)[0]!;
    const own = below.get(post.id)!;
    for (const sort of ["best", "top", "new", "old", "controversial", "qa"] as const) {
      const threads = orderThreads(own, post.author, sort);
      expect(threads).toHaveLength(own.filter(({ parent }) => parent === "").length);
      const flat = (list: typeof threads): number => list.reduce((sum, { replies }) => sum + 1 + flat([...replies]), 0);
      expect(flat(threads)).toBe(own.length);
    }
    const free = orderThreads(own, post.author, "best").filter(({ comment }) => comment.stickied !== true);
    const values = free.map(({ comment }) => confidence(comment));
    expect(values).toEqual([...values].sort((a, b) => b - a));
    const first = pageOfThreads(free, 0, 10);
    const second = pageOfThreads(free, 1, 10);
    expect(first.threads.length).toBe(Math.min(10, free.length));
    expect(new Set([...first.threads, ...second.threads].map(({ comment }) => comment.id)).size).toBe(
      first.threads.length + second.threads.length,
    );
  });

  test("know Wilson's interval", () => {
    expect(confidence({ score: 1, votes: 1 })).toBeCloseTo(0.3784, 3);
    expect(confidence({ score: 10, votes: 10 })).toBeCloseTo(0.8589, 3);
    expect(confidence({ score: 40, votes: 80 })).toBeLessThan(confidence({ score: 10, votes: 10 }));
    expect(confidence({ score: 0, votes: 0 })).toBe(0);
    for (const lang of publics) expect([...posts.values()].some((post) => post.public === lang)).toBe(true);
  });
});
