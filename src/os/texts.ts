/** Texts in the phone's two languages, and their `{name}` placeholders. */
import type { Facts, Lang } from "./values.ts";

export interface Strings<K extends string = string> {
  readonly en: Readonly<Record<K, string>>;
  readonly zh: Readonly<Record<K, string>>;
}
/** Declares texts. The types require the same keys in both languages. */
export const defineTexts = <const E extends Record<string, string>>(w: {
  readonly en: E;
  readonly zh: { readonly [K in keyof E]: string };
}) => w as Strings<keyof E & string>;

/**
 * Replaces `{name}` with a fact, and `{name|one|many}` with one of the two forms, depending on the fact. The fact may
 * be a formatted number such as "1,234".
 */
export function fillPlaceholders(template: string, facts: Facts = {}): string {
  return template.replace(/\{(\w+)(?:\|([^|}]*)\|([^}]*))?\}/g, (whole, name: string, one?: string, many?: string) => {
    const fact = facts[name];
    if (fact === undefined) return whole;
    if (one === undefined) return String(fact);
    return String(fact) === "1" ? one : (many ?? "");
  });
}
export const textsFor = <K extends string>(strings: Strings<K>, lang: Lang): Readonly<Record<K, string>> =>
  lang === "en" ? strings.en : strings.zh;
