import { sameJson } from "#state/json.ts";
import { shops } from "#apps/alipay/money.ts";
import alipay from "#apps/alipay/index.ts";
import { defineTask } from "#judge/define.ts";
import { dateText } from "#os/format.ts";
import { addDays, hourMs, minuteMs, startOfDay } from "#state/civil.ts";
import { addPastPayment } from "../kit/alipay.ts";
import { formatDate } from "../kit/phrases.ts";
import { dayNumber } from "#apps/alipay/features/wealth/fund-math.ts";

/** Find a shop's bill by its day, add a note to it, and tag it. */
export default defineTask({
  apps: [alipay],
  split: "train",
  objective: "operate",
  composition: "sequential",
  difficulty: "L2",
  tags: ["nav", "edit", "finance"],
  budget: 30,
  revision: 2,

  params: (r, _, { now, offsetMin, lang, say }) => {
    const [shop, other] = r.sample(
      ["merch_cafe_tilia", "merch_two_ovens", "merch_everyday_mart", "merch_harbor_canteen"],
      2,
    );
    const [ago, elsewhen] = r.sample([4, 7, 9, 11, 12], 2);
    const isNew = r.chance(0.5);
    return {
      shop: shop!,
      other: other!,
      name: say(...shopNames(shop!)),
      ago: ago!,
      elsewhen: elsewhen!,
      day: formatDate(dayNumber(now, offsetMin) - ago!, lang),
      cents: r.int(2_100, 8_900),
      otherCents: r.int(2_100, 8_900),
      isNew,
      tag: isNew
        ? r.pick([say("Expenses", "报销"), say("Visitors", "客人"), say("Trip", "出游")])
        : r.pick([say("Work", "工作"), say("Gifts", "礼物"), say("Cat", "猫")]),
      note: r.pick([
        say("With the team from Lumen", "和流明的同事一起"),
        say("For the farewell party", "给送别会准备的"),
        say("Half of it is Leo's", "其中一半是苏磊的"),
        say("Paid for the neighbours too", "连邻居的一起付了"),
      ]),
    };
  },
  instruction: {
    en: [
      (p) =>
        `Find my {app.alipay} bill from ${p.name} on ${p.day}. Add the note "${p.note}" and the tag "${p.tag}" to it.`,
    ],
    zh: [(p) => `请在{app.alipay}里找到${p.day}在${p.name}的那笔账单，添加备注“${p.note}”，并打上标签“${p.tag}”。`],
  },
  setup: ({ alipay: state, os }, p, { now, offsetMin, say }) => {
    const at = (ago: number, minute: number) =>
      addDays(startOfDay(now, offsetMin), -ago) + 13 * hourMs + minute * minuteMs;
    // Moves the shop's other bills of that day to an earlier day, so that the shop has only one bill on that day.
    for (const [id, e] of Object.entries(os.money.entries))
      if (e.party === p.shop && e.at > at(p.ago, 0) - 13 * hourMs && e.at < at(p.ago, 0) + 11 * hourMs)
        os.money.entries[id] = { ...e, at: e.at - 60 * 24 * hourMs };
    const paid = (id: string, shop: string, when: number, cents: number) =>
      addPastPayment(os, {
        id,
        at: when,
        from: "account_alipay_balance",
        cents,
        title: say(...shopNames(shop)),
        party: shop,
        category: shops.find(([one]) => one === shop)![3],
      });
    paid("entry_mark1", p.shop, at(p.ago, 5), p.cents);
    paid("entry_mark2", p.shop, at(p.elsewhen, 25), p.cents);
    paid("entry_mark3", p.other, at(p.ago, 40), p.otherCents);
    state.tags = [say("Climbing", "攀岩"), say("Work", "工作"), say("Gifts", "礼物"), say("Cat", "猫")];
  },
  checks: [
    {
      that: "the bill has the note",
      holds: ({ after, params }) => after.alipay.marks[targetEntry]?.note === params.note,
    },
    {
      that: "and the tag, and counts as before",
      holds: ({ after, params }) => {
        const mark = after.alipay.marks[targetEntry];
        return mark?.counted === true && mark.category === null && mark.tags.join() === params.tag;
      },
    },
    {
      that: "no tag was deleted, and none made besides",
      keeps: true,
      holds: ({ before, after, params }) =>
        sameJson(
          after.alipay.tags,
          params.isNew && after.alipay.marks[targetEntry]?.tags.includes(params.tag)
            ? [params.tag, ...before.alipay.tags]
            : before.alipay.tags,
        ),
    },
  ],
  allow: ({ alipay: state }, p) => [state.marks[targetEntry], ...(p.isNew ? [state.tags] : [])],

  oracle: async (o, p, { now, offsetMin }) => {
    const { os } = await o.state();
    const day = dateText(addDays(startOfDay(now, offsetMin), -p.ago), os, now);
    await o.open(alipay);
    await o.act(alipay, "main.bills");
    o.reads([p.day], day);
    await o.sees(day);
    await o.act(alipay, "bills.open", { id: targetEntry });
    await o.act(alipay, "bill.editNote");
    await o.type("note", p.note);
    await o.act(alipay, "bill.note");
    await o.act(alipay, "bill.tags");
    if (p.isNew) {
      await o.type("tag", p.tag);
      await o.act(alipay, "bill.newTag");
    } else await o.act(alipay, "bill.tag", { tag: p.tag });
  },
});
const targetEntry = "entry_mark1";
function shopNames(shop: string): [string, string] {
  const [, en, zh] = shops.find(([id]) => id === shop)!;
  return [en, zh];
}
