// Adapts a Durable Object's storage to the journal's `Store`.
import type { Store } from "#env/store.ts";

export const createStore = (storage: DurableObjectStorage): Store => ({
  exec: (query, ...bindings) => storage.sql.exec(query, ...bindings),
  transaction: (run) => storage.transactionSync(run),
  erase: () => storage.deleteAll(),
});
