// A run's storage: its settings, its episodes with their status, their lines and logs.
import type { RunProgress } from "#contract/run.ts";
import { splitText } from "../text-parts.ts";
import type { Store } from "../store.ts";
import type { PlannedEpisode } from "./plan.ts";
import type { EpisodeRow, RunResult, RunSpec } from "./records.ts";

const schema = `
CREATE TABLE IF NOT EXISTS meta (key TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS episode (n INTEGER PRIMARY KEY, task TEXT NOT NULL, seed INTEGER NOT NULL,
  seed_index INTEGER NOT NULL, trial INTEGER NOT NULL, status TEXT NOT NULL DEFAULT 'waiting',
  tries INTEGER NOT NULL DEFAULT 0, env TEXT, heard INTEGER NOT NULL DEFAULT 0, faults INTEGER NOT NULL DEFAULT 0,
  abandoned INTEGER NOT NULL DEFAULT 0);
CREATE INDEX IF NOT EXISTS episode_by_status ON episode (status, tries, n);
CREATE TABLE IF NOT EXISTS idempotency (key TEXT PRIMARY KEY, n INTEGER NOT NULL, env TEXT NOT NULL) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS line (n INTEGER PRIMARY KEY, body TEXT NOT NULL);
CREATE TABLE IF NOT EXISTS log (n INTEGER NOT NULL, part INTEGER NOT NULL, body TEXT NOT NULL,
  PRIMARY KEY (n, part)) WITHOUT ROWID;`;

/**
 * The object of a run that was created before this table existed adds the table when it starts. Therefore the table is
 * separate from the schema. Times are in milliseconds.
 */
const timeSchema = "CREATE TABLE IF NOT EXISTS time (n INTEGER PRIMARY KEY, dealt INTEGER NOT NULL, took INTEGER);";

const episodeColumns = "n, task, seed, seed_index AS seedIndex, trial, status, tries, env, heard";

export class RunJournal {
  readonly #store: Store;
  #ready: boolean;
  /** Cached until the next change, because counting reads thousands of rows. */
  #counted: RunProgress | null = null;

