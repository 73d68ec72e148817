import ebay from "#apps/ebay/index.ts";
import { strings } from "#apps/ebay/strings.ts";
import { choice, text } from "#judge/answers.ts";
import { defineTask } from "#judge/define.ts";
import { dateText } from "#os/format.ts";
import type { Lang } from "#os/values.ts";
import { textsFor } from "#os/texts.ts";
import { dayKey, dayMs } from "#state/civil.ts";
import { pastOrder, drawListings, openOrders } from "../kit/ebay.ts";
import { addEntries } from "../kit/records.ts";
import { fillIn } from "../kit/phrases.ts";

/** Report the latest status of one of several parcels and its expected delivery day. */
export default defineTask({
  apps: [ebay],
  split: "train",
  objective: "query",
  composition: "sequential",
  difficulty: "L2",
  tags: ["nav", "extract"],
  budget: 15,
  revision: 1,

  facts: (world, r) =>
    drawListings(
      world,
      r,
      3,
      { format: "buy", reach: "abroad", price_max: 30_000 },
      (item) => item.location.country !== "CN",
    ),
  listed: { instances: 100, answerFields: 2 },
  params: (r, _, { say }, wares) => {
    const [ware, next, before] = wares;
    return {
      ware: ware!,
      next: next!,
      before: before!,
      noun: say(ware!.noun.en, ware!.noun.zh),
      // The completed part of the delivery time in percent, and the whole delivery time in days.
      done: r.pick([35, 70, 88]),
      nextDone: r.pick([30, 65, 85]),
      days: r.int(8, 18),
      nextDays: r.int(8, 18),
    };
  },
  instruction: {
    en: [
      ({ noun }) =>
        `What's the latest on my {app.ebay} parcel with the ${noun}, and what day should it arrive? ${fillIn.en}`,
    ],
    zh: [({ noun }) => `我在{app.ebay}上买的${noun}还在路上，现在到哪一步了？预计哪天送到？${fillIn.zh}`],
  },
  setup: ({ ebay: state }, p, { now }) => {
    state.orders = {};
    const sent = (id: string, ware: typeof p.ware, days: number, done: number, hidden = false) => {
      const shipsAt = now - Math.round((days * dayMs * done) / 100);
      addEntries(
        state.orders,
        pastOrder(state, id, ware, shipsAt - 26 * 3_600_000, {
          status: "shipped",
          shipping: { service: "international", cents: ware.way.cents, days: [...ware.way.days] },
          shipsAt,
          arrivesAt: shipsAt + days * dayMs,
          tracking: "LX440912876US",
          entry: null,
          payWith: "any",
          hidden,
        }),
      );
    };
    sent("order_meant", p.ware, p.days, p.done);
    sent("order_next", p.next, p.nextDays, p.nextDone);
    // The same item was delivered once before.
    for (const [n, ware] of [p.ware, p.before].entries())
      addEntries(
        state.orders,
        pastOrder(state, `order_past${n}`, ware, now - (40 + n * 9) * dayMs, { entry: null, payWith: "any" }),
      );
  },
  checks: [{ that: "the orders are as they were", unchanged: ({ ebay: state }) => state.orders }],
  allow: () => [],
  answer: {
    fields: (_, say) => {
      const told = textsFor(strings, say("en", "zh-CN") as Lang);
      return {
        stage: choice(say("Latest step", "最新进度"), [told.stepHub, told.stepCustoms, told.stepNear, told.stepOut]),
        day: text(say("Expected on", "预计送达日期"), "YYYY-MM-DD", "date"),
      };
    },
    expected: ({ before, params, occasion }) => ({
      stage: stageText(params.done, occasion.lang),
      day: dayKey(before.ebay.orders["order_meant"]!.arrivesAt!, occasion.offsetMin),
    }),
  },

  oracle: async (o, p, { lang, now, offsetMin }) => {
    await openOrders(o, "progress");
    await o.act(ebay, "orders.track", { order: "order_meant" });
    const { ebay: state, os } = await o.state();
    const at = state.orders["order_meant"]!.arrivesAt!;
    const [stage, shown, day] = [stageText(p.done, lang), dateText(at, os, now), dayKey(at, offsetMin)];
    await o.sees(stage, shown);
    o.reads([shown], day);
    await o.answer({ stage, day });
  },
});
function stageText(done: number, lang: Lang): string {
  const told = textsFor(strings, lang);
  return done < 60 ? told.stepHub : done < 80 ? told.stepCustoms : told.stepNear;
}
