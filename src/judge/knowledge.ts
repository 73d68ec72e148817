/**
 * The knowledge that a reference solution may use: the instruction, the texts that the display has shown, and results
 * derived from these. A solution that uses anything else uses knowledge that no agent has.
 */
import type { Driver } from "./driver.ts";

export type AnswerValue = string | number;

export class Knowledge {
  readonly #fromInstruction: WordIndex;
  /**
   * The texts that the display has shown, that the user has said, or that were derived. An answer must come from these
   * texts, because the instruction asks for the answer and does not contain it.
   */
  readonly #found = new WordIndex();
  /** Uses of unknown facts, described in sentences. */
  readonly faults: string[] = [];
  /** Whether the solution has seen any text, and whether it has derived any result. */
  readonly did = { see: false, work: false };

  constructor(instruction: string) {
    this.#fromInstruction = new WordIndex();
    this.#fromInstruction.add(instruction);
  }
  addSeen(texts: readonly AnswerValue[]): void {
    this.did.see = true;
    for (const text of texts) this.#found.add(String(text));
  }
  /** Adds texts that the user has said. */
  addHeard(texts: readonly AnswerValue[]): void {
    for (const text of texts) this.#found.add(String(text));
  }
  addDerived(from: readonly AnswerValue[], results: readonly AnswerValue[]): void {
    this.did.work = true;
    for (const text of from)
      if (!this.#knows(String(text))) this.#addFault(`derives ${results.join(", ")} from "${text}"`);
    for (const text of results) this.#found.add(String(text));
  }
  /** Checks that the solution knows every word that it types. */
  checkTyped(text: string): void {
    if (!this.#knows(text)) this.#addFault(`types "${text}"`);
  }
  checkAnswer(field: string, value: AnswerValue): void {
    if (!this.#found.has(String(value))) this.#addFault(`answers ${field} with "${value}"`);
  }
  /** Checks a record that the solution chose by its label from several records. */
  checkPicked(label: string): void {
    if (!this.#fromInstruction.overlaps(label) && !this.#found.overlaps(label)) this.#addFault(`picks "${label}"`);
  }
  #knows(text: string): boolean {
    return splitWords(text).every((word) => this.#fromInstruction.hasWord(word) || this.#found.hasWord(word));
  }
  #addFault(what: string): void {
    this.faults.push(`${what}, which it was not told and has not seen`);
  }
}

/** Wraps a driver so that every text that the driver uses is checked against the known texts. */
export function trackKnowledge<P extends Driver<never, string>>(pilot: P, known: Knowledge): P {
  const own: Partial<Driver<never, string>> = {
    sees: async (...texts) => {
      await pilot.sees(...texts);
      known.addSeen(texts);
    },
    seesIn: async (picture, ...texts) => {
      await pilot.seesIn(picture, ...texts);
      known.addSeen(texts);
    },
    ask: async (question, ...texts) => {
      await pilot.ask(question, ...texts);
      known.addHeard(texts);
    },
    copy: async (text) => {
      known.checkTyped(text);
      await pilot.copy(text);
    },
    reads: (from, ...results) => known.addDerived(from, results),
    type: async (field, text) => {
      known.checkTyped(text);
      await pilot.type(field, text);
    },
    replyTo: async (fits, text) => {
      known.checkTyped(text);
      await pilot.replyTo(fits, text);
    },
    answer: async (values) => {
      for (const [field, value] of Object.entries(values as Record<string, AnswerValue | readonly AnswerValue[]>))
        for (const one of Array.isArray(value) ? (value as readonly AnswerValue[]) : [value as AnswerValue])
          known.checkAnswer(field, one);
      await pilot.answer(values);
    },
  };
  return { ...pilot, ...own };
}

/** Whether `wanted` occurs in `shown` as whole words and numbers: "5" does not occur in "15:00". */
export function containsWords(wanted: string, shown: string): boolean {
  const [part, whole] = [normalizeText(wanted), normalizeText(shown)];
  for (let at = whole.indexOf(part); at >= 0; at = whole.indexOf(part, at + 1))
    if (!areJoined(whole[at - 1], part[0]) && !areJoined(part.at(-1), whole[at + part.length])) return true;
  return false;
}

/** Texts, indexed by their words. */
class WordIndex {
  readonly #texts: string[] = [];
  readonly #words = new Set<string>();

  add(text: string): void {
    this.#texts.push(normalizeText(text));
    for (const word of splitWords(text)) this.#words.add(word);
  }
  has(text: string): boolean {
    return splitWords(text).every((word) => this.hasWord(word));
  }
  hasWord(word: string): boolean {
    return this.#words.has(word) || (han.test(word) && this.#texts.some((text) => text.includes(word)));
  }
  /**
   * Whether the texts contain any part of the label. A part is a word, a number, two adjacent Chinese characters, or a
   * Chinese character without a Chinese neighbor.
   */
  overlaps(label: string): boolean {
    return splitWords(label).some((word) =>
      han.test(word)
        ? word.length === 1
          ? this.hasWord(word)
          : [...word].some((char, i, all) => i > 0 && this.hasWord(`${all[i - 1]}${char}`))
        : (word.length > 2 || /\d/.test(word)) && this.#words.has(word),
    );
  }
}
const han = /\p{Script=Han}/u;
/** Returns one spelling for texts with the same meaning: "09:05" and "9:05", "1,200.50" and "1200.5", "−3" and "-3". */
const normalizeText = (text: string): string =>
  text
    .normalize("NFKC")
    .toLowerCase()
    .replaceAll("\u2212", "-")
    .replace(/\s+/g, " ")
    .trim()
    .replace(/(?<=\d),(?=\d{3}(?!\d))/g, "")
    .replace(/(?<=\d\.\d*)0+(?!\d)/g, "")
    .replace(/(?<=\d)\.(?!\d)/g, "")
    .replace(/(?<![\d.])0+(?=\d)/g, "");
const splitWords = (text: string): string[] =>
  normalizeText(text).match(/\p{Script=Han}+|\d+(?:\.\d+)?|[^\P{L}\p{Script=Han}]+/gu) ?? [];
/** Whether two adjacent characters belong to the same word or number. */
const areJoined = (a: string | undefined, b: string | undefined): boolean =>
  a !== undefined &&
  b !== undefined &&
  ((/\d/.test(a) && /\d/.test(b)) || (/[^\P{L}\p{Script=Han}]/u.test(a) && /[^\P{L}\p{Script=Han}]/u.test(b)));
