/** Texts for the codes and levels of the weather model. */
import type { Condition } from "#world/weather/hour.ts";
import type { Air, Pollutant } from "#world/weather/air.ts";
import type { Indices } from "#world/weather/indices.ts";
import type { Warning } from "#world/weather/warnings.ts";
import type { Units } from "./state.ts";
import type { BackgroundTextKey } from "./background-texts.ts";
import type { TextKey } from "./strings.ts";
import { beaufort, degreesIn, directionOf, pressureIn, visibilityIn, windIn } from "./units.ts";

type Translate = (key: TextKey, facts?: Readonly<Record<string, string | number>>) => string;
type Table = Readonly<Record<BackgroundTextKey, string>>;
/** Returns a text that is available without a screen. */
type TranslateInBackground = (key: BackgroundTextKey, facts?: Readonly<Record<string, string | number>>) => string;

export const conditionKey = (condition: Condition): BackgroundTextKey => `sky-${condition}`;
export const warningName = ({ kind, level }: Pick<Warning, "kind" | "level">, table: Table): string =>
  table[`warn-${kind}`].replace("{level}", table[`level-${level}`]);
export const airKey = (level: Air["level"]): BackgroundTextKey => `air-${level}`;
export const adviceOfAir = (level: Air["level"]): TextKey => `airAdvice-${level}`;
export const pollutantSymbols: Readonly<Record<Pollutant, string>> = {
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
export const indexTitle = (name: IndexName): TextKey => `index-${name}`;
/** Returns the key of a short text for a level of a life index. */
export const indexLevel = (name: IndexName, level: number): TextKey => `${name}-${level}` as TextKey;
export const indexAdvice = (name: IndexName, level: number): TextKey => `${name}Advice-${level}` as TextKey;

export const degrees = (celsius: number, units: Units): string => `${degreesIn(celsius, units.temperature)}°`;
export function windText(kmh: number, units: Units, say: TranslateInBackground): string {
  return say(`wind-${units.wind}`, { n: windIn(kmh, units.wind) });
}
export const windForce = (kmh: number, say: Translate): string => say("force", { n: beaufort(kmh) });
export const directionText = (deg: number, say: Translate): string => say(`from-${directionOf(deg)}` as TextKey);
export const pressureText = (hpa: number, units: Units, say: Translate): string =>
  say(`pressure-${units.pressure}`, { n: pressureIn(hpa, units.pressure) });
export const visibilityText = (km: number, units: Units, say: Translate): string =>
  say(`visibility-${units.visibility}`, { n: visibilityIn(km, units.visibility) });
/** "3.4 mm". */
export const rainText = (mm: number, say: TranslateInBackground): string =>
  say("millimetres", { n: Math.round(mm * 10) / 10 });
