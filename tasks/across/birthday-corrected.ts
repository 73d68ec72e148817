import calendar from "#apps/calendar/index.ts";
import { dayText as cellText } from "#apps/calendar/texts.ts";
import { dayText } from "#apps/contacts/days.ts";
import contacts from "#apps/contacts/index.ts";
import messages from "#apps/messages/index.ts";
import { choice } from "#judge/answers.ts";
import { defineTask, type Occasion } from "#judge/define.ts";
import { weekdayText } from "#os/format.ts";
import { dayNumber, formatDay as dayKey, dayNumberOf, partsOf, weekdayOf } from "#state/day.ts";
import { conversation, sms, openThread } from "../kit/messages.ts";
import { mobileNumber, personName, getPerson, pronouns } from "../kit/people.ts";
import { addEntries } from "../kit/records.ts";
import { goToDay } from "../kit/calendar.ts";
import { openContact } from "../kit/contacts.ts";

/** Correct a friend's birthday in the address book. The calendar then shows the new birthday. */
export default defineTask({
  apps: [messages, contacts, calendar],
  split: "test",
  objective: "hybrid",
  composition: "deep-dive",
  difficulty: "L4",
  tags: ["extract", "edit", "handoff", "reasoning"],
  budget: 45,
  revision: 1,

  params: (r, _, { say }) => {
    const friend = r.pick(["max", "alex_renner", "anna_webber", "lucas", "zoe", "katrin", "priya", "leo"]);
    const { year, month, day } = partsOf(dayNumber(getPerson(friend).birthday!));
    const now = r.int(1, 28);
    const away = r.pick([-2, -1, 0, 0, 1, 2]);
    return {
      friend,
      name: personName(friend, say),
      // The right birthday is on another day of the month than the saved birthday. Its year is the same, and its month
      // can be another.
      birthday: {
        year,
        month: Math.max(1, Math.min(12, month + away)),
        day: now === day ? (now % 28) + 1 : now,
      },
    };
  },
  instruction: {
    en: [
      ({ friend, name }) =>
        `${name} texted me that I've got ${pronouns(friend).their} birthday wrong. Correct it in {app.contacts}, going by the last date ${pronouns(friend).they} gave. Then check in {app.calendar} what day of the week it falls on in 2026, pick that on {app.answersheet} and submit it.`,
      ({ friend, name }) =>
        `${name}'s birthday is wrong in {app.contacts}. The right date, with the year, is in ${pronouns(friend).their} messages to me, and the last one counts. Fix it, see in {app.calendar} which weekday ${pronouns(friend).their} birthday is in 2026, and submit the weekday on {app.answersheet}.`,
    ],
    zh: [
      ({ friend, name }) =>
        `${name}在{app.messages}里说我把${pronouns(friend).zh}的生日记错了。请按最后说的日期在{app.contacts}里改过来，再到{app.calendar}里看看 2026 年这个生日是星期几，在{app.answersheet}里选好并提交。`,
      ({ friend, name }) =>
        `{app.contacts}里${name}的生日记错了，正确的出生日期在${pronouns(friend).zh}发来的短信里（以最后说的为准）。请更正，再在{app.calendar}里看 2026 年的生日是星期几，把结果填入{app.answersheet}并提交。`,
    ],
  },
  setup: ({ messages: inbox }, { friend, birthday }, { now, lang, say }) => {
    const thread = `thread_${friend}`;
    const from = mobileNumber(friend);
    inbox.threads[thread] ??= conversation(thread, from);
    const told = (day: number): string => dayText(dateKey({ ...birthday, day }), lang);
    const lines: readonly (readonly [boolean, string])[] = [
      [
        false,
        say(
          "By the way, your phone keeps congratulating me on the wrong day",
          "对了，你的手机总在错误的日子祝我生日快乐",
        ),
      ],
      [false, say(`I was born on ${told((birthday.day % 28) + 1)}`, `我是${told((birthday.day % 28) + 1)}出生的`)],
      [
        false,
        say(
          `Argh, typing on the tram. ${told(birthday.day)}, of course`,
          `车上打字打错了，当然是${told(birthday.day)}`,
        ),
      ],
      [true, say("Will correct it!", "这就改！")],
    ];
    for (const [i, [mine, line]] of lines.entries())
      addEntries(inbox.messages, sms(`msg_born${i}`, thread, mine ? null : from, line, now - (200 - i * 3) * 60_000));
  },
  checks: [
    {
      that: "the contact has the right birthday",
      holds: ({ after, params }) =>
        after.contacts.contacts[`contact_${params.friend}`]?.birthday === dateKey(params.birthday),
    },
    {
      that: "the rest of the card is as it was",
      keeps: true,
      holds: ({ before, after, params }) => {
        const rest = (card: object | undefined) => JSON.stringify({ ...card, birthday: null });
        const id = `contact_${params.friend}`;
        return rest(before.contacts.contacts[id]) === rest(after.contacts.contacts[id]);
      },
    },
  ],
  allow: ({ contacts: state }, { friend }) => [state.contacts[`contact_${friend}`]?.birthday],
  answer: {
    fields: (_, say) => ({ weekday: choice(say("Weekday in 2026", "2026 年生日是星期几"), weekdays(say)) }),
    expected: ({ params, occasion }) => ({ weekday: weekdayIn2026(params.birthday, occasion.say) }),
  },

  oracle: async (o, { friend, name, birthday }, occasion) => {
    const { lang, say } = occasion;
    await openThread(o, friend);
    await o.sees(dayText(dateKey(birthday), lang));
    await openContact(o, name, `contact_${friend}`);
    await o.act(contacts, "contact.edit");
    await o.set(contacts, "editor", { open: "birthday" });
    let { month } = partsOf(dayNumber(getPerson(friend).birthday!));
    while (month !== birthday.month) {
      month += month < birthday.month ? 1 : -1;
      await o.set(contacts, "editor", { year: String(birthday.year), month });
    }
    await o.set(contacts, "editor", { picked: dateKey(birthday) });
    await o.set(contacts, "editor", { birthday: dateKey(birthday), open: null });
    await o.act(contacts, "editor.save");
    await o.open(calendar);
    const day = dayNumberOf(2026, birthday.month, birthday.day);
    await goToDay(o, day, occasion);
    await o.act(calendar, "main.showDay", { day: dayKey(day) });
    const told = cellText(dayKey(day), (await o.state()).os, occasion.now);
    await o.sees(told, name);
    o.reads([told], weekdayIn2026(birthday, say));
    await o.answer({ weekday: weekdayIn2026(birthday, say) });
  },
});
interface BirthDate {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}
const dateKey = ({ year, month, day }: BirthDate): string =>
  `${year}-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`;
const weekdayNumbers = [1, 2, 3, 4, 5, 6, 0];
const weekdayName = (weekday: number, say: Occasion["say"]): string =>
  say(weekdayText(weekday, "en", true), weekdayText(weekday, "zh-CN", true));
const weekdays = (say: Occasion["say"]): string[] => weekdayNumbers.map((d) => weekdayName(d, say));
const weekdayIn2026 = ({ month, day }: BirthDate, say: Occasion["say"]): string =>
  weekdayName(weekdayOf(dayNumberOf(2026, month, day)), say);
