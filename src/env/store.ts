/**
 * What an environment or a run needs of a disk: SQLite, wherever it lies. In the server it is the storage of a Durable
 * Object, in tests a database in memory.
 */
export interface Store {
  /** One statement with its bindings, or several without any. Rows come as they are asked for; writing is done at once. */
  exec(query: string, ...bindings: readonly (string | number | null)[]): Iterable<object>;
  /** All or nothing, with no await inside. */
  transaction<T>(run: () => T): T;
  /** Everything goes, tables too. */
  erase(): Promise<void>;
}
