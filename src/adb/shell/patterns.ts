// Patterns of the shell with `*`, `?` and `[…]`. Matching needs at most the product of both lengths in steps, so that no
// pattern of a client can block the process.

/** One element of a pattern. `text`: exactly this character. */
export type PatternItem =
  | { readonly kind: "text"; readonly char: string }
  | { readonly kind: "one" }
  | { readonly kind: "many" }
  | { readonly kind: "set"; readonly negated: boolean; readonly ranges: readonly (readonly [string, string])[] };

const classes: Readonly<Record<string, readonly (readonly [string, string])[]>> = {
  alnum: [
    ["0", "9"],
    ["A", "Z"],
    ["a", "z"],
  ],
  alpha: [
    ["A", "Z"],
    ["a", "z"],
  ],
  digit: [["0", "9"]],
  lower: [["a", "z"]],
  upper: [["A", "Z"]],
  space: [
    ["\t", "\r"],
    [" ", " "],
  ],
};

/** Parses a pattern. In `text`, a backslash makes the next character literal. */
export function parsePattern(text: string): PatternItem[] {
  const items: PatternItem[] = [];
  for (let i = 0; i < text.length; i++) {
    const char = text[i]!;
    if (char === "\\" && i + 1 < text.length) items.push({ kind: "text", char: text[++i]! });
    else if (char === "*") {
      // Two stars match the same as one.
      if (items.at(-1)?.kind !== "many") items.push({ kind: "many" });
    } else if (char === "?") items.push({ kind: "one" });
    else {
      const set = char === "[" ? parseSet(text, i) : null;
      items.push(set === null ? { kind: "text", char } : set.item);
      if (set !== null) i = set.end;
    }
  }
  return items;
}

function parseSet(text: string, start: number): { item: PatternItem; end: number } | null {
  let i = start + 1;
  const negated = text[i] === "!" || text[i] === "^";
  if (negated) i++;
  const ranges: (readonly [string, string])[] = [];
  for (let isFirst = true; i < text.length; isFirst = false) {
    if (text[i] === "]" && !isFirst) return { item: { kind: "set", negated, ranges }, end: i };
    const named = /^\[:(\w+):\]/.exec(text.slice(i, i + 12));
    if (named) {
      ranges.push(...(classes[named[1]!] ?? []));
      i += named[0].length;
      continue;
    }
    if (text[i] === "\\" && i + 1 < text.length) i++;
    const from = text[i++]!;
    if (text[i] === "-" && text[i + 1] !== undefined && text[i + 1] !== "]") {
      ranges.push([from, text[i + 1]!]);
      i += 2;
    } else ranges.push([from, from]);
  }
  return null;
}

export const hasWildcard = (items: readonly PatternItem[]): boolean => items.some(({ kind }) => kind !== "text");

export function matchesPattern(items: readonly PatternItem[], text: string): boolean {
  let [item, char] = [0, 0];
  // Where to continue when a later part does not match: the last star takes one more character.
  let star = -1;
  let starChar = 0;
  while (char < text.length) {
    const current = items[item];
    if (current?.kind === "many") {
      star = item++;
      starChar = char;
    } else if (current !== undefined && matchesOne(current, text[char]!)) {
      item++;
      char++;
    } else if (star >= 0) {
      item = star + 1;
      char = ++starChar;
    } else return false;
  }
  while (items[item]?.kind === "many") item++;
  return item === items.length;
}

function matchesOne(item: PatternItem, char: string): boolean {
  if (item.kind === "text") return item.char === char;
  if (item.kind === "set") return item.ranges.some(([from, to]) => char >= from && char <= to) !== item.negated;
  return item.kind === "one";
}

/** Makes a pattern of a text in which no character is special. */
export const quotePattern = (text: string): string => text.replaceAll(/[\\*?[\]]/g, String.raw`\$&`);
