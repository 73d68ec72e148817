// Cases that random users do not reach: whole payments, locks, limits, and events of the clock.
import { describe, expect, it } from "vitest";
import { defaultBoot } from "#judge/instance.ts";
import { outsideAccountId } from "#os/money/ledger.ts";
import { balanceOf } from "#os/money/read.ts";
import type { PhoneState } from "#os/state.ts";
import { fillPlaceholders } from "#os/texts.ts";
import { dayMs, hourMs } from "#state/civil.ts";
import type { Json } from "#state/json.ts";
import { phone } from "../phone.ts";
import { balanceAccount, creditAccount, escrowAccount, fundAccount } from "./accounts.ts";
import { splitInstalments } from "./features/credit/commands.ts";
import type { State } from "./state.ts";
import { strings } from "./strings.ts";
import { applySumKey, typedCents, type SumKey } from "./sums.ts";

const boot = (): PhoneState => phone.boot(defaultBoot("en", 1));
const alipayState = (s: PhoneState): State => s.apps["alipay"] as unknown as State;
const run = (s: PhoneState, command: string, args: Json = {}): PhoneState =>
  phone.reduce(s, { name: `alipay.${command}`, args }).state;
const refusal = (s: PhoneState, command: string, args: Json = {}): string | undefined =>
  phone.reduce(s, { name: `alipay.${command}`, args }).rejected ?? undefined;
const advance = (s: PhoneState, ms: number): PhoneState => phone.reduce(s, { name: "os.tick", args: { ms } }).state;
const password = "204816";
const paymentArgs = (ref: string, cents: number, more: Record<string, Json> = {}) => ({
  deal: "transfer",
  ref,
  cents,
  order: "",
  title: "",
  payee: "",
  note: "",
  arrival: "now",
  renews: "never",
  method: "balance",
  secret: password,
  ...more,
});
const shopPaymentArgs = (cents: number, more: Record<string, Json> = {}) =>
  paymentArgs(outsideAccountId("merch_two_ovens"), cents, { deal: "shop", title: "Rye loaf", ...more });
const totalsByCurrency = (s: PhoneState): number[] =>
  ["CNY", "USD"].map((currency) =>
    Object.values(s.os.money.accounts)
      .filter((a) => a.currency === currency)
      .reduce((sum, a) => sum + a.cents, 0),
  );

