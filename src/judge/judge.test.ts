// Tests which changes the judge attributes to the owner, and which of them a task allows.
import { describe, expect, it } from "vitest";
import { apps } from "#apps/registry.ts";
import { phone } from "#apps/phone.ts";
import type { AnyApp } from "#os/define.ts";
import { move, outsideAccountId, type MoneyTransfer } from "#os/money/ledger.ts";
import type { Money } from "#os/money/schema.ts";
import type { PhoneState } from "#os/state.ts";
import { produce } from "#state/patch.ts";
import { defaultBoot } from "./instance.ts";
import { dataChanges } from "./changes.ts";
import { added, recorder, findUnallowed } from "./allowed-paths.ts";

const all = apps as readonly AnyApp[];
const start = phone.boot(defaultBoot("en", 0));

describe("changes of money", () => {
  const mum = outsideAccountId("mum");
  const moved = (...moves: Pick<MoneyTransfer, "to" | "cents">[]): PhoneState =>
    produce(start, (draft: PhoneState) => {
      for (const [i, one] of moves.entries()) {
        const sum = { from: "account_bank_meridian", kind: "transfer", title: "Lunch", ...one } as const;
        move(draft.os.money, null, sum, { now: start.clock.nowMs, newId: (prefix) => `${prefix}_test${i}` });
      }
    }).next;
  const strayIn = (after: PhoneState, ...allowed: unknown[]): string[] =>
    findUnallowed(dataChanges(all, start, after), allowed).map(({ path }) => path);
  const { money } = (recorder() as { os: { money: Money } }).os;

  it("count a transfer once, as its entry", () => {
    expect(strayIn(moved({ to: mum, cents: 5_000 }))).toEqual(["/os/money/entries/entry_test0"]);
  });

  it("count a transfer to a new account once, too", () => {
    const to = outsideAccountId("nobody_yet", "USD");
    expect(start.os.money.accounts[to]).toBeUndefined();
    expect(strayIn(moved({ to, cents: 5_000 }))).toEqual(["/os/money/entries/entry_test0"]);
  });

  it.each([
    ["the sum that is allowed", [{ to: mum, cents: 5_000 }], []],
    ["another sum", [{ to: mum, cents: 5_001 }], ["/os/money/entries/entry_test0"]],
    ["another payee", [{ to: outsideAccountId("dad"), cents: 5_000 }], ["/os/money/entries/entry_test0"]],
    [
      "the same once more",
      [
        { to: mum, cents: 5_000 },
        { to: mum, cents: 5_000 },
      ],
      ["/os/money/entries/entry_test1"],
    ],
  ])("allow exactly the declared transfer: %s", (_, moves, stray) => {
    expect(strayIn(moved(...moves), added(money.entries, 1, { to: mum, toCents: 5_000 }))).toEqual(stray);
  });

  it("match a strict allowance first, and leave the general one to other transfers", () => {
    const after = moved({ to: mum, cents: 5_000 }, { to: mum, cents: 70 });
    expect(strayIn(after, added(money.entries), added(money.entries, 1, { toCents: 5_000 }))).toEqual([]);
  });

  it("count a frozen account and a card removed from its apps separately", () => {
    const { next } = produce(start, (draft: PhoneState) => {
      draft.os.money.accounts["account_bank_meridian"]!.frozen = true;
      draft.os.money.cards["card_meridian"]!.boundTo = [];
    });
    expect(strayIn(next)).toEqual([
      "/os/money/accounts/account_bank_meridian/frozen",
      "/os/money/cards/card_meridian/boundTo",
    ]);
  });
});
