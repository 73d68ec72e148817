import { ownedGroups } from "#apps/wechat/shared-queries.ts";
import wechat from "#apps/wechat/index.ts";
import { me } from "#apps/wechat/people.ts";
import { balanceAccount, escrowAccount } from "#apps/wechat/ledger-accounts.ts";
import { defineTask } from "#judge/define.ts";
import { outsideAccountId, changeBalances } from "#os/money/ledger.ts";
import { amountText } from "#os/money/read.ts";
import type { Money } from "#os/money/schema.ts";
import { newEntries, allowEntries } from "../kit/money.ts";
import { openWallet, accountName, typeDigits } from "../kit/wechat-services.ts";

const bank = "account_bank_meridian";
/**
 * An account can be deleted only when it has no money, no card and no subscription. Remove these, then delete the
 * account permanently.
 */
export default defineTask({
  apps: [wechat],
  split: "test",
  highRisk: true,
  objective: "operate",
  composition: "deep-dive",
  difficulty: "L4",
  tags: ["nav", "delete", "finance", "settings"],
  budget: 60,
  revision: 2,

  params: (r, { os, wechat: state }, { say }) => {
    const renew = r.pick(["renew_northlight", "renew_attic", "renew_songboat", "renew_pageturn"]);
    return {
      password: r.pick(["harbour2085", "maple7court", "lantern4471", "ferry0316", "orchid88tea"]),
      pin: r.pick(["204816", "731905", "468213", "590327"]),
      cents: r.int(2_000, 60_000),
      renew,
      title: state.renews[renew]!.title,
      card: accountName(os, bank, say),
    };
  },
  instruction: {
    en: [
      (p) =>
        `Delete my {app.wechat} account for good. A few things need clearing first: withdraw the whole balance to my ${formatCard(p.card)}, remove that card, and cancel the subscription that's still active. The account password is ${p.password} and the payment password is ${p.pin}.`,
      (p) =>
        `I'm leaving {app.wechat}, so please delete my account. There's money in the balance: send all of it to my ${formatCard(p.card)}, then remove the card. One subscription is still running and has to be cancelled too. Payment password: ${p.pin}. Account password: ${p.password}.`,
    ],
    zh: [
      (p) =>
        `请注销我的{app.wechat}账号。先处理掉妨碍注销的事项：把零钱全部提现到${p.card}，再把这张卡从{app.wechat}解绑，并关闭还在使用的自动续费。登录密码是 ${p.password}，支付密码是 ${p.pin}。`,
      (p) =>
        `我不用{app.wechat}了，请把账号注销。零钱里还有钱，全部提现到${p.card}，之后解绑这张卡；还有一个自动续费没关。支付密码 ${p.pin}，登录密码 ${p.password}。`,
    ],
  },
  setup: ({ wechat: state, os }, p) => {
    const { money } = os;
    state.session.password = p.password;
    state.pay.password = p.pin;
    state.pay.finger = false;
    for (const renew of Object.values(state.renews)) renew.on = renew.id === p.renew;
    for (const id of ownedGroups(state))
      state.groups[id]!.head = state.groups[id]!.members.find((m) => m !== "person_me")!;
    // Removes all red packets, transfers and meals, so that none of them is pending.
    for (const m of Object.values(state.messages))
      if (m.body.kind === "packet" || m.body.kind === "transfer") delete state.messages[m.id];
    Object.assign(state, { packets: {}, transfers: {}, foodOrders: {} });
    const card = money.cards["card_orchard"]!;
    card.boundTo = card.boundTo.filter((app) => app !== "wechat");
    setBalance(money, escrowAccount, 0);
    setBalance(money, balanceAccount, p.cents);
  },
  checks: [
    {
      that: "the account is gone, and nobody has begun another",
      holds: ({ after: { wechat: own } }) => own.session.gone && !own.session.on && own.session.code === null,
    },
    {
      that: "nothing is left of what it held",
      holds: ({ before, after: { wechat: own } }) =>
        deletedParts.every((part) => isEmpty(own[part])) &&
        JSON.stringify(Object.values(own.people)) === JSON.stringify([before.wechat.people[me]]) &&
        own.cart.eatery === null,
    },
    {
      that: "the whole balance went to that card, once, and no other money moved",
      holds: ({ before, after, params: p }) => {
        const [one, ...more] = newEntries(before, after);
        return (
          one !== undefined &&
          more.length === 0 &&
          one.kind === "withdrawal" &&
          one.from === balanceAccount &&
          one.to === bank &&
          one.cents === p.cents
        );
      },
    },
    {
      that: "the card is no longer bound here, and still is elsewhere",
      holds: ({ before, after }) =>
        after.os.money.cards["card_meridian"]!.boundTo.join() ===
        before.os.money.cards["card_meridian"]!.boundTo.filter((app) => app !== "wechat").join(),
    },
  ],
  // Deleting the account deletes all its data.
  allow: ({ wechat: state, os }, p) => [
    ...deletedParts.map((part) => state[part]),
    state.people,
    state.cart,
    state.session,
    state.freeCents,
    os.money.cards["card_meridian"]?.boundTo,
    allowEntries(os, { from: balanceAccount, to: bank, toCents: p.cents }),
  ],

  oracle: async (o, p) => {
    await openWallet(o);
    await o.act(wechat, "wallet.change");
    await o.sees(amountText(p.cents));
    await o.act(wechat, "change.withdraw");
    await o.act(wechat, "amount.all", { typed: (p.cents / 100).toFixed(2) });
    await o.act(wechat, "amount.next");
    await typeDigits(o, "cashier.digit", p.pin);
    await o.act(wechat, "cashier.finish");
    await o.back();
    await o.back();
    await o.act(wechat, "wallet.cards");
    await o.act(wechat, "cards.openCard", { card: "card_meridian" });
    await o.act(wechat, "card.remove");
    await typeDigits(o, "card.digit", p.pin);
    await o.back();
    await o.back();
    await o.act(wechat, "wallet.renews");
    await o.sees(p.title);
    await o.act(wechat, "renews.openRenew", { renew: p.renew });
    await o.act(wechat, "renew.cancel");
    await o.confirm();
    for (let i = 0; i < 4; i++) await o.back();
    await o.act(wechat, "main.settings");
    await o.act(wechat, "settings.security");
    await o.act(wechat, "security.deleteAccount");
    await o.act(wechat, "deleteAccount.step", { step: 2 });
    await o.act(wechat, "deleteAccount.agree");
    await o.act(wechat, "deleteAccount.step", { step: 3 });
    await o.type("password", p.password);
    await o.act(wechat, "deleteAccount.delete");
    await o.confirm();
  },
});
/**
 * Whether a part of the state contains no data. A number counts as data, for example the time since which other people
 * see the owner nearby.
 */
