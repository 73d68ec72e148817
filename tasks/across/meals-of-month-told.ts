import notes from "#apps/notes/index.ts";
import type { Meal } from "#apps/wechat/features/programs/state.ts";
import wechat from "#apps/wechat/index.ts";
import { defineTask } from "#judge/define.ts";
import { added } from "#judge/allowed-paths.ts";
import { amountText } from "#os/money/read.ts";
import { monthText } from "#os/format.ts";
import { dayMs, hourMs } from "#state/civil.ts";
import { isPlainNote, note } from "../kit/notes.ts";
import { addedEntries, addEntries } from "../kit/records.ts";
import {
  openChat,
  newOwnMessages,
  stopPendingMessages,
  allowMessages,
  sendText,
  instructionName,
} from "../kit/wechat.ts";
import { openTab } from "../kit/wechat-services.ts";

/** Add up last month's meals without the cancelled meals. Send the total to a friend, and write it in a note. */
export default defineTask({
  apps: [wechat, notes],
  split: "test",
  objective: "operate",
  composition: "deep-dive",
  difficulty: "L4",
  tags: ["extract", "finance", "reasoning", "handoff"],
  budget: 45,
  revision: 2,

  params: (r, { wechat: state }, { say, lang }) => {
    const kitchens = r.shuffle([
      { id: "eat_lotus", name: say("Golden Lotus", "金莲餐厅"), dish: say("Fried noodles", "炒面") },
      { id: "eat_lotus", name: say("Tin Roof Ramen", "铁皮顶拉面"), dish: say("Ramen with egg", "溏心蛋拉面") },
      { id: "eat_lotus", name: say("Harbour Pizza", "港湾披萨"), dish: say("Pizza, four seasons", "四季披萨") },
    ]);
    // The numbers of days before the start: one in this month, several in February, and one in January.
    const inside = r.int(3, 4);
    const days = [r.int(3, 12), ...r.sample([18, 21, 24, 27, 31, 35, 38, 41], inside), r.int(47, 60)];
    const peer = `person_${r.pick(["mia", "max", "ruth", "nora", "priya"])}`;
    return {
      peer,
      name: instructionName(state, peer, say),
      title: say(...r.pick(mealTitles)),
      month: monthText(2026, 2, lang),
      inside,
      cancelled: r.int(1, inside),
      meals: days.map((ago, i) => ({ ago, ...kitchens[i % 3]!, cents: r.int(24, 120) * 100 + r.int(0, 9) * 10 })),
    };
  },
  instruction: {
    en: [
      (p) =>
        `Add up what I spent on food orders in {app.wechat} in ${p.month}, leaving out cancelled ones. Make a new note called "${p.title}" with just the total, and send ${p.name} the same number on {app.wechat} with no other words. Write it as a plain number with two decimals.`,
      (p) =>
        `How many yuan did my {app.wechat} food deliveries in ${p.month} come to, not counting cancelled orders? Put only that number, with two decimals, in a new note "${p.title}" and in a message to ${p.name} on {app.wechat}.`,
    ],
    zh: [
      (p) =>
        `请把我${p.month}在{app.wechat}上的外卖订单金额加起来，已取消的不算。在{app.notes}里新建一条标题为“${p.title}”的笔记，正文只写这个合计，再在{app.wechat}里把同样的数字单独发给${p.name}。数字保留两位小数，不带单位。`,
      (p) =>
        `${p.month}我在{app.wechat}外卖上一共花了多少元（取消的订单除外）？请把这个两位小数的数字写进{app.notes}的新笔记“${p.title}”，正文不写别的，再在{app.wechat}里把这个数字发给${p.name}，也不写别的。`,
    ],
  },
  setup: ({ wechat: state, notes: book }, p, { now, say }) => {
    state.foodOrders = {};
    stopPendingMessages(state, p.peer);
    for (const [i, one] of p.meals.entries()) {
      const at = now - one.ago * dayMs + 9 * hourMs;
      const meal: Meal = {
        id: `meal_told${i}`,
        eatery: one.id,
        name: one.name,
        lines: [{ dish: "dish_lotus_1", name: one.dish, count: 1, cents: one.cents - 700 }],
        deliveryCents: 600,
        packingCents: 100,
        offCents: 0,
        cents: one.cents,
        address: say("Shanghai Fernhill 22 Maple Court, flat 8", "上海 蕨山 枫林苑 22 号 8 室"),
        note: "",
        state: i === p.cancelled ? "cancelled" : "done",
        at,
        paidAt: at + 60_000,
        minutes: 35,
        entry: null,
        stars: 0,
      };
      addEntries(state.foodOrders, meal);
    }
    addEntries(
      book.notes,
      note("note_meals", say("Meals in January", "一月外卖"), amountText(p.meals.at(-1)!.cents), now - 6_000_000),
    );
  },
  checks: [
    {
      that: "there is one new note, with this title and this sum",
      holds: ({ before, after, params }) => {
        const all = addedEntries(before.notes.notes, after.notes.notes);
        return all.length === 1 && all[0]!.title.trim() === params.title && isSum(all[0]!.body, params);
      },
    },
    {
      that: "this friend was told the sum, and nobody anything else",
      holds: ({ before, after, params }) => {
        const [one, ...more] = newOwnMessages(before, after);
        return (
          one !== undefined &&
          more.length === 0 &&
          one.chat === params.peer &&
          one.body.kind === "text" &&
          isSum(one.body.text, params)
        );
      },
    },
    {
      that: "the note holds nothing else",
      keeps: true,
      holds: ({ before, after }) => addedEntries(before.notes.notes, after.notes.notes).every(isPlainNote),
    },
  ],
  allow: ({ wechat: state, notes: book }, { peer }) => [added(book.notes), ...allowMessages(state, peer)],

  oracle: async (o, p) => {
    await openTab(o, "me");
    await o.act(wechat, "main.services");
    await o.act(wechat, "services.food");
    await o.act(wechat, "food.meals");
    const counted = p.meals.filter((_, i) => isCounted(p, i)).map(({ cents }) => amountText(cents));
    await o.sees(...counted);
    const sum = (sumOf(p) / 100).toFixed(2);
    o.reads(counted, sum);
    for (let i = 0; i < 3; i++) await o.back();
    await o.set(wechat, "main", { tab: "chats" });
    await o.open(notes);
    await o.act(notes, "list.new");
    await o.type("title", p.title);
    await o.type("body", sum);
    await o.act(notes, "editor.save");
    await openChat(o, p.peer);
    await sendText(o, sum);
  },
});
interface MealTaskParams {
  readonly meals: readonly { readonly cents: number }[];
  readonly inside: number;
  readonly cancelled: number;
}
/** Does not count the first meal, which is from this month, nor the last one, which is from the month before last. */
const isCounted = (p: MealTaskParams, i: number): boolean => i >= 1 && i <= p.inside && i !== p.cancelled;
const sumOf = (p: MealTaskParams): number =>
  p.meals.reduce((sum, { cents }, i) => sum + (isCounted(p, i) ? cents : 0), 0);
const isSum = (text: string, p: MealTaskParams): boolean =>
  text.trim().replaceAll(",", "") === (sumOf(p) / 100).toFixed(2);
const mealTitles: readonly (readonly [en: string, zh: string])[] = [
  ["Meals in February", "二月外卖"],
  ["Food orders", "外卖合计"],
  ["Eating in", "在家吃饭"],
];
