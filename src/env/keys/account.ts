// The account of one key: who it is, how much of its limits is left, what it has used, day by day. One object holds one account, so
// that no key waits for another.
import type { KeyBody, KeyCreated, KeyDay, KeyEdit, KeyInfo, KeyRow } from "../../contract/key.ts";
import { anonymous, StoredKind } from "../../contract/key.ts";
import { Refusal } from "../answer.ts";
import type { Store } from "../store.ts";
import { dayMs, dayOf, minuteMs } from "../utc.ts";
import { digestOf, randomName } from "../token.ts";
import {
  anonymousQuotas,
  defaultQuotas,
  isLive,
  rowOf,
  type KeyRecord,
  type Lease,
  type Leased,
  type LeaseWish,
  type Rate,
  type StoredThing,
  type Used,
} from "./records.ts";

const schema = `
CREATE TABLE IF NOT EXISTS meta (key TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS days (day TEXT PRIMARY KEY, phones INTEGER NOT NULL DEFAULT 0, steps INTEGER NOT NULL DEFAULT 0,
  runs INTEGER NOT NULL DEFAULT 0, pictures INTEGER NOT NULL DEFAULT 0, refused INTEGER NOT NULL DEFAULT 0,
  object_ms REAL NOT NULL DEFAULT 0, browser_ms REAL NOT NULL DEFAULT 0, bytes INTEGER NOT NULL DEFAULT 0) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS phones (id TEXT PRIMARY KEY, until INTEGER NOT NULL) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS stored (kind TEXT NOT NULL, id TEXT NOT NULL, bytes INTEGER NOT NULL, until INTEGER,
  PRIMARY KEY (kind, id)) WITHOUT ROWID;`;

/** Usage is kept so long. */
export const keptDays = 400;
/** How long a lease is valid: a revoked key stops working after it. */
const leaseMs = 900;
const leaseSteps = 10;
/** A phone that said nothing for longer than it may be idle is no more. */
const roomMs = 5 * minuteMs;

const prefix = "pbk_";
/** Which key a token claims to be; null where it is none of this kind. */
export const keyIdOf = (token: string): string | null => /^pbk_([a-z0-9]{8,32})_[a-z0-9]{26}$/.exec(token)?.[1] ?? null;

export class Account {
  readonly #store: Store;
  #ready: boolean;
  #record: KeyRecord | null = null;
  /** Pictures of the minute that runs. They are few minutes old at most, so no storage needs to know them. */
  #minute = { at: 0, pictures: 0 };

