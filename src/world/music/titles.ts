/** Chooses titles of songs and releases. */
import type { Rng } from "#state/rng.ts";
import { fillSlots } from "../social/forms.ts";
import { stocks } from "./data/stocks.ts";
import type { Public, Theme } from "./words.ts";

/** The names, places and times that a song mentions, in its title and in its words. */
export type SongSlots = Readonly<Record<string, string>>;
export interface SongTitle {
  readonly text: string;
  /** Whether the title is the name of a person only. */
  readonly isName: boolean;
}
const capitalized = (text: string): string =>
  text.replace(/(^|[\s-])(\p{Ll})/gu, (_, before: string, letter: string) => before + letter.toUpperCase());

export class TitleMaker {
  private readonly lang: Public;
  private readonly rng: Rng;
  private readonly left = new Map<Theme, string[]>();
  private readonly uses = new Map<string, number>();
  private readonly releases: string[] = [];
  private readonly eps: string[] = [];

  constructor(lang: Public, rng: Rng) {
    this.lang = lang;
    this.rng = rng;
  }

  drawSlots(): SongSlots {
    return Object.fromEntries(
      Object.entries(stocks[this.lang].titles.slots).map(([name, values]) => [name, this.rng.pick(values)]),
    );
  }
  /** Returns the title of a song. A title that was written out is used at most twice, a filled pattern once. */
  draw(theme: Theme, slots: SongSlots, patternShare: number): SongTitle {
    const { songs, patterns } = stocks[this.lang].titles;
    const isWritten = !this.rng.chance(patternShare);
    if (isWritten) {
      const left = this.left.get(theme) ?? [];
      if (left.length === 0) left.push(...this.rng.shuffle(songs.get(theme) ?? []));
      this.left.set(theme, left);
      const text = left.pop()!;
      if (this.count(text) <= 2) return { text, isName: false };
    }
    const own = theme === "none" ? patterns.get("none")! : [...(patterns.get(theme) ?? []), ...patterns.get("any")!];
    for (let tries = 0; tries < 60; tries++) {
      const drawn = tries < 6 ? slots : this.drawSlots();
      const pattern = this.rng.pick(own);
      // A number within a title is a word that begins with a capital letter.
      const text = fillSlots(pattern, { ...drawn, number: capitalized(drawn["number"] ?? "") })!;
      if ((this.uses.get(text) ?? 0) === 0) {
        this.count(text);
        return { text, isName: pattern === "{name}" };
      }
    }
    throw new Error(`no title about ${theme} is left`);
  }
  /** Returns the title of an album or an EP that is not named after a song. */
  drawRelease(type: "album" | "ep"): string {
    const { albums, eps } = stocks[this.lang].titles;
    const left = type === "album" ? this.releases : this.eps;
    if (left.length === 0) left.push(...this.rng.shuffle(type === "album" ? albums : eps));
    return left.pop()!;
  }

  private count(text: string): number {
    const uses = (this.uses.get(text) ?? 0) + 1;
    this.uses.set(text, uses);
    return uses;
  }
}
