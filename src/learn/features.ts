// What the policy sees of each candidate: at most 64 numbers in 0..1, from the instruction, the glass and what it remembers. No
// ids, nothing that only an operator knows.
import type { Element } from "../contract/env.ts";
import type { Candidate } from "./candidates.ts";
import { sameWords, wordsOf } from "./instruction.ts";
import { headOf, placeOf, titlesOf, type Recollection } from "./recollection.ts";

/** Roles by what a touch is good for; rare ones have no weight of their own, which a few touches would throw about. */
const roles = { toggle: ["switch", "radio", "checkbox"], search: ["searchbox"], text: ["textbox"] } as const;
type Kind = keyof typeof roles;
/** What does nothing when it is touched. */
const still = new Set(["heading", "text", "list", "image"]);
const fields = new Set(["searchbox", "textbox"]);
const toggles = new Set<string>(roles.toggle);

export const featureNames = [
  // Any act
  "vain: it changed nothing on this glass",
  // A touch of a search field, a swipe down where there is none
  "seek: what is left is not on the glass",
  // A click
  "click",
  "click: its name's share of words of the instruction",
  "click: of words that nothing touched yet",
  "click: all of its words are such",
  "click: all of its words are such, but a phrase is open and there is a field for it",
  "click: no field, and neither a phrase nor all of its words agree",
  "click: is the next phrase",
  "click: is another open phrase",
  "click: share of the next phrase in its name",
  "click: share of phrases that it deals with",
  "click: is a phrase that was searched for",
  "click: is a phrase that was dealt with",
  "click: switch or option of a phrase, not yet as wanted",
  "click: switch or option of a phrase, as wanted",
  "click: was touched before",
  "click: same as the last act",
  "click: the last act changed nothing",
  "click: nothing is left to do",
  "click: a field, and no open phrase is on the glass",
  "click: a field, and an open phrase is on the glass",
  "click: has the focus",
  "click: a field with a text",
  "click: toggle",
  "click: search",
  "click: text",
  "click: key",
  "click: does nothing by its role",
  // Typing
  "type",
  "type: the next phrase",
  "type: the only phrase",
  "type: the first of several",
  "type: the second",
  "type: the third",
  "type: was searched for or dealt with",
  "type: is on the glass to be touched",
  "type: stands in the field",
  "type: the field has a text",
  // Back
  "back",
  "back: no open phrase is on the glass",
  "back: the last act changed nothing",
  "back: same as the last act",
  // Swipes
  "swipe: down",
  "swipe: up",
  "swipe: an open phrase is on the glass",
  "swipe: a field is on the glass",
  // Complete
  "complete: nothing is left to do",
  "complete: share of phrases that are open",
  "complete: something on the glass has words that nothing touched yet",
  "complete: a switch or option of a phrase is as wanted",
  "complete: a switch or option of a phrase is not as wanted",
  "complete: no act before",
] as const;
type FeatureName = (typeof featureNames)[number];
const indexOf = new Map<string, number>(featureNames.map((name, i) => [name, i]));

/**
 * One vector a candidate, in their order, each `featureNames.length` long. The same for equal texts, whatever the words are:
 * only whether words agree counts.
 */
export function featuresOf(
  candidates: readonly Candidate[],
  elements: readonly Element[],
  memory: Recollection,
): Float64Array[] {
  const scene = sceneOf(elements, memory);
  return candidates.map((candidate) => {
    const vector = new Float64Array(featureNames.length);
    const put = (name: FeatureName, value: number | boolean): void => {
      vector[indexOf.get(name)!] = Number(value);
    };
    if (candidate.kind === "click") click(candidate.element, scene, put);
    else if (candidate.kind === "type") type(candidate, scene, put);
    else if (candidate.kind === "back") back(scene, put);
    else if (candidate.kind === "complete") complete(scene, put);
    else swipe(candidate, scene, put);
    const action = JSON.stringify(candidate.action);
    put("vain: it changed nothing on this glass", memory.vain.has(action));
    if (action === memory.last?.action && candidate.kind === "click") put("click: same as the last act", 1);
    if (action === memory.last?.action && candidate.kind === "back") put("back: same as the last act", 1);
    return vector;
  });
}
type Put = (name: FeatureName, value: number | boolean) => void;

