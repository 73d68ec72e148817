// Splits long texts for rows of storage. A row contains at most 2 MB, and a character takes up to three bytes.
const maxPartChars = 600_000;

/** Returns the parts in order. No part ends within a surrogate pair, because storage alters lone surrogates. */
export function splitText(text: string): string[] {
  const parts: string[] = [];
  for (let from = 0; from < text.length;) {
    let to = Math.min(text.length, from + maxPartChars);
    if (to < text.length && isHighSurrogate(text.charCodeAt(to - 1))) to -= 1;
    parts.push(text.slice(from, to));
    from = to;
  }
  return parts;
}

const isHighSurrogate = (unit: number): boolean => unit >= 0xd800 && unit <= 0xdbff;
