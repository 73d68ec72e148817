import browser from "#apps/browser/index.ts";
import calendar from "#apps/calendar/index.ts";
import messages from "#apps/messages/index.ts";
import { defineTask } from "#judge/define.ts";
import { added } from "#judge/allowed-paths.ts";
import { epochOf } from "#state/civil.ts";
import { dayAt, formatDay } from "#state/day.ts";
import {
  eventCalendar,
  eventAppearance,
  eventReminders,
  newEventsArePlain,
  plainEvent,
  formatSharedEvent,
} from "../kit/calendar.ts";
import { newThreadsArePlain, plainMessage, plainThread, newMessagesTo, shareByMessage } from "../kit/messages.ts";
import { personName, pronouns } from "../kit/people.ts";
import { addedEntries } from "../kit/records.ts";
import { drawPages, getFact, searchAndOpen } from "../kit/browser.ts";

/** Choose the cheaper of two events on the web, add it to the calendar, and share it with a friend. */
export default defineTask({
  apps: [browser, calendar, messages],
  split: "test",
  objective: "operate",
  composition: "deep-dive",
  difficulty: "L4",
  tags: ["search", "reasoning", "handoff", "social"],
  budget: 60,
  revision: 4,

  facts: async (world, r) => {
    const [a] = await drawPages(world, r, { site: "nightlamp", kind: "event" }, 1, (p) => parseCost(p) !== null);
    const [b] = await drawPages(
      world,
      r,
      { site: "nightlamp", kind: "event" },
      1,
      (p) => parseCost(p) !== null && parseCost(p) !== parseCost(a!),
    );
    return [a!, b!].map((p) => ({
      url: p.url,
      name: p.name,
      cost: parseCost(p)!,
      file: p.download!.file,
      bytes: p.download!.bytes,
      content: p.download!.content,
    }));
  },
  listed: { instances: 99, answerFields: 0 },
  params: (r, _, { say, lang }, pages) => {
    const [first, second] = pages.map((p) => ({
      url: p.url,
      name: say(p.name.en, p.name.zh),
      cost: p.cost,
      file: {
        name: p.file,
        bytes: lang === "en" ? p.bytes.en : p.bytes.zh,
        content: say(p.content.en, p.content.zh),
      },
    }));
    const friend = r.pick(["zoe", "ben", "yuki", "sofia", "lucas", "max", "greta"]);
    return {
      first: first!,
      second: second!,
      friend,
      name: personName(friend, say),
    };
  },
  instruction: {
    en: [
      ({ first, second, name }) =>
        `"${first.name}" and "${second.name}" are both on nightlamp.example. Find out which costs less to get in, add that one to {app.calendar} under its name with the start time and length from the page, then share the event from {app.calendar} with ${name} as a text.`,
      ({ first, second, friend, name }) =>
        `${name} and I are going to either "${first.name}" or "${second.name}" (both on nightlamp.example), whichever costs less to get in. Put that one in {app.calendar} with its exact name, start and end, and share the event with ${pronouns(friend).them} as a text message.`,
    ],
    zh: [
      ({ first, second, name }) =>
        `nightlamp.example 上有“${first.name}”和“${second.name}”两个活动。请看看哪个票更便宜，按页面上的名称、开始时间和时长加进{app.calendar}，再从{app.calendar}把这个日程用短信分享给${name}。`,
      ({ first, second, name }) =>
        `我和${name}打算去“${first.name}”或“${second.name}”（见 nightlamp.example），哪个票价低就去哪个。请把票价低的那个加入{app.calendar}（名称、开始和结束时间与页面一致），然后用短信把该日程分享给${name}。`,
    ],
  },
  checks: [
    {
      that: "there is exactly one new event: the cheaper one, with its name",
      holds: ({ before, after, params }) => {
        const all = addedEntries(before.calendar.events, after.calendar.events);
        return all.length === 1 && all[0]!.title.trim() === cheaperChoice(params).name;
      },
    },
    {
      that: "it begins and ends as its page says",
      holds: ({ before, after, params, occasion }) => {
        const { start, end } = parseTimes(cheaperChoice(params).file.content, occasion.offsetMin);
        return addedEntries(before.calendar.events, after.calendar.events).some(
          ({ when }) => when.kind === "times" && when.start === start && when.end === end,
        );
      },
    },
    {
      that: "one message went to the friend, with the new event as it is shared and nothing else",
      holds: ({ before, after, params, occasion: { now } }) => {
        const sent = newMessagesTo(before.messages, after.messages, params.friend);
        const [event] = addedEntries(before.calendar.events, after.calendar.events);
        return (
          sent.length === 1 &&
          event !== undefined &&
          sent[0]!.text === formatSharedEvent(after.calendar, event, after.os, now)
        );
      },
    },
    newThreadsArePlain,
    newEventsArePlain,
  ],
  allow: ({ browser: web, calendar: state, messages: inbox, os }) => [
    added(state.events, 1, plainEvent),
    added(web.downloads),
    added(os.files),
    added(inbox.messages, 1, plainMessage),
    added(inbox.threads, 1, plainThread),
  ],
  free: [
    eventAppearance,
    eventReminders,
    eventCalendar,
    {
      why: "The event may be written by hand as well: what was downloaded on the way is no matter",
      paths: ({ browser: web, os }) => [web.downloads, os.files],
    },
  ],

  oracle: async (o, params, { offsetMin }) => {
    const event = cheaperChoice(params);
    for (const { url, name, cost } of [params.first, params.second]) {
      await searchAndOpen(o, url, name);
      await o.sees(cost);
    }
    o.reads([params.first.cost, params.second.cost], event.name);
    if (event.url !== params.second.url) await searchAndOpen(o, event.url, event.name);
    await o.act(browser, "page.download", event.file);
    await o.set(browser, "page", { open: "menu" });
    await o.act(browser, "page.seeDownloads");
    const download = Object.keys((await o.state()).browser.downloads)[0] ?? "";
    const known = Object.keys((await o.state()).calendar.events);
    await o.act(browser, "downloads.open", { id: download });
    await o.choose(calendar);
    await o.act(calendar, "editor.save");
    const id = Object.keys((await o.state()).calendar.events).find((e) => !known.includes(e)) ?? "event_";
    await o.open(calendar);
    await o.act(calendar, "main.search");
    await o.type("query", event.name);
    const day = formatDay(dayAt(parseTimes(event.file.content, offsetMin).start, offsetMin));
    await o.act(calendar, "search.open", { id, day });
    await o.set(calendar, "event", { open: "menu" });
    await o.act(calendar, "event.share");
    await shareByMessage(o, params.friend, params.name);
  },
});
type EventChoice = { url: string; name: string; cost: number; file: { name: string; bytes: number; content: string } };
const cheaperChoice = ({ first, second }: { first: EventChoice; second: EventChoice }): EventChoice =>
  first.cost < second.cost ? first : second;
/** Returns the price in yuan; null when the page gives no amount. */
function parseCost(page: Parameters<typeof getFact>[0]): number | null {
  const m = /^(\d+) yuan$/.exec(getFact(page, "Admission").en);
  return m ? Number(m[1]) : null;
}
function parseTimes(content: string, offsetMin: number): { readonly start: number; readonly end: number } {
  const [, year, month, day, hour, minute] = /DTSTART:(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)/.exec(content)!.map(Number);
  const start = epochOf({ year: year!, month: month!, day: day!, hour: hour!, minute: minute! }, offsetMin);
  return { start, end: start + Number(/DURATION:PT(\d+)M/.exec(content)![1]) * 60_000 };
}
