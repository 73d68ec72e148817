// The account of one key: its record, its remaining limits, and its daily usage. Each account has a separate object, so
// that keys do not wait for each other.
import type { KeyBody, KeyCreated, KeyDay, KeyEdit, KeyInfo, KeyRow } from "#contract/key.ts";
import { anonymous, StoredKind } from "#contract/key.ts";
import { Refusal } from "../answer.ts";
import type { Store } from "../store.ts";
import { dayMs, formatUtcDay, minuteMs } from "../utc.ts";
import { digestOf, randomName } from "../token.ts";
import {
  anonymousQuotas,
  defaultQuotas,
  isLive,
  keyRow,
  type KeyRecord,
  type Lease,
  type LeaseAmounts,
  type LeaseRequest,
  type Rate,
  type StoredItem,
  type Usage,
} from "./records.ts";

const schema = `
CREATE TABLE IF NOT EXISTS meta (key TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS days (day TEXT PRIMARY KEY, phones INTEGER NOT NULL DEFAULT 0, steps INTEGER NOT NULL DEFAULT 0,
  runs INTEGER NOT NULL DEFAULT 0, pictures INTEGER NOT NULL DEFAULT 0, refused INTEGER NOT NULL DEFAULT 0,
  object_ms REAL NOT NULL DEFAULT 0, browser_ms REAL NOT NULL DEFAULT 0, bytes INTEGER NOT NULL DEFAULT 0) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS phones (id TEXT PRIMARY KEY, until INTEGER NOT NULL) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS stored (kind TEXT NOT NULL, id TEXT NOT NULL, bytes INTEGER NOT NULL, until INTEGER,
  PRIMARY KEY (kind, id)) WITHOUT ROWID;`;

/** How long usage is stored, in days. */
export const usageDays = 400;
/** How long a lease is valid, in milliseconds. A revoked key stops working after this time. */
const leaseMs = 900;
const leaseSteps = 10;
/** How long a phone that stops reporting still counts after its idle limit, in milliseconds. */
const phoneGraceMs = 5 * minuteMs;

const prefix = "pbk_";
/** Returns the key id in a token, or null if the token is not a key. */
export const parseKeyId = (token: string): string | null =>
  /^pbk_([a-z0-9]{8,32})_[a-z0-9]{26}$/.exec(token)?.[1] ?? null;

export class Account {
  readonly #store: Store;
  #ready: boolean;
  #record: KeyRecord | null = null;
  /**
   * The number of pictures in the current minute. The number is kept only in memory, because it matters only for one
   * minute.
   */
  #minute = { at: 0, pictures: 0 };

