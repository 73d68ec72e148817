/** The user's cities, units and notifications. The weather itself is computed from a city. */
import * as v from "valibot";
import { modelOf } from "#os/define.ts";
import { instant } from "#os/values.ts";
import { city } from "#world/weather/index.ts";

/**
 * The id of a city of the world. A city is stored completely, so that the weather of any day can be computed without a
 * request.
 */
export const CityId = v.pipe(v.string(), v.nonEmpty(), v.maxLength(80));
export const City = v.strictObject({ ...city.row.entries, id: CityId });
export type City = v.InferOutput<typeof City>;
/** The id of the page for the phone's location. Every other page has the id of its city. */
export const herePlace = "here";
export const maxCities = 20;

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

/** Notifications and quiet hours that the user can turn on. */
export const switches = ["rain", "severe", "morning", "evening", "quiet"] as const;
export const SwitchName = v.picklist(switches);
export const times = ["morning", "evening", "quietFrom", "quietTo"] as const;
export const TimeName = v.picklist(times);
/** Minutes after midnight. */
export const MinuteOfDay = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1439));

export const weather = modelOf("weather", {
  cities: v.record(CityId, City),
  order: v.array(CityId),
  /** The city at the phone's last location, if the app has access to the location; otherwise null. */
  here: v.nullable(City),
  /**
   * The page that the app opens first. Widgets and notifications also use this page. Null stands for the first page in
   * the list.
   */
  main: v.nullable(CityId),
  /** The current page. */
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
  /** For each kind of notification, when the app last decided whether to send one. */
  told: v.strictObject({ rain: instant, severe: instant, morning: instant, evening: instant, look: instant }),
  /** When the weather was last fetched. */
  updatedAt: instant,
});
export type State = v.InferOutput<typeof weather.state>;
