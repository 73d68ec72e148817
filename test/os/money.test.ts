// The phone's ledger: rules A of src/os/SPEC.md.
import { describe, expect, it } from "vitest";
import { phone } from "#apps/phone.ts";
import { defaultBoot } from "#judge/instance.ts";
import { defineApp, modelOf } from "#os/define.ts";
import { Kernel } from "#os/kernel.ts";
import {
  bindCard,
  move,
  openAccount,
  outsideAccountId,
  refund,
  refundableCents,
  unbindCard,
} from "#os/money/ledger.ts";
import {
  amountText,
  balanceOf,
  findBankCard,
  cardsBoundTo,
  parseCents,
  entriesOf,
  entriesByApp,
  findMoneyEntry,
  lastFour,
} from "#os/money/read.ts";
import { currencies } from "#os/money/currency.ts";
import type { Money } from "#os/money/schema.ts";
import { maxLedgerEntries } from "#os/limits.ts";
import { isAppId, reject } from "#os/values.ts";
import { Rng } from "#state/rng.ts";
import * as v from "valibot";

const newMoney = (): Money => structuredClone(phone.boot(defaultBoot("en", 1)).os.money) as Money;
let n = 0;
const making = { now: 1_773_622_800_000, newId: (prefix: string) => `${prefix}_t${(n += 1)}` };
const sums = (money: Money): number[] =>
  currencies.map((c) =>
    Object.values(money.accounts)
      .filter((a) => a.currency === c)
      .reduce((sum, a) => sum + a.cents, 0),
  );
const transfer = (from: string, to: string, cents: number) =>
  ({ from, to, cents, kind: "transfer", title: "Lunch" }) as const;
const meridian = "account_bank_meridian";
const wallet = (money: Money, keeper = "purse", cents = 10_000): string => {
  const id = `account_${keeper}`;
  openAccount(money, keeper, { id, kind: "wallet", currency: "CNY", floorCents: 0 });
  if (cents > 0) move(money, keeper, transfer(outsideAccountId("mum"), id, cents), making);
  return id;
};
const expectEntryId = (x: unknown): string => {
  if (typeof x !== "string") throw new Error(JSON.stringify(x));
  return x;
};

