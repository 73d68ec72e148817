// Formats the figures of reports. A terminal and a page show the same texts.
import type { Interval } from "#contract/run.ts";

const none = "–";

/** Formats a share in 0..1. */
export const percent = (share: number | null): string => (share === null ? none : `${(share * 100).toFixed(1)}%`);
/** Formats a difference of shares as percentage points with a sign. */
export const points = (difference: number): string => {
  const text = (difference * 100).toFixed(1);
  return Number(text) > 0 ? `+${text}` : Number(text) === 0 ? "0.0" : text.replace("-", "−");
};
export const interval = (bounds: Interval | null, say: (x: number) => string = bareNumber): string =>
  bounds === null ? none : `${say(bounds[0])} – ${say(bounds[1])}`;
const bareNumber = (share: number): string => (share * 100).toFixed(1);
export const decimal = (x: number | null, digits = 1): string =>
  x === null ? none : x.toFixed(digits).replace("-", "−");
export const probability = (p: number): string => (p < 0.001 ? "< 0.001" : p.toFixed(3));
export const plural = (n: number, one: string, many = `${one}s`): string =>
  `${n.toLocaleString("en-US")} ${n === 1 ? one : many}`;
export function duration(seconds: number): string {
  if (seconds < 9.95) return `${seconds.toFixed(1)} s`;
  const whole = Math.round(seconds);
  if (whole < 60) return `${whole} s`;
  const minutes = Math.round(seconds / 60);
  if (minutes < 60) return `${Math.floor(whole / 60)} min ${whole % 60} s`;
  return `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}

/** Returns the letter of a compared run: A to Z, then AA, AB and so on. */
export const letterOf = (i: number): string =>
  i < 26 ? String.fromCharCode(65 + i) : `${letterOf(Math.floor(i / 26) - 1)}${letterOf(i % 26)}`;

/** Characters that are two columns wide in a terminal. */
const wideCharacters = /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe4f\uff00-\uff60\uffe0-\uffe6]/u;
export const widthOf = (text: string): number =>
  [...text].reduce((sum, char) => sum + (wideCharacters.test(char) ? 2 : 1), 0);
/** Truncates a text to at most this many columns. */
export function truncateToColumns(text: string, columns: number): string {
  if (widthOf(text) <= columns) return text;
  let cut = "";
  for (const char of text) {
    if (widthOf(cut + char) > columns - 1) break;
    cut += char;
  }
  return `${cut}…`;
}
export function padToColumns(text: string, columns: number, side: "left" | "right" = "left"): string {
  const cut = truncateToColumns(text, columns);
  const rest = " ".repeat(columns - widthOf(cut));
  return side === "left" ? cut + rest : rest + cut;
}
