import { expect, test } from "vitest";
import { listText, namesText } from "./format.ts";

test.each([
  [["Max", "Zoe"], "en", "Max, Zoe"],
  [["马骁", "郎悦"], "zh-CN", "马骁、郎悦"],
  [["Pebble Buds", "Orbit Watch 2"], "zh-CN", "Pebble Buds、Orbit Watch 2"],
  [["Max"], "zh-CN", "Max"],
  [[], "en", ""],
] as const)("joins %j in %s to “%s”", (items, lang, text) => expect(listText(items, lang)).toBe(text));

test.each([
  [["Max", "Zoe"], "Max, Zoe"],
  [["马骁", "Zoe"], "马骁、Zoe"],
] as const)("without a language, the names %j choose the separator", (names, text) =>
  expect(namesText(names)).toBe(text),
);
