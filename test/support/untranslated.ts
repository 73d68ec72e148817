// Finds texts in the wrong language on a phone, with the strings of all apps and of the phone itself.
import { readdirSync, existsSync } from "node:fs";
import { join } from "node:path";
import type { Lang } from "#os/values.ts";
import type { Strings } from "#os/texts.ts";

const apps = join(import.meta.dirname, "../../src/apps");
const tables: Strings[] = await Promise.all(
  readdirSync(apps)
    .map((id) => join(apps, id, "strings.ts"))
    .filter((path) => existsSync(path))
    .map(async (path) => ((await import(path)) as { strings: Strings }).strings),
);
/** Returns the texts that exist in only one language. Texts with placeholders are left out. */
const only = (mine: "en" | "zh", other: "en" | "zh"): Set<string> => {
  const found = new Set(tables.flatMap((t) => Object.values(t[mine])).filter((text) => !text.includes("{")));
  for (const text of tables.flatMap((t) => Object.values(t[other]))) found.delete(text);
  return found;
};
const english = [...only("en", "zh")].filter((text) => /[A-Za-z]{3}/.test(text));
const chinese = [...only("zh", "en")].filter((text) => /[\u4e00-\u9fff]/.test(text));
const foreign: Record<Lang, Set<string>> = { "zh-CN": new Set(english), en: new Set(chinese) };

export const englishOnly = (text: string, lang: Lang): boolean => foreign[lang].has(text.trim());