describe("the ledger", () => {
  it("[A1] adds up to zero in each currency on a new phone", () => {
    for (const lang of ["en", "zh-CN"] as const)
      expect(sums(phone.boot(defaultBoot(lang, 1)).os.money)).toEqual([0, 0]);
  });
  it("[A1] [A2] keeps its sums and the floors of balances through random moves", () => {
    const money = newMoney();
    const rng = Rng.of("ledger", "moves");
    const apps = ["purse", "shop", "bank"];
    for (const app of apps) wallet(money, app);
    bindCard(money, "purse", "card_meridian");
    bindCard(money, "shop", "card_lumen");
    const ids = [...Object.keys(money.accounts), outsideAccountId("dad"), outsideAccountId("shop", "USD")];
    let moved = 0;
    let refused = 0;
    for (let i = 0; i < 3_000; i++) {
      const payments = Object.keys(money.entries);
      const done = rng.chance(0.2)
        ? refund(money, rng.pick(apps), { entry: rng.pick(payments), cents: rng.int(1, 9_000), title: "Back" }, making)
        : move(money, rng.pick(apps), transfer(rng.pick(ids), rng.pick(ids), rng.int(1, 90_000)), making);
      if (typeof done === "string") moved += 1;
      else refused += 1;
      if (i % 200 > 0) continue;
      expect(sums(money)).toEqual([0, 0]);
      const low = Object.values(money.accounts).filter((a) => a.floorCents !== null && a.cents < a.floorCents);
      expect(low).toEqual([]);
    }
    expect(moved).toBeGreaterThan(500);
    expect(refused).toBeGreaterThan(500);
    for (const paid of Object.values(money.entries)) expect(refundableCents(money, paid)).toBeGreaterThanOrEqual(0);
  });
  it("[A2] refuses a payment without funds, and names the missing amount; frozen accounts do not move", () => {
    const money = newMoney();
    const purse = wallet(money);
    const before = structuredClone(money);
    expect(move(money, "purse", transfer(purse, outsideAccountId("dad"), 10_001), making)).toEqual(
      reject("funds-short", { missing: 1 }),
    );
    expect(money.accounts[purse]).toEqual(before.accounts[purse]);
    expect(money.entries).toEqual(before.entries);
    money.accounts[purse]!.frozen = true;
    expect(move(money, "purse", transfer(purse, outsideAccountId("dad"), 1), making)).toEqual(reject("account-frozen"));
    expect(move(money, "purse", transfer(outsideAccountId("dad"), purse, 1), making)).toEqual(reject("account-frozen"));
  });
  it("[A3] lets an app take money only from its own accounts, its bound cards and outside", () => {
    const money = newMoney();
    const purse = wallet(money);
    expect(move(money, "shop", transfer(purse, outsideAccountId("shop"), 1), making)).toEqual(
      reject("account-not-yours"),
    );
    expect(move(money, "purse", transfer(meridian, purse, 1), making)).toEqual(reject("account-not-yours"));
    expect(bindCard(money, "purse", "card_meridian")).toBeUndefined();
    expect(bindCard(money, "purse", "card_meridian")).toEqual(reject("card-bound"));
    expect(typeof move(money, "purse", transfer(meridian, purse, 1), making)).toBe("string");
    unbindCard(money, "purse", "card_meridian");
    expect(move(money, "purse", transfer(meridian, purse, 1), making)).toEqual(reject("account-not-yours"));
    expect(move(money, "purse", transfer("account_nobody", purse, 1), making)).toEqual(reject("account-missing"));
  });
  it("[A4] refunds a payment in parts, and never more than was paid", () => {
    const money = newMoney();
    const purse = wallet(money);
    const paid = expectEntryId(move(money, "purse", transfer(purse, outsideAccountId("shop"), 9_000), making));
    const back = (cents: number) => refund(money, "shop", { entry: paid, cents, title: "Back" }, making);
    const first = expectEntryId(back(4_000));
    expect(back(5_001)).toEqual(reject("refund-too-large", { most: 5_000 }));
    expect(typeof back(5_000)).toBe("string");
    expect(back(1)).toEqual(reject("refund-too-large", { most: 0 }));
    expect(money.accounts[purse]!.cents).toBe(10_000);
    expect(refund(money, "shop", { entry: first, cents: 1, title: "Back" }, making)).toEqual(reject("payment-missing"));
  });
  it("[A5] keeps an entry with both accounts for each move, and removes the oldest beyond the limit", () => {
    const money = newMoney();
    const purse = wallet(money, "purse", 10_000_000);
    const first = expectEntryId(move(money, "purse", transfer(purse, outsideAccountId("dad"), 1), making));
    expect(money.entries[first]).toMatchObject({ from: purse, to: outsideAccountId("dad"), cents: 1, via: "purse" });
    for (let i = 0; i < maxLedgerEntries + 5; i++)
      move(money, "purse", transfer(purse, outsideAccountId("dad"), 1), { ...making, now: making.now + i });
    expect(Object.keys(money.entries)).toHaveLength(maxLedgerEntries);
    expect(money.entries[first]).toBeUndefined();
    expect(money.accounts[purse]!.cents).toBe(10_000_000 - 1 - maxLedgerEntries - 5);
  });
  it("[A6] exchanges currencies at one rate, and refunds to the last cent", () => {
    const money = newMoney();
    const purse = wallet(money);
    const paid = expectEntryId(move(money, "purse", transfer(purse, outsideAccountId("shop", "USD"), 1_001), making));
    expect(money.entries[paid]).toMatchObject({ cents: 7_128, toCents: 1_001 });
    for (const cents of [333, 333, 335])
      expect(typeof refund(money, "shop", { entry: paid, cents, title: "Back" }, making)).toBe("string");
    expect(money.accounts[purse]!.cents).toBe(10_000);
    expect(sums(money)).toEqual([0, 0]);
  });
});

