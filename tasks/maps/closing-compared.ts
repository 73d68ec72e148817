import maps from "#apps/maps/index.ts";
import { choice, text } from "#judge/answers.ts";
import { defineTask } from "#judge/define.ts";
import { weekdayText } from "#os/format.ts";
import { drawSites, placeFacts, openPlace, searchPlace, readTown } from "../kit/maps.ts";
import { formatTime, fillIn } from "../kit/phrases.ts";

/** Report which of two places closes later on a weekday, and the closing time of this place. */
export default defineTask({
  apps: [maps],
  split: "test",
  objective: "query",
  composition: "sequential",
  difficulty: "L2",
  tags: ["search", "extract", "reasoning"],
  budget: 30,
  revision: 2,

  facts: async (world, r) => {
    const atlas = await readTown(world);
    const day = r.int(0, 6);
    const closes = (hours: (typeof atlas.sites)[number]["hours"]) => hours?.[day]?.close ?? null;
    const isFit = (site: (typeof atlas.sites)[number]) =>
      closes(site.hours) !== null &&
      closes(site.hours)! < 1440 &&
      ["food", "cafe", "shop", "sport"].includes(site.category);
    for (;;) {
      const two = drawSites(atlas, r, 2, isFit);
      const [a, b] = two.map((site) => closes(site.hours)!);
      if (a !== b) return { day, sites: two.map((site, i) => ({ ...placeFacts(site), close: [a!, b!][i]! })) };
    }
  },
  listed: { instances: 100, answerFields: 2 },
  params: (_r, _phone, { lang, say }, { day, sites }) => {
    const [one, two] = sites.map(({ id, name, close }) => ({ id, name: say(name.en, name.zh), close }));
    return { day: weekdayText(day, lang, true), number: day, one: one!, two: two! };
  },
  instruction: {
    en: [
      ({ one, two, day }) =>
        `According to {app.maps}, which closes later on an ordinary ${day}, "${one.name}" or "${two.name}", and what time does it close? ${fillIn.en}`,
      ({ one, two, day }) =>
        `Check in {app.maps} how late "${one.name}" and "${two.name}" stay open on an ordinary ${day}. Which one closes later, and when? ${fillIn.en}`,
    ],
    zh: [
      ({ one, two, day }) =>
        `请在{app.maps}里看一下，平常${day}“${one.name}”和“${two.name}”哪家关门更晚，几点关门？${fillIn.zh}`,
      ({ one, two, day }) =>
        `“${one.name}”和“${two.name}”平常${day}各营业到几点？请查{app.maps}，告诉我哪家关得更晚、几点关。${fillIn.zh}`,
    ],
  },
  checks: [{ that: "no list has changed", unchanged: ({ maps: { lists } }) => lists }],
  allow: () => [],
  answer: {
    fields: ({ one, two }, say) => ({
      later: choice(say("Closes later", "关门更晚的"), [one.name, two.name]),
      closes: text(say("Closing time", "关门时间"), say("HH:MM, 24-hour clock", "HH:MM，24 小时制"), "time"),
    }),
    expected: ({ params: { one, two } }) => ({
      later: (one.close > two.close ? one : two).name,
      closes: formatTime(Math.max(one.close, two.close)),
    }),
  },

  oracle: async (o, { one, two, day }) => {
    await openPlace(o, one.name, one.id);
    await o.set(maps, "place", { hours: true });
    await o.sees(one.name, day, formatTime(one.close));
    await o.back();
    await o.back();
    await searchPlace(o, two.name, two.id);
    await o.set(maps, "place", { hours: true });
    await o.sees(two.name, day, formatTime(two.close));
    const later = (one.close > two.close ? one : two).name;
    o.reads([formatTime(one.close), formatTime(two.close)], later);
    await o.answer({ later, closes: formatTime(Math.max(one.close, two.close)) });
  },
});
