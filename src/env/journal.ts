// An environment's storage: its tokens, its episode, and every change. Each change is written in one transaction.
import type { EpisodeBody } from "#contract/env.ts";
import { splitText } from "./text-parts.ts";
import type { AnyEpisode, Checkpoint, EnvRecord, Episode, StoredAnswer, Row } from "./records.ts";
import type { Store } from "./store.ts";

const schema = `
CREATE TABLE IF NOT EXISTS meta (key TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS log (version INTEGER PRIMARY KEY, step INTEGER, kind TEXT NOT NULL, action TEXT,
  commands TEXT NOT NULL, patches TEXT NOT NULL, hash TEXT NOT NULL);
CREATE TABLE IF NOT EXISTS checkpoint (version INTEGER PRIMARY KEY, overlay TEXT NOT NULL);
CREATE TABLE IF NOT EXISTS idempotency (key TEXT PRIMARY KEY, digest TEXT NOT NULL, episode INTEGER NOT NULL,
  answer TEXT NOT NULL);
CREATE TABLE IF NOT EXISTS snapshot (id TEXT NOT NULL, part INTEGER NOT NULL, at INTEGER NOT NULL, body TEXT NOT NULL,
  PRIMARY KEY (id, part)) WITHOUT ROWID;`;
/**
 * The parts of a text that do not fit into the text's row, numbered from 1. The table is created when the first such
 * text is written.
 */
const overflowSchema = `
CREATE TABLE IF NOT EXISTS rest (of TEXT NOT NULL, version INTEGER NOT NULL, part INTEGER NOT NULL, body TEXT NOT NULL,
  PRIMARY KEY (of, version, part)) WITHOUT ROWID;`;
type MetaKey = "env" | "episode" | "body" | "retired";
type LongTextField = "commands" | "patches" | "overlay" | MetaKey;

/** The maximum number of stored answers. Retries come soon, so older answers only use disk space. */
const maxStoredAnswers = 1000;

export class Journal<E extends AnyEpisode = Episode> {
  readonly #store: Store;
  #ready: boolean;
  /** Whether any text was too long for its row. */
  #parted: boolean;

  constructor(store: Store) {
    this.#store = store;
    // Only reads, because a write would create a database file for every object name that a caller guesses.
    this.#ready = this.#has("meta");
    this.#parted = this.#has("rest");
  }

  get isEmpty(): boolean {
    return !this.#ready;
  }

  /** Performs all writes of `run` or none of them. `run` must not await. */
  transaction<T>(run: () => T): T {
    try {
      return this.#store.transaction(run);
    } catch (error) {
      // A rollback also removes a table that was created in the transaction.
      this.#parted = this.#has("rest");
      throw error;
    }
  }

  /** Creates the tables. Called before the first write. */
  prepare(): void {
    if (this.#ready) return;
    this.#store.exec(schema);
    this.#ready = true;
  }

  async erase(): Promise<void> {
    this.#ready = false;
    this.#parted = false;
    await this.#store.erase();
  }

  env(): EnvRecord | null {
    return this.#meta("env");
  }
  saveEnv(env: EnvRecord): void {
    this.#saveMeta("env", env);
  }
  episode(): E | null {
    return this.#meta("episode");
  }
  saveEpisode(episode: E): void {
    this.#saveMeta("episode", episode);
  }
  /** The request body that began the last episode. */
  body(): EpisodeBody {
    return this.#meta("body") ?? {};
  }
  saveBody(body: EpisodeBody): void {
    this.#saveMeta("body", body);
  }

  /** Starts a new history and deletes the old one. */
  begin(episode: E, start: string): void {
    this.#store.exec("DELETE FROM log");
    this.#store.exec("DELETE FROM checkpoint");
    if (this.#parted) this.#store.exec("DELETE FROM rest WHERE of IN ('commands', 'patches', 'overlay')");
    this.saveEpisode(episode);
    this.saveCheckpoint({ version: 0, overlay: start });
  }

  append(row: Row): void {
    this.#store.exec(
      "INSERT INTO log (version, step, kind, action, commands, patches, hash) VALUES (?, ?, ?, ?, ?, ?, ?)",
      row.version,
      row.step,
      row.kind,
      row.action,
      this.#firstPart("commands", row.version, row.commands),
      this.#firstPart("patches", row.version, row.patches),
      row.hash,
    );
  }
  saveCheckpoint(checkpoint: Checkpoint): void {
    this.#store.exec(
      "INSERT OR REPLACE INTO checkpoint (version, overlay) VALUES (?, ?)",
      checkpoint.version,
      this.#firstPart("overlay", checkpoint.version, checkpoint.overlay),
    );
  }

