import { balanceAccount } from "#apps/alipay/accounts.ts";
import alipay from "#apps/alipay/index.ts";
import messages from "#apps/messages/index.ts";
import { defineTask } from "#judge/define.ts";
import { added } from "#judge/allowed-paths.ts";
import { outsideAccountId } from "#os/money/ledger.ts";
import { dayMs, hourMs, minuteMs } from "#state/civil.ts";
import {
  typeAmount,
  addTransferNote,
  payByTouch,
  startTransfer,
  newTransfers,
  addPastChat,
  allowTransferMessage,
  setTrusted,
  isOtherTrustUnchanged,
  type Payee,
} from "../kit/alipay.ts";
import { conversation, openThread, sms } from "../kit/messages.ts";
import { newEntries, allowEntries } from "../kit/money.ts";
import { mobileNumber, personName, pronouns } from "../kit/people.ts";
import { addEntries } from "../kit/records.ts";

/**
 * A friend has written the costs of an evening in several messages. Work out the owner's share and transfer the share.
 */
export default defineTask({
  apps: [messages, alipay],
  split: "test",
  objective: "operate",
  composition: "transfer",
  difficulty: "L4",
  tags: ["extract", "reasoning", "handoff", "finance"],
  budget: 45,
  revision: 1,

  params: (r, _, { say }) => {
    const [person, twin] = r.shuffle(r.pick(similarPayees));
    const people = r.int(3, 6);
    const share = r.int(280, 1_650) * 10;
    const voucher = r.int(2, 9) * 1_000;
    return {
      person: person!,
      twin: twin!,
      name: personName(person!, say),
      people,
      share,
      voucher,
      total: share * people + voucher,
      first: share * people + voucher + r.int(3, 40) * 100,
      others: r.int(40, 260) * 100,
      note: r.pick([say("Dinner", "晚饭"), say("Saturday evening", "周六晚上"), say("Hotpot", "火锅")]),
      isKnown: r.chance(0.5),
    };
  },
  instruction: {
    en: [
      ({ person, name, note }) =>
        `${name} paid for everyone on Saturday and texted me what it came to. Work out one equal share and send ${pronouns(person).them} mine with {app.alipay}, from my balance and arriving right away, with the note "${note}".`,
      ({ person, name, note }) =>
        `Read ${name}'s messages about Saturday's bill and split it evenly between everyone who was there. Send ${pronouns(person).them} my share on {app.alipay}: from the balance, instant transfer, note "${note}".`,
    ],
    zh: [
      ({ person, name, note }) =>
        `周六是${name}替大家付的钱，花费写在{app.messages}里。请算出平摊后每人该付多少，用{app.alipay}余额把我那份转给${pronouns(person).zh}，实时到账，备注“${note}”。`,
      ({ name, note }) =>
        `请看{app.messages}里${name}说的周六的花费，按在场人数平摊，再用{app.alipay}余额把我那份转过去，实时到账，备注“${note}”。`,
    ],
  },
  setup: ({ messages: inbox, alipay: state }, p, { now, say }) => {
    const sum = (cents: number) => (cents / 100).toFixed(2);
    const lines = [
      say(`About Saturday: I paid ${sum(p.first)} for all of us`, `周六我一共付了 ${sum(p.first)} 元`),
      say(`No wait, the receipt says ${sum(p.total)}`, `不对，小票上是 ${sum(p.total)} 元`),
      say(
        `My voucher took ${sum(p.voucher)} off that, so subtract it before you split the bill`,
        `我的代金券抵了 ${sum(p.voucher)} 元，先减掉再分摊`,
      ),
      say(`There were ${p.people} of us, including you and me`, `连你我在内一共 ${p.people} 个人`),
    ];
    const talk = (person: string, texts: readonly string[], ago: number) => {
      const thread = `thread_${person}`;
      inbox.threads[thread] ??= conversation(thread, mobileNumber(person));
      for (const [i, text] of texts.entries())
        addEntries(
          inbox.messages,
          sms(`msg_${person}_eve${i}`, thread, mobileNumber(person), text, now - ago + i * 2 * minuteMs),
        );
    };
    talk(p.person, lines, 3 * hourMs);
    talk(p.twin, [say(`The museum was ${sum(p.others)} for each of us`, `博物馆每人 ${sum(p.others)} 元`)], 2 * hourMs);
    for (const [i, person] of [p.person, p.twin].entries())
      addPastChat(state, person, say("See you on Saturday", "周六见"), now - (6 + i) * dayMs);
    setTrusted(state, p.person, p.isKnown);
  },
  checks: [
    {
      that: "this person was sent the share from the balance, once, and no other money moved",
      holds: ({ before, after, params }) => {
        const [one, ...others] = newEntries(before, after);
        return (
          others.length === 0 &&
          one?.kind === "transfer" &&
          one.from === balanceAccount &&
          one.to === outsideAccountId(params.person) &&
          one.toCents === params.share
        );
      },
    },
    {
      that: "with the note",
      holds: ({ before, after, params }) => {
        const sent = newTransfers(before, after);
        return sent.length === 1 && sent[0]!.payee === params.person && sent[0]!.note.trim() === params.note;
      },
    },
    {
      that: "nobody else is trusted now, and nobody less",
      keeps: true,
      holds: ({ before, after, params }) => isOtherTrustUnchanged(before, after, params.person),
    },
  ],
  allow: ({ alipay: state, os }, p) => [
    allowEntries(os, { from: balanceAccount, to: outsideAccountId(p.person), toCents: p.share, kind: "transfer" }),
    added(state.transfers, 1, { payee: p.person, cents: p.share }),
    ...allowTransferMessage(state, p.person),
    ...(p.isKnown ? [] : [state.trusted]),
  ],

  oracle: async (o, p) => {
    const told = [p.total, p.voucher].map((cents) => (cents / 100).toFixed(2));
    await openThread(o, p.person);
    await o.sees(...told, p.people);
    o.reads([...told, p.people], (p.share / 100).toFixed(2));
    await startTransfer(o, p.person, p.name);
    await typeAmount(o, "amount", p.share);
    await addTransferNote(o, p.note);
    await o.act(alipay, "amount.go");
    if (!p.isKnown) await o.act(alipay, "amount.goOn");
    await payByTouch(o, "balance");
  },
});
/**
 * Pairs of people with names that are easily confused. In the task, both people of a pair have written to the owner.
 */
const similarPayees: readonly (readonly [Payee, Payee])[] = [
  ["alex_renner", "alex_petrov"],
  ["anna_weber", "anna_webber"],
  ["mia", "leo"],
  ["zoe", "chloe"],
];