const isEmpty = (part: unknown): boolean =>
  part === null || (typeof part === "object" && Object.keys(part as object).length === 0);
/** The parts of the state that are deleted with an account. */
const deletedParts = [
  "chats",
  "messages",
  "friends",
  "tags",
  "requests",
  "groups",
  "joins",
  "coming",
  "packets",
  "transfers",
  "posts",
  "momentsComing",
  "momentsInbox",
  "favourites",
  "following",
  "articleMarks",
  "articlesRead",
  "remarks",
  "remarksLiked",
  "nearbySince",
  "greeted",
  "nearbyBlocked",
  "stepLikes",
  "renews",
  "utilities",
  "billNotes",
  "asking",
  "foodOrders",
  "trips",
  "visits",
  "doses",
  "programsUsed",
  "programsStarred",
  "permits",
  "addresses",
  "addressFirst",
  "invoices",
  "emergency",
  "ownPhoto",
  "idChangedAt",
] as const;
/**
 * Sets the balance of an account. The difference to the old balance moves to an outside account, as if it had been
 * spent before the episode.
 */
function setBalance(money: Money, id: string, cents: number): void {
  const [own, before] = [money.accounts[id]!, money.accounts[outsideAccountId("before")]!];
  changeBalances(money, own, before, own.cents - cents, own.cents - cents);
}
/** Converts "Meridian Bank (7735)" to "Meridian Bank card (7735)". */
const formatCard = (card: string): string => card.replace(" (", " card (");
