/**
 * What a reference solution may know: what the instruction tells, what has been on the glass, and what was worked out of
 * these. A solution that uses anything else knows what nobody who plays the task can know.
 */
import type { Pilot } from "./pilot.ts";

export type Told = string | number;

export class Knowledge {
  readonly #told: Heard;
  /** Seen on the glass or worked out: an answer has to be here, since a question does not tell its answer. */
  readonly #found = new Heard();
  /** What was used without having been known, in sentences. */
  readonly faults: string[] = [];
  /** Whether anything was seen, and worked out, in the episode. */
  readonly did = { see: false, work: false };

  constructor(instruction: string) {
    this.#told = new Heard();
    this.#told.add(instruction);
  }
  sees(texts: readonly Told[]): void {
    this.did.see = true;
    for (const text of texts) this.#found.add(String(text));
  }
  /** Said by the user. */
  hears(texts: readonly Told[]): void {
    for (const text of texts) this.#found.add(String(text));
  }
  reads(from: readonly Told[], results: readonly Told[]): void {
    this.did.work = true;
    for (const text of from)
      if (!this.#knows(String(text))) this.#fault(`works out ${results.join(", ")} from "${text}"`);
    for (const text of results) this.#found.add(String(text));
  }
  /** A text that is typed. */
  says(text: string): void {
    if (!this.#knows(text)) this.#fault(`types "${text}"`);
  }
  answers(field: string, value: Told): void {
    if (!this.#found.has(String(value))) this.#fault(`answers ${field} with "${value}"`);
  }
  /** A record that was touched by its label, with others beside it. */
  picks(label: string): void {
    if (!this.#told.touches(label) && !this.#found.touches(label)) this.#fault(`picks "${label}"`);
  }
  #knows(text: string): boolean {
    return wordsOf(text).every((word) => this.#told.hasWord(word) || this.#found.hasWord(word));
  }
  #fault(what: string): void {
    this.faults.push(`${what}, which nothing has told and no screen has shown`);
  }
}

/** The pilot, with what it uses held against what is known. */
export function watched<P extends Pilot<never, string>>(pilot: P, known: Knowledge): P {
  const own: Partial<Pilot<never, string>> = {
    sees: async (...texts) => {
      await pilot.sees(...texts);
      known.sees(texts);
    },
    seesIn: async (picture, ...texts) => {
      await pilot.seesIn(picture, ...texts);
      known.sees(texts);
    },
    ask: async (question, ...texts) => {
      await pilot.ask(question, ...texts);
      known.hears(texts);
    },
    copy: async (text) => {
      known.says(text);
      await pilot.copy(text);
    },
    reads: (from, ...results) => known.reads(from, results),
    type: async (field, text) => {
      known.says(text);
      await pilot.type(field, text);
    },
    replyTo: async (fits, text) => {
      known.says(text);
      await pilot.replyTo(fits, text);
    },
    answer: async (values) => {
      for (const [field, value] of Object.entries(values as Record<string, Told | readonly Told[]>))
        for (const one of Array.isArray(value) ? (value as readonly Told[]) : [value as Told])
          known.answers(field, one);
      await pilot.answer(values);
    },
  };
  return { ...pilot, ...own };
}

/** Whether a text stands in another, as whole words and numbers: "5" does not stand in "15:00". */
export function standsIn(wanted: string, shown: string): boolean {
  const [part, whole] = [folded(wanted), folded(shown)];
  for (let at = whole.indexOf(part); at >= 0; at = whole.indexOf(part, at + 1))
    if (!joins(whole[at - 1], part[0]) && !joins(part.at(-1), whole[at + part.length])) return true;
  return false;
}

/** Texts that were heard, by their words. */
class Heard {
  readonly #texts: string[] = [];
  readonly #words = new Set<string>();

  add(text: string): void {
    this.#texts.push(folded(text));
    for (const word of wordsOf(text)) this.#words.add(word);
  }
  has(text: string): boolean {
    return wordsOf(text).every((word) => this.hasWord(word));
  }
  hasWord(word: string): boolean {
    return this.#words.has(word) || (han.test(word) && this.#texts.some((text) => text.includes(word)));
  }
  /** Whether it has anything of the label: a word, a number, two Chinese characters in a row or one that stands alone. */
  touches(label: string): boolean {
    return wordsOf(label).some((word) =>
      han.test(word)
        ? word.length === 1
          ? this.hasWord(word)
          : [...word].some((char, i, all) => i > 0 && this.hasWord(`${all[i - 1]}${char}`))
        : (word.length > 2 || /\d/.test(word)) && this.#words.has(word),
    );
  }
}
const han = /\p{Script=Han}/u;
/** One spelling for what means the same: "09:05" and "9:05", "1,200.50" and "1200.5", "−3" and "-3". */
const folded = (text: string): string =>
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
const wordsOf = (text: string): string[] =>
  folded(text).match(/\p{Script=Han}+|\d+(?:\.\d+)?|[^\P{L}\p{Script=Han}]+/gu) ?? [];
/** Whether two characters belong to one word or number. */
const joins = (a: string | undefined, b: string | undefined): boolean =>
  a !== undefined &&
  b !== undefined &&
  ((/\d/.test(a) && /\d/.test(b)) || (/[^\P{L}\p{Script=Han}]/u.test(a) && /[^\P{L}\p{Script=Han}]/u.test(b)));
