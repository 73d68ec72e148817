/** Commands for the owner's money. All of these commands use the phone's ledger. */
import * as v from "valibot";
import type { Ctx } from "#os/app-command.ts";
import { outsideAccountId } from "#os/money/ledger.ts";
import { findBankCard, cardsBoundTo, findMoneyEntry } from "#os/money/read.ts";
import { AccountId, CardId, Cents, EntryId } from "#os/money/schema.ts";
import { reject, type Rejection } from "#os/values.ts";
import { civilOf, minuteMs } from "#state/civil.ts";
import merchants from "#world/merchants/index.ts";
import { computeBill } from "#world/merchants/finance.ts";
import { balanceAccount } from "../../ledger-accounts.ts";
import { mayNotify } from "../../shared-queries.ts";
import { wechat, type State } from "../../state.ts";
import { Password } from "../pay/state.ts";
import { checkProof, Proof } from "../pay/payment-proof.ts";
import { markMealPaid } from "../programs/food.ts";
import { markTripPaid } from "../programs/rides.ts";
import { findBill, billParams } from "./bills.ts";
import { nextCharge, appId, findMethod, monthOf, paidToday } from "./queries.ts";
import { Code, Note, PhoneDigits, RenewId, Sum, maxSumCents, UtilityId } from "./state.ts";

const codeValidMs = 10 * minuteMs;
const bankSender = "95501";
/** The maximum payment in minor mode, in cents. */
const maxMinorCents = 5_000;

/** Refuses a payment that exceeds the owner's limits. */
function checkLimits(state: State, ctx: Ctx, cents: number): Rejection | null {
  if (state.minor.on && cents > maxMinorCents) return reject("minor-sum");
  if (cents > state.payLimits.singleCents) return reject("limit-single");
  return paidToday(ctx.os, ctx.now, ctx.offsetMin) + cents > state.payLimits.dayCents ? reject("limit-day") : null;
}

