/** Texts of apps as the phone shows them: in toasts, questions, notifications. */
import type { Facts } from "../../os/values.ts";
import { langOf } from "../../os/format.ts";
import { filled, titleOf as titleIn } from "../apps.ts";
import { wordOf } from "../app-words.ts";
import { dispatch, state } from "../runtime.ts";
import { shellText } from "./strings.ts";

/** A text of an app, else of the phone: refusals of the OS are shown over any app. */
export function textOf(app: string, key: string, facts: Facts): string {
  const lang = langOf(state().os);
  const template = wordOf(app, lang, key);
  return template === undefined ? shellText("refused-generic") : filled(template, lang, facts);
}
export const titleOf = (app: string): string => titleIn(app, langOf(state().os));
export const send = (name: string, args: Parameters<typeof dispatch>[0]["args"] = {}): void =>
  dispatch({ name: `os.${name}`, args });
