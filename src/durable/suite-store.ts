// Stores one suite of tasks as JSON. A suite is always uploaded completely. A caller can read the whole suite or a
// single task.
import { DurableObject } from "cloudflare:workers";
import { suiteLimits, type Suite, type SuiteStored, type SuiteTask } from "#contract/suite.ts";
import { toAnswer, Refusal, type Answer } from "#env/answer.ts";
import { findSuiteFault } from "#env/suites.ts";
import { hashOf } from "#state/hash.ts";
import type { Json } from "#state/json.ts";
import type { Bindings, SuiteStoreCalls } from "./bindings.ts";
import { dropFor, keepFor } from "./storage-quota.ts";

const schema = `
CREATE TABLE IF NOT EXISTS tasks (n INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, task TEXT NOT NULL);
CREATE TABLE IF NOT EXISTS meta (key TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;`;
/** The maximum length of a task in characters. It is below the storage limit of one value. */
const maxTaskChars = 1_000_000;

export class SuiteStore extends DurableObject<Bindings> implements SuiteStoreCalls {
  constructor(ctx: DurableObjectState, env: Bindings) {
    super(ctx, env);
    ctx.storage.sql.exec(schema);
  }

  /** Replaces the stored suite. `payer`: the key against whose limits the suite counts. */
  put(suite: Suite, payer?: string): Promise<Answer<SuiteStored>> {
    return toAnswer("put a suite", async () => {
      const fault = findSuiteFault(suite);
      if (fault) throw new Refusal("invalid", "This server cannot play the suite; see issues.", [fault]);
      const texts = suite.tasks.map((task) => JSON.stringify(task));
      const long = texts.findIndex((text) => text.length > maxTaskChars);
      if (long >= 0)
        throw new Refusal("invalid", "This server cannot store the suite; see issues.", [
          { path: `tasks.${long}`, message: `Expected at most ${maxTaskChars} characters of JSON` },
        ]);
      const bytes = texts.reduce((sum, text) => sum + text.length, 0);
      const before = this.#payer();
      await keepFor(this.env, payer, { kind: "suites", id: suite.name, bytes, until: null });
      if (before !== payer) await dropFor(this.env, before, "suites", suite.name);
      this.ctx.storage.transactionSync(() => {
        this.ctx.storage.sql.exec("DELETE FROM tasks");
        this.ctx.storage.sql.exec("DELETE FROM meta");
        if (payer !== undefined) this.ctx.storage.sql.exec("INSERT INTO meta (key, value) VALUES ('payer', ?)", payer);
        for (const [i, task] of suite.tasks.entries())
          this.ctx.storage.sql.exec("INSERT INTO tasks (n, id, task) VALUES (?, ?, ?)", i, task.id, texts[i]!);
      });
      return { name: suite.name, tasks: texts.length, hash: hashOf(suite as unknown as Json) };
    });
  }

  /** Returns the uploaded tasks, or null if there is no suite. */
  async tasks(): Promise<SuiteTask[] | null> {
    const rows = this.ctx.storage.sql.exec<{ task: string }>(
      "SELECT task FROM tasks ORDER BY n LIMIT ?",
      suiteLimits.tasks,
    );
    const tasks = rows.toArray().map(({ task }) => JSON.parse(task) as SuiteTask);
    return tasks.length > 0 ? tasks : null;
  }

  /** Returns the task's JSON, or null if the task does not exist. */
  async taskText(id: string): Promise<string | null> {
    return (
      this.ctx.storage.sql.exec<{ task: string }>("SELECT task FROM tasks WHERE id = ?", id).toArray()[0]?.task ?? null
    );
  }

  async remove(name: string): Promise<void> {
    const payer = this.#payer();
    await this.ctx.storage.deleteAll();
    this.ctx.storage.sql.exec(schema);
    await dropFor(this.env, payer, "suites", name);
  }
  #payer(): string | undefined {
    const rows = this.ctx.storage.sql.exec<{ value: string }>("SELECT value FROM meta WHERE key = 'payer'");
    return rows.toArray()[0]?.value;
  }
}
