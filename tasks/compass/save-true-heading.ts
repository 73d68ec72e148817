import compass from "#apps/compass/index.ts";
import { headingOf, roundDegrees } from "#apps/compass/queries.ts";
import { defineTask } from "#judge/define.ts";
import { added } from "#judge/allowed-paths.ts";
import { bearing } from "../kit/compass.ts";
import { addedEntries } from "../kit/records.ts";

/** Save the heading of the phone relative to true north, on a phone that uses magnetic north. */
export default defineTask({
  apps: [compass],
  split: "test",
  objective: "operate",
  composition: "sequential",
  difficulty: "L1",
  tags: ["settings", "create"],
  budget: 15,
  revision: 1,

  params: (r, _, { say }) => ({
    name: r.pick([
      say("Chapel tower", "教堂塔楼"),
      say("Harbour light", "港口灯标"),
      say("Old oak", "老橡树"),
      say("Water tank", "水塔"),
      say("East gate", "东门"),
      say("Weather mast", "气象杆"),
    ]),
    headingDeg: r.int(0, 359),
  }),
  instruction: {
    en: [
      ({ name }) =>
        `Switch {app.compass} to true north, then save the direction the phone is pointing now as a bearing called "${name}".`,
    ],
    zh: [({ name }) => `将{app.compass}的北向基准设为真北，然后把手机当前的朝向保存为名为“${name}”的方位。`],
  },
  setup: ({ compass: state, os }, { name, headingDeg }, { now, say }) => {
    os.sensors.headingDeg = headingDeg;
    const other = bearing("bearing_other", say(`${name}, last year`, `${name}（去年）`), 40, "true", now - 9_000_000);
    state.bearings[other.id] = other;
    state.order.push(other.id);
  },
  checks: [
    { that: "the compass counts from true north", holds: ({ after }) => after.compass.north === "true" },
    {
      that: "there is exactly one new bearing, with the name",
      holds: ({ before, after, params }) => {
        const fresh = addedEntries(before.compass.bearings, after.compass.bearings);
        return fresh.length === 1 && fresh[0]?.name === params.name;
      },
    },
    {
      that: "it is where the phone points, from true north",
      holds: ({ before, after }) => {
        const deg = roundDegrees(headingOf({ ...after.compass, north: "true" }, after.os));
        return addedEntries(before.compass.bearings, after.compass.bearings).some(
          (b) => b.north === "true" && b.deg === deg,
        );
      },
    },
  ],
  allow: ({ compass: state }) => [state.north, added(state.bearings), state.order],

  oracle: async (o, { name }) => {
    await o.open(compass);
    await o.set(compass, "main", { open: "north" });
    await o.act(compass, "main.north", { north: "true" });
    await o.set(compass, "main", { name: "", open: "save" });
    await o.type("name", name);
    await o.act(compass, "main.save");
  },
});
