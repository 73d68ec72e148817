// The features of each candidate: at most 64 numbers in 0..1, from the instruction, the display and the memory of the
// episode. Features use no ids and no data that only an operator knows.
import type { Element } from "#contract/element.ts";
import type { Candidate } from "./candidates.ts";
import { hasSameWords, splitWords } from "./instruction.ts";
import { elementTitle, elementKey, elementTitles, type EpisodeMemory } from "./episode-memory.ts";

/**
 * Roles, grouped by the purpose of a click. Rare roles have no separate weight, because a few clicks would change such
 * a weight too much.
 */
const rolesByKind = { toggle: ["switch", "radio", "checkbox"], search: ["searchbox"], text: ["textbox"] } as const;
type Kind = keyof typeof rolesByKind;
/** Roles on which a click does nothing. */
const inertRoles = new Set(["heading", "text", "list", "image"]);
const fieldRoles = new Set(["searchbox", "textbox"]);
const toggleRoles = new Set<string>(rolesByKind.toggle);

export const featureNames = [
  // Features of any action.
  "no effect: it changed nothing on this display",
  // Features of a click on a search field, or of a swipe down if the display has no search field.
  "search: what is still needed is not on the display",
  // Features of a click.
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
  "click: a field, and no open phrase is on the display",
  "click: a field, and an open phrase is on the display",
  "click: has the focus",
  "click: a field with a text",
  "click: toggle",
  "click: search",
  "click: text",
  "click: key",
  "click: does nothing by its role",
  // Features of typing.
  "type",
  "type: the next phrase",
  "type: the only phrase",
  "type: the first of several",
  "type: the second",
  "type: the third",
  "type: was searched for or dealt with",
  "type: is on the display to be touched",
  "type: stands in the field",
  "type: the field has a text",
  // Features of BACK.
  "back",
  "back: no open phrase is on the display",
  "back: the last act changed nothing",
  "back: same as the last act",
  // Features of swipes.
  "swipe: down",
  "swipe: up",
  "swipe: an open phrase is on the display",
  "swipe: a field is on the display",
  // Features of COMPLETE.
  "complete: nothing is left to do",
  "complete: share of phrases that are open",
  "complete: something on the display has words that nothing touched yet",
  "complete: a switch or option of a phrase is as wanted",
  "complete: a switch or option of a phrase is not as wanted",
  "complete: no act before",
] as const;
type FeatureName = (typeof featureNames)[number];
const featureIndices = new Map<string, number>(featureNames.map((name, i) => [name, i]));

/**
 * Returns one vector per candidate, in the same order. Each vector has the length of `featureNames`. The vectors depend
 * only on which words match, not on the words themselves.
 */
export function computeFeatures(
  candidates: readonly Candidate[],
  elements: readonly Element[],
  memory: EpisodeMemory,
): Float64Array[] {
  const scene = makeScene(elements, memory);
  return candidates.map((candidate) => {
    const vector = new Float64Array(featureNames.length);
    const put = (name: FeatureName, value: number | boolean): void => {
      vector[featureIndices.get(name)!] = Number(value);
    };
    if (candidate.kind === "click") setClickFeatures(candidate.element, scene, put);
    else if (candidate.kind === "type") setTypeFeatures(candidate, scene, put);
    else if (candidate.kind === "back") setBackFeatures(scene, put);
    else if (candidate.kind === "complete") setCompleteFeatures(scene, put);
    else setSwipeFeatures(candidate, scene, put);
    const action = JSON.stringify(candidate.action);
    put("no effect: it changed nothing on this display", memory.vain.has(action));
    if (action === memory.last?.action && candidate.kind === "click") put("click: same as the last act", 1);
    if (action === memory.last?.action && candidate.kind === "back") put("back: same as the last act", 1);
    return vector;
  });
}
type SetFeature = (name: FeatureName, value: number | boolean) => void;

