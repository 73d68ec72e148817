/**
 * The language of a calculator's line: `parse` builds a tree from a line, and `print` writes a tree as a line with as
 * few brackets as possible. Signs are those on the keys: "−" is U+2212. Brackets that are still open at the end count
 * as closed.
 */
export const functionNames = [
  "sinh⁻¹",
  "cosh⁻¹",
  "tanh⁻¹",
  "sin⁻¹",
  "cos⁻¹",
  "tan⁻¹",
  "sinh",
  "cosh",
  "tanh",
  "sin",
  "cos",
  "tan",
  "log₂",
  "log",
  "ln",
  "abs",
  "√",
  "∛",
] as const;
export type FunctionName = (typeof functionNames)[number];
export const constantNames = ["π", "e", "Ans"] as const;
export type ConstantName = (typeof constantNames)[number];
export const sumOperators = ["+", "−"] as const;
export const productOperators = ["×", "÷", "mod"] as const;
/** Both operators associate to the right. In "ˣ√", the degree is the left operand. */
export const powerOperators = ["^", "ˣ√"] as const;
export const operators = [...sumOperators, ...productOperators, ...powerOperators] as const;
export type Operator = (typeof operators)[number];
export const suffixes = ["%", "!", "²", "³", "⁻¹"] as const;
export type Suffix = (typeof suffixes)[number];

export type Expression =
  | { readonly kind: "number"; readonly text: string }
  | { readonly kind: "constant"; readonly name: ConstantName }
  | { readonly kind: "negated"; readonly of: Expression }
  | { readonly kind: "suffixed"; readonly suffix: Suffix; readonly of: Expression }
  | { readonly kind: "call"; readonly name: FunctionName; readonly of: Expression }
  | { readonly kind: "binary"; readonly operator: Operator; readonly left: Expression; readonly right: Expression };

export type Token =
  | { readonly kind: "number" | "open" | "close"; readonly text: string }
  | { readonly kind: "function"; readonly text: string; readonly name: FunctionName }
  | { readonly kind: "constant"; readonly text: string; readonly name: ConstantName }
  | { readonly kind: "operator"; readonly text: string; readonly name: Operator }
  | { readonly kind: "suffix"; readonly text: string; readonly name: Suffix };

/**
 * `number` matches a number that may still be unfinished, because the user is typing. `wholeNumber` matches a number
 * that can be evaluated.
 */
const number = /^(?:\d+\.?\d*|\.\d*|(?=E))(?:E−?\d*)?/;
const wholeNumber = /^(?:\d+\.?\d*|\.\d+)(?:E−?\d+)?$/;
/** Returns the tokens of a line, or null if the line contains text that no key writes. */
export function tokenize(line: string): Token[] | null {
  const tokens: Token[] = [];
  for (let rest = line; rest !== "";) {
    const token = tokenAt(rest);
    if (!token) return null;
    tokens.push(token);
    rest = rest.slice(token.text.length);
  }
  return tokens;
}
function tokenAt(rest: string): Token | null {
  const digits = number.exec(rest)?.[0];
  if (digits !== undefined) return { kind: "number", text: digits };
  if (rest.startsWith("(")) return { kind: "open", text: "(" };
  if (rest.startsWith(")")) return { kind: "close", text: ")" };
  const call = functionNames.find((name) => rest.startsWith(`${name}(`));
  if (call) return { kind: "function", text: `${call}(`, name: call };
  const constant = constantNames.find((name) => rest.startsWith(name));
  if (constant) return { kind: "constant", text: constant, name: constant };
  const operator = operators.find((name) => rest.startsWith(name));
  if (operator) return { kind: "operator", text: operator, name: operator };
  const suffix = suffixes.find((name) => rest.startsWith(name));
  return suffix ? { kind: "suffix", text: suffix, name: suffix } : null;
}

