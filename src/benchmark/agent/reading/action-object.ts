// Answers that are one JSON object, in a tag, behind a label, in a code fence, or bare.
import { behindLabel, behindMark, droppedNote, inTag, unmarked } from "./choice.ts";
import { objectsIn, wholeObjects, type JsonObject, type ObjectAt } from "./json.ts";

export interface ActionObject {
  readonly value: JsonObject;
  /** As it was written. */
  readonly text: string;
  readonly repairs: readonly string[];
  /**
   * Whether it is the answer even where that was cut off: in a tag that ends, or behind another mark or at the beginning with
   * no words behind it. Else it may be a part of a thought that was to go on.
   */
  readonly sure: boolean;
}

const label = /^[\s*#>-]*(?:final[ _]?)?(?:actions?|answer|动作|操作)[\s*]*[:：]/gim;

/**
 * The object that an answer wants done, thinking taken away. `keys`: only objects with one of these are actions. "several"
 * where nothing says which of them is meant, null where there is none.
 */
export function actionObject(text: string, keys: readonly string[], tag?: string): ActionObject | "several" | null {
  const acts = (part: string): ObjectAt[] => objectsIn(part).filter(({ value }) => keys.some((key) => key in value));
  const whole = acts(text);
  const taken = (
    part: string,
    marked: boolean,
    closed = false,
    choose = behindMark<ObjectAt>,
  ): ActionObject | "several" | null => {
    const found = acts(part);
    const chosen = choose(part, found);
    if (chosen === null || chosen === "several") return chosen;
    const object = chosen.taken[0]!;
    // A key that is there twice in one object, or outside of all: a thought's, whose quotes broke the JSON around it.
    const rest = found.reduceRight((left, { start, end }) => left.slice(0, start) + left.slice(end), part);
    const twice = object.repairs.length > 0 && keys.some((key) => countOf(object.text, key) > 1);
    if (twice || keys.some((key) => countOf(rest, key) > 0)) return "several";
    const behind = text.slice(text.lastIndexOf(object.text) + object.text.length);
    return {
      value: object.value,
      text: object.text,
      repairs: [...object.repairs, ...droppedNote(whole.length - 1)],
      sure: closed || (marked && !/[\p{L}\p{N}]/u.test(behind)),
    };
  };

  const tagged = tag === undefined ? null : inTag(text, tag, wholeObjects);
  if (tagged === "several") return "several";
  if (tagged && tagged.inner !== "") return taken(tagged.inner, true, tagged.closed);
  const labelled = behindLabel(text, label, () => whole);
  if (labelled) return taken(labelled.behind, true);
  const fences = [...text.matchAll(/```[a-z]*\s*\n?([\s\S]*?)(?:```|$)/gi)]
    .map(([, inner = ""]) => inner)
    .filter((inner) => acts(inner).length > 0);
  if (fences.length === 1) return taken(fences[0]!, true);
  const list = /^\s*\[/.test(text) && /\]\s*$/.test(text);
  return taken(text, /^\s*[[{]/.test(text), false, list ? behindMark : unmarked);
}

const countOf = (text: string, key: string): number =>
  [...text.matchAll(new RegExp(`(?:["']${key}["']|(?<=[{,]\\s*)${key})\\s*[:：]`, "g"))].length;