/** The data that all candidates of a display share. */
interface Scene {
  readonly memory: EpisodeMemory;
  /** The first open phrase. If there is none, the first phrase with the status `sought`; otherwise null. */
  readonly next: string | null;
  /** Phrases that are not done. */
  readonly open: readonly string[];
  /** Whether a phrase that the task still needs is on the display and can be clicked. */
  readonly inSight: boolean;
  /**
   * Whether the task needs something that is not on the display: a phrase, or the switch of a phrase that was found.
   */
  readonly seeks: boolean;
  /** Whether every phrase is done and no other part of the task remains, on the display or elsewhere. */
  readonly isDone: boolean;
  readonly field: boolean;
  readonly stuck: boolean;
  /**
   * Whether the title of any clickable element consists only of words of the instruction that no click has used yet.
   */
  readonly wordsLeft: boolean;
  /**
   * `asWanted`: whether any switch or option that a phrase names has the wanted state. `notAsWanted`: whether any such
   * switch or option does not have the wanted state.
   */
  readonly asWanted: boolean;
  readonly notAsWanted: boolean;
}
function makeScene(elements: readonly Element[], memory: EpisodeMemory): Scene {
  const { phrases } = memory.instruction;
  const open = phrases.filter((_, i) => memory.phrases[i] !== "done");
  const touchable = elements.filter(({ enabled, role }) => enabled && !inertRoles.has(role) && role !== "key");
  const named = touchable.flatMap((element) => isAsWanted(element, memory) ?? []);
  const inSight = touchable.some(
    (element) => !fieldRoles.has(element.role) && open.some((phrase) => hasTitle(element, phrase)),
  );
  const asWanted = named.includes(true);
  const notAsWanted = named.includes(false);
  const wordsLeft = touchable.some((element) => untouchedShare(element, memory) === 1);
  // All phrases can be done before the switch is touched, because a clicked row may only lead to the page with the
  // switch.
  const hidden = (memory.instruction.words.has("on") || memory.instruction.words.has("off")) && named.length === 0;
  return {
    memory,
    seeks: open.length > 0 ? !inSight : hidden,
    isDone: open.length === 0 && !wordsLeft && !notAsWanted && !hidden,
    next: phrases.find((_, i) => memory.phrases[i] === "open") ?? open[0] ?? null,
    open,
    inSight,
    field: touchable.some(({ role }) => fieldRoles.has(role)),
    stuck: memory.last !== null && !memory.last.changed,
    wordsLeft,
    asWanted,
    notAsWanted,
  };
}

const hasTitle = (element: Element, phrase: string): boolean =>
  elementTitles(element).some((title) => hasSameWords(title, phrase));
const shareOf = (words: readonly string[], fits: (word: string) => boolean): number =>
  words.length === 0 ? 0 : words.filter(fits).length / words.length;
/** Returns the share of an element's words that occur in the instruction and that no click has used yet. */
const untouchedShare = (element: Element, { instruction, words }: EpisodeMemory): number =>
  shareOf(splitWords(elementTitle(element)), (word) => instruction.words.has(word) && !words.has(word));
/**
 * Returns whether a switch or option that a phrase names has the state that the instruction wants. Returns null for all
 * other elements.
 */
function isAsWanted(element: Element, { instruction }: EpisodeMemory): boolean | null {
  if (!toggleRoles.has(element.role) || element.value === undefined) return null;
  if (!instruction.phrases.some((phrase) => hasTitle(element, phrase))) return null;
  return element.value === (instruction.words.has("off") ? "off" : "on");
}

