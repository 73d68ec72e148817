// Who may do what with a run.
import { Refusal, unauthorized } from "../answer.ts";
import type { Caller } from "../token.ts";
import type { RunJournal } from "./journal.ts";
import type { RunSpec } from "./records.ts";
import { counts } from "./standing.ts";

export type Reader = "admin" | "runner" | "anybody";

export class RunAccess {
  readonly #journal: RunJournal;
  /** Whether everybody may read what runs there are. */
  readonly #isOpen: boolean;

  constructor(journal: RunJournal, isOpen: boolean) {
    this.#journal = journal;
    this.#isOpen = isOpen;
  }

  /** The run. Where reading takes a right, nobody learns without showing something which runs there are not. */
  known(reader?: Caller): RunSpec {
    const spec = this.#journal.spec();
    if (spec) return spec;
    if (reader?.token === null && !this.#isOpen) throw refused(reader);
    throw new Refusal("not-found", "There is no such run, or it was deleted.");
  }
  mayDeal(who: Caller): void {
    if (this.#readerOf(who) === "anybody") throw refused(who);
  }
  /** Whoever runs it; on a server that is open, and of a run on the leaderboard, everybody. */
  mayRead(spec: RunSpec, who: Caller): Reader {
    const reader = this.#readerOf(who);
    if (reader !== "anybody" || this.#isOpen) return reader;
    if (this.#journal.finish() && counts(spec, this.#journal.progress())) return reader;
    throw refused(who);
  }
  mustBeAdmin(who: Caller): void {
    if (who.admin) return;
    throw who.token === null
      ? unauthorized("the admin key")
      : new Refusal("forbidden", "Only the admin key may do this.");
  }

  #readerOf(who: Caller): Reader {
    if (who.admin) return "admin";
    return who.token !== null && this.#journal.tokens().includes(who.token) ? "runner" : "anybody";
  }
}

const refused = (who: Caller): Refusal =>
  who.token === null
    ? unauthorized("the run's token")
    : new Refusal("forbidden", "This token does not belong to this run.");
