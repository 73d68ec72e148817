/** Texts of apps that the shell shows, in toasts, dialogs and notifications. */
import type { Facts } from "#os/values.ts";
import { langOf } from "#os/format.ts";
import { fillTemplate, titleOf as titleIn } from "../apps.ts";
import { findText } from "../app-texts.ts";
import { dispatch, state } from "../runtime.ts";
import { shellText } from "./strings.ts";

/**
 * Returns a text of an app, or the phone's text if the app has no text with this key. The phone's texts are needed
 * because refusals of the OS are shown over any app.
 */
export function textOf(app: string, key: string, facts: Facts): string {
  const lang = langOf(state().os);
  const template = findText(app, lang, key);
  return template === undefined ? shellText("refused-generic") : fillTemplate(template, lang, facts);
}
export const titleOf = (app: string): string => titleIn(app, langOf(state().os));
export const dispatchOs = (name: string, args: Parameters<typeof dispatch>[0]["args"] = {}): void =>
  dispatch({ name: `os.${name}`, args });