  constructor(store: Store) {
    this.#store = store;
    // Only reads, because a write would create a database file for every object name that a caller guesses.
    this.#ready = [...store.exec("SELECT 1 FROM sqlite_master WHERE name = 'meta'")].length > 0;
    if (!this.#ready) return;
    // Adds the tables that the database of an older key lacks. Such a key has no limits for the items in these tables.
    store.exec(schema);
    const record = this.#read<KeyRecord>("record");
    this.#record = record && { ...record, quotas: { ...initialQuotas(record.id), ...record.quotas } };
  }

  /** The record; null if the key does not exist. */
  get record(): KeyRecord | null {
    return this.#record;
  }

  /** Creates the key. Refuses an id that is in use. In this class, `now` is in milliseconds. */
  async create(id: string, body: KeyBody, now: number): Promise<KeyCreated> {
    if (this.#record) throw new Refusal("conflict", `The key ${id} exists or existed; its id cannot be used again.`);
    const isAnonymous = id === anonymous;
    const { key, digest } = isAnonymous ? { digest: null } : await newKey(id);
    const record: KeyRecord = {
      id,
      name: body.name,
      scopes: body.scopes ?? (isAnonymous ? ["phones"] : ["phones", "runs", "files"]),
      quotas: { ...initialQuotas(id), ...body.quotas },
      weight: body.weight ?? 1,
      digest,
      created: now,
      expires: parseMoment(body.expires ?? null),
      revoked: null,
    };
    this.#store.exec(schema);
    this.#ready = true;
    this.#save(record);
    return { ...keyRow(record), ...(key === undefined ? {} : { key }) };
  }
  edit(edit: KeyEdit): KeyRow {
    const record = this.#known();
    const { expires, quotas, ...rest } = edit;
    this.#save({
      ...record,
      ...rest,
      ...(expires === undefined ? {} : { expires: parseMoment(expires) }),
      quotas: { ...record.quotas, ...quotas },
    });
    return keyRow(this.#known());
  }
  /** Replaces the key; the old one stops working. */
  async rotate(): Promise<KeyCreated> {
    const { id } = this.#known();
    if (id === anonymous)
      throw new Refusal("conflict", 'The key "anonymous" cannot be replaced: callers without a key need none.');
    const { key, digest } = await newKey(id);
    const record = this.#known();
    if (record.revoked !== null) throw new Refusal("conflict", "This key was revoked; create another one.");
    this.#save({ ...record, digest });
    return { ...keyRow(this.#known()), key };
  }
  /** Revokes the key permanently. Its usage can still be read. */
  revoke(now: number): KeyRow {
    const record = this.#known();
    if (record.revoked === null) this.#save({ ...record, revoked: now });
    return keyRow(this.#known());
  }
  info(days: number, now: number): KeyInfo {
    const record = this.#known();
    this.#forgetPhones(now);
    this.#forgetStored(now);
    return { ...keyRow(record), phones: this.#phones(), stored: this.#stored(), days: this.#days(days) };
  }

  /** Counts new phones. A phone that was already counted is not counted again. Refuses phones over the limit. */
  openPhones(envs: readonly string[], idleSeconds: number, now: number): Rate | null {
    const { phones: most } = this.#live(now).quotas;
    this.#forgetPhones(now);
    const before = new Set(this.#rows<{ id: string }>("SELECT id FROM phones").map(({ id }) => id));
    const added = envs.filter((id) => !before.has(id)).length;
    if (most !== null && before.size + added > most) {
      const [{ until }] = this.#rows<{ until: number | null }>("SELECT min(until) AS until FROM phones") as [
        { until: number | null },
      ];
      const reset = Math.max(1, Math.ceil(((until ?? now) - now) / 1000));
      this.#refused(now);
      throw overLimit(
        { of: "phones", limit: most, remaining: Math.max(0, most - before.size), reset, window: null },
        `This key has ${before.size} of at most ${most} phones. Delete one, or wait until an idle one is suspended.`,
      );
    }
    this.#store.transaction(() => {
      for (const id of envs) this.#hold(id, idleSeconds, now);
      this.#count(now, "phones", added);
    });
    const remaining = most === null ? 0 : most - before.size - added;
    return most === null ? null : { of: "phones", limit: most, remaining, reset: 0, window: null };
  }
  /** The ids of the phones that count against the key. */
  listPhones(): string[] {
    return this.#ready ? this.#rows<{ id: string }>("SELECT id FROM phones ORDER BY id").map(({ id }) => id) : [];
  }
  /** Stops counting the phone, and settles its lease and usage. */
  closePhone(env: string, back: LeaseAmounts, used: Usage, now: number): void {
    if (!this.#record) return;
    this.#store.transaction(() => {
      this.#store.exec("DELETE FROM phones WHERE id = ?", env);
      this.#settle(back, used, now);
    });
  }

  /**
   * Grants some steps and pictures in advance, so that a phone need not ask for each of them. Refuses if fewer steps or
   * pictures remain than the request requires.
   */
  grantLease(request: LeaseRequest, now: number): Lease {
    const { quotas, weight, expires } = this.#live(now);
    const minute = Math.floor(now / minuteMs);
    if (this.#minute.at !== minute) this.#minute = { at: minute, pictures: 0 };
    this.#store.transaction(() => {
      this.#hold(request.env, request.idleSeconds, now);
      this.#settle(request.back, request.used, now);
    });
    const day = this.#today(now);
    // Usage can exceed a limit that was lowered later. The remainder is then 0, and only requests that need 0 are
    // granted.
    const leftOf = (most: number | null, used: number): number | null =>
      most === null ? null : Math.max(0, most - used);
    const left = {
      steps: leftOf(quotas.steps_per_day, day.steps),
      pictures: leftOf(quotas.pictures_per_minute, this.#minute.pictures),
    };
    const rates = {
      steps: windowRate("steps", quotas.steps_per_day, left.steps, dayMs, now),
      pictures: windowRate("pictures", quotas.pictures_per_minute, left.pictures, minuteMs, now),
    };
    for (const what of ["steps", "pictures"] as const)
      if (request[what] > (left[what] ?? Number.POSITIVE_INFINITY)) {
        this.#refused(now);
        throw overLimit(
          rates[what]!,
          what === "steps"
            ? `This key has used its ${quotas.steps_per_day} steps of the day (UTC).`
            : `This key has used its ${quotas.pictures_per_minute} large pictures of the minute; smaller ones are not counted.`,
        );
      }
    const granted = {
      steps: request.steps === 0 && !request.more ? 0 : Math.max(request.steps, leaseShare(left.steps)),
      pictures: request.pictures === 0 ? 0 : Math.max(request.pictures, leaseShare(left.pictures)),
    };
    this.#store.transaction(() => {
      this.#count(now, "steps", granted.steps);
      this.#count(now, "pictures", granted.pictures);
    });
    this.#minute.pictures += granted.pictures;
    return {
      ...granted,
      ms: expires === null ? leaseMs : Math.min(leaseMs, expires - now),
      weight,
      rate: tightest(
        request.steps > 0 || request.more ? rates.steps : null,
        request.pictures > 0 ? rates.pictures : null,
      ),
    };
  }
  /** Counts one run. Refuses a run over the limit. */
  countRun(now: number): Rate | null {
    const { runs_per_day: most } = this.#live(now).quotas;
    const left = most === null ? null : most - this.#today(now).runs;
    const rate = windowRate("runs", most, left, dayMs, now);
    if (rate && left! < 1) {
      this.#refused(now);
      throw overLimit(rate, `This key has created its ${most} runs of the day (UTC).`);
    }
    this.#count(now, "runs", 1);
    return rate && { ...rate, remaining: rate.remaining - 1 };
  }

