// A twin of a task: the same phone, and an instruction that asks for something which is not there. Tasks are proven to be
// solvable; their twins are known not to be, so that a filter can be told right and wrong by both.
import { Rng } from "../../state/rng.ts";
import type { Lang } from "../../contract/env.ts";
import { isAmong, namedIn, type Met } from "./named-texts.ts";

export interface Twin {
  readonly instruction: string;
  /** The text that the task names, and the one that stands in its place. */
  readonly named: string;
  readonly asked: string;
}
export interface TwinWish {
  readonly instruction: string;
  readonly locale: Lang;
  /** What the reference solution met on its way. */
  readonly met: Met;
  /** All data of the phone, as JSON: what stands in it is there. */
  readonly data: string;
  /** Draws: the same for the same task and seed. */
  readonly chance: string;
}

/**
 * Names another text in place of one that the solution has to touch and nobody writes: what is to be found, not what is to be
 * made. The other is made up, stands nowhere in the phone's data and on no screen of the walk. Null where the instruction
 * names no such text.
 */
export function twinOf({ instruction, locale, met, data, chance }: TwinWish): Twin | null {
  const written = [...met.written];
  const found = namedIn(instruction).filter(
    (named) =>
      isAmong(named, met.touched) && !written.some((text) => isAmong(named, new Set([text])) || named.includes(text)),
  );
  if (found.length === 0) return null;
  const r = Rng.of(0, "twin", chance);
  const named = r.pick(found);
  const asked = r
    .shuffle(madeUp[locale])
    .find((text) => !data.includes(text) && ![...met.seen].some((seen) => seen.includes(text)));
  return asked === undefined ? null : { instruction: inPlaceOf(instruction, named, asked), named, asked };
}

/** Only between quotation marks: the same letters elsewhere may mean something else. */
const inPlaceOf = (instruction: string, named: string, asked: string): string =>
  instruction.replaceAll(
    /(["“「『《])([^"”」』》]+)(["”」』》])/g,
    (whole, open: string, inner: string, close: string) => (inner === named ? `${open}${asked}${close}` : whole),
  );

/** Names of nothing, as users give them to notes, people, places and choices. */
const madeUp: Readonly<Record<Lang, readonly string[]>> = {
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
