// The list of runs, the leaderboard, and the signing key. Runs report to this object. The object stores no seeds,
// verdicts or tokens.
import { DurableObject } from "cloudflare:workers";
import type { LeaderboardQuery, LeaderboardRow } from "#contract/leaderboard.ts";
import type { RunKey, RunList, RunListQuery, RunRow } from "#contract/run.ts";
import type { Signature } from "#contract/signature.ts";
import { Refusal, toAnswer, type Answer } from "#env/answer.ts";
import type { RunPosting } from "#env/runs/run-info.ts";
import { toHex } from "#env/token.ts";
import type { Bindings, LeaderboardCalls } from "./bindings.ts";

const schema = `
CREATE TABLE IF NOT EXISTS runs (id TEXT PRIMARY KEY, created INTEGER NOT NULL, at INTEGER NOT NULL, status TEXT NOT NULL,
  row TEXT NOT NULL, split TEXT, task_set TEXT, sr REAL, pr REAL, finished TEXT, leader TEXT) WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS runs_by_age ON runs (created DESC, id);
CREATE INDEX IF NOT EXISTS runs_by_rank ON runs (split, task_set, sr DESC);
CREATE TABLE IF NOT EXISTS keys (key_id TEXT PRIMARY KEY, public_key TEXT NOT NULL, pkcs8 TEXT, since INTEGER NOT NULL) WITHOUT ROWID;`;

const pageRows = 100;
const algorithm = { name: "Ed25519" };

interface SigningKey {
  readonly id: string;
  readonly publicKey: string;
  readonly key: CryptoKey;
}

export class Leaderboard extends DurableObject<Bindings> implements LeaderboardCalls {
  #signing: Promise<SigningKey> | null = null;

  constructor(ctx: DurableObjectState, env: Bindings) {
    super(ctx, env);
    ctx.storage.sql.exec(schema);
  }

  async post({ row, created, at, leader }: RunPosting): Promise<void> {
    this.ctx.storage.sql.exec(
      `INSERT INTO runs (id, created, at, status, row, split, task_set, sr, pr, finished, leader)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
       ON CONFLICT (id) DO UPDATE SET at = excluded.at, status = excluded.status, row = excluded.row,
       split = excluded.split, task_set = excluded.task_set, sr = excluded.sr, pr = excluded.pr,
       finished = excluded.finished, leader = excluded.leader
       WHERE excluded.at >= runs.at AND (runs.status = 'running' OR excluded.status = 'done')`,
      row.id,
      created,
      at,
      row.status,
      JSON.stringify(row),
      leader?.split ?? null,
      leader?.versions.task_set ?? null,
      leader?.sr ?? null,
      leader?.pr ?? null,
      leader?.finished ?? null,
      leader && JSON.stringify(leader),
    );
  }

  async forget(id: string): Promise<void> {
    this.ctx.storage.sql.exec("DELETE FROM runs WHERE id = ?", id);
  }

  /** Returns the runs, newest first. */
  async list({ limit = pageRows, cursor, status }: RunListQuery): Promise<RunList> {
    const [, at = Number.MAX_SAFE_INTEGER, after = ""] = /^(\d{1,16})\.([A-Za-z0-9_-]{1,64})$/.exec(cursor ?? "") ?? [];
    const rows = this.ctx.storage.sql
      .exec<{ id: string; created: number; row: string }>(
        `SELECT id, created, row FROM runs WHERE (created < ?1 OR (created = ?1 AND id > ?2))
         AND (?3 IS NULL OR status = ?3) ORDER BY created DESC, id LIMIT ?4`,
        Number(at),
        after,
        status ?? null,
        limit + 1,
      )
      .toArray();
    const runs = rows.slice(0, limit).map(({ row }) => JSON.parse(row) as RunRow);
    const last = rows.length > limit ? rows[limit - 1] : undefined;
    return last ? { runs, next: `${last.created}.${last.id}` } : { runs };
  }

  /**
   * Returns the runs, best first. Of runs with equal results, the earlier run comes first. Hybrid runs are ranked
   * separately from runs that use only the screen.
   */
  async leaders({
    split,
    task_set: taskSet,
    apps,
    limit = pageRows,
    tools = false,
  }: Required<Pick<LeaderboardQuery, "split" | "task_set" | "apps">> & LeaderboardQuery): Promise<LeaderboardRow[]> {
    return this.ctx.storage.sql
      .exec<{ leader: string }>(
        `SELECT leader FROM runs WHERE split = ? AND task_set = ? AND leader IS NOT NULL
         AND json_extract(leader, '$.versions.apps') = ? AND coalesce(json_extract(leader, '$.tools'), 0) = ?
         ORDER BY sr DESC, pr DESC, finished, id LIMIT ?`,
        split,
        taskSet,
        apps,
        tools ? 1 : 0,
        limit,
      )
      .toArray()
      .map(({ leader }) => JSON.parse(leader) as LeaderboardRow);
  }

