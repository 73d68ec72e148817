// What is read of a run's results: lines, a page of them at a time, and the logs behind them.
import { Refusal } from "../answer.ts";
import type { RunQuery } from "../../contract/run.ts";
import type { Caller } from "../token.ts";
import type { RunAccess } from "./access.ts";
import type { RunJournal } from "./journal.ts";
import { toldOf } from "./standing.ts";

export interface LinePage {
  /** Lines as JSON, with commas between. */
  readonly lines: string;
  readonly next: number | null;
}

const pageChars = 4_000_000;

/** The lines after episode `after`; `reveal`: seeds and all, for the admin. */
export function linePage(
  journal: RunJournal,
  access: RunAccess,
  who: Caller,
  after: number,
  { reveal = false }: RunQuery,
): LinePage {
  const spec = access.known(who);
  if (access.mayRead(spec, who) !== "admin" && !journal.finish()) throw notYet();
  if (reveal) access.mustBeAdmin(who);
  let lines = "";
  for (const { n, line } of journal.lines(after)) {
    if (lines.length > pageChars) return { lines, next: n - 1 };
    lines += `${lines === "" ? "" : ","}${reveal ? line : toldOf(spec, line)}`;
  }
  return { lines, next: null };
}

/** The line of episode `n`, or the log behind it, as JSON. */
export function episodeText(journal: RunJournal, access: RunAccess, who: Caller, n: number, log: boolean): string {
  const spec = access.known(who);
  const reader = access.mayRead(spec, who);
  const row = journal.episode(n);
  if (!row) throw new Refusal("not-found", `The run has no episode ${n}.`);
  if (reader !== "admin" && journal.finish() === null) throw notYet();
  if (spec.hidden && reader !== "admin")
    throw new Refusal("forbidden", "The seeds of this run are hidden: only the admin key may read its episodes.");
  if (row.status === "void") throw new Refusal("not-found", `Episode ${n} broke at every try and has no result.`);
  const line = journal.line(n);
  if (line === null) throw new Refusal("conflict", `Episode ${n} is not judged yet.`);
  if (!log) return line;
  const text = journal.log(n);
  if (text === null) throw new Refusal("not-found", `The log of episode ${n} was too long to be kept.`);
  return text;
}

const notYet = (): Refusal => new Refusal("forbidden", "Results can be read when the run is done.");
