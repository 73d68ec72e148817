import maps from "#apps/maps/index.ts";
import { defineTask } from "#judge/define.ts";
import { findFrontScreen } from "#judge/view.ts";
import { drawSites, placeFacts, openPlace, readTown } from "../kit/maps.ts";

/** Show a route between home and work with a stop at a place, and leave it on the screen. */
export default defineTask({
  apps: [maps],
  split: "train",
  objective: "operate",
  composition: "sequential",
  difficulty: "L3",
  tags: ["search", "nav", "create"],
  budget: 45,
  revision: 1,

  facts: async (world, r) => {
    const atlas = await readTown(world);
    return drawSites(atlas, r, 1, ({ category }) => ["cafe", "shop", "service", "health"].includes(category)).map(
      placeFacts,
    );
  },
  listed: { instances: 99, answerFields: 0 },
  params: (r, _phone, { say }, [site]) => {
    const mode = r.pick(["drive", "walk", "cycle"] as const);
    return {
      mode,
      id: site!.id,
      name: say(site!.name.en, site!.name.zh),
      back: r.chance(0.5),
    };
  },
  instruction: {
    en: [
      (p) =>
        `Show me the ${modeTexts[p.mode].route} route from ${p.back ? "work to home" : "home to work"} with a stop at "${p.name}" in {app.maps}, and leave it on the screen. Don't start navigation.`,
      (p) =>
        `In {app.maps}, plan how I'd ${modeTexts[p.mode].en} ${p.back ? "home from work" : "to work from home"} with a stop at "${p.name}". Leave the plan on the screen without starting navigation.`,
    ],
    zh: [
      (p) =>
        `请在{app.maps}上显示从${p.back ? "工作地点回家" : "家去工作地点"}、途经“${p.name}”的${modeTexts[p.mode].zh}路线，停在那个画面，不要开始导航。`,
      (p) =>
        `我要${modeTexts[p.mode].does}${p.back ? "从工作地点回家" : "从家去工作地点"}，中途去一趟“${p.name}”。请在{app.maps}里查好路线，让它留在屏幕上，不要开始导航。`,
    ],
  },
  checks: [
    {
      that: "the way on the screen is this one",
      holds: ({ after, params: p }) => {
        const { plan } = after.maps;
        const ends = p.back ? ["place_harbor", "place_home"] : ["place_home", "place_harbor"];
        return (
          findFrontScreen(after.view, maps, "directions") !== null &&
          plan.mode === p.mode &&
          plan.when.kind === "now" &&
          plan.stops.join() === [ends[0], p.id, ends[1]].join()
        );
      },
    },
    { that: "no navigation is under way", unchanged: ({ maps: { trip } }) => trip },
  ],
  shown: ({ view, maps: state }) => [view.front, view.tasks["maps"], state.plan],
  allow: () => [],

  oracle: async (o, p) => {
    const [from, to] = p.back ? (["place_harbor", "place_home"] as const) : (["place_home", "place_harbor"] as const);
    await openPlace(o, p.name, p.id);
    await o.act(maps, "place.directions");
    await o.act(maps, "directions.setMode", { mode: p.mode });
    await o.act(maps, "directions.addStop");
    await o.act(maps, "directions.search", { index: 2 });
    await o.act(maps, "search.pick", { target: to });
    await o.act(maps, "directions.search", { index: 0 });
    await o.act(maps, "search.pick", { target: from });
  },
});
const modeTexts = {
  drive: { en: "drive", route: "driving", zh: "驾车", does: "开车" },
  walk: { en: "walk", route: "walking", zh: "步行", does: "步行" },
  cycle: { en: "cycle", route: "cycling", zh: "骑行", does: "骑车" },
} as const;
