/** Writes the words of songs: verses and a chorus that comes back. No line is in two songs. */
import type { Rng } from "#state/rng.ts";
import { fillSlots } from "../social/forms.ts";
import { stocks, type Halves } from "./data/stocks.ts";
import type { SongSlots } from "./titles.ts";
import type { Genre, Public, Theme } from "./words.ts";

export interface Song {
  readonly lang: Public;
  readonly theme: Theme;
  readonly genre: Genre;
  readonly title: string;
  readonly isName: boolean;
  readonly slots: SongSlots;
  readonly ms: number;
}
interface Line {
  readonly atMs: number;
  readonly text: string;
}
const moodOf: Readonly<Record<Theme, "bright" | "blue" | "drive">> = {
  love: "bright",
  parting: "blue",
  road: "drive",
  home: "bright",
  night: "blue",
  sea: "blue",
  work: "drive",
  friends: "bright",
  family: "bright",
  hope: "bright",
  none: "blue",
};
/** V: a verse; C: the chorus; B: the bridge; "-": a pause. */
const shapes = ["VCVCBC", "VC-VCC", "VVC-VCC", "VCVC-BC", "VVCVC-C", "CVCV-C"] as const;
const rapShapes = ["WCWC-C", "CWCWC", "WCW-CC"] as const;
const lastWord = (text: string): string => text.split(" ").at(-1)!.toLowerCase();

export class LyricWriter {
  private readonly taken = new Set<string>();
  private readonly uses = new Map<string, number>();

  write(rng: Rng, song: Song): Line[] {
    const isRap = song.genre === "hiphop";
    const shape = rng.pick<string>(isRap ? rapShapes : shapes);
    const usedHalves = new Set<string>();
    const verses = stocks[song.lang].verses.get(song.theme)!;
    const chorus = this.writeChorus(rng, song, usedHalves);
    const sections = [...shape].map((part): readonly string[] => {
      if (part === "C") return chorus;
      if (part === "-") return [""];
      if (part === "B") return this.writeRhymes(rng, song, verses, 2, usedHalves);
      const couplets = part === "W" ? 4 : 2;
      return Array.from({ length: couplets }, () => this.writeRhymes(rng, song, verses, 2, usedHalves)).flat();
    });
    return timeLines(rng, sections, song.ms);
  }

  private writeChorus(rng: Rng, song: Song, used: Set<string>): string[] {
    const { choruses } = stocks[song.lang];
    const hooks = [
      ...(song.isName ? choruses.get("namehook")!.first : []),
      ...(song.isName ? [] : choruses.get("hook")!.first),
    ];
    const halves = choruses.get(moodOf[song.theme])!;
    const [first = "", second = ""] = rng
      .shuffle(hooks)
      .map((hook) => fillSlots(hook, { ...song.slots, title: song.title })!)
      .filter((line) => !this.taken.has(line));
    const [third = "", fourth = ""] = this.writeRhymes(rng, song, halves, 2, used);
    const lines = rng.chance(0.6) ? [first, third, second, fourth] : [third, fourth, first];
    for (const line of lines) this.taken.add(line);
    return lines;
  }
  /** Returns lines that rhyme. Prefers halves that few songs have. */
  private writeRhymes(rng: Rng, song: Song, halves: Halves, count: number, used: Set<string>): string[] {
    const groups = rng.shuffle(halves.rhymes);
    for (const group of groups) {
      const lines: string[] = [];
      const endings = new Set<string>();
      const parts: string[] = [];
      for (const second of this.rarest(rng, group, used)) {
        if (lines.length === count) break;
        const ending = song.lang === "en" ? lastWord(second) : second;
        if (endings.has(ending)) continue;
        for (const first of this.rarest(rng, halves.first, used)) {
          if (parts.includes(first)) continue;
          const line = joinHalves(rng, song, first, second);
          if (this.taken.has(line)) continue;
          lines.push(line);
          parts.push(first, second);
          endings.add(ending);
          break;
        }
      }
      if (lines.length < count) continue;
      for (const line of lines) this.taken.add(line);
      for (const part of parts) {
        used.add(part);
        this.uses.set(part, (this.uses.get(part) ?? 0) + 1);
      }
      return lines;
    }
    throw new Error(`no words are left for a song about ${song.theme}`);
  }
  private rarest(rng: Rng, halves: readonly string[], used: ReadonlySet<string>): string[] {
    const usesOf = (half: string): number => this.uses.get(half) ?? 0;
    return rng
      .shuffle(halves.filter((half) => !used.has(half)))
      .map((half) => ({ half, weight: usesOf(half) + rng.int(0, 6) }))
      .sort((a, b) => a.weight - b.weight)
      .map(({ half }) => half);
  }
}

/** English second halves begin with "and", which about half of the lines leave out. */
function joinHalves(rng: Rng, { lang, slots }: Song, first: string, second: string): string {
  const isShort = lang === "en" && second.startsWith("and ") && rng.chance(0.55);
  const ending = isShort ? second.slice(4) : second;
  const line = fillSlots(`${first}${lang === "en" ? ", " : " "}${ending}`, slots)!;
  return line.charAt(0).toUpperCase() + line.slice(1);
}

/** Spreads the lines over the song. Each section is followed by a short rest. */
function timeLines(rng: Rng, sections: readonly (readonly string[])[], ms: number): Line[] {
  const count = sections.reduce((sum, section) => sum + section.length, 0);
  const from = Math.min(rng.int(7_000, 21_000), Math.floor(ms / 8));
  const step = Math.floor((ms - from - 12_000) / (count + sections.length * 0.8));
  const lines: Line[] = [];
  let at = from;
  for (const section of sections) {
    for (const text of section) {
      lines.push({ atMs: at - (at % 10), text });
      at += Math.floor((step * rng.int(88, 110)) / 100);
    }
    at += Math.floor(step * 0.6);
  }
  return lines;
}
