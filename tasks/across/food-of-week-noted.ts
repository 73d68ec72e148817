import { signOf } from "../../src/apps/alipay/accounts.ts";
import { billsWhere } from "../../src/apps/alipay/features/bills/queries.ts";
import { shops } from "../../src/apps/alipay/money.ts";
import alipay from "../../src/apps/alipay/index.ts";
import type { State } from "../../src/apps/alipay/state.ts";
import notes from "../../src/apps/notes/index.ts";
import { defineTask } from "../../src/judge/define.ts";
import { added } from "../../src/judge/paths.ts";
import { amountText } from "../../src/os/money/read.ts";
import type { Entry } from "../../src/os/money/schema.ts";
import type { OsState } from "../../src/os/state.ts";
import { addDays, hourMs, minuteMs, startOfDay } from "../../src/state/civil.ts";
import { dayAt } from "../../src/state/day.ts";
import { paidBefore } from "../kit/alipay.ts";
import { newNotesArePlain, saysSum, writeNote } from "../kit/notes.ts";
import { dateWords } from "../kit/words.ts";

/** What was spent on food in some days, added up from the bills, becomes a note. */
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
      first: dateWords(dayAt(addDays(now, -from), offsetMin), lang),
      last: dateWords(dayAt(addDays(now, -to), offsetMin), lang),
      // On both edges, in between, and just outside of them.
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
      paidBefore(os, {
        id: `entry_food${i}`,
        // What would lie in the future was paid this morning.
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
      holds: (c) => saysSum(c, c.params.title, totalOf(billsOf(c.before, c.params, c.occasion))),
    },
    newNotesArePlain,
  ],
  allow: ({ notes: state }) => [added(state.notes)],

  oracle: async (o, p, occasion) => {
    const bills = billsOf(await o.state(), p, occasion);
    await o.open(alipay);
    await o.act(alipay, "main.bills");
    await o.act(alipay, "bills.filter");
    await o.act(alipay, "bills.category", { category: "food" });
    const sums = bills.map(({ cents }) => amountText(cents));
    await o.sees(...sums);
    const sum = (totalOf(bills) / 100).toFixed(2);
    o.reads(sums, sum);
    await writeNote(o, p.title, sum);
  },
});
const totalOf = (bills: readonly Entry[]): number => bills.reduce((sum, { cents }) => sum + cents, 0);
function billsOf(
  { alipay: state, os }: { readonly alipay: State; readonly os: OsState },
  { from, to }: { readonly from: number; readonly to: number },
  { now, offsetMin }: { readonly now: number; readonly offsetMin: number },
): Entry[] {
  const today = startOfDay(now, offsetMin);
  const [begin, end] = [addDays(today, -from), addDays(today, 1 - to)];
  return billsWhere(state, os, offsetMin, { category: "food" }).filter(
    (e) => e.at >= begin && e.at < end && signOf(os, e) === -1,
  );
}
