import { expect, test } from "vitest";
import { weightedLength } from "./weighted-length.ts";

test.each([
  ["", 0],
  ["Hello, world", 12],
  ["今天下雨", 8],
  ["café — naïve", 12],
  ["see https://larkhaven.example/a/very/long/address?with=everything today", 4 + 23 + 6],
  ["👍🏽👨‍👩‍👧", 4],
  ["© 2", 3],
  ["“好”", 4],
])("%s counts %i", (text, length) => {
  expect(weightedLength(text)).toBe(length);
});
