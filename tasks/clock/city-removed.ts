import { cities } from "#apps/clock/cities.ts";
import clock from "#apps/clock/index.ts";
import { defineTask } from "#judge/define.ts";

/** Pairs of cities on the same list that a careless agent would confuse: neighbours with the same time. */
const pairs = [
  ["berlin", "amsterdam"],
  ["chicago", "dallas"],
  ["boston", "atlanta"],
  ["brisbane", "canberra"],
  ["bucharest", "athens"],
  ["brussels", "barcelona"],
  ["chengdu", "beijing"],
  ["cairo", "cape-town"],
  ["delhi", "colombo"],
  ["budapest", "copenhagen"],
] as const;
const others = ["accra", "adelaide", "auckland", "baghdad", "bangkok", "buenos-aires", "caracas", "denver"] as const;

/** Remove one city from the world clock. Another city on the list has the same time. */
export default defineTask({
  apps: [clock],
  split: "train",
  objective: "operate",
  composition: "atomic",
  difficulty: "L1",
  tags: ["nav", "delete"],
  budget: 15,
  revision: 1,

  params: (r, _, { say }) => {
    const [gone, like] = r.shuffle([...r.pick(pairs)]);
    const { en, zh } = cities.find(({ id }) => id === gone)!;
    return { gone: gone!, name: say(en, zh), listed: r.shuffle([gone!, like!, ...r.sample(others, 3)]) };
  },
  instruction: {
    en: [({ name }) => `Take ${name} off the world clock in {app.clock}, please. I still need the other cities.`],
    zh: [({ name }) => `请把${name}从{app.clock}的世界时钟里移除，其他城市保留。`],
  },
  setup: ({ clock: state }, { listed }) => {
    state.cities = [...listed];
  },
  checks: [
    {
      that: "the city is no longer on the list",
      holds: ({ after, params }) => !after.clock.cities.some((id) => id === params.gone),
    },
    {
      that: "all other cities are still there, in the same order",
      keeps: true,
      holds: ({ after, params }) =>
        after.clock.cities.filter((id) => id !== params.gone).join() ===
        params.listed.filter((id) => id !== params.gone).join(),
    },
  ],
  allow: ({ clock: state }) => [state.cities],

  oracle: async (o, { gone }) => {
    await o.open(clock);
    await o.set(clock, "main", { tab: "world" });
    await o.act(clock, "main.selectCity", { id: gone });
    await o.act(clock, "main.removeCities");
  },
});
