/** The texts of the phone itself. */
import { osId } from "#os/command.ts";
import { langOf } from "#os/format.ts";
import type { Facts } from "#os/values.ts";
import { findTexts } from "../app-texts.ts";
import { fillTemplate } from "../apps.ts";
import { state } from "../runtime.ts";
import type { words as english } from "./words/en.ts";

export type ShellKey = keyof typeof english;
/**
 * Returns a text of the phone, or "" while the texts load. During that time no screenshot is taken; afterwards the part
 * is drawn again.
 */
export function shellText(key: ShellKey, facts?: Facts): string {
  const lang = langOf(state().os);
  return fillTemplate(findTexts(osId, lang)?.[key] ?? "", lang, facts);
}
