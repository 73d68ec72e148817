import railway from "../../src/apps/railway/index.ts";
import { number, text } from "../../src/judge/answers.ts";
import { defineTask } from "../../src/judge/define.ts";
import { drawTowns, fare, firstDay, leftAtStart, legsOf, onlyWith, searchWay } from "../kit/railway.ts";
import { clockOf, dateWords, fillIn } from "../kit/words.ts";

/** Of the trains that arrive in time and have seats, the one with the cheapest second class. */
export default defineTask({
  apps: [railway],
  split: "test",
  objective: "query",
  composition: "sequential",
  difficulty: "L3",
  tags: ["search", "extract", "reasoning"],
  budget: 45,
  revision: 2,

  facts: async (world, r) => {
    for (;;) {
      const [from, to] = drawTowns(r);
      const day = firstDay + r.int(2, 12);
      const all = (await legsOf(world, from, to, day))
        .filter((leg) => leg.kind !== "K" && fare(leg, "second") > 0 && leg.departs < 1440)
        .filter(({ kind }) => kind === "G" || kind === "D" || kind === "C")
        .map((leg) => ({ leg, cents: fare(leg, "second"), left: leftAtStart(leg, "second") }))
        .toSorted((a, b) => a.cents - b.cents || a.leg.departs - b.leg.departs);
      const deadline = r.int(11, 20) * 60 + r.pick([0, 15, 30, 45]);
      const fit = all.filter(({ leg, left }) => leg.arrives <= deadline && left > 0);
      const [best, next] = fit;
      // One alone is cheapest, by a margin of time and seats, and stands near the top of its list; cheaper ones come too late.
      if (!best || !next || best.cents === next.cents || best.left < 4 || all.indexOf(best) > 7) continue;
      if (all.some(({ leg }) => Math.abs(leg.arrives - deadline) < 3) || all[0] === best) continue;
      return { from, to, day, deadline, train: best.leg.train, cents: best.cents, arrives: best.leg.arrives };
    }
  },
  listed: { instances: 99, answerFields: 2 },
  params: (_, __, { say }, p) => ({ ...p, fromName: say(p.from.en, p.from.zh), toName: say(p.to.en, p.to.zh) }),
  instruction: {
    en: [
      (p) =>
        `Look at direct trains from ${p.fromName} to ${p.toName} on ${dateWords(p.day, "en")} in {app.railway}. Of those that arrive by ${clockOf(p.deadline)} that day and still have second-class seats, which has the cheapest second-class fare, and what does an adult pay? ${fillIn.en} Don't buy anything.`,
      (p) =>
        `I need to get from ${p.fromName} to ${p.toName} without changing trains on ${dateWords(p.day, "en")}, arriving by ${clockOf(p.deadline)} that day. Which train with second-class seats left is cheapest for an adult in second class, and how much is it? Check in {app.railway} without buying. ${fillIn.en}`,
    ],
    zh: [
      (p) =>
        `请在{app.railway}中查看${dateWords(p.day, "zh-CN")}从${p.fromName}直达${p.toName}的列车。在当天 ${clockOf(p.deadline)} 及以前到达、且二等座还有票的车次中，哪一趟的二等座最便宜？成人票价是多少？${fillIn.zh}不要购票。`,
      (p) =>
        `我想在${dateWords(p.day, "zh-CN")}从${p.fromName}直达${p.toName}，当天 ${clockOf(p.deadline)} 前（含）到达。在二等座有票的车次里，成人二等座票价最低的是哪一趟？多少钱？请在{app.railway}里查询，不要购票。${fillIn.zh}`,
    ],
  },
  setup: () => undefined,
  checks: [
    {
      that: "nothing was ordered",
      keeps: true,
      holds: ({ before, after }) => same(before.railway.orders, after.railway.orders),
    },
  ],
  allow: () => [],
  answer: {
    fields: (_, say) => ({
      train: text(say("Train", "车次"), "G101"),
      yuan: number(say("Second-class fare in yuan", "二等座票价（元）"), "82.5"),
    }),
    expected: ({ params }) => ({ train: params.train, yuan: params.cents / 100 }),
  },

  oracle: async (o, p, occasion) => {
    await searchWay(o, p.from, p.to, p.day, occasion);
    await onlyWith(o, "second");
    await o.act(railway, "results.sortBy", { sort: "price" });
    await o.sees(p.train, clockOf(p.arrives), `¥${p.cents / 100}`);
    o.reads([p.train, `¥${p.cents / 100}`], p.train, p.cents / 100);
    await o.answer({ train: p.train, yuan: p.cents / 100 });
  },
});
const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);
