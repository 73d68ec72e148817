/** The cities that the user watches, units, and what the weather may tell. The weather itself is computed from a city. */
import * as v from "valibot";
import { modelOf } from "../../os/define.ts";
import { instant } from "../../os/values.ts";
import { city } from "../../world/weather/index.ts";

/** A city as the world has it, kept whole: from it the weather of any day follows without asking anybody. */
export const CityId = v.pipe(v.string(), v.nonEmpty(), v.maxLength(80));
export const City = v.strictObject({ ...city.row.entries, id: CityId });
export type City = v.InferOutput<typeof City>;
/** A page of the app is named by its city's id, or by this: where the phone is. */
export const herePlace = "here";
export const citiesMost = 20;

export const temperatureUnits = ["celsius", "fahrenheit"] as const;
export const windUnits = ["kmh", "ms", "mph", "knots", "beaufort"] as const;
export const pressureUnits = ["hpa", "mmhg", "inhg"] as const;
export const visibilityUnits = ["km", "mi"] as const;
export const Units = v.strictObject({
  temperature: v.picklist(temperatureUnits),
  wind: v.picklist(windUnits),
  pressure: v.picklist(pressureUnits),
  visibility: v.picklist(visibilityUnits),
});
export type Units = v.InferOutput<typeof Units>;

/** What it may tell by itself, and the hours in which it is silent. */
export const switches = ["rain", "severe", "morning", "evening", "quiet"] as const;
export const Switch = v.picklist(switches);
export const times = ["morning", "evening", "quietFrom", "quietTo"] as const;
export const TimeName = v.picklist(times);
/** Minutes after midnight. */
export const MinuteOfDay = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1439));

export const weather = modelOf("weather", {
  cities: v.record(CityId, City),
  order: v.array(CityId),
  /** The city where the phone last was, while its place may be used. */
  here: v.nullable(City),
  /** The page that opens first and that widgets and notifications are about; null: the first. */
  main: v.nullable(CityId),
  /** The page that was looked at last. */
  shown: v.nullable(CityId),
  units: Units,
  on: v.strictObject({
    rain: v.boolean(),
    severe: v.boolean(),
    morning: v.boolean(),
    evening: v.boolean(),
    quiet: v.boolean(),
  }),
  at: v.strictObject({
    morning: MinuteOfDay,
    evening: MinuteOfDay,
    quietFrom: MinuteOfDay,
    quietTo: MinuteOfDay,
  }),
  /** When each kind of notification last came up for decision. */
  told: v.strictObject({ rain: instant, severe: instant, morning: instant, evening: instant, look: instant }),
  /** When the weather was last fetched. */
  updatedAt: instant,
});
export type State = v.InferOutput<typeof weather.state>;
