/**
 * The storage interface of environments and runs: an SQLite database. On the server the database is the storage of a
 * Durable Object, in tests a database in memory.
 */
export interface Store {
  /**
   * Runs one statement with bindings, or several statements without bindings. Rows are read lazily; writes are
   * performed immediately.
   */
  exec(query: string, ...bindings: readonly (string | number | null)[]): Iterable<object>;
  /** Performs all writes of `run` or none of them. `run` must not await. */
  transaction<T>(run: () => T): T;
  /** Deletes all data and all tables. */
  erase(): Promise<void>;
}
