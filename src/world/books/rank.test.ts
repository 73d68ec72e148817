// Checks the rules of the ranking boards with books made for the test.
import { expect, test } from "vitest";
import { boardSize, rankBooks, type Ranked } from "./rank.ts";

const book = (id: string, changes: Partial<Ranked> = {}): Ranked => ({
  id,
  language: "en",
  category: "fiction",
  rating: 900,
  ratings: 100,
  readers: 1000,
  readersToday: 10,
  readersWeek: 60,
  readersLastWeek: 60,
  age: 200,
  coins: 10,
  ...changes,
});

test("a board has the highest values first; ties go to the week's readers, then to the lower id", () => {
  const books = [book("b"), book("a"), book("c", { readersWeek: 90 }), book("d", { language: "zh" })];
  expect(rankBooks(books, "en", "top").map(({ book: id }) => id)).toEqual(["c", "a", "b"]);
  const rated = [book("b", { ratings: 2000 }), book("a", { ratings: 2000, readersWeek: 50 }), book("c")];
  expect(rankBooks(rated, "en", "masterpieces").map(({ book: id }) => id)).toEqual(["b", "a"]);
});

test("rising counts thousandths of growth, without books that few people read before", () => {
  const books = [
    book("a", { readersLastWeek: 200, readersWeek: 300 }),
    book("b", { readersLastWeek: 400, readersWeek: 500 }),
    book("c", { readersLastWeek: 10, readersWeek: 500 }),
  ];
  expect(rankBooks(books, "en", "rising")).toEqual([
    { book: "a", value: 500 },
    { book: "b", value: 250 },
  ]);
});

test("new, promising, free and a category accept only their books", () => {
  const books = [
    book("new", { age: 90 }),
    book("free", { coins: 0, ratings: 5 }),
    book("famous", { ratings: 1000, category: "history" }),
    book("weak", { rating: 849 }),
  ];
  const ids = (key: string): string[] => rankBooks(books, "en", key).map(({ book: id }) => id);
  expect(ids("new")).toEqual(["new"]);
  expect(ids("free")).toEqual(["free"]);
  expect(ids("promising")).toEqual(["new"]);
  expect(ids("history")).toEqual(["famous"]);
});

test(`a board has at most ${boardSize} books`, () => {
  const books = Array.from({ length: 80 }, (_, i) => book(`b${i}`));
  expect(rankBooks(books, "en", "alltime")).toHaveLength(boardSize);
});
