// Plays a purchase in the shop and its payment in the wallet app, and checks both apps and the ledger.
import { beforeAll, describe, expect, it } from "vitest";
import { phone } from "../phone.ts";
import { defaultBoot } from "#judge/instance.ts";
import { currencies } from "#os/money/currency.ts";
import { balanceOf, findMoneyEntry } from "#os/money/read.ts";
import type { PhoneState } from "#os/state.ts";
import type { Json } from "#state/json.ts";

const wallet = "account_alipay_balance";
const run = (s: PhoneState, name: string, args: Json = {}): PhoneState => {
  const done = phone.reduce(s, { name, args });
  expect(done.rejected, name).toBeNull();
  return done.state;
};
/** Performs an act on the front screen of any app. */
const performAct = (s: PhoneState, on: string, args: Json = {}): PhoneState =>
  run(s, "os.act", { app: phone.frontOf(s).app, on, args });
const topScreen = (s: PhoneState) => s.view.tasks[s.view.front]!.stack.at(-1)!;
interface Order {
  readonly id: string;
  readonly purchase: string;
  readonly status: string;
  readonly entry: string | null;
  readonly totalCents: number;
}
interface EbayState {
  readonly cart: readonly { readonly item: string; readonly later: boolean }[];
  readonly orders: Readonly<Record<string, Order>>;
}
const ebayState = (s: PhoneState): EbayState => s.apps["ebay"] as unknown as EbayState;
const findOrders = (s: PhoneState, purchase: string): Order[] =>
  Object.values(ebayState(s).orders).filter((order) => order.purchase === purchase);
const totalsByCurrency = (s: PhoneState): number[] =>
  currencies.map((currency) =>
    Object.values(s.os.money.accounts)
      .filter((account) => account.currency === currency)
      .reduce((sum, { cents }) => sum + cents, 0),
  );
const purchaseId = (s: PhoneState): string =>
  s.view.tasks["ebay"]!.stack.findLast(({ screen }) => screen === "checkout")!.view["purchase"] as string;

/** The state of a phone with enough money in the wallet. */
let start: PhoneState;
/** The state after the cart was ordered, with the wallet's cashier open over the shop. */
let atCashier: PhoneState;
let afterPayment: PhoneState;
beforeAll(() => {
  start = run(phone.boot(defaultBoot("en", 1)), "alipay.pay", {
    deal: "topUp",
    ref: "balance",
    cents: 600_000,
    order: "",
    title: "",
    payee: "",
    note: "",
    arrival: "now",
    renews: "never",
    method: "card_meridian",
    secret: "204816",
  });
  const inCart = performAct(run(start, "os.launch", { app: "ebay" }), "cart");
  atCashier = performAct(performAct(performAct(inCart, "checkout"), "pickPayment", { payWith: "alipay" }), "place");
  const chosen = performAct(atCashier, "choose", { method: "balance" });
  afterPayment = [..."204816"].reduce(
    (s, digit) => performAct(s, "digit", { digit }),
    performAct(performAct(chosen, "confirm"), "usePassword"),
  );
});

