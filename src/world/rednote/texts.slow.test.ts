// Checks the texts of RedNote's public: nothing is repeated too often, and nothing looks broken.
import { beforeAll, describe, expect, test } from "vitest";
import { findTextErrors, splitSentences } from "../social/text-errors.ts";
import generators from "./generate.ts";
import type { Comment, Note, User } from "./index.ts";
import { publics, type Public } from "./words.ts";

let users: User[];
let notes: Note[];
let comments: Comment[];
let publicOf: Map<string, Public>;
beforeAll(() => {
  users = [...generators.user()];
  notes = [...generators.note()];
  comments = [...generators.comment()];
  publicOf = new Map(notes.map((note) => [note.id, note.public]));
}, 120_000);

function countSentences(texts: Iterable<string>): [string, number][] {
  const counts = new Map<string, number>();
  for (const text of texts)
    for (const sentence of new Set(splitSentences(text))) counts.set(sentence, (counts.get(sentence) ?? 0) + 1);
  return [...counts].toSorted((a, b) => b[1] - a[1]);
}
const findErrors = (texts: Iterable<string>, lang: Public): [string, string[]][] =>
  [...texts]
    .map((text): [string, string[]] => [text, findTextErrors(text, lang)])
    .filter(([, found]) => found.length > 0);

describe("no sentence is used more often than once in a thousand records of its kind", () => {
  test("in notes", () => {
    const most = notes.length / 1000;
    expect(countSentences(notes.map(({ title, text }) => `${title}\n${text}`)).filter(([, n]) => n > most)).toEqual([]);
  });
  test("in comments", () => {
    const most = comments.length / 1000;
    expect(countSentences(comments.map(({ text }) => text)).filter(([, n]) => n > most)).toEqual([]);
  });
  test("in biographies", () => {
    const most = users.length / 1000;
    expect(countSentences(users.map(({ bio }) => bio)).filter(([, n]) => n > most)).toEqual([]);
  });
  test("and no title twice", () => {
    expect(new Set(notes.map(({ title }) => title)).size).toBe(notes.length);
  });
});

describe("no text has an error that a reader would mark", () => {
  test.each(publics)("in notes and tags (%s)", (lang) => {
    const own = notes.filter((note) => note.public === lang);
    expect(
      findErrors(
        own.flatMap(({ title, text }) => [title, text]),
        lang,
      ).slice(0, 20),
    ).toEqual([]);
    expect(own.flatMap(({ tags }) => tags).filter((tag) => /[\s{}#]/.test(tag) || tag === "")).toEqual([]);
    expect(own.filter(({ title }) => title.length > 70 || title === "")).toEqual([]);
    expect(own.filter(({ text }) => text.length < (lang === "zh" ? 15 : 40))).toEqual([]);
  });
  test.each(publics)("in comments (%s)", (lang) => {
    const own = comments.filter(({ note }) => publicOf.get(note) === lang);
    expect(
      findErrors(
        own.map(({ text }) => text),
        lang,
      ).slice(0, 20),
    ).toEqual([]);
  });
  test.each(publics)("in names and biographies (%s)", (lang) => {
    const own = users.filter((user) => user.public === lang);
    expect(
      findErrors(
        own.map(({ name }) => name),
        lang,
      ).slice(0, 20),
    ).toEqual([]);
    expect(
      findErrors(
        own.map(({ bio }) => bio),
        lang,
      ).slice(0, 20),
    ).toEqual([]);
  });
});
