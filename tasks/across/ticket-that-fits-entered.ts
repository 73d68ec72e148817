import calendar from "#apps/calendar/index.ts";
import notes from "#apps/notes/index.ts";
import rednote from "#apps/rednote/index.ts";
import { number } from "#judge/answers.ts";
import { defineTask } from "#judge/define.ts";
import { added } from "#judge/allowed-paths.ts";
import { dayMs } from "#state/civil.ts";
import { dayNumber } from "#state/day.ts";
import { sameJson } from "#state/json.ts";
import type { World } from "#world/read.ts";
import { sceneIds } from "#world/scenes/ids.ts";
import scenes from "#world/scenes/index.ts";
import {
  event,
  eventAppearance,
  eventCalendar,
  eventReminders,
  goToDay,
  plainEvent,
  setStartTime,
  timeSlot,
} from "../kit/calendar.ts";
import { note, openNote } from "../kit/notes.ts";
import { fillIn, formatTime } from "../kit/phrases.ts";
import { addedEntries, addEntries } from "../kit/records.ts";
import { lookAtDay, setEndTime } from "../kit/social-across.ts";
import { addReceived, openChat, readFriend } from "../kit/rednote.ts";
import type { Localized } from "../kit/social.ts";

/**
 * A friend sends pictures of three tickets and sells one of them. One costs more than a note allows, one clashes with the calendar. Enter the
 * third in the calendar, and report the seat.
 */