describe("an order paid in another app", () => {
  it("opens the wallet's cashier with the amount and the payee", () => {
    expect(phone.frontOf(atCashier)).toEqual({ app: "alipay", screen: "cashier" });
    const purchase = purchaseId(atCashier);
    const waiting = findOrders(atCashier, purchase);
    expect(waiting.length).toBeGreaterThan(0);
    expect(waiting.every(({ status }) => status === "unpaid")).toBe(true);
    expect(topScreen(atCashier).params).toMatchObject({
      deal: "shop",
      ref: "account_out_usd_ebay",
      cents: waiting.reduce((sum, { totalCents }) => sum + totalCents, 0),
      order: purchase,
      payee: "ebay",
    });
  });
  it("is confirmed by the ledger entry that the wallet returns", () => {
    expect(topScreen(afterPayment).view).toMatchObject({ step: "done", problem: null });
    const entry = topScreen(afterPayment).view["entry"] as string;
    const purchase = purchaseId(afterPayment);
    expect(findMoneyEntry(afterPayment.os, entry)).toMatchObject({
      via: "alipay",
      from: wallet,
      order: purchase,
      party: "ebay",
    });
    expect(balanceOf(start.os, wallet) - balanceOf(afterPayment.os, wallet)).toBe(
      findMoneyEntry(afterPayment.os, entry)!.cents,
    );
    expect(findOrders(afterPayment, purchase).every(({ status }) => status === "unpaid")).toBe(true);
    const back = performAct(afterPayment, "done");
    expect(phone.frontOf(back)).toEqual({ app: "ebay", screen: "placed" });
    for (const order of findOrders(back, purchase)) expect(order).toMatchObject({ status: "paid", entry });
    expect(ebayState(back).cart.every(({ later }) => later)).toBe(true);
    expect(totalsByCurrency(back)).toEqual(currencies.map(() => 0));
  });
  it("is confirmed when the user goes back from the finished payment", () => {
    const back = run(afterPayment, "os.back");
    expect(phone.frontOf(back)).toEqual({ app: "ebay", screen: "placed" });
    expect(findOrders(back, purchaseId(afterPayment)).every(({ status }) => status === "paid")).toBe(true);
  });
  it("stays unpaid when the user leaves the cashier, which opens again for the same purchase", () => {
    const left = performAct(atCashier, "leave");
    expect(phone.frontOf(left)).toEqual({ app: "ebay", screen: "checkout" });
    expect(left.os.money).toEqual(start.os.money);
    expect(findOrders(left, purchaseId(atCashier)).every(({ status }) => status === "unpaid")).toBe(true);
    const again = performAct(left, "place");
    expect(topScreen(again).params).toEqual(topScreen(atCashier).params);
    expect(Object.keys(ebayState(again).orders)).toEqual(Object.keys(ebayState(atCashier).orders));
  });
  it("is not confirmed by an entry of another payment, amount or order", () => {
    const purchase = purchaseId(atCashier);
    const before = performAct(atCashier, "leave");
    const { ref, cents } = topScreen(atCashier).params as { ref: string; cents: number };
    const by = (order: string, sum: number): [PhoneState, string] => {
      const args = {
        ...(topScreen(atCashier).params as object),
        ref,
        cents: sum,
        order,
        method: "balance",
        secret: "204816",
      };
      const after = run(before, "alipay.pay", args as Json);
      const made = Object.keys(after.os.money.entries).find((id) => !before.os.money.entries[id])!;
      return [after, made];
    };
    const wrong: [PhoneState, string][] = [
      ...Object.keys(before.os.money.entries).map((id): [PhoneState, string] => [before, id]),
      by(purchase, cents - 1),
      by("purchase_other", cents),
      by("", cents),
    ];
    for (const [s, entry] of wrong) {
      const done = phone.reduce(s, { name: "ebay.confirmPaid", args: { purchase, entry } });
      expect(done.rejected, entry).toBe("payment-missing");
      expect(done.state.apps["ebay"]).toEqual(s.apps["ebay"]);
    }
    const [right, entry] = by(purchase, cents);
    const confirmed = run(right, "ebay.confirmPaid", { purchase, entry });
    expect(phone.reduce(confirmed, { name: "ebay.confirmPaid", args: { purchase, entry } }).rejected).toBe(
      "order-gone",
    );
  });
});

describe("a cancelled purchase", () => {
  it("is refunded to the wallet, which marks the bills and notifies the user", () => {
    const bought = performAct(afterPayment, "done");
    const purchase = purchaseId(afterPayment);
    const orders = findOrders(bought, purchase);
    let s = bought;
    for (const { id } of orders) s = run(s, "ebay.cancelOrder", { order: id });
    expect(findOrders(s, purchase).every(({ status }) => status === "cancelled")).toBe(true);
    expect(balanceOf(s.os, wallet)).toBe(balanceOf(start.os, wallet));
    expect(totalsByCurrency(s)).toEqual(currencies.map(() => 0));
    const { entry } = orders[0]!;
    const backs = Object.values(s.os.money.entries).filter(({ refunds }) => refunds === entry);
    expect(backs.map(({ via, to }) => [via, to])).toEqual(orders.map(() => ["ebay", wallet]));
    const marked = (s.apps["alipay"] as { refunds: string[] }).refunds;
    for (const { id } of backs) expect(marked).toContain(id);
    const told = Object.entries(s.os.notifications).filter(
      ([, { app, key }]) => app === "alipay" && key === "refundNotice",
    );
    expect(told.map(([, { open }]) => open?.params)).toEqual(expect.arrayContaining(backs.map(({ id }) => ({ id }))));
    // Opening the notification shows the bill of this payment and marks the bill as read.
    const seen = run(s, "os.openNotification", { id: told[0]![0] });
    expect(phone.frontOf(seen)).toEqual({ app: "alipay", screen: "bill" });
    expect((seen.apps["alipay"] as { refunds: string[] }).refunds).not.toContain(topScreen(seen).params["id"]);
  });
});
