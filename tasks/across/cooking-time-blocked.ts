import { postUrl } from "#apps/reddit/links.ts";
import calendar from "#apps/calendar/index.ts";
import { dayText } from "#apps/calendar/texts.ts";
import messages from "#apps/messages/index.ts";
import reddit from "#apps/reddit/index.ts";
import { defineTask } from "#judge/define.ts";
import { added } from "#judge/allowed-paths.ts";
import { dayAt, formatDay } from "#state/day.ts";
import { sameJson } from "#state/json.ts";
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
import { conversation, openThread, sms } from "../kit/messages.ts";
import { mobileNumber, personName, pronouns } from "../kit/people.ts";
import { formatTime } from "../kit/phrases.ts";
import { addedEntries, addEntries } from "../kit/records.ts";
import { readThreadPosts, setEndTime, textingFriends } from "../kit/social-across.ts";
import type { Localized } from "../kit/social.ts";

/**
 * A friend texts the links of two posts about dishes, and then which dish to cook. Block the hours that the post names
 * before the dinner in the calendar. Another dinner is with somebody else.
 */
export default defineTask({
  apps: [messages, reddit, calendar],
  split: "test",
  objective: "operate",
  composition: "sequential",
  difficulty: "L4",
  tags: ["extract", "reasoning", "create", "handoff"],
  budget: 60,
  revision: 1,

  facts: async (world, r, lang) => {
    const all = (await readThreadPosts(world, lang, "cooking.made", ["hours"])).map(
      ({ id, title, subject, facts }) => ({
        id,
        title,
        dish: subject,
        hours: facts["hours"]!.value,
        told: facts["hours"]!.text,
      }),
    );
    for (let tries = 0; tries < 500; tries++) {
      const [meant, other] = r.sample(all, 2);
      if (meant!.dish !== other!.dish && meant!.hours !== other!.hours && meant!.hours <= 8)
        return { meant: meant!, other: other! };
    }
    throw new Error("no dishes fit");
  },
  listed: { instances: 100, answerFields: 0 },
  params: (r, _phone, { say, now, offsetMin }, { meant, other }) => {
    const [friend, guest] = r.sample(textingFriends, 2).map((id) => ({ id, name: personName(id, say) }));
    const [day, otherDay] = r.sample([1, 2, 3, 4, 5, 6, 8], 2).map((n) => dayAt(now, offsetMin) + n);
    const [dinner, otherDinner] = r.sample([1035, 1050, 1065, 1080, 1095, 1110, 1125, 1140, 1155, 1170], 2);
    const dinnerWith = (name: string): string => say(`Dinner with ${name}`, `和${name}吃晚饭`);
    return {
      friend: friend!.id,
      name: friend!.name,
      meant,
      other,
      day: day!,
      dinner: dinner!,
      otherDay: otherDay!,
      otherDinner: otherDinner!,
      dinnerTitle: dinnerWith(friend!.name),
      otherTitle: dinnerWith(guest!.name),
      title: say(...r.pick(titles)),
      wish: say(...r.pick(wishes)).replace("{dish}", meant.dish),
      isLast: r.chance(0.5),
    };
  },
  instruction: {
    en: [
      ({ friend, name, title }) =>
        `${name} is coming for dinner, and the date is in {app.calendar}. In ${pronouns(friend).their} texts there are links to two {app.reddit} posts, and then ${pronouns(friend).they} said which dish we're having. Check in that post how many hours it took, and add "${title}" to {app.calendar} for that long, ending when dinner starts.`,
      ({ name, title }) =>
        `Please block my cooking time before the dinner with ${name}: an event "${title}" in {app.calendar} that ends when the dinner begins and lasts as many hours as the dish took in the {app.reddit} post. The links to two posts, and which dish it'll be, are in ${name}'s texts.`,
    ],
    zh: [
      ({ friend, name, title }) =>
        `${name}要来吃晚饭，时间在{app.calendar}上。${pronouns(friend).zh}短信发来两个做菜的{app.reddit}帖子链接，后来又说了做哪道。看看那道菜的帖子里说做了几个小时，在{app.calendar}里加一个同样时长的日程“${title}”，正好在晚饭开始时结束。`,
      ({ name, title }) =>
        `帮我在和${name}的晚饭之前留出做饭的时间：在{app.calendar}新建“${title}”，到晚饭开始为止，时长等于{app.reddit}帖子里写的小时数。帖子链接和最后定下来做什么，都在${name}的短信里。`,
    ],
  },
  setup: ({ messages: inbox, calendar: dates }, p, { now, offsetMin }) => {
    addEntries(
      dates.events,
      event("event_dinner", p.dinnerTitle, timeSlot(p.day, p.dinner, 120, offsetMin)),
      event("event_dinner_other", p.otherTitle, timeSlot(p.otherDay, p.otherDinner, 120, offsetMin)),
    );
    const thread = `thread_${p.friend}`;
    inbox.threads[thread] ??= conversation(thread, mobileNumber(p.friend));
    const link = ({ id, title }: { id: string; title: string }): string => `${title} ${postUrl(id)}`;
    const lines = [...(p.isLast ? [p.other, p.meant] : [p.meant, p.other]).map(link), p.wish];
    for (const [n, line] of lines.entries())
      addEntries(
        inbox.messages,
        sms(`msg_dish${n}`, thread, mobileNumber(p.friend), line, now - (120 - n * 20) * 60_000),
      );
  },
  checks: [
    {
      that: "there is exactly one new event, with the title",
      holds: ({ before, after, params }) => {
        const all = addedEntries(before.calendar.events, after.calendar.events);
        return all.length === 1 && all[0]!.title.trim() === params.title;
      },
    },
    {
      that: "it ends when the dinner starts, and lasts as long as the post says",
      holds: ({ before, after, params: p, occasion }) =>
        addedEntries(before.calendar.events, after.calendar.events).some(({ when }) => {
          const length = p.meant.hours * 60;
          const want = timeSlot(p.day, p.dinner - length, length, occasion.offsetMin);
          return (
            when.kind === "times" && want.kind === "times" && sameJson([when.start, when.end], [want.start, want.end])
          );
        }),
    },
  ],
  allow: ({ calendar: state }) => [added(state.events, 1, plainEvent)],
  free: [eventAppearance, eventReminders, eventCalendar],

  oracle: async (o, p, occasion) => {
    await openThread(o, p.friend);
    await o.sees(p.wish, p.meant.title);
    await o.act(messages, "thread.openLink", { url: postUrl(p.meant.id) });
    await o.choose(reddit);
    await o.sees(p.meant.told);
    await o.open(calendar);
    await o.act(calendar, "main.search");
    await o.type("query", p.name);
    await o.act(calendar, "search.open", { id: "event_dinner", day: formatDay(p.day) });
    const { os } = await o.state();
    await o.sees(p.dinnerTitle, dayText(formatDay(p.day), os, occasion.now), formatTime(p.dinner));
    const start = p.dinner - p.meant.hours * 60;
    o.reads([p.meant.told, formatTime(p.dinner)], formatTime(start));
    await o.back();
    await o.back();
    await goToDay(o, p.day, occasion);
    await o.act(calendar, "main.newEvent", { day: formatDay(p.day), minute: null });
    await o.type("title", p.title);
    await setStartTime(o, start);
    await setEndTime(o, p.dinner);
    await o.act(calendar, "editor.save");
  },
});
const titles: readonly Localized[] = [
  ["Cooking", "做饭"],
  ["In the kitchen", "下厨"],
  ["Kitchen time", "备晚饭"],
];
const wishes: readonly Localized[] = [
  ["When I come over, let's make the {dish}. I'll bring dessert.", "去你家那天就做“{dish}”吧，我带甜点。"],
  ["Couldn't decide, but now I can: the {dish}, please!", "纠结了半天，决定了：要“{dish}”！"],
  ["The {dish} wins. I'm hungry just from the picture.", "“{dish}”胜出，光看图就饿了。"],
];
