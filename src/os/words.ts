/** Texts in the phone's two languages, and how `{places}` in them are filled. */
import type { Facts, Lang } from "./values.ts";

export interface Strings<K extends string = string> {
  readonly en: Readonly<Record<K, string>>;
  readonly zh: Readonly<Record<K, string>>;
}
/** Both languages must have the same keys, or it does not compile. */
export const words = <const E extends Record<string, string>>(w: {
  readonly en: E;
  readonly zh: { readonly [K in keyof E]: string };
}) => w as Strings<keyof E & string>;

/** Fills `{name}` with a fact and `{name|one|many}` by its number, which may be a formatted one such as "1,234". */
export function fill(template: string, facts: Facts = {}): string {
  return template.replace(/\{(\w+)(?:\|([^|}]*)\|([^}]*))?\}/g, (whole, name: string, one?: string, many?: string) => {
    const fact = facts[name];
    if (fact === undefined) return whole;
    if (one === undefined) return String(fact);
    return String(fact) === "1" ? one : (many ?? "");
  });
}
export const wordsFor = <K extends string>(strings: Strings<K>, lang: Lang): Readonly<Record<K, string>> =>
  lang === "en" ? strings.en : strings.zh;
