// Checks the texts of X's public: nothing is repeated too often, and nothing looks broken.
import { beforeAll, describe, expect, test } from "vitest";
import { findTextErrors, splitSentences } from "../social/text-errors.ts";
import generators from "./generate.ts";
import type { Post, User } from "./index.ts";
import { linkLength, weightedLength } from "./weighted-length.ts";
import { maxWeightedLength, publics, type Public } from "./words.ts";

let users: User[];
let posts: Post[];
let replies: Post[];
beforeAll(() => {
  users = [...generators.user()];
  const all = [...generators.post()];
  posts = all.filter(({ kind }) => kind !== "reply");
  replies = all.filter(({ kind }) => kind === "reply");
}, 120_000);

/** Removes hashtags and handles, because they are not part of a sentence. */
const bareText = (text: string): string => text.replace(/\s*[#@][\p{L}\p{N}_]+/gu, "");
function findFrequent(texts: readonly string[], most: number): [string, number][] {
  const counts = new Map<string, number>();
  for (const text of texts)
    for (const sentence of new Set(splitSentences(bareText(text))))
      counts.set(sentence, (counts.get(sentence) ?? 0) + 1);
  return [...counts].filter(([, n]) => n > most).toSorted((a, b) => b[1] - a[1]);
}
const findErrors = (texts: readonly string[], lang: Public): [string, string[]][] =>
  texts
    .map((text): [string, string[]] => [text, findTextErrors(text, lang)])
    .filter(([, found]) => found.length > 0)
    .slice(0, 20);
const textsOf = (rows: readonly Post[], lang: Public): string[] =>
  rows.filter((row) => row.public === lang).map(({ text }) => bareText(text));

describe("no sentence is used more often than once in a thousand records of its kind", () => {
  test("in posts and quotes", () => {
    expect(
      findFrequent(
        posts.map(({ text }) => text),
        posts.length / 1000,
      ),
    ).toEqual([]);
  });
  test("in replies", () => {
    expect(
      findFrequent(
        replies.map(({ text }) => text),
        replies.length / 1000,
      ),
    ).toEqual([]);
  });
  test("in biographies", () => {
    // Offices are left out, because offices of one kind have the same biography in all towns.
    const people = users.filter(
      ({ verified, interests }) => verified !== "grey" && verified !== "gold" && interests.length > 1,
    );
    expect(
      findFrequent(
        people.map(({ bio }) => bio),
        users.length / 1000,
      ),
    ).toEqual([]);
  });
});

describe("no text has an error that a reader would mark", () => {
  test.each(publics)("in posts (%s)", (lang) => {
    expect(findErrors(textsOf(posts, lang), lang)).toEqual([]);
  });
  test.each(publics)("in replies (%s)", (lang) => {
    expect(findErrors(textsOf(replies, lang), lang)).toEqual([]);
  });
  test.each(publics)("in names and biographies (%s)", (lang) => {
    const own = users.filter((user) => user.public === lang);
    expect(
      findErrors(
        own.flatMap(({ name, bio }) => [name, bio]).filter((text) => text !== ""),
        lang,
      ),
    ).toEqual([]);
  });
  test.each(publics)("in lists, communities and polls (%s)", (lang) => {
    const rolls = [...generators.roll()].filter((roll) => roll.public === lang);
    const groups = [...generators.community()].filter((group) => group.public === lang);
    const options = posts.flatMap(({ public: of, poll }) => (of === lang && poll ? poll.options : []));
    expect(
      findErrors(
        [
          ...rolls.flatMap(({ name, description }) => [name, description]),
          ...groups.flatMap(({ name, description, rules }) => [name, description, ...rules]),
          ...options.map(({ text }) => text),
        ].filter((text) => text !== ""),
        lang,
      ),
    ).toEqual([]);
    expect(options.filter(({ text }) => weightedLength(text) > 25)).toEqual([]);
  });
});

test("posts are as long as X allows", () => {
  const tooLong = [...posts, ...replies].filter(
    ({ text, link }) => weightedLength(text) + (link ? linkLength + 1 : 0) > maxWeightedLength,
  );
  expect(tooLong.map(({ text }) => text)).toEqual([]);
  expect([...posts, ...replies].filter(({ text }) => text.trim() === "")).toEqual([]);
});

test("handles are as X allows, names have at most 50 letters, biographies 160", () => {
  expect(users.filter(({ handle }) => !/^\w{4,15}$/.test(handle))).toEqual([]);
  expect(new Set(users.map(({ handle }) => handle.toLowerCase())).size).toBe(users.length);
  expect(users.filter(({ name }) => name.length > 50 || name === "")).toEqual([]);
  expect(users.filter(({ bio }) => weightedLength(bio) > 160)).toEqual([]);
});