  /** Counts a stored item. If the item was already counted, replaces its entry. Refuses items over a limit. */
  addStored({ kind, id, bytes, until }: StoredItem, now: number): void {
    const { stored: most, stored_bytes: mostBytes } = this.#live(now).quotas;
    this.#forgetStored(now);
    const [others] = this.#rows<{ n: number; bytes: number; first: number | null }>(
      "SELECT count(*) AS n, coalesce(sum(bytes), 0) AS bytes, min(until) AS first FROM stored WHERE kind <> ? OR id <> ?",
      kind,
      id,
    );
    const { n, bytes: sum, first } = others!;
    const isKnown = this.#rows("SELECT 1 FROM stored WHERE kind = ? AND id = ?", kind, id).length > 0;
    if (most !== null && !isKnown && n >= most) {
      this.#refused(now);
      const why = `This key stores ${n} of at most ${most} snapshots, graphs, suites and groups. Delete a graph, suite or group, or wait until a snapshot expires.`;
      if (first === null) throw new Refusal("too-many-requests", why);
      const reset = Math.max(1, Math.ceil((first - now) / 1000));
      throw overLimit({ of: "stored", limit: most, remaining: 0, reset, window: null }, why);
    }
    if (mostBytes !== null && sum + bytes > mostBytes) {
      this.#refused(now);
      throw new Refusal(
        "storage-full",
        `This key stores ${sum} of at most ${mostBytes} bytes, and this would add ${bytes}. Delete a graph or suite, or wait until a snapshot expires.`,
      );
    }
    this.#store.exec(
      "INSERT OR REPLACE INTO stored (kind, id, bytes, until) VALUES (?, ?, ?, ?)",
      kind,
      id,
      bytes,
      until,
    );
  }
  /** Stops counting a stored item. */
  removeStored(kind: StoredKind, id: string): void {
    if (this.#ready) this.#store.exec("DELETE FROM stored WHERE kind = ? AND id = ?", kind, id);
  }

  // Internals

  #known(): KeyRecord {
    if (!this.#record) throw new Refusal("not-found", "There is no such key.");
    return this.#record;
  }
  #live(now: number): KeyRecord {
    const record = this.#known();
    if (!isLive(record, now)) throw new Refusal("forbidden", describeDeadKey(record));
    return record;
  }
  #save(record: KeyRecord): void {
    this.#store.exec("INSERT OR REPLACE INTO meta (key, value) VALUES ('record', ?)", JSON.stringify(record));
    this.#record = record;
  }
  #read<T>(key: string): T | null {
    const [row] = this.#rows<{ value: string }>("SELECT value FROM meta WHERE key = ?", key);
    return row ? (JSON.parse(row.value) as T) : null;
  }
  #forgetStored(now: number): void {
    this.#store.exec("DELETE FROM stored WHERE until < ?", now);
  }
  #stored(): KeyInfo["stored"] {
    const rows = this.#rows<{ kind: StoredKind; number: number; bytes: number }>(
      "SELECT kind, count(*) AS number, sum(bytes) AS bytes FROM stored GROUP BY kind",
    );
    const of = (kind: StoredKind) => {
      const { number = 0, bytes = 0 } = rows.find((row) => row.kind === kind) ?? {};
      return { number, bytes };
    };
    return Object.fromEntries(StoredKind.options.map((kind) => [kind, of(kind)])) as KeyInfo["stored"];
  }
  #rows<T>(query: string, ...bindings: (string | number)[]): T[] {
    return [...this.#store.exec(query, ...bindings)] as T[];
  }

  #hold(id: string, idleSeconds: number, now: number): void {
    this.#store.exec(
      "INSERT OR REPLACE INTO phones (id, until) VALUES (?, ?)",
      id,
      Math.round(now + idleSeconds * 1250 + phoneGraceMs),
    );
  }
  #forgetPhones(now: number): void {
    this.#store.exec("DELETE FROM phones WHERE until < ?", now);
  }
  #phones(): number {
    return this.#rows<{ n: number }>("SELECT count(*) AS n FROM phones")[0]!.n;
  }

  #today(now: number): { readonly steps: number; readonly runs: number } {
    const [row] = this.#rows<{ steps: number; runs: number }>(
      "SELECT steps, runs FROM days WHERE day = ?",
      formatUtcDay(now),
    );
    return row ?? { steps: 0, runs: 0 };
  }
  #count(now: number, what: keyof Omit<KeyDay, "day">, by: number): void {
    if (by === 0) return;
    const day = formatUtcDay(now);
    // Old days are deleted when the first row of a new day is written.
    if (this.#rows("SELECT 1 FROM days WHERE day = ?", day).length === 0) {
      this.#store.exec("INSERT INTO days (day) VALUES (?)", day);
      this.#store.exec("DELETE FROM days WHERE day < ?", formatUtcDay(now - usageDays * dayMs));
    }
    // Steps that a phone returns after midnight can belong to the day before, so the count must not become negative.
    this.#store.exec(`UPDATE days SET ${what} = max(0, ${what} + ?) WHERE day = ?`, by, day);
  }
  #settle(back: LeaseAmounts, used: Usage, now: number): void {
    for (const [what, by] of Object.entries(used) as [keyof Usage, number][]) this.#count(now, what, by);
    this.#count(now, "steps", -back.steps);
    this.#count(now, "pictures", -back.pictures);
    this.#minute.pictures = Math.max(0, this.#minute.pictures - back.pictures);
  }
  #refused(now: number): void {
    this.#count(now, "refused", 1);
  }
  #days(most: number): KeyDay[] {
    return this.#rows<KeyDay>(
      "SELECT day, phones, steps, runs, pictures, refused, object_ms, browser_ms, bytes FROM days ORDER BY day DESC LIMIT ?",
      most,
    ).map((row) => ({ ...row, object_ms: Math.round(row.object_ms), browser_ms: Math.round(row.browser_ms) }));
  }
}