function setClickFeatures(element: Element, scene: Scene, put: SetFeature): void {
  const { memory, next } = scene;
  const { instruction } = memory;
  const head = splitWords(elementTitle(element));
  const left = untouchedShare(element, memory);
  const isField = fieldRoles.has(element.role);
  const isSearch = element.role === "searchbox";
  const dealtWith = (how: string): boolean =>
    instruction.phrases.some((phrase, i) => memory.phrases[i] === how && hasTitle(element, phrase));
  const asWanted = isAsWanted(element, memory);
  put("click", 1);
  put("click: was touched before", memory.touched.has(elementKey(element)));
  put("click: the last act changed nothing", scene.stuck);
  put("click: nothing is left to do", scene.isDone);
  put("click: does nothing by its role", inertRoles.has(element.role));
  put("click: key", element.role === "key");
  // The words on keys and on elements without an effect do not count, because the words of an instruction include
  // single letters, which are also the names of keys.
  if (inertRoles.has(element.role) || element.role === "key") return;
  put(
    "click: its name's share of words of the instruction",
    shareOf(head, (word) => instruction.words.has(word)),
  );
  const early = left === 1 && scene.open.length > 0 && scene.field && !isField;
  put("click: of words that nothing touched yet", early ? 0 : left);
  put("click: all of its words are such", left === 1 && !early);
  put("click: all of its words are such, but a phrase is open and there is a field for it", early);
  put(
    "click: no field, and neither a phrase nor all of its words agree",
    !isField && left < 1 && !instruction.phrases.some((phrase) => hasTitle(element, phrase)),
  );
  put("click: is the next phrase", next !== null && hasTitle(element, next));
  put(
    "click: is another open phrase",
    scene.open.some((phrase) => phrase !== next && hasTitle(element, phrase)),
  );
  const all = new Set(splitWords(element.name));
  put(
    "click: share of the next phrase in its name",
    shareOf(splitWords(next ?? ""), (word) => all.has(word)),
  );
  put(
    "click: share of phrases that it deals with",
    shareOf([...instruction.phrases], (phrase) => hasTitle(element, phrase)),
  );
  put("click: is a phrase that was searched for", dealtWith("sought"));
  put("click: is a phrase that was dealt with", dealtWith("done"));
  put("click: switch or option of a phrase, not yet as wanted", asWanted === false);
  put("click: switch or option of a phrase, as wanted", asWanted === true);
  put("search: what is still needed is not on the display", isSearch && scene.seeks && !element.focused);
  put("click: a field, and no open phrase is on the display", isField && !scene.inSight);
  put("click: a field, and an open phrase is on the display", isField && scene.inSight);
  put("click: has the focus", element.focused);
  put("click: a field with a text", isField && (element.value ?? "") !== "");
  for (const [kind, names] of Object.entries(rolesByKind))
    put(
      `click: ${kind as Kind}`,
      names.some((name) => name === element.role),
    );
}
function setTypeFeatures(candidate: Candidate & { kind: "type" }, scene: Scene, put: SetFeature): void {
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
  put("type: is on the display to be touched", scene.inSight && scene.open.includes(phrase));
  put("type: stands in the field", hasSameWords(phrase, text));
  put("type: the field has a text", text !== "");
}
function setBackFeatures(scene: Scene, put: SetFeature): void {
  put("back", 1);
  put("back: no open phrase is on the display", !scene.inSight);
  put("back: the last act changed nothing", scene.stuck);
}
function setSwipeFeatures(candidate: Candidate, scene: Scene, put: SetFeature): void {
  const down = candidate.kind === "swipe-down";
  const isVain = scene.memory.vain.has(JSON.stringify(candidate.action));
  put("swipe: down", down);
  put("swipe: up", !down);
  put("search: what is still needed is not on the display", down && scene.seeks && !scene.field && !isVain);
  put("swipe: an open phrase is on the display", scene.inSight);
  put("swipe: a field is on the display", scene.field);
}
function setCompleteFeatures(scene: Scene, put: SetFeature): void {
  const { phrases, last } = scene.memory;
  put("complete: nothing is left to do", scene.isDone);
  put(
    "complete: share of phrases that are open",
    shareOf([...phrases], (dealt) => dealt !== "done"),
  );
  put("complete: something on the display has words that nothing touched yet", scene.wordsLeft);
  put("complete: a switch or option of a phrase is as wanted", scene.asWanted);
  put("complete: a switch or option of a phrase is not as wanted", scene.notAsWanted);
  put("complete: no act before", last === null);
}
