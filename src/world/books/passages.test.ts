// Checks the exact positions of a search inside a book.
import { expect, test } from "vitest";
import { findPassages } from "./passages.ts";

const chapters = [
  { id: "c2", number: 2, paragraphs: ["the end."] },
  { id: "c1", number: 1, paragraphs: ["The bell, the bell.", "A bell"] },
];

test("passages come in the order of the book, with exact ranges", () => {
  expect(findPassages(chapters, "The")).toEqual([
    { chapter: "c1", number: 1, paragraph: 0, start: 0, end: 3 },
    { chapter: "c1", number: 1, paragraph: 0, start: 10, end: 13 },
    { chapter: "c2", number: 2, paragraph: 0, start: 0, end: 3 },
  ]);
  expect(findPassages(chapters, " bell ").map(({ start }) => start)).toEqual([4, 14, 2]);
});

test("a passage begins where a word of Latin letters begins, and anywhere in Chinese", () => {
  const shore = [
    { id: "c1", number: 1, paragraphs: ["Ashore, on the shore: those shores, the Leeshore", "海边的岸边，边"] },
  ];
  expect(findPassages(shore, "SHORE").map(({ start }) => start)).toEqual([15, 28]);
  expect(findPassages(shore, "边").map(({ start }) => start)).toEqual([1, 4, 6]);
});

test("an empty text has no passages", () => {
  expect(findPassages(chapters, "  ")).toEqual([]);
});
