// A shop, the wallet that pays for it and the ledger between them, walked through as a user would.
import { beforeAll, describe, expect, it } from "vitest";
import { phone } from "../phone.ts";
import { bootOf } from "../../judge/instance.ts";
import { currencies } from "../../os/money/currency.ts";
import { balanceOf, entryOf } from "../../os/money/read.ts";
import type { PhoneState } from "../../os/state.ts";
import type { Json } from "../../state/json.ts";

const wallet = "account_alipay_balance";
const run = (s: PhoneState, name: string, args: Json = {}): PhoneState => {
  const done = phone.reduce(s, { name, args });
  expect(done.rejected, name).toBeNull();
  return done.state;
};
/** What the user does on the screen in front, whichever app's it is. */
const act = (s: PhoneState, on: string, args: Json = {}): PhoneState =>
  run(s, "os.act", { app: phone.frontOf(s).app, on, args });
const top = (s: PhoneState) => s.view.tasks[s.view.front]!.stack.at(-1)!;
interface Order {
  readonly id: string;
  readonly purchase: string;
  readonly status: string;
  readonly entry: string | null;
  readonly totalCents: number;
}
interface Shop {
  readonly cart: readonly { readonly item: string; readonly later: boolean }[];
  readonly orders: Readonly<Record<string, Order>>;
}
const shopOf = (s: PhoneState): Shop => s.apps["ebay"] as unknown as Shop;
const ordersOf = (s: PhoneState, purchase: string): Order[] =>
  Object.values(shopOf(s).orders).filter((order) => order.purchase === purchase);
const sums = (s: PhoneState): number[] =>
  currencies.map((currency) =>
    Object.values(s.os.money.accounts)
      .filter((account) => account.currency === currency)
      .reduce((sum, { cents }) => sum + cents, 0),
  );
const purchaseOf = (s: PhoneState): string =>
  s.view.tasks["ebay"]!.stack.findLast(({ screen }) => screen === "checkout")!.view["purchase"] as string;

/** With money enough in the wallet. */
let start: PhoneState;
/** The cart is ordered, and the wallet's cashier stands over the shop. */
let asked: PhoneState;
let paid: PhoneState;
beforeAll(() => {
  start = run(phone.boot(bootOf("en", 1)), "alipay.pay", {
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
  const inCart = act(run(start, "os.launch", { app: "ebay" }), "cart");
  asked = act(act(act(inCart, "checkout"), "pickPayment", { payWith: "alipay" }), "place");
  const chosen = act(asked, "choose", { method: "balance" });
  paid = [..."204816"].reduce((s, digit) => act(s, "digit", { digit }), act(act(chosen, "confirm"), "usePassword"));
});

describe("an order is paid in another app", () => {
  it("by its cashier, which is told the bill and whose it is", () => {
    expect(phone.frontOf(asked)).toEqual({ app: "alipay", screen: "cashier" });
    const purchase = purchaseOf(asked);
    const waiting = ordersOf(asked, purchase);
    expect(waiting.length).toBeGreaterThan(0);
    expect(waiting.every(({ status }) => status === "unpaid")).toBe(true);
    expect(top(asked).params).toMatchObject({
      deal: "shop",
      ref: "account_out_usd_ebay",
      cents: waiting.reduce((sum, { totalCents }) => sum + totalCents, 0),
      order: purchase,
      payee: "ebay",
    });
  });
  it("and is confirmed by the entry that comes back", () => {
    expect(top(paid).view).toMatchObject({ step: "done", problem: null });
    const entry = top(paid).view["entry"] as string;
    const purchase = purchaseOf(paid);
    expect(entryOf(paid.os, entry)).toMatchObject({ via: "alipay", from: wallet, order: purchase, party: "ebay" });
    expect(balanceOf(start.os, wallet) - balanceOf(paid.os, wallet)).toBe(entryOf(paid.os, entry)!.cents);
    expect(ordersOf(paid, purchase).every(({ status }) => status === "unpaid")).toBe(true);
    const back = act(paid, "done");
    expect(phone.frontOf(back)).toEqual({ app: "ebay", screen: "placed" });
    for (const order of ordersOf(back, purchase)) expect(order).toMatchObject({ status: "paid", entry });
    expect(shopOf(back).cart.every(({ later }) => later)).toBe(true);
    expect(sums(back)).toEqual(currencies.map(() => 0));
  });
  it("also when the user goes back from what was paid", () => {
    const back = run(paid, "os.back");
    expect(phone.frontOf(back)).toEqual({ app: "ebay", screen: "placed" });
    expect(ordersOf(back, purchaseOf(paid)).every(({ status }) => status === "paid")).toBe(true);
  });
  it("not when the user leaves the cashier: the order waits, and the same purchase is paid later", () => {
    const left = act(asked, "leave");
    expect(phone.frontOf(left)).toEqual({ app: "ebay", screen: "checkout" });
    expect(left.os.money).toEqual(start.os.money);
    expect(ordersOf(left, purchaseOf(asked)).every(({ status }) => status === "unpaid")).toBe(true);
    const again = act(left, "place");
    expect(top(again).params).toEqual(top(asked).params);
    expect(Object.keys(shopOf(again).orders)).toEqual(Object.keys(shopOf(asked).orders));
  });
  it("not by an entry that is another's, of another sum, or of another order", () => {
    const purchase = purchaseOf(asked);
    const before = act(asked, "leave");
    const { ref, cents } = top(asked).params as { ref: string; cents: number };
    const by = (order: string, sum: number): [PhoneState, string] => {
      const args = { ...(top(asked).params as object), ref, cents: sum, order, method: "balance", secret: "204816" };
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

describe("what was paid is given back", () => {
  it("to the wallet when all is cancelled, where its bill is marked and a notice tells of it", () => {
    const bought = act(paid, "done");
    const purchase = purchaseOf(paid);
    const orders = ordersOf(bought, purchase);
    let s = bought;
    for (const { id } of orders) s = run(s, "ebay.cancelOrder", { order: id });
    expect(ordersOf(s, purchase).every(({ status }) => status === "cancelled")).toBe(true);
    expect(balanceOf(s.os, wallet)).toBe(balanceOf(start.os, wallet));
    expect(sums(s)).toEqual(currencies.map(() => 0));
    const { entry } = orders[0]!;
    const backs = Object.values(s.os.money.entries).filter(({ refunds }) => refunds === entry);
    expect(backs.map(({ via, to }) => [via, to])).toEqual(orders.map(() => ["ebay", wallet]));
    const marked = (s.apps["alipay"] as { refunds: string[] }).refunds;
    for (const { id } of backs) expect(marked).toContain(id);
    const told = Object.entries(s.os.notifications).filter(
      ([, { app, key }]) => app === "alipay" && key === "refundNotice",
    );
    expect(told.map(([, { open }]) => open?.params)).toEqual(expect.arrayContaining(backs.map(({ id }) => ({ id }))));
    // Who opens the notice sees that very bill, and the mark is gone.
    const seen = run(s, "os.openNotification", { id: told[0]![0] });
    expect(phone.frontOf(seen)).toEqual({ app: "alipay", screen: "bill" });
    expect((seen.apps["alipay"] as { refunds: string[] }).refunds).not.toContain(top(seen).params["id"]);
  });
});
