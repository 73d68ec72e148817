import calendar from "#apps/calendar/index.ts";
import { defineTask } from "#judge/define.ts";
import { findFrontScreen } from "#judge/view.ts";
import { formatDay, dayNumberOf } from "#state/day.ts";
import { event, goToDay } from "../kit/calendar.ts";
import { addEntries } from "../kit/records.ts";
import { formatFullDate } from "../kit/phrases.ts";

/** Fill in a new event and leave it unsaved, so that the owner of the phone can check it. */
export default defineTask({
  apps: [calendar],
  split: "train",
  objective: "operate",
  composition: "sequential",
  difficulty: "L2",
  tags: ["nav", "create"],
  budget: 30,
  revision: 2,

  params: (r, _, { say, lang }) => {
    const day = dayNumberOf(2026, 3, r.int(18, 31));
    return {
      day,
      told: formatFullDate(day, lang),
      ...r.pick([
        { title: say("Stock count", "盘点"), place: say("Warehouse 2", "2 号仓库") },
        { title: say("Open house", "开放日"), place: say("Town hall", "市政厅") },
        { title: say("Chimney check", "烟道检查"), place: say("7 Mill Lane", "磨坊巷 7 号") },
        { title: say("Flea market", "跳蚤市场"), place: say("Customs Square", "海关广场") },
      ]),
    };
  },
  instruction: {
    en: [
      ({ title, told, place }) =>
        `Start a new all-day event "${title}" on ${told} in {app.calendar}, with "${place}" as the location, but don't save it. Leave it open; I want to add something myself.`,
    ],
    zh: [
      ({ title, told, place }) =>
        `在{app.calendar}中为${told}新建全天日程“${title}”，地点填“${place}”，但不要保存：停在编辑页面，我还要补充内容。`,
    ],
  },
  setup: ({ calendar: state }, { day, title, place }) => {
    const before = formatDay(day - 7);
    addEntries(
      state.events,
      event("event_before", title, { kind: "days", from: before, to: before }, { location: place, busy: false }),
    );
  },
  checks: [
    {
      that: "a new event of the whole day is being written",
      holds: ({ after, params }) => {
        const open = findFrontScreen(after.view, calendar, "editor");
        const day = formatDay(params.day);
        return open?.params.id === null && open.view.allDay && open.view.fromDay === day && open.view.toDay === day;
      },
    },
    {
      that: "it has the title and the location",
      holds: ({ after, params }) => {
        const view = findFrontScreen(after.view, calendar, "editor")?.view;
        return view?.title.trim() === params.title && view.location.trim() === params.place;
      },
    },
    {
      that: "it has no repeat and invites nobody",
      holds: ({ after }) => {
        const view = findFrontScreen(after.view, calendar, "editor")?.view;
        return view?.unit === null && view.invitees.length === 0;
      },
    },
    { that: "the events are as they were", unchanged: ({ calendar }) => calendar.events },
  ],
  allow: () => [],
  shown: ({ view }) => [view.front, view.tasks["calendar"]],

  oracle: async (o, { day, title, place }, occasion) => {
    await o.open(calendar);
    await goToDay(o, day, occasion);
    await o.act(calendar, "main.newEvent", { day: formatDay(day), minute: null });
    await o.type("title", title);
    await o.act(calendar, "editor.allDay");
    await o.type("location", place);
  },
});