  constructor(store: Store) {
    this.#store = store;
    // An object whose name somebody guessed must not leave a file behind.
    this.#ready = [...store.exec("SELECT 1 FROM sqlite_master WHERE name = 'meta'")].length > 0;
    if (!this.#ready) return;
    // A key from before something was counted has no table for it, and no limit of its own.
    store.exec(schema);
    const record = this.#read<KeyRecord>("record");
    this.#record = record && { ...record, quotas: { ...quotasOf(record.id), ...record.quotas } };
  }

  /** Null where there is none. */
  get record(): KeyRecord | null {
    return this.#record;
  }

  /** Refuses an id that is taken. `now` in milliseconds, here and below. */
  async create(id: string, body: KeyBody, now: number): Promise<KeyCreated> {
    if (this.#record) throw new Refusal("conflict", `There is a key ${id} already; its id cannot be used again.`);
    const isAnonymous = id === anonymous;
    const { key, digest } = isAnonymous ? { digest: null } : await newKey(id);
    const record: KeyRecord = {
      id,
      name: body.name,
      scopes: body.scopes ?? (isAnonymous ? ["phones"] : ["phones", "runs", "files"]),
      quotas: { ...quotasOf(id), ...body.quotas },
      weight: body.weight ?? 1,
      digest,
      created: now,
      expires: momentOf(body.expires ?? null),
      revoked: null,
    };
    this.#store.exec(schema);
    this.#ready = true;
    this.#save(record);
    return { ...rowOf(record), ...(key === undefined ? {} : { key }) };
  }
  edit(edit: KeyEdit): KeyRow {
    const record = this.#known();
    const { expires, quotas, ...rest } = edit;
    this.#save({
      ...record,
      ...rest,
      ...(expires === undefined ? {} : { expires: momentOf(expires) }),
      quotas: { ...record.quotas, ...quotas },
    });
    return rowOf(this.#known());
  }
  /** The key that it had is none from now on. */
  async rotate(): Promise<KeyCreated> {
    const { id } = this.#known();
    if (id === anonymous) throw new Refusal("conflict", "Nobody needs a key to be anonymous.");
    const { key, digest } = await newKey(id);
    const record = this.#known();
    if (record.revoked !== null) throw new Refusal("conflict", "This key was revoked; make another one.");
    this.#save({ ...record, digest });
    return { ...rowOf(this.#known()), key };
  }
  /** For good. What it has used stays to be read. */
  revoke(now: number): KeyRow {
    const record = this.#known();
    if (record.revoked === null) this.#save({ ...record, revoked: now });
    return rowOf(this.#known());
  }
  info(days: number, now: number): KeyInfo {
    const record = this.#known();
    this.#forgetPhones(now);
    this.#forgetStored(now);
    return { ...rowOf(record), phones: this.#phones(), stored: this.#stored(), days: this.#days(days) };
  }

  /** Phones that are to be there from now on; one that is there already counts once. Refuses what is over the limit. */
  open(envs: readonly string[], idleSeconds: number, now: number): Rate | null {
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
      throw over(
        { of: "phones", limit: most, remaining: Math.max(0, most - before.size), reset, window: null },
        `This key has ${before.size} of ${most} phones at once. Delete one, or wait until an idle one is suspended.`,
      );
    }
    this.#store.transaction(() => {
      for (const id of envs) this.#hold(id, idleSeconds, now);
      this.#count(now, "phones", added);
    });
    const remaining = most === null ? 0 : most - before.size - added;
    return most === null ? null : { of: "phones", limit: most, remaining, reset: 0, window: null };
  }
  /** Those that are there, as far as it was told. */
  held(): string[] {
    return this.#ready ? this.#rows<{ id: string }>("SELECT id FROM phones ORDER BY id").map(({ id }) => id) : [];
  }
  /** They are there no more. */
  close(env: string, back: Leased, used: Used, now: number): void {
    if (!this.#record) return;
    this.#store.transaction(() => {
      this.#store.exec("DELETE FROM phones WHERE id = ?", env);
      this.#settle(back, used, now);
    });
  }

  /** Some steps and pictures for a phone, so that not each of them asks. Refuses where not even those wanted are left. */
  lease(wish: LeaseWish, now: number): Lease {
    const { quotas, weight, expires } = this.#live(now);
    const minute = Math.floor(now / minuteMs);
    if (this.#minute.at !== minute) this.#minute = { at: minute, pictures: 0 };
    this.#store.transaction(() => {
      this.#hold(wish.env, wish.idleSeconds, now);
      this.#settle(wish.back, wish.used, now);
    });
    const day = this.#today(now);
    // A limit that was lowered may be passed already: less than nothing is left, and what costs nothing is granted.
    const leftOf = (most: number | null, done: number): number | null =>
      most === null ? null : Math.max(0, most - done);
    const left = {
      steps: leftOf(quotas.steps_per_day, day.steps),
      pictures: leftOf(quotas.pictures_per_minute, this.#minute.pictures),
    };
    const rates = {
      steps: rateOf("steps", quotas.steps_per_day, left.steps, dayMs, now),
      pictures: rateOf("pictures", quotas.pictures_per_minute, left.pictures, minuteMs, now),
    };
    for (const what of ["steps", "pictures"] as const)
      if (wish[what] > (left[what] ?? Number.POSITIVE_INFINITY)) {
        this.#refused(now);
        throw over(
          rates[what]!,
          what === "steps"
            ? `This key has done its ${quotas.steps_per_day} steps of the day (UTC).`
            : `This key has had its ${quotas.pictures_per_minute} large pictures of the minute; smaller ones are not counted.`,
        );
      }
    const granted = {
      steps: wish.steps === 0 && !wish.more ? 0 : Math.max(wish.steps, share(left.steps)),
      pictures: wish.pictures === 0 ? 0 : Math.max(wish.pictures, share(left.pictures)),
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
      rate: tightest(wish.steps > 0 || wish.more ? rates.steps : null, wish.pictures > 0 ? rates.pictures : null),
    };
  }
  /** One run more. Refuses what is over the limit. */
  run(now: number): Rate | null {
    const { runs_per_day: most } = this.#live(now).quotas;
    const left = most === null ? null : most - this.#today(now).runs;
    const rate = rateOf("runs", most, left, dayMs, now);
    if (rate && left! < 1) {
      this.#refused(now);
      throw over(rate, `This key has made its ${most} runs of the day (UTC).`);
    }
    this.#count(now, "runs", 1);
    return rate && { ...rate, remaining: rate.remaining - 1 };
  }

  /** Something is kept from now on; what is kept already counts with its new bytes alone. Refuses what is over a limit. */
  keep({ kind, id, bytes, until }: StoredThing, now: number): void {
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
      const why = `This key keeps ${n} of ${most} snapshots, graphs, suites and groups. Delete a graph, suite or group, or wait until a snapshot has had its time.`;
      if (first === null) throw new Refusal("too-many-requests", why);
      const reset = Math.max(1, Math.ceil((first - now) / 1000));
      throw over({ of: "stored", limit: most, remaining: 0, reset, window: null }, why);
    }
    if (mostBytes !== null && sum + bytes > mostBytes) {
      this.#refused(now);
      throw new Refusal(
        "storage-full",
        `This key stores ${sum} of ${mostBytes} bytes, and this would add ${bytes}. Delete a graph or suite, or wait until a snapshot expires.`,
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
  /** It is kept no more. */
  drop(kind: StoredKind, id: string): void {
    if (this.#ready) this.#store.exec("DELETE FROM stored WHERE kind = ? AND id = ?", kind, id);
  }

  // Below: how

  #known(): KeyRecord {
    if (!this.#record) throw new Refusal("not-found", "There is no such key.");
    return this.#record;
  }
  #live(now: number): KeyRecord {
    const record = this.#known();
    if (!isLive(record, now)) throw new Refusal("forbidden", deadKey(record));
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
      Math.round(now + idleSeconds * 1250 + roomMs),
    );
  }
  #forgetPhones(now: number): void {
    this.#store.exec("DELETE FROM phones WHERE until < ?", now);
  }
  #phones(): number {
    return this.#rows<{ n: number }>("SELECT count(*) AS n FROM phones")[0]!.n;
  }

