/** The weather of one hour. */
export const conditions = [
  "clear",
  "partly",
  "cloudy",
  "overcast",
  "fog",
  "haze",
  "dust",
  "drizzle",
  "light_rain",
  "rain",
  "heavy_rain",
  "rainstorm",
  "thunder",
  "sleet",
  "light_snow",
  "snow",
  "heavy_snow",
] as const;
export type Condition = (typeof conditions)[number];

export interface Hour {
  /** 0..23, in the city's time zone. */
  readonly hour: number;
  readonly condition: Condition;
  /** Whether the sun is up. */
  readonly light: boolean;
  /** Whole °C. */
  readonly temperature: number;
  readonly feelsLike: number;
  /** The chance of rain or snow in percent, in steps of 5. */
  readonly chance: number;
  /** mm of water in this hour. */
  readonly precipitation: number;
  /** km/h. */
  readonly wind: number;
  readonly gusts: number;
  /** The direction that the wind comes from, in degrees. */
  readonly windFrom: number;
  /** % */
  readonly humidity: number;
  /** hPa at sea level. */
  readonly pressure: number;
  readonly uv: number;
  /** km */
  readonly visibility: number;
  /** % */
  readonly cloud: number;
}
