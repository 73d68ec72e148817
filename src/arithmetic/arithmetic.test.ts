import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { Dec } from "./decimal.ts";
import { evaluate, type AngleUnit } from "./evaluate.ts";
import {
  constantNames,
  functionNames,
  lastOperation,
  operators,
  parse,
  print,
  suffixes,
  type Expression,
} from "./expression.ts";
import { formatLiteral, formatNumeral, parseLiteral } from "./numerals.ts";
import {
  snapCaret,
  eraseBeforeCaret,
  emptySession,
  hasEntry,
  hasRoomForDigit,
  splitPieces,
  pressKey,
  formatLine,
  symbolKeys,
  digitKeys,
  clearEntry,
  type LineKey,
  type Session,
} from "./line-editor.ts";

const shown = (line: string, angle: AngleUnit = "deg", answer = "0"): string => {
  const worth = evaluate(line, { angle, answer: parseLiteral(answer) });
  return worth.value ? formatNumeral(worth.value) : worth.problem;
};

describe("the value of a line", () => {
  test.each([
    ["0.1+0.2", "0.3"],
    ["1−0.9", "0.1"],
    ["2+3×4", "14"],
    ["(2+3)×4", "20"],
    ["8÷4÷2", "1"],
    ["10−4−3", "3"],
    ["2^3^2", "512"],
    ["−2²", "−4"],
    ["(−2)²", "4"],
    ["2×−3", "−6"],
    ["2^−2", "0.25"],
    ["6÷2(1+2)", "9"],
    ["2π(3", "18.8495559215388"],
    ["1÷3×3", "1"],
    ["1÷3", "0.333333333333333"],
    ["2÷3", "0.666666666666667"],
    ["√(2)²−2", "0"],
    ["999999999999999+1", "1E15"],
    ["123456789012345×1000", "1.23456789012345E17"],
    ["0.00000001÷10", "1E−9"],
    ["200+10%", "220"],
    ["200−10%", "180"],
    ["100+50+10%", "165"],
    ["200×10%", "20"],
    ["5%", "0.05"],
    ["17mod5", "2"],
    ["−17mod5", "3"],
    ["5!", "120"],
    ["20!", "2.43290200817664E18"],
    ["3ˣ√27", "3"],
    ["3ˣ√−27", "−3"],
    ["5ˣ√100000", "10"],
    ["∛(−8)", "−2"],
    ["4⁻¹", "0.25"],
    ["abs(−3.5)", "3.5"],
    ["log(1000)", "3"],
    ["log₂(1024)", "10"],
    ["ln(e^5)", "5"],
    ["1.5E3+1", "1,501"],
    ["2E−3", "0.002"],
    ["Ans×2", "0"],
    ["1÷0", "divided-by-zero"],
    ["5mod0", "divided-by-zero"],
    ["0^−1", "divided-by-zero"],
    ["0^0", "undefined-there"],
    ["√(−1)", "undefined-there"],
    ["ln(0)", "undefined-there"],
    ["(−8)^0.5", "undefined-there"],
    ["2.5!", "undefined-there"],
    ["sin⁻¹(2)", "undefined-there"],
    ["9^9^9^9", "too-big"],
    ["4000!", "too-big"],
    ["2+", "malformed"],
    ["", "malformed"],
    ["5E", "malformed"],
    ["()", "malformed"],
    ["2)", "malformed"],
    ["2+a", "malformed"],
  ])("%s is %s", (line, expected) => {
    expect(shown(line)).toBe(expected);
  });
  test.each([
    ["sin(30)", "0.5"],
    ["sin(−30)", "−0.5"],
    ["sin(330)", "−0.5"],
    ["cos(60)", "0.5"],
    ["cos(90)", "0"],
    ["cos(120)", "−0.5"],
    ["tan(45)", "1"],
    ["tan(135)", "−1"],
    ["tan(180)", "0"],
    ["tan(90)", "undefined-there"],
    ["sin(360000000000030)", "0.5"],
    ["sin⁻¹(0.5)", "30"],
    ["cos⁻¹(−1)", "180"],
    ["tan⁻¹(1)", "45"],
    ["sin(1)", "0.0174524064372835"],
  ])("in degrees %s is %s", (line, expected) => {
    expect(shown(line)).toBe(expected);
  });
  test.each([
    ["sin(π)", "0"],
    ["cos(π)", "−1"],
    ["sin(π÷6)", "0.5"],
    ["tan(π÷2)", "undefined-there"],
    ["tan⁻¹(1)×4−π", "0"],
    ["sinh(1)", "1.1752011936438"],
    ["cosh⁻¹(1)", "0"],
    ["tanh(1000)", "1"],
    ["sinh⁻¹(sinh(2))", "2"],
  ])("in radians %s is %s", (line, expected) => {
    expect(shown(line, "rad")).toBe(expected);
  });
  test("agrees with Math for functions", () => {
    const pairs: [string, (x: number) => number][] = [
      ["sin", Math.sin],
      ["cos", Math.cos],
      ["tan", Math.tan],
      ["sinh", Math.sinh],
      ["cosh", Math.cosh],
      ["tanh", Math.tanh],
      ["tan⁻¹", Math.atan],
      ["sinh⁻¹", Math.asinh],
      ["∛", Math.cbrt],
    ];
    fc.assert(
      fc.property(fc.constantFrom(...pairs), fc.integer({ min: -2000, max: 2000 }), ([name, machine], n) => {
        const x = n / 100;
        const line = `${name}(${x < 0 ? "−" : ""}${Math.abs(x)})`;
        const ours = evaluate(line, { angle: "rad", answer: new Dec(0) }).value!.toNumber();
        expect(Math.abs(ours - machine(x))).toBeLessThanOrEqual(1e-11 * Math.max(1, Math.abs(machine(x))));
      }),
    );
  });
});

