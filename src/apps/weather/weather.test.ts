import { describe, expect, test } from "vitest";
import { snowyCities, taskCities } from "#tasks/kit/weather.ts";
import type { Lang } from "#os/values.ts";
import type { Notification, PhoneState } from "#os/state.ts";
import { dayMs, epochOf, hourMs } from "#state/civil.ts";
import type { Json } from "#state/json.ts";
import generators from "#world/weather/generate.ts";
import { epochDayAt, hourAt, computeWeather } from "#world/weather/model.ts";
import { phone } from "../phone.ts";
import { alertsOf, isQuietTime, mainCity, nextRain, isOnline, placesOf, currentPlace } from "./queries.ts";
import type { City, State } from "./state.ts";
import { beaufort, degreesIn, directionOf, pressureIn, visibilityIn, windIn } from "./units.ts";

const world: readonly City[] = [...generators.city()];
const cityOf = (id: string): City => world.find((c) => c.id === id)!;
const offsetMin = 480;
const boot = (lang: Lang = "en", startMs = 1_773_622_800_000): PhoneState =>
  phone.boot({
    startMs,
    lang,
    device: { width: 360, height: 800, dpr: 3 },
    theme: "light",
    fontScale: 1,
    seed: 1,
  });
const stateOf = (s: PhoneState): State => s.apps["weather"] as unknown as State;
function run(s: PhoneState, name: string, args: Json = {}): PhoneState {
  const done = phone.reduce(s, { name, args });
  expect(done.rejected).toBeNull();
  return done.state;
}
const refusal = (s: PhoneState, name: string, args: Json = {}): string | null =>
  phone.reduce(s, { name, args }).rejected;
const weatherNotifications = (s: PhoneState): Notification[] =>
  Object.values(s.os.notifications).filter((n) => n.app === "weather");
const tickUntil = (s: PhoneState, at: number): PhoneState => run(s, "os.tick", { ms: at - s.clock.nowMs });
const addCity = (s: PhoneState, id: string): PhoneState => run(s, "weather.addCity", { id });
const settingsOff = (s: PhoneState, names: readonly string[]): PhoneState =>
  names.reduce((at, name) => run(at, "weather.switch", { name }), s);
const airplane = (s: PhoneState): PhoneState =>
  run(s, "os.system", { command: "set", args: { group: "network", name: "airplane", value: true } });

