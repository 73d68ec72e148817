/** Integers with a fixed number of bits in two's complement, for a programmer's calculator with four bases. */
export const bases = { hex: 16, dec: 10, oct: 8, bin: 2 } as const;
export type Base = keyof typeof bases;
export const baseNames = ["hex", "dec", "oct", "bin"] as const;
export const wordSizes = [8, 16, 32, 64] as const;
export type WordSize = (typeof wordSizes)[number];
export const wordOperators = ["+", "−", "×", "÷", "mod", "AND", "OR", "XOR", "<<", ">>"] as const;
export type WordOperator = (typeof wordOperators)[number];
export const wordDigits = ["0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "A", "B", "C", "D", "E", "F"] as const;
export const wordKeys = [...wordDigits, ...wordOperators, "NOT", "(", ")"] as const;
export type WordKey = (typeof wordKeys)[number];
export type WordProblem = "malformed" | "divided-by-zero" | "too-big";
export type WordEvaluation =
  | { readonly value: bigint; readonly problem: null }
  | { readonly value: null; readonly problem: WordProblem };
export interface WordFormat {
  readonly base: Base;
  readonly bits: WordSize;
}
/** The precedence of the operators, from the lowest to the highest. */
const precedence: Readonly<Record<WordOperator, number>> = {
  OR: 1,
  XOR: 2,
  AND: 3,
  "<<": 4,
  ">>": 4,
  "+": 5,
  "−": 5,
  "×": 6,
  "÷": 6,
  mod: 6,
};
export const isDigitOf = (base: Base, digit: string): boolean =>
  Number.parseInt(digit, 16) < bases[base] && /^[\dA-F]$/.test(digit);

/** A line is a list of tokens with one space between them: "1F AND ( 3 << 2 )". */
export const wordTokens = (line: string): string[] => line.split(" ").filter((token) => token !== "");

/** Cuts a value to the size of a word. The highest bit is the sign. */
export const wrapToSize = (value: bigint, bits: WordSize): bigint => BigInt.asIntN(bits, value);
/** Formats a value: "1F", "−31", "1 1111". Decimal numbers have a sign. Numbers in other bases show the bits. */
export function formatWord(value: bigint, { base, bits }: WordFormat): string {
  if (base === "dec") return (value < 0n ? "−" : "") + groupDigits((value < 0n ? -value : value).toString(), 3, ",");
  const digits = BigInt.asUintN(bits, value).toString(bases[base]).toUpperCase();
  return groupDigits(digits, base === "oct" ? 3 : 4, " ");
}
const groupDigits = (digits: string, by: number, mark: string): string =>
  digits.replace(new RegExp(`\\B(?=(?:[\\dA-F]{${by}})+$)`, "g"), mark);
/** Returns a number in the form used on a line: a negative decimal is "( − 31 )". */
function numberTokens(value: bigint, { base, bits }: WordFormat): string {
  if (base === "dec") return value < 0n ? `( − ${-value} )` : value.toString();
  return BigInt.asUintN(bits, value).toString(bases[base]).toUpperCase();
}
function readNumber(token: string, { base, bits }: WordFormat): bigint | null {
  if (token === "" || ![...token].every((digit) => isDigitOf(base, digit))) return null;
  const prefix = { hex: "0x", dec: "", oct: "0o", bin: "0b" }[base];
  const value = BigInt(prefix + token);
  // A decimal number may not use the sign bit. The exception is 2^(bits-1), because a minus may be in front of it.
  const most = base === "dec" ? 1n << BigInt(bits - 1) : (1n << BigInt(bits)) - 1n;
  return value > most ? null : wrapToSize(value, bits);
}

export function evaluateWordLine(line: string, format: WordFormat): WordEvaluation {
  const tokens = wordTokens(line);
  let at = 0;
  let problem: WordProblem = "malformed";
  const operand = (): bigint | null => {
    const token = tokens[at++];
    if (token === undefined) return null;
    if (token === "NOT" || token === "−") {
      const of = operand();
      return of === null ? null : wrapToSize(token === "NOT" ? ~of : -of, format.bits);
    }
    if (token !== "(") return readNumber(token, format);
    const inside = expression(0);
    if (inside === null || (tokens[at] !== ")" && at < tokens.length)) return null;
    at += 1;
    return inside;
  };
  const expression = (least: number): bigint | null => {
    let left = operand();
    while (left !== null) {
      const op = wordOperators.find((name) => name === tokens[at]);
      if (!op || precedence[op] < least) return left;
      at += 1;
      const right = expression(precedence[op] + 1);
      if (right === null) return null;
      const outcome = applyOperator(op, left, right, format.bits);
      if (typeof outcome === "string") {
        problem = outcome;
        return null;
      }
      left = wrapToSize(outcome, format.bits);
    }
    return null;
  };
  const value = expression(0);
  return value === null || at < tokens.length ? { value: null, problem } : { value, problem: null };
}
function applyOperator(op: WordOperator, left: bigint, right: bigint, bits: WordSize): bigint | WordProblem {
  switch (op) {
    case "+":
      return left + right;
    case "−":
      return left - right;
    case "×":
      return left * right;
    case "÷":
      return right === 0n ? "divided-by-zero" : left / right;
    case "mod":
      return right === 0n ? "divided-by-zero" : left % right;
    case "AND":
      return left & right;
    case "OR":
      return left | right;
    case "XOR":
      return left ^ right;
    case "<<":
    case ">>":
      if (right < 0n) return "malformed";
      if (right >= BigInt(bits)) return op === "<<" || left >= 0n ? 0n : -1n;
      return op === "<<" ? left << right : left >> right;
  }
}

/** Applies a key at the end of a line. */
export function pressWordKey(line: string, key: WordKey, format: WordFormat): string {
  const tokens = wordTokens(line);
  const last = tokens.at(-1);
  const with_ = (...more: string[]): string => [...tokens, ...more].join(" ");
  const endsOperand = last !== undefined && (last === ")" || isNumber(last));
  if (wordDigits.some((digit) => digit === key)) {
    if (!isDigitOf(format.base, key) || last === ")") return line;
    if (last === undefined || !isNumber(last)) return with_(key);
    const longer = last === "0" ? key : last + key;
    return readNumber(longer, format) === null ? line : [...tokens.slice(0, -1), longer].join(" ");
  }
  if (key === "(" || key === "NOT") return endsOperand ? line : with_(key);
  if (key === ")") {
    const open = tokens.filter((t) => t === "(").length - tokens.filter((t) => t === ")").length;
    return open > 0 && endsOperand ? with_(key) : line;
  }
  if (endsOperand) return with_(key);
  if (last === undefined || last === "(") return key === "−" ? with_(key) : line;
  const before = tokens.at(-2);
  // An operator replaces the operator before it, but not a sign or NOT.
  if (!wordOperators.some((name) => name === last) || before === undefined || !(before === ")" || isNumber(before)))
    return line;
  return [...tokens.slice(0, -1), key].join(" ");
}
/** Erases the last digit or the last word. */
export function eraseWordToken(line: string): string {
  const tokens = wordTokens(line);
  const last = tokens.at(-1) ?? "";
  const rest = isNumber(last) ? last.slice(0, -1) : "";
  return [...tokens.slice(0, -1), ...(rest === "" ? [] : [rest])].join(" ");
}
/** Converts the line to another base or size; numbers that do not fit lose their upper bits. */
export function convertWordLine(line: string, from: WordFormat, to: WordFormat): string {
  return wordTokens(line)
    .map((token) => {
      const value = isNumber(token) ? readNumber(token, from) : null;
      return value === null ? token : numberTokens(wrapToSize(value, to.bits), to);
    })
    .join(" ");
}
export const formatWordLiteral = (value: bigint, format: WordFormat): string => numberTokens(value, format);
/** Formats the line for the display, with grouped digits. */
export const formatWordLine = (line: string, { base }: WordFormat): string =>
  wordTokens(line)
    .map((token) =>
      isNumber(token)
        ? groupDigits(token, base === "dec" || base === "oct" ? 3 : 4, base === "dec" ? "," : " ")
        : token,
    )
    .join(" ");
const isNumber = (token: string): boolean => /^[\dA-F]+$/.test(token);
