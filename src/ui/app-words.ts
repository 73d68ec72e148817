/** Texts of apps and of the phone as a page has them: a language of one at a time, fetched when something is first written in it. */
import { chunks, ofPhone } from "virtual:phone-apps";
import { createSignal } from "solid-js";
import { osId } from "../os/command.ts";
import type { Strings } from "../os/words.ts";
import type { Lang } from "../os/values.ts";
import { track } from "./pending.ts";

type Table = Readonly<Record<string, string>>;
const [tables, setTables] = createSignal<Readonly<Record<string, Table>>>({});
const asked = new Set<string>();
const keyOf = (app: string, lang: Lang): string => `${app} ${lang}`;

/** The texts of an app, or of the phone (`osId`), in a language, or undefined while they are on their way. */
export function wordsOf(app: string, lang: Lang): Table | undefined {
  const key = keyOf(app, lang);
  const words = tables()[key];
  if (!words && !asked.has(key)) {
    asked.add(key);
    track(load(app, lang).finally(() => asked.delete(key)));
  }
  return words;
}
/** What the screens of an app have for its texts: a screen is drawn only when those of the phone's language are here. */
export function stringsOf(app: string): Strings {
  const here = (lang: Lang): Table => {
    const words = tables()[keyOf(app, lang)];
    if (!words) throw new Error(`${app} was drawn without its texts`);
    return words;
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
async function load(app: string, lang: Lang): Promise<void> {
  const { words } = await (app === osId ? ofPhone : chunks[app]!.words)[lang === "en" ? "en" : "zh"]();
  setTables((all) => ({ ...all, [keyOf(app, lang)]: words }));
}
