import railway from "#apps/railway/index.ts";
import { number, text } from "#judge/answers.ts";
import { defineTask } from "#judge/define.ts";
import {
  arrivalMinute,
  findTransfers,
  rankTransferPlaces,
  totalMinutes,
  type Transfer,
} from "#world/rails/connections.ts";
import rails from "#world/rails/index.ts";
import { hypot } from "#state/portable-math.ts";
import { adultFare, firstDay, leftAtStart } from "../kit/railway.ts";
import { formatTime, formatDate, fillIn } from "../kit/phrases.ts";

/**
 * Of the routes with a transfer in one city, find the quickest one with first-class seats in both trains, enough time to
 * change, and an arrival by a time. Add up both fares.
 */
export default defineTask({
  apps: [railway],
  split: "test",
  objective: "query",
  composition: "sequential",
  difficulty: "L4",
  tags: ["search", "extract", "reasoning", "explore"],
  budget: 60,
  revision: 1,

  facts: async (world, r) => {
    const hubs = (await world.read(rails.queries.hubs, { id: "hubs" }))!.places;
    const ends = hubs.filter(({ id }) => endNames.some((name) => id === `st_${name}`));
    for (;;) {
      const [from, to] = r.sample(ends, 2);
      // The transfer is hardly out of the way.
      const near = rankTransferPlaces(hubs, from!, to!, 3).filter(
        (hub) => apart(from!, hub) + apart(hub, to!) < 1.2 * apart(from!, to!),
      );
      if (near.length === 0) continue;
      const hub = r.pick(near);
      const day = firstDay + r.int(3, 12);
      const boards = await Promise.all([from!, hub, to!].map(({ id }) => world.read(rails.queries.board, { id })));
      const listed = findTransfers(boards[0]!, boards[1]!, boards[2]!, day).filter(hasFirstClass);
      const deadline = r.int(13, 21) * 60 + r.pick([0, 15, 30, 45]);
      const least = r.pick([25, 30, 35, 40, 45]);
      const arrives = (one: Transfer): number => arrivalMinute(one.second) - day * 1440;
      const isDirectChange = ({ first, second }: Transfer): boolean => first.to.id === second.from.id;
      const fit = listed.filter((one) => isDirectChange(one) && one.waitMinutes >= least && arrives(one) <= deadline);
      const [best, next] = fit;
      if (!best || !next || totalMinutes(best) === totalMinutes(next)) continue;
      if ([best.first, best.second].some((leg) => leftAtStart(leg, "first") < 4)) continue;
      // Quicker routes are in the list, one with too little time to change and one that arrives too late. The best one
      // is near the top of the list.
      const quicker = listed.filter((one) => totalMinutes(one) <= totalMinutes(best) && one !== best);
      if (quicker.length < 2 || quicker.length > 7) continue;
      if (quicker.every((one) => arrives(one) <= deadline)) continue;
      if (!quicker.some((one) => one.waitMinutes < least && arrives(one) <= deadline)) continue;
      if (listed.some((one) => Math.abs(arrives(one) - deadline) < 3 || one.waitMinutes === least)) continue;
      const { first, second, waitMinutes } = best;
      const fares = [adultFare(first, "first"), adultFare(second, "first")];
      const [a, via, b] = [from!, hub, to!].map(({ id, en, zh }) => ({ id, en, zh }));
      const trains = [first.train, second.train];
      return {
        from: a!,
        to: b!,
        via: via!,
        day,
        deadline,
        least,
        trains,
        waitMinutes,
        fares,
        arrives: second.arrives % 1440,
      };
    }
  },
  listed: { instances: 100, answerFields: 3 },
  params: (_, __, { say }, p) => ({
    ...p,
    fromName: say(p.from.en, p.from.zh),
    toName: say(p.to.en, p.to.zh),
    viaName: say(p.via.en, p.via.zh),
    fareTexts: p.fares.map((cents) => `¥${cents / 100}`),
    total: p.fares.reduce((sum, cents) => sum + cents, 0) / 100,
  }),
  instruction: {
    en: [
      (p) =>
        `I'm travelling from ${p.fromName} to ${p.toName} on ${formatDate(p.day, "en")} with a transfer in ${p.viaName}. Look at the transfer routes that {app.railway} offers. Both trains must have first-class tickets left, and I need at least ${p.least} minutes to change, without going to another station. I have to arrive by ${formatTime(p.deadline)} that day. Which two trains get me there in the shortest total time, and what do they cost together in first class for an adult? ${fillIn.en} Don't book anything.`,
      (p) =>
        `Find me the quickest of the routes via ${p.viaName} that {app.railway} lists for ${p.fromName} to ${p.toName} on ${formatDate(p.day, "en")}, changing trains once. Conditions: first-class tickets still available on both trains, at least ${p.least} minutes between them at the same station, arrival no later than ${formatTime(p.deadline)} the same day. Give me both train numbers and the total adult first-class fare. ${fillIn.en} No booking, please.`,
    ],
    zh: [
      (p) =>
        `${formatDate(p.day, "zh-CN")}我要从${p.fromName}去${p.toName}，在${p.viaName}中转。请看{app.railway}给出的中转方案：两趟车一等座都要有票，换乘时间至少 ${p.least} 分钟，不能换站，当天 ${formatTime(p.deadline)} 及以前到达。全程耗时最短的是哪两趟车？成人一等座票价一共多少？${fillIn.zh}不要下单。`,
      (p) =>
        `帮我在{app.railway}列出的方案里找一个${formatDate(p.day, "zh-CN")}从${p.fromName}经${p.viaName}中转到${p.toName}、全程用时最少的：两程都还有一等座，同站换乘且间隔不少于 ${p.least} 分钟，最晚当天 ${formatTime(p.deadline)} 到。告诉我两个车次，以及成人一等座的总票价。${fillIn.zh}先不买票。`,
    ],
  },
  setup: () => undefined,
  checks: [{ that: "nothing was ordered", unchanged: ({ railway: state }) => [state.orders, state.waits] }],
  allow: () => [],
  answer: {
    fields: (_, say) => ({
      first: text(say("First train", "第一程车次"), "G101"),
      second: text(say("Second train", "第二程车次"), "G101"),
      yuan: number(say("Both fares together in yuan", "两程票价合计（元）"), "82.5"),
    }),
    expected: ({ params }) => ({ first: params.trains[0]!, second: params.trains[1]!, yuan: params.total }),
  },

  oracle: async (o, p, { say }) => {
    await o.open(railway);
    await o.set(railway, "home", { tab: "transfer" });
    for (const [side, town] of [
      ["from", p.from],
      ["to", p.to],
    ] as const) {
      await o.act(railway, "home.choose", { side });
      await o.type("query", say(town.en, town.zh));
      await o.act(railway, "stationPick.pick", { station: town.id });
    }
    await o.act(railway, "home.chooseDay");
    await o.act(railway, "home.pickDay", { day: p.day });
    await o.act(railway, "home.search");
    await o.act(railway, "results.chooseVia");
    await o.act(railway, "results.pickVia", { via: p.via.id });
    await o.act(railway, "results.filter");
    await o.set(railway, "results", { free: true });
    await o.set(railway, "results", { classes: ["first"] });
    await o.act(railway, "results.applyFilters");
    await o.act(railway, "results.sortBy", { sort: "duration" });
    const [first, second] = [p.trains[0]!, p.trains[1]!];
    await o.set(railway, "results", { unfolded: `${first} ${second}` });
    await o.sees(first, second, formatTime(p.arrives), ...p.fareTexts);
    o.reads([first, second, ...p.fareTexts], first, second, p.total);
    await o.answer({ first, second, yuan: p.total });
  },
});
/** Whether the app still lists the route when it shows only routes with free first-class seats. */
const hasFirstClass = ({ first, second }: Transfer): boolean =>
  [first, second].every(
    (leg) => adultFare(leg, "first") > 0 && "GDC".includes(leg.kind) && leftAtStart(leg, "first") > 0,
  );
interface Point {
  readonly latitude: number;
  readonly longitude: number;
}
const apart = (a: Point, b: Point): number => hypot(a.latitude - b.latitude, 0.85 * (a.longitude - b.longitude));
/** Large towns on fast lines. */
const endNames = [
  ...["shanghai", "nanjing", "hangzhou", "beijing", "wuhan", "changsha", "guangzhou", "chengdu", "chongqing"],
  ...["zhengzhou", "hefei", "xiamen", "tianjin", "shenzhen", "jinan", "xi_an", "nanchang", "fuzhou", "guiyang"],
  ...["shijiazhuang", "taiyuan", "kunming", "qingdao", "shenyang"],
];
