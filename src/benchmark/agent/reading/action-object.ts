// Reads answers that are one JSON object: in a tag, after a label, in a code fence, or without any mark.
import { findLabel, chooseAfterMark, droppedNote, findTag, chooseWithoutMark } from "./choice.ts";
import { parseObjects, parseCompleteObjects, type JsonObject, type LocatedObject } from "./json.ts";

export interface ActionObject {
  readonly value: JsonObject;
  /** The text as the model wrote it. */
  readonly text: string;
  readonly repairs: readonly string[];
  /**
   * Whether the object is surely the answer, even if the reply was cut off. An object in a closed tag is surely the
   * answer. So is an object without words after it, if the object is after another mark or at the beginning of the
   * text. Any other object may be part of an unfinished thought.
   */
  readonly isFinal: boolean;
}

const actionLabel = /^[\s*#>-]*(?:final[ _]?)?(?:actions?|answer|动作|操作)[\s*]*[:：]/gim;

/**
 * Returns the object that the answer asks to execute. The caller removes the thoughts first. An object is an action
 * only if it has one of the `keys`. Returns "several" if it is unclear which object is meant, null if there is no
 * object.
 */
export function actionObject(text: string, keys: readonly string[], tag?: string): ActionObject | "several" | null {
  const acts = (part: string): LocatedObject[] =>
    parseObjects(part).filter(({ value }) => keys.some((key) => key in value));
  const whole = acts(text);
  const taken = (
    part: string,
    marked: boolean,
    closed = false,
    choose = chooseAfterMark<LocatedObject>,
  ): ActionObject | "several" | null => {
    const found = acts(part);
    const chosen = choose(part, found);
    if (chosen === null || chosen === "several") return chosen;
    const object = chosen.selected[0]!;
    // A key may occur twice in one object, or outside of all objects. In this case, a quote in a thought has broken the
    // JSON, and the key comes from the thought.
    const rest = found.reduceRight((left, { start, end }) => left.slice(0, start) + left.slice(end), part);
    const twice = object.repairs.length > 0 && keys.some((key) => countKey(object.text, key) > 1);
    if (twice || keys.some((key) => countKey(rest, key) > 0)) return "several";
    const behind = text.slice(text.lastIndexOf(object.text) + object.text.length);
    return {
      value: object.value,
      text: object.text,
      repairs: [...object.repairs, ...droppedNote(whole.length - 1)],
      isFinal: closed || (marked && !/[\p{L}\p{N}]/u.test(behind)),
    };
  };

  const tagged = tag === undefined ? null : findTag(text, tag, parseCompleteObjects);
  if (tagged === "several") return "several";
  if (tagged && tagged.inner !== "") return taken(tagged.inner, true, tagged.closed);
  const labelled = findLabel(text, actionLabel, () => whole);
  if (labelled) return taken(labelled.behind, true);
  const fences = [...text.matchAll(/```[a-z]*\s*\n?([\s\S]*?)(?:```|$)/gi)]
    .map(([, inner = ""]) => inner)
    .filter((inner) => acts(inner).length > 0);
  if (fences.length === 1) return taken(fences[0]!, true);
  const list = /^\s*\[/.test(text) && /\]\s*$/.test(text);
  return taken(text, /^\s*[[{]/.test(text), false, list ? chooseAfterMark : chooseWithoutMark);
}

const countKey = (text: string, key: string): number =>
  [...text.matchAll(new RegExp(`(?:["']${key}["']|(?<=[{,]\\s*)${key})\\s*[:：]`, "g"))].length;
