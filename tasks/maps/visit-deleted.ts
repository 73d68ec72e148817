import maps from "#apps/maps/index.ts";
import { defineTask } from "#judge/define.ts";
import { dayAt, dayStartMs } from "#state/day.ts";
import { minuteMs } from "#state/civil.ts";
import { sameJson } from "#state/json.ts";
import { drawSites, placeFacts, readTown } from "../kit/maps.ts";
import { formatDate, formatTime } from "../kit/phrases.ts";

/** Delete one visit from the timeline. The owner was at this place on another day, and at another place on this day. */
export default defineTask({
  apps: [maps],
  split: "test",
  objective: "operate",
  composition: "atomic",
  difficulty: "L1",
  tags: ["nav", "delete"],
  budget: 30,
  revision: 1,

  facts: async (world, r) => {
    const atlas = await readTown(world);
    const kinds = ["food", "cafe", "shop", "sight", "park", "sport", "health"];
    return drawSites(atlas, r, 2, ({ id, category }) => kinds.includes(category) && !alreadyVisited.has(id)).map(
      placeFacts,
    );
  },
  listed: { instances: 100, answerFields: 0 },
  params: (r, _phone, { lang, say, now, offsetMin }, sites) => {
    const [one, two] = sites.map(({ id, name }) => ({ id, name: say(name.en, name.zh) }));
    const [ago, otherAgo] = r.sample([2, 3, 4, 5, 6], 2);
    const day = dayAt(now, offsetMin) - ago!;
    return {
      one: one!,
      two: two!,
      day,
      otherDay: dayAt(now, offsetMin) - otherAgo!,
      date: formatDate(day, lang),
      ago: ago!,
      from: 20 * 60 + r.int(-6, 6),
      length: r.int(40, 75),
      earlier: 17 * 60 + r.int(-7, 7),
    };
  },
  instruction: {
    en: [({ one, date }) => `Delete my visit to "${one.name}" on ${date} from my timeline in {app.maps}.`],
    zh: [({ one, date }) => `请在{app.maps}的时间轴里删除我${date}去“${one.name}”的那次到访记录。`],
  },
  setup: ({ maps: state }, p, { offsetMin }) => {
    const visit = (target: string, day: number, from: number, length: number) => {
      const at = dayStartMs(day, offsetMin) + from * minuteMs;
      return { target, at, until: at + length * minuteMs };
    };
    state.visits = [
      ...state.visits,
      visit(p.one.id, p.day, p.from, p.length),
      visit(p.two.id, p.day, p.earlier, p.length - 15),
      visit(p.one.id, p.otherDay, p.from - 12, p.length + 5),
    ].toSorted((a, b) => b.at - a.at);
  },
  checks: [
    {
      that: "the visit is gone, and only this visit",
      holds: ({ before, after, params: p, occasion: { offsetMin } }) =>
        sameJson(
          after.maps.visits,
          before.maps.visits.filter(({ target, at }) => target !== p.one.id || dayAt(at, offsetMin) !== p.day),
        ),
    },
  ],
  allow: ({ maps: state }) => [state.visits],

  oracle: async (o, p, { offsetMin }) => {
    await o.open(maps);
    await o.act(maps, "main.account");
    await o.act(maps, "main.timeline");
    for (let n = 0; n < p.ago; n++) await o.act(maps, "timeline.older");
    await o.sees(p.one.name, formatTime(p.from));
    await o.act(maps, "timeline.visit", { at: dayStartMs(p.day, offsetMin) + p.from * minuteMs });
    await o.act(maps, "timeline.deleteVisit");
    await o.confirm();
  },
});
/** The places of the timeline on a new phone. */
const alreadyVisited: ReadonlySet<string> = new Set(
  ["harbor", "twoovens", "market", "tilia", "gym", "parents", "dentist", "orpheum", "home"].map((id) => `place_${id}`),
);
