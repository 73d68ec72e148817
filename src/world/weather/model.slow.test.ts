import { describe, expect, test } from "vitest";
import { dayMs, epochOf } from "#state/civil.ts";
import generators from "./generate.ts";
import type { City } from "./index.ts";
import { conditions } from "./hour.ts";
import { epochDayAt, hourAt, computeSun, computeWeather, type WeatherDay } from "./model.ts";
import { acos, cos, exp, ln, sin } from "./numbers.ts";

const cities = [...generators.city()];
const getCity = (id: string): City => {
  const found = cities.find((city) => city.id === id);
  if (!found) throw new Error(`no city ${id}`);
  return found;
};
const dayNumber = (year: number, month: number, date: number): number => epochOf({ year, month, day: date }, 0) / dayMs;
const startDay = dayNumber(2026, 3, 16);
const weatherDays = (city: City, from: number, count: number): WeatherDay[] =>
  Array.from({ length: count }, (_, n) => computeWeather(city, from + n));
const mean = (xs: readonly number[]): number => xs.reduce((a, b) => a + b, 0) / xs.length;

describe("the cities", () => {
  test("are at least 320, without duplicates, at plausible locations", () => {
    expect(cities.length).toBeGreaterThanOrEqual(320);
    expect(new Set(cities.map(({ id }) => id)).size).toBe(cities.length);
    for (const { id, name, pinyin, latitude, longitude, offsetMin, climate } of cities) {
      expect(Math.abs(latitude) < 72 && Math.abs(longitude) <= 180, id).toBe(true);
      // A time zone can differ from the sun by hours, but not by half a day.
      expect(Math.abs(offsetMin - longitude * 4), id).toBeLessThan(200);
      expect(Math.abs(climate.january - climate.july) < 50 && climate.rain > 0, id).toBe(true);
      expect([...name.zh].length, `${name.zh} ${pinyin}`).toBe(pinyin.split(" ").length);
      expect(name.zh, id).toMatch(/^\p{Script=Han}+$/u);
    }
  });
});

describe("approximations of math functions", () => {
  test("agree with the library", () => {
    for (let x = -20; x < 20; x += 0.173) {
      expect(sin(x)).toBeCloseTo(Math.sin(x), 6);
      expect(cos(x)).toBeCloseTo(Math.cos(x), 6);
      expect(exp(x / 4) / Math.exp(x / 4)).toBeCloseTo(1, 5);
      expect(acos(Math.sin(x))).toBeCloseTo(Math.acos(Math.sin(x)), 3);
    }
    for (const x of [1e-6, 0.01, 0.4, 1, 1.7, 9, 12345]) expect(ln(x)).toBeCloseTo(Math.log(x), 7);
  });
});

describe("the sun", () => {
  test("rises and sets within three minutes of the almanac", () => {
    const minutes = (id: string, epochDay: number) => {
      const { rise, set } = computeSun(getCity(id), epochDay);
      return [rise!, set!];
    };
    const near = (found: number[], rise: number, set: number): void => {
      expect(Math.abs(found[0]! - rise)).toBeLessThanOrEqual(3);
      expect(Math.abs(found[1]! - set)).toBeLessThanOrEqual(3);
    };
    near(minutes("beijing", dayNumber(2026, 6, 21)), 4 * 60 + 46, 19 * 60 + 46);
    near(minutes("beijing", dayNumber(2026, 12, 22)), 7 * 60 + 33, 16 * 60 + 53);
    near(minutes("london", dayNumber(2026, 12, 21)), 8 * 60 + 4, 15 * 60 + 53);
    near(minutes("singapore", dayNumber(2026, 3, 20)), 7 * 60 + 9, 19 * 60 + 15);
  });
  test("stays up or down beyond the polar circle", () => {
    expect(computeSun(getCity("tromso"), dayNumber(2026, 6, 21)).polar).toBe("day");
    expect(computeSun(getCity("tromso"), dayNumber(2026, 12, 21)).polar).toBe("night");
    expect(computeWeather(getCity("tromso"), dayNumber(2026, 12, 21)).hours.some((h) => h.light)).toBe(false);
  });
});

