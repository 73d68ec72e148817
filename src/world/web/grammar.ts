/** Grammars as text: tables with one entry per line, and sentences with slots. Both languages have the same slots. */
import type { Rng } from "#state/rng.ts";
import type { LocalizedText } from "../cast.ts";
import { both } from "./build.ts";

/** Splits lines into cells at bars. Lines that start with # and empty lines are skipped. */
export function parseRows(text: string, columns: number): string[][] {
  return text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "" && !line.startsWith("#"))
    .map((line) => {
      const cells = line.split("|").map((cell) => cell.trim());
      if (cells.length !== columns) throw new Error(`${cells.length} cells instead of ${columns}: ${line}`);
      return cells;
    });
}
/** Parses "English / 中文". Splits at the first slash that has a space on both sides. */
export function parseLocalized(text: string): LocalizedText {
  const at = text.indexOf(" / ");
  if (at < 0) throw new Error(`one language only: ${text}`);
  return both(text.slice(0, at).trim(), text.slice(at + 3).trim());
}
export const parseLocalizedList = (text: string, between = ";"): LocalizedText[] =>
  text
    .split(between)
    .map((one) => one.trim())
    .filter((one) => one !== "")
    .map(parseLocalized);

export type Slots = Readonly<Record<string, LocalizedText>>;
/** Fills the slots of a template. {name} inserts the slot's text; {name^} capitalizes it. */
export function fill(template: LocalizedText, slots: Slots): LocalizedText {
  const of = (lang: "en" | "zh") =>
    template[lang].replace(/\{([^}]*?)(\^?)\}/g, (_, name: string, capital: string) => {
      const word = slots[name]?.[lang];
      if (word === undefined) throw new Error(`no slot ${name} for: ${template[lang]}`);
      return capital === "^" ? word.charAt(0).toUpperCase() + word.slice(1) : word;
    });
  return both(of("en"), of("zh"));
}

/**
 * Formats a count, such as "1,280". Both languages get the same text. Numbers with four or more digits have their
 * digits grouped.
 */
export function formatCount(n: number): LocalizedText {
  const text = String(n).replace(/\B(?=(\d{3})+(?!\d))/g, ",");
  return both(text, text);
}
const drawPattern = /^(\w+)=(-?\d+)\.\.(-?\d+)(?:\/(\d+))?$/;
/** Draws random numbers within ranges: "n=3..9 cost=1200..4800/100". The number after the slash is the step. */
export function drawNumbers(ranges: string, rng: Rng): Record<string, number> {
  const values: Record<string, number> = {};
  for (const range of ranges.split(/\s+/).filter((one) => one !== "")) {
    const match = drawPattern.exec(range);
    if (!match) throw new Error(`no range: ${range}`);
    const step = Number(match[4] ?? 1);
    values[match[1]!] = rng.int(Math.ceil(Number(match[2]) / step), Math.floor(Number(match[3]) / step)) * step;
  }
  return values;
}
export const numberSlots = (values: Readonly<Record<string, number>>): Record<string, LocalizedText> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, formatCount(value)]));

/**
 * A story: a kind of event, its possible subjects, and sentences about it. Stories are written as text, in these lines:
 * = kind | icon | ranges of numbers
 * @ thing / 事物; thing / 事物: values of {t}
 * h headline / 标题; l first sentence / 首句; p further sentence / 后文; q quotation / 引语
 * F form; $ prices: lines that are not sentences and are stored unchanged.
 */
export interface Story {
  readonly kind: string;
  readonly icon: string;
  readonly ranges: string;
  readonly things: readonly LocalizedText[];
  readonly lines: Readonly<Record<string, readonly LocalizedText[]>>;
  readonly raw: Readonly<Record<string, string>>;
  /** Additional ranges of numbers: one text for each thing, in the order of `things`. */
  readonly each: readonly string[];
}
export function parseStories(text: string): Story[] {
  const stories: (Omit<Story, "things" | "lines" | "raw" | "each"> & {
    things: LocalizedText[];
    lines: Record<string, LocalizedText[]>;
    raw: Record<string, string>;
    each: string[];
  })[] = [];
  for (const raw of text.split("\n")) {
    const line = raw.trim();
    if (line === "" || line.startsWith("#")) continue;
    const sign = line.slice(0, line.indexOf(" "));
    const rest = line.slice(sign.length).trim();
    if (sign === "=") {
      const [kind = "", icon = "", ranges = ""] = rest.split("|").map((cell) => cell.trim());
      stories.push({ kind, icon, ranges, things: [], lines: {}, raw: {}, each: [] });
      continue;
    }
    const story = stories.at(-1);
    if (!story) throw new Error(`a line before any story: ${line}`);
    if (sign === "@") story.things.push(...parseLocalizedList(rest));
    else if (sign === "V") story.each.push(rest);
    else if (sign === "F" || sign === "$") story.raw[sign] = rest;
    else (story.lines[sign] ??= []).push(parseLocalized(rest));
  }
  return stories;
}
