import maps from "../../src/apps/maps/index.ts";
import { choice, text } from "../../src/judge/answers.ts";
import { defineTask, type Occasion } from "../../src/judge/define.ts";
import { weekdayText } from "../../src/os/format.ts";
import { drawSites, knownOf, openPlace, searchPlace, townOf } from "../kit/maps.ts";
import { clockOf, fillIn } from "../kit/words.ts";

/** Which of two places closes later on a day of the week, and when. */
export default defineTask({
  apps: [maps],
  split: "test",
  objective: "query",
  composition: "sequential",
  difficulty: "L2",
  tags: ["search", "extract", "reasoning"],
  budget: 30,
  revision: 1,

  facts: async (world, r) => {
    const atlas = await townOf(world);
    const day = r.int(0, 6);
    const closes = (hours: (typeof atlas.sites)[number]["hours"]) => hours?.[day]?.close ?? null;
    const isFit = (site: (typeof atlas.sites)[number]) =>
      closes(site.hours) !== null &&
      closes(site.hours)! < 1440 &&
      ["food", "cafe", "shop", "sport"].includes(site.category);
    for (;;) {
      const two = drawSites(atlas, r, 2, isFit);
      const [a, b] = two.map((site) => closes(site.hours)!);
      if (a !== b) return { day, sites: two.map((site, i) => ({ ...knownOf(site), close: [a!, b!][i]! })) };
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
        `Going by {app.maps}: which of "${one.name}" and "${two.name}" closes later on an ordinary ${day}, the one named first or the one named second, and at what time does that one close? ${fillIn.en}`,
      ({ one, two, day }) =>
        `Look up in {app.maps} until when "${one.name}" and "${two.name}" are open on an ordinary ${day}. Which closes later, the one named first or the one named second, and when? ${fillIn.en}`,
    ],
    zh: [
      ({ one, two, day }) =>
        `请在{app.maps}中查看：平常的${day}，“${one.name}”和“${two.name}”哪个关门更晚，是先提到的还是后提到的？它几点关门？${fillIn.zh}`,
      ({ one, two, day }) =>
        `“${one.name}”和“${two.name}”在平常的${day}各营业到几点？请查{app.maps}，说出关门更晚的是先提到的还是后提到的，以及它的关门时间。${fillIn.zh}`,
    ],
  },
  checks: [{ that: "no list has changed", unchanged: ({ maps: { lists } }) => lists }],
  allow: () => [],
  answer: {
    fields: (_, say) => ({
      later: choice(say("Closes later", "关门更晚的"), choices(say)),
      closes: text(say("It closes at", "关门时间"), say("HH:MM", "时:分"), "time"),
    }),
    expected: ({ params: { one, two }, occasion: { say } }) => ({
      later: choices(say)[one.close > two.close ? 0 : 1]!,
      closes: clockOf(Math.max(one.close, two.close)),
    }),
  },

  oracle: async (o, { one, two, day }, { say }) => {
    await openPlace(o, one.name, one.id);
    await o.set(maps, "place", { hours: true });
    await o.sees(one.name, day, clockOf(one.close));
    await o.back();
    await o.back();
    await searchPlace(o, two.name, two.id);
    await o.set(maps, "place", { hours: true });
    await o.sees(two.name, day, clockOf(two.close));
    const later = choices(say)[one.close > two.close ? 0 : 1]!;
    o.reads([clockOf(one.close), clockOf(two.close)], later);
    await o.answer({ later, closes: clockOf(Math.max(one.close, two.close)) });
  },
});
const choices = (say: Occasion["say"]): string[] => [
  say("the one named first", "先提到的"),
  say("the one named second", "后提到的"),
];
