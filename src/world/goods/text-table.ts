/**
 * Parses tables of sentences. A line has the form "key = English / 中文 ;; English / 中文". If a key occurs in several
 * lines, it has the sentences of all these lines.
 */
import type { LocalizedText } from "../cast.ts";
import { both } from "../web/build.ts";

export function parseTextTable(table: string): ReadonlyMap<string, readonly LocalizedText[]> {
  const found = new Map<string, LocalizedText[]>();
  for (const line of table.trim().split("\n")) {
    const at = line.indexOf(" = ");
    if (at < 0) throw new Error(`no key: ${line}`);
    const key = line.slice(0, at).trim();
    const sentences = line
      .slice(at + 3)
      .split(";;")
      .map(parseSentence);
    found.set(key, [...(found.get(key) ?? []), ...sentences]);
  }
  return found;
}
/** Parses one sentence. The text in one of the languages may be empty. */
function parseSentence(text: string): LocalizedText {
  const padded = ` ${text.trim()} `;
  const at = padded.indexOf(" / ");
  if (at < 0) throw new Error(`one language only: ${text}`);
  return both(padded.slice(0, at).trim(), padded.slice(at + 3).trim());
}

/** Capitalizes the first letter, and writes "an" before a vowel. */
export const toSentence = ({ en, zh }: LocalizedText): LocalizedText =>
  both((en.charAt(0).toUpperCase() + en.slice(1)).replace(/\b([Aa]) (?=[aeioAEIO])(?!one|uni|eu)/g, "$1n "), zh);

/** Adds a space between Chinese and Latin letters or digits. */
export const addSpacing = ({ en, zh }: LocalizedText): LocalizedText =>
  both(
    en,
    zh.replace(/(\p{Script=Han})([A-Za-z0-9])/gu, "$1 $2").replace(/([A-Za-z0-9%°℃])(\p{Script=Han})/gu, "$1 $2"),
  );
