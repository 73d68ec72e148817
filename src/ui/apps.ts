/** Names and icons of apps in a language, from the brand pack, and facts about the installed apps. */
import { brand } from "./brand.ts";
import { phone } from "./phone.ts";
import {
  getAppBrand as appBrandOf,
  iconSvg,
  fillNames,
  fillSpokenNames,
  type AppBrand,
  type LocalizedText,
} from "#brands/define.ts";
import type { Facts, Lang } from "#os/values.ts";
import { fillPlaceholders } from "#os/texts.ts";
import { dispatch, state } from "./runtime.ts";
import { matchesFilter, type Intent } from "#os/intents.ts";
import type { Importance } from "#os/state-schemas.ts";

export interface AppName {
  readonly id: string;
  readonly title: string;
}
const inLanguage = ({ en, zh }: LocalizedText, lang: Lang): string => (lang === "en" ? en : zh);
/**
 * Returns the name and icon of an app. The settings may mention an app that is not installed. In this case, returns the
 * app's id as its title, and a plain icon.
 */
const getAppBrand = (id: string): AppBrand =>
  isInstalled(id) ? appBrandOf(brand(), id) : { title: { en: id, zh: id }, tint: "#9aa0a6", icon: "" };
export const titleOf = (id: string, lang: Lang): string => inLanguage(getAppBrand(id).title, lang);
/** Returns the label under an app's icon. */
export function labelOf(id: string, lang: Lang): string {
  const { title, label } = getAppBrand(id);
  return inLanguage(label ?? title, lang);
}
/** Returns an app's icon as SVG. */
export const iconOf = (id: string): string => iconSvg(getAppBrand(id));
/**
 * Replaces the placeholders of a text, first with names of the brand pack, then with `facts`. A fact may be the user's
 * own text, so placeholders inside a fact are not replaced.
 */
export const fillTemplate = (template: string, lang: Lang, facts: Facts = {}): string =>
  fillPlaceholders(fillNames(template, brand(), lang), facts);
/**
 * Inserts the names of the brand pack into a question of the answer sheet. Returns the text unchanged if the pack lacks
 * one of the names.
 */
export function fillQuestion(text: string, lang: Lang): string {
  try {
    return fillSpokenNames(text, brand(), lang);
  } catch {
    return text;
  }
}
export const appsByTitle = (lang: Lang): AppName[] =>
  phone.apps
    .filter((app) => !app.hidden)
    .map((app) => ({ id: app.id, title: titleOf(app.id, lang) }))
    .toSorted((a, b) => (a.title.toLowerCase() < b.title.toLowerCase() ? -1 : 1));
export const isInstalled = (id: string): boolean => phone.has(id);

export interface ChannelName {
  readonly id: string;
  readonly title: string | null;
  readonly importance: Importance;
}
/**
 * Returns the notification channels of an app with their importance. An app that declares no channels has one channel
 * without a title.
 */
export function channelsOf(app: string, lang: Lang): ChannelName[] {
  const declared = Object.entries(phone.app(app).channels).map(([id, { title, importance }]) => ({
    id,
    title: lang === "en" ? title.en : title.zh,
    importance,
  }));
  return declared.length > 0 ? declared : [{ id: "general", title: null, importance: "high" }];
}
/** Finds the handlers ("app/handler") that can handle an intent, one per app. */
export function findHandlers(intent: Intent): { readonly id: string; readonly app: string }[] {
  const found = [...phone.handlers]
    .filter(([, { handler }]) => matchesFilter(handler, intent))
    .map(([id, { app }]) => ({ id, app: app.id }));
  return found.filter((one, i) => found.findIndex((other) => other.app === one.app) === i);
}
export const homeApp = (): string => phone.home.id;
/** Whether an app is open. Settings offers to stop only apps that are open; `closeTask` stops the app. */
export const isOpen = (app: string): boolean => state().view.tasks[app] !== undefined;
export const closeTask = (app: string): void => dispatch({ name: "os.closeTasks", args: { apps: [app] } });