describe("cities", () => {
  test("tasks use the cities of the world, and a new phone has some", () => {
    for (const city of [...taskCities, ...snowyCities]) expect(city).toEqual(cityOf(city.id));
    expect(Object.values(stateOf(boot()).cities)).not.toEqual([]);
  });
  test("a saved city has the world's weather, also after JSON and in the provider", () => {
    const s = addCity(boot(), "istanbul");
    const saved = JSON.parse(JSON.stringify(stateOf(s).cities["istanbul"])) as City;
    for (let day = 20_500; day < 20_520; day++)
      expect(computeWeather(saved, day)).toEqual(computeWeather(cityOf("istanbul"), day));
    for (const [lang, sky] of [
      ["en", /^[A-Z][a-z ]+$/],
      ["zh-CN", /^[\u4e00-\u9fff]+$/],
    ] as const) {
      const rows = phone.content(boot(lang), "launcher", "weather", null)!;
      const city = cityOf("shanghai");
      const day = computeWeather(city, epochDayAt(city, s.clock.nowMs));
      expect(rows[0]).toMatchObject({
        id: "shanghai",
        city: lang === "en" ? "Shanghai" : "上海",
        temp: day.hours[hourAt(city, s.clock.nowMs)]!.temperature,
        high: day.high,
        low: day.low,
      });
      expect(rows[0]!.sky).toMatch(sky);
      expect(rows.length).toBe(stateOf(s).order.length - 1);
    }
  });
  test("can be added once each up to twenty, moved, and removed with everything that refers to them", () => {
    let s = addCity(boot(), "oslo");
    expect(refusal(s, "weather.addCity", { id: "oslo" })).toBe("city-exists");
    for (const { id } of world.filter((c) => !stateOf(s).cities[c.id]).slice(0, 20 - stateOf(s).order.length))
      s = addCity(s, id);
    expect(stateOf(s).order.length).toBe(20);
    const left = world.find((c) => !stateOf(s).cities[c.id])!;
    expect(refusal(s, "weather.addCity", { id: left.id })).toBe("cities-full");
    s = run(s, "weather.moveCity", { id: "oslo", by: -1 });
    expect(stateOf(s).order[4]).toBe("oslo");
    expect(refusal(s, "weather.moveCity", { id: stateOf(s).order[0]!, by: -1 })).toBe("city-at-end");
    s = run(run(s, "weather.setMain", { place: "oslo" }), "weather.show", { place: "oslo" });
    s = run(s, "weather.removeCities", { ids: ["oslo"] });
    expect(stateOf(s).order).not.toContain("oslo");
    expect(mainCity(stateOf(s))?.id).toBe(stateOf(s).order[0]);
    expect(currentPlace(stateOf(s))).toBe(stateOf(s).order[0]);
  });
  test("are not added or refreshed during an outage, or in airplane mode without Wi-Fi", () => {
    const args = { id: "oslo" };
    for (const s of [airplane(boot()), run(boot(), "os.setOutage", { on: true })]) {
      expect(isOnline(s.os)).toBe(false);
      expect(refusal(s, "weather.addCity", args)).toBe("no-network");
      expect(refusal(s, "weather.refresh")).toBe("no-network");
    }
    const wifi = run(airplane(boot()), "os.system", {
      command: "set",
      args: { group: "network", name: "wifi", value: true },
    });
    expect(isOnline(wifi.os)).toBe(true);
    expect(refusal(wifi, "weather.addCity", args)).toBeNull();
  });
  test("the phone's location comes first while it is used, and is not saved as a city", () => {
    let s = boot();
    const nowhere: PhoneState = { ...s, os: { ...s.os, location: { ...s.os.location, city: "nowhere" } } };
    expect(refusal(nowhere, "weather.locate")).toBe("place-unknown");
    s = run(s, "weather.locate");
    expect(placesOf(stateOf(s))).toEqual(["here", ...stateOf(s).order]);
    expect(mainCity(stateOf(s))?.id).toBe("shanghai");
    s = run(run(s, "weather.setMain", { place: "here" }), "weather.forgetHere");
    expect(placesOf(stateOf(s))).toEqual(stateOf(s).order);
    const off = run(boot(), "os.system", {
      command: "set",
      args: { group: "location", name: "on", value: false },
    });
    expect(refusal(off, "weather.locate")).toBe("location-off");
  });
  test("the user is asked before the phone's location is used", () => {
    let s = run(run(boot(), "os.launch", { app: "weather" }), "os.act", { app: "weather", on: "cities", args: {} });
    s = run(s, "os.act", { app: "weather", on: "locate", args: {} });
    expect(s.view.permission).toMatchObject({ app: "weather", permission: "location" });
    expect(stateOf(s).here).toBeNull();
    s = run(s, "os.grant", { answer: "foreground" });
    expect(stateOf(s).here?.id).toBe("shanghai");
  });
  test("opens a city that another app links to", () => {
    const s = run(boot(), "os.start", {
      intent: { action: "VIEW", type: null, uri: "content://weather/beijing", extras: {} },
    });
    expect(phone.frontOf(s)).toEqual({ app: "weather", screen: "city" });
    expect(phone.top(s, "weather").params).toEqual({ id: "beijing" });
  });
});

