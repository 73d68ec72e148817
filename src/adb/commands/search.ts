// grep and sed. Their expressions come from clients, so they run in RE2's engine: its time grows only with the length of
// the text, whatever the expression.
import { RE2JS, RE2JSException } from "re2js";
import { CommandError, type CommandContext, type CommandFunction } from "../shell/command.ts";
import { parseNumber, parseOptions } from "./options.ts";
import { eachFile, linesOf } from "./streams.ts";

/** The longest expression. */
const maxExpression = 2000;

/**
 * Converts a basic or extended POSIX expression to RE2's syntax, in which only the backslashes of operators differ from a
 * basic one.
 */
export function toRe2(expression: string, extended: boolean): string {
  if (extended) return expression.replaceAll("\\<", "\\b").replaceAll("\\>", "\\b");
  return expression.replaceAll(
    /\\([^])|\[\^?\]?[^\]]*\]|([+?{}()|])|^\*/g,
    (found, escaped?: string, operator?: string) => {
      if (operator !== undefined) return `\\${operator}`;
      if (escaped === undefined) return found === "*" ? "\\*" : found;
      if ("+?{}()|".includes(escaped)) return escaped;
      return escaped === "<" || escaped === ">" ? "\\b" : found;
    },
  );
}
export const quoteExpression = (text: string): string => text.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);

export function compile(name: string, expression: string, ignoreCase: boolean): RE2JS {
  if (expression.length > maxExpression) throw new CommandError(`${name}: the expression is too long`, 2);
  try {
    return RE2JS.compile(expression, ignoreCase ? RE2JS.CASE_INSENSITIVE : 0);
  } catch (error) {
    if (error instanceof RE2JSException) throw new CommandError(`${name}: bad REGEX '${expression}'`, 2);
    throw error;
  }
}

const grep: CommandFunction = async (context) => {
  const long = [
    "color:",
    "line-buffered",
    "ignore-case",
    "invert-match",
    "count",
    "quiet",
    "extended-regexp",
    "fixed-strings",
    "only-matching",
  ];
  const { options: given, operands } = parseOptions(context, "EFGPivcnoqlLhHwxse:m:A:B:C:ar", long);
  const options = new Map(given);
  for (const [word, letter] of [
    ["ignore-case", "i"],
    ["invert-match", "v"],
    ["count", "c"],
    ["quiet", "q"],
    ["extended-regexp", "E"],
    ["fixed-strings", "F"],
    ["only-matching", "o"],
  ] as const)
    if (options.has(word)) options.set(letter, "");
  const [first, ...rest] = operands;
  const pattern = options.get("e") ?? first;
  if (pattern === undefined) throw new CommandError("grep: no REGEX", 2);
  const expression = compile("grep", expressionOf(context.name, pattern, options), options.has("i"));
  const paths = options.has("e") ? operands : rest;
  const most = options.has("m") ? parseNumber(context, options.get("m")!) : Infinity;
  const [before, after] = [
    options.get("B") ?? options.get("C") ?? "0",
    options.get("A") ?? options.get("C") ?? "0",
  ].map((text) => parseNumber(context, text));
  let isFound = false;
  const status = await eachFile(context, paths, async (bytes, path) => {
    const lines = linesOf(bytes);
    const hits = lines
      .flatMap((line, i) => (expression.matcher(line).find() === options.has("v") ? [] : [i]))
      .slice(0, most);
    isFound ||= hits.length > 0;
    const label = (paths.length > 1 || options.has("H")) && !options.has("h") ? `${path}:` : "";
    if (options.has("q")) return;
    if (options.has("l") || options.has("L")) {
      if (hits.length > 0 === options.has("l")) await context.out(`${path}\n`);
      return;
    }
    if (options.has("c")) {
      await context.out(`${label}${hits.length}\n`);
      return;
    }
    const shown = new Set<number>();
    let next = 0;
    for (const i of hits) {
      for (let at = Math.max(next, i - before!); at <= Math.min(lines.length - 1, i + after!); at++) shown.add(at);
      next = Math.max(next, i + after! + 1);
    }
    const text = [...shown].flatMap((i) => {
      const parts = options.has("o") ? matchesIn(expression, lines[i]!) : [lines[i]!];
      return parts.map((part) => `${label}${options.has("n") ? `${i + 1}:` : ""}${part}\n`);
    });
    await context.out(text.join(""));
  });
  return status === 0 ? (isFound ? 0 : 1) : 2;
};

