import { balanceAccount } from "#apps/alipay/accounts.ts";
import alipay from "#apps/alipay/index.ts";
import { yuan } from "#apps/alipay/sums.ts";
import { defineTask } from "#judge/define.ts";
import { added } from "#judge/allowed-paths.ts";
import { outsideAccountId } from "#os/money/ledger.ts";
import { dayMs } from "#state/civil.ts";
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
import { newEntries, allowEntries } from "../kit/money.ts";
import { personName } from "../kit/people.ts";

/** Send a person an amount with a note. Another person has nearly the same name. */
export default defineTask({
  apps: [alipay],
  split: "test",
  objective: "operate",
  composition: "sequential",
  difficulty: "L2",
  tags: ["nav", "finance", "social"],
  budget: 30,
  revision: 1,

  params: (r, _, { say }) => {
    const [person, twin] = r.shuffle(r.pick(similarPayees));
    return {
      person: person!,
      twin: twin!,
      name: personName(person!, say),
      cents: r.int(12, 890) * 100 + r.pick([0, 0, 50, 80]),
      note: r.pick([
        say("Concert tickets", "音乐会门票"),
        say("Taxi to the station", "去车站的打车钱"),
        say("Birthday cake", "生日蛋糕"),
        say("Groceries on Sunday", "周日买菜"),
        say("Book for the course", "课程用书"),
      ]),
      isKnown: r.chance(0.5),
    };
  },
  instruction: {
    en: [
      (p) =>
        `Transfer ${yuan(p.cents)} to ${p.name} on {app.alipay} from the balance, arriving right away, with the note "${p.note}".`,
    ],
    zh: [(p) => `请在{app.alipay}里从余额向${p.name}转账 ${yuan(p.cents)}，实时到账，转账备注填写“${p.note}”。`],
  },
  setup: ({ alipay: state }, p, { now, say }) => {
    for (const [i, person] of [p.person, p.twin].entries())
      addPastChat(state, person, say("See you on Thursday", "周四见"), now - (9 + i) * dayMs);
    setTrusted(state, p.person, p.isKnown);
    setTrusted(state, p.twin, true);
  },
  checks: [
    {
      that: "this person was sent the sum from the balance, once, and no other money moved",
      holds: ({ before, after, params }) => {
        const [one, ...others] = newEntries(before, after);
        return (
          others.length === 0 &&
          one?.kind === "transfer" &&
          one.from === balanceAccount &&
          one.to === outsideAccountId(params.person) &&
          one.toCents === params.cents
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
    allowEntries(os, { from: balanceAccount, to: outsideAccountId(p.person), toCents: p.cents, kind: "transfer" }),
    added(state.transfers, 1, { payee: p.person, cents: p.cents }),
    ...allowTransferMessage(state, p.person),
    ...(p.isKnown ? [] : [state.trusted]),
  ],

  oracle: async (o, p) => {
    await startTransfer(o, p.person, p.name);
    await typeAmount(o, "amount", p.cents);
    await addTransferNote(o, p.note);
    await o.act(alipay, "amount.go");
    if (!p.isKnown) await o.act(alipay, "amount.goOn");
    await payByTouch(o, "balance");
  },
});
/** People whose names are easily confused. */
const similarPayees: readonly (readonly [Payee, Payee])[] = [
  ["alex_renner", "alex_petrov"],
  ["anna_weber", "anna_webber"],
  ["mia", "leo"],
  ["finn", "leo"],
];
