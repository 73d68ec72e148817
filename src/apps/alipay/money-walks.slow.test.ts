// Simulates random users of every app with money. After each command, the test checks the rules of src/os/SPEC.md,
// section Money. It also checks that the ledger contains every payment in the app's own records.
import { expect, it } from "vitest";
import { phone } from "../phone.ts";
import { walkApp } from "#scripts/build/coverage.ts";
import { currencies } from "#os/money/currency.ts";
import type { Entry, Money } from "#os/money/schema.ts";
import { defaultBoot } from "#judge/instance.ts";
import { effort } from "#test/support/effort.ts";

/** The number of commands in all apps together. The full proof uses 200,000. */
const commands = effort(28_000, 5_600, "MONEY_COMMANDS");
const banks = phone.apps.filter((app) => app.money !== null);

function findFaults(money: Money): string[] {
  const faults: string[] = [];
  const accounts = Object.values(money.accounts);
  for (const currency of currencies) {
    const sum = accounts.filter((a) => a.currency === currency).reduce((all, a) => all + a.cents, 0);
    if (sum !== 0) faults.push(`${currency} adds up to ${sum} cents`);
  }
  for (const { id, cents, floorCents } of accounts) {
    if (!Number.isSafeInteger(cents)) faults.push(`${id} holds ${cents}`);
    if (floorCents !== null && cents < floorCents) faults.push(`${id} is at ${cents}, below ${floorCents}`);
  }
  for (const entry of Object.values(money.entries)) faults.push(...findEntryFaults(money, entry));
  return faults;
}
function findEntryFaults(money: Money, { id, from, to, cents, toCents, refunds }: Entry): string[] {
  const ends = [from, to].filter((account) => !money.accounts[account]).map((account) => `${id} lacks ${account}`);
  const paid = refunds === null ? undefined : money.entries[refunds];
  const isTurned = paid === undefined || (paid.from === to && paid.to === from);
  return [
    ...ends,
    ...(cents > 0 && toCents > 0 ? [] : [`${id} moved ${cents}`]),
    ...(isTurned ? [] : [`${id} gives back to somebody else`]),
  ];
}
/** Collects the ledger ids in the app's own records. */
function listEntryIds(data: unknown, key = ""): string[] {
  if (typeof data === "string") return key === "entry" || key === "refunds" ? [data] : [];
  if (Array.isArray(data)) return data.flatMap((one) => listEntryIds(one, key));
  if (typeof data !== "object" || data === null) return [];
  return Object.entries(data).flatMap(([name, one]) => listEntryIds(one, name));
}

it("finds the apps that use money", () => {
  expect(banks.map(({ id }) => id)).toEqual(expect.arrayContaining(["alipay", "ebay", "wechat"]));
});
/** For each app, the number of payments in its records that a new phone does not have. */
const newEntryCounts: number[] = [];
it.each(banks.map(({ id }) => id))(
  "random users of %s neither create nor lose money",
  (id) => {
    let done = 0;
    let moved = 0;
    let told = 0;
    let last: unknown = null;
    for (let from = 0; done < commands / banks.length; from++)
      walkApp(phone, id, {
        from: 1_000 + from,
        users: 1,
        onStep: (before, { state }) => {
          done += 1;
          const { money } = state.os;
          // If the money has not changed since the last check, nothing needs to be checked.
          if (money === last || money === before.os.money) return;
          last = money;
          moved += 1;
          expect(findFaults(money as Money)).toEqual([]);
          const entries = listEntryIds(state.apps[id]);
          told = Math.max(told, entries.length);
          expect(entries.filter((entry) => !money.entries[entry])).toEqual([]);
        },
      });
    expect(done).toBeGreaterThanOrEqual(commands / banks.length);
    // A run in which no money moves would prove nothing.
    expect(moved).toBeGreaterThan(done / 1_000);
    const atFirst = listEntryIds(phone.boot(defaultBoot("en", 1)).apps[id]).length;
    expect(atFirst).toBeGreaterThan(2);
    newEntryCounts.push(told - atFirst);
  },
  3_600_000,
);
it("the apps' records name payments made during the walks", () => {
  expect(newEntryCounts.reduce((a, b) => a + b, 0)).toBeGreaterThan(3);
});