  constructor(store: Store) {
    this.#store = store;
    // Only reads, because a write would create a database file for every object name that a caller guesses.
    this.#ready = this.#all("SELECT 1 FROM sqlite_master WHERE name = 'meta'").length > 0;
    if (this.#ready) store.exec(timeSchema);
  }

  get isEmpty(): boolean {
    return !this.#ready;
  }

  begin(spec: RunSpec, tokens: readonly string[], episodes: readonly PlannedEpisode[]): void {
    this.#store.transaction(() => {
      this.#store.exec(schema);
      this.#store.exec(timeSchema);
      this.#ready = true;
      this.#counted = null;
      this.#save("spec", spec);
      this.saveTokens(tokens);
      for (const [i, { task, seed, seedIndex, trial }] of episodes.entries())
        this.#run(
          "INSERT INTO episode (n, task, seed, seed_index, trial) VALUES (?, ?, ?, ?, ?)",
          i + 1,
          task,
          seed,
          seedIndex,
          trial,
        );
    });
  }
  async erase(): Promise<void> {
    this.#counted = null;
    this.#ready = false;
    await this.#store.erase();
  }

  spec(): RunSpec | null {
    return this.#meta("spec");
  }
  /** Hashes of the runner's issued tokens. */
  tokens(): readonly string[] {
    return this.#meta("tokens") ?? [];
  }
  saveTokens(tokens: readonly string[]): void {
    this.#save("tokens", tokens);
  }
  finish(): RunResult | null {
    return this.#meta("finish");
  }
  saveFinish(finish: RunResult): void {
    this.#save("finish", finish);
  }
  /** Whether the leaderboard has received the finished run. */
  get isPosted(): boolean {
    return this.#meta("posted") === true;
  }
  savePosted(): void {
    this.#save("posted", true);
  }

  progress(): RunProgress {
    if (this.#counted) return this.#counted;
    const counts = new Map(
      this.#all<{ status: EpisodeRow["status"]; count: number }>(
        "SELECT status, count(*) AS count FROM episode GROUP BY status",
      ).map(({ status, count }) => [status, count]),
    );
    const sums = this.#first<{ total: number; faults: number; abandoned: number }>(
      "SELECT count(*) AS total, sum(faults) AS faults, sum(abandoned) AS abandoned FROM episode",
    )!;
    const running = counts.get("dealt") ?? 0;
    const invalid = counts.get("void") ?? 0;
    this.#counted = {
      total: sums.total,
      running,
      judged: counts.get("judged") ?? 0,
      invalid,
      dealt: running,
      void: invalid,
      faults: sums.faults,
      abandoned: sums.abandoned,
    };
    return this.#counted;
  }

  episode(n: number): EpisodeRow | null {
    return this.#first<EpisodeRow>(`SELECT ${episodeColumns} FROM episode WHERE n = ?`, n);
  }
  findDealtByKey(key: string): { n: number; env: string } | null {
    return this.#first("SELECT n, env FROM idempotency WHERE key = ?", key);
  }
  /** Assigns the next waiting episode. Episodes with fewer tries come first. */
  deal(env: string, key: string | null, now: number): EpisodeRow | null {
    const next = this.#first<{ n: number }>("SELECT n FROM episode WHERE status = 'waiting' ORDER BY tries, n LIMIT 1");
    if (!next) return null;
    this.#counted = null;
    this.#store.transaction(() => {
      this.#run(
        "UPDATE episode SET status = 'dealt', tries = tries + 1, env = ?, heard = ? WHERE n = ?",
        env,
        now,
        next.n,
      );
      this.#run("INSERT OR REPLACE INTO time (n, dealt) VALUES (?, ?)", next.n, now);
      if (key !== null) this.#run("INSERT INTO idempotency (key, n, env) VALUES (?, ?, ?)", key, next.n, env);
    });
    return this.episode(next.n);
  }
  /** Sets the episode back to waiting and does not count the try. */
  undoDeal(n: number, env: string): void {
    this.#counted = null;
    this.#store.transaction(() => {
      this.#run(
        "UPDATE episode SET status = 'waiting', tries = tries - 1, env = NULL WHERE n = ? AND env = ? AND status = 'dealt'",
        n,
        env,
      );
      this.#run("DELETE FROM idempotency WHERE env = ?", env);
    });
  }
  saveHeard(n: number, now: number): void {
    this.#run("UPDATE episode SET heard = ? WHERE n = ?", now, n);
  }
  listSilentEpisodes(at: number): EpisodeRow[] {
    return this.#all<EpisodeRow>(
      `SELECT ${episodeColumns} FROM episode WHERE status = 'dealt' AND heard < ? ORDER BY n`,
      at,
    );
  }
  /**
   * Stores a judged episode. `broke`: whether a fault of the server ended the episode. Such an episode is judged too.
   */
  saveJudged(n: number, line: string, log: string | null, broke: boolean, now: number): void {
    this.#counted = null;
    this.#store.transaction(() => {
      this.#run("UPDATE episode SET status = 'judged', faults = faults + ? WHERE n = ?", broke ? 1 : 0, n);
      this.#run("UPDATE time SET took = max(0, ? - dealt) WHERE n = ?", now, n);
      this.#run("INSERT OR REPLACE INTO line (n, body) VALUES (?, ?)", n, line);
      this.#run("DELETE FROM log WHERE n = ?", n);
      for (const [part, body] of splitText(log ?? "").entries())
        this.#run("INSERT INTO log (n, part, body) VALUES (?, ?, ?)", n, part, body);
    });
  }
  /** Ends a try without a result. If it was the last allowed try, the episode becomes invalid. */
  saveBroken(n: number, reason: "fault" | "abandoned", mostTries: number): void {
    this.#counted = null;
    const column = reason === "fault" ? "faults" : "abandoned";
    this.#run(
      `UPDATE episode SET status = CASE WHEN tries < ? THEN 'waiting' ELSE 'void' END, ${column} = ${column} + 1 WHERE n = ?`,
      mostTries,
      n,
    );
  }

  /** The duration of each judged episode, from the start of its last try to its end, in seconds. */
  episodeSeconds(): number[] {
    return this.#all<{ took: number }>("SELECT took FROM time WHERE took IS NOT NULL").map(({ took }) => took / 1000);
  }
  judgedEpisodes(): number[] {
    return this.#all<{ n: number }>("SELECT n FROM episode WHERE status = 'judged' ORDER BY n").map(({ n }) => n);
  }
  /** Median cost of an episode in US dollars, as the runner reported it. */
  costMedian(): number | null {
    return this.#meta("cost");
  }
  saveCostMedian(usd: number): void {
    this.#save("cost", usd);
  }

  line(n: number): string | null {
    return this.#first<{ body: string }>("SELECT body FROM line WHERE n = ?", n)?.body ?? null;
  }
  /**
   * Yields the lines after episode `after` in order. The lines are not collected in a list, because together they can
   * exceed the memory.
   */
  *lines(after = 0): Generator<{ n: number; line: string }> {
    const lines = this.#store.exec("SELECT n, body AS line FROM line WHERE n > ? ORDER BY n", after);
    yield* lines as Iterable<{ n: number; line: string }>;
  }
  log(n: number): string | null {
    const parts = this.#all<{ body: string }>("SELECT body FROM log WHERE n = ? ORDER BY part", n);
    return parts.length === 0 ? null : parts.map((part) => part.body).join("");
  }

  #meta<T>(key: string): T | null {
    if (!this.#ready) return null;
    const row = this.#first<{ value: string }>("SELECT value FROM meta WHERE key = ?", key);
    return row ? (JSON.parse(row.value) as T) : null;
  }
  #save(key: string, value: unknown): void {
    this.#run("INSERT OR REPLACE INTO meta (key, value) VALUES (?, ?)", key, JSON.stringify(value));
  }
  #run(query: string, ...bindings: (string | number | null)[]): void {
    this.#store.exec(query, ...bindings);
  }
  #all<T>(query: string, ...bindings: (string | number | null)[]): T[] {
    return [...this.#store.exec(query, ...bindings)] as T[];
  }
  #first<T>(query: string, ...bindings: (string | number | null)[]): T | null {
    return this.#all<T>(query, ...bindings)[0] ?? null;
  }
}
