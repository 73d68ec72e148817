/** Makes the names and the short biographies of people who write in public. */
import type { Rng } from "#state/rng.ts";
import { Composer } from "./composer.ts";
import { fillSlots } from "./forms.ts";

/** Words for names, and patterns such as "{adjective}{thing}" that combine them. */
export interface NameWords {
  readonly patterns: readonly string[];
  readonly words: Readonly<Record<string, readonly string[]>>;
}

/** Draws names. Repeats a name only if 40 attempts have found no new name. */
export class NameMaker {
  private readonly taken = new Set<string>();
  private readonly names: NameWords;
  constructor(names: NameWords) {
    this.names = names;
  }
  draw(rng: Rng): string {
    let name = "";
    for (let tries = 0; tries < 40; tries++) {
      const words = Object.fromEntries(Object.entries(this.names.words).map(([key, from]) => [key, rng.pick(from)]));
      name = fillSlots(rng.pick(this.names.patterns), {
        ...words,
        year: String(rng.int(84, 99)),
        digit: String(rng.int(2, 99)),
      })!;
      if (!this.taken.has(name)) break;
    }
    this.taken.add(name);
    return name;
  }
}

/** Lines for biographies, for one interest or for anybody. The lines can contain the slots {n}, {town} and {job}. */
export interface BioLines {
  readonly byInterest: Readonly<Record<string, readonly string[]>>;
  readonly anybody: readonly string[];
  readonly jobs: readonly string[];
}

/** Writes biographies of one to three lines. No line is used more than `maxUses` times. */
export class BioMaker {
  private readonly composer: Composer;
  private readonly lines: BioLines;
  constructor(lines: BioLines, maxUses: number) {
    this.lines = lines;
    this.composer = new Composer(maxUses, {});
  }
  write(rng: Rng, interests: readonly string[], town: string): string {
    const slots = { n: String(rng.int(3, 60)), town, job: rng.pick(this.lines.jobs) };
    const stocks = [...interests.slice(0, 2).map((one) => this.lines.byInterest[one] ?? []), this.lines.anybody];
    const lines: string[] = [];
    for (const stock of rng.sample(stocks, Math.min(stocks.length, rng.pick([1, 1, 2, 2, 3])))) {
      const line = stock.length > 0 ? this.composer.say(rng, stock, slots) : null;
      if (line !== null && !lines.includes(line)) lines.push(line);
    }
    return lines.join("\n");
  }
}

/**
 * A region from which people are connected. `ip` is its name, as shown below a note. People come from it in proportion
 * to `weight`. `towns` are towns in it. `isLocal`: whether it contains the owner's city.
 */
export interface Origin {
  readonly ip: string;
  readonly weight: number;
  readonly towns: readonly string[];
  readonly isLocal: boolean;
}