describe("exactness", () => {
  const cents = fc.integer({ min: -99_999_999, max: 99_999_999 });
  const text = (n: number): string => {
    const digits = String(Math.abs(n)).padStart(3, "0");
    return `${n < 0 ? "−" : ""}${digits.slice(0, -2)}.${digits.slice(-2)}`;
  };
  test("sums, differences and products of amounts are exact", () => {
    fc.assert(
      fc.property(cents, cents, (a, b) => {
        const exact = (op: string, whole: bigint, places: number) =>
          expect(
            evaluate(`${text(a)}${op}${text(b)}`)
              .value!.times(new Dec(10).pow(places))
              .toFixed(),
          ).toBe(String(whole));
        exact("+", BigInt(a) + BigInt(b), 2);
        exact("−", BigInt(a) - BigInt(b), 2);
        exact("×", BigInt(a) * BigInt(b), 4);
      }),
    );
  });
  test("whole numbers of fifteen digits multiply exactly", () => {
    const long = fc.bigInt({ min: 100_000_000_000_000n, max: 999_999_999_999_999n });
    fc.assert(
      fc.property(long, long, (a, b) => {
        expect(evaluate(`${a}×${b}`).value!.toFixed()).toBe(String(a * b));
      }),
    );
  });
  test("a stored quotient times its divisor is the dividend", () => {
    fc.assert(
      fc.property(cents, fc.integer({ min: 1, max: 9999 }), (a, n) => {
        const share = formatLiteral(evaluate(`${text(a)}÷${n}`).value!);
        expect(evaluate(`${share}×${n}`).value!.times(100).toFixed()).toBe(new Dec(a).toFixed());
      }),
    );
  });
  test("a quotient times its divisor is the dividend", () => {
    fc.assert(
      fc.property(cents, cents, (a, b) => {
        fc.pre(b !== 0);
        expect(evaluate(`${text(a)}÷${text(b)}×${text(b)}`).value!.toNumber()).toBe(a / 100);
      }),
    );
  });
});

