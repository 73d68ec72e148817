// A suite of tasks as JSON, under its name: put there whole, read by whole or by task.
import { DurableObject } from "cloudflare:workers";
import { suiteLimits, type Suite, type SuiteStored, type SuiteTask } from "../contract/suite.ts";
import { answering, Refusal, type Answer } from "../env/answer.ts";
import { suiteFault } from "../env/suites.ts";
import { hashOf } from "../state/hash.ts";
import type { Json } from "../state/json.ts";
import type { Bindings, ShelfCalls } from "./bindings.ts";
import { dropFor, keepFor } from "./keeping.ts";

const schema = `
CREATE TABLE IF NOT EXISTS tasks (n INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, task TEXT NOT NULL);
CREATE TABLE IF NOT EXISTS meta (key TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;`;
/** What the store takes in one place, with room. */
const taskChars = 1_000_000;

export class Shelf extends DurableObject<Bindings> implements ShelfCalls {
  constructor(ctx: DurableObjectState, env: Bindings) {
    super(ctx, env);
    ctx.storage.sql.exec(schema);
  }

  /** In place of what was there. `payer`: the key whose limits it counts against. */
  put(suite: Suite, payer?: string): Promise<Answer<SuiteStored>> {
    return answering("put a suite", async () => {
      const fault = suiteFault(suite);
      if (fault) throw new Refusal("invalid", "This server cannot play the suite; see issues.", [fault]);
      const texts = suite.tasks.map((task) => JSON.stringify(task));
      const long = texts.findIndex((text) => text.length > taskChars);
      if (long >= 0)
        throw new Refusal("invalid", "This server cannot store the suite; see issues.", [
          { path: `tasks.${long}`, message: `Expected at most ${taskChars} characters of JSON` },
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

  /** As it was put, but for the name; null where nothing was, or nothing is left. */
  async tasks(): Promise<SuiteTask[] | null> {
    const rows = this.ctx.storage.sql.exec<{ task: string }>(
      "SELECT task FROM tasks ORDER BY n LIMIT ?",
      suiteLimits.tasks,
    );
    const tasks = rows.toArray().map(({ task }) => JSON.parse(task) as SuiteTask);
    return tasks.length > 0 ? tasks : null;
  }

  /** As JSON; null where there is none. */
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
