import railway from "#apps/railway/index.ts";
import { number, text } from "#judge/answers.ts";
import { defineTask } from "#judge/define.ts";
import {
  drawTowns,
  adultFare,
  firstDay,
  leftAtStart,
  directTrains,
  filterByClass,
  searchTrains,
} from "../kit/railway.ts";
import { formatTime, formatDate, fillIn } from "../kit/phrases.ts";

/** Among the trains that arrive in time and have free seats, find the train with the cheapest second class. */
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
      const all = (await directTrains(world, from, to, day))
        .filter((leg) => leg.kind !== "K" && adultFare(leg, "second") > 0 && leg.departs < 1440)
        .filter(({ kind }) => kind === "G" || kind === "D" || kind === "C")
        .map((leg) => ({ leg, cents: adultFare(leg, "second"), left: leftAtStart(leg, "second") }))
        .toSorted((a, b) => a.cents - b.cents || a.leg.departs - b.leg.departs);
      const deadline = r.int(11, 20) * 60 + r.pick([0, 15, 30, 45]);
      const fit = all.filter(({ leg, left }) => leg.arrives <= deadline && left > 0);
      const [best, next] = fit;
      // Exactly one suitable train is cheapest. It has at least four free seats and is near the top of the list. No
      // train arrives within three minutes of the deadline. A cheaper train exists, but it arrives too late or is full.
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
        `Look at direct trains from ${p.fromName} to ${p.toName} on ${formatDate(p.day, "en")} in {app.railway}. Of those that arrive by ${formatTime(p.deadline)} that day and still have second-class seats, which has the cheapest second-class fare, and what does an adult pay? ${fillIn.en} Don't buy anything.`,
      (p) =>
        `I need to get from ${p.fromName} to ${p.toName} without changing trains on ${formatDate(p.day, "en")}, arriving by ${formatTime(p.deadline)} that day. Which train with second-class seats left is cheapest for an adult in second class, and how much is it? Check in {app.railway} without buying. ${fillIn.en}`,
    ],
    zh: [
      (p) =>
        `请在{app.railway}中查看${formatDate(p.day, "zh-CN")}从${p.fromName}直达${p.toName}的列车。在当天 ${formatTime(p.deadline)} 及以前到达、且二等座还有票的车次中，哪一趟的二等座最便宜？成人票价是多少？${fillIn.zh}不要购票。`,
      (p) =>
        `我想在${formatDate(p.day, "zh-CN")}从${p.fromName}直达${p.toName}，当天 ${formatTime(p.deadline)} 前（含）到达。在二等座有票的车次里，成人二等座票价最低的是哪一趟？多少钱？请在{app.railway}里查询，不要购票。${fillIn.zh}`,
    ],
  },
  setup: () => undefined,
  checks: [
    {
      that: "nothing was ordered",
      keeps: true,
      holds: ({ before, after }) => isSame(before.railway.orders, after.railway.orders),
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
    await searchTrains(o, p.from, p.to, p.day, occasion);
    await filterByClass(o, "second");
    await o.act(railway, "results.sortBy", { sort: "price" });
    await o.sees(p.train, formatTime(p.arrives), `¥${p.cents / 100}`);
    o.reads([p.train, `¥${p.cents / 100}`], p.train, p.cents / 100);
    await o.answer({ train: p.train, yuan: p.cents / 100 });
  },
});
const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);