const numberText = fc.oneof(
  fc.nat(1e6).map(String),
  fc.tuple(fc.nat(9999), fc.nat(9999)).map(([a, b]) => `${a}.${b}`),
  fc.tuple(fc.nat(99), fc.integer({ min: -30, max: 30 })).map(([a, e]) => `${a}E${String(e).replace("-", "−")}`),
);
const { tree } = fc.letrec<{ tree: Expression }>((tie) => ({
  tree: fc.oneof(
    { maxDepth: 6, withCrossShrink: true },
    fc.record({ kind: fc.constant("number" as const), text: numberText }),
    fc.record({ kind: fc.constant("constant" as const), name: fc.constantFrom(...constantNames) }),
    fc.record({ kind: fc.constant("negated" as const), of: tie("tree") }),
    fc.record({ kind: fc.constant("suffixed" as const), suffix: fc.constantFrom(...suffixes), of: tie("tree") }),
    fc.record({ kind: fc.constant("call" as const), name: fc.constantFrom(...functionNames), of: tie("tree") }),
    fc.record({
      kind: fc.constant("binary" as const),
      operator: fc.constantFrom(...operators),
      left: tie("tree"),
      right: tie("tree"),
    }),
  ),
}));
describe("lines", () => {
  test("parse to the same tree after printing", () => {
    fc.assert(
      fc.property(tree, (e) => {
        expect(parse(print(e))).toEqual(e);
      }),
      { numRuns: 500 },
    );
  });
  test("lose only unneeded brackets when printed", () => {
    expect(print(parse("((2×3))+(4)")!)).toBe("2×3+4");
    expect(print(parse("(2+3)×(4−(5−6))")!)).toBe("(2+3)×(4−(5−6))");
    expect(print(parse("(−2)²+(2^3)^4")!)).toBe("(−2)²+(2^3)^4");
  });
  test("close an open bracket at the end", () => {
    expect(parse("2×(3+sin(4")).toEqual(parse("2×(3+sin(4))"));
  });
  test.each([
    ["2+3", "+3"],
    ["2+3×4", "×4"],
    ["8÷(1+1)", "÷(1+1)"],
    ["5−−2", "−−2"],
    ["5", ""],
    ["√(9)", ""],
  ])("after %s, equals repeats %j", (line, again) => {
    expect(lastOperation(parse(line)!)).toBe(again);
  });
});

describe("numbers", () => {
  test.each([
    ["1234567.5", "1,234,567.5"],
    ["-0", "0"],
    ["-1000", "−1,000"],
    ["0.1234567890123456", "0.123456789012346"],
    ["999999999999999.9", "1E15"],
    ["0.00000001234", "1.234E−8"],
    ["0.00000012", "0.00000012"],
    ["1e-400", "1E−400"],
  ])("%s is shown as %s", (value, expected) => {
    expect(formatNumeral(new Dec(value))).toBe(expected);
  });
  test("parse to the same value after formatting", () => {
    const value = fc.tuple(fc.bigInt({ min: -(10n ** 34n), max: 10n ** 34n }), fc.integer({ min: -60, max: 60 }));
    fc.assert(
      fc.property(value, ([digits, exponent]) => {
        const x = new Dec(digits).times(new Dec(10).pow(exponent));
        expect(parseLiteral(formatLiteral(x)).eq(x)).toBe(true);
      }),
    );
  });
});

const keys = (text: string, from: Session = emptySession): Session =>
  text.split(" ").reduce((s, key) => pressKey(s, key as LineKey, "Ans"), from);
