// An in-memory store. Like a Durable Object's store, it uses SQLite.
import { DatabaseSync } from "node:sqlite";
import type { Store } from "#env/store.ts";

export function memoryStore(): Store {
  let db = new DatabaseSync(":memory:");
  return {
    exec(query, ...bindings) {
      // A prepared query can only be a single statement.
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