/** What all candidates of a glass share. */
interface Scene {
  readonly memory: Recollection;
  /** The first phrase that nothing was done about, else the first that was only searched for, or null. */
  readonly next: string | null;
  /** Phrases that are not dealt with. */
  readonly open: readonly string[];
  /** An open phrase can be touched. */
  readonly inSight: boolean;
  /** Something is left that cannot be touched here: a phrase, or the switch of one that was found. */
  readonly seeks: boolean;
  /** Every phrase is dealt with, and nothing else is to be seen or sought. */
  readonly isDone: boolean;
  readonly field: boolean;
  readonly stuck: boolean;
  /** Something that can be touched is called by words of the instruction that nothing touched yet. */
  readonly wordsLeft: boolean;
  /** Of the switches and options that phrases name: one is as wanted, one is not. */
  readonly asWanted: boolean;
  readonly notAsWanted: boolean;
}
function sceneOf(elements: readonly Element[], memory: Recollection): Scene {
  const { phrases } = memory.instruction;
  const open = phrases.filter((_, i) => memory.phrases[i] !== "done");
  const touchable = elements.filter(({ enabled, role }) => enabled && !still.has(role) && role !== "key");
  const named = touchable.flatMap((element) => wanted(element, memory) ?? []);
  const inSight = touchable.some(
    (element) => !fields.has(element.role) && open.some((phrase) => calls(element, phrase)),
  );
  const asWanted = named.includes(true);
  const notAsWanted = named.includes(false);
  const wordsLeft = touchable.some((element) => shareLeft(element, memory) === 1);
  // A row that was found may only lead to where the switch is.
  const hidden = (memory.instruction.words.has("on") || memory.instruction.words.has("off")) && named.length === 0;
  return {
    memory,
    seeks: open.length > 0 ? !inSight : hidden,
    isDone: open.length === 0 && !wordsLeft && !notAsWanted && !hidden,
    next: phrases.find((_, i) => memory.phrases[i] === "open") ?? open[0] ?? null,
    open,
    inSight,
    field: touchable.some(({ role }) => fields.has(role)),
    stuck: memory.last !== null && !memory.last.changed,
    wordsLeft,
    asWanted,
    notAsWanted,
  };
}

const calls = (element: Element, phrase: string): boolean =>
  titlesOf(element).some((title) => sameWords(title, phrase));
const share = (words: readonly string[], fits: (word: string) => boolean): number =>
  words.length === 0 ? 0 : words.filter(fits).length / words.length;
/** The share of an element's words that the instruction has and that nothing touched yet. */
const shareLeft = (element: Element, { instruction, words }: Recollection): number =>
  share(wordsOf(headOf(element)), (word) => instruction.words.has(word) && !words.has(word));
/** Whether a switch or an option that a phrase names is as the instruction wants it; null for all else. */
function wanted(element: Element, { instruction }: Recollection): boolean | null {
  if (!toggles.has(element.role) || element.value === undefined) return null;
  if (!instruction.phrases.some((phrase) => calls(element, phrase))) return null;
  return element.value === (instruction.words.has("off") ? "off" : "on");
}

