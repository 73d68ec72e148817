/** Grammars as text: tables with one entry a line, and sentences with slots that both languages fill alike. */
import type { Rng } from "../../state/rng.ts";
import type { Both } from "../cast.ts";
import { both } from "./build.ts";

/** Lines of cells between bars. Lines that start with # and empty lines are left out. */
export function rowsOf(text: string, columns: number): string[][] {
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
/** "English / 中文", at the first bar between spaces. */
export function bothOf(text: string): Both {
  const at = text.indexOf(" / ");
  if (at < 0) throw new Error(`one language only: ${text}`);
  return both(text.slice(0, at).trim(), text.slice(at + 3).trim());
}
export const bothList = (text: string, between = ";"): Both[] =>
  text
    .split(between)
    .map((one) => one.trim())
    .filter((one) => one !== "")
    .map(bothOf);

export type Slots = Readonly<Record<string, Both>>;
/** {name} is the slot's word; {name^} the same with a capital. */
export function fill(template: Both, slots: Slots): Both {
  const of = (lang: "en" | "zh") =>
    template[lang].replace(/\{([^}]*?)(\^?)\}/g, (_, name: string, capital: string) => {
      const word = slots[name]?.[lang];
      if (word === undefined) throw new Error(`no slot ${name} for: ${template[lang]}`);
      return capital === "^" ? word.charAt(0).toUpperCase() + word.slice(1) : word;
    });
  return both(of("en"), of("zh"));
}

/** "1,280" in both languages; four digits and more are grouped. */
export function countText(n: number): Both {
  const text = String(n).replace(/\B(?=(\d{3})+(?!\d))/g, ",");
  return both(text, text);
}
const drawPattern = /^(\w+)=(-?\d+)\.\.(-?\d+)(?:\/(\d+))?$/;
/** Numbers by their ranges: "n=3..9 cost=1200..4800/100", the last in steps. */
export function drawn(ranges: string, rng: Rng): Record<string, number> {
  const values: Record<string, number> = {};
  for (const range of ranges.split(/\s+/).filter((one) => one !== "")) {
    const match = drawPattern.exec(range);
    if (!match) throw new Error(`no range: ${range}`);
    const step = Number(match[4] ?? 1);
    values[match[1]!] = rng.int(Math.ceil(Number(match[2]) / step), Math.floor(Number(match[3]) / step)) * step;
  }
  return values;
}
export const numberSlots = (values: Readonly<Record<string, number>>): Record<string, Both> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, countText(value)]));

/**
 * Stories: a kind of happening, the things that it happens to, and sentences about it.
 *   = kind | icon | ranges of numbers
 *   @ thing / 事物; thing / 事物            what {t} may be
 *   h headline / 标题   l first sentence / 首句   p further sentence / 后文   q what somebody says / 引语
 *   F form   $ prices        what is not a sentence: kept as it stands
 */
export interface Story {
  readonly kind: string;
  readonly icon: string;
  readonly ranges: string;
  readonly things: readonly Both[];
  readonly lines: Readonly<Record<string, readonly Both[]>>;
  readonly raw: Readonly<Record<string, string>>;
  /** Ranges of numbers that each thing has for itself. */
  readonly each: readonly string[];
}
export function storiesOf(text: string): Story[] {
  const stories: (Omit<Story, "things" | "lines" | "raw" | "each"> & {
    things: Both[];
    lines: Record<string, Both[]>;
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
    if (sign === "@") story.things.push(...bothList(rest));
    else if (sign === "V") story.each.push(rest);
    else if (sign === "F" || sign === "$") story.raw[sign] = rest;
    else (story.lines[sign] ??= []).push(bothOf(rest));
  }
  return stories;
}
