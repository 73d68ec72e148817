import maps from "#apps/maps/index.ts";
import { distanceText } from "#apps/maps/format.ts";
import { number } from "#judge/answers.ts";
import { defineTask } from "#judge/define.ts";
import { matchesValues } from "../kit/records.ts";
import { findRoutes } from "#world/geo/route.ts";
import { drawSites, placeFacts, openPlace, readTown } from "../kit/maps.ts";
import { fillIn } from "../kit/phrases.ts";

/** Change the distance units and the preferred mode of transport in the settings, then report the length of a route. */
export default defineTask({
  apps: [maps],
  split: "test",
  objective: "hybrid",
  composition: "sequential",
  difficulty: "L2",
  tags: ["settings", "search", "extract"],
  budget: 45,
  revision: 1,

  facts: async (world, r) => {
    const atlas = await readTown(world);
    const home = atlas.siteOf.get("place_home")!;
    const mode = r.pick(["cycle", "walk"] as const);
    for (;;) {
      const [site] = drawSites(atlas, r, 1, ({ category }) => category !== "home" && category !== "transit");
      const metres = findRoutes(atlas, { mode, from: home, to: site!, departMs: 0, offsetMin: 480 })[0]?.metres ?? 0;
      if (metres > 1700 && metres < 12_000) return { ...placeFacts(site!), mode, metres };
    }
  },
  listed: { instances: 97, answerFields: 1 },
  params: (_r, _phone, { say }, { id, name, mode, metres }) => ({
    id,
    name: say(name.en, name.zh),
    mode,
    metres,
    miles: Number(distanceText(metres, "imperial", "en").split(" ")[0]),
  }),
  instruction: {
    en: [
      (p) =>
        `In the settings of {app.maps}, set the distance units to miles and make ${modeTexts[p.mode].en} my preferred travel mode. Then look up the fastest ${modeTexts[p.mode].route} route from home to "${p.name}". How many miles is it? ${fillIn.en}`,
    ],
    zh: [
      (p) =>
        `请在{app.maps}的设置里把距离单位改成英里，把首选出行方式改成${modeTexts[p.mode].zh}。然后查一下从家到“${p.name}”最快的${modeTexts[p.mode].zh}路线有多少英里。${fillIn.zh}`,
    ],
  },
  checks: [
    { that: "the distances are in miles", holds: ({ after }) => after.maps.prefs.units === "imperial" },
    { that: "this mode is the usual one", holds: ({ after, params: p }) => after.maps.prefs.mode === p.mode },
    {
      that: "the other settings are as they were",
      keeps: true,
      holds: ({ before, after }) => {
        const { units: _units, mode: _mode, ...others } = before.maps.prefs;
        return matchesValues(after.maps.prefs, others);
      },
    },
  ],
  allow: ({ maps: { prefs } }) => [prefs.units, prefs.mode],
  answer: {
    fields: (_, say) => ({
      miles: number(
        say("Length of the route", "路线长度"),
        say("Miles, as shown in the app", "英里，按应用里显示的填"),
      ),
    }),
    expected: ({ params: { miles } }) => ({ miles }),
  },

  oracle: async (o, p, { lang }) => {
    await o.open(maps);
    await o.act(maps, "main.account");
    await o.act(maps, "main.settings");
    await o.act(maps, "settings.page", { page: "app" });
    await o.act(maps, "prefs.row", { row: "distanceUnits" });
    await o.act(maps, "prefs.configure", { units: "imperial" });
    await o.back();
    await o.act(maps, "settings.page", { page: "navigation" });
    await o.act(maps, "prefs.row", { row: "usualMode" });
    await o.act(maps, "prefs.configure", { mode: p.mode });
    await o.back();
    await o.back();
    // The panel of the account is open again.
    await o.back();
    await openPlace(o, p.name, p.id);
    await o.act(maps, "place.directions");
    await o.act(maps, "directions.search", { index: 0 });
    await o.act(maps, "search.pick", { target: "place_home" });
    const length = distanceText(p.metres, "imperial", lang);
    await o.sees(length);
    o.reads([length], p.miles);
    await o.answer({ miles: p.miles });
  },
});
const modeTexts = {
  cycle: { en: "cycling", route: "cycling", zh: "骑行" },
  walk: { en: "walking", route: "walking", zh: "步行" },
} as const;
