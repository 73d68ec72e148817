import notes from "#apps/notes/index.ts";
import railway from "#apps/railway/index.ts";
import { defineTask } from "#judge/define.ts";
import { added } from "#judge/allowed-paths.ts";
import type { SeatClass } from "#world/rails/classes.ts";
import { newNotesArePlain, onlyNewNoteHasAmount, writeNote } from "../kit/notes.ts";
import { drawRoute, adultFare, firstDay, directTrains, filterByClass, searchTrains, toTrip } from "../kit/railway.ts";
import { formatDate } from "../kit/phrases.ts";

/** Write a note with the train fare for two people in a class. */
export default defineTask({
  apps: [railway, notes],
  split: "test",
  objective: "operate",
  composition: "transfer",
  difficulty: "L3",
  tags: ["search", "extract", "create", "reasoning"],
  budget: 45,
  revision: 2,

  facts: async (world, r) => {
    for (;;) {
      const [from, to] = drawRoute(r);
      const day = firstDay + r.int(2, 12);
      const of = r.pick(["business", "first", "second"] as const) satisfies SeatClass;
      const legs = (await directTrains(world, from, to, day)).filter(
        ({ kind, departs }) => kind === "G" && departs < 1440,
      );
      if (legs.length < 4 || legs.length > 40) continue;
      const leg = r.pick(legs);
      return { from, to, day, of, trip: toTrip(leg, of), cents: adultFare(leg, of) };
    }
  },
  listed: { instances: 100, answerFields: 0 },
  params: (r, _, { say }, p) => ({
    ...p,
    fromName: say(p.from.en, p.from.zh),
    toName: say(p.to.en, p.to.zh),
    className: say(
      { business: "business class", first: "first class", second: "second class" }[p.of],
      { business: "商务座", first: "一等座", second: "二等座" }[p.of],
    ),
    people: r.int(2, 5),
    title: r.pick([
      say("Train fares", "车票预算"),
      say("Tickets", "火车票"),
      say("Trip costs", "出行费用"),
      say("Total fare", "车票总价"),
    ]),
  }),
  instruction: {
    en: [
      (p) =>
        `How much would ${p.people} adults pay in total for ${p.className} on ${p.trip.train} from ${p.fromName} to ${p.toName} on ${formatDate(p.day, "en")}? Check {app.railway} and write the total in a new note "${p.title}": just the amount in yuan, with two decimals.`,
      (p) =>
        `Look up the ${p.className} fare for ${p.trip.train}, ${p.fromName} to ${p.toName} on ${formatDate(p.day, "en")}, in {app.railway} and work out the total for ${p.people} adults. Save that as a new note called "${p.title}" that contains only the amount in yuan with two decimals.`,
    ],
    zh: [
      (p) =>
        `请在{app.railway}查${formatDate(p.day, "zh-CN")} ${p.trip.train} 次从${p.fromName}到${p.toName}的${p.className}票价，算出 ${p.people} 位成人一共多少钱，在{app.notes}新建标题为“${p.title}”的笔记，正文只写总金额（元，两位小数）。`,
      (p) =>
        `${formatDate(p.day, "zh-CN")} ${p.trip.train} 次${p.fromName}到${p.toName}的${p.className}，${p.people} 个成人一共多少钱？请查{app.railway}，再在{app.notes}里新建笔记“${p.title}”，正文只写总金额（元），保留两位小数。`,
    ],
  },
  setup: () => undefined,
  checks: [
    {
      that: "one new note of this name has the sum and nothing else",
      holds: ({ before, after, params }) =>
        onlyNewNoteHasAmount({ before, after }, params.title, params.cents * params.people),
    },
    { that: "nothing was ordered", unchanged: ({ railway: state }) => state.orders },
    newNotesArePlain,
  ],
  allow: ({ notes: state }) => [added(state.notes)],

  oracle: async (o, p, occasion) => {
    await searchTrains(o, p.from, p.to, p.day, occasion);
    await filterByClass(o, p.of);
    await o.set(railway, "results", { unfolded: p.trip.train });
    await o.sees(`¥${p.cents / 100}`);
    const sum = ((p.cents * p.people) / 100).toFixed(2);
    o.reads([`¥${p.cents / 100}`, p.people], sum);
    await writeNote(o, p.title, sum);
  },
});
