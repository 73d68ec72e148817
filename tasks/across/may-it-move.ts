import calendar from "#apps/calendar/index.ts";
import messages from "#apps/messages/index.ts";
import { defineTask } from "#judge/define.ts";
import { added } from "#judge/allowed-paths.ts";
import { textsFor } from "#os/texts.ts";
import { strings } from "#apps/calendar/strings.ts";
import { addDays } from "#state/civil.ts";
import { dayAt, formatDay } from "#state/day.ts";
import { event, timeSlot, goToDay, setStartTime } from "../kit/calendar.ts";
import { openThread, plainMessage, newMessagesTo, sms } from "../kit/messages.ts";
import { mobileNumber, personName } from "../kit/people.ts";
import { addEntries } from "../kit/records.ts";
import { formatTime, formatFullDate } from "../kit/phrases.ts";

/**
 * A colleague asks by message to move a meeting. Move the meeting if the new time is free, otherwise leave the meeting
 * unchanged. Answer in both cases.
 */
export default defineTask({
  apps: [messages, calendar],
  split: "test",
  objective: "operate",
  composition: "deep-dive",
  difficulty: "L4",
  tags: ["extract", "edit", "reasoning", "social"],
  budget: 60,
  revision: 3,

  params: (r, _, { say, lang, now, offsetMin }) => {
    const friend = r.pick(["katrin", "nora", "anna_weber", "alex_petrov"]);
    const inDays = r.int(15, 26);
    const from = r.int(9, 11) * 60;
    return {
      friend,
      name: personName(friend, say),
      title: r.pick([
        say("Budget round", "预算会"),
        say("Press check", "新闻稿核对"),
        say("Kick-off", "启动会"),
        say("Contract talk", "合同洽谈"),
      ]),
      inDays,
      told: formatFullDate(dayAt(addDays(now, inDays), offsetMin), lang),
      from,
      to: r.int(13, 16) * 60 + r.pick([0, 15, 30, 45]),
      length: r.pick([45, 60, 90]),
      free: r.chance(0.5),
      yes: say("OK", "可以"),
      no: say("No", "不行"),
    };
  },
  instruction: {
    en: [
      ({ name }) =>
        `${name} texted to ask if we can move a meeting. If nothing I'm busy with in {app.calendar} overlaps the new time, move the meeting there with the same length and reply "OK". Otherwise leave it where it is and reply "No".`,
      ({ name }) =>
        `Check {app.messages} for the meeting ${name} wants to move. If I'm free for all of the new slot (only busy events in {app.calendar} count), move it, same day and same length, and reply "OK". If not, don't touch {app.calendar} and reply "No".`,
    ],
    zh: [
      ({ name }) =>
        `${name}在{app.messages}里想给一个会议改时间。如果{app.calendar}里没有忙碌的日程和新时间冲突，就把会议改到新时间（时长不变），回复“可以”；否则会议保持原样，回复“不行”。`,
      ({ name }) =>
        `请在{app.messages}里查看${name}想改时间的是哪个会议。如果新时间段在{app.calendar}中没有任何忙碌日程，就把会议改过去（同一天、时长不变），回复“可以”；如果有冲突，就不要改动{app.calendar}，回复“不行”。`,
    ],
  },
  setup: ({ messages: inbox, calendar: state }, p, { now, offsetMin, say }) => {
    const day = dayAt(addDays(now, p.inDays), offsetMin);
    const at = (id: string, title: string, minute: number, length: number, more: Parameters<typeof event>[3] = {}) =>
      event(id, title, timeSlot(day, minute, length, offsetMin), more);
    state.events = {};
    addEntries(
      state.events,
      at("event_move", p.title, p.from, p.length),
      at("event_alike", say(`${p.title} (prep)`, `${p.title}（准备）`), p.from - 45, 30),
      // An event is at the new time in both cases. The new time counts as free only if this event is marked as free.
      at("event_there", say("Stocktaking", "盘点"), p.to + p.length - 20, 60, {
        calendar: "calendar_family",
        busy: !p.free,
      }),
      at("event_later", say("Phone hour", "电话时间"), p.to + p.length, 30, { busy: true }),
    );
    const thread = `thread_${p.friend}`;
    const line = (n: number, mine: boolean, text: string, ago: number) =>
      sms(`msg_move${n}`, thread, mine ? null : mobileNumber(p.friend), text, now - ago * 60_000);
    addEntries(
      inbox.messages,
      line(1, false, say(`About "${p.title}" on ${p.told}`, `关于${p.told}的“${p.title}”`), 55),
      line(
        2,
        false,
        say(`Could it start at ${formatTime(p.to - 60)}?`, `能改到 ${formatTime(p.to - 60)} 开始吗？`),
        54,
      ),
      line(3, true, say("Let me look", "我看看"), 50),
      line(4, false, say(`Sorry, ${formatTime(p.to)} I mean`, `不好意思，是 ${formatTime(p.to)}`), 48),
    );
  },
  checks: [
    {
      that: "the meeting is where it belongs, and as long as before",
      keeps: true,
      holds: ({ after, params, occasion }) => {
        const when = after.calendar.events["event_move"]?.when;
        if (when?.kind !== "times") return false;
        const day = dayAt(addDays(occasion.now, params.inDays), occasion.offsetMin);
        const allowed = params.free ? [params.from, params.to] : [params.from];
        return allowed.some((minute) => {
          const want = timeSlot(day, minute, params.length, occasion.offsetMin);
          return want.kind === "times" && when.start === want.start && when.end === want.end;
        });
      },
    },
    {
      that: "the colleague has the right answer, after the meeting was moved where it could be",
      holds: ({ before, after, params, occasion }) => {
        const sent = newMessagesTo(before.messages, after.messages, params.friend);
        const answer =
          sent.length === 1
            ? sent[0]!.text
                .trim()
                .toLowerCase()
                .replace(/[.。!！]$/, "")
            : "";
        const day = dayAt(addDays(occasion.now, params.inDays), occasion.offsetMin);
        const want = timeSlot(day, params.to, params.length, occasion.offsetMin);
        const when = after.calendar.events["event_move"]?.when;
        const moved = when?.kind === "times" && want.kind === "times" && when.start === want.start;
        return answer === (params.free ? params.yes : params.no).toLowerCase() && moved === params.free;
      },
    },
  ],
  allow: ({ calendar: state, messages: inbox }, { free }) => [
    added(inbox.messages, 1, plainMessage),
    ...(free ? [state.events["event_move"]!.when] : []),
  ],

  oracle: async (o, p, occasion) => {
    const { now, offsetMin, lang } = occasion;
    const number = dayAt(addDays(now, p.inDays), offsetMin);
    const day = formatDay(number);
    const words = textsFor(strings, lang);
    await openThread(o, p.friend);
    await o.sees(p.title, p.told, formatTime(p.to));
    await o.open(calendar);
    // Opens the event at the new time to see whether it is marked as busy.
    await goToDay(o, number, occasion);
    await o.act(calendar, "main.showDay", { day });
    const there = formatTime(p.to + p.length - 20);
    await o.sees(there);
    await o.act(calendar, "main.open", { id: "event_there", day });
    const takes = p.free ? words.freeHint : words.busyHint;
    await o.sees(takes);
    o.reads([formatTime(p.to), there, takes], p.free ? p.yes : p.no);
    await o.back();
    await o.act(calendar, "main.search");
    await o.type("query", p.title);
    await o.act(calendar, "search.open", { id: "event_move", day });
    if (p.free) {
      await o.act(calendar, "event.edit");
      await setStartTime(o, p.to);
      await o.act(calendar, "editor.save");
    }
    await o.open(messages);
    await o.type("draft", p.free ? p.yes : p.no);
    await o.act(messages, "thread.send");
  },
});
