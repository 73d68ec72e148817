// Random users of every app that has money: rules A of src/os/SPEC.md after each of their commands, and what the app's own
// records tell of payments is in the ledger.
import { expect, it } from "vitest";
import { phone } from "../phone.ts";
import { walkApp } from "../../../scripts/coverage.ts";
import { currencies } from "../../os/money/currency.ts";
import type { Entry, Money } from "../../os/money/schema.ts";
import { bootOf } from "../../judge/instance.ts";
import { effort } from "../../../test/support/effort.ts";

/** Commands over all apps together; 200,000 are the proof. */
const commands = effort(28_000, 5_600, "MONEY_COMMANDS");
const banks = phone.apps.filter((app) => app.money !== null);

function faultsOf(money: Money): string[] {
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
  for (const entry of Object.values(money.entries)) faults.push(...faultsOfEntry(money, entry));
  return faults;
}
function faultsOfEntry(money: Money, { id, from, to, cents, toCents, refunds }: Entry): string[] {
  const ends = [from, to].filter((account) => !money.accounts[account]).map((account) => `${id} lacks ${account}`);
  const paid = refunds === null ? undefined : money.entries[refunds];
  const isTurned = paid === undefined || (paid.from === to && paid.to === from);
  return [
    ...ends,
    ...(cents > 0 && toCents > 0 ? [] : [`${id} moved ${cents}`]),
    ...(isTurned ? [] : [`${id} gives back to somebody else`]),
  ];
}
/** Payments that the app's own records tell of, by the ledger's ids. */
function entriesNamed(data: unknown, key = ""): string[] {
  if (typeof data === "string") return key === "entry" || key === "refunds" ? [data] : [];
  if (Array.isArray(data)) return data.flatMap((one) => entriesNamed(one, key));
  if (typeof data !== "object" || data === null) return [];
  return Object.entries(data).flatMap(([name, one]) => entriesNamed(one, name));
}

it("has apps to walk through", () => {
  expect(banks.map(({ id }) => id)).toEqual(expect.arrayContaining(["alipay", "ebay", "wechat"]));
});
/** How many payments more than on a new phone the records of each app have named. */
const named: number[] = [];
it.each(banks.map(({ id }) => id))(
  "random users of %s lose no cent and make none",
  (id) => {
    let done = 0;
    let moved = 0;
    let told = 0;
    let last: unknown = null;
    for (let from = 0; done < commands / banks.length; from++)
      walkApp(phone, id, {
        from: 1_000 + from,
        users: 1,
        each: (before, { state }) => {
          done += 1;
          const { money } = state.os;
          // What no command has touched is as right as it was.
          if (money === last || money === before.os.money) return;
          last = money;
          moved += 1;
          expect(faultsOf(money as Money)).toEqual([]);
          const entries = entriesNamed(state.apps[id]);
          told = Math.max(told, entries.length);
          expect(entries.filter((entry) => !money.entries[entry])).toEqual([]);
        },
      });
    expect(done).toBeGreaterThanOrEqual(commands / banks.length);
    // A walk that never moved money would prove nothing.
    expect(moved).toBeGreaterThan(done / 1_000);
    const atFirst = entriesNamed(phone.boot(bootOf("en", 1)).apps[id]).length;
    expect(atFirst).toBeGreaterThan(2);
    named.push(told - atFirst);
  },
  3_600_000,
);
it("the records of apps have named payments that were made on the way", () => {
  expect(named.reduce((a, b) => a + b, 0)).toBeGreaterThan(3);
});
