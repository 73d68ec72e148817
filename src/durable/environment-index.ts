// Lists environments and graphs. Each environment and each graph reports its data to this object.
import { DurableObject } from "cloudflare:workers";
import type { EpisodeEnd } from "#contract/env.ts";
import type { EnvList, EnvRow, ListQuery } from "#contract/listing.ts";
import type { GraphList, GraphRow } from "#contract/graph.ts";
import { makePage, pageRows } from "#env/listing.ts";
import type { Reader } from "#env/graphs/access.ts";
import type { EnvironmentReport } from "#env/report.ts";
import type { Bindings, EnvironmentIndexCalls } from "./bindings.ts";

const schema = `
CREATE TABLE IF NOT EXISTS envs (id TEXT PRIMARY KEY, task TEXT, step INTEGER NOT NULL, status TEXT NOT NULL, outcome TEXT,
  created INTEGER NOT NULL, touched INTEGER NOT NULL) WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS envs_by_age ON envs (created DESC, id);
CREATE TABLE IF NOT EXISTS graphs (id TEXT PRIMARY KEY, row TEXT NOT NULL) WITHOUT ROWID;`;

export class EnvironmentIndex extends DurableObject<Bindings> implements EnvironmentIndexCalls {
  constructor(ctx: DurableObjectState, env: Bindings) {
    super(ctx, env);
    ctx.storage.sql.exec(schema);
    const columns = ctx.storage.sql.exec<{ name: string }>("PRAGMA table_info(envs)").toArray();
    // Older databases lack this column.
    if (!columns.some(({ name }) => name === "graph")) ctx.storage.sql.exec("ALTER TABLE envs ADD COLUMN graph TEXT");
    const ofGraphs = ctx.storage.sql.exec<{ name: string }>("PRAGMA table_info(graphs)").toArray();
    // Older databases lack this column, because graphs had no owners.
    if (!ofGraphs.some(({ name }) => name === "owner"))
      ctx.storage.sql.exec("ALTER TABLE graphs ADD COLUMN owner TEXT");
    // Older databases lack this column, because keys had no separate lists of environments.
    if (!columns.some(({ name }) => name === "whose")) ctx.storage.sql.exec("ALTER TABLE envs ADD COLUMN whose TEXT");
  }

  async report(reports: readonly EnvironmentReport[]): Promise<void> {
    this.ctx.storage.transactionSync(() => {
      for (const r of reports)
        this.ctx.storage.sql.exec(
          `INSERT INTO envs (id, whose, task, graph, step, status, outcome, created, touched) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
           ON CONFLICT (id) DO UPDATE SET task = excluded.task, graph = excluded.graph, step = excluded.step, status = excluded.status,
           outcome = excluded.outcome, created = excluded.created, touched = excluded.touched
           WHERE excluded.touched >= envs.touched`,
          r.id,
          r.of,
          r.task,
          r.graph,
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

  /** Counts environments by status. */
  async counts(): Promise<Record<string, number>> {
    const rows = this.ctx.storage.sql.exec<{ status: string; n: number }>(
      "SELECT status, count(*) AS n FROM envs GROUP BY status",
    );
    return Object.fromEntries(rows.toArray().map(({ status, n }) => [status, n]));
  }

  async shelve(graph: GraphRow, owner: string | null): Promise<void> {
    const text = JSON.stringify(graph);
    this.ctx.storage.sql.exec("INSERT OR REPLACE INTO graphs (id, row, owner) VALUES (?, ?, ?)", graph.id, text, owner);
  }
  async unshelve(graph: string): Promise<void> {
    this.ctx.storage.sql.exec("DELETE FROM graphs WHERE id = ?", graph);
  }
  /** Returns the graphs that this reader may use, ordered by id. `cursor`: the last id of the previous page. */
  async graphs({ owner, admin }: Reader, cursor = ""): Promise<GraphList> {
    const rows = this.ctx.storage.sql
      .exec<{ id: string; row: string }>(
        `SELECT id, row FROM graphs WHERE id > ?1
         AND (?2 OR owner IS NULL OR owner = ?3 OR row ->> 'shared') ORDER BY id LIMIT ?4`,
        cursor,
        admin ? 1 : 0,
        owner,
        pageRows + 1,
      )
      .toArray();
    const graphs = rows.slice(0, pageRows).map(({ row }) => ({ shared: false, ...JSON.parse(row) }) as GraphRow);
    return rows.length > pageRows ? { graphs, next: rows[pageRows - 1]!.id } : { graphs };
  }

  /**
   * Returns the environments, newest first. `of`: the owner of the environments; null returns the environments of all
   * owners.
   */
  async list(query: ListQuery, of: string | null = null): Promise<EnvList> {
    const limit = query.limit ?? pageRows;
    const [at, after] = parseCursor(query.cursor);
    const rows = this.ctx.storage.sql
      .exec<{
        id: string;
        task: string | null;
        graph: string | null;
        step: number;
        status: EnvRow["status"];
        outcome: EpisodeEnd | null;
        created: number;
        touched: number;
      }>(
        `SELECT id, task, graph, step, status, outcome, created, touched FROM envs WHERE (created < ?1 OR (created = ?1 AND id > ?2)) AND (?3 IS NULL OR status = ?3)
         AND (?4 IS NULL OR task = ?4) AND (?6 IS NULL OR whose = ?6) ORDER BY created DESC, id LIMIT ?5`,
        at,
        after,
        query.status ?? null,
        query.task ?? null,
        limit + 1,
        of,
      )
      .toArray();
    const envs = rows.slice(0, limit).map(({ outcome, graph, created, touched, ...row }) => ({
      ...row,
      ...(graph === null ? {} : { graph }),
      ...(outcome === null ? {} : { outcome }),
      created: new Date(created).toISOString(),
      touched: new Date(touched).toISOString(),
    }));
    return makePage(envs, rows.length > limit);
  }
}

function parseCursor(cursor: string | undefined): [at: number, after: string] {
  const [, at, after] = /^(\d{1,16})\.([A-Za-z0-9_-]{1,64})$/.exec(cursor ?? "") ?? [];
  return at !== undefined && after !== undefined ? [Number(at), after] : [Number.MAX_SAFE_INTEGER, ""];
}
