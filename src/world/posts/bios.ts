/** Writes the short biographies of people, from the lines in data/en/people.ts and data/zh/people.ts. */
import type { Rng } from "#state/rng.ts";
import { Composer } from "../social/composer.ts";
import type { BioLines } from "../social/people.ts";
import { splitSentences } from "../social/text-errors.ts";
import type { Public } from "./words.ts";

/** The maximum number of uses of one sentence. */
const maxUses = 8;
/** Jobs that a text cannot call a former one. */
const stages = /student|retired|freelancer|学生|退休|自由职业/u;

export class BioMaker {
  private readonly composer = new Composer(maxUses, {}, splitSentences);
  private readonly lines: BioLines;
  private readonly separators: readonly string[];
  constructor(lines: BioLines, lang: Public) {
    this.lines = lines;
    this.separators = lang === "en" ? ["\n", " | ", " · ", ". "] : ["\n", " | ", "，"];
  }

  /** Writes a biography of one or two lines. It is "" if no line can be used any more. */
  write(rng: Rng, interests: readonly string[], town: string): string {
    const { lines, composer } = this;
    const job = rng.pick(lines.jobs);
    const trade = stages.test(job) ? rng.pick(lines.jobs.filter((one) => !stages.test(one))) : job;
    const about = lines.byInterest[interests[0]!] ?? [];
    const more = lines.byInterest[interests[1] ?? ""] ?? [];
    const stocks = rng.pick([[about], [lines.anybody], [lines.anybody], [about, lines.anybody], [about, more]]);
    const chosen: string[] = [];
    for (const stock of stocks) {
      // Numbers are drawn before the line is counted, so the composer counts the text that is shown.
      const filled = stock.map((line) =>
        line.replace(/\{(\d+)\.\.(\d+)\}/gu, (_, lo: string, hi: string) => String(rng.int(Number(lo), Number(hi)))),
      );
      const line = filled.length > 0 ? composer.say(rng, filled, { town, job, trade }) : null;
      if (line !== null && !chosen.includes(line)) chosen.push(line);
    }
    const text = chosen.join(rng.pick(this.separators));
    return text.charAt(0).toUpperCase() + text.slice(1);
  }
}
