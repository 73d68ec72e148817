/** The texts of the phone itself. */
import { osId } from "../../os/command.ts";
import { langOf } from "../../os/format.ts";
import type { Facts } from "../../os/values.ts";
import { wordsOf } from "../app-words.ts";
import { filled } from "../apps.ts";
import { state } from "../runtime.ts";
import type { words as english } from "./words/en.ts";

export type ShellKey = keyof typeof english;
/** Nothing while the texts are on their way: no picture is taken then, and what shows them is drawn again. */
export function shellText(key: ShellKey, facts?: Facts): string {
  const lang = langOf(state().os);
  return filled(wordsOf(osId, lang)?.[key] ?? "", lang, facts);
}
