/**
 * Texts of apps and of the phone as a page has them: a language of one at a time, fetched when something is first written in it;
 * of an app with features first those of the feature that it starts with, and the others when one of them is wanted.
 */
import { chunks, ofPhone } from "virtual:phone-apps";
import { createSignal } from "solid-js";
import type { Level } from "../os/absent.ts";
import { osId } from "../os/command.ts";
import type { Strings } from "../os/words.ts";
import type { Lang } from "../os/values.ts";
import { track } from "./pending.ts";

type Table = Readonly<Record<string, string>>;
interface Known {
  readonly table: Table;
  readonly level: Level;
}
const [tables, setTables] = createSignal<Readonly<Record<string, Known>>>({});
const asked = new Set<string>();
const keyOf = (app: string, lang: Lang): string => `${app} ${lang}`;

/** The texts of an app, or of the phone (`osId`), in a language, or undefined while they are on their way. */
export function wordsOf(app: string, lang: Lang, level: Level = "first"): Table | undefined {
  const known = tables()[keyOf(app, lang)];
  if (known && (level === "first" || known.level === "whole")) return known.table;
  const key = `${keyOf(app, lang)} ${known ? "whole" : "first"}`;
  if (!asked.has(key)) {
    asked.add(key);
    track(load(app, lang, known?.table).finally(() => asked.delete(key)));
  }
  return undefined;
}
/** A text of an app, else of the phone; undefined where neither has it, or while it is on its way. */
export function wordOf(app: string, lang: Lang, key: string): string | undefined {
  const [own, ofOs] = [wordsOf(app, lang), wordsOf(osId, lang)];
  if (!own || !ofOs) return undefined;
  // What both have is among the first of an app: for a refusal of the phone's no more of it is fetched.
  const table = [own, ofOs].find((one) => Object.hasOwn(one, key)) ?? wordsOf(app, lang, "whole");
  return table?.[key];
}
/**
 * What the screens of an app have for its texts: a screen is drawn only when those of the phone's language are here that come
 * with it. Where one asks for others they are fetched, and it is drawn again.
 */
export function stringsOf(app: string): Strings {
  const here = (lang: Lang): Table => {
    const known = tables()[keyOf(app, lang)];
    if (!known) throw new Error(`${app} was drawn without its texts`);
    return known.level === "whole" ? known.table : asking(app, lang, known.table);
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
/** A table that fetches the rest where somebody asks for what it has not. */
function asking(app: string, lang: Lang, table: Table): Table {
  const known = askers.get(table);
  if (known) return known;
  const rest = (): void => void wordsOf(app, lang, "whole");
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
  askers.set(table, asker);
  return asker;
}
const askers = new WeakMap<Table, Table>();

/** `first`: what is here of them, where something is. */
async function load(app: string, lang: Lang, first: Table | undefined): Promise<void> {
  const { words: early, moreWords } = app === osId ? { words: ofPhone, moreWords: undefined } : chunks[app]!;
  const { words } = await (first ? moreWords! : early)[lang === "en" ? "en" : "zh"]();
  const level = first || !moreWords ? "whole" : "first";
  setTables((all) => ({ ...all, [keyOf(app, lang)]: { table: { ...first, ...words }, level } }));
}
