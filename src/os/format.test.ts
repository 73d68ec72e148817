import { expect, test } from "vitest";
import { listText, namesText } from "./format.ts";

test.each([
  [["Max", "Zoe"], "en", "Max, Zoe"],
  [["马骁", "郎悦"], "zh-CN", "马骁、郎悦"],
  [["Pebble Buds", "Orbit Watch 2"], "zh-CN", "Pebble Buds、Orbit Watch 2"],
  [["Max"], "zh-CN", "Max"],
  [[], "en", ""],
] as const)("%j is listed in %s as “%s”", (items, lang, text) => expect(listText(items, lang)).toBe(text));

test.each([
  [["Max", "Zoe"], "Max, Zoe"],
  [["马骁", "Zoe"], "马骁、Zoe"],
] as const)("where no language is at hand, the names %j decide", (names, text) => expect(namesText(names)).toBe(text));
