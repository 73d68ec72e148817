/** Finds the words that the display had for a changed field and its new value. */
import type { Element } from "#contract/element.ts";
import { sameJson, type Json } from "#state/json.ts";
import { documentsOf, valueAt } from "./bookkeeping.ts";
import type { Move } from "./windows.ts";

export interface DisplayedWords {
  /** The label of the switch or the text field, or null. */
  readonly field: string | null;
  /** The label of the chosen option, or null. */
  readonly value: string | null;
}
const none: DisplayedWords = { field: null, value: null };

const switchRoles: ReadonlySet<string> = new Set(["switch", "checkbox"]);
const optionRoles: ReadonlySet<string> = new Set(["radio", "option"]);
/** Longer names contain more than the label. */
const longestLabel = 40;
/** A name that ends with "on" or "off" tells the state before the touch. */
const isLabel = (name: string): boolean =>
  name.length > 1 && name.length <= longestLabel && !/[\n"“”]| (on|off)$/i.test(name);
/** The label of a field that asks for something ("Add a remark") is no name of the field. */
const isRequest = (name: string): boolean => /^(add|write|type|enter|search|say|new|your)\b|[….]$/i.test(name);
/** Values that the data name by a key or by a number, such as "dark" for "Dark theme". */
const isKey = (value: Json): boolean =>
  typeof value === "number" || (typeof value === "string" && /^[a-z][A-Za-z0-9-]*$/.test(value));

/**
 * `moves` are the steps up to the end of a window. `path` is the JSON pointer of the field that they changed to `value`.
 * `others` are the pointers of the window's other changes.
 */
export function displayedWordsOf(
  moves: readonly Pick<Move, "action" | "before" | "after" | "touched">[],
  path: string,
  value: Json,
  others: readonly string[],
): DisplayedWords {
  const at = moves.findLastIndex((move) => hasChanged(move, path));
  const touched = moves[at]?.touched ?? null;
  // The label of a touch that has changed several fields belongs to only one of them.
  if (at === -1 || others.some((other) => hasChanged(moves[at]!, other))) return none;
  if (touched !== null && isLabel(touched.name)) {
    if (typeof value === "boolean" && switchRoles.has(touched.role)) return { field: touched.name, value: null };
    if (isKey(value) && optionRoles.has(touched.role)) return { field: null, value: touched.name };
  }
  if (typeof value !== "string" || value === "") return none;
  const typed = moves.slice(0, at + 1).findLast(({ action }) => action.type === "TYPE" && action.value === value);
  return typed && isFieldName(typed.touched) ? { field: typed.touched.name, value: null } : none;
}
const isFieldName = (touched: Element | null): touched is Element =>
  touched !== null && touched.role === "textbox" && isLabel(touched.name) && !isRequest(touched.name);
function hasChanged({ before, after }: Pick<Move, "before" | "after">, path: string): boolean {
  const steps = path.split("/").slice(1);
  return !sameJson(valueAt(documentsOf(before), steps), valueAt(documentsOf(after), steps));
}
