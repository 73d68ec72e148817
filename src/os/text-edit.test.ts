import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { filterInput } from "./input-filter.ts";
import { clampCaret, erase, insert, textAt } from "./text-edit.ts";

describe("typing", () => {
  it("inserts at the caret, and erasing the same number of characters undoes it", () => {
    fc.assert(
      fc.property(
        fc.stringMatching(/^[a-z字]{0,8}$/),
        fc.nat(8),
        fc.stringMatching(/^[a-z火]{0,5}$/),
        (text, at, typed) => {
          const done = insert(text, Math.min(at, text.length), typed, 100);
          expect(done.text.length).toBe(text.length + typed.length);
          const undone = erase(done.text, done.caret, [...typed].length);
          expect(undone.text).toBe(text);
        },
      ),
    );
  });
  it("respects the maximum length, and never splits a character", () => {
    expect(insert("abc", 3, "def", 5)).toEqual({ text: "abcde", caret: 5 });
    expect(insert("abcd", 4, "😀", 5)).toEqual({ text: "abcd", caret: 4 });
    expect(clampCaret("a😀b", 2)).toBe(1);
  });
  it.each([
    ["👨‍👩‍👧", ""],
    ["ab🇨🇳", "ab"],
    ["👍🏽", ""],
    ["e\u0301", ""],
    ["火锅", "火"],
  ])("erases one visible character from %s", (text, left) => {
    expect(erase(text, text.length, 1).text).toBe(left);
  });
  it("keeps only the characters that the kind of field allows", () => {
    expect(filterInput("number", "a1b2", false)).toBe("12");
    expect(filterInput("decimal", "-3,5x", false)).toBe("-3.5");
    expect(filterInput("phone", "+86 138-x", false)).toBe("+86 138-");
    expect(filterInput("text", "a\nb", false)).toBe("a b");
    expect(filterInput("text", "a\r\nb", true)).toBe("a\nb");
  });
  it("finds texts by path", () => {
    expect(textAt({ items: [{ text: "x" }] }, "items.0.text")).toBe("x");
    expect(textAt({ items: [] }, "items.0.text")).toBeUndefined();
    expect(textAt({}, "constructor.name")).toBeUndefined();
  });
});