function click(element: Element, scene: Scene, put: Put): void {
  const { memory, next } = scene;
  const { instruction } = memory;
  const head = wordsOf(headOf(element));
  const left = shareLeft(element, memory);
  const isField = fields.has(element.role);
  const isSearch = element.role === "searchbox";
  const dealtWith = (how: string): boolean =>
    instruction.phrases.some((phrase, i) => memory.phrases[i] === how && calls(element, phrase));
  const asWanted = wanted(element, memory);
  put("click", 1);
  put("click: was touched before", memory.touched.has(placeOf(element)));
  put("click: the last act changed nothing", scene.stuck);
  put("click: nothing is left to do", scene.isDone);
  put("click: does nothing by its role", still.has(element.role));
  put("click: key", element.role === "key");
  // What its words say counts for nothing then: letters are words of instructions, too.
  if (still.has(element.role) || element.role === "key") return;
  put(
    "click: its name's share of words of the instruction",
    share(head, (word) => instruction.words.has(word)),
  );
  const early = left === 1 && scene.open.length > 0 && scene.field && !isField;
  put("click: of words that nothing touched yet", early ? 0 : left);
  put("click: all of its words are such", left === 1 && !early);
  put("click: all of its words are such, but a phrase is open and there is a field for it", early);
  put(
    "click: no field, and neither a phrase nor all of its words agree",
    !isField && left < 1 && !instruction.phrases.some((phrase) => calls(element, phrase)),
  );
  put("click: is the next phrase", next !== null && calls(element, next));
  put(
    "click: is another open phrase",
    scene.open.some((phrase) => phrase !== next && calls(element, phrase)),
  );
  const all = new Set(wordsOf(element.name));
  put(
    "click: share of the next phrase in its name",
    share(wordsOf(next ?? ""), (word) => all.has(word)),
  );
  put(
    "click: share of phrases that it deals with",
    share([...instruction.phrases], (phrase) => calls(element, phrase)),
  );
  put("click: is a phrase that was searched for", dealtWith("sought"));
  put("click: is a phrase that was dealt with", dealtWith("done"));
  put("click: switch or option of a phrase, not yet as wanted", asWanted === false);
  put("click: switch or option of a phrase, as wanted", asWanted === true);
  put("seek: what is left is not on the glass", isSearch && scene.seeks && !element.focused);
  put("click: a field, and no open phrase is on the glass", isField && !scene.inSight);
  put("click: a field, and an open phrase is on the glass", isField && scene.inSight);
  put("click: has the focus", element.focused);
  put("click: a field with a text", isField && (element.value ?? "") !== "");
  for (const [kind, names] of Object.entries(roles))
    put(
      `click: ${kind as Kind}`,
      names.some((name) => name === element.role),
    );
}
function type(candidate: Candidate & { kind: "type" }, scene: Scene, put: Put): void {
  const { phrase, field } = candidate;
  const { instruction, phrases } = scene.memory;
  const index = instruction.phrases.indexOf(phrase);
  const text = field.value ?? "";
  put("type", 1);
  put("type: the next phrase", phrase === scene.next);
  put("type: the only phrase", instruction.phrases.length === 1);
  put("type: the first of several", instruction.phrases.length > 1 && index === 0);
  put("type: the second", index === 1);
  put("type: the third", index === 2);
  put("type: was searched for or dealt with", phrases[index] !== "open");
  put("type: is on the glass to be touched", scene.inSight && scene.open.includes(phrase));
  put("type: stands in the field", sameWords(phrase, text));
  put("type: the field has a text", text !== "");
}
function back(scene: Scene, put: Put): void {
  put("back", 1);
  put("back: no open phrase is on the glass", !scene.inSight);
  put("back: the last act changed nothing", scene.stuck);
}
function swipe(candidate: Candidate, scene: Scene, put: Put): void {
  const down = candidate.kind === "swipe-down";
  const isVain = scene.memory.vain.has(JSON.stringify(candidate.action));
  put("swipe: down", down);
  put("swipe: up", !down);
  put("seek: what is left is not on the glass", down && scene.seeks && !scene.field && !isVain);
  put("swipe: an open phrase is on the glass", scene.inSight);
  put("swipe: a field is on the glass", scene.field);
}
function complete(scene: Scene, put: Put): void {
  const { phrases, last } = scene.memory;
  put("complete: nothing is left to do", scene.isDone);
  put(
    "complete: share of phrases that are open",
    share([...phrases], (dealt) => dealt !== "done"),
  );
  put("complete: something on the glass has words that nothing touched yet", scene.wordsLeft);
  put("complete: a switch or option of a phrase is as wanted", scene.asWanted);
  put("complete: a switch or option of a phrase is not as wanted", scene.notAsWanted);
  put("complete: no act before", last === null);
}