describe("the ledger on a phone", () => {
  const model = modelOf("purse", { paid: v.nullable(v.string()) });
  const commands = {
    pay: model.command({ cents: v.number() }, (state, { cents }, ctx) => {
      state.paid = "begun";
      const moved = ctx.money.move({ ...transfer("account_purse", outsideAccountId("shop"), cents), order: "order_1" });
      if (typeof moved !== "string") return moved;
      state.paid = moved;
    }),
    settle: model.command({ entry: v.string(), cents: v.number() }, (state, { entry: id, cents }, ctx) => {
      const paid = findMoneyEntry(ctx.os, id);
      if (paid?.order !== "order_1" || paid.toCents !== cents) return reject("not-paid");
      state.paid = null;
    }),
  };
  const screens = { main: model.screen({}) };
  const purse = defineApp({
    model,
    commands,
    navigation: model.navigation({ start: "main", commands, screens }, () => []),
    seed: () => ({ paid: null }),
    part: "home",
    money: () => ({
      accounts: [{ id: "account_purse", kind: "wallet", currency: "CNY", floorCents: 0, openingCents: 700 }],
      entries: [
        {
          id: "entry_s_purse_1",
          at: 1_773_000_000_000,
          kind: "transfer",
          from: outsideAccountId("mum"),
          to: "account_purse",
          cents: 300,
          title: "Mum",
        },
      ],
      cards: ["card_tidewater"],
    }),
  });
  const kernel = new Kernel([purse]);
  const start = kernel.boot(defaultBoot("en", 1));
  it("[A3] [A5] contains an app's accounts, past entries and cards from the start", () => {
    expect(isAppId("purse")).toBe(true);
    expect(balanceOf(start.os, "account_purse")).toBe(1_000);
    expect(findMoneyEntry(start.os, "entry_s_purse_1")).toMatchObject({ via: "purse", toCents: 300 });
    expect(start.os.money.cards["card_tidewater"]!.boundTo).toEqual(["purse"]);
    expect(sums(start.os.money as Money)).toEqual([0, 0]);
  });
  it("[A5] lists entries by app and by account, newest first", () => {
    const { state } = kernel.reduce(start, { name: "purse.pay", args: { cents: 400 } });
    const { paid } = state.apps["purse"] as { paid: string };
    expect(entriesByApp(state.os, "purse").map(({ id }) => id)).toEqual([paid, "entry_s_purse_1"]);
    expect(entriesOf(state.os, outsideAccountId("mum")).map(({ id }) => id)).toEqual(["entry_s_purse_1"]);
    expect(cardsBoundTo(state.os, "purse").map(lastFour)).toEqual(["0926"]);
  });
  it("[A2] undoes the whole command when it refuses a payment", () => {
    const refused = kernel.reduce(start, { name: "purse.pay", args: { cents: 1_001 } });
    expect([refused.rejected, refused.state.apps, refused.state.os]).toEqual(["funds-short", start.apps, start.os]);
  });
  it("[A7] lets the payee check the order and amount of an entry", () => {
    const { state } = kernel.reduce(start, { name: "purse.pay", args: { cents: 400 } });
    const { paid } = state.apps["purse"] as { paid: string };
    const settle = (id: string, cents: number) =>
      kernel.reduce(state, { name: "purse.settle", args: { entry: id, cents } }).rejected;
    expect([settle(paid, 400), settle(paid, 500), settle("entry_s_purse_1", 300)]).toEqual([
      null,
      "not-paid",
      "not-paid",
    ]);
  });
});

