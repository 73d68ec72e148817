/**
 * Texts of apps and of the phone on a page. The page loads the texts of a language when it first draws a text in that
 * language. If an app has features, the page first loads the texts of the app's start feature and loads the other texts
 * on demand.
 */
import { chunks, ofPhone } from "virtual:phone-apps";
import { createSignal } from "solid-js";
import type { LoadLevel } from "#os/unloaded.ts";
import { osId } from "#os/command.ts";
import type { Strings } from "#os/texts.ts";
import type { Lang } from "#os/values.ts";
import { track } from "./loading.ts";

type Table = Readonly<Record<string, string>>;
interface LoadedTexts {
  readonly table: Table;
  readonly level: LoadLevel;
}
const [tables, setTables] = createSignal<Readonly<Record<string, LoadedTexts>>>({});
const requestedKeys = new Set<string>();
const keyOf = (app: string, lang: Lang): string => `${app} ${lang}`;

/** Returns the texts of an app, or of the phone (`osId`), in a language. Returns undefined while they load. */
export function findTexts(app: string, lang: Lang, level: LoadLevel = "first"): Table | undefined {
  const known = tables()[keyOf(app, lang)];
  if (known && (level === "first" || known.level === "whole")) return known.table;
  const key = `${keyOf(app, lang)} ${known ? "whole" : "first"}`;
  if (!requestedKeys.has(key)) {
    requestedKeys.add(key);
    track(load(app, lang, known?.table).finally(() => requestedKeys.delete(key)));
  }
  return undefined;
}
/**
 * Returns a text of an app, or the phone's text if the app has no text with this key. Returns undefined if the phone
 * has no text with this key either, or while the texts load.
 */
export function findText(app: string, lang: Lang, key: string): string | undefined {
  const [own, ofOs] = [findTexts(app, lang), findTexts(osId, lang)];
  if (!own || !ofOs) return undefined;
  // An app's first texts include every key that the app shares with the phone. A refusal from the phone therefore does
  // not load more texts of the app.
  const table = [own, ofOs].find((one) => Object.hasOwn(one, key)) ?? findTexts(app, lang, "whole");
  return table?.[key];
}
/**
 * Returns the texts for the screens of an app. A screen is drawn only after the first texts in the phone's language are
 * loaded. If the screen reads a text that is not among the first ones, the page loads the remaining texts and draws the
 * screen again.
 */
export function getStrings(app: string): Strings {
  const here = (lang: Lang): Table => {
    const known = tables()[keyOf(app, lang)];
    if (!known) throw new Error(`${app} was drawn before its texts were loaded`);
    return known.level === "whole" ? known.table : lazyTable(app, lang, known.table);
  };
  return {
    get en() {
      return here("en");
    },
    get zh() {
      return here("zh-CN");
    },
  };
}
/** Returns a table that loads the remaining texts when a caller reads a key that is not in `table`. */
function lazyTable(app: string, lang: Lang, table: Table): Table {
  const known = lazyTables.get(table);
  if (known) return known;
  const rest = (): void => void findTexts(app, lang, "whole");
  const asker = new Proxy(table, {
    get(own, key: string) {
      if (!Object.hasOwn(own, key)) rest();
      return own[key] ?? "";
    },
    getOwnPropertyDescriptor(own, key) {
      if (!Object.hasOwn(own, key)) rest();
      return Reflect.getOwnPropertyDescriptor(own, key);
    },
    ownKeys(own) {
      rest();
      return Reflect.ownKeys(own);
    },
  });
  lazyTables.set(table, asker);
  return asker;
}
const lazyTables = new WeakMap<Table, Table>();

/**
 * Loads the first texts, or, if `first` is given, the remaining texts. `first` contains the first texts, which are
 * already loaded.
 */
async function load(app: string, lang: Lang, first: Table | undefined): Promise<void> {
  const { words: early, moreWords } = app === osId ? { words: ofPhone, moreWords: undefined } : chunks[app]!;
  const { words } = await (first ? moreWords! : early)[lang === "en" ? "en" : "zh"]();
  const level = first || !moreWords ? "whole" : "first";
  setTables((all) => ({ ...all, [keyOf(app, lang)]: { table: { ...first, ...words }, level } }));
}
