import ebay from "#apps/ebay/index.ts";
import { noFilters, type Filters, type SavedSearch } from "#apps/ebay/features/browse/state.ts";
import { strings } from "#apps/ebay/strings.ts";
import { defineTask } from "#judge/define.ts";
import { added } from "#judge/allowed-paths.ts";
import { textsFor } from "#os/texts.ts";
import { dayMs } from "#state/civil.ts";
import { search } from "../kit/ebay.ts";
import { addedEntries, addEntries } from "../kit/records.ts";

/** Save a search with two filters, so that the app notifies the owner of new listings. */
export default defineTask({
  apps: [ebay],
  split: "train",
  objective: "operate",
  composition: "sequential",
  difficulty: "L2",
  tags: ["search", "create", "settings"],
  budget: 30,
  revision: 2,

  params: (r, _, { say, lang }) => {
    const condition = r.pick(["new", "open", "refurbished", "used"] as const);
    return {
      q: r.pick([
        say("violin", "小提琴"),
        say("turntable", "黑胶唱机"),
        say("desk lamp", "台灯"),
        say("backpack", "背包"),
        say("drone", "无人机"),
        say("tripod", "三脚架"),
        say("teapot", "茶壶"),
      ]),
      condition,
      conditionName: textsFor(strings, lang)[conditionWords[condition]],
      most: r.int(4, 40) * 10,
    };
  },
  instruction: {
    en: [
      (p) =>
        `Save a search for "${p.q}" on {app.ebay}, limited to ${p.conditionName} items up to $${p.most} with no other filters, and turn on alerts for new listings.`,
    ],
    zh: [
      (p) =>
        `请在{app.ebay}上保存一个“${p.q}”的搜索，只限成色为${p.conditionName}、价格不超过 ${p.most} 美元，不加其他筛选，并打开新商品提醒。`,
    ],
  },
  setup: ({ ebay: state }, p, { now }) => {
    const before = (id: string, filters: Partial<Filters>): SavedSearch => ({
      id,
      q: p.q,
      filters: { ...noFilters, ...filters },
      sort: "best",
      at: now - 30 * dayMs,
      alerts: false,
      checkedAt: now - dayMs / 2,
      fresh: [],
    });
    // Adds saved searches with the same words, but with only one filter each.
    addEntries(
      state.saved,
      before("saved_plain", { condition: p.condition }),
      before("saved_price", { toCents: p.most * 100 }),
    );
  },
  checks: [
    { that: "there is one more saved search", oneNew: ({ ebay: state }) => state.saved },
    {
      that: "it looks for these words, and tells of what is new",
      holds: ({ before, after, params }) =>
        addedEntries(before.ebay.saved, after.ebay.saved).some(
          (one) => one.q.trim().toLowerCase() === params.q.toLowerCase() && one.alerts,
        ),
    },
    {
      that: "it is limited to that condition and that price, and to nothing else",
      holds: ({ before, after, params }) =>
        addedEntries(before.ebay.saved, after.ebay.saved).some(
          (one) =>
            JSON.stringify({ ...one.filters, fromCents: one.filters.fromCents || null }) ===
            JSON.stringify(searchFilters(params)),
        ),
    },
  ],
  allow: ({ ebay: state }) => [added(state.saved, 1, { sort: "best" })],

  oracle: async (o, p) => {
    await search(o, p.q);
    await o.act(ebay, "results.narrow");
    await o.set(ebay, "results", { row: "condition" });
    await o.set(ebay, "results", { draft: { ...noFilters, condition: p.condition } });
    await o.set(ebay, "results", { row: "price" });
    await o.type("high", String(p.most));
    await o.act(ebay, "results.apply");
    await o.act(ebay, "results.save");
  },
});
const conditionWords = {
  new: "conditionNew",
  open: "conditionOpen",
  refurbished: "conditionRefurbished",
  used: "conditionUsed",
} as const;
const searchFilters = (p: { condition: Filters["condition"]; most: number }): Filters => ({
  ...noFilters,
  condition: p.condition,
  toCents: p.most * 100,
});
