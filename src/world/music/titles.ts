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

/** Two artists may have chosen the same short title. */
const isShort = (title: string): boolean =>
  /\p{Script=Han}/u.test(title) ? title.length <= 4 : title.split(" ").length <= 2;

export class TitleMaker {
  private readonly lang: Public;
  private readonly rng: Rng;
  private readonly left = new Map<string, string[]>();
  private readonly uses = new Map<string, number>();
  private readonly releases: string[] = [];
  private readonly eps: string[] = [];

  constructor(lang: Public, rng: Rng) {
    this.lang = lang;
    this.rng = rng;
  }

  /** Songs about the sea name towns on the coast. */
  drawSlots(theme: Theme): SongSlots {
    const slots = Object.fromEntries(
      Object.entries(stocks[this.lang].titles.slots).map(([name, values]) => [name, this.rng.pick(values)]),
    );
    return theme === "sea" ? { ...slots, town: slots["coast"]! } : slots;
  }
  /** Returns the title of a song. A title that was written out is used once, a short one twice, a filled pattern once. */
  draw(theme: Theme, slots: SongSlots, patternShare: number, fits: (title: string) => boolean): SongTitle {
    const { songs, patterns } = stocks[this.lang].titles;
    const isWritten = !this.rng.chance(patternShare);
    const stock = theme !== "none" && this.rng.chance(0.42) ? "any" : theme;
    for (const from of isWritten ? [stock, theme, ...(theme === "none" ? [] : ["any"])] : []) {
      const left = this.left.get(from) ?? [];
      this.left.set(from, left);
      if (left.length === 0)
        left.push(...this.rng.shuffle(songs.get(from)!.filter((text) => this.usesOf(text) < (isShort(text) ? 2 : 1))));
      const at = left.findLastIndex(fits);
      if (at === -1) continue;
      const [text = ""] = left.splice(at, 1);
      this.count(text);
      return { text, isName: false };
    }
    const own = theme === "none" ? patterns.get("none")! : [...(patterns.get(theme) ?? []), ...patterns.get("any")!];
    for (let tries = 0; tries < 60; tries++) {
      const drawn = tries < 6 ? slots : this.drawSlots(theme);
      // Patterns are used equally often.
      const [pattern = ""] = this.rng
        .sample(own, Math.min(own.length, 4))
        .sort((a, b) => this.usesOf(a) - this.usesOf(b));
      // A number within a title is a word that begins with a capital letter.
      const text = fillSlots(pattern, { ...drawn, number: capitalized(drawn["number"] ?? "") })!;
      if (this.usesOf(text) === 0 && fits(text)) {
        this.count(text);
        this.count(pattern);
        return { text, isName: text === slots["name"] };
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

  private usesOf(text: string): number {
    return this.uses.get(text) ?? 0;
  }
  private count(text: string): void {
    this.uses.set(text, this.usesOf(text) + 1);
  }
}
