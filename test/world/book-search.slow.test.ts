// The search inside a book finds every passage: the query for its chapters leaves none out that contains one.
import { expect, test } from "vitest";
import { chapterId } from "#apps/weread/ids.ts";
import { localWorld } from "#scripts/build/world-file.ts";
import { Rng } from "#state/rng.ts";
import books from "#world/books/index.ts";
import { findPassages } from "#world/books/passages.ts";

test.each([
  ["en", "wr_book_1", /[A-Za-z]{3,}/g],
  ["zh-CN", "wr_book_1002", /\p{Script=Han}{2}/gu],
] as const)("finds what the whole text has, for 150 words of a book, %s", async (_, id, pattern) => {
  const world = await localWorld();
  const { contents } = (await world.read(books.queries.book, { id }))!;
  const ids = contents.map((_, n) => chapterId(id, n + 1));
  const chapters = (
    await Promise.all(
      [ids.slice(0, 20), ids.slice(20, 40)]
        .filter((some) => some.length > 0)
        .map((some) => world.read(books.queries.chapters, { ids: some })),
    )
  ).flat();
  expect(chapters.length).toBe(contents.length);
  const words = chapters.flatMap(({ paragraphs }) => paragraphs).flatMap((text) => text.match(pattern) ?? []);
  const r = Rng.of("book search", id);
  const wrong: string[] = [];
  for (let i = 0; i < 150; i++) {
    const word = r.pick(words);
    const { rows } = await world.read(books.queries.within, { book: id, q: word, sort: "order" });
    const [found, all] = [findPassages(rows, word).length, findPassages(chapters, word).length];
    if (found !== all) wrong.push(`${word}: ${found} of ${all}`);
  }
  expect(wrong).toEqual([]);
});