describe("[A8] a refund", () => {
  const idle = <M extends ReturnType<typeof modelOf>>(model: M, commands: object) =>
    model.navigation({ start: "main", commands: commands as never, screens: { main: model.screen({}) } }, () => []);
  const purseModel = modelOf("purse", { heard: v.nullable(v.string()), deaf: v.boolean() });
  const purseCommands = {
    pay: purseModel.command({}, (_state, _args, ctx) => {
      const moved = ctx.money.move({ ...transfer("account_purse", outsideAccountId("shop"), 400), order: "order_1" });
      return typeof moved === "string" ? undefined : moved;
    }),
    hear: purseModel.command({ entry: v.string() }, (state, { entry: id }) => {
      if (state.deaf) return reject("deaf");
      state.heard = id;
    }),
    close: purseModel.command({}, (state) => void (state.deaf = true)),
  };
  const purse = defineApp({
    model: purseModel,
    commands: purseCommands,
    navigation: idle(purseModel as never, purseCommands) as never,
    seed: () => ({ heard: null, deaf: false }),
    part: "home",
    receives: { refund: ({ entry: id }) => ({ command: "hear", args: { entry: id } }) },
    money: () => ({
      accounts: [{ id: "account_purse", kind: "wallet", currency: "CNY", floorCents: 0, openingCents: 1_000 }],
      entries: [],
      cards: [],
    }),
  });
  const shopModel = modelOf("shop", { last: v.nullable(v.string()) });
  const shopCommands = {
    giveBack: shopModel.command({}, (state, _args, ctx) => {
      const paid = Object.values(ctx.os.money.entries).find((e) => e.order === "order_1")!;
      const back = ctx.money.refund({ entry: paid.id, cents: 150, title: "Back" });
      if (typeof back !== "string") return back;
      state.last = back;
    }),
  };
  const shop = defineApp({
    model: shopModel,
    commands: shopCommands,
    navigation: idle(shopModel as never, shopCommands) as never,
    seed: () => ({ last: null }),
    part: "home",
  });
  const kernel = new Kernel([purse, shop]);
  const paid = kernel.reduce(kernel.boot(defaultBoot("en", 1)), { name: "purse.pay", args: {} }).state;
  const giveBack = { name: "shop.giveBack", args: {} };

  it("is reported to the paying app with its entry", () => {
    const { state } = kernel.reduce(paid, giveBack);
    const { last } = state.apps["shop"] as { last: string };
    expect(state.apps["purse"]).toEqual({ heard: last, deaf: false });
    expect(findMoneyEntry(state.os, last)).toMatchObject({ kind: "refund", toCents: 150, via: "shop" });
    expect(balanceOf(state.os, "account_purse")).toBe(750);
  });
  it("does not happen if the paying app refuses it", () => {
    const closed = kernel.reduce(paid, { name: "purse.close", args: {} }).state;
    const refused = kernel.reduce(closed, giveBack);
    expect([refused.rejected, refused.state.apps, refused.state.os]).toEqual(["deaf", closed.apps, closed.os]);
  });
});

it("formats and parses amounts", () => {
  expect([amountText(0), amountText(5), amountText(-5), amountText(123_456_789)]).toEqual([
    "0.00",
    "0.05",
    "-0.05",
    "1,234,567.89",
  ]);
  expect(["12", "12.5", "0.07", "0", "0.00", "1.234", "", "-1", "1e3"].map(parseCents)).toEqual([
    1200,
    1250,
    7,
    null,
    null,
    null,
    null,
    null,
    null,
  ]);
});
it("finds a card only if all given details match", () => {
  const { os } = phone.boot(defaultBoot("en", 1));
  expect(findBankCard(os, { number: "6217 6901 5184 0926", holder: "robin ashby" })?.id).toBe("card_tidewater");
  expect(findBankCard(os, { number: "6217690151840926", code: "000" })).toBeNull();
});
