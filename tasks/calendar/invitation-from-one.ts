import calendar from "#apps/calendar/index.ts";
import { answers } from "#apps/calendar/features/events/state.ts";
import { strings } from "#apps/calendar/strings.ts";
import { defineTask } from "#judge/define.ts";
import { fillPlaceholders, textsFor } from "#os/texts.ts";
import { dayAt, formatDay } from "#state/day.ts";
import { event, timeSlot } from "../kit/calendar.ts";
import { getPerson, personName } from "../kit/people.ts";
import { addEntries } from "../kit/records.ts";

/**
 * Answer the invitation of one person. Two others have invited to events with the same title, and only the page of an
 * event says who did. The guests of each event include another of the three.
 */
export default defineTask({
  apps: [calendar],
  split: "test",
  objective: "operate",
  composition: "atomic",
  difficulty: "L2",
  tags: ["search", "explore", "social"],
  budget: 30,
  revision: 1,

  params: (r, _, { say, now, offsetMin, lang }) => {
    const t = textsFor(strings, lang);
    const hosts = r.sample(["nora", "jonas", "priya", "tomas", "olga", "katrin", "henrik"], 3);
    const days = r.sample([2, 3, 4, 5, 6, 8, 9, 10, 11, 12], 3).map((n) => dayAt(now, offsetMin) + n);
    const answer = r.pick(answers);
    return {
      title: r.pick([
        say("Project kick-off", "项目启动会"),
        say("Safety briefing", "安全说明会"),
        say("Demo session", "演示会"),
        say("Customer visit", "客户来访"),
        say("Knowledge swap", "知识交流会"),
      ]),
      hosts,
      host: personName(hosts[0]!, say),
      days,
      minute: r.int(18, 33) * 30,
      answer,
      told: t[answer],
    };
  },
  instruction: {
    en: [
      (p) =>
        `There are several invitations to "${p.title}" in {app.calendar}. Reply "${p.told}" to the one that ${p.host} sent me, and leave the others for now.`,
    ],
    zh: [
      (p) => `{app.calendar}里有好几个“${p.title}”的邀请。${p.host}邀请我的那个，请回复“${p.told}”，其他几个先不要动。`,
    ],
  },
  setup: ({ calendar: state }, p, { offsetMin, say }) => {
    const person = (id: string) => ({ name: personName(id, say), email: getPerson(id).emails[0] ?? "", phone: "" });
    p.hosts.forEach((host, i) => {
      const guests = [p.hosts[(i + 1) % 3]!, "zoe"];
      addEntries(
        state.events,
        event(`event_by_${host}`, p.title, timeSlot(p.days[i]!, p.minute, 90, offsetMin), {
          organizer: person(host),
          invitees: guests.map(person),
        }),
      );
    });
  },
  checks: [
    {
      that: "the invitation of this person has the answer",
      holds: ({ after, params }) => after.calendar.events[`event_by_${params.hosts[0]}`]?.answer === params.answer,
    },
    {
      that: "the other invitations are not answered",
      keeps: true,
      holds: ({ after, params }) =>
        params.hosts.slice(1).every((host) => after.calendar.events[`event_by_${host}`]?.answer === null),
    },
  ],
  allow: ({ calendar: state }, { hosts }) => [state.events[`event_by_${hosts[0]}`]?.answer],

  oracle: async (o, p, { lang }) => {
    const { organizer } = textsFor(strings, lang);
    await o.open(calendar);
    await o.act(calendar, "main.search");
    await o.type("query", p.title);
    await o.act(calendar, "search.open", { id: `event_by_${p.hosts[0]}`, day: formatDay(p.days[0]!) });
    await o.sees(fillPlaceholders(organizer, { name: p.host }));
    await o.act(calendar, "event.answer", { answer: p.answer });
  },
});
