/** The apps that a user can see, by the names of a language. */
import { phone } from "../apps/phone.ts";
import type { Lang } from "../os/define.ts";

export interface AppName {
  readonly id: string;
  readonly title: string;
}
export const titleOf = (id: string, lang: Lang): string => {
  const { title } = phone.app(id);
  return lang === "en" ? title.en : title.zh;
};
export const appsByTitle = (lang: Lang): AppName[] =>
  phone.apps
    .filter((app) => !app.hidden)
    .map((app) => ({ id: app.id, title: titleOf(app.id, lang) }))
    .toSorted((a, b) => (a.title < b.title ? -1 : 1));
export const installed = (id: string): boolean => phone.has(id);
