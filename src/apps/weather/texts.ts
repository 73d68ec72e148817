/** Words for what the model tells in codes and levels. */
import type { Condition } from "../../world/weather/hour.ts";
import type { Air, Pollutant } from "../../world/weather/air.ts";
import type { Indices } from "../../world/weather/indices.ts";
import type { Warning } from "../../world/weather/warnings.ts";
import type { Units } from "./state.ts";
import type { SpokenWord } from "./spoken.ts";
import type { Word } from "./strings.ts";
import { beaufort, degreesIn, directionOf, pressureIn, visibilityIn, windIn } from "./units.ts";

type Say = (key: Word, facts?: Readonly<Record<string, string | number>>) => string;
type Table = Readonly<Record<SpokenWord, string>>;
/** Says what the code needs to say without a screen. */
type Speak = (key: SpokenWord, facts?: Readonly<Record<string, string | number>>) => string;

export const conditionKey = (condition: Condition): SpokenWord => `sky-${condition}`;
export const warningName = ({ kind, level }: Pick<Warning, "kind" | "level">, table: Table): string =>
  table[`warn-${kind}`].replace("{level}", table[`level-${level}`]);
export const airKey = (level: Air["level"]): SpokenWord => `air-${level}`;
export const adviceOfAir = (level: Air["level"]): Word => `airAdvice-${level}`;
export const pollutantSigns: Readonly<Record<Pollutant, string>> = {
  pm25: "PM2.5",
  pm10: "PM10",
  o3: "O₃",
  no2: "NO₂",
  so2: "SO₂",
  co: "CO",
};

export const indexNames = [
  "dress",
  "umbrella",
  "uv",
  "sport",
  "carWash",
  "travel",
  "laundry",
  "cold",
  "comfort",
] as const satisfies readonly (keyof Indices)[];
export type IndexName = (typeof indexNames)[number];
export const indexTitle = (name: IndexName): Word => `index-${name}`;
/** In a word or two. */
export const indexLevel = (name: IndexName, level: number): Word => `${name}-${level}` as Word;
export const indexAdvice = (name: IndexName, level: number): Word => `${name}Advice-${level}` as Word;

export const degrees = (celsius: number, units: Units): string => `${degreesIn(celsius, units.temperature)}°`;
export function windText(kmh: number, units: Units, say: Speak): string {
  return say(`wind-${units.wind}`, { n: windIn(kmh, units.wind) });
}
export const windForce = (kmh: number, say: Say): string => say("force", { n: beaufort(kmh) });
export const directionText = (deg: number, say: Say): string => say(`from-${directionOf(deg)}` as Word);
export const pressureText = (hpa: number, units: Units, say: Say): string =>
  say(`pressure-${units.pressure}`, { n: pressureIn(hpa, units.pressure) });
export const visibilityText = (km: number, units: Units, say: Say): string =>
  say(`visibility-${units.visibility}`, { n: visibilityIn(km, units.visibility) });
/** "3.4 mm"; a dash where nothing falls. */
export const rainText = (mm: number, say: Speak): string => say("millimetres", { n: Math.round(mm * 10) / 10 });