/** Returns the tree of a line, or null if the line is not an expression (or not yet a complete one). */
export function parse(line: string): Expression | null {
  const tokens = tokenize(line);
  if (!tokens || tokens.length === 0) return null;
  const parser = new Parser(tokens);
  const tree = parser.sum();
  return tree && parser.isDone() ? tree : null;
}
class Parser {
  private at = 0;
  private readonly tokens: readonly Token[];
  constructor(tokens: readonly Token[]) {
    this.tokens = tokens;
  }
  isDone(): boolean {
    return this.at === this.tokens.length;
  }
  sum(): Expression | null {
    let left = this.product();
    for (let op = this.operator(sumOperators); left && op; op = this.operator(sumOperators)) {
      const right = this.product();
      left = right && { kind: "binary", operator: op, left, right };
    }
    return left;
  }
  private product(): Expression | null {
    let left = this.signed();
    while (left) {
      const op = this.operator(productOperators);
      // Two operands without an operator between them are multiplied.
      if (!op && !this.startsOperand()) return left;
      const right = op ? this.signed() : this.power();
      left = right && { kind: "binary", operator: op ?? "×", left, right };
    }
    return null;
  }
  private signed(): Expression | null {
    if (!this.operator(["−"])) return this.power();
    const of = this.signed();
    return of && { kind: "negated", of };
  }
  private power(): Expression | null {
    const left = this.suffixed();
    const op = left && this.operator(powerOperators);
    if (!op) return left;
    const right = this.signed();
    return right && { kind: "binary", operator: op, left, right };
  }
  private suffixed(): Expression | null {
    let of = this.operand();
    for (let token = this.tokens[this.at]; of && token?.kind === "suffix"; token = this.tokens[this.at]) {
      this.at += 1;
      of = { kind: "suffixed", suffix: token.name, of };
    }
    return of;
  }
  private operand(): Expression | null {
    const token = this.tokens[this.at];
    this.at += 1;
    if (token?.kind === "number") return wholeNumber.test(token.text) ? { kind: "number", text: token.text } : null;
    if (token?.kind === "constant") return { kind: "constant", name: token.name };
    if (token?.kind !== "open" && token?.kind !== "function") return null;
    const of = this.sum();
    if (!of) return null;
    if (this.tokens[this.at]?.kind === "close") this.at += 1;
    else if (!this.isDone()) return null;
    return token.kind === "function" ? { kind: "call", name: token.name, of } : of;
  }
  private startsOperand(): boolean {
    const kind = this.tokens[this.at]?.kind;
    return kind === "number" || kind === "constant" || kind === "open" || kind === "function";
  }
  private operator<O extends Operator>(among: readonly O[]): O | null {
    const token = this.tokens[this.at];
    if (token?.kind !== "operator") return null;
    const found = among.find((name) => name === token.name);
    if (found) this.at += 1;
    return found ?? null;
  }
}

const precedence: Readonly<Record<Operator, number>> = { "+": 1, "−": 1, "×": 2, "÷": 2, mod: 2, "^": 4, "ˣ√": 4 };
const [signPrecedence, suffixPrecedence] = [3, 5];
/** Writes a tree as a line. An operation whose precedence is below `least` gets brackets. */
export function print(e: Expression, least = 0): string {
  switch (e.kind) {
    case "number":
      return e.text;
    case "constant":
      return e.name;
    case "call":
      return `${e.name}(${print(e.of)})`;
    case "suffixed":
      return print(e.of, suffixPrecedence) + e.suffix;
    case "negated":
      return addBrackets(`−${print(e.of, signPrecedence)}`, signPrecedence < least);
    case "binary": {
      const own = precedence[e.operator];
      const isPower = own === precedence["^"];
      const left = print(e.left, isPower ? suffixPrecedence : own);
      const right = print(e.right, isPower ? signPrecedence : own + 1);
      return addBrackets(left + e.operator + right, own < least);
    }
  }
}
const addBrackets = (text: string, needed: boolean): string => (needed ? `(${text})` : text);

/** Returns the last operator with its right operand, which a second press of "=" applies again. */
export function lastOperation(e: Expression): string {
  if (e.kind !== "binary") return "";
  const { right } = e;
  if (right.kind === "binary" && precedence[right.operator] > precedence[e.operator]) return lastOperation(right);
  return e.operator + print(right, precedence[e.operator] + 1);
}
