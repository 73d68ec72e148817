import browser from "#apps/browser/index.ts";
import clock from "#apps/clock/index.ts";
import { defineTask } from "#judge/define.ts";
import { added } from "#judge/allowed-paths.ts";
import web from "#world/web/index.ts";
import { alarm, alarmSound, ringsByWeekday, typeTime } from "../kit/clock.ts";
import { addedEntries, addEntries } from "../kit/records.ts";
import { drawPages, plainText, searchAndOpen, getPage } from "../kit/browser.ts";
import { formatTime } from "../kit/phrases.ts";

/** Set an alarm some minutes before one of a bus's first departures from a stop on its route. */
export default defineTask({
  apps: [browser, clock],
  split: "test",
  objective: "operate",
  composition: "transfer",
  difficulty: "L3",
  tags: ["search", "extract", "create", "reasoning"],
  budget: 45,
  revision: 2,

  facts: async (world, r) => {
    const {
      url,
      name,
    } = // Night lines have no first bus of the day.
      (await drawPages(world, r, { site: "larkhaven", kind: "timetable" }, 1, (p) => !/line-9\d$/.test(p.url)))[0]!;
    const { rows } = await world.read(web.queries.at, { url });
    const { en, zh } = (await getPage(world, rows[0]!.id)).blocks;
    const tables = [en, zh].map((blocks) => blocks.find((b) => b.type === "table")!);
    // Excludes the first stop, because the table's header shows the times of that stop.
    const stop = r.int(1, tables[0]!.rows.length - 1);
    const nth = r.int(1, 4);
    const cell = (lang: number, column: number): string => plainText(tables[lang]!.rows[stop]![column]!);
    return { url, line: name, stop: { en: cell(0, 0), zh: cell(1, 0) }, nth, time: cell(0, nth) };
  },
  listed: { instances: 98, answerFields: 0 },
  params: (r, _, { say }, { url, line, stop, nth, time }) => {
    const [hour, minute] = time.split(":").map(Number);
    return {
      url,
      line: say(line.en, line.zh),
      stop: say(stop.en, stop.zh),
      nth: say(["first", "second", "third", "fourth"][nth - 1]!, ["第一", "第二", "第三", "第四"][nth - 1]!),
      leaves: hour! * 60 + minute!,
      lead: r.pick([12, 15, 18, 20, 25, 35]),
    };
  },
  instruction: {
    en: [
      ({ line, stop, nth, lead }) =>
        `When does the ${nth} bus of the day on ${line} leave "${stop}" tomorrow? The timetable is on larkhaven.example. Set a one-time alarm in {app.clock} for ${lead} minutes before that and label it "${line}".`,
      ({ line, stop, nth, lead }) =>
        `I'm taking the ${nth} ${line} bus tomorrow morning from "${stop}". Look up its time on the City of Larkhaven's website (larkhaven.example) and set an alarm labelled "${line}" that rings once, ${lead} minutes before it leaves.`,
    ],
    zh: [
      ({ line, stop, nth, lead }) =>
        `${line}明天的${nth}班车几点从“${stop}”站开？请查 larkhaven.example 的公交时刻表，然后在{app.clock}里新建一个提前 ${lead} 分钟、只响一次的闹钟，标签为“${line}”。`,
      ({ line, stop, nth, lead }) =>
        `我明早要在“${stop}”站坐公交 ${line}的${nth}班车。请在云雀港市政府网站（larkhaven.example）上查到发车时间，在{app.clock}里设一个提前 ${lead} 分钟、只响一次的闹钟，标签写“${line}”。`,
    ],
  },
  setup: ({ clock: state }, { line, leaves, lead }, { now }) => {
    const at = leaves - lead - 10;
    addEntries(state.alarms, alarm("alarm_bus", Math.floor(at / 60), at % 60, now, { label: line, on: false }));
  },
  checks: [
    { that: "there is exactly one new alarm", oneNew: ({ clock }) => clock.alarms },
    {
      that: "it is on, and rings once so long before the bus leaves",
      holds: ({ before, after, params }) =>
        addedEntries(before.clock.alarms, after.clock.alarms).some(
          (a) => a.on && a.days.length === 0 && a.hour * 60 + a.minute === params.leaves - params.lead,
        ),
    },
    {
      that: "its label is the line",
      holds: ({ before, after, params }) =>
        addedEntries(before.clock.alarms, after.clock.alarms).some((a) => a.label.trim() === params.line),
    },
  ],
  allow: ({ clock: state }) => [added(state.alarms, 1, ringsByWeekday)],
  free: [alarmSound],

  oracle: async (o, { url, line, stop, leaves, lead }, { say }) => {
    await searchAndOpen(o, url, `${say("Bus", "公交")} ${line}`);
    await o.sees(stop, formatTime(leaves));
    await o.open(clock);
    await o.act(clock, "main.newAlarm");
    const at = leaves - lead;
    o.reads([formatTime(leaves), lead], formatTime(at));
    await typeTime(o, at);
    await o.type("label", line);
    await o.act(clock, "editor.save");
  },
});
