// Access rights of callers to a run.
import { Refusal, unauthorized } from "../answer.ts";
import type { Caller } from "../token.ts";
import type { RunJournal } from "./journal.ts";
import type { RunSpec } from "./records.ts";
import { isRanked } from "./run-info.ts";

export type RunReader = "admin" | "runner" | "anybody";

export class RunAccess {
  readonly #journal: RunJournal;
  /** Whether everybody may read the runs. */
  readonly #isOpen: boolean;

  constructor(journal: RunJournal, isOpen: boolean) {
    this.#journal = journal;
    this.#isOpen = isOpen;
  }

  /** Returns the run. If reading needs a token, a caller without a token does not learn whether the run exists. */
  requireSpec(reader?: Caller): RunSpec {
    const spec = this.#journal.spec();
    if (spec) return spec;
    if (reader?.token === null && !this.#isOpen) throw accessRefusal(reader);
    throw new Refusal("not-found", "There is no such run, or it was deleted.");
  }
  requireRunner(who: Caller): void {
    if (this.#readerOf(who) === "anybody") throw accessRefusal(who);
  }
  /**
   * Returns the reader. Everybody may read every run on an open server, and any run on the leaderboard. Refuses all
   * other readers except the runner and the admin.
   */
  requireReader(spec: RunSpec, who: Caller): RunReader {
    const reader = this.#readerOf(who);
    if (reader !== "anybody" || this.#isOpen) return reader;
    if (this.#journal.finish() && isRanked(spec, this.#journal.progress())) return reader;
    throw accessRefusal(who);
  }
  requireAdmin(who: Caller): void {
    if (who.admin) return;
    throw who.token === null
      ? unauthorized("the admin key")
      : new Refusal("forbidden", "Only the admin key may do this.");
  }

  #readerOf(who: Caller): RunReader {
    if (who.admin) return "admin";
    return who.token !== null && this.#journal.tokens().includes(who.token) ? "runner" : "anybody";
  }
}

const accessRefusal = (who: Caller): Refusal =>
  who.token === null
    ? unauthorized("the run's token")
    : new Refusal("forbidden", "This token does not belong to this run.");
