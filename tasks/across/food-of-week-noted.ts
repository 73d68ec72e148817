import { signOf } from "#apps/alipay/accounts.ts";
import { filterBills } from "#apps/alipay/features/bills/queries.ts";
import { shops } from "#apps/alipay/money.ts";
import alipay from "#apps/alipay/index.ts";
import type { State } from "#apps/alipay/state.ts";
import notes from "#apps/notes/index.ts";
import { defineTask } from "#judge/define.ts";
import { added } from "#judge/allowed-paths.ts";
import { amountText } from "#os/money/read.ts";
import type { Entry } from "#os/money/schema.ts";
import type { OsState } from "#os/state.ts";
import { addDays, hourMs, minuteMs, startOfDay } from "#state/civil.ts";
import { dayAt } from "#state/day.ts";
import { addPastPayment } from "../kit/alipay.ts";
import { newNotesArePlain, onlyNewNoteHasAmount, writeNote } from "../kit/notes.ts";
import { formatDate } from "../kit/phrases.ts";

/** Add up the food bills of some days and write the total in a note. */
export default defineTask({
  apps: [alipay, notes],
  split: "test",
  objective: "operate",
  composition: "transfer",
  difficulty: "L3",
  tags: ["extract", "reasoning", "create", "finance"],
  budget: 30,
  revision: 1,

  params: (r, _, { now, offsetMin, lang, say }) => {
    const food = shops.filter(([, , , category, hour]) => category === "food" && hour < 23).map(([id]) => id);
    const [from, to] = r.pick([
      [7, 1],
      [8, 2],
      [9, 4],
      [10, 5],
    ] as const);
    const bill = (ago: number) => ({ shop: r.pick(food), ago, cents: r.int(120, 890) * 10 });
    return {
      from,
      to,
      first: formatDate(dayAt(addDays(now, -from), offsetMin), lang),
      last: formatDate(dayAt(addDays(now, -to), offsetMin), lang),
      // One bill is on the first day, one on the last day, and one between them. Another one is on the day before the
      // first day, and one on the day after the last day.
      more: [from, to, r.int(to + 1, from - 1), from + 1, Math.max(0, to - 1)].map(bill),
      title: r.pick([say("Food", "餐饮"), say("Eating out", "吃饭开销"), say("Household money", "家用")]),
    };
  },
  instruction: {
    en: [
      (p) =>
        `Add up my {app.alipay} bills in the "Food" category from ${p.first} to ${p.last}, including both days. Make a new note called "${p.title}" with just the total in yuan, with two decimals.`,
      (p) =>
        `How much did I spend on food from ${p.first} through ${p.last}, going by the "Food" category in my {app.alipay} bills? Put only that amount, in yuan with two decimals, in a new note "${p.title}".`,
    ],
    zh: [
      (p) =>
        `请把{app.alipay}里分类为“餐饮美食”、${p.first}到${p.last}（含首尾两天）的账单加起来，在{app.notes}新建一条标题为“${p.title}”的笔记，正文只写合计金额（元，两位小数）。`,
      (p) =>
        `${p.first}到${p.last}（首尾都算），我在吃饭上一共花了多少元？以{app.alipay}里分类为“餐饮美食”的账单为准。请在{app.notes}新建笔记“${p.title}”，正文只写这个数字，保留两位小数。`,
    ],
  },
  setup: ({ os }, { more }, { now, offsetMin, say }) => {
    for (const [i, { shop, ago, cents }] of more.entries()) {
      const [party, en, zh, category] = shops.find(([id]) => id === shop)!;
      addPastPayment(os, {
        id: `entry_food${i}`,
        // A bill that would be in the future is dated this morning.
        at: addDays(startOfDay(now, offsetMin), -ago) + (ago === 0 ? 7 : 12 + i) * hourMs + i * 7 * minuteMs,
        from: "account_alipay_balance",
        cents,
        title: say(en, zh),
        party,
        category,
      });
    }
  },
  checks: [
    {
      that: "there is one new note, which has the title and the sum as its text",
      holds: (c) => onlyNewNoteHasAmount(c, c.params.title, sumCents(datedBills(c.before, c.params, c.occasion))),
    },
    newNotesArePlain,
  ],
  allow: ({ notes: state }) => [added(state.notes)],

  oracle: async (o, p, occasion) => {
    const bills = datedBills(await o.state(), p, occasion);
    await o.open(alipay);
    await o.act(alipay, "main.bills");
    await o.act(alipay, "bills.filter");
    await o.act(alipay, "bills.category", { category: "food" });
    const sums = bills.map(({ cents }) => amountText(cents));
    await o.sees(...sums);
    const sum = (sumCents(bills) / 100).toFixed(2);
    o.reads(sums, sum);
    await writeNote(o, p.title, sum);
  },
});
const sumCents = (bills: readonly Entry[]): number => bills.reduce((sum, { cents }) => sum + cents, 0);
function datedBills(
  { alipay: state, os }: { readonly alipay: State; readonly os: OsState },
  { from, to }: { readonly from: number; readonly to: number },
  { now, offsetMin }: { readonly now: number; readonly offsetMin: number },
): Entry[] {
  const today = startOfDay(now, offsetMin);
  const [begin, end] = [addDays(today, -from), addDays(today, 1 - to)];
  return filterBills(state, os, offsetMin, { category: "food" }).filter(
    (e) => e.at >= begin && e.at < end && signOf(os, e) === -1,
  );
}
