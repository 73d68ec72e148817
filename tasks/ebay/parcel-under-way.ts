import ebay from "../../src/apps/ebay/index.ts";
import { strings } from "../../src/apps/ebay/strings.ts";
import { choice, text } from "../../src/judge/answers.ts";
import { defineTask } from "../../src/judge/define.ts";
import { dateText } from "../../src/os/format.ts";
import type { Lang } from "../../src/os/values.ts";
import { wordsFor } from "../../src/os/words.ts";
import { dayKey, dayMs } from "../../src/state/civil.ts";
import { bought, drawWares, openOrders } from "../kit/ebay.ts";
import { put } from "../kit/records.ts";
import { fillIn } from "../kit/words.ts";

/** Find out how far one of several parcels has come, and on which day it is expected. */
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
    drawWares(
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
      // How much of the way is done, in percent, and how many days all of it takes.
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
      put(
        state.orders,
        bought(state, id, ware, shipsAt - 26 * 3_600_000, {
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
    // The same thing came once before.
    for (const [n, ware] of [p.ware, p.before].entries())
      put(
        state.orders,
        bought(state, `order_past${n}`, ware, now - (40 + n * 9) * dayMs, { entry: null, payWith: "any" }),
      );
  },
  checks: [{ that: "the orders are as they were", unchanged: ({ ebay: state }) => state.orders }],
  allow: () => [],
  answer: {
    fields: (_, say) => {
      const told = wordsFor(strings, say("en", "zh-CN") as Lang);
      return {
        stage: choice(say("Latest step", "最新进度"), [told.stepHub, told.stepCustoms, told.stepNear, told.stepOut]),
        day: text(say("Expected on", "预计送达日期"), "YYYY-MM-DD", "date"),
      };
    },
    expected: ({ before, params, occasion }) => ({
      stage: stageOf(params.done, occasion.lang),
      day: dayKey(before.ebay.orders["order_meant"]!.arrivesAt!, occasion.offsetMin),
    }),
  },

  oracle: async (o, p, { lang, now, offsetMin }) => {
    await openOrders(o, "progress");
    await o.act(ebay, "orders.track", { order: "order_meant" });
    const { ebay: state, os } = await o.state();
    const at = state.orders["order_meant"]!.arrivesAt!;
    const [stage, shown, day] = [stageOf(p.done, lang), dateText(at, os, now), dayKey(at, offsetMin)];
    await o.sees(stage, shown);
    o.reads([shown], day);
    await o.answer({ stage, day });
  },
});
function stageOf(done: number, lang: Lang): string {
  const told = wordsFor(strings, lang);
  return done < 60 ? told.stepHub : done < 80 ? told.stepCustoms : told.stepNear;
}