function expressionOf(name: string, pattern: string, options: ReadonlyMap<string, string>): string {
  const isFixed = name === "fgrep" || options.has("F");
  const isExtended = name === "egrep" || options.has("E") || options.has("P");
  // Each line of the pattern is an alternative.
  const parts = pattern.split("\n").map((one) => (isFixed ? quoteExpression(one) : toRe2(one, isExtended)));
  const all = parts.length === 1 ? parts[0]! : parts.map((part) => `(?:${part})`).join("|");
  if (options.has("x")) return `^(?:${all})$`;
  return options.has("w") ? `\\b(?:${all})\\b` : all;
}
function matchesIn(expression: RE2JS, line: string): string[] {
  const matcher = expression.matcher(line);
  const found: string[] = [];
  while (matcher.find()) {
    const text = matcher.group();
    if (text) found.push(text);
    else if (found.length > line.length) break;
  }
  return found;
}

/** `sed` with the commands that agents use: s, p, d and q, on all lines, a line number, the last line or an expression. */
const sed: CommandFunction = async (context) => {
  const { options, operands } = parseOptions(context, "nEre:");
  const script = options.get("e") ?? operands[0] ?? "";
  const steps = script
    .split(/;(?=\s*(?:\d|\$|s|\/|p|d|q))|\n/)
    .filter((one) => one.trim() !== "")
    .map((one) => parseStep(context, one.trim(), options.has("E") || options.has("r")));
  const isQuiet = options.has("n");
  return eachFile(context, options.has("e") ? operands : operands.slice(1), async (bytes) => {
    const lines = linesOf(bytes);
    let text = "";
    line: for (const [i, original] of lines.entries()) {
      let line = original;
      for (const step of steps) {
        if (!step.applies(line, i + 1, lines.length)) continue;
        if (step.kind === "d") continue line;
        if (step.kind === "p") text += `${line}\n`;
        if (step.kind === "s") line = step.replace(line);
        if (step.kind === "q") {
          await context.out(`${text}${isQuiet ? "" : `${line}\n`}`);
          return;
        }
      }
      if (!isQuiet) text += `${line}\n`;
      context.budget.countSteps(1);
    }
    await context.out(text);
  });
};

interface SedStep {
  readonly kind: string;
  applies(line: string, number: number, last: number): boolean;
  replace(line: string): string;
}
function parseStep(context: CommandContext, text: string, extended: boolean): SedStep {
  const [, from, to, rest = ""] = /^(?:(\d+|\$|\/(?:\\.|[^/])+\/)(?:,(\d+|\$))?)?\s*([^]*)$/.exec(text) ?? [];
  const kind = rest[0] ?? "";
  const numberOf = (address: string, last: number): number => (address === "$" ? last : Number(address));
  const expression = from?.startsWith("/") ? compile("sed", toRe2(from.slice(1, -1), extended), false) : null;
  const applies: SedStep["applies"] = (line, number, last) => {
    if (from === undefined) return true;
    if (expression) return expression.matcher(line).find();
    const start = numberOf(from, last);
    return to === undefined ? number === start : number >= start && number <= numberOf(to, last);
  };
  if (kind !== "s" && /^[pdq]$/.test(rest)) return { kind, applies, replace: (line) => line };
  const mark = rest[1] ?? "";
  const parts = splitAt(rest.slice(2), mark);
  const [pattern, replacement, flags] = parts;
  if (kind !== "s" || mark === "" || flags === undefined || !/^[gIip]*$/.test(flags))
    throw new CommandError(`sed: bad pattern '${text}'`);
  const wanted = compile("sed", toRe2(pattern!, extended), /[Ii]/.test(flags));
  // RE2 writes groups as $1 where sed writes \1, and the whole match as $0.
  const written = replacement!.replaceAll(
    /\\(\d)|\\n|\\(.)|(&)|([$])/g,
    (_, group?: string, plain?: string, whole?: string, dollar?: string) =>
      group !== undefined ? `$${group}` : whole ? "$0" : dollar ? "\\$" : plain !== undefined ? plain : "\n",
  );
  return {
    kind,
    applies,
    replace: (line) => {
      const matcher = wanted.matcher(line);
      const result = flags.includes("g") ? matcher.replaceAll(written) : matcher.replaceFirst(written);
      context.budget.countBytes(result.length);
      return result;
    },
  };
}
/** Splits at a mark that has no backslash before it. */
function splitAt(text: string, mark: string): string[] {
  const parts = [""];
  for (let i = 0; i < text.length; i++) {
    if (text[i] === "\\" && text[i + 1] === mark) parts[parts.length - 1] += text[++i]!;
    else if (text[i] === "\\") parts[parts.length - 1] += text.slice(i, ++i + 1);
    else if (text[i] === mark) parts.push("");
    else parts[parts.length - 1] += text[i]!;
  }
  return parts;
}

export const searchCommands: Readonly<Record<string, CommandFunction>> = { grep, egrep: grep, fgrep: grep, sed };
