// Tests which answers on the answer sheet count as correct.
import { describe, expect, it } from "vitest";
import { isCorrect, number, parseNumber, text } from "./answers.ts";

describe("a number", () => {
  it.each([
    ["1,234.50", 1234.5],
    ["-3", -3],
    ["+7", 7],
    ["−3.5", -3.5],
    ["－３", -3],
    ["１２．５", 12.5],
    ["１，２３４", 1234],
    [" 45 ", 45],
  ])("is read in the forms of people and calculators: %s", (given, value) => {
    expect(parseNumber(given)).toBe(value);
  });

  it.each(["", " ", "45 km", "44 or 45", "4,5", "1.234,5", "12,34", "--3", "3-", "1e3", "0x10", "½", "四十五", "NaN"])(
    "is not read from: %s",
    (given) => {
      expect(parseNumber(given)).toBeNull();
    },
  );

  it("is correct within its tolerance only", () => {
    const field = number("Share", "A number", 0.001);
    expect(isCorrect(field, -2.5, "−2.5005")).toBe(true);
    expect(isCorrect(field, -2.5, "2.5")).toBe(false);
    expect(isCorrect(field, -2.5, "-2.502")).toBe(false);
  });
});

describe("a text", () => {
  it.each([
    ["date", "2026-03-20", "２０２６-03-20", true],
    ["date", "2026-03-20", "2026-03-20 or 21", false],
    ["time", "09:05", "9:05", true],
    ["time", "09:05", "０９：０５", true],
    ["time", "09:05", "09:05 or 09:06", false],
    ["exact", "Café 5", "cafe\u0301 5", true],
    ["exact", "Café 5", "Café 5?", false],
  ] as const)("compared by %s: %s answered with %s: %s", (match, expected, given, right) => {
    expect(isCorrect(text("Answer", "", match), expected, given)).toBe(right);
  });
});
