/** Converts values of the model to the user's units and rounds them to a suitable number of digits. */
import type { Units } from "./state.ts";

export const degreesIn = (celsius: number, unit: Units["temperature"]): number =>
  unit === "celsius" ? celsius : Math.round(celsius * 1.8 + 32);

/** The upper limit of each wind level, in km/h, starting with level 0. */
const beaufortSteps = [1, 5, 11, 19, 28, 38, 49, 61, 74, 88, 102, 117] as const;
export const beaufort = (kmh: number): number => beaufortSteps.filter((step) => kmh > step).length;
export function windIn(kmh: number, unit: Units["wind"]): number {
  if (unit === "ms") return Math.round(kmh / 0.36) / 10;
  if (unit === "mph") return Math.round(kmh / 1.609_344);
  if (unit === "knots") return Math.round(kmh / 1.852);
  return unit === "beaufort" ? beaufort(kmh) : kmh;
}
export function pressureIn(hpa: number, unit: Units["pressure"]): number {
  if (unit === "mmhg") return Math.round(hpa * 0.750_062);
  return unit === "inhg" ? Math.round(hpa * 2.952_998) / 100 : hpa;
}
export const visibilityIn = (km: number, unit: Units["visibility"]): number =>
  unit === "km" ? km : Math.round((km / 1.609_344) * 10) / 10;
/** Returns a direction from 0 to 7: 0 is north, 1 is north-east, and so on to 7, which is north-west. */
export const directionOf = (deg: number): number => Math.round((((deg % 360) + 360) % 360) / 45) % 8;
