/**
 * The storage interface of environments and runs: an SQLite database. On the server it is the storage of a Durable
 * Object, in tests a database in memory.
 */
export interface Store {
  /** Runs one statement with bindings, or several without. Rows are read lazily; writes are done at once. */
  exec(query: string, ...bindings: readonly (string | number | null)[]): Iterable<object>;
  /** Applies all writes or none. `run` must not await. */
  transaction<T>(run: () => T): T;
  /** Deletes all data and all tables. */
  erase(): Promise<void>;
}
