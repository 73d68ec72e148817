import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  baseNames,
  formatWordLine,
  convertWordLine,
  eraseWordToken,
  wordKeys,
  formatWordLiteral,
  pressWordKey,
  wordSizes,
  formatWord,
  evaluateWordLine,
  type Base,
  type WordFormat,
  type WordKey,
  type WordSize,
} from "./words.ts";

const as = (base: Base, bits: WordSize = 32): WordFormat => ({ base, bits });
const shown = (line: string, format: WordFormat): string => {
  const worth = evaluateWordLine(line, format);
  return worth.value === null ? worth.problem : formatWord(worth.value, format);
};
describe("whole numbers", () => {
  test.each([
    ["F0 AND 3C", "hex", 32, "30"],
    ["F0 OR 0F XOR FF", "hex", 32, "F0"],
    ["NOT 0", "hex", 32, "FFFF FFFF"],
    ["NOT 0", "dec", 32, "−1"],
    ["1 << 4 + 1", "dec", 32, "32"],
    ["2 + 3 × 4", "dec", 32, "14"],
    ["( 2 + 3 ) × 4", "dec", 32, "20"],
    ["− 7 ÷ 2", "dec", 32, "−3"],
    ["− 7 mod 4", "dec", 32, "−3"],
    ["127 + 1", "dec", 8, "−128"],
    ["− 128", "dec", 8, "−128"],
    ["FF + 1", "hex", 8, "0"],
    ["80 >> 1", "hex", 8, "C0"],
    ["1 << 64", "dec", 64, "0"],
    ["1010 XOR 110", "bin", 16, "1100"],
    ["777 AND 70", "oct", 16, "70"],
    ["1 ÷ 0", "dec", 32, "divided-by-zero"],
    ["5 +", "dec", 32, "malformed"],
    ["9", "oct", 32, "malformed"],
    ["1 << − 1", "dec", 32, "malformed"],
    ["( 5 + ( 1", "dec", 32, "6"],
  ] as const)("%s (%s, %i bits) is %s", (line, base, bits, expected) => {
    expect(shown(line, as(base, bits))).toBe(expected);
  });
  test("a value reads back the same in every base", () => {
    const bits = fc.constantFrom(...wordSizes);
    fc.assert(
      fc.property(bits, fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n }), (size, any) => {
        const value = BigInt.asIntN(size, any);
        for (const base of baseNames) {
          const format = as(base, size);
          expect(evaluateWordLine(formatWordLiteral(value, format), format).value).toBe(value);
        }
      }),
    );
  });
  test("a line keeps its value when its base changes", () => {
    expect(convertWordLine("1F AND ( NOT 3 )", as("hex"), as("dec"))).toBe("31 AND ( NOT 3 )");
    expect(convertWordLine("255", as("dec"), as("bin"))).toBe("11111111");
    expect(convertWordLine("FF", as("hex", 8), as("dec", 8))).toBe("( − 1 )");
    expect(formatWordLine("11111111 AND 1", as("bin"))).toBe("1111 1111 AND 1");
  });
  test("keys replace or skip invalid input, and a typed line keeps its value in another base", () => {
    const format = as("hex", 16);
    const type = (...keys: WordKey[]) => keys.reduce((line, key) => pressWordKey(line, key, format), "");
    expect(type("0", "F", "F", "AND", "OR", "NOT", "1")).toBe("FF OR NOT 1");
    expect(type("F", "F", "F", "F", "F")).toBe("FFFF");
    expect(type("+", "(", "−", "5", ")", "×")).toBe("( − 5 ) ×");
    expect(eraseWordToken("FF OR NOT 12")).toBe("FF OR NOT 1");
    expect(eraseWordToken("FF OR NOT")).toBe("FF OR");
    const key = fc.constantFrom(...wordKeys);
    fc.assert(
      fc.property(fc.array(key, { maxLength: 30 }), fc.constantFrom(...baseNames), (keys, base) => {
        const line = keys.reduce((l, k) => pressWordKey(l, k, as(base)), "");
        const there = convertWordLine(line, as(base), as("hex"));
        expect(evaluateWordLine(there, as("hex"))).toEqual(evaluateWordLine(line, as(base)));
      }),
    );
  });
});
