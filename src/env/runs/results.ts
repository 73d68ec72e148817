// Reads the results of a run: pages of lines, and the logs.
import { Refusal } from "../answer.ts";
import type { RunQuery } from "#contract/run.ts";
import type { Caller } from "../token.ts";
import type { RunAccess } from "./access.ts";
import type { RunJournal } from "./journal.ts";
import { publicLine } from "./run-info.ts";

export interface LinePage {
  /** Lines as JSON, separated by commas. */
  readonly lines: string;
  readonly next: number | null;
}

const maxPageChars = 4_000_000;

/** Returns the lines after episode `after`. `reveal`: includes hidden seeds. Only the admin may set `reveal`. */
export function readLinePage(
  journal: RunJournal,
  access: RunAccess,
  who: Caller,
  after: number,
  { reveal = false }: RunQuery,
): LinePage {
  const spec = access.requireSpec(who);
  if (access.requireReader(spec, who) !== "admin" && !journal.finish()) throw notFinishedRefusal();
  if (reveal) access.requireAdmin(who);
  let lines = "";
  for (const { n, line } of journal.lines(after)) {
    if (lines.length > maxPageChars) return { lines, next: n - 1 };
    lines += `${lines === "" ? "" : ","}${reveal ? line : publicLine(spec, line)}`;
  }
  return { lines, next: null };
}

/** Returns the line or the log of episode `n`, as JSON. */
export function readEpisode(journal: RunJournal, access: RunAccess, who: Caller, n: number, log: boolean): string {
  const spec = access.requireSpec(who);
  const reader = access.requireReader(spec, who);
  const row = journal.episode(n);
  if (!row) throw new Refusal("not-found", `The run has no episode ${n}.`);
  if (reader !== "admin" && journal.finish() === null) throw notFinishedRefusal();
  if (spec.hidden && reader !== "admin")
    throw new Refusal("forbidden", "The seeds of this run are hidden: only the admin key may read its episodes.");
  if (row.status === "void") throw new Refusal("not-found", `Episode ${n} failed in every try and has no result.`);
  const line = journal.line(n);
  if (line === null) throw new Refusal("conflict", `Episode ${n} is not judged yet.`);
  if (!log) return line;
  const text = journal.log(n);
  if (text === null) throw new Refusal("not-found", `The log of episode ${n} was too long to be stored.`);
  return text;
}

const notFinishedRefusal = (): Refusal => new Refusal("forbidden", "Results can be read when the run is done.");
