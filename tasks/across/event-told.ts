import calendar from "#apps/calendar/index.ts";
import messages from "#apps/messages/index.ts";
import { defineTask } from "#judge/define.ts";
import { added } from "#judge/allowed-paths.ts";
import { addDays } from "#state/civil.ts";
import { dayAt, formatDay } from "#state/day.ts";
import { event, formatSharedEvent, timeSlot } from "../kit/calendar.ts";
import { newThreadsArePlain, plainMessage, plainThread, newMessagesTo, shareByMessage } from "../kit/messages.ts";
import { personName } from "../kit/people.ts";
import { addEntries } from "../kit/records.ts";

/** Two events have the same name. Share one of them as a message. The instruction gives its place. */
export default defineTask({
  apps: [calendar, messages],
  split: "train",
  objective: "operate",
  composition: "sequential",
  difficulty: "L2",
  tags: ["search", "handoff", "social"],
  budget: 30,
  revision: 5,

  params: (r, _, { say }) => {
    const friend = r.pick(["anna_webber", "anna_weber", "zoe", "ben", "yuki", "sofia", "finn", "lucas"]);
    const [title, places] = r.pick([
      [
        say("Rehearsal", "排练"),
        [say("Boathouse 4", "4 号船屋"), say("Old Mill, upper floor", "老磨坊二楼"), say("School hall", "学校礼堂")],
      ],
      [
        say("Flat viewing", "看房"),
        [
          say("9 Lantern Street", "灯笼街 9 号"),
          say("12 Mill Lane", "磨坊巷 12 号"),
          say("18 Harbour Row", "海港街 18 号"),
        ],
      ],
      [
        say("First-aid course", "急救课"),
        [say("Fire station", "消防站"), say("School gym", "学校体育馆"), say("Old Mill, upper floor", "老磨坊二楼")],
      ],
      [
        say("Swap market", "交换集市"),
        [say("Tram depot", "电车站场"), say("School gym", "学校体育馆"), say("Boathouse 4", "4 号船屋")],
      ],
    ] as const);
    const [place, other] = r.sample(places, 2);
    return {
      friend,
      name: personName(friend, say),
      title,
      place: place!,
      other: other!,
      inDays: r.int(2, 9),
      apart: r.int(1, 4),
      hour: r.int(9, 18),
    };
  },
  instruction: {
    en: [
      ({ name, title, place }) =>
        `I have two events called "${title}" in {app.calendar}. Share the one at "${place}" with ${name} as a text message.`,
    ],
    zh: [
      ({ name, title, place }) => `{app.calendar}里有两个“${title}”日程。请把在“${place}”的那个用短信分享给${name}。`,
    ],
  },
  setup: ({ calendar: state }, { title, place, other, inDays, apart, hour }, { now, offsetMin }) => {
    const day = dayAt(addDays(now, inDays), offsetMin);
    const at = (of: number, location: string, id: string) =>
      event(id, title, timeSlot(of, hour * 60, 60, offsetMin), { location, calendar: "calendar_personal" });
    addEntries(state.events, at(day, place, "event_meant"), at(day + apart, other, "event_alike"));
  },
  checks: [
    {
      that: "one message went to this person, with the event as it is shared and nothing else",
      holds: ({ before, after, params, occasion: { now } }) => {
        const sent = newMessagesTo(before.messages, after.messages, params.friend);
        const event = Object.values(before.calendar.events).find((e) => e.location === params.place);
        return (
          sent.length === 1 &&
          event !== undefined &&
          sent[0]!.text === formatSharedEvent(before.calendar, event, before.os, now)
        );
      },
    },
    { that: "the events are as they were", unchanged: ({ calendar }) => calendar.events },
    newThreadsArePlain,
  ],
  allow: ({ messages: state }) => [added(state.messages, 1, plainMessage), added(state.threads, 1, plainThread)],

  oracle: async (o, { friend, name, title, place, inDays }, { now, offsetMin }) => {
    await o.open(calendar);
    await o.act(calendar, "main.search");
    await o.type("query", title);
    await o.act(calendar, "search.open", { id: "event_meant", day: formatDay(dayAt(addDays(now, inDays), offsetMin)) });
    await o.sees(place);
    await o.set(calendar, "event", { open: "menu" });
    await o.act(calendar, "event.share");
    await shareByMessage(o, friend, name);
  },
});
