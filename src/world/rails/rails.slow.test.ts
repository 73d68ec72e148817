// Generates the complete network once and checks positions, and that times and kilometres add up.
import { beforeAll, describe, expect, it } from "vitest";
import { isFast } from "./classes.ts";
import { computeFare } from "./fares.ts";
import generators from "./generate.ts";
import type { Board, Station, Train } from "./index.ts";
import {
  parseCall,
  minTransferMinutes,
  findTransfers,
  arrivalMinute,
  findDirectTrains,
  departureMinute,
} from "./connections.ts";
import { network, stationCount } from "./network.ts";
import { trainCounts } from "./trains.ts";

let stations: Station[];
let trains: Train[];
let boards: Map<string, Board>;
beforeAll(() => {
  stations = [...generators.station()];
  trains = [...generators.train()] as Train[];
  boards = new Map([...generators.board()].map((board) => [board.id, board]));
});

describe("stations", () => {
  it("are 3,300, each with a unique id and unique names", () => {
    expect(stations.length).toBe(stationCount);
    for (const told of [(s: Station) => s.id, (s: Station) => s.name.en, (s: Station) => s.name.zh])
      expect(new Set(stations.map(told)).size).toBe(stationCount);
  });
  it("include those that other datasets name", () => {
    const ids = new Set(stations.map(({ id }) => id));
    const named =
      "st_shanghai st_shanghai_south st_shanghai_hongqiao st_beijing st_beijing_south st_beijing_west st_hangzhou st_hangzhou_east st_chengdu st_chengdu_east";
    for (const id of named.split(" ")) expect(ids, id).toContain(id);
  });
  it("appear on the board of their place, and every place has trains", () => {
    for (const { id, place } of stations) expect(boards.get(place)!.stations.map((s) => s.id)).toContain(id);
    for (const board of boards.values()) expect(board.calls.length, board.id).toBeGreaterThan(0);
  });
});

describe("trains", () => {
  it("are 9,000, with the planned number of each kind", () => {
    const wanted = Object.values(trainCounts).reduce((sum, n) => sum + n, 0);
    expect(wanted).toBe(9000);
    expect(new Set(trains.map(({ id }) => id)).size).toBe(9000);
    for (const [kind, count] of Object.entries(trainCounts))
      expect(trains.filter((t) => t.kind === kind).length).toBe(count);
  });
  it("arrive after they depart and ride, within the speed limit of their kind", () => {
    for (const { id, kind, stops } of trains) {
      expect(stops.length, id).toBeGreaterThanOrEqual(2);
      stops.forEach((stop, n) => {
        expect(stop.departs, id).toBeGreaterThanOrEqual(stop.arrives);
        const before = stops[n - 1];
        if (!before) return;
        const [km, minutes] = [stop.km - before.km, stop.arrives - before.departs];
        expect(km, id).toBeGreaterThan(0);
        expect(minutes, id).toBeGreaterThanOrEqual(4);
        // No section longer than 40 km is faster than the kind of train allows.
        expect(km <= 40 || (km * 60) / minutes < (isFast(kind) ? 301 : 119), id).toBe(true);
      });
      const whole = stops.at(-1)!.arrives - stops[0]!.departs;
      const rides = stops.slice(1).reduce((sum, stop, n) => sum + stop.arrives - stops[n]!.departs, 0);
      const stands = stops.slice(1, -1).reduce((sum, stop) => sum + stop.departs - stop.arrives, 0);
      expect(whole, id).toBe(rides + stands);
    }
  });
  it("travel at least the length of the lines that they use", () => {
    const at = new Map(stations.map((s) => [s.id, s]));
    const { spans } = network();
    const between = new Map([...spans.values()].map((s) => [`${s.from.place} ${s.to.place} ${s.fast}`, s.km]));
    let seen = 0;
    for (const { kind, stops } of trains)
      for (let n = 1; n < stops.length; n++) {
        const [a, b] = [at.get(stops[n - 1]!.id)!, at.get(stops[n]!.id)!];
        const km = between.get(`${a.place} ${b.place} ${isFast(kind)}`);
        if (km === undefined) continue;
        seen++;
        expect(stops[n]!.km - stops[n - 1]!.km).toBeGreaterThanOrEqual(km);
      }
    expect(seen).toBeGreaterThan(10_000);
  });
  it("never cost less for a longer distance", () => {
    for (const { id, kind, tariff, stops } of trains)
      for (let n = 2; n < stops.length; n++) {
        const of = isFast(kind) ? "second" : "hardSeat";
        expect(computeFare(kind, tariff, of, stops[n]!.km), id).toBeGreaterThanOrEqual(
          computeFare(kind, tariff, of, stops[n - 1]!.km),
        );
      }
  });
});

describe("boards", () => {
  const day = 20_529;
  it("are short enough for one SQL statement", () => {
    for (const board of boards.values()) expect(JSON.stringify(board).length).toBeLessThan(80_000);
  });
  it("agree with the trains' own stops", () => {
    const byId = new Map(trains.map((t) => [t.id, t]));
    for (const board of [...boards.values()].slice(0, 200))
      for (const raw of board.calls) {
        const call = parseCall(board, raw);
        const train = byId.get(call.train)!;
        const { id, arrives, departs, km } = train.stops[call.stop]!;
        expect([id, arrives, departs, km]).toEqual([call.station.id, call.arrives, call.departs, call.km]);
        expect([train.formation, train.days, train.tariff, train.stops.length]).toEqual([
          call.formation,
          call.days,
          call.tariff,
          call.stops,
        ]);
      }
  });
  it("list exactly the direct trains between two places on a day", () => {
    const [a, b] = [boards.get("st_shanghai")!, boards.get("st_beijing")!];
    const found = findDirectTrains(a, b, day);
    const place = new Map(stations.map((s) => [s.id, s.place]));
    const there = trains.filter(({ stops, days }) => {
      const from = stops.findIndex(({ id }) => place.get(id) === "st_shanghai");
      const to = stops.findIndex(({ id }) => place.get(id) === "st_beijing");
      if (from < 0 || to <= from) return false;
      const first = day - Math.floor(stops[from]!.departs / 1440);
      return (days & (1 << ((((first + 4) % 7) + 7) % 7))) !== 0;
    });
    expect(found.map(({ train }) => train).toSorted()).toEqual(there.map(({ id }) => id).toSorted());
    expect(found.length).toBeGreaterThan(20);
  });
  it("list transfers with enough time to change", () => {
    const [a, via, b] = ["st_hangzhou", "st_wuhan", "st_xi_an"].map((id) => boards.get(id)!) as [Board, Board, Board];
    const found = findTransfers(a, via, b, day);
    expect(found.length).toBeGreaterThan(0);
    for (const { first, second, waitMinutes } of found) {
      expect(departureMinute(second) - arrivalMinute(first)).toBe(waitMinutes);
      expect(waitMinutes).toBeGreaterThanOrEqual(minTransferMinutes(first.to.id, second.from.id));
    }
  });
});
