import calendar from "#apps/calendar/index.ts";
import railway from "#apps/railway/index.ts";
import { text } from "#judge/answers.ts";
import { defineTask } from "#judge/define.ts";
import { event, timeSlot } from "../kit/calendar.ts";
import { formatDay } from "#state/day.ts";
import { drawRoute, firstDay, directTrains, filterByClass, searchTrains } from "../kit/railway.ts";
import { addEntries } from "../kit/records.ts";
import { formatTime, formatDate, fillIn } from "../kit/phrases.ts";

/** Find the last train that arrives long enough before a meeting in another city. */
export default defineTask({
  apps: [calendar, railway],
  split: "test",
  objective: "query",
  composition: "transfer",
  difficulty: "L4",
  tags: ["search", "extract", "handoff", "reasoning"],
  budget: 60,
  revision: 1,

  facts: async (world, r) => {
    for (;;) {
      const [from, to] = drawRoute(r);
      const day = firstDay + r.int(2, 12);
      // The trains that remain when the app filters by first class: kinds G, D and C.
      const legs = (await directTrains(world, from, to, day)).filter(
        ({ kind, departs, arrives }) => "GDC".includes(kind) && departs < 1440 && arrives < 1440,
      );
      const begins = r.int(13, 18) * 60 + r.pick([0, 15, 30, 45]);
      const lead = r.pick([60, 75, 90, 100, 120]);
      const inTime = legs.filter(({ arrives }) => arrives <= begins - lead);
      const last = inTime.at(-1);
      const before = inTime.at(-2);
      if (!last || !before || before.departs === last.departs || legs.length > 34) continue;
      // No train arrives within three minutes of the limit. Of the trains that arrive in time, the last one to depart
      // is also the last one to arrive.
      if (legs.some(({ arrives }) => Math.abs(arrives - (begins - lead)) < 3)) continue;
      if (inTime.some((leg) => leg !== last && leg.arrives > last.arrives)) continue;
      return { from, to, day, begins, lead, train: last.train, departs: last.departs, arrives: last.arrives };
    }
  },
  listed: { instances: 100, answerFields: 2 },
  params: (r, _, { say }, p) => ({
    ...p,
    fromName: say(p.from.en, p.from.zh),
    toName: say(p.to.en, p.to.zh),
    title: r.pick([
      say("Client meeting", "客户会谈"),
      say("Site visit", "现场考察"),
      say("Contract signing", "合同签署"),
      say("Panel talk", "圆桌讨论"),
    ]),
    length: r.pick([45, 60, 90]),
  }),
  instruction: {
    en: [
      (p) =>
        `I have "${p.title}" in ${p.toName} on ${formatDate(p.day, "en")}; the time is in {app.calendar}. I'm going that day on a direct G, D or C train from ${p.fromName} and want to be there at least ${p.lead} minutes before it starts. What's the last train in {app.railway} that gets me there in time, and when does it leave? ${fillIn.en} Don't buy anything.`,
      (p) =>
        `Check in {app.calendar} when "${p.title}" in ${p.toName} starts on ${formatDate(p.day, "en")}. Then find in {app.railway} the last direct G, D or C train from ${p.fromName} that day that gets in at least ${p.lead} minutes before it starts. What's its number, and when does it leave? ${fillIn.en} Don't book it.`,
    ],
    zh: [
      (p) =>
        `${formatDate(p.day, "zh-CN")}我在${p.toName}有“${p.title}”，时间见{app.calendar}。我当天从${p.fromName}坐直达的高铁、动车或城际（G/D/C）过去，要在开始前至少 ${p.lead} 分钟到达。请在{app.railway}查询，最晚可以坐哪一趟？几点发车？${fillIn.zh}不要购票。`,
      (p) =>
        `请先在{app.calendar}里查${formatDate(p.day, "zh-CN")}在${p.toName}的“${p.title}”几点开始，再到{app.railway}里找当天从${p.fromName}出发、比开始时间至少早 ${p.lead} 分钟到达的最后一趟直达 G/D/C 列车：车次是什么？几点发车？${fillIn.zh}不要下单。`,
    ],
  },
  setup: ({ calendar: state }, p, { offsetMin, say }) => {
    const at = (id: string, day: number, minute: number, location: string) =>
      event(id, p.title, timeSlot(day, minute, p.length, offsetMin), { location });
    addEntries(
      state.events,
      at("event_meeting", p.day, p.begins, p.toName),
      at("event_alike", p.day + 1, p.begins - 105, say("Video call", "视频会议")),
    );
  },
  checks: [
    { that: "the events are as they were", unchanged: ({ calendar: state }) => state.events },
    { that: "nothing was ordered", unchanged: ({ railway: state }) => state.orders },
  ],
  allow: () => [],
  answer: {
    fields: (_, say) => ({
      train: text(say("Train", "车次"), "G101"),
      departs: text(say("Departure", "发车时间"), "HH:MM", "time"),
    }),
    expected: ({ params }) => ({ train: params.train, departs: formatTime(params.departs) }),
  },

  oracle: async (o, p, occasion) => {
    await o.open(calendar);
    await o.act(calendar, "main.search");
    await o.type("query", p.title);
    await o.act(calendar, "search.open", { id: "event_meeting", day: formatDay(p.day) });
    await o.sees(p.toName, formatTime(p.begins));
    await searchTrains(o, p.from, p.to, p.day, occasion);
    await filterByClass(o, "first");
    await o.sees(p.train, formatTime(p.departs), formatTime(p.arrives));
    o.reads([formatTime(p.begins), p.lead, p.train, formatTime(p.departs)], p.train, formatTime(p.departs));
    await o.answer({ train: p.train, departs: formatTime(p.departs) });
  },
});
