import calendar from "#apps/calendar/index.ts";
import x from "#apps/x/index.ts";
import { added } from "#judge/allowed-paths.ts";
import { defineTask } from "#judge/define.ts";
import { pad2 } from "#os/format.ts";
import { addDays, civilOf, dayMs, minuteMs, startOfDay } from "#state/civil.ts";
import { dayAt, formatDay } from "#state/day.ts";
import { sameJson } from "#state/json.ts";
import { event, timeSlot } from "../kit/calendar.ts";
import { formatTime } from "../kit/phrases.ts";
import { addedEntries, addEntries, matchesValues } from "../kit/records.ts";
import type { Localized } from "../kit/social.ts";
import { plainContent } from "../kit/x.ts";

/**
 * Schedule a post for the day before the next of three events with the same title. The post contains the event's place,
 * and only some people may reply. The event before was at another place, and so is the one after it.
 */
export default defineTask({
  apps: [calendar, x],
  split: "test",
  objective: "operate",
  composition: "transfer",
  difficulty: "L3",
  tags: ["search", "extract", "handoff", "create"],
  budget: 45,
  revision: 1,

  params: (r, _, { say, now, offsetMin }) => {
    const today = dayAt(now, offsetMin);
    const [before, place, after] = r.sample(places, 3).map((one) => say(...one));
    const inDays = r.int(5, 18);
    const minute = r.int(9, 20) * 60 + r.pick([10, 20, 40, 50]);
    const [title, lead] = r.pick(gatherings);
    return {
      title: say(...title),
      lead: say(...lead),
      place: place!,
      text: `${say(...lead)}${place!}`,
      others: [
        { id: "event_before", day: today - r.int(3, 12), place: before! },
        { id: "event_after", day: today + inDays + r.int(12, 25), place: after! },
      ],
      day: today + inDays,
      at: addDays(startOfDay(now, offsetMin), inDays - 1) + minute * minuteMs,
      time: formatTime(minute),
      startsAt: r.int(15, 19) * 60,
    };
  },
  instruction: {
    en: [
      ({ title, time, lead }) =>
        `The next "${title}" is in my {app.calendar}. Schedule a post on {app.x} for the day before it at ${time}: "${lead}…", with the event's location instead of the dots. Only accounts I follow should be able to reply.`,
      ({ title, time, lead }) =>
        `Could you announce my next "${title}" on {app.x}? The post should go out by itself at ${time} on the day before the event and say "${lead}…". Put the location from {app.calendar} where the dots are, nothing after it, and let only accounts I follow reply.`,
    ],
    zh: [
      ({ title, time, lead }) =>
        `{app.calendar}里有下一次“${title}”的日程。请在{app.x}上定时发一条帖子，时间是活动前一天 ${time}，内容写“${lead}……”，省略号换成日程里的地点，并且只有我关注的账号可以回复。`,
      ({ title, time, lead }) =>
        `帮我在{app.x}上预告下一次“${title}”：定在活动前一天的 ${time} 自动发出，正文是“${lead}……”，省略号处填{app.calendar}里写的地点，后面不要加别的，回复权限设成我关注的账号。`,
    ],
  },
  setup: ({ calendar: { events } }, p, { offsetMin }) => {
    for (const one of [{ id: "event_meant", day: p.day, place: p.place }, ...p.others])
      addEntries(
        events,
        event(one.id, p.title, timeSlot(one.day, p.startsAt, 120, offsetMin), {
          location: one.place,
          calendar: "calendar_personal",
        }),
      );
  },
  checks: [
    {
      that: "one post is scheduled, with the text and the place of the event",
      holds: ({ before, after, params }) => {
        const drafts = addedEntries(before.x.drafts, after.x.drafts);
        return (
          drafts.length === 1 &&
          drafts[0]!.sendAt !== null &&
          sameJson(
            drafts[0]!.parts.map(({ text }) => text.trim()),
            [params.text],
          )
        );
      },
    },
    {
      that: "it is scheduled for this time of the day before the event",
      holds: ({ before, after, params }) =>
        addedEntries(before.x.drafts, after.x.drafts).some(({ sendAt }) => sendAt === params.at),
    },
    {
      that: "only accounts that the owner follows may reply",
      holds: ({ before, after }) =>
        addedEntries(before.x.drafts, after.x.drafts).some(({ mayReply }) => mayReply === "following"),
    },
    {
      that: "the post has no picture, poll or community, and nothing was posted at once",
      keeps: true,
      holds: ({ before, after }) =>
        sameJson(Object.keys(after.x.posts), Object.keys(before.x.posts)) &&
        addedEntries(before.x.drafts, after.x.drafts).every(
          (draft) =>
            matchesValues(draft, { ...plainContent, mayReply: draft.mayReply }) &&
            draft.parts.every(({ pictures }) => pictures.length === 0),
        ),
    },
    { that: "the events are as they were", unchanged: ({ calendar: { events } }) => events },
  ],
  allow: ({ x: state }, { at }) => [added(state.drafts, 1, { ...plainContent, mayReply: "following", sendAt: at })],

  oracle: async (o, p, { now, offsetMin }) => {
    await o.open(calendar);
    await o.act(calendar, "main.search");
    await o.type("query", p.title);
    await o.act(calendar, "search.open", { id: "event_meant", day: formatDay(p.day) });
    await o.sees(p.place, formatTime(p.startsAt));
    const { year, month, day, hour, minute } = civilOf(p.at, offsetMin);
    await o.open(x);
    await o.act(x, "home.compose");
    await o.type("parts.0.text", p.text);
    await o.act(x, "compose.openMayReply");
    await o.act(x, "compose.setMayReply", { mayReply: "following" });
    await o.act(x, "compose.openSchedule");
    if (month !== civilOf(now + dayMs, offsetMin).month)
      await o.set(x, "compose", { shownYear: year, shownMonth: month });
    await o.set(x, "compose", { shownYear: year, shownMonth: month, day });
    await o.type("hour", pad2(hour));
    await o.type("minute", pad2(minute));
    await o.act(x, "compose.setSchedule");
    await o.act(x, "compose.send");
  },
});
const gatherings: readonly (readonly [title: Localized, lead: Localized])[] = [
  [
    ["Map walk", "地图散步"],
    ["Map walk tomorrow! We start here: ", "明天地图散步，集合地点："],
  ],
  [
    ["Drawing evening", "画画之夜"],
    ["Bring a pencil tomorrow. You'll find us here: ", "明天带支铅笔来，我们在："],
  ],
  [
    ["Plant swap", "植物交换"],
    ["Plant swap tomorrow, cuttings welcome. Where: ", "明天换植物，剪枝也欢迎，地点："],
  ],
  [
    ["Repair café", "修理咖啡馆"],
    ["Don't throw it away, bring it tomorrow: ", "先别扔，明天拿来修："],
  ],
  [
    ["Open studio", "工作室开放日"],
    ["The studio is open to everyone tomorrow: ", "明天工作室对所有人开放，地址："],
  ],
];
const places: readonly Localized[] = [
  ["Tin Factory, second floor", "铁皮厂二楼"],
  ["Old post office, side entrance", "老邮局侧门"],
  ["Library courtyard", "图书馆内院"],
  ["Pier 4, by the blue crane", "四号码头蓝色吊车旁"],
  ["Harbor Studio, room 12", "海港工作室 12 室"],
  ["Greenhouse behind the tram depot", "电车站后面的温室"],
  ["Community kitchen, Bell Yard", "钟场社区厨房"],
];