describe("the cashier", () => {
  it("moves the amount if the password is right, and loses no cent", () => {
    const before = boot();
    const after = run(before, "pay", paymentArgs("zoe", 1_250));
    expect(balanceOf(after.os, balanceAccount)).toBe(balanceOf(before.os, balanceAccount) - 1_250);
    expect(balanceOf(after.os, outsideAccountId("zoe"))).toBe(balanceOf(before.os, outsideAccountId("zoe")) + 1_250);
    expect(totalsByCurrency(after)).toEqual([0, 0]);
  });
  it("refuses even the right password for three hours after five wrong ones", () => {
    const start = boot();
    let s = start;
    for (let n = 0; n < 5; n++) s = run(s, "pay", paymentArgs("zoe", 100, { secret: "000001" }));
    expect(alipayState(s).pay.lockedUntil).toBe(s.clock.nowMs + 3 * hourMs);
    s = run(s, "pay", paymentArgs("zoe", 100));
    expect(balanceOf(s.os, balanceAccount)).toBe(balanceOf(start.os, balanceAccount));
    const later = advance(s, 3 * hourMs);
    const paid = run(later, "pay", paymentArgs("zoe", 100));
    expect(balanceOf(paid.os, outsideAccountId("zoe"))).toBe(balanceOf(later.os, outsideAccountId("zoe")) + 100);
  });
  it("pays without a password by fingerprint, or up to the fast-payment limit", () => {
    const s = boot();
    const spent = (x: PhoneState): number => balanceOf(s.os, balanceAccount) - balanceOf(x.os, balanceAccount);
    expect(spent(run(s, "pay", shopPaymentArgs(900, { secret: null })))).toBe(900);
    const off = run(s, "setBiometrics", { on: false });
    expect(spent(run(off, "pay", shopPaymentArgs(900, { secret: null })))).toBe(0);
    const fast = run(off, "setFast", { fastCents: 5_000 });
    expect(spent(run(fast, "pay", shopPaymentArgs(900, { secret: null })))).toBe(900);
    expect(spent(run(fast, "pay", shopPaymentArgs(5_001, { secret: null })))).toBe(0);
  });
  it.each([
    ["more than there is", (s: PhoneState) => s, shopPaymentArgs(900_000)],
    [
      "more than the limit for one payment",
      (s: PhoneState) => run(s, "setLimits", { paymentCents: 1_000, dayCents: 2_000 }),
      shopPaymentArgs(1_001),
    ],
    [
      "more than the limit for a day",
      (s: PhoneState) =>
        run(run(s, "setLimits", { paymentCents: 20_000, dayCents: 20_000 }), "pay", shopPaymentArgs(1_000)),
      shopPaymentArgs(19_500),
    ],
    ["from a frozen account", (s: PhoneState) => run(s, "freeze"), shopPaymentArgs(100)],
    ["by a card that is not bound", (s: PhoneState) => s, shopPaymentArgs(100, { method: "card_tidewater" })],
    ["a transfer with credit", (s: PhoneState) => s, paymentArgs("zoe", 100, { method: "credit" })],
    [
      "a household bill of no month",
      (s: PhoneState) => s,
      paymentArgs("household_power", 100, { deal: "bill", order: "now" }),
    ],
    [
      "to somebody who is blocked",
      (s: PhoneState) => run(s, "blockPerson", { person: "zoe" }),
      paymentArgs("zoe", 100),
    ],
  ])("pays nothing: %s", (_, prepare, args) => {
    const before = prepare(boot());
    const after = run(before, "pay", args);
    expect(after.os.money).toEqual(before.os.money);
  });
  it("charges a weekly payment until it is cancelled", () => {
    const s = run(boot(), "pay", shopPaymentArgs(2_000, { renews: "week", payee: "Two Ovens" }));
    const mandate = Object.values(alipayState(s).mandates).find((m) => m.payee === "Two Ovens")!;
    const got = (x: PhoneState): number => balanceOf(x.os, outsideAccountId("merch_two_ovens"));
    const week = advance(s, 7 * dayMs);
    expect(got(week) - got(s)).toBe(2_000);
    const ended = run(week, "cancelMandate", { id: mandate.id });
    expect(got(advance(ended, 15 * dayMs)) - got(s)).toBe(2_000);
  });
});

describe("transfers", () => {
  it("arrive after their delay, and can be taken back before", () => {
    const s = run(boot(), "pay", paymentArgs("nora", 3_300, { arrival: "hours", note: "Tickets" }));
    const sent = Object.values(alipayState(s).transfers).find((t) => t.note === "Tickets")!;
    expect(sent.status).toBe("way");
    const back = run(s, "takeBack", { id: sent.id });
    expect(balanceOf(back.os, balanceAccount)).toBe(balanceOf(s.os, balanceAccount) + 3_300);
    const there = advance(s, 2 * hourMs);
    expect(alipayState(there).transfers[sent.id]!.status).toBe("arrived");
    expect(balanceOf(there.os, outsideAccountId("nora"))).toBe(balanceOf(s.os, outsideAccountId("nora")) + 3_300);
    expect(refusal(there, "takeBack", { id: sent.id })).toBe("transfer-arrived");
  });
  it("return a red packet that nobody opened after a day", () => {
    const s = boot();
    expect(alipayState(s).packets["packet_s5"]!.status).toBe("waiting");
    const later = advance(s, dayMs);
    expect(alipayState(later).packets["packet_s5"]!.status).toBe("back");
    expect(balanceOf(later.os, escrowAccount)).toBe(0);
  });
});

