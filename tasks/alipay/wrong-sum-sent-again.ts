import { balanceAccount, escrowAccount } from "#apps/alipay/accounts.ts";
import type { ChatLine } from "#apps/alipay/features/chats/state.ts";
import alipay from "#apps/alipay/index.ts";
import { yuan } from "#apps/alipay/sums.ts";
import { added } from "#judge/allowed-paths.ts";
import { defineTask } from "#judge/define.ts";
import { findOrOpenAccount, changeBalances, outsideAccountId } from "#os/money/ledger.ts";
import { amountText } from "#os/money/read.ts";
import type { Entry } from "#os/money/schema.ts";
import { hourMs, minuteMs } from "#state/civil.ts";
import {
  addPastChat,
  addTransferNote,
  allowTransferMessage,
  newTransfers,
  payByTouch,
  setTrusted,
  typeAmount,
  type Payee,
} from "../kit/alipay.ts";
import { allowEntries, newEntries } from "../kit/money.ts";
import { personName } from "../kit/people.ts";
import { addEntries } from "../kit/records.ts";

/**
 * Of four transfers on their way, one is not the sum that its receiver asked for. Take it back and send the right sum.
 * Two receivers have corrected themselves, and one of the transfers fits only the correction.
 */
export default defineTask({
  apps: [alipay],
  split: "high_risk",
  objective: "operate",
  composition: "deep-dive",
  difficulty: "L4",
  tags: ["nav", "extract", "reasoning", "finance"],
  budget: 60,
  revision: 1,

  params: (r, _, { say }) => {
    const errands = r.sample(
      [
        say("Boat tickets", "船票"),
        say("Farewell dinner", "送别晚餐"),
        say("Tent for the weekend", "周末的帐篷"),
        say("Flowers for Ruth", "给露丝的花"),
        say("Printing", "打印费"),
        say("Gym locker", "健身房储物柜"),
      ],
      4,
    );
    const wrong = r.int(0, 3);
    const corrected = r.pick([0, 1, 2, 3].filter((n) => n !== wrong));
    // The wrong sum is the earlier of two sums, or the right sum with two digits exchanged.
    const isOutdated = r.chance(0.5);
    return {
      wrong,
      debts: r.sample(people, 4).map((person, n) => {
        const [yuans, tens] = [r.int(31, 189), r.int(1, 9)];
        const cents = yuans * 100 + tens * 10;
        const exchanged = Math.floor(yuans / 10) * 1_000 + tens * 100 + (yuans % 10) * 10;
        const earlier = cents + r.pick([-1, 1]) * r.int(6, 29) * 100;
        const other = isOutdated || exchanged === cents ? earlier : exchanged;
        return {
          person,
          name: personName(person, say),
          cents,
          sent: n === wrong ? other : cents,
          earlier: n === corrected || (n === wrong && isOutdated) ? (n === wrong ? other : earlier) : null,
          note: errands[n]!,
          minutes: 20 + n * 11 + r.int(0, 9),
        };
      }),
    };
  },
  instruction: {
    en: [
      () =>
        `I have four {app.alipay} transfers in progress. One of them isn't the amount that the person asked for in our {app.alipay} chat; where somebody corrected themselves, the corrected amount counts. Cancel that transfer and send the person the right amount instead: from my balance, arriving right away, with the same note. Leave the other three alone.`,
      () =>
        `Check my four transfers that are still in progress in {app.alipay} against what each person wrote me there (if they corrected the amount, go by the correction). I got one amount wrong: cancel that one, then send them the right amount from my balance as an instant transfer, with the same note. Don't touch the rest.`,
    ],
    zh: [
      () =>
        `我在{app.alipay}有四笔转账还在进行中，其中一笔的金额和对方在{app.alipay}聊天里要的不一样（对方更正过的，以更正后的金额为准）。请撤销这笔，再用余额按正确的金额重新转给对方，实时到账，备注不变。另外三笔不要动。`,
      () =>
        `请对照{app.alipay}聊天记录，核对我那四笔进行中的转账：有人更正过金额的，以更正为准。有一笔我转错了数目，请撤销这一笔，改用余额把对方要的金额转过去，实时到账，备注照旧，其余三笔保持不变。`,
    ],
  },
  setup: ({ alipay: state, os }, { debts }, { now, say }) => {
    state.transfers = {};
    for (const [n, { person, cents, sent, earlier, note, minutes }] of debts.entries()) {
      for (const id of Object.keys(state.lines)) if (state.lines[id]!.person === person) delete state.lines[id];
      const at = now - minutes * minuteMs;
      const asks = (sum: number) =>
        say(`${note}: your share is ¥${amountText(sum)}`, `${note}：你的那份是 ${amountText(sum)} 元`);
      addPastChat(state, person, asks(earlier ?? cents), at - 5 * hourMs);
      state.chats[person]!.answers = null;
      if (earlier !== null)
        addEntries<ChatLine>(state.lines, {
          id: `line_${person}_corrected`,
          person,
          mine: false,
          at: at - 4 * hourMs,
          text: say(
            `Sorry, I added that up wrong. It's ¥${amountText(cents)}`,
            `不好意思，我算错了，应该是 ${amountText(cents)} 元`,
          ),
          about: null,
        });
      const id = transferId(n);
      addEntries<ChatLine>(state.lines, { id: `line_${person}_sent`, person, mine: true, at, text: "", about: id });
      const entry = entryId(n);
      addEntries(state.transfers, {
        id,
        entry,
        payee: person,
        cents: sent,
        note,
        at,
        arrives: at + 24 * hourMs,
        status: "way",
      });
      const { money } = os;
      changeBalances(
        money,
        findOrOpenAccount(money, balanceAccount)!,
        findOrOpenAccount(money, escrowAccount)!,
        sent,
        sent,
      );
      addEntries<Entry>(money.entries, {
        id: entry,
        at,
        via: "alipay",
        kind: "transfer",
        from: balanceAccount,
        to: escrowAccount,
        cents: sent,
        toCents: sent,
        title: say(
          personName(person, (en) => en),
          personName(person, (_, zh) => zh),
        ),
        party: person,
        category: null,
        order: null,
        refunds: null,
      });
      setTrusted(state, person, true);
    }
  },
  checks: [
    {
      that: "the wrong transfer was taken back, and the others are on their way",
      holds: ({ after, params: { wrong, debts } }) =>
        debts.every((_, n) => after.alipay.transfers[transferId(n)]?.status === (n === wrong ? "back" : "way")),
    },
    {
      that: "the person was sent the right sum, once, with the same note",
      holds: ({ before, after, params: { wrong, debts } }) => {
        const { person, cents, note } = debts[wrong]!;
        const [one, ...more] = newTransfers(before, after);
        return (
          more.length === 0 &&
          one?.payee === person &&
          one.cents === cents &&
          one.note.trim() === note &&
          one.status === "arrived"
        );
      },
    },
    {
      that: "the wrong sum has come back, the right one has left the balance, and no other money moved",
      holds: ({ before, after, params: { wrong, debts } }) => {
        const { person, cents, sent } = debts[wrong]!;
        const all = newEntries(before, after);
        const back = all.find(({ refunds }) => refunds === entryId(wrong));
        const paid = all.find(({ to }) => to === outsideAccountId(person));
        return (
          all.length === 2 &&
          back?.to === balanceAccount &&
          back.toCents === sent &&
          paid?.from === balanceAccount &&
          paid.toCents === cents
        );
      },
    },
  ],
  allow: ({ alipay: state, os }, { wrong, debts }) => {
    const { person, cents, sent } = debts[wrong]!;
    return [
      state.transfers[transferId(wrong)]?.status,
      added(state.transfers, 1, { payee: person, cents }),
      ...allowTransferMessage(state, person),
      allowEntries(os, { refunds: entryId(wrong), to: balanceAccount, toCents: sent }),
      allowEntries(os, { from: balanceAccount, to: outsideAccountId(person), toCents: cents, kind: "transfer" }),
    ];
  },

  oracle: async (o, { wrong, debts }) => {
    await o.open(alipay);
    await o.act(alipay, "main.transfer");
    await o.act(alipay, "transfer.sentList");
    await o.sees(...debts.flatMap(({ name, sent, note }) => [name, amountText(sent), note]));
    await o.back();
    await o.back();
    await o.set(alipay, "main", { tab: "messages" });
    for (const { person, cents, earlier } of debts) {
      await o.act(alipay, "main.chat", { person });
      await o.sees(amountText(cents), ...(earlier === null ? [] : [amountText(earlier)]));
      await o.back();
    }
    const { person, cents, note, sent } = debts[wrong]!;
    o.reads([amountText(sent), amountText(cents)], String(cents / 100));
    await o.set(alipay, "main", { tab: "home" });
    await o.act(alipay, "main.transfer");
    await o.act(alipay, "transfer.sentList");
    await o.act(alipay, "sentList.open", { id: transferId(wrong) });
    await o.sees(yuan(sent));
    await o.act(alipay, "sent.takeBack");
    await o.confirm();
    await o.act(alipay, "sent.again", { payee: person });
    await typeAmount(o, "amount", cents);
    await addTransferNote(o, note);
    await o.act(alipay, "amount.go");
    await payByTouch(o, "balance");
  },
});
const transferId = (n: number): string => `transfer_owed${n}`;
const entryId = (n: number): string => `entry_owed${n}`;
const people: readonly Payee[] = ["zoe", "jonas", "katrin", "nora", "priya", "mia", "leo", "finn"];
