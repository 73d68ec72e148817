/**
 * Pages of apps that an instruction can ask to visit (docs/scenarios.md). One tap on the app's first screen opens such
 * a page, and Back closes the page. Neither the tap nor Back changes any data.
 */
import { strings as alipay } from "#apps/alipay/strings.ts";
import { strings as calculator } from "#apps/calculator/strings.ts";
import { strings as clock } from "#apps/clock/strings.ts";
import { strings as ebay } from "#apps/ebay/strings.ts";
import { strings as meeting } from "#apps/meeting/strings.ts";
import { strings as railway } from "#apps/railway/strings.ts";
import { strings as themes } from "#apps/themes/strings.ts";

export interface Page {
  readonly app: string;
  /** The act of the app's first screen that opens the page. */
  readonly act: string;
  /** The label of the control. */
  readonly label: { readonly en: string; readonly zh: string };
}
interface Texts<Key extends string> {
  readonly en: Readonly<Record<Key, string>>;
  readonly zh: Readonly<Record<Key, string>>;
}
/** Builds the pages of acts whose names are keys of the app's texts. */
const appPages = <Key extends string>(app: string, { en, zh }: Texts<Key>, acts: readonly Key[]): Page[] =>
  acts.map((act) => ({ app, act, label: { en: en[act], zh: zh[act] } }));

export const pages: readonly Page[] = [
  ...appPages("alipay", alipay, ["billers", "cards", "transport"]),
  ...appPages("calculator", calculator, ["converter"]),
  ...appPages("clock", clock, ["settings"]),
  ...appPages("ebay", ebay, ["categories", "saved", "watchlist"]),
  ...appPages("meeting", meeting, ["history"]),
  ...appPages("railway", railway, ["help", "invoices", "meals", "passengers"]),
  ...appPages("themes", themes, ["settings"]),
];