  sign(text: string): Promise<Answer<Signature>> {
    return toAnswer("sign", async () => {
      const { id, publicKey, key } = await this.#key();
      const value = new Uint8Array(await crypto.subtle.sign(algorithm.name, key, new TextEncoder().encode(text)));
      return { alg: "Ed25519" as const, key_id: id, public_key: publicKey, value: value.toBase64() };
    });
  }

  /** Returns whether this signature was made with a key that this server has ever used. */
  async hasSigned(text: string, { key_id: keyId, value }: Signature): Promise<boolean> {
    const [known] = this.ctx.storage.sql
      .exec<{ public_key: string }>("SELECT public_key FROM keys WHERE key_id = ?", keyId)
      .toArray();
    if (!known) return false;
    try {
      const bytes = Uint8Array.fromBase64(known.public_key);
      const key = await crypto.subtle.importKey("raw", bytes, algorithm.name, false, ["verify"]);
      return await crypto.subtle.verify(
        algorithm.name,
        key,
        Uint8Array.fromBase64(value),
        new TextEncoder().encode(text),
      );
    } catch {
      // Text that is not base64 is not a signature.
      return false;
    }
  }

  /** Returns all keys that this server ever used, newest first. */
  keys(): Promise<Answer<RunKey[]>> {
    return toAnswer("keys", async () => {
      const { id } = await this.#key();
      return this.ctx.storage.sql
        .exec<{ key_id: string; public_key: string; since: number }>(
          "SELECT key_id, public_key, since FROM keys ORDER BY since DESC",
        )
        .toArray()
        .map(({ since, ...key }) => ({
          alg: "Ed25519" as const,
          ...key,
          since: new Date(since).toISOString(),
          current: key.key_id === id,
        }));
    });
  }

  async #key(): Promise<SigningKey> {
    this.#signing ??= this.env.SIGNING_KEY ? this.#configuredKey(this.env.SIGNING_KEY) : this.#generatedKey();
    try {
      return await this.#signing;
    } catch (error) {
      this.#signing = null;
      throw error;
    }
  }

  async #configuredKey(text: string): Promise<SigningKey> {
    let signing: SigningKey;
    try {
      signing = await signingKey(Uint8Array.fromBase64(text.trim()));
    } catch {
      // The message does not say which part of the key is invalid, because the key is a secret.
      throw new Refusal("not-configured", "SIGNING_KEY is not an Ed25519 private key in PKCS #8 and base64.");
    }
    this.#keep(signing, null);
    return signing;
  }

  /** Returns the signing key that this object generated once and stores. */
  async #generatedKey(): Promise<SigningKey> {
    const stored = this.ctx.storage.sql
      .exec<{ pkcs8: string }>("SELECT pkcs8 FROM keys WHERE pkcs8 IS NOT NULL ORDER BY since DESC LIMIT 1")
      .toArray()[0];
    if (stored) return signingKey(Uint8Array.fromBase64(stored.pkcs8));
    const pair = (await crypto.subtle.generateKey(algorithm.name, true, ["sign", "verify"])) as CryptoKeyPair;
    const bytes = new Uint8Array((await crypto.subtle.exportKey("pkcs8", pair.privateKey)) as ArrayBuffer);
    const signing = await signingKey(bytes);
    this.#keep(signing, bytes.toBase64());
    return signing;
  }

  #keep({ id, publicKey }: SigningKey, pkcs8: string | null): void {
    this.ctx.storage.sql.exec(
      "INSERT OR IGNORE INTO keys (key_id, public_key, pkcs8, since) VALUES (?, ?, ?, ?)",
      id,
      publicKey,
      pkcs8,
      Date.now(),
    );
  }
}

async function signingKey(pkcs8: Uint8Array<ArrayBuffer>): Promise<SigningKey> {
  const key = await crypto.subtle.importKey("pkcs8", pkcs8, algorithm.name, true, ["sign"]);
  // Only the JWK export of a private key contains the public key.
  const { x } = (await crypto.subtle.exportKey("jwk", key)) as JsonWebKey;
  if (x === undefined) throw new Error("the signing key has no public half");
  const bytes = Uint8Array.fromBase64(x, { alphabet: "base64url" });
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return { id: toHex(digest).slice(0, 16), publicKey: bytes.toBase64(), key };
}
