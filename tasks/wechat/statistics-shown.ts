import wechat from "#apps/wechat/index.ts";
import { defineTask } from "#judge/define.ts";
import { findFrontScreen } from "#judge/view.ts";
import { monthText } from "#os/format.ts";
import { openWallet } from "../kit/wechat-services.ts";

/** Show the statistics of a month's income or spending, and leave them on the screen. */
export default defineTask({
  apps: [wechat],
  split: "test",
  objective: "operate",
  composition: "atomic",
  difficulty: "L1",
  tags: ["nav", "finance"],
  budget: 30,
  revision: 1,

  params: (r, _, { lang }) => {
    const back = r.int(1, 11);
    const at = monthBack(back);
    return { back, month: monthText(at.year, at.month, lang), way: r.pick(["out", "in"] as const) };
  },
  instruction: {
    en: [
      ({ month, way }) =>
        `Open the ${way === "in" ? "income" : "spending"} statistics for ${month} in my {app.wechat} transactions and leave them on the screen.`,
    ],
    zh: [
      ({ month, way }) => `请打开{app.wechat}账单里${month}的${way === "in" ? "收入" : "支出"}统计，并停在这个页面上。`,
    ],
  },
  checks: [
    {
      that: "the statistics of this month are on the screen",
      holds: ({ after, params }) => {
        const { year, month } = monthBack(params.back);
        return findFrontScreen(after.view, wechat, "billStats")?.view.month === monthKey(year, month);
      },
    },
    {
      that: "they tell what was asked for",
      holds: ({ after, params }) => findFrontScreen(after.view, wechat, "billStats")?.view.way === params.way,
    },
    { that: "no money moved", unchanged: ({ os }) => os.money.entries },
  ],
  shown: ({ view }) => [view.front, view.tasks["wechat"]],
  allow: () => [],

  oracle: async (o, { back, way }) => {
    await openWallet(o);
    await o.act(wechat, "wallet.bills");
    await o.act(wechat, "bills.billStats");
    if (way === "in") await o.act(wechat, "billStats.setWay", { way });
    for (let i = 1; i <= back; i++) {
      const { year, month } = monthBack(i);
      await o.act(wechat, "billStats.goMonth", { month: monthKey(year, month) });
    }
  },
});
/** Returns the month that is `n` months before March 2026. */
const monthBack = (n: number): { readonly year: number; readonly month: number } => ({
  year: n < 3 ? 2026 : 2025,
  month: ((14 - n) % 12) + 1,
});
const monthKey = (year: number, month: number): string => `${year}-${String(month).padStart(2, "0")}`;
