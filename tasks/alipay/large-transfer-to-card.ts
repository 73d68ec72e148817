import alipay from "#apps/alipay/index.ts";
import { yuan } from "#apps/alipay/sums.ts";
import { defineTask } from "#judge/define.ts";
import { added } from "#judge/allowed-paths.ts";
import { outsideAccountId } from "#os/money/ledger.ts";
import type { Rng } from "#state/rng.ts";
import merchants from "#world/merchants/index.ts";
import { typeAmount, addTransferNote, payByPassword, newTransfers } from "../kit/alipay.ts";
import { newEntries, allowEntries } from "../kit/money.ts";
import { addedEntries } from "../kit/records.ts";

/**
 * Transfer a large amount to a card that is not saved yet. A card with a similar name is saved, and the app asks for
 * the full name again.
 */
export default defineTask({
  apps: [alipay],
  split: "test",
  highRisk: true,
  objective: "operate",
  composition: "deep-dive",
  difficulty: "L4",
  tags: ["nav", "create", "finance"],
  budget: 60,
  revision: 1,

  facts: async (world, r) => {
    const { rows } = await world.read(merchants.queries.banks, {});
    return r.sample(rows, 2).map(({ id, name, cards }) => {
      const { bin, digits } = cards.find(({ kind }) => kind === "debit")!;
      return { id, name, number: bin + drawDigits(r, digits - bin.length) };
    });
  },
  listed: { instances: 100, answerFields: 0 },
  params: (r, _, { say }, [bank, other]) => {
    const [name, alike] = r.shuffle(r.pick(similarNames));
    return {
      name: say(name!.en, name!.zh),
      alike: say(alike!.en, alike!.zh),
      number: bank!.number,
      bank: say(bank!.name.en, bank!.name.zh),
      other: { id: other!.id, name: say(other!.name.en, other!.name.zh), number: other!.number },
      cents: r.int(51, 160) * 10_000 + r.pick([0, 5_000, 8_800]),
      note: r.pick([say("Deposit for the flat", "租房押金"), say("Piano", "钢琴"), say("Roof repair", "修屋顶")]),
    };
  },
  instruction: {
    en: [
      (p) =>
        `Transfer ${yuan(p.cents)} on {app.alipay} to ${p.name}'s bank card ${p.number} (${p.bank}), arriving right away, with the note "${p.note}". Use my Meridian Bank card. My payment password is ${secret}.`,
      (p) =>
        `Please send ${p.name} ${yuan(p.cents)} to the ${p.bank} card ${p.number} with {app.alipay}: from my Meridian Bank card, instant, note "${p.note}", payment password ${secret}.`,
    ],
    zh: [
      (p) =>
        `请在{app.alipay}中向${p.name}的银行卡 ${p.number}（${p.bank}）转账 ${yuan(p.cents)}，实时到账，备注“${p.note}”，从我的子午银行卡付款。支付密码是 ${secret}。`,
      (p) =>
        `要给${p.name}的${p.bank}卡 ${p.number} 转 ${yuan(p.cents)}，实时到账：请用{app.alipay}从我的子午银行卡转出，备注“${p.note}”，支付密码 ${secret}。`,
    ],
  },
  setup: ({ alipay: state }, { alike, other }) => {
    state.pay.biometrics = false;
    // The person with the similar name received money before.
    const { id: bank, name: bankName, number } = other;
    state.payees = { payee_alike: { id: "payee_alike", name: alike, number, bank, bankName } };
    state.trusted = [...state.trusted, "payee_alike"];
  },
  checks: [
    {
      that: "the card has got the sum from the other card, once, and no other money moved",
      holds: ({ before, after, params }) => {
        const [one, ...others] = newEntries(before, after);
        const payee = addedEntries(before.alipay.payees, after.alipay.payees).find(
          ({ number }) => number === params.number,
        );
        return (
          others.length === 0 &&
          payee !== undefined &&
          one?.kind === "transfer" &&
          one.from === "account_bank_meridian" &&
          one.to === outsideAccountId(payee.id) &&
          one.toCents === params.cents
        );
      },
    },
    {
      that: "it goes to this name, and says what for",
      holds: ({ before, after, params }) => {
        const [sent] = newTransfers(before, after);
        const payee = after.alipay.payees[sent?.payee ?? ""];
        return payee?.name.trim() === params.name && sent?.note.trim() === params.note;
      },
    },
    {
      that: "nobody else is trusted now",
      keeps: true,
      holds: ({ before, after, params }) => {
        const [payee] = addedEntries(before.alipay.payees, after.alipay.payees).filter(
          ({ number }) => number === params.number,
        );
        return after.alipay.trusted.filter((one) => one !== payee?.id).join() === before.alipay.trusted.join();
      },
    },
  ],
  allow: ({ alipay: state, os }, { cents, number }) => [
    allowEntries(os, { from: "account_bank_meridian", toCents: cents, kind: "transfer" }),
    added(state.transfers, 1, { cents }),
    added(state.payees, 1, { number }),
    state.trusted,
  ],

  oracle: async (o, p) => {
    await o.open(alipay);
    await o.act(alipay, "main.transfer");
    await o.act(alipay, "transfer.toCard");
    await o.type("name", p.name);
    await o.type("number", p.number);
    await o.act(alipay, "toCard.next");
    await typeAmount(o, "amount", p.cents);
    await addTransferNote(o, p.note);
    await o.act(alipay, "amount.go");
    // The app asks first whether the owner knows this person, then for the full name.
    await o.act(alipay, "amount.goOn");
    await o.type("name", p.name);
    await o.act(alipay, "amount.confirmName");
    await payByPassword(o, "card_meridian", secret);
  },
});
const secret = "204816";
const drawDigits = (r: Rng, n: number): string => Array.from({ length: n }, () => r.int(0, 9)).join("");
/** Names that are easily confused. */
const similarNames: readonly (readonly { readonly en: string; readonly zh: string }[])[] = [
  [
    { en: "Hilda Brook", zh: "方锦" },
    { en: "Hilda Brock", zh: "方瑾" },
  ],
  [
    { en: "Martin Sayer", zh: "沈铭" },
    { en: "Martin Sawyer", zh: "沈明" },
  ],
  [
    { en: "Ines Calder", zh: "宋怡" },
    { en: "Inez Calder", zh: "宋仪" },
  ],
  [
    { en: "Paul Renwick", zh: "潘韦" },
    { en: "Paula Renwick", zh: "潘薇" },
  ],
];
