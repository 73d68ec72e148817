import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { suggestionsFor } from "./suggest.ts";

const common = readFileSync(new URL("./english.txt", import.meta.url), "utf8")
  .trim()
  .split("\n");

describe("suggestions", () => {
  it("are at most three common words with the typed beginning", () => {
    expect(suggestionsFor("tomo", [], common)).toContain("tomorrow");
    expect(suggestionsFor("th", [], common)).toHaveLength(3);
    expect(suggestionsFor("", ["x"], common)).toEqual([]);
  });
  it("keep the case of the letters", () => {
    expect(suggestionsFor("Tomorr", [], common)).toContain("Tomorrow");
    expect(suggestionsFor("TOMORR", [], common)).toContain("TOMORROW");
  });
  it("put previously written words first, in their given order", () => {
    expect(suggestionsFor("mei", ["Meiling", "meitner"], common).slice(0, 3)).toEqual(["mei", "Meiling", "meitner"]);
    expect(suggestionsFor("me", ["Meiling"], common)[0]).toBe("Meiling");
  });
  it("include an unknown word as it is", () => expect(suggestionsFor("Zyqqu", [], common)[0]).toBe("Zyqqu"));
  it("find words with an apostrophe without it", () => expect(suggestionsFor("dont", [], common)).toContain("don't"));
});
