// A group's storage: its settings, its members and its tokens.
import type { Store } from "../store.ts";
import type { GroupMember, GroupSpec } from "./records.ts";

const schema = "CREATE TABLE IF NOT EXISTS meta (key TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;";

export class GroupJournal {
  readonly #store: Store;
  #ready: boolean;

  constructor(store: Store) {
    this.#store = store;
    // Only reads, because a write would create a database file for every object name that a caller guesses.
    this.#ready = [...store.exec("SELECT 1 FROM sqlite_master WHERE name = 'meta'")].length > 0;
  }

  begin(spec: GroupSpec, members: readonly GroupMember[], operators: readonly string[]): void {
    this.#store.transaction(() => {
      this.#store.exec(schema);
      this.#ready = true;
      this.#save("spec", spec);
      this.saveMembers(members);
      this.saveOperators(operators);
    });
  }
  async erase(): Promise<void> {
    this.#ready = false;
    await this.#store.erase();
  }

  spec(): GroupSpec | null {
    return this.#read("spec");
  }
  /** The members, ordered by their numbers. */
  members(): readonly GroupMember[] {
    return this.#read("members") ?? [];
  }
  saveMembers(members: readonly GroupMember[]): void {
    this.#save("members", members);
  }
  /** Hashes of the group's issued tokens. */
  operators(): readonly string[] {
    return this.#read("operators") ?? [];
  }
  saveOperators(operators: readonly string[]): void {
    this.#save("operators", operators);
  }

  #read<T>(key: string): T | null {
    if (!this.#ready) return null;
    const [row] = [...this.#store.exec("SELECT value FROM meta WHERE key = ?", key)] as { value: string }[];
    return row ? (JSON.parse(row.value) as T) : null;
  }
  #save(key: string, value: unknown): void {
    this.#store.exec("INSERT OR REPLACE INTO meta (key, value) VALUES (?, ?)", key, JSON.stringify(value));
  }
}
