/** An hour of weather, as it is told. */
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
  /** 0..23, of the city's own day. */
  readonly hour: number;
  readonly condition: Condition;
  /** The sun is up. */
  readonly light: boolean;
  /** °C, whole. */
  readonly temperature: number;
  readonly feelsLike: number;
  /** Chance of rain or snow in %, in steps of 5. */
  readonly chance: number;
  /** mm in this hour, of water. */
  readonly precipitation: number;
  /** km/h. */
  readonly wind: number;
  readonly gusts: number;
  /** Where it comes from, in degrees. */
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
