// A store in memory, of the same make as a Durable Object's: SQLite.
import { DatabaseSync } from "node:sqlite";
import type { Store } from "../../src/env/store.ts";

export function memoryStore(): Store {
  let db = new DatabaseSync(":memory:");
  return {
    exec(query, ...bindings) {
      // What is prepared is one statement alone.
      if (bindings.length === 0 && /;\s*\S/.test(query)) {
        db.exec(query);
        return [];
      }
      return db.prepare(query).all(...bindings);
    },
    transaction(run) {
      db.exec("BEGIN");
      try {
        const result = run();
        db.exec("COMMIT");
        return result;
      } catch (error) {
        db.exec("ROLLBACK");
        throw error;
      }
    },
    async erase() {
      db.close();
      db = new DatabaseSync(":memory:");
    },
  };
}