describe("interest and credit", () => {
  it("adds interest to the fund once a day", () => {
    const s = boot();
    const later = advance(s, 3 * dayMs);
    const earned = Object.values(later.os.money.entries).filter((e) => e.kind === "interest" && e.at > s.clock.nowMs);
    expect(earned).toHaveLength(3);
    expect(balanceOf(later.os, fundAccount) - balanceOf(s.os, fundAccount)).toBe(
      earned.reduce((sum, e) => sum + e.cents, 0),
    );
  });
  it("issues statements, and repays them automatically if that is on", () => {
    const s = run(boot(), "setAutoRepay");
    const paid = advance(s, 60 * dayMs);
    expect(alipayState(paid).credit.overdue).toBe(false);
    expect(alipayState(paid).statements.length).toBeGreaterThan(alipayState(s).statements.length);
    expect(balanceOf(paid.os, creditAccount)).toBeGreaterThanOrEqual(balanceOf(s.os, creditAccount));
    const not = advance(boot(), 60 * dayMs);
    expect(alipayState(not).credit.overdue).toBe(true);
  });
  it("splits an amount into instalments that add up to it", () => {
    for (const months of [3, 6, 9, 12])
      expect(splitInstalments(10_001, months).reduce((a, b) => a + b, 0)).toBe(10_001);
  });
});

describe("a card", () => {
  it("is bound only with its holder's name and the code that its bank sent", () => {
    const asked = run(boot(), "askCardCode", { holder: "Robin Ashby", phone: "+86 154 2085 0100" });
    const { code } = alipayState(asked).check!;
    const wrong = run(asked, "bindCard", { code: code === "111111" ? "222222" : "111111" });
    expect(wrong.os.money.cards["card_tidewater"]!.boundTo).not.toContain("alipay");
    const bound = run(asked, "bindCard", { code });
    expect(bound.os.money.cards["card_tidewater"]!.boundTo).toContain("alipay");
    expect(refusal(boot(), "askCardCode", { holder: "Somebody", phone: "+86 154 2085 0100" })).toBe("holder-wrong");
  });
});

it("a typed amount has at most two decimals", () => {
  const typed = (keys: string): string => [...keys].reduce((sum, key) => applySumKey(sum, key as SumKey), "");
  expect(typed("012.345")).toBe("12.34");
  expect(typed(".5")).toBe("0.5");
  expect(typedCents("0")).toBeNull();
  expect(typedCents("0.07")).toBe(7);
});

describe("the confirmation of a switch says what it will do", () => {
  const asks = (s: PhoneState, on: string): string => {
    const { text, facts } = act(s, on).view.dialog!;
    return fillPlaceholders(strings.en[text as keyof typeof strings.en], facts);
  };
  const act = (s: PhoneState, on: string, args: Json = {}): PhoneState =>
    phone.reduce(s, { name: "os.act", args: { app: "alipay", on, args } }).state;
  const opened = (s: PhoneState): PhoneState => phone.reduce(s, { name: "os.launch", args: { app: "alipay" } }).state;

  it("when it blocks or unblocks a person", () => {
    const card = (s: PhoneState): PhoneState => act(act(opened(s), "chat", { person: "zoe" }), "person");
    expect(asks(card(boot()), "block")).toMatch(/^Block this person\?/);
    expect(asks(card(run(boot(), "blockPerson", { person: "zoe" })), "block")).toMatch(/^Unblock this person\?/);
  });
  it("when it turns credit payments on or off", () => {
    const credit = (s: PhoneState): PhoneState => act(opened(s), "credit");
    const s = boot();
    expect(asks(credit(s), "switchCredit")).toMatch(/^Turn off payments/);
    const off = structuredClone(s) as PhoneState;
    (alipayState(off).credit as { on: boolean }).on = false;
    expect(asks(credit(off), "switchCredit")).toMatch(/^Turn on payments/);
  });
});
