/** Weather warnings of a day in four colours. The thresholds are similar to those of weather services. */
import type { Air } from "./air.ts";
import type { Hour } from "./hour.ts";

export const warningKinds = [
  "heat",
  "cold_wave",
  "gale",
  "rainstorm",
  "thunder",
  "snow",
  "fog",
  "haze",
  "dust",
] as const;
export type WarningKind = (typeof warningKinds)[number];
export type WarningLevel = "blue" | "yellow" | "orange" | "red";
export interface Warning {
  readonly kind: WarningKind;
  readonly level: WarningLevel;
  /** The first and last hour of the warning. */
  readonly from: number;
  readonly to: number;
}
interface WarningInput {
  readonly high: number;
  readonly low: number;
  readonly precipitation: number;
  readonly hours: readonly Hour[];
  readonly air: Air;
}
const levels = ["blue", "yellow", "orange", "red"] as const;
const snowConditions = new Set(["light_snow", "snow", "heavy_snow", "sleet"]);

/** Returns the warnings, worst first. `lowBefore` is the lowest temperature of the previous night. */
export function computeWarnings({ high, low, hours, air }: WarningInput, lowBefore: number): Warning[] {
  const found: Warning[] = [];
  const warn = (
    kind: WarningKind,
    value: number,
    steps: readonly (number | null)[],
    when: (h: Hour) => boolean,
  ): void => {
    const level = steps.findLastIndex((step) => step !== null && value >= step);
    const during = hours.filter(when).map((h) => h.hour);
    if (level >= 0 && during.length > 0)
      found.push({ kind, level: levels[level]!, from: during[0]!, to: during.at(-1)! });
  };
  const total = (of: (h: Hour) => boolean): number => hours.filter(of).reduce((sum, h) => sum + h.precipitation, 0);
  const snows = (h: Hour): boolean => snowConditions.has(h.condition);
  const rains = (h: Hour): boolean => h.precipitation > 0 && !snows(h);
  const least = Math.min(...hours.map((h) => h.visibility));
  warn("heat", high, [null, 35, 37, 40], (h) => h.temperature >= 33);
  if (low <= 4) warn("cold_wave", lowBefore - low, [8, 10, 12, 16], () => true);
  warn("gale", Math.max(...hours.map((h) => h.gusts)), [50, 75, 103, 134], (h) => h.gusts >= 45);
  warn("rainstorm", total(rains), [50, 75, 100, 150], rains);
  warn(
    "thunder",
    hours.filter((h) => h.condition === "thunder").length,
    [null, 2, 5],
    (h) => h.condition === "thunder",
  );
  warn("snow", total(snows), [4, 6, 10, 15], snows);
  warn("fog", -least, [null, -0.5, -0.2, -0.05], (h) => h.condition === "fog");
  warn("haze", air.aqi, [null, 201, 301], (h) => h.condition === "haze");
  warn("dust", air.pm10, [351, 421, 601], (h) => h.condition === "dust");
  const rank = ({ level }: Warning): number => levels.indexOf(level);
  return found.sort((a, b) => rank(b) - rank(a) || warningKinds.indexOf(a.kind) - warningKinds.indexOf(b.kind));
}
