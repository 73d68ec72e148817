import { expect, it } from "vitest";
import fc from "fast-check";
import { matchesPattern } from "./task-pattern.ts";

it.each([
  ["notes/trash-rescue", "notes/trash-rescue", true],
  ["notes/trash-rescue", "notes/trash", false],
  ["notes/trash-rescue", "notes/*", true],
  ["notes/trash-rescue", "*/trash-*", true],
  ["notes/trash-rescue", "*rescue", true],
  ["notes/trash-rescue", "*", true],
  ["notes/trash-rescue", "clock/*, notes/*", true],
  ["notes/trash-rescue", "clock/*,weather/*", false],
  ["notes/trash-rescue", "n*s/*-*e", true],
  ["aba", "ab*ba", false],
  ["a.b", "a?b", false],
  ["notes/trash-rescue", "", false],
  ["notes/trash-rescue", ",", false],
])("matches %s against %s: %s", (id, pattern, expected) => {
  expect(matchesPattern(id, pattern)).toBe(expected);
});

it("matches like the regular expression of the glob", () => {
  const word = fc.string({ unit: fc.constantFrom("a", "b", "/"), maxLength: 8 });
  const glob = fc.string({ unit: fc.constantFrom("a", "b", "/", "*"), minLength: 1, maxLength: 6 });
  fc.assert(
    fc.property(word, glob, (id, pattern) => {
      const expected = new RegExp(`^${pattern.replaceAll("*", ".*")}$`).test(id);
      expect(matchesPattern(id, pattern)).toBe(expected);
    }),
  );
});