export default defineTask({
  apps: [rednote, notes, calendar],
  split: "test",
  objective: "hybrid",
  composition: "deep-dive",
  difficulty: "L4",
  tags: ["extract", "image", "reasoning", "create"],
  budget: 60,
  revision: 1,

  facts: async (world, r, lang) => {
    const all = await readTickets(world);
    for (let tries = 0; tries < 200; tries++) {
      const three = r.sample(all, 3).toSorted((a, b) => a.price - b.price);
      const titles = new Set(three.map(({ title }) => title.en));
      const days = new Set(three.map(({ date }) => date));
      if (titles.size < 3 || days.size < 3 || three[2]!.price - three[1]!.price < 10) continue;
      const limits = [20, 50, 100].map((step) => (Math.floor(three[1]!.price / step) + 1) * step);
      const limit = r.pick(limits.filter((one) => one < three[2]!.price));
      if (limit === undefined) continue;
      const [clashing, meant] = r.shuffle([three[0]!, three[1]!]);
      return {
        friend: await readFriend(world, lang, r.int(1, 3)),
        limit,
        tickets: r.shuffle([...three]),
        clashing: clashing!,
        meant: meant!,
      };
    }
    throw new Error("no tickets fit");
  },
  listed: { instances: 100, answerFields: 2 },
  params: (r, _phone, { say }, { friend, limit, tickets, clashing, meant }) => {
    const local = (one: (typeof tickets)[number]) => ({
      ...one,
      title: say(one.title.en, one.title.zh),
      place: say(one.place.en, one.place.zh),
    });
    return {
      friend,
      limit,
      tickets: tickets.map(local),
      clashing: local(clashing),
      meant: local(meant),
      header: say(...r.pick(headers)),
      plan: say(...r.pick(plans)),
      lead: r.pick([20, 30, 45]),
      picture: say("[Picture]", "[图片]"),
    };
  },
  instruction: {
    en: [
      ({ friend, header }) =>
        `"${friend.name}" sent me pictures of tickets on {app.rednote}, and I can buy one. Pick the one that costs no more than my note "${header}" allows and that doesn't start during something else in {app.calendar}. Add it there for two hours, with title and location as on the ticket. Which row and seat is it? ${fillIn.en}`,
      ({ friend, header }) =>
        `Look at the tickets that "${friend.name}" offered me on {app.rednote}. Only one of them fits: not over the price in my note "${header}", and nothing else in {app.calendar} at its starting time. Enter that one as a two-hour event, with the ticket's title as the title and its venue as the location, and tell me its row and seat. ${fillIn.en}`,
    ],
    zh: [
      ({ friend, header }) =>
        `“${friend.name}”在{app.rednote}上发来几张票的照片，可以转让一张给我。价格不能超过我笔记“${header}”里写的，开场时{app.calendar}里也不能有别的安排。把合适的那张记进去，时长两小时，标题和地点照票面写。是几排几座？${fillIn.zh}`,
      ({ friend, header }) =>
        `看看“${friend.name}”在{app.rednote}私信里要转让的票，合适的只有一张：不超过笔记“${header}”里的预算，而且开场时间跟{app.calendar}里的安排不冲突。请用票面上的名称和地点建一个两小时的日程，再告诉我排号和座位号。${fillIn.zh}`,
    ],
  },
  setup: ({ rednote: state, notes: noted, calendar: dates }, p, { now, offsetMin, say }) => {
    addReceived(state, p.friend.id, [
      ...p.tickets.map(({ scene }, n) => ({
        at: now - (70 - n * 4) * 60_000,
        body: { kind: "picture" as const, picture: scene },
      })),
      {
        at: now - 50 * 60_000,
        body: say("You can buy one of these off me for what I paid, I can't go.", "我去不了了，原价转你一张，你挑"),
      },
    ]);
    addEntries(
      noted.notes,
      note(
        "note_tickets",
        p.header,
        say(
          `No ticket over ¥${p.limit} this year.\nPopcorn is extra.`,
          `今年每张票不超过 ${p.limit} 元。\n爆米花另算。`,
        ),
        now - 5 * dayMs,
      ),
      note(
        "note_tickets_old",
        say(`${p.header} (last year)`, `${p.header}（去年）`),
        say("No limit, I just got paid.", "刚发工资，随便花。"),
        now - 380 * dayMs,
      ),
    );
    // One plan covers the start of the ticket that clashes. The other one ends before the ticket that is meant begins.
    const plan = (id: string, { date, minute }: { date: string; minute: number }, from: number, length: number) =>
      event(id, p.plan, timeSlot(dayNumber(date), minute + from, length, offsetMin));
    addEntries(
      dates.events,
      plan("event_clash", p.clashing, -p.lead, p.lead + 60),
      plan("event_before", p.meant, -120 - p.lead, 120),
    );
  },
  checks: [
    {
      that: "there is exactly one new event, with the title and the place of the ticket that fits",
      holds: ({ before, after, params: { meant } }) => {
        const all = addedEntries(before.calendar.events, after.calendar.events);
        return all.length === 1 && all[0]!.title.trim() === meant.title && all[0]!.location.trim() === meant.place;
      },
    },
    {
      that: "it lasts two hours, from the time on the ticket",
      holds: ({ before, after, params: { meant }, occasion }) =>
        addedEntries(before.calendar.events, after.calendar.events).some(({ when }) => {
          const want = timeSlot(dayNumber(meant.date), meant.minute, 120, occasion.offsetMin);
          return (
            when.kind === "times" && want.kind === "times" && sameJson([when.start, when.end], [want.start, want.end])
          );
        }),
    },
  ],
  allow: ({ calendar: state }, { meant }) => [added(state.events, 1, { ...plainEvent, location: meant.place })],
  free: [eventAppearance, eventReminders, eventCalendar],
  answer: {
    fields: (_, say) => ({
      row: number(say("Row", "排"), say("A number", "数字")),
      seat: number(say("Seat", "座"), say("A number", "数字")),
    }),
    expected: ({ params: { meant } }) => ({ row: meant.row, seat: meant.seat }),
  },

  oracle: async (o, p, occasion) => {
    await openNote(o, p.header, "note_tickets");
    await o.sees(p.limit);
    await openChat(o, p.friend);
    await o.sees(p.picture);
    for (const [n, one] of p.tickets.entries()) {
      await o.act(rednote, "chat.look", { message: `msg_got${p.friend.id.replace("rn_user_", "")}x${n + 1}` });
      await o.seesIn(p.picture, one.title, one.place, one.date, one.time, one.price, one.row, one.seat);
      await o.back();
    }
    await o.open(calendar);
    await lookAtDay(o, dayNumber(p.clashing.date), occasion, p.plan);
    await lookAtDay(o, dayNumber(p.meant.date), occasion, p.plan);
    await goToDay(o, dayNumber(p.meant.date), occasion);
    await o.act(calendar, "main.newEvent", { day: p.meant.date, minute: null });
    await o.type("title", p.meant.title);
    await o.type("location", p.meant.place);
    await setStartTime(o, p.meant.minute);
    const ends = formatTime(p.meant.minute + 120);
    o.reads([p.meant.time], ends);
    await setEndTime(o, p.meant.minute + 120);
    await o.act(calendar, "editor.save");
    await o.answer({ row: p.meant.row, seat: p.meant.seat });
  },
});
async function readTickets(world: World) {
  const found = await Promise.all(
    sceneIds("ticket").map(async (scene) => ({
      scene,
      facts: (await world.read(scenes.queries.facts, { id: scene }))!.facts,
    })),
  );
  return found.flatMap(({ scene, facts }) => {
    const { kind, title, place, date, time, price, row, seat } = facts as unknown as TicketFacts;
    if (kind !== "concert" && kind !== "cinema") return [];
    const [hour, minute] = time.split(":").map(Number);
    return [
      {
        scene,
        title: { en: title.en, zh: title.zh },
        place: { en: place.en, zh: place.zh },
        date,
        time,
        minute: hour! * 60 + minute!,
        price,
        row: Number(row),
        seat: Number(seat),
      },
    ];
  });
}
interface TicketFacts {
  readonly kind: string;
  readonly title: { readonly en: string; readonly zh: string };
  readonly place: { readonly en: string; readonly zh: string };
  readonly date: string;
  readonly time: string;
  readonly price: number;
  readonly row: string;
  readonly seat: string;
}
const headers: readonly Localized[] = [
  ["Going out", "出门玩"],
  ["Tickets", "买票"],
  ["Culture money", "看演出的预算"],
  ["Evenings out", "晚上的活动"],
];
const plans: readonly Localized[] = [
  ["Choir", "合唱排练"],
  ["Pottery class", "陶艺课"],
  ["Dinner with the neighbours", "和邻居吃饭"],
  ["Language exchange", "语言交换"],
];
