/** Tables of sentences: "key = English / 中文 ;; English / 中文". A key that stands twice has the sentences of both lines. */
import type { Both } from "../cast.ts";
import { both } from "../web/build.ts";

export function textsOf(table: string): ReadonlyMap<string, readonly Both[]> {
  const found = new Map<string, Both[]>();
  for (const line of table.trim().split("\n")) {
    const at = line.indexOf(" = ");
    if (at < 0) throw new Error(`no key: ${line}`);
    const key = line.slice(0, at).trim();
    const sentences = line
      .slice(at + 3)
      .split(";;")
      .map(sentenceOf);
    found.set(key, [...(found.get(key) ?? []), ...sentences]);
  }
  return found;
}
/** Either side may be empty. */
function sentenceOf(text: string): Both {
  const padded = ` ${text.trim()} `;
  const at = padded.indexOf(" / ");
  if (at < 0) throw new Error(`one language only: ${text}`);
  return both(padded.slice(0, at).trim(), padded.slice(at + 3).trim());
}

/** With a capital at its beginning, and "an" before a vowel. */
export const sentence = ({ en, zh }: Both): Both =>
  both((en.charAt(0).toUpperCase() + en.slice(1)).replace(/\b([Aa]) (?=[aeioAEIO])(?!one|uni|eu)/g, "$1n "), zh);

/** Chinese with a space where it meets Latin letters and figures. */
export const spaced = ({ en, zh }: Both): Both =>
  both(
    en,
    zh.replace(/(\p{Script=Han})([A-Za-z0-9])/gu, "$1 $2").replace(/([A-Za-z0-9%°℃])(\p{Script=Han})/gu, "$1 $2"),
  );
