// The list of environments, as the environments themselves report.
import { DurableObject } from "cloudflare:workers";
import type { EnvList, EnvRow, EpisodeEnd, ListQuery } from "../contract/env.ts";
import type { Report } from "../env/report.ts";
import type { Bindings, LobbyCalls } from "./bindings.ts";

const schema = `
CREATE TABLE IF NOT EXISTS envs (id TEXT PRIMARY KEY, task TEXT, step INTEGER NOT NULL, status TEXT NOT NULL, outcome TEXT,
  created INTEGER NOT NULL, touched INTEGER NOT NULL) WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS envs_by_age ON envs (created DESC, id);`;

const pageRows = 100;

export class Lobby extends DurableObject<Bindings> implements LobbyCalls {
  constructor(ctx: DurableObjectState, env: Bindings) {
    super(ctx, env);
    ctx.storage.sql.exec(schema);
  }

  async report(reports: readonly Report[]): Promise<void> {
    this.ctx.storage.transactionSync(() => {
      for (const r of reports)
        this.ctx.storage.sql.exec(
          `INSERT INTO envs (id, task, step, status, outcome, created, touched) VALUES (?, ?, ?, ?, ?, ?, ?)
           ON CONFLICT (id) DO UPDATE SET task = excluded.task, step = excluded.step, status = excluded.status,
           outcome = excluded.outcome, created = excluded.created, touched = excluded.touched
           WHERE excluded.touched >= envs.touched`,
          r.id,
          r.task,
          r.step,
          r.status,
          r.outcome,
          r.created,
          r.touched,
        );
    });
  }

  async forget(id: string): Promise<void> {
    this.ctx.storage.sql.exec("DELETE FROM envs WHERE id = ?", id);
  }

  /** Newest first. */
  async list(query: ListQuery): Promise<EnvList> {
    const limit = query.limit ?? pageRows;
    const [at, after] = cursorFrom(query.cursor);
    const rows = this.ctx.storage.sql
      .exec<{
        id: string;
        task: string | null;
        step: number;
        status: EnvRow["status"];
        outcome: EpisodeEnd | null;
        created: number;
        touched: number;
      }>(
        `SELECT * FROM envs WHERE (created < ?1 OR (created = ?1 AND id > ?2)) AND (?3 IS NULL OR status = ?3)
         AND (?4 IS NULL OR task = ?4) ORDER BY created DESC, id LIMIT ?5`,
        at,
        after,
        query.status ?? null,
        query.task ?? null,
        limit + 1,
      )
      .toArray();
    const envs = rows.slice(0, limit).map(({ outcome, created, touched, ...row }) => ({
      ...row,
      ...(outcome === null ? {} : { outcome }),
      created: new Date(created).toISOString(),
      touched: new Date(touched).toISOString(),
    }));
    const last = rows.length > limit ? rows[limit - 1] : undefined;
    return last ? { envs, next: `${last.created}.${last.id}` } : { envs };
  }
}

function cursorFrom(cursor: string | undefined): [at: number, after: string] {
  const [, at, after] = /^(\d{1,16})\.([A-Za-z0-9_-]{1,64})$/.exec(cursor ?? "") ?? [];
  return at !== undefined && after !== undefined ? [Number(at), after] : [Number.MAX_SAFE_INTEGER, ""];
}
