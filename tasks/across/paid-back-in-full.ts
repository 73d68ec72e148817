import { balanceAccount } from "#apps/alipay/accounts.ts";
import { lastMonths, monthKey } from "#apps/alipay/features/bills/queries.ts";
import alipay from "#apps/alipay/index.ts";
import notes from "#apps/notes/index.ts";
import { choice, number } from "#judge/answers.ts";
import { defineTask } from "#judge/define.ts";
import { amountText } from "#os/money/read.ts";
import { outsideAccountId } from "#os/money/ledger.ts";
import { addDays, hourMs, minuteMs, startOfDay } from "#state/civil.ts";
import { dayAt } from "#state/day.ts";
import { addPastPayment } from "../kit/alipay.ts";
import { note, openNote } from "../kit/notes.ts";
import { personName } from "../kit/people.ts";
import { fillIn, formatDate } from "../kit/phrases.ts";
import { addEntries } from "../kit/records.ts";
import type { Localized } from "../kit/social.ts";

/**
 * A note tells what five people owe for a trip. According to the bills, some have paid in one or two transfers, one in
 * part, and one only before the trip. Tell who owes the most, and what is missing in all.
 */
export default defineTask({
  apps: [notes, alipay],
  split: "test",
  objective: "query",
  composition: "deep-dive",
  difficulty: "L4",
  tags: ["nav", "extract", "finance", "reasoning"],
  budget: 45,
  revision: 1,

  params: (r, _, { now, offsetMin, lang, say }) => {
    const [alex, namesake] = r.shuffle(["alex_renner", "alex_petrov"] as const);
    const [full, halves, before, part] = r.sample(people, 4);
    const owed = r.sample([...Array(60).keys()], 5).map((n) => 9_000 + n * 250 + r.int(0, 9) * 10);
    const [fullOwes, halvesOwe, beforeOwes, partOwes, alexOwes] = owed as [number, number, number, number, number];
    const trip = r.int(19, 25);
    const today = startOfDay(now, offsetMin);
    const at = (ago: number): number => addDays(today, -ago) + r.int(10, 21) * hourMs + r.int(1, 58) * minuteMs;
    const firstHalf = r.int(30, 60) * 100;
    // What the two who have paid a part still owe.
    const partMissing = r.int(16, 55) * 100 + r.int(1, 9) * 10;
    const alexMissing = r.int(16, 55) * 100 + r.int(1, 9) * 10;
    const paid = [
      { by: full!, cents: fullOwes, at: at(trip - 3) },
      { by: halves!, cents: firstHalf, at: at(trip - 2) },
      { by: halves!, cents: halvesOwe - firstHalf, at: at(r.int(3, 6)) },
      { by: before!, cents: beforeOwes, at: at(trip + r.int(4, 9)) },
      { by: part!, cents: partOwes - partMissing, at: at(r.int(7, 12)) },
      { by: alex!, cents: alexOwes - alexMissing, at: at(trip - 4) },
      { by: namesake!, cents: alexMissing, at: at(r.int(2, 5)) },
    ];
    const owing = [
      { who: full!, owes: fullOwes, missing: 0 },
      { who: halves!, owes: halvesOwe, missing: 0 },
      { who: before!, owes: beforeOwes, missing: beforeOwes },
      { who: part!, owes: partOwes, missing: partMissing },
      { who: alex!, owes: alexOwes, missing: alexMissing },
    ].map((one) => ({ ...one, name: personName(one.who, say) }));
    return {
      paid: paid.map((one) => ({ ...one, name: personName(one.by, say) })),
      owing: r.shuffle(owing),
      trip: say(...r.pick(trips)),
      from: formatDate(dayAt(addDays(today, -trip), offsetMin), lang),
      to: formatDate(dayAt(addDays(today, 1 - trip), offsetMin), lang),
      firstDay: addDays(today, -trip),
      noteAt: addDays(today, 1 - trip) + 20 * hourMs,
      most: personName(before!, say),
      total: beforeOwes + partMissing + alexMissing,
    };
  },
  instruction: {
    en: [
      ({ trip }) =>
        `My note "${trip}" says who owes me what for that trip. Going by what these people have transferred to me on {app.alipay} since the trip, who still owes me the most, and how much do they all still owe me together? ${fillIn.en}`,
      ({ trip }) =>
        `After the trip in my note "${trip}" people began to pay me back on {app.alipay}. Check my bills from the days of the trip on against the note: whose open amount is the largest, and what do all open amounts come to? ${fillIn.en}`,
    ],
    zh: [
      ({ trip }) =>
        `笔记“${trip}”里写了那次出游每个人该给我多少钱。看看这几个人从出游那天起在{app.alipay}上转给我的钱：谁欠我的最多，大家一共还欠多少元？${fillIn.zh}`,
      ({ trip }) =>
        `出游以后，大家陆续在{app.alipay}上把钱转给我。请把出游那天以来的账单和笔记“${trip}”核对一下：还没给的钱谁最多？所有没给的加起来是多少元？${fillIn.zh}`,
    ],
  },
  setup: ({ notes: { notes: all }, os }, p, { say }) => {
    for (const [i, { by, name, cents, at }] of p.paid.entries())
      addPastPayment(os, {
        id: `entry_share${i}`,
        at,
        kind: "transfer",
        from: outsideAccountId(by),
        to: balanceAccount,
        cents,
        title: name,
        party: by,
      });
    const lines = (more: number) =>
      p.owing.map(({ name, owes }) => `${name}${say(": ¥", "：")}${amountText(owes + more)}${say("", " 元")}`);
    const body = (from: string, to: string, more: number): string =>
      [
        say(`${from} to ${to}. I paid for everything, shares:`, `${from}到${to}，都是我先付的，每人要给：`),
        ...lines(more),
      ].join("\n");
    addEntries(
      all,
      note("note_trip", p.trip, body(p.from, p.to, 0), p.noteAt),
      note(
        "note_trip_before",
        say(`${p.trip} (last year)`, `${p.trip}（去年那次）`),
        say(`All paid.\n${lines(2_130).join("\n")}`, `都付清了。\n${lines(2_130).join("\n")}`),
        p.noteAt - 130 * 24 * hourMs,
      ),
    );
  },
  checks: [
    { that: "no bill was sorted, noted or left out", unchanged: ({ alipay: state }) => state.marks },
    { that: "the notes are as they were", unchanged: ({ notes: { notes: all } }) => all },
  ],
  allow: () => [],
  answer: {
    fields: ({ owing }, say) => ({
      most: choice(
        say("Owes the most", "欠得最多的人"),
        owing.map(({ name }) => name),
      ),
      total: number(
        say("All still owe", "一共还欠"),
        say("Amount (CNY, two decimals)", "金额（人民币，两位小数）"),
        0.001,
      ),
    }),
    expected: ({ params: { most, total } }) => ({ most, total: total / 100 }),
  },

  oracle: async (o, p, { now, offsetMin }) => {
    await openNote(o, p.trip, "note_trip");
    const owed = p.owing.map(({ owes }) => amountText(owes));
    await o.sees(...p.owing.map(({ name }) => name), ...owed);
    await o.open(alipay);
    await o.act(alipay, "main.bills");
    await o.act(alipay, "bills.side", { side: "in" });
    const months = lastMonths(now, offsetMin, 3).filter((month) => month >= monthKey(p.firstDay, offsetMin));
    for (const [n, month] of months.entries()) {
      if (n > 0) {
        await o.act(alipay, "bills.months");
        await o.act(alipay, "bills.month", { month });
      }
      for (const { name, cents, at } of p.paid)
        if (monthKey(at, offsetMin) === month) await o.sees(name, `+${amountText(cents)}`);
    }
    const counted = p.paid.filter(({ at }) => at >= p.firstDay).map(({ cents }) => amountText(cents));
    o.reads([...owed, ...counted], p.most, p.total / 100);
    await o.answer({ most: p.most, total: p.total / 100 });
  },
});
const people = ["ben", "yuki", "sofia", "chloe", "leo"] as const;
const trips: readonly Localized[] = [
  ["Cabin by the lake", "湖边小屋"],
  ["Two days of skiing", "滑雪两日"],
  ["Weekend in the hills", "山里过周末"],
  ["Boat trip", "坐船出游"],
  ["Hot springs", "泡温泉"],
];
