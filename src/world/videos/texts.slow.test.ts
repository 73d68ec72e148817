// Checks the texts of Bilibili's public: nothing is repeated too often, and nothing looks broken.
import { beforeAll, describe, expect, test } from "vitest";
import { findTextErrors, splitSentences } from "../social/text-errors.ts";
import generators from "./generate.ts";
import type { Barrage, Comment, Reel, User, Video } from "./index.ts";
import { publics, type Public } from "./words.ts";

let users: readonly User[];
let videos: readonly Video[];
let comments: readonly Comment[];
let barrages: readonly Barrage[];
let reels: readonly Reel[];
let publicOf: ReadonlyMap<string, Public>;
beforeAll(() => {
  users = [...generators.user()];
  videos = [...generators.video()];
  comments = [...generators.comment()];
  barrages = [...generators.barrage()];
  reels = [...generators.reel()];
  publicOf = new Map(videos.map((one) => [one.id, one.public]));
}, 120_000);

function findFrequent(texts: readonly string[], most: number): [string, number][] {
  const counts = new Map<string, number>();
  for (const text of texts)
    for (const sentence of new Set(splitSentences(text))) counts.set(sentence, (counts.get(sentence) ?? 0) + 1);
  return [...counts].filter(([, n]) => n > most);
}
const findErrors = (texts: readonly string[], lang: Public): [string, string[]][] =>
  texts
    .map((text): [string, string[]] => [text, findTextErrors(text, lang)])
    .filter(([, found]) => found.length > 0)
    .slice(0, 20);

describe("no sentence is used more often than once in a thousand records of its kind", () => {
  test("in titles and descriptions", () => {
    const titles = new Map<string, number>();
    for (const { title } of videos) titles.set(title, (titles.get(title) ?? 0) + 1);
    expect([...titles].filter(([, n]) => n > 2)).toEqual([]);
    expect(
      findFrequent(
        videos.map(({ text }) => text),
        videos.length / 1000,
      ),
    ).toEqual([]);
  });
  test("in comments", () => {
    expect(
      findFrequent(
        comments.map(({ text }) => text),
        comments.length / 1000,
      ),
    ).toEqual([]);
  });
  test("in danmaku, with each spelling as a line of its own", () => {
    const counts = new Map<string, number>();
    let all = 0;
    for (const { lines } of barrages)
      for (const { text } of lines) {
        all++;
        counts.set(text, (counts.get(text) ?? 0) + 1);
      }
    expect([...counts].filter(([, n]) => n > all / 1000)).toEqual([]);
  });
  test("in signs and captions", () => {
    expect(
      findFrequent(
        users.map(({ sign }) => sign),
        users.length / 1000,
      ),
    ).toEqual([]);
    const captions = reels.flatMap(({ shots }) => shots.map(({ caption }) => caption));
    expect(findFrequent(captions, captions.length / 1000)).toEqual([]);
  });
});

describe.each(publics)("no text has an error that a reader would mark (%s)", (lang) => {
  test("in titles, descriptions and tags", () => {
    const own = videos.filter((one) => one.public === lang);
    expect(
      findErrors(
        own.flatMap(({ title, text }) => [title, text]),
        lang,
      ),
    ).toEqual([]);
    expect(own.flatMap(({ tags }) => tags).filter((tag) => /[{}#]/.test(tag) || tag === "")).toEqual([]);
    expect(own.filter(({ title }) => title.length > 90 || title === "")).toEqual([]);
    expect(own.filter(({ title, text }) => /[{}[\]|]\s*!|;\s*\w+\]/.test(`${title}${text}`))).toEqual([]);
  });
  test("in comments, captions, names and signs", () => {
    const said = comments.filter(({ video }) => publicOf.get(video) === lang).map(({ text }) => text);
    expect(findErrors(said, lang)).toEqual([]);
    const captions = reels.filter(({ id }) => publicOf.get(id) === lang).flatMap(({ shots }) => shots);
    expect(
      findErrors(
        captions.map(({ caption }) => caption),
        lang,
      ),
    ).toEqual([]);
    const own = users.filter((user) => user.public === lang);
    expect(
      findErrors(
        own.flatMap(({ name, sign }) => [name, sign]).filter((text) => text !== ""),
        lang,
      ),
    ).toEqual([]);
  });
});