describe("the weather", () => {
  test("depends only on the city and the day, from 2000 to 2100", () => {
    for (const epochDay of [dayNumber(2000, 1, 1), dayNumber(2024, 2, 29), startDay, dayNumber(2100, 12, 31)])
      for (const id of ["beijing", "new-york", "sydney", "murmansk"])
        expect(computeWeather(getCity(id), epochDay)).toEqual(computeWeather({ ...getCity(id) }, epochDay));
    expect(computeWeather(getCity("beijing"), startDay)).not.toEqual(computeWeather(getCity("beijing"), startDay + 1));
  });

  test("is consistent: hours with their day, and every figure in its range", () => {
    for (const city of cities.filter((_, n) => n % 5 === 0))
      for (const one of weatherDays(city, startDay + 90, 15)) {
        const label = `${city.id} ${one.epochDay}`;
        const temperatures = one.hours.map((h) => h.temperature);
        expect([Math.min(...temperatures), Math.max(...temperatures)], label).toEqual([one.low, one.high]);
        expect(one.hours.map((h) => h.hour)).toEqual(Array.from({ length: 24 }, (_, hour) => hour));
        const sum = one.hours.reduce((total, h) => total + h.precipitation, 0);
        expect(Math.abs(sum - one.precipitation), label).toBeLessThan(0.06);
        for (const h of one.hours) {
          expect(conditions).toContain(h.condition);
          expect(h.chance % 5 === 0 && h.chance >= 0 && h.chance <= 95, label).toBe(true);
          expect(h.precipitation === 0 || h.chance >= 50, label).toBe(true);
          expect(h.humidity >= 8 && h.humidity <= 99 && h.pressure > 960 && h.pressure < 1060, label).toBe(true);
          expect(h.uv >= 0 && h.uv <= 15 && (h.light || h.uv === 0), label).toBe(true);
          expect(h.wind <= h.gusts && h.wind > 0 && h.windFrom >= 0 && h.windFrom <= 360, label).toBe(true);
          expect(h.visibility > 0 && h.visibility <= 30 && Math.abs(h.feelsLike - h.temperature) < 25, label).toBe(
            true,
          );
          expect(!h.condition.endsWith("snow") || h.temperature <= 1, label).toBe(true);
        }
        for (const level of Object.values(one.indices)) expect(level >= 1 && level <= 7, label).toBe(true);
        expect(one.air.level === 1, label).toBe(one.air.aqi <= 50);
        expect(one.air.main === null, label).toBe(one.air.aqi <= 50);
        for (const { from, to } of one.warnings) expect(from <= to && from >= 0 && to < 24).toBe(true);
      }
  });

  test("changes gradually from hour to hour, even over midnight", () => {
    for (const id of ["beijing", "london", "honolulu", "kiruna"]) {
      const hours = weatherDays(getCity(id), startDay, 30).flatMap((one) => one.hours);
      const steps = hours.slice(1).map((h, n) => Math.abs(h.temperature - hours[n]!.temperature));
      expect(Math.max(...steps), id).toBeLessThanOrEqual(5);
      expect(mean(steps), id).toBeLessThan(1.5);
    }
  });

  test("follows the climate over the years", () => {
    for (const id of ["beijing", "guangzhou", "london", "cairo", "sydney", "moscow"]) {
      const city = getCity(id);
      const all = weatherDays(city, dayNumber(2020, 1, 1), 366 * 4);
      const monthly = (month: number): number =>
        mean(
          all
            .filter(({ epochDay }) => new Date(epochDay * dayMs).getUTCMonth() === month)
            .map(({ high, low }) => (high + low) / 2),
        );
      expect(Math.abs(monthly(0) - city.climate.january), `${id} january ${monthly(0)}`).toBeLessThan(2.5);
      expect(Math.abs(monthly(6) - city.climate.july), `${id} july ${monthly(6)}`).toBeLessThan(2.5);
      const rain = all.reduce((total, one) => total + one.precipitation, 0) / 4;
      expect(rain / city.climate.rain, `${id} ${rain} mm`).toBeGreaterThan(0.55);
      expect(rain / city.climate.rain, `${id} ${rain} mm`).toBeLessThan(1.6);
    }
  });

  test("is similar in neighbouring cities, but not in distant ones", () => {
    const likeness = (a: string, b: string): number => {
      const [x, y] = [a, b].map((id) => weatherDays(getCity(id), startDay, 120).map((one) => one.hours[12]!.cloud)) as [
        number[],
        number[],
      ];
      const [mx, my] = [mean(x), mean(y)];
      const cov = mean(x.map((value, n) => (value - mx) * (y[n]! - my)));
      return cov / Math.sqrt(mean(x.map((v) => (v - mx) ** 2)) * mean(y.map((v) => (v - my) ** 2)));
    };
    expect(likeness("beijing", "tianjin")).toBeGreaterThan(0.6);
    expect(Math.abs(likeness("beijing", "london"))).toBeLessThan(0.35);
  });

  test("has extremes, and warnings of them", () => {
    const year = weatherDays(getCity("chongqing"), startDay, 365).flatMap((one) =>
      one.warnings.map((w) => `${w.kind} ${w.level}`),
    );
    expect(year).toContain("heat yellow");
    const winter = weatherDays(getCity("harbin"), dayNumber(2026, 11, 1), 120);
    expect(winter.some((one) => one.condition.includes("snow"))).toBe(true);
    expect(winter.flatMap((one) => one.warnings.map((w) => w.kind))).toContain("cold_wave");
    const all = cities.flatMap((city) => weatherDays(city, startDay, 15).map((one) => one.condition));
    for (const condition of ["clear", "partly", "cloudy", "overcast", "light_rain", "thunder", "snow"] as const)
      expect(all, condition).toContain(condition);
  });
});

test("a moment maps to the day and hour in the city's time zone", () => {
  const moment = epochOf({ year: 2026, month: 3, day: 16, hour: 9 }, 480);
  expect([epochDayAt(getCity("beijing"), moment), hourAt(getCity("beijing"), moment)]).toEqual([startDay, 9]);
  expect([epochDayAt(getCity("new-york"), moment), hourAt(getCity("new-york"), moment)]).toEqual([startDay - 1, 20]);
});