describe("notifications", () => {
  const quietOnly = (s: PhoneState): PhoneState => settingsOff(s, ["rain", "severe"]);
  test("the morning brief arrives daily at its time with the day's weather", () => {
    let s = run(quietOnly(boot()), "weather.switch", { name: "morning" });
    const at = epochOf({ year: 2026, month: 3, day: 17, hour: 7, minute: 30 }, offsetMin);
    expect(weatherNotifications(tickUntil(s, at - 1))).toEqual([]);
    s = tickUntil(s, at);
    const city = cityOf("shanghai");
    const day = computeWeather(city, epochDayAt(city, at));
    expect(weatherNotifications(s)).toMatchObject([
      {
        title: "briefToday",
        channel: "briefs",
        at,
        facts: { city: "Shanghai", high: day.high, low: day.low, air: day.air.aqi },
        open: { screen: "day", params: { city: "shanghai", day: day.epochDay } },
      },
    ]);
    s = tickUntil(s, at + 5 * dayMs);
    expect(weatherNotifications(s)).toMatchObject([{ at: at + 5 * dayMs }]);
    const opened = run(s, "os.openNotification", {
      id: Object.entries(s.os.notifications).find(([, n]) => n.app === "weather")![0],
    });
    expect(phone.frontOf(opened)).toEqual({ app: "weather", screen: "day" });
  });
  test("the evening brief has tomorrow's weather in the user's unit", () => {
    let s = run(quietOnly(boot("zh-CN")), "weather.switch", { name: "evening" });
    s = run(s, "weather.setUnits", { temperature: "fahrenheit" });
    s = tickUntil(s, s.clock.nowMs + 11 * hourMs);
    const city = cityOf("shanghai");
    const day = computeWeather(city, epochDayAt(city, s.clock.nowMs) + 1);
    expect(weatherNotifications(s)).toMatchObject([
      { title: "briefTomorrow", facts: { city: "上海", high: degreesIn(day.high, "fahrenheit") } },
    ]);
  });
  test("announces rain an hour before it begins, once each time", () => {
    let s = settingsOff(boot(), ["severe", "quiet"]);
    const city = cityOf("shanghai");
    for (let beginnings = 0; beginnings < 4;) {
      const rain = nextRain(city, s.clock.nowMs);
      if (!rain) {
        s = tickUntil(s, s.clock.nowMs + dayMs);
        continue;
      }
      beginnings += 1;
      const before = rain.at - hourMs;
      expect(weatherNotifications(tickUntil(s, before - 1)).some((n) => n.at > s.clock.nowMs)).toBe(false);
      s = tickUntil(s, before);
      expect(weatherNotifications(s)).toMatchObject([{ title: "rainTitle", at: before, channel: "rain" }]);
      const hour = computeWeather(city, epochDayAt(city, rain.at)).hours[hourAt(city, rain.at)]!;
      const dry = computeWeather(city, epochDayAt(city, rain.at - hourMs)).hours[hourAt(city, rain.at - hourMs)]!;
      expect([hour.precipitation > 0, dry.precipitation]).toEqual([true, 0]);
    }
  });
  test("notifies of a warning at the time of its alert", () => {
    let s = settingsOff(addCity(boot(), "helsinki"), ["rain", "quiet"]);
    s = run(s, "weather.setMain", { place: "helsinki" });
    const next = alertsOf(cityOf("helsinki"), s.clock.nowMs).find(({ at }) => at > s.clock.nowMs)!;
    s = tickUntil(s, next.at);
    expect(weatherNotifications(s)).toMatchObject([
      {
        title: "severeTitle",
        channel: "severe",
        at: next.at,
        open: { screen: "alerts", params: { city: "helsinki" } },
      },
    ]);
    expect(weatherNotifications(s)[0]!.facts["warning"]).toMatch(/warning$/);
  });
  test("sends nothing in quiet hours or without a network", () => {
    const at = (hour: number, minute = 0) => epochOf({ year: 2026, month: 3, day: 17, hour, minute }, offsetMin);
    const state = stateOf(boot());
    expect([at(21, 59), at(22), at(3), at(6, 59), at(7)].map((t) => isQuietTime(state, t, offsetMin))).toEqual([
      false,
      true,
      true,
      true,
      false,
    ]);
    let s = run(quietOnly(boot()), "weather.switch", { name: "morning" });
    s = run(s, "weather.setTime", { name: "morning", minute: 6 * 60 + 59 });
    expect(weatherNotifications(tickUntil(s, at(8)))).toEqual([]);
    s = run(s, "weather.setTime", { name: "morning", minute: 7 * 60 });
    expect(weatherNotifications(tickUntil(s, at(8))).length).toBe(1);
    expect(weatherNotifications(tickUntil(airplane(s), at(8)))).toEqual([]);
  });
  test("a month passes with all notifications on", () => {
    const s = settingsOff(boot(), ["morning", "evening"]);
    // One tick handles a limited number of due events, also those of other apps.
    const far = Array.from({ length: 30 }).reduce<PhoneState>((at) => tickUntil(at, at.clock.nowMs + dayMs), s);
    expect(far.os.history.length + weatherNotifications(far).length).toBeGreaterThan(0);
    expect(far.clock.nowMs).toBe(s.clock.nowMs + 30 * dayMs);
  });
});

test("converts units", () => {
  expect([-40, 0, 37].map((c) => degreesIn(c, "fahrenheit"))).toEqual([-40, 32, 99]);
  expect([0, 1, 2, 5, 6, 28, 29, 117, 118].map(beaufort)).toEqual([0, 0, 1, 1, 2, 4, 5, 11, 12]);
  expect([windIn(36, "ms"), windIn(100, "mph"), windIn(36, "kmh"), windIn(36, "beaufort")]).toEqual([10, 62, 36, 5]);
  expect([0, 1, 2, 18, 19, 100].map((kmh) => windIn(kmh, "knots"))).toEqual([0, 1, 1, 10, 10, 54]);
  expect([pressureIn(1013, "mmhg"), pressureIn(1013, "inhg")]).toEqual([760, 29.91]);
  expect(visibilityIn(16, "mi")).toBe(9.9);
  expect([0, 22, 23, 90, 225, 350, 360].map(directionOf)).toEqual([0, 0, 1, 2, 5, 0, 0]);
});
