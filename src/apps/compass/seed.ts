/** A hiker's bearings, and a compass that was calibrated some days ago. */
import { dayMs } from "#state/civil.ts";
import { compass, type Bearing } from "./state.ts";

export const seed = compass.seed(({ now, say }) => {
  const bearing = (n: number, name: string, deg: number, daysAgo: number, north: Bearing["north"]): Bearing => ({
    id: `bearing_s${n}`,
    name,
    deg,
    north,
    at: now - daysAgo * dayMs,
  });
  const bearings = [
    bearing(1, say("Tent from the ridge", "从山脊看营地"), 214, 23, "magnetic"),
    bearing(2, say("Balcony", "阳台"), 172, 41, "magnetic"),
    bearing(3, say("Lighthouse", "灯塔"), 68, 9, "true"),
    bearing(4, say("Trail to the spring", "去泉眼的小路"), 305, 9, "magnetic"),
  ];
  return {
    bearings: Object.fromEntries(bearings.map((b) => [b.id, b])),
    order: bearings.map((b) => b.id),
    target: null,
    north: "magnetic",
    levelZero: { pitchDeg: 0, rollDeg: 0 },
    calibratedAt: now - 3 * dayMs,
  };
});