  /** The newest checkpoint at or before `version`. */
  checkpoint(version: number): Checkpoint {
    const found = this.#first<Checkpoint>(
      "SELECT version, overlay FROM checkpoint WHERE version <= ? ORDER BY version DESC LIMIT 1",
      version,
    );
    if (!found) throw new Error(`no checkpoint at or before ${version}`);
    return { ...found, overlay: this.#whole("overlay", found.version, found.overlay) };
  }
  rows(after: number, upTo: number, limit = -1): Row[] {
    const rows = this.#all<Row>(
      "SELECT version, step, kind, action, commands, patches, hash FROM log WHERE version > ? AND version <= ? ORDER BY version LIMIT ?",
      after,
      upTo,
      limit,
    );
    if (!this.#parted) return rows;
    return rows.map((row) => ({
      ...row,
      commands: this.#whole("commands", row.version, row.commands),
      patches: this.#whole("patches", row.version, row.patches),
    }));
  }
  row(version: number): Row | null {
    return this.rows(version - 1, version)[0] ?? null;
  }
  /** The version right after an agent's step; step 0 is the start. */
  versionAfter(step: number): number | null {
    if (step === 0) return 0;
    return this.#first<{ version: number }>("SELECT version FROM log WHERE step = ?", step)?.version ?? null;
  }
  last(): { version: number; step: number } {
    return this.#first("SELECT coalesce(max(version), 0) AS version, coalesce(max(step), 0) AS step FROM log")!;
  }
  /** The agent's latest actions, newest first. */
  latestActions(count: number): string[] {
    return this.#all<{ action: string }>(
      "SELECT action FROM log WHERE step IS NOT NULL ORDER BY version DESC LIMIT ?",
      count,
    ).map((row) => row.action);
  }

  findAnswer(key: string): StoredAnswer | null {
    return this.#first<StoredAnswer>("SELECT digest, episode, answer FROM idempotency WHERE key = ?", key);
  }
  saveAnswer(key: string, record: StoredAnswer): void {
    this.#store.exec(
      "INSERT INTO idempotency (key, digest, episode, answer) VALUES (?, ?, ?, ?)",
      key,
      record.digest,
      record.episode,
      record.answer,
    );
    this.#store.exec(
      "DELETE FROM idempotency WHERE rowid <= (SELECT max(rowid) FROM idempotency) - ?",
      maxStoredAnswers,
    );
  }

  saveSnapshot(id: string, text: string, now: number): void {
    for (const [part, body] of splitText(text).entries())
      this.#store.exec("INSERT INTO snapshot (id, part, at, body) VALUES (?, ?, ?, ?)", id, part, now, body);
  }
  snapshot(id: string): string | null {
    if (!this.#ready) return null;
    const parts = this.#all<{ body: string }>("SELECT body FROM snapshot WHERE id = ? ORDER BY part", id);
    return parts.length === 0 ? null : parts.map((part) => part.body).join("");
  }
  dropSnapshot(id: string): void {
    this.#store.exec("DELETE FROM snapshot WHERE id = ?", id);
  }
  dropSnapshotsBefore(at: number): void {
    this.#store.exec("DELETE FROM snapshot WHERE at < ?", at);
  }
  oldestSnapshot(): number | null {
    return this.#first<{ at: number | null }>("SELECT min(at) AS at FROM snapshot")?.at ?? null;
  }

  /**
   * Marks the environment as erased. Its snapshots stay until they expire, with the tokens that give access to them.
   */
  retire(env: EnvRecord): void {
    const tables = ["log", "checkpoint", "idempotency", "meta", ...(this.#parted ? ["rest"] : [])];
    for (const table of tables) this.#store.exec(`DELETE FROM ${table}`);
    this.#saveMeta("retired", env);
  }
  retired(): EnvRecord | null {
    return this.#meta("retired");
  }

  /** Returns the first part of a text, which its row stores. Writes the other parts and replaces older parts. */
  #firstPart(of: LongTextField, version: number, text: string): string {
    const [first = "", ...rest] = splitText(text);
    if (rest.length > 0 && !this.#parted) {
      this.#store.exec(overflowSchema);
      this.#parted = true;
    }
    if (this.#parted) this.#store.exec("DELETE FROM rest WHERE of = ? AND version = ?", of, version);
    for (const [i, body] of rest.entries())
      this.#store.exec("INSERT INTO rest (of, version, part, body) VALUES (?, ?, ?, ?)", of, version, i + 1, body);
    return first;
  }
  #whole(of: LongTextField, version: number, first: string): string {
    if (!this.#parted) return first;
    const rest = this.#all<{ body: string }>(
      "SELECT body FROM rest WHERE of = ? AND version = ? ORDER BY part",
      of,
      version,
    );
    return first + rest.map(({ body }) => body).join("");
  }

  #meta<T>(key: MetaKey): T | null {
    if (!this.#ready) return null;
    const row = this.#first<{ value: string }>("SELECT value FROM meta WHERE key = ?", key);
    return row ? (JSON.parse(this.#whole(key, 0, row.value)) as T) : null;
  }
  #saveMeta(key: MetaKey, value: unknown): void {
    const first = this.#firstPart(key, 0, JSON.stringify(value));
    this.#store.exec("INSERT OR REPLACE INTO meta (key, value) VALUES (?, ?)", key, first);
  }
  #has(table: string): boolean {
    return this.#all("SELECT 1 FROM sqlite_master WHERE name = ?", table).length > 0;
  }
  #all<T>(query: string, ...bindings: (string | number | null)[]): T[] {
    return [...this.#store.exec(query, ...bindings)] as T[];
  }
  #first<T>(query: string, ...bindings: (string | number | null)[]): T | null {
    return this.#all<T>(query, ...bindings)[0] ?? null;
  }
}
