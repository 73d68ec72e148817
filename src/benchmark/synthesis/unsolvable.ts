// The unsolvable variant of a task (`twin`): the same phone with an instruction that asks for something that does not
// exist. Tasks are proved to be solvable, and variants are known to be unsolvable. Together they measure the precision
// of a filter.
import { Rng } from "#state/rng.ts";
import type { Lang } from "#contract/env.ts";
import { isAmong, quotedTexts, type EncounteredTexts } from "./named-texts.ts";

export interface UnsolvableVariant {
  readonly instruction: string;
  /** `originalText`: the text that the task names. `replacement`: the text that replaces it. */
  readonly originalText: string;
  readonly replacement: string;
}
export interface VariantOptions {
  readonly instruction: string;
  readonly locale: Lang;
  /** The texts that the reference solution encountered. */
  readonly encountered: EncounteredTexts;
  /** All data of the phone as JSON. A text that occurs in the data exists. */
  readonly data: string;
  /** The random seed. It is the same for the same task and seed. */
  readonly chance: string;
}

/**
 * Replaces a text that the solution touches but does not type, because such a text must be found and is not created.
 * The replacement is an invented text that occurs neither in the phone's data nor on a screen of the walk. Returns null
 * if the instruction names no such text.
 */
export function createVariant({
  instruction,
  locale,
  encountered,
  data,
  chance,
}: VariantOptions): UnsolvableVariant | null {
  const written = [...encountered.written];
  const found = quotedTexts(instruction).filter(
    (named) =>
      isAmong(named, encountered.touched) &&
      !written.some((text) => isAmong(named, new Set([text])) || named.includes(text)),
  );
  if (found.length === 0) return null;
  const r = Rng.of(0, "twin", chance);
  const originalText = r.pick(found);
  const replacement = r
    .shuffle(inventedNames[locale])
    .find((text) => !data.includes(text) && ![...encountered.seen].some((screenText) => screenText.includes(text)));
  return replacement === undefined
    ? null
    : { instruction: replaceQuoted(instruction, originalText, replacement), originalText, replacement };
}

/** Replaces the text only between quotation marks. In other places, the same letters may mean something else. */
const replaceQuoted = (instruction: string, named: string, replacement: string): string =>
  instruction.replaceAll(
    /(["“「『《])([^"”」』》]+)(["”」』》])/g,
    (whole, open: string, inner: string, close: string) => (inner === named ? `${open}${replacement}${close}` : whole),
  );

/** Invented names in the style of notes, people, places and choices. */
const inventedNames: Readonly<Record<Lang, readonly string[]>> = {
  en: [
    "Quillmere Harbour",
    "Tansy Orvelle",
    "Brindlecote",
    "Vesper Ashgrove",
    "Mottlewick",
    "Larkspur Fenn",
    "Ostrander Glade",
    "Pellucid Wharf",
  ],
  "zh-CN": ["澜烟渡口", "鹤栖南浦", "墨榆坞", "素弦小筑", "霁川旧埠", "菱歌北里", "岫云别院", "槐荫渔火"],
};
