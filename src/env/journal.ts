// An environment's storage: who may call, which episode runs, and every change of it. One transaction a change.
import type { EpisodeBody } from "../contract/env.ts";
import { partsOf } from "./parts.ts";
import type { AnyEpisode, Checkpoint, EnvRecord, Episode, Kept, Row } from "./records.ts";
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

/** Retries come soon; older answers only fill the disk. */
const keptAnswers = 1000;

export class Journal<E extends AnyEpisode = Episode> {
  readonly #store: Store;
  #ready: boolean;

  constructor(store: Store) {
    this.#store = store;
    // An object whose name somebody guessed must not leave a file behind.
    this.#ready = this.#all("SELECT 1 FROM sqlite_master WHERE name = 'meta'").length > 0;
  }

  get empty(): boolean {
    return !this.#ready;
  }

  /** All or nothing, with no await inside. */
  transaction<T>(run: () => T): T {
    return this.#store.transaction(run);
  }

  /** Before the first write. */
  prepare(): void {
    if (this.#ready) return;
    this.#store.exec(schema);
    this.#ready = true;
  }

  async erase(): Promise<void> {
    this.#ready = false;
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
  /** The body that the last episode was made from. */
  body(): EpisodeBody {
    return this.#meta("body") ?? {};
  }
  saveBody(body: EpisodeBody): void {
    this.#saveMeta("body", body);
  }

  /** A new history begins. */
  begin(episode: E, start: string): void {
    this.#store.exec("DELETE FROM log");
    this.#store.exec("DELETE FROM checkpoint");
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
      row.commands,
      row.patches,
      row.hash,
    );
  }
  saveCheckpoint(checkpoint: Checkpoint): void {
    this.#store.exec(
      "INSERT OR REPLACE INTO checkpoint (version, overlay) VALUES (?, ?)",
      checkpoint.version,
      checkpoint.overlay,
    );
  }

  /** The newest checkpoint that is no later than `version`. */
  checkpoint(version: number): Checkpoint {
    const found = this.#first<Checkpoint>(
      "SELECT version, overlay FROM checkpoint WHERE version <= ? ORDER BY version DESC LIMIT 1",
      version,
    );
    if (!found) throw new Error(`no checkpoint at or before ${version}`);
    return found;
  }
  rows(after: number, upTo: number, limit = -1): Row[] {
    return this.#all<Row>(
      "SELECT version, step, kind, action, commands, patches, hash FROM log WHERE version > ? AND version <= ? ORDER BY version LIMIT ?",
      after,
      upTo,
      limit,
    );
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

  kept(key: string): Kept | null {
    return this.#first<Kept>("SELECT digest, episode, answer FROM idempotency WHERE key = ?", key);
  }
  keep(key: string, kept: Kept): void {
    this.#store.exec(
      "INSERT INTO idempotency (key, digest, episode, answer) VALUES (?, ?, ?, ?)",
      key,
      kept.digest,
      kept.episode,
      kept.answer,
    );
    this.#store.exec("DELETE FROM idempotency WHERE rowid <= (SELECT max(rowid) FROM idempotency) - ?", keptAnswers);
  }

  saveSnapshot(id: string, text: string, now: number): void {
    for (const [part, body] of partsOf(text).entries())
      this.#store.exec("INSERT INTO snapshot (id, part, at, body) VALUES (?, ?, ?, ?)", id, part, now, body);
  }
  snapshot(id: string): string | null {
    if (!this.#ready) return null;
    const parts = this.#all<{ body: string }>("SELECT body FROM snapshot WHERE id = ? ORDER BY part", id);
    return parts.length === 0 ? null : parts.map((part) => part.body).join("");
  }
  dropSnapshotsBefore(at: number): void {
    this.#store.exec("DELETE FROM snapshot WHERE at < ?", at);
  }
  oldestSnapshot(): number | null {
    return this.#first<{ at: number | null }>("SELECT min(at) AS at FROM snapshot")?.at ?? null;
  }

  /** The environment is gone; its snapshots stay for their own time, with the tokens that open them. */
  retire(env: EnvRecord): void {
    for (const table of ["log", "checkpoint", "idempotency", "meta"]) this.#store.exec(`DELETE FROM ${table}`);
    this.#saveMeta("retired", env);
  }
  retired(): EnvRecord | null {
    return this.#meta("retired");
  }

  #meta<T>(key: string): T | null {
    if (!this.#ready) return null;
    const row = this.#first<{ value: string }>("SELECT value FROM meta WHERE key = ?", key);
    return row ? (JSON.parse(row.value) as T) : null;
  }
  #saveMeta(key: string, value: unknown): void {
    this.#store.exec("INSERT OR REPLACE INTO meta (key, value) VALUES (?, ?)", key, JSON.stringify(value));
  }
  #all<T>(query: string, ...bindings: (string | number | null)[]): T[] {
    return [...this.#store.exec(query, ...bindings)] as T[];
  }
  #first<T>(query: string, ...bindings: (string | number | null)[]): T | null {
    return this.#all<T>(query, ...bindings)[0] ?? null;
  }
}