export const walletCommands = {
  /** Pays the bill on the payment screen. Returns the id of the ledger entry, or "wrong" for a wrong password. */
  settle: wechat.command({ ...billParams, from: AccountId, proof: Proof }, (state, { from, proof, ...what }, ctx) => {
    const bill = findBill(state, ctx.os, what);
    if (!bill) return reject("bill-gone");
    const source = bill.from ?? from;
    if (!findMethod(ctx.os, source)) return reject("method-unknown");
    const pocket = bill.kind === "topup" || bill.kind === "withdrawal";
    const over = pocket ? null : checkLimits(state, ctx, bill.cents);
    if (over) return over;
    const proved = checkProof(state, ctx, proof);
    if (proved === false) return "wrong" as const;
    if (proved !== true) return proved;
    const { to, cents, title, kind, category, party, order } = bill;
    const entry = ctx.money.move({ from: source, to, cents, title, kind, category, party, order });
    if (typeof entry !== "string") return entry;
    if (bill.feeCents > 0) {
      const fee = ctx.money.move({
        from: balanceAccount,
        to: outsideAccountId("fees"),
        cents: bill.feeCents,
        title,
        kind: "fee",
      });
      if (typeof fee !== "string") return fee;
    }
    if (what.purpose === "withdraw") state.freeCents = Math.max(0, state.freeCents - cents);
    if (what.purpose === "food") markMealPaid(state, what.ref, entry, ctx.now);
    if (what.purpose === "ride") markTripPaid(state, what.ref, entry, ctx.now);
    if (what.purpose === "phone") {
      state.toppedUp = [what.ref, ...state.toppedUp.filter((n) => n !== what.ref)].slice(0, 6);
      const text =
        ctx.lang === "en"
          ? `Your top-up of ¥${cents / 100} has been added to your balance.`
          : `您已成功充值话费${cents / 100}元，感谢您的使用。`;
      ctx.sms({ from: "10086", text, afterMs: 20_000 });
    }
    const utility = what.purpose === "utility" ? state.utilities[what.ref] : undefined;
    if (utility) utility.paid = utility.bill?.month ?? null;
    if (mayNotify(state, "pay"))
      ctx.notify({
        title: "payNotice",
        key: "paidNotice",
        facts: { sum: (cents / 100).toFixed(2) },
        channel: "pay",
        tag: "pay",
        open: { screen: "bill", params: { entry } },
      });
    return entry;
  }),
  /** Sets the default account for payments. */
  setMethod: wechat.command({ account: AccountId }, (state, { account }, ctx) => {
    if (!findMethod(ctx.os, account)) return reject("method-unknown");
    state.pay.method = account;
  }),
  /** Requests a code from the bank for adding a card. The code arrives by text message. */
  startCard: wechat.command(
    { number: v.string(), holder: v.string(), phone: v.string() },
    (state, { number, holder, phone }, ctx) => {
      const card = findBankCard(ctx.os, { number, holder, phone });
      if (!card) return reject("card-unknown");
      if (card.boundTo.includes(appId)) return reject("card-bound");
      const code = String(100_000 + Math.floor(ctx.random() * 900_000));
      state.binding = { card: card.id, code, at: ctx.now };
      const text =
        ctx.lang === "en"
          ? `${code} is your code to add the card ending in ${card.number.slice(-4)}. It expires in 10 minutes. Don’t share it with anyone.`
          : `验证码${code}，您正在绑定尾号${card.number.slice(-4)}的银行卡，10分钟内有效，请勿告知他人。`;
      ctx.sms({ from: bankSender, text, afterMs: 3_000 });
    },
  ),
  bindCard: wechat.command({ code: Code }, (state, { code }, ctx) => {
    const { binding } = state;
    if (!binding || ctx.now - binding.at > codeValidMs) return reject("code-old");
    if (binding.code !== code) return reject("code-wrong");
    const refused = ctx.money.bind(binding.card);
    if (refused) return refused;
    state.binding = null;
  }),
  unbindCard: wechat.command({ card: CardId, proof: Proof }, (state, { card, proof }, ctx) => {
    const found = cardsBoundTo(ctx.os, appId).find(({ id }) => id === card);
    if (!found) return reject("card-unknown");
    const proved = checkProof(state, ctx, proof);
    if (proved === false) return "wrong" as const;
    if (proved !== true) return proved;
    const refused = ctx.money.unbind(card);
    if (refused) return refused;
    if (state.pay.method === found.account) state.pay.method = balanceAccount;
    for (const renew of Object.values(state.renews)) if (renew.from === found.account) renew.from = balanceAccount;
    return "done" as const;
  }),
  setPayPassword: wechat.command(
    { old: Password, next: Password, again: v.string() },
    (state, { old, next, again }, ctx) => {
      if (again !== next) return reject("password-differs");
      const proved = checkProof(state, ctx, old);
      if (proved === false) return "wrong" as const;
      if (proved !== true) return proved;
      if (/^(\d)\1{5}$/.test(next)) return reject("password-plain");
      state.pay.password = next;
      return "done" as const;
    },
  ),
  setFinger: wechat.command({ on: v.boolean() }, (state, { on }) => {
    state.pay.finger = on;
  }),
  setLimits: wechat.command({ singleCents: Cents, dayCents: Cents }, (state, { singleCents, dayCents }) => {
    if (singleCents > dayCents) return reject("limits-crossed");
    if (dayCents > maxSumCents) return reject("limits-most");
    state.payLimits = { singleCents, dayCents };
  }),
  /** Sets the amount that the owner's receiving code requests; null removes the amount. */
  setAsking: wechat.command({ cents: v.nullable(Sum), note: Note }, (state, { cents, note }) => {
    state.asking = cents === null ? null : { cents, note };
  }),
  noteBill: wechat.command({ entry: EntryId, note: Note }, (state, { entry, note }, ctx) => {
    if (findMoneyEntry(ctx.os, entry)?.via !== appId) return reject("bill-gone");
    if (note === "") delete state.billNotes[entry];
    else state.billNotes[entry] = note;
  }),
  /** Queries the biller for the amount that is due this month. */
  checkUtility: wechat.command({ utility: UtilityId }, (state, { utility: id }, ctx) => {
    const utility = state.utilities[id];
    if (!utility) return;
    const month = monthOf(ctx.now, ctx.offsetMin);
    if (utility.bill?.month === month) return;
    const cents = dueCents(ctx, utility.biller, utility.number);
    utility.bill = cents === null ? null : { month, cents };
  }),
  /** Adds the biller's account that has this number. */
  addUtility: wechat.command(
    { biller: v.pipe(v.string(), v.nonEmpty(), v.maxLength(60)), number: PhoneDigits },
    (state, { biller: id, number }, ctx) => {
      const biller = ctx.world(merchants.queries.biller, { id });
      const known = biller?.households.find((h) => h.number === number);
      if (!biller || !known) return reject("utility-unknown");
      if (Object.values(state.utilities).some((u) => u.biller === id && u.number === number))
        return reject("utility-there");
      const utility = ctx.newId("utility");
      const name = ctx.lang === "en" ? biller.name.en : biller.name.zh;
      state.utilities[utility] = { id: utility, biller: id, number, name, kind: biller.kind, bill: null, paid: null };
      return utility;
    },
  ),
  removeUtility: wechat.command({ utility: UtilityId }, (state, { utility }) => {
    if (!state.utilities[utility]) return reject("utility-unknown");
    delete state.utilities[utility];
  }),
  /** Scheduled for the day of the charge. Charges a subscription and notifies the owner of success or failure. */
  chargeRenew: wechat.command({ renew: RenewId }, (state, { renew: id }, ctx) => {
    const renew = state.renews[id];
    if (!renew?.on || renew.next > ctx.now) return;
    const { from, party, cents, title } = renew;
    const source = findMethod(ctx.os, from) ? from : balanceAccount;
    const to = outsideAccountId(party);
    const paid = ctx.money.move({
      from: source,
      to,
      cents,
      title,
      kind: "payment",
      category: "leisure",
      party,
      order: id,
    });
    renew.failed = typeof paid !== "string";
    renew.next = nextCharge(renew, ctx.offsetMin);
    if (mayNotify(state, "pay"))
      ctx.notify({
        title: "payNotice",
        key: renew.failed ? "renewFailed" : "renewPaid",
        facts: { title, sum: (cents / 100).toFixed(2) },
        channel: "pay",
        tag: id,
        open: { screen: "renew", params: { renew: id } },
      });
  }),
  cancelRenew: wechat.command({ renew: RenewId }, (state, { renew: id }) => {
    const renew = state.renews[id];
    if (!renew?.on) return reject("renew-off");
    renew.on = false;
  }),
  /** Sets the account that pays for a subscription. */
  setRenewSource: wechat.command({ renew: RenewId, account: AccountId }, (state, { renew: id, account }, ctx) => {
    const renew = state.renews[id];
    if (!renew) return reject("renew-off");
    if (!findMethod(ctx.os, account)) return reject("method-unknown");
    renew.from = account;
    renew.failed = false;
  }),
};
/**
 * Returns the amount that is due at a biller for the previous month, in cents, or null if nothing is due or the account
 * is unknown.
 */
function dueCents(ctx: Ctx, id: string, number: string): number | null {
  const biller = ctx.world(merchants.queries.biller, { id });
  if (!biller) return null;
  const { year, month } = civilOf(ctx.now, ctx.offsetMin);
  const due = computeBill(biller, number, month === 1 ? year - 1 : year, month === 1 ? 12 : month - 1);
  return due === null || due.cents < 1 ? null : due.cents;
}