export const describeDeadKey = ({ revoked }: Pick<KeyRecord, "revoked">): string =>
  revoked === null ? "This API key has expired." : "This API key was revoked.";

const initialQuotas = (id: string) => (id === anonymous ? anonymousQuotas : defaultQuotas);

async function newKey(id: string): Promise<{ readonly key: string; readonly digest: string }> {
  const key = `${prefix}${id}_${randomName()}`;
  return { key, digest: await digestOf(key) };
}
const parseMoment = (text: string | null): number | null => (text === null ? null : Date.parse(text));

/** Grants a hundredth of the remainder, because many phones may request leases. */
const leaseShare = (left: number | null): number =>
  left === null ? leaseSteps : Math.min(leaseSteps, Math.max(0, Math.floor(left / 100)));

/** The rate of a limit that starts again every `windowMs`. */
function windowRate(
  of: Rate["of"],
  limit: number | null,
  left: number | null,
  windowMs: number,
  now: number,
): Rate | null {
  if (limit === null || left === null) return null;
  const reset = Math.max(1, Math.ceil((windowMs - (now % windowMs)) / 1000));
  return { of, limit, remaining: Math.max(0, left), reset, window: windowMs / 1000 };
}
/** Returns the rate with the smaller remaining share. */
function tightest(a: Rate | null, b: Rate | null): Rate | null {
  if (!a || !b) return a ?? b;
  return a.remaining / Math.max(1, a.limit) <= b.remaining / Math.max(1, b.limit) ? a : b;
}
const overLimit = (rate: Rate, why: string): Refusal =>
  new Refusal("too-many-requests", why, undefined, { rate, after: rate.reset });
