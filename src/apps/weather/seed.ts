/** The cities of the owner's home, family, work and next trip. */
import { minuteMs } from "#state/civil.ts";
import { knownCities } from "./known-cities.ts";
import { weather } from "./state.ts";

export const seed = weather.seed(({ now }) => {
  const before = now - 25 * minuteMs;
  return {
    cities: Object.fromEntries(knownCities.map((c) => [c.id, c])),
    order: knownCities.map((c) => c.id),
    here: null,
    main: knownCities[0]!.id,
    shown: null,
    units: { temperature: "celsius", wind: "kmh", pressure: "hpa", visibility: "km" },
    on: { rain: true, severe: true, morning: false, evening: false, quiet: true },
    at: { morning: 7 * 60 + 30, evening: 20 * 60, quietFrom: 22 * 60, quietTo: 7 * 60 },
    told: { rain: before, severe: before, morning: before, evening: before, look: before },
    updatedAt: before,
  };
});
