/** The apps that a user can see, by the names that the brand pack has for them in a language. */
import { brand } from "./brand.ts";
import { phone } from "./phone.ts";
import { appBrandOf, iconIn, withNames, withSpokenNames, type AppBrand, type Both } from "../brands/define.ts";
import type { Facts, Lang } from "../os/values.ts";
import { fill } from "../os/words.ts";
import { dispatch, state } from "./runtime.ts";
import { fits, type Intent } from "../os/intents.ts";
import type { Importance } from "../os/state-parts.ts";

export interface AppName {
  readonly id: string;
  readonly title: string;
}
const said = ({ en, zh }: Both, lang: Lang): string => (lang === "en" ? en : zh);
/** Settings may tell of an app that is not installed: it is called by its id, and its icon is plain. */
const named = (id: string): AppBrand =>
  installed(id) ? appBrandOf(brand(), id) : { title: { en: id, zh: id }, tint: "#9aa0a6", icon: "" };
export const titleOf = (id: string, lang: Lang): string => said(named(id).title, lang);
/** What stands under its icon. */
export function labelOf(id: string, lang: Lang): string {
  const { title, label } = named(id);
  return said(label ?? title, lang);
}
/** As SVG. */
export const iconOf = (id: string): string => iconIn(named(id));
/** A text with the pack's names and these facts in their places; what the user wrote is a fact, and stays as it is. */
export const filled = (template: string, lang: Lang, facts: Facts = {}): string =>
  fill(withNames(template, brand(), lang), facts);
/** What a task asks on its answer sheet, with the pack's names in their places. A place that the pack has no name for stays. */
export function spoken(text: string, lang: Lang): string {
  try {
    return withSpokenNames(text, brand(), lang);
  } catch {
    return text;
  }
}
export const appsByTitle = (lang: Lang): AppName[] =>
  phone.apps
    .filter((app) => !app.hidden)
    .map((app) => ({ id: app.id, title: titleOf(app.id, lang) }))
    .toSorted((a, b) => (a.title.toLowerCase() < b.title.toLowerCase() ? -1 : 1));
export const installed = (id: string): boolean => phone.has(id);

export interface ChannelName {
  readonly id: string;
  readonly title: string | null;
  readonly importance: Importance;
}
/** Kinds of notifications of an app, each as important as the app has it; one without a title where it declares none. */
export function channelsOf(app: string, lang: Lang): ChannelName[] {
  const declared = Object.entries(phone.app(app).channels).map(([id, { title, importance }]) => ({
    id,
    title: lang === "en" ? title.en : title.zh,
    importance,
  }));
  return declared.length > 0 ? declared : [{ id: "general", title: null, importance: "high" }];
}
/** Who can do what an intent asks, by "app/handler": one for each app. */
export function doersOf(intent: Intent): { readonly id: string; readonly app: string }[] {
  const found = [...phone.handlers]
    .filter(([, { handler }]) => fits(handler, intent))
    .map(([id, { app }]) => ({ id, app: app.id }));
  return found.filter((one, i) => found.findIndex((other) => other.app === one.app) === i);
}
export const homeApp = (): string => phone.home.id;
/** Whether an app is open, and closing it: for the screen that stops apps. */
export const isOpen = (app: string): boolean => state().view.tasks[app] !== undefined;
export const closeTask = (app: string): void => dispatch({ name: "os.closeTasks", args: { apps: [app] } });
