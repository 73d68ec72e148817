// The ids of all keys, for the admin's list. Nobody else asks it, and no call of a phone does.
import { DurableObject } from "cloudflare:workers";
import type { Bindings } from "./bindings.ts";

const schema = "CREATE TABLE IF NOT EXISTS keys (id TEXT PRIMARY KEY, created INTEGER NOT NULL);";

export class Keyring extends DurableObject<Bindings> {
  constructor(ctx: DurableObjectState, env: Bindings) {
    super(ctx, env);
    ctx.storage.sql.exec(schema);
  }

  async add(id: string): Promise<void> {
    this.ctx.storage.sql.exec("INSERT OR IGNORE INTO keys (id, created) VALUES (?, ?)", id, Date.now());
  }
  /** In the order of their making. */
  async ids(): Promise<string[]> {
    return this.ctx.storage.sql
      .exec<{ id: string }>("SELECT id FROM keys ORDER BY created, id")
      .toArray()
      .map(({ id }) => id);
  }
}
