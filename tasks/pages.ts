/**
 * Pages of apps that an instruction can prescribe to visit (docs/scenarios.md): one touch on the app's first screen opens
 * each of them, back leaves it, and neither changes any data.
 */
import { strings as alipay } from "../src/apps/alipay/strings.ts";
import { strings as calculator } from "../src/apps/calculator/strings.ts";
import { strings as clock } from "../src/apps/clock/strings.ts";
import { strings as ebay } from "../src/apps/ebay/strings.ts";
import { strings as meeting } from "../src/apps/meeting/strings.ts";
import { strings as railway } from "../src/apps/railway/strings.ts";
import { strings as themes } from "../src/apps/themes/strings.ts";

export interface Page {
  readonly app: string;
  /** The act of the app's first screen that opens it. */
  readonly act: string;
  /** What the control is called. */
  readonly label: { readonly en: string; readonly zh: string };
}
interface Texts<Key extends string> {
  readonly en: Readonly<Record<Key, string>>;
  readonly zh: Readonly<Record<Key, string>>;
}
/** Acts that are called as their texts are. */
const pagesOf = <Key extends string>(app: string, { en, zh }: Texts<Key>, acts: readonly Key[]): Page[] =>
  acts.map((act) => ({ app, act, label: { en: en[act], zh: zh[act] } }));

export const pages: readonly Page[] = [
  ...pagesOf("alipay", alipay, ["billers", "cards", "transport"]),
  ...pagesOf("calculator", calculator, ["converter"]),
  ...pagesOf("clock", clock, ["settings"]),
  ...pagesOf("ebay", ebay, ["categories", "saved", "watchlist"]),
  ...pagesOf("meeting", meeting, ["history"]),
  ...pagesOf("railway", railway, ["help", "invoices", "meals", "passengers"]),
  ...pagesOf("themes", themes, ["settings"]),
];
