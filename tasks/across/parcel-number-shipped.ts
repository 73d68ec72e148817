import ebay from "#apps/ebay/index.ts";
import type { Sale } from "#apps/ebay/features/selling/state.ts";
import notes from "#apps/notes/index.ts";
import { defineTask } from "#judge/define.ts";
import { dayMs, hourMs } from "#state/civil.ts";
import { note, openNote } from "../kit/notes.ts";
import { addEntries } from "../kit/records.ts";

/** A note lists each buyer's carrier and tracking number. Mark one sale as shipped with these details. */
export default defineTask({
  apps: [notes, ebay],
  split: "test",
  objective: "operate",
  composition: "transfer",
  difficulty: "L3",
  tags: ["extract", "handoff", "edit"],
  budget: 30,
  revision: 1,

  params: (r, _, { say }) => {
    const buyers = r.sample(["tallgrass88", "willowgate", "quietharbor", "lowtide12", "papermoon"], 3);
    const [thing, alike, ...others] = r.sample(things, 3);
    const title = (one: (typeof things)[number]): string => say(one.en, one.zh);
    const number = (): string => Array.from({ length: 16 }, () => r.int(0, 9)).join("");
    const [first, second, third] = [number(), number(), number()];
    return {
      title: title(thing!),
      titles: [title(thing!), title(alike!), title(others[0]!)],
      buyers,
      numbers: [first, second, third],
      carriers: r.sample(carriers, 3),
      order: r.shuffle([0, 1, 2]),
    };
  },
  instruction: {
    en: [
      ({ title }) =>
        `My note "Handed in" lists today's parcels by buyer, with carriers and tracking numbers. Mark my {app.ebay} sale of "${title}" as shipped with the details from there.`,
      ({ title }) =>
        `I've dropped off "${title}", which I sold on {app.ebay}. Find the buyer in my note "Handed in" and mark the order as shipped with the carrier and tracking number it gives. Leave the other orders alone.`,
    ],
    zh: [
      ({ title }) =>
        `我的笔记“已寄出”按买家记下了今天各包裹的快递公司和单号。请按其中的内容，把我在{app.ebay}上卖出的“${title}”标记为已发货。`,
      ({ title }) =>
        `我在{app.ebay}上卖掉的“${title}”已经交给快递了。请在笔记“已寄出”里找到它的买家那一行，用那里的快递公司和单号把这笔订单标记为已发货，其他订单不动。`,
    ],
  },
  setup: ({ ebay: state, notes: { notes: all } }, p, { now, say }) => {
    const model = state.sales["sale_s_monitor"]!;
    delete state.sales["sale_s_monitor"];
    for (const i of p.order) {
      const at = now - (9 + p.order.indexOf(i) * 4) * hourMs;
      const sale: Sale = {
        ...model,
        id: `sale_${["meant", "alike", "other"][i]}`,
        title: p.titles[i]!,
        by: p.buyers[i]!,
        photo: null,
        at,
        shipBy: at + 3 * dayMs,
      };
      addEntries(state.sales, sale);
    }
    const lines = p.order.map((i) => {
      const carrier = p.carriers[i]!;
      return say(`${p.buyers[i]}: ${carrier.en}, ${p.numbers[i]}`, `${p.buyers[i]}：${carrier.zh}，${p.numbers[i]}`);
    });
    addEntries(
      all,
      note("note_handed", say("Handed in", "已寄出"), lines.join("\n"), now - hourMs),
      note(
        "note_last",
        say("Handed in last week", "上周已寄出"),
        say(`${p.buyers[0]}: Yellow Line, 8812004417230956`, `${p.buyers[0]}：黄线快递，8812004417230956`),
        now - 8 * dayMs,
      ),
    );
  },
  checks: [
    {
      that: "the sale is shipped",
      holds: ({ after }) => after.ebay.sales["sale_meant"]!.status === "shipped",
    },
    {
      that: "with the carrier and the number of its parcel",
      holds: ({ after, params }) => {
        const { carrier, tracking } = after.ebay.sales["sale_meant"]!;
        return carrier === params.carriers[0]!.id && tracking === params.numbers[0];
      },
    },
    { that: "the notes are as they were", unchanged: ({ notes: { notes: all } }) => all },
  ],
  allow: ({ ebay: state }) => {
    const sale = state.sales["sale_meant"];
    return [sale?.status, sale?.carrier, sale?.tracking, sale?.shippedAt, sale?.arrivesAt];
  },
  free: [{ why: "When it comes is the carrier's", paths: ({ ebay: state }) => [state.sales["sale_meant"]?.arrivesAt] }],

  oracle: async (o, p, { lang, say }) => {
    await o.open(ebay);
    await o.act(ebay, "home.goSelling");
    await o.set(ebay, "selling", { tab: "orders" });
    await o.act(ebay, "selling.openSale", { sale: "sale_meant" });
    await o.sees(p.buyers[0]!);
    await openNote(o, say("Handed in", "已寄出"), "note_handed");
    const carrier = p.carriers[0]!;
    await o.sees(p.buyers[0]!, lang === "en" ? carrier.en : carrier.zh, p.numbers[0]!);
    await o.open(ebay);
    await o.set(ebay, "sale", { open: "carrier" });
    await o.act(ebay, "sale.pickCarrier", { carrier: carrier.id });
    await o.type("tracking", p.numbers[0]!);
    await o.act(ebay, "sale.ship");
  },
});
const carriers = [
  { id: "usps", en: "US Post", zh: "美邮" },
  { id: "ups", en: "Brown Parcel", zh: "棕色快运" },
  { id: "fedex", en: "Express Freight", zh: "特快货运" },
  { id: "dhl", en: "Yellow Line", zh: "黄线快递" },
  { id: "sf", en: "Swift Express", zh: "迅捷速运" },
] as const;
const things = [
  { en: "Film scanner with holders", zh: "胶片扫描仪 带片夹" },
  { en: "Film projector, works", zh: "胶片放映机 可用" },
  { en: "Camping stove, two burners", zh: "露营炉 双头" },
  { en: "Camping lantern, hardly used", zh: "露营灯 几乎没用过" },
  { en: "Mechanical keyboard, quiet", zh: "静音机械键盘" },
  { en: "Keyboard stand, folding", zh: "折叠键盘架" },
] as const;
