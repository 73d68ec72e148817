// The storage of a Durable Object, as its journal uses it.
import type { Store } from "../env/store.ts";

export const storeOf = (storage: DurableObjectStorage): Store => ({
  exec: (query, ...bindings) => storage.sql.exec(query, ...bindings),
  transaction: (run) => storage.transactionSync(run),
  erase: () => storage.deleteAll(),
});
