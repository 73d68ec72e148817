// Tests accounts of keys with a store in memory: enforced limits, counted usage, and revoked keys.
import { beforeEach, describe, expect, test } from "vitest";
import { memoryStore } from "#test/support/memory-store.ts";
import type { KeyBody } from "#contract/key.ts";
import { Refusal } from "../answer.ts";
import type { Store } from "../store.ts";
import { digestOf } from "../token.ts";
import { Account, parseKeyId } from "./account.ts";
import { defaultQuotas, noUsage, type Lease } from "./records.ts";

const midnight = Date.UTC(2027, 0, 2);
const noon = Date.UTC(2027, 0, 1, 12);
const nothingLeased = { steps: 0, pictures: 0 };

let store: Store;
let account: Account;
beforeEach(() => {
  store = memoryStore();
  account = new Account(store);
});
const createAccount = (quotas: KeyBody["quotas"] = {}) =>
  account.create("team0001", { name: "A team", quotas: quotas! }, noon);
const lease = (steps: number, pictures = 0, back = nothingLeased, now = noon): Lease =>
  account.grantLease({ env: "env_00000001", idleSeconds: 60, steps, pictures, more: false, back, used: noUsage }, now);

function refusalOf(run: () => unknown): Refusal {
  try {
    run();
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
  throw new Error("it was granted");
}

describe("a key", () => {
  test("is returned in plain text, and stored as a digest only", async () => {
    const { key, quotas, scopes } = await createAccount({ phones: 3 });
    expect(parseKeyId(key!)).toBe("team0001");
    expect(quotas).toEqual({ ...defaultQuotas, phones: 3 });
    expect(scopes).toEqual(["phones", "runs", "files"]);
    expect(account.record!.digest).toBe(await digestOf(key!));
    expect(JSON.stringify([...store.exec("SELECT * FROM meta")])).not.toContain(key!);
    expect(JSON.stringify(account.info(9, noon))).not.toContain(account.record!.digest!);
  });
  test("is still there after its object restarts", async () => {
    await createAccount();
    const { record } = account;
    expect(new Account(store).record).toEqual(record);
  });
  test("stores nothing before it is created", () => {
    expect(new Account(store).record).toBeNull();
    expect([...store.exec("SELECT name FROM sqlite_master")]).toEqual([]);
    expect(refusalOf(() => account.info(1, noon)).problem.status).toBe(404);
  });
  test("cannot be created again after it was revoked", async () => {
    await createAccount();
    account.revoke(noon);
    await expect(createAccount()).rejects.toThrow(/cannot be used again/);
  });
  test("has another text and digest after it is rotated", async () => {
    const { key } = await createAccount();
    const before = account.record!.digest;
    const again = await account.rotate();
    expect(again.key).not.toBe(key);
    expect(account.record!.digest).not.toBe(before);
    expect(account.record!.digest).toBe(await digestOf(again.key!));
  });
  test("is refused after it was revoked or has expired", async () => {
    await createAccount();
    account.edit({ expires: "2027-01-01T13:00:00Z" });
    expect(lease(1).steps).toBeGreaterThan(0);
    expect(refusalOf(() => lease(1, 0, nothingLeased, noon + 3_600_000)).problem.detail).toMatch(/expired/);
    account.edit({ expires: null });
    account.revoke(noon);
    for (const call of [
      () => lease(1),
      () => account.openPhones(["env_00000001"], 60, noon),
      () => account.countRun(noon),
    ])
      expect(refusalOf(call).problem).toMatchObject({ status: 403, detail: expect.stringMatching(/revoked/) });
    await expect(account.rotate()).rejects.toThrow(/revoked/);
  });
  test("gets no lease beyond its expiry", async () => {
    await createAccount();
    expect(lease(1).ms).toBeLessThanOrEqual(1000);
    account.edit({ expires: new Date(noon + 300).toISOString() });
    expect(lease(1).ms).toBe(300);
  });
  test("for anonymous callers has no plain text and small limits", async () => {
    const { key, quotas, scopes } = await account.create("anonymous", { name: "Strangers" }, noon);
    expect(key).toBeUndefined();
    expect(account.record!.digest).toBeNull();
    expect(scopes).toEqual(["phones"]);
    expect(quotas.phones).toBeLessThan(defaultQuotas.phones!);
  });
});

describe("limits", () => {
  test("of steps are exact, and start again at midnight", async () => {
    await createAccount({ steps_per_day: 3 });
    for (let i = 0; i < 3; i++) expect(lease(1).steps).toBe(1);
    const { problem, rate } = refusalOf(() => lease(1));
    expect(problem).toMatchObject({ status: 429, retry_after: 12 * 3600 });
    expect(rate).toEqual({ of: "steps", limit: 3, remaining: 0, reset: 12 * 3600, window: 86_400 });
    expect(lease(1, 0, nothingLeased, midnight).steps).toBe(1);
    expect(account.info(9, midnight).days.map(({ day, steps, refused }) => [day, steps, refused])).toEqual([
      ["2027-01-02", 1, 0],
      ["2027-01-01", 3, 1],
    ]);
  });
  test("allow leases ahead if many steps are left, and refuse none of them", async () => {
    await createAccount({ steps_per_day: 5_000 });
    const ahead = (more: boolean, now = noon) =>
      account.grantLease(
        { env: "env_00000001", idleSeconds: 60, ...nothingLeased, more, back: nothingLeased, used: noUsage },
        now,
      );
    expect(ahead(true)).toMatchObject({ steps: 10, rate: { of: "steps", remaining: 5_000 } });
    expect(ahead(false)).toMatchObject({ steps: 0, rate: null });
    account.edit({ quotas: { steps_per_day: 0 } });
    expect(ahead(true)).toMatchObject({ steps: 0 });
  });
  test("are leased in larger pieces if many steps are left, and do not count returned steps", async () => {
    await createAccount({ steps_per_day: 5_000 });
    const { steps } = lease(1);
    expect(steps).toBe(10);
    lease(1, 0, { steps: 9, pictures: 0 });
    expect(account.info(1, noon).days[0]!.steps).toBe(11);
  });
  test("of large pictures count per minute", async () => {
    await createAccount({ pictures_per_minute: 2 });
    lease(1, 1);
    lease(0, 1);
    expect(refusalOf(() => lease(1, 1)).problem).toMatchObject({ status: 429, retry_after: 60 });
    // A step without a picture is still granted.
    expect(lease(1, 0).steps).toBeGreaterThan(0);
    expect(lease(1, 1, nothingLeased, noon + 60_000).pictures).toBe(1);
  });
  test("of phones count open ones, and neither closed nor long unused ones", async () => {
    await createAccount({ phones: 2 });
    account.openPhones(["env_a", "env_b"], 60, noon);
    // A phone that was already counted is not counted again.
    account.openPhones(["env_a"], 60, noon);
    const { problem, rate } = refusalOf(() => account.openPhones(["env_c"], 60, noon));
    expect([problem.status, rate?.of, rate?.remaining]).toEqual([429, "phones", 0]);
    account.closePhone("env_a", nothingLeased, noUsage, noon);
    account.openPhones(["env_c"], 60, noon);
    // After the stated wait, unused phones no longer count.
    account.openPhones(["env_d", "env_e"], 60, noon + problem.retry_after! * 1000 + 1);
    expect(account.info(1, noon + problem.retry_after! * 1000 + 1).phones).toBe(2);
  });
  test("of runs count per day", async () => {
    await createAccount({ runs_per_day: 1 });
    expect(account.countRun(noon)).toMatchObject({ of: "runs", remaining: 0 });
    expect(refusalOf(() => account.countRun(noon)).problem.status).toBe(429);
    expect(account.countRun(midnight)).toMatchObject({ remaining: 0 });
  });
  describe("of stored items", () => {
    const hour = 3_600_000;
    const keep = (kind: "snapshots" | "graphs", id: string, bytes: number, until: number | null = null, now = noon) =>
      account.addStored({ kind, id, bytes, until }, now);
    test("count items of all kinds, except expired ones", async () => {
      await createAccount({ stored: 2 });
      keep("graphs", "g", 10);
      keep("snapshots", "s", 20, noon + hour);
      const { problem, rate } = refusalOf(() => keep("graphs", "h", 1));
      expect(problem).toMatchObject({
        status: 429,
        retry_after: 3600,
        detail: expect.stringMatching(/2 of at most 2/),
      });
      expect(rate).toMatchObject({ of: "stored", limit: 2, remaining: 0 });
      // An item that is already stored may grow.
      keep("graphs", "g", 50);
      expect(account.info(1, noon).stored).toEqual({
        snapshots: { number: 1, bytes: 20 },
        graphs: { number: 1, bytes: 50 },
        suites: { number: 0, bytes: 0 },
        groups: { number: 0, bytes: 0 },
      });
      keep("graphs", "h", 1, null, noon + hour + 1);
      const full = refusalOf(() => keep("graphs", "i", 1, null, noon + hour + 1));
      // No stored item expires, so the refusal contains no time.
      expect(full.problem).not.toHaveProperty("retry_after");
      account.removeStored("graphs", "g");
      keep("graphs", "i", 1, null, noon + hour + 1);
      expect(account.info(1, noon).days[0]!.refused).toBe(2);
    });
    test("count bytes", async () => {
      await createAccount({ stored_bytes: 100 });
      keep("graphs", "g", 60);
      expect(refusalOf(() => keep("snapshots", "s", 41)).problem).toMatchObject({
        status: 507,
        detail: expect.stringMatching(/60 of at most 100 bytes/),
      });
      expect(refusalOf(() => keep("graphs", "g", 101)).problem.status).toBe(507);
      keep("graphs", "g", 100);
      expect(new Account(store).info(1, noon).stored.graphs).toEqual({ number: 1, bytes: 100 });
    });
    test("are the server's for a key older than these limits", async () => {
      await createAccount();
      const old = {
        ...account.record!,
        quotas: { phones: 1, steps_per_day: 2, runs_per_day: 3, pictures_per_minute: 4 },
      };
      store.exec("UPDATE meta SET value = ? WHERE key = 'record'", JSON.stringify(old));
      store.exec("DROP TABLE stored");
      account = new Account(store);
      expect(account.record!.quotas).toEqual({
        ...old.quotas,
        stored: defaultQuotas.stored,
        stored_bytes: defaultQuotas.stored_bytes,
      });
      keep("graphs", "g", 1);
    });
  });
  test("that are null return no rate", async () => {
    await createAccount({
      phones: null,
      steps_per_day: null,
      runs_per_day: null,
      pictures_per_minute: null,
      stored: null,
      stored_bytes: null,
    });
    expect(account.openPhones(["env_a"], 60, noon)).toBeNull();
    expect(account.countRun(noon)).toBeNull();
    expect(lease(1, 1)).toMatchObject({ steps: 10, pictures: 10, rate: null });
  });
});

test("adds up the costs of phones", async () => {
  await createAccount();
  const used = { object_ms: 12.25, browser_ms: 8, bytes: 100 };
  account.grantLease({ env: "env_a", idleSeconds: 60, ...nothingLeased, more: false, back: nothingLeased, used }, noon);
  account.closePhone("env_a", nothingLeased, used, noon);
  expect(account.info(1, noon).days[0]).toMatchObject({ object_ms: 25, browser_ms: 16, bytes: 200 });
});