describe("typing", () => {
  test.each([
    ["1 2 3 4 . 5", "1,234.5"],
    ["0 0 7", "7"],
    [". 5", "0.5"],
    ["1 . 2 . 3", "1.23"],
    ["5 + ×", "5×"],
    ["5 × −", "5×−"],
    ["5 × − +", "5+"],
    ["+ 5", "5"],
    ["− 5", "−5"],
    ["( + 3", "(3"],
    ["() 5 + 3 () × 2", "(5+3)×2"],
    ["5 % + 2 !", "5%+2!"],
    ["% ! )", ""],
    ["5 sign", "−5"],
    ["5 sign sign", "5"],
    ["1 2 + 5 0 sign", "12+−50"],
    ["1 2 + 5 0 sign sign", "12+50"],
    ["9 − ( 2 + 3 ) sign", "9−−(2+3)"],
    ["3 × 5 ² sign", "3×−5²"],
    ["3 E − 5", "3E−5"],
    ["sin( 3 0 ) ^ 2", "sin(30)^2"],
    ["2 π e", "2πe"],
  ])("%s writes %s", (typed, expected) => {
    expect(formatLine(keys(typed).line)).toBe(expected);
  });
  test("continues from a result, or starts a new line", () => {
    const done: Session = { line: "2+3", caret: 3, result: "5", again: "+3", problem: null };
    expect(keys("×", done)).toMatchObject({ line: "Ans×", result: null, again: "" });
    expect(keys("7", done)).toMatchObject({ line: "7", result: null });
    expect(eraseBeforeCaret(done)).toMatchObject({ line: "2+3", result: null });
    expect(pressKey(done, "sign", "5").line).toBe("−5");
  });
  test("treats a computed number as one piece, which is erased whole and takes no digits", () => {
    const third = formatLiteral(evaluate("1÷3").value!);
    const s: Session = { ...emptySession, line: `${third}×`, caret: third.length + 1 };
    expect(formatLine(s.line)).toBe("0.333333333333333×");
    const before = eraseBeforeCaret(s);
    expect(pressKey(before, "5", "").line).toBe(`${third}×5`);
    expect(eraseBeforeCaret(before).line).toBe("");
  });
  test("writes and erases at the caret", () => {
    const s: Session = { ...emptySession, line: "12+34", caret: 2 };
    expect(keys("5", s)).toMatchObject({ line: "125+34", caret: 3 });
    expect(keys("×", s)).toMatchObject({ line: "12×34", caret: 3 });
    expect(eraseBeforeCaret(s)).toMatchObject({ line: "1+34", caret: 1 });
    expect(snapCaret("5+sin(30)", 4)).toBe(2);
  });
  test("clears the current entry and leaves the rest of the line", () => {
    const s = keys("1 2 + 3 4");
    expect(hasEntry(s)).toBe(true);
    expect(clearEntry(s).line).toBe("12+");
    expect(hasEntry(clearEntry(s))).toBe(false);
    expect(hasEntry(keys("1 2"))).toBe(false);
  });
  test("limits a number to fifteen digits", () => {
    expect(hasRoomForDigit(keys("1 2 3 4 5 6 7 8 9 0 1 2 3 4"))).toBe(true);
    expect(hasRoomForDigit(keys("1 2 3 4 5 6 7 8 9 0 1 2 3 . 4 5"))).toBe(false);
    expect(hasRoomForDigit(keys("1 2 3 4 5 6 7 8 9 0 1 2 3 . 4 5 +"))).toBe(true);
  });
  test("leaves only whole pieces, with the caret between two of them, after any keys", () => {
    const key = fc.constantFrom<LineKey | "erase">(...symbolKeys, ...digitKeys, "erase");
    const step = fc.tuple(key, fc.nat(40));
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        let s = emptySession;
        for (const [k, at] of steps) {
          if (at < 10) s = { ...s, caret: snapCaret(s.line, at) };
          s = k === "erase" ? eraseBeforeCaret(s) : pressKey(s, k, "Ans");
          const pieces = splitPieces(s.line);
          expect(pieces.map((p) => p.raw).join("")).toBe(s.line);
          expect(snapCaret(s.line, s.caret)).toBe(s.caret);
          expect(() => evaluate(s.line)).not.toThrow();
        }
      }),
      { numRuns: 300 },
    );
  });
});