  #today(now: number): { readonly steps: number; readonly runs: number } {
    const [row] = this.#rows<{ steps: number; runs: number }>("SELECT steps, runs FROM days WHERE day = ?", dayOf(now));
    return row ?? { steps: 0, runs: 0 };
  }
  #count(now: number, what: keyof Omit<KeyDay, "day">, by: number): void {
    if (by === 0) return;
    const day = dayOf(now);
    // The first row of a day sweeps.
    if (this.#rows("SELECT 1 FROM days WHERE day = ?", day).length === 0) {
      this.#store.exec("INSERT INTO days (day) VALUES (?)", day);
      this.#store.exec("DELETE FROM days WHERE day < ?", dayOf(now - keptDays * dayMs));
    }
    // Given back after midnight, it was of another day.
    this.#store.exec(`UPDATE days SET ${what} = max(0, ${what} + ?) WHERE day = ?`, by, day);
  }
  #settle(back: Leased, used: Used, now: number): void {
    for (const [what, by] of Object.entries(used) as [keyof Used, number][]) this.#count(now, what, by);
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

export const deadKey = ({ revoked }: Pick<KeyRecord, "revoked">): string =>
  revoked === null ? "This API key has expired." : "This API key was revoked.";

const quotasOf = (id: string) => (id === anonymous ? anonymousQuotas : defaultQuotas);

async function newKey(id: string): Promise<{ readonly key: string; readonly digest: string }> {
  const key = `${prefix}${id}_${randomName()}`;
  return { key, digest: await digestOf(key) };
}
const momentOf = (text: string | null): number | null => (text === null ? null : Date.parse(text));

/** A hundredth of what is left: many phones may ask for theirs. */
const share = (left: number | null): number =>
  left === null ? leaseSteps : Math.min(leaseSteps, Math.max(0, Math.floor(left / 100)));

/** Of a limit that begins anew every `windowMs`. */
function rateOf(of: Rate["of"], limit: number | null, left: number | null, windowMs: number, now: number): Rate | null {
  if (limit === null || left === null) return null;
  const reset = Math.max(1, Math.ceil((windowMs - (now % windowMs)) / 1000));
  return { of, limit, remaining: Math.max(0, left), reset, window: windowMs / 1000 };
}
/** The one of which the smaller part is left. */
function tightest(a: Rate | null, b: Rate | null): Rate | null {
  if (!a || !b) return a ?? b;
  return a.remaining / Math.max(1, a.limit) <= b.remaining / Math.max(1, b.limit) ? a : b;
}
const over = (rate: Rate, why: string): Refusal =>
  new Refusal("too-many-requests", why, undefined, { rate, after: rate.reset });
