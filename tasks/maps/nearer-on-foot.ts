import maps from "#apps/maps/index.ts";
import { spanText } from "#apps/maps/format.ts";
import { choice, number } from "#judge/answers.ts";
import { defineTask } from "#judge/define.ts";
import { findRoutes } from "#world/geo/route.ts";
import { drawSites, placeFacts, openPlace, replaceStop, readTown } from "../kit/maps.ts";
import { fillIn } from "../kit/phrases.ts";

/** Report which of two places is nearer to home on foot, and the duration of the walk. */
export default defineTask({
  apps: [maps],
  split: "test",
  objective: "query",
  composition: "sequential",
  difficulty: "L3",
  tags: ["search", "extract", "reasoning", "explore"],
  budget: 45,
  revision: 2,

  facts: async (world, r) => {
    const atlas = await readTown(world);
    const home = atlas.siteOf.get("place_home")!;
    const walk = (site: (typeof atlas.sites)[number]) =>
      findRoutes(atlas, { mode: "walk", from: home, to: site, departMs: 0, offsetMin: 480 })[0]?.seconds ?? 0;
    for (;;) {
      const two = drawSites(atlas, r, 2, ({ category }) => category !== "transit" && category !== "home");
      const minutes = two.map((site) => Math.ceil(walk(site) / 60));
      const [a, b] = minutes;
      if (minutes.some((n) => n < 5 || n > 59) || Math.abs(a! - b!) < 3) continue;
      return two.map((site, i) => ({ ...placeFacts(site), minutes: minutes[i]! }));
    }
  },
  listed: { instances: 100, answerFields: 2 },
  params: (_r, _phone, { say }, sites) => {
    const [one, two] = sites.map(({ id, name, minutes }) => ({ id, name: say(name.en, name.zh), minutes }));
    return { one: one!, two: two! };
  },
  instruction: {
    en: [
      ({ one, two }) =>
        `Get walking directions in {app.maps} from my home to "${one.name}" and to "${two.name}". Which is the quicker walk, and how many minutes does it take? ${fillIn.en}`,
      ({ one, two }) =>
        `I'm walking from home to either "${one.name}" or "${two.name}". According to {app.maps}, which will I reach sooner, and in how many minutes? ${fillIn.en}`,
    ],
    zh: [
      ({ one, two }) =>
        `请用{app.maps}查从我家步行到“${one.name}”和到“${two.name}”各要多久。走到哪个更快，要多少分钟？${fillIn.zh}`,
      ({ one, two }) =>
        `我要从家走到“${one.name}”或“${two.name}”。请用{app.maps}看看走到哪个更快，要几分钟。${fillIn.zh}`,
    ],
  },
  checks: [{ that: "home is where it was", unchanged: ({ maps: { home, work } }) => [home, work] }],
  allow: () => [],
  answer: {
    fields: ({ one, two }, say) => ({
      nearer: choice(say("The quicker walk", "走过去更快的地点"), [one.name, two.name]),
      minutes: number(say("Walking time", "步行时间"), say("Minutes", "分钟")),
    }),
    expected: ({ params: { one, two } }) => ({
      nearer: (one.minutes < two.minutes ? one : two).name,
      minutes: Math.min(one.minutes, two.minutes),
    }),
  },

  oracle: async (o, { one, two }, { lang }) => {
    await openPlace(o, one.name, one.id);
    await o.act(maps, "place.directions");
    await o.act(maps, "directions.search", { index: 0 });
    await o.act(maps, "search.pick", { target: "place_home" });
    await o.act(maps, "directions.setMode", { mode: "walk" });
    await o.sees(spanText(one.minutes * 60, lang));
    await replaceStop(o, 1, two.name, two.id);
    await o.sees(spanText(two.minutes * 60, lang));
    const nearer = (one.minutes < two.minutes ? one : two).name;
    o.reads([one.minutes, two.minutes], nearer);
    await o.answer({ nearer, minutes: Math.min(one.minutes, two.minutes) });
  },
});
