/** Adds and removes cards. The bank sends a code to the holder's number before a card is added. */
import { findBankCard, cardsBoundTo } from "#os/money/read.ts";
import { CardId, CardNumber, Cents } from "#os/money/schema.ts";
import { reject } from "#os/values.ts";
import merchants from "#world/merchants/index.ts";
import { appId, findCard } from "../../accounts.ts";
import { alipay } from "../../state.ts";
import { checkCode, sendCode } from "../security/check.ts";
import { Code } from "../security/state.ts";
import { binOf } from "./numbers.ts";
import { Holder, Phone } from "./state.ts";

export const cardsCommands = {
  /** Finds the bank from the first digits of the card number. */
  beginCard: alipay.command({ number: CardNumber }, (state, { number }, ctx) => {
    const [bank] = ctx.world(merchants.queries.issuer, { bin: binOf(number) }).rows;
    if (!bank) return reject("bank-unknown");
    if (cardsBoundTo(ctx.os, appId).some((c) => c.number === number)) return reject("card-bound");
    state.adding = { number, bank: ctx.lang === "en" ? bank.name.en : bank.name.zh, holder: "", phone: "" };
  }),
  /** Sends the bank's code when holder and phone number match the card. */
  askCardCode: alipay.command({ holder: Holder, phone: Phone }, (state, { holder, phone }, ctx) => {
    const { adding } = state;
    if (!adding) return reject("card-unknown");
    const card = findBankCard(ctx.os, { number: adding.number });
    if (!card) return reject("card-unknown");
    if (!findBankCard(ctx.os, { number: adding.number, holder })) return reject("holder-wrong");
    if (!findBankCard(ctx.os, { number: adding.number, holder, phone })) return reject("phone-wrong");
    Object.assign(adding, { holder, phone });
    sendCode(state, ctx, "card");
  }),
  bindCard: alipay.command({ code: Code }, (state, { code }, ctx) => {
    const { adding } = state;
    const card = adding && findBankCard(ctx.os, adding);
    if (!adding || !card) return reject("card-unknown");
    const problem = checkCode(state, ctx, "card", code);
    if (problem !== null) return { bound: null, problem };
    const bound = ctx.money.bind(card.id);
    if (bound) return bound;
    state.adding = null;
    state.pay.order = [...state.pay.order.filter((m) => m !== card.id), card.id];
    return { bound: card.id, problem: null };
  }),
  removeCard: alipay.command({ id: CardId }, (state, { id }, ctx) => {
    if (!findCard(ctx.os, id)) return reject("card-unknown");
    if (Object.values(state.mandates).some((m) => m.on && m.method === id)) return reject("card-charged");
    if (Object.values(state.transfers).some((t) => t.status === "way" && t.payee === id)) return reject("card-awaits");
    const rejection = ctx.money.unbind(id);
    if (rejection) return rejection;
    state.pay.order = state.pay.order.filter((m) => m !== id);
    delete state.cardLimits[id];
  }),
  limitCard: alipay.command({ id: CardId, cents: Cents }, (state, { id, cents }, ctx) => {
    if (!findCard(ctx.os, id)) return reject("card-unknown");
    state.cardLimits[id] = cents;
  }),
};
