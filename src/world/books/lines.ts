/** Reads the tables of data/, and fills their sentences. */
import type { Rng } from "#state/rng.ts";
import { splitSentences } from "../social/text-errors.ts";
import type { Language } from "./categories.ts";

export const splitLines = (text: string): readonly string[] => text.trim().split("\n");
export const splitWords = (text: string): readonly string[] => text.split(";").map((word) => word.trim());
export const splitCells = (line: string): readonly string[] => line.split(/ \| |\|/).map((cell) => cell.trim());

/** Returns the lines below each heading "# <name>". */
export function readSections(text: string): ReadonlyMap<string, readonly string[]> {
  const sections = new Map<string, string[]>();
  let own: string[] = [];
  for (const line of splitLines(text))
    if (line.startsWith("# ")) sections.set(line.slice(2), (own = []));
    else own.push(line);
  return sections;
}

export type Slots = Readonly<Record<string, string | number | undefined>>;
/** Fills the slots of a sentence. Returns null if a slot has no value. */
export function fillSlots(sentence: string, slots: Slots, language: Language): string | null {
  let isComplete = true;
  const filled = sentence.replace(/\{(\w+)\}/g, (_, name: string, at: number) => {
    const value = slots[name];
    if (value === undefined || value === "") isComplete = false;
    return language === "en" ? nameClause(String(value), sentence.slice(0, at)) : String(value);
  });
  if (!isComplete) return null;
  if (language === "zh") return filled;
  return filled.replace(/(?:^"?|[.!?]"? )\p{Ll}/gu, (start) => start.toUpperCase());
}
/** Makes a noun of "how …" and "why …", except after words that a clause can follow. */
const nameClause = (value: string, before: string): string =>
  /^(?:how|why|what|where|who) /.test(value) && !/(?:\bon|\babout|\binto|\bof|[:(]) ?$/i.test(before)
    ? `the part on ${value}`
    : value;

/** Picks sentences: none more often than `limit` times when filled, than `templateLimit` times with open slots. */
export class SentencePicker {
  private readonly uses = new Map<string, number>();
  private readonly templates = new Map<string, number>();
  private readonly limit: number;
  private readonly templateLimit: number;
  constructor(limit: number, templateLimit = Number.POSITIVE_INFINITY) {
    this.limit = limit;
    this.templateLimit = templateLimit;
  }
  /** Returns "" if no sentence is left. `used` collects the sentences of one text, which has none of them twice. */
  pick(rng: Rng, sentences: readonly string[], slots: Slots, language: Language, used: Set<string>): string {
    for (let tries = 0; tries < 40; tries++) {
      const sentence = rng.pick(sentences);
      const isUsedUp = (this.templates.get(sentence) ?? 0) >= this.templateLimit;
      const filled = isUsedUp || used.has(sentence) ? null : fillSlots(sentence, slots, language);
      if (filled === null) continue;
      const parts = splitSentences(filled);
      if (parts.some((part) => (this.uses.get(part) ?? 0) >= this.limit)) continue;
      used.add(sentence);
      this.templates.set(sentence, (this.templates.get(sentence) ?? 0) + 1);
      for (const part of parts) this.uses.set(part, (this.uses.get(part) ?? 0) + 1);
      return filled;
    }
    return "";
  }
}
/** Joins sentences to a paragraph. */
export const joinSentences = (sentences: readonly string[], language: Language): string =>
  sentences.filter((sentence) => sentence !== "").join(language === "en" ? " " : "");
