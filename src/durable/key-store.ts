// The ids of all keys, for the admin's list, and the secret that signs the names of protocol sessions. No call of a
// phone waits for this object, because the worker reads the secret once per isolate.
import { DurableObject } from "cloudflare:workers";
import { randomName } from "#env/token.ts";
import type { Bindings } from "./bindings.ts";

const schema = `
CREATE TABLE IF NOT EXISTS keys (id TEXT PRIMARY KEY, created INTEGER NOT NULL);
CREATE TABLE IF NOT EXISTS secrets (of TEXT PRIMARY KEY, secret TEXT NOT NULL);`;

export class KeyStore extends DurableObject<Bindings> {
  constructor(ctx: DurableObjectState, env: Bindings) {
    super(ctx, env);
    ctx.storage.sql.exec(schema);
  }

  async add(id: string): Promise<void> {
    this.ctx.storage.sql.exec("INSERT OR IGNORE INTO keys (id, created) VALUES (?, ?)", id, Date.now());
  }
  /**
   * Returns the secret. The first call generates and stores the secret, because sessions must stay valid after a
   * restart.
   */
  async sessionSecret(): Promise<string> {
    const { sql } = this.ctx.storage;
    sql.exec("INSERT OR IGNORE INTO secrets (of, secret) VALUES ('sessions', ?)", randomName(52));
    return sql.exec<{ secret: string }>("SELECT secret FROM secrets WHERE of = 'sessions'").one().secret;
  }
  /** Returns the ids of the keys in order of creation. */
  async ids(): Promise<string[]> {
    return this.ctx.storage.sql
      .exec<{ id: string }>("SELECT id FROM keys ORDER BY created, id")
      .toArray()
      .map(({ id }) => id);
  }
}
