import calendar from "#apps/calendar/index.ts";
import wechat from "#apps/wechat/index.ts";
import x from "#apps/x/index.ts";
import { defineTask } from "#judge/define.ts";
import { added } from "#judge/allowed-paths.ts";
import { dayMs, minuteMs } from "#state/civil.ts";
import { dayAt, formatDay } from "#state/day.ts";
import { sameJson } from "#state/json.ts";
import {
  eventAppearance,
  eventCalendar,
  eventReminders,
  goToDay,
  plainEvent,
  setStartTime,
  timeSlot,
} from "../kit/calendar.ts";
import { pronouns } from "../kit/people.ts";
import { formatDate, formatTime } from "../kit/phrases.ts";
import { addedEntries } from "../kit/records.ts";
import { addOwnPoll, setEndTime, sharesOf } from "../kit/social-across.ts";
import { addMessages, chatMessage, instructionName, openChat, stopPendingMessages } from "../kit/wechat.ts";
import type { Localized } from "../kit/social.ts";

/**
 * A poll of the owner about the day of an evening has ended, and a friend can come at another time on each day. Enter
 * the day that won with the friend's time.
 */
export default defineTask({
  apps: [x, wechat, calendar],
  split: "test",
  objective: "operate",
  composition: "sequential",
  difficulty: "L4",
  tags: ["nav", "extract", "reasoning", "create"],
  budget: 45,
  revision: 1,

  params: (r, { wechat: state }, { say, now, offsetMin }) => {
    const friend = r.pick(["katrin", "nora", "priya", "vera", "sofia", "zoe"]);
    const peer = `person_${friend}`;
    const [meant, other] = r.sample(evenings, 2).map(({ title, question }) => ({
      title: say(...title),
      // The evening within a sentence.
      topic: say(...title).toLowerCase(),
      question: say(...question),
    }));
    const days = r
      .sample([3, 4, 5, 6, 7, 8, 9, 10], 3)
      .map((n) => dayAt(now, offsetMin) + n)
      .toSorted((a, b) => a - b);
    const times = r.sample([1050, 1065, 1080, 1100, 1110, 1130, 1145, 1170, 1185, 1200], 3);
    const winner = r.int(0, 2);
    const votes = days.map((_, n) => (n === winner ? r.int(16, 24) : 0));
    const [second, third] = r.sample([5, 6, 7, 8, 9, 11, 12, 13], 2);
    for (const [n, v] of days
      .map((_, n) => n)
      .filter((n) => n !== winner)
      .entries())
      votes[v] = [second!, third!][n]!;
    const otherWinner = (winner + r.int(1, 2)) % 3;
    const hours = r.pick([2, 3]);
    return {
      friend,
      peer,
      name: instructionName(state, peer, say),
      meant: meant!,
      other: other!,
      days,
      times,
      votes,
      otherVotes: days.map((_, n) => (n === otherWinner ? 19 : 6 + n)),
      winner,
      isLater: r.chance(0.5),
      hours,
      duration: hours === 2 ? say("two", "两") : say("three", "三"),
    };
  },
  instruction: {
    en: [
      ({ friend, name, meant, duration }) =>
        `My poll on {app.x} about the ${meant.topic} is over. Add "${meant.title}" to {app.calendar} on the day with the most votes, ${duration} hours long. ${name} told me on {app.wechat} from what time ${pronouns(friend).they} can come on each of the days; that's when we start.`,
      ({ friend, name, meant, duration }) =>
        `Please enter "${meant.title}" in {app.calendar}, ${duration} hours long. The day is whichever won my {app.x} poll about it. For the time, see what ${name} wrote on {app.wechat}: we start as soon as ${pronouns(friend).they} can be there that day.`,
    ],
    zh: [
      ({ name, meant, duration }) =>
        `我在{app.x}上发的“${meant.title}”投票结束了。请在{app.calendar}里把“${meant.title}”加到票数最多的那天，时长${duration}小时；${name}在{app.wechat}里说了每天最早几点能到，就按那天的时间开始。`,
      ({ name, meant, duration }) =>
        `请看看我在{app.x}上的“${meant.title}”投票是哪天胜出，再看{app.wechat}里${name}说那天几点能来，然后在{app.calendar}里从那个时间起建一个${duration}小时的日程，标题就写“${meant.title}”。`,
    ],
  },
  setup: ({ x: state, wechat: chats }, p, { now, lang, say }) => {
    const options = (votes: readonly number[]) =>
      p.days.map((day, n) => ({ text: formatDate(day, lang), votes: votes[n]! }));
    addOwnPoll(state, "meant", p.meant.question, options(p.votes), now - (p.isLater ? 2 : 4) * dayMs);
    addOwnPoll(state, "other", p.other.question, options(p.otherVotes), now - 3 * dayMs);
    stopPendingMessages(chats, p.peer);
    const when = p.days.map((day, n) =>
      say(
        `${formatDate(day, "en")} from ${formatTime(p.times[n]!)}`,
        `${formatDate(day, "zh-CN")} ${formatTime(p.times[n]!)} 以后`,
      ),
    );
    addMessages(
      chats,
      p.peer,
      chatMessage(
        "msg_days0",
        p.peer,
        p.peer,
        say(`About the ${p.meant.topic}, this is when I could come:`, `${p.meant.title}的话，我这几天能来的时间：`),
        now - 100 * minuteMs,
      ),
      ...when.map((text, n) => chatMessage(`msg_days${n + 1}`, p.peer, p.peer, text, now - (99 - n) * minuteMs)),
    );
  },
  checks: [
    {
      that: "there is exactly one new event, with the title",
      holds: ({ before, after, params }) => {
        const all = addedEntries(before.calendar.events, after.calendar.events);
        return all.length === 1 && all[0]!.title.trim() === params.meant.title;
      },
    },
    {
      that: "it lasts as long as asked, on the day that won, from the friend's time",
      holds: ({ before, after, params: p, occasion }) =>
        addedEntries(before.calendar.events, after.calendar.events).some(({ when }) => {
          const want = timeSlot(p.days[p.winner]!, p.times[p.winner]!, p.hours * 60, occasion.offsetMin);
          return (
            when.kind === "times" && want.kind === "times" && sameJson([when.start, when.end], [want.start, want.end])
          );
        }),
    },
  ],
  allow: ({ calendar: state }) => [added(state.events, 1, plainEvent)],
  free: [eventAppearance, eventReminders, eventCalendar],

  oracle: async (o, p, occasion) => {
    const day = p.days[p.winner]!;
    const date = formatDate(day, occasion.lang);
    await o.open(x);
    await o.act(x, "home.openDrawer");
    await o.act(x, "home.openProfile");
    await o.sees(p.meant.question);
    await o.act(x, "profile.openPost", { post: "post_meant" });
    const shares = sharesOf(p.votes);
    await o.sees(date, ...shares);
    o.reads(shares, date);
    await openChat(o, p.peer);
    await o.sees(date, formatTime(p.times[p.winner]!));
    await o.open(calendar);
    await goToDay(o, day, occasion);
    await o.act(calendar, "main.newEvent", { day: formatDay(day), minute: null });
    await o.type("title", p.meant.title);
    await setStartTime(o, p.times[p.winner]!);
    const ends = p.times[p.winner]! + p.hours * 60;
    o.reads([formatTime(p.times[p.winner]!)], formatTime(ends));
    await setEndTime(o, ends);
    await o.act(calendar, "editor.save");
  },
});
/** The title of an evening, and the question of the poll about its day. */
const evenings: readonly { readonly title: Localized; readonly question: Localized }[] = [
  {
    title: ["Board game night", "桌游之夜"],
    question: ["Board game night at mine. Which evening do you have time?", "桌游之夜在我家办，大家哪天晚上有空？"],
  },
  {
    title: ["Soup evening", "喝汤局"],
    question: ["Soup evening! I cook, you vote for the day.", "喝汤局！我来煮，日子你们投票定。"],
  },
  {
    title: ["Map walk", "地图散步"],
    question: ["The next map walk needs a date. Pick one.", "下一次地图散步，大家投个日子吧。"],
  },
  {
    title: ["Plant swap", "换花会"],
    question: ["Plant swap on my balcony: which day suits most of you?", "阳台换花会，哪天来的人最多？"],
  },
  {
    title: ["Film evening", "观影会"],
    question: ["Film evening with the projector. When?", "观影会，投影仪已经修好了，哪天？"],
  },
];
