/** Encodes integers as a short text. Each character holds five bits, and the lowest bit of a number is its sign. */
const letters = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-_";

export function encodeInts(numbers: Iterable<number>): string {
  let out = "";
  for (const n of numbers) {
    let rest = n < 0 ? -2 * n - 1 : 2 * n;
    while (rest >= 32) {
      out += letters[32 + (rest % 32)]!;
      rest = Math.floor(rest / 32);
    }
    out += letters[rest]!;
  }
  return out;
}
const letterValues = new Uint8Array(128);
for (let i = 0; i < letters.length; i++) letterValues[letters.charCodeAt(i)] = i;

export function decodeInts(text: string): number[] {
  const out: number[] = [];
  let n = 0;
  let weight = 1;
  for (let i = 0; i < text.length; i++) {
    const value = letterValues[text.charCodeAt(i)]!;
    n += (value & 31) * weight;
    if (value >= 32) {
      weight *= 32;
      continue;
    }
    out.push(n % 2 === 1 ? -(n + 1) / 2 : n / 2);
    n = 0;
    weight = 1;
  }
  return out;
}
/**
 * Returns the difference between each number and the previous number of the same kind. The list alternates between
 * `width` kinds of numbers.
 */
export const toDifferences = (numbers: readonly number[], width = 1): number[] =>
  numbers.map((n, i) => n - (i < width ? 0 : numbers[i - width]!));
export function fromDifferences(steps: readonly number[], width = 1): number[] {
  const out = [...steps];
  for (let i = width; i < out.length; i++) out[i]! += out[i - width]!;
  return out;
}
