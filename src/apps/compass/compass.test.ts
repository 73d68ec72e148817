import { describe, expect, test } from "vitest";
import type { PhoneState } from "#os/state.ts";
import type { Json } from "#state/json.ts";
import { phone } from "../phone.ts";
import { declinationAt } from "./declination.ts";
import {
  findBearing,
  degreesOf,
  deviationFrom,
  headingOf,
  isLevel,
  formatSexagesimal,
  tiltOf,
  windOf,
} from "./queries.ts";
import type { State } from "./state.ts";

const boot = (): PhoneState =>
  phone.boot({
    startMs: 1_773_622_800_000,
    lang: "en",
    device: { width: 360, height: 800, dpr: 3 },
    theme: "light",
    fontScale: 1,
    seed: 1,
  });
const stateOf = (s: PhoneState): State => s.apps["compass"] as unknown as State;
function run(s: PhoneState, name: string, args: Json = {}): PhoneState {
  const done = phone.reduce(s, { name, args });
  expect(done.rejected).toBeNull();
  return done.state;
}
const setSensors = (s: PhoneState, more: Record<string, number>): PhoneState => run(s, "os.setSensors", more);
const go = (s: PhoneState, lat: number, lon: number): PhoneState =>
  run(s, "os.setLocation", { lat, lon, altitudeM: 5, city: "elsewhere" });

describe("the compass", () => {
  test.each([
    ["Shanghai", 31.23, 121.47, -6.6],
    ["London", 51.5, -0.12, 0.9],
    ["New York", 40.71, -74, -12.6],
    ["Sydney", -33.87, 151.21, 12.9],
    ["Nairobi", -1.29, 36.82, 1.1],
    ["São Paulo", -23.55, -46.63, -21.9],
    ["Reykjavik", 64.15, -21.94, -10.5],
    ["Tokyo", 35.68, 139.69, -7.9],
  ])("computes the declination of %s to within 1.6°", (_, lat, lon, expected) => {
    expect(Math.abs(declinationAt({ lat, lon }) - expected)).toBeLessThan(1.6);
  });
  test("shows the heading from the chosen north", () => {
    const s = go(setSensors(boot(), { headingDeg: 3 }), 31.23, 121.47);
    expect(headingOf(stateOf(s), s.os)).toBe(3);
    const t = run(s, "compass.setNorth", { north: "true" });
    const declination = declinationAt(t.os.location);
    expect(headingOf(stateOf(t), t.os)).toBeCloseTo(363 + declination, 6);
  });
  test("a saved bearing keeps its direction when the north changes", () => {
    let s = run(setSensors(boot(), { headingDeg: 90 }), "compass.keep", { name: "Quay" });
    expect(findBearing(stateOf(s), "Quay")).toMatchObject({ deg: 90, north: "magnetic" });
    s = run(s, "compass.setNorth", { north: "true" });
    const quay = findBearing(stateOf(s), "Quay")!;
    expect(degreesOf(quay, stateOf(s), s.os)).toBe(Math.round(90 + declinationAt(s.os.location)));
    expect(deviationFrom(quay, stateOf(s), s.os)).toBe(0);
    expect(phone.reduce(s, { name: "compass.keep", args: { name: "Quay" } }).rejected).toBe("name-taken");
  });
  test("uses magnetic north while the location is off, and refuses to choose true north", () => {
    let s = run(boot(), "compass.setNorth", { north: "true" });
    const off = { command: "set", args: { group: "location", name: "on", value: false } };
    s = run(s, "os.system", off);
    expect(headingOf(stateOf(s), s.os)).toBe(s.os.sensors.headingDeg);
    expect(phone.reduce(s, { name: "compass.setNorth", args: { north: "true" } }).rejected).toBe("place-unknown");
  });
  test.each([
    [10, 350, -20],
    [350, 10, 20],
    [0, 180, 180],
    [200, 90, -110],
  ])("at heading %i° a target at %i° deviates by %i°", (headingDeg, deg, away) => {
    const s = run(setSensors(boot(), { headingDeg }), "compass.aim", { deg });
    expect(deviationFrom(stateOf(s).target!, stateOf(s), s.os)).toBe(away);
  });
  test.each([
    [0, "n"],
    [22, "n"],
    [23, "ne"],
    [128, "se"],
    [337, "nw"],
    [338, "n"],
  ])("%i° is in the direction %s", (deg, wind) => {
    expect(windOf(deg)).toBe(wind);
  });
  test("formats coordinates in degrees, minutes and seconds", () => {
    expect(formatSexagesimal(31.2304)).toBe("31°13′49″");
    expect(formatSexagesimal(-0.99999)).toBe("1°00′00″");
  });
});
describe("the level", () => {
  test("measures the tilt from the zero that the user set", () => {
    let s = setSensors(boot(), { pitchDeg: 3.24, rollDeg: -0.2 });
    expect(tiltOf(stateOf(s), s.os)).toEqual({ pitchDeg: 3.2, rollDeg: -0.2 });
    expect(isLevel(tiltOf(stateOf(s), s.os))).toBe(false);
    s = run(s, "compass.setLevelZero", { here: true });
    expect(tiltOf(stateOf(s), s.os)).toEqual({ pitchDeg: 0, rollDeg: 0 });
    s = setSensors(s, { pitchDeg: 4.24 });
    expect(tiltOf(stateOf(s), s.os).pitchDeg).toBe(1);
    s = run(s, "compass.setLevelZero", { here: false });
    expect(tiltOf(stateOf(s), s.os).pitchDeg).toBe(4.2);
  });
});
