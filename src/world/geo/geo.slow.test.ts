// Checks the maps: the legs of a route add up, no path is shorter than the path that was found, addresses are at their
// positions, and everything is reachable.
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import homePlaces from "../places/generate.ts";
import { metresBetween } from "../places/geo.ts";
import { sceneShape } from "../scenes/ids.ts";
import { positionAlong } from "./route-position.ts";
import { atlasFromChunks } from "./atlas.ts";
import { departures, secondsToStop, stopsInDirection } from "./timetable.ts";
import { cityAt, cityIds, type CityId } from "./cities.ts";
import generate from "./generate.ts";
import { housePosition } from "./house-position.ts";
import { nearestHouseNumber } from "./house-numbers.ts";
import { roadClasses, type Atlas, type Site } from "./model.ts";
import { searchPaths } from "./shortest-paths.ts";
import type { Route, Trip } from "./legs.ts";
import { findRoutes } from "./route.ts";
import { searchSites } from "./search.ts";
import { findAddress, nearestRoad } from "./snap.ts";
import { getCosts } from "./track.ts";
import { boardSeconds, getStopChanges, walkableStops } from "./transit.ts";

const places = [...generate.place()];
const reviews = new Map([...generate.review()].map((one) => [one.id, one]));
const chunks = [...generate.chunk()];
const maps = new Map<CityId, Atlas>(
  cityIds.map((id) => [
    id,
    atlasFromChunks(
      id,
      chunks.filter((chunk) => chunk.id.startsWith(`${id}_`)),
    ),
  ]),
);
const getMap = (id: CityId): Atlas => maps.get(id)!;
const city = fc.constantFrom(...cityIds);
/** Any minute of a week in March. */
const depart = fc.integer({ min: 0, max: 7 * 1440 - 1 }).map((minute) => Date.UTC(2026, 2, 9) + minute * 60_000);
const offsetMin = 480;
const makeTrip = (map: Atlas, mode: Trip["mode"], a: number, b: number, departMs: number): Trip => ({
  mode,
  from: map.sites[a % map.sites.length]!,
  to: map.sites[b % map.sites.length]!,
  departMs,
  offsetMin,
});
const index = fc.nat(5000);

describe.each(cityIds)("%s", (id) => {
  const map = getMap(id);
  const { network } = map;

  test("has enough junctions, streets, lines, places and districts", () => {
    let junctions = 0;
    for (let n = 0; n < network.x.length; n++) if (network.firstAt[n + 1]! - network.firstAt[n]! >= 3) junctions += 1;
    expect(junctions).toBeGreaterThanOrEqual(3000);
    expect(new Set(network.road).size).toBe(roadClasses.length);
    expect(network.oneWay.some((one) => one === 1) && network.bridge.some((one) => one === 1)).toBe(true);
    expect(map.lines.filter(({ kind }) => kind === "metro").length).toBeGreaterThanOrEqual(5);
    expect(map.lines.filter(({ kind }) => kind === "bus").length).toBeGreaterThanOrEqual(12);
    expect(map.sites.length).toBeGreaterThanOrEqual(850);
    expect(map.districts.length).toBeGreaterThanOrEqual(15);
    for (const { name } of network.streets) expect(name.en !== "" && name.zh !== "").toBe(true);
  });
  test("has edges of their drawn length, and connected streets", () => {
    for (let e = 0; e < network.from.length; e++) {
      const [a, b] = [network.from[e]!, network.to[e]!];
      const long = Math.sqrt((network.x[a]! - network.x[b]!) ** 2 + (network.y[a]! - network.y[b]!) ** 2);
      expect(Math.abs(network.length[e]! - long)).toBeLessThanOrEqual(1);
    }
    for (const { first, count, length } of network.streets) {
      const own = Array.from({ length: count }, (_, i) => first + i);
      expect(own.slice(1).filter((e) => network.from[e] !== network.to[e - 1])).toEqual([]);
      expect(own.reduce((sum, e) => sum + network.length[e]!, 0)).toBe(length);
    }
  });
  test("lets every place be reached and left by car, on foot and by bicycle", () => {
    const hub = nearestRoad(map, map.sites[0]!, "drive")!;
    for (const mode of ["drive", "walk", "cycle"] as const) {
      const costs = getCosts(map, mode, { nowMs: Date.UTC(2026, 2, 9), offsetMin });
      const back = costs.slice();
      for (let e = 0; e < network.from.length; e++) [back[2 * e], back[2 * e + 1]] = [costs[2 * e + 1]!, costs[2 * e]!];
      const ways = [costs, back].map((one) => searchPaths(network, one, [[network.from[hub.edge]!, 0]], []));
      for (const site of map.sites) {
        const { edge, metres } = nearestRoad(map, site, mode)!;
        expect(metres, site.name.en).toBeLessThan(400);
        for (const { cost } of ways)
          expect(cost[network.from[edge]!], `${mode} ${site.name.en}`).toBeGreaterThanOrEqual(0);
      }
    }
  });
  test("has every address on its street, at its number", () => {
    for (const site of map.sites) {
      const street = network.streets[site.street]!;
      expect(site.address).toEqual({
        en: `${site.number} ${street.name.en}`,
        zh: `${street.name.zh} ${site.number} 号`,
      });
      const house = housePosition(network, site.street, site.number);
      expect(Math.abs(house.x - site.x) + Math.abs(house.y - site.y), site.address.en).toBeLessThanOrEqual(6);
      const near = nearestRoad(map, site, "walk")!;
      expect(near.metres, site.address.en).toBeLessThanOrEqual(12);
    }
  });
  test("finds the address of a position at a house", () => {
    let same = 0;
    for (const site of map.sites.slice(0, 300)) {
      const { address, site: found } = findAddress(map, site);
      if (address.en === site.address.en) same += 1;
      expect(found).not.toBeNull();
    }
    expect(same).toBeGreaterThan(250);
  });
  test("has lines that stop at junctions and keep their timetable", () => {
    for (const line of map.lines) {
      expect(new Set(line.stops).size).toBeGreaterThanOrEqual(line.stops.length - 1);
      expect(line.seconds.every((one) => one > 0)).toBe(true);
      const all = departures(line);
      expect(all[0]).toBe(line.first);
      expect(all.at(-1)!).toBeLessThanOrEqual(line.last);
      for (const [i, stop] of line.stops.entries()) {
        const { node } = map.stops[stop]!;
        const [x, y] = [line.path[2 * line.stopPoints[i]!]!, line.path[2 * line.stopPoints[i]! + 1]!];
        expect([network.x[node], network.y[node]]).toEqual([x, y]);
      }
    }
  });
  test("has the same facts in its records and its map", () => {
    const own = places.filter((place) => place.city === id);
    expect(own.map((place) => place.id)).toEqual(map.sites.map((site) => site.id));
    for (const place of own) {
      const site = map.siteOf.get(place.id)!;
      for (const key of [
        "name",
        "category",
        "sort",
        "address",
        "latitude",
        "longitude",
        "phone",
        "rating",
        "ratings",
        "priceLevel",
        "hours",
        "station",
      ] as const)
        expect(site[key], `${place.id} ${key}`).toEqual(place[key]);
      expect(map.districts[site.district]!.id).toBe(place.district);
      expect(cityAt(place)).toBe(id);
      for (const line of place.lines) expect(map.lines.some((one) => one.id === line)).toBe(true);
      for (const photo of place.photos) expect(sceneShape(photo)).toBeDefined();
    }
    for (const lang of ["en", "zh"] as const) {
      const names = own.map(({ name }) => name[lang]);
      expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([]);
    }
  });
});

test("the owner's places have the same facts as in the places dataset", () => {
  for (const place of homePlaces.place()) {
    const site = getMap("shanghai").siteOf.get(place.id)!;
    expect({ ...site, address: site.address }).toMatchObject({
      name: place.name,
      category: place.category,
      sort: place.sort,
      address: place.address,
      latitude: place.latitude,
      longitude: place.longitude,
      phone: place.phone,
      rating: place.rating,
      ratings: place.ratings,
      priceLevel: place.priceLevel,
    });
    expect(getMap("shanghai").districts[site.district]!.id).toBe(place.quarter);
    const { hours } = place;
    const week =
      hours &&
      [0, 1, 2, 3, 4, 5, 6].map((day) =>
        hours.days.includes(String(day)) ? { open: hours.open, close: hours.close } : null,
      );
    expect(site.hours?.slice(0, 7) ?? null).toEqual(week);
  }
});
test("stations have the ids of the timetable", () => {
  expect(places.flatMap(({ station }) => station ?? []).sort()).toEqual([
    "st_beijing",
    "st_beijing_south",
    "st_beijing_west",
    "st_chengdu",
    "st_chengdu_east",
    "st_hangzhou",
    "st_hangzhou_east",
    "st_shanghai",
    "st_shanghai_hongqiao",
    "st_shanghai_south",
  ]);
});
test("star counts agree with the rating, and reviews with the star counts", () => {
  for (const place of places) {
    expect(place.stars.reduce((a, b) => a + b, 0)).toBe(place.ratings);
    if (place.ratings === 0) continue;
    const mean = place.stars.reduce((sum, n, i) => sum + n * (5 - i), 0) / place.ratings;
    // A few ratings cannot have every mean, so the mean may differ by half a star divided by the number of ratings.
    expect(Math.abs(mean * 10 - place.rating), place.id).toBeLessThanOrEqual(Math.max(0.5, 5 / place.ratings) + 1e-9);
    const written = reviews.get(place.id)!.reviews;
    expect(written.length).toBe(place.reviews);
    for (let stars = 1; stars <= 5; stars++)
      expect(written.filter((one) => one.stars === stars).length).toBeLessThanOrEqual(place.stars[5 - stars]!);
    expect(new Set(written.map(({ text }) => text.en)).size).toBe(written.length);
    for (const { text } of written) {
      expect(text.en).not.toMatch(/[{}|]|undefined|[\u4e00-\u9fff]| {2}/);
      expect(text.zh).not.toMatch(/[{}|]|undefined|。。|，，/);
    }
  }
});

/** Returns the cost from one end of the trip to the other, computed by the simplest possible search. */
function bruteForceCost(map: Atlas, trip: Trip): number {
  const { network } = map;
  const costs = getCosts(map, trip.mode, { nowMs: trip.departMs, offsetMin });
  const [a, b] = [nearestRoad(map, trip.from, trip.mode)!, nearestRoad(map, trip.to, trip.mode)!];
  const share = (edge: number, back: boolean, piece: number): number => {
    const cost = costs[2 * edge + (back ? 1 : 0)]!;
    return piece === 0 ? 0 : cost < 0 ? Infinity : Math.round((cost * piece) / network.length[edge]!);
  };
  const dist = new Float64Array(network.x.length).fill(Infinity);
  dist[network.to[a.edge]!] = share(a.edge, false, network.length[a.edge]! - a.at);
  dist[network.from[a.edge]!] = Math.min(dist[network.from[a.edge]!]!, share(a.edge, true, a.at));
  // Bellman-Ford: repeats until no cost improves.
  for (let better = true; better;) {
    better = false;
    for (let e = 0; e < network.from.length; e++)
      for (const [from, to, cost] of [
        [network.from[e]!, network.to[e]!, costs[2 * e]!],
        [network.to[e]!, network.from[e]!, costs[2 * e + 1]!],
      ] as const)
        if (cost >= 0 && dist[from]! + cost < dist[to]!) {
          dist[to] = dist[from]! + cost;
          better = true;
        }
  }
  const direct = a.edge === b.edge ? share(a.edge, b.at < a.at, Math.abs(b.at - a.at)) : Infinity;
  return Math.min(
    direct,
    dist[network.from[b.edge]!]! + share(b.edge, false, b.at),
    dist[network.to[b.edge]!]! + share(b.edge, true, network.length[b.edge]! - b.at),
  );
}
function expectSums(route: Route): void {
  expect(route.arriveMs).toBe(route.departMs + route.seconds * 1000);
  expect(route.legs.reduce((sum, { seconds }) => sum + seconds, 0)).toBe(route.seconds);
  expect(Math.abs(route.legs.reduce((sum, { metres }) => sum + metres, 0) - route.metres)).toBeLessThan(0.01);
  let at = route.departMs;
  for (const leg of route.legs) {
    expect(leg.departMs).toBe(at);
    at += leg.seconds * 1000;
    expect(leg.arriveMs).toBe(at);
    const parts = leg.kind === "ride" ? leg.metres : leg.parts.reduce((sum, { length }) => sum + length, 0) / 10;
    expect(Math.abs(parts - leg.metres)).toBeLessThan(0.01);
  }
  expect(Math.abs(route.steps.reduce((sum, { metres }) => sum + metres, 0) - route.metres)).toBeLessThan(0.05);
  expect(route.steps[0]!.turn === "depart" || route.steps[0]!.turn === "board").toBe(true);
  expect(route.steps.at(-1)!.turn).toMatch(/arrive|alight/);
}
test("a street route is as long as its edges and connected, and no other is faster", () => {
  fc.assert(
    fc.property(city, fc.constantFrom("drive", "walk", "cycle"), index, index, depart, (id, mode, a, b, departMs) => {
      const map = getMap(id);
      const { network } = map;
      const trip = makeTrip(map, mode as Trip["mode"], a, b, departMs);
      const routes = findRoutes(map, trip);
      expect(routes.length).toBeGreaterThan(0);
      for (const route of routes) {
        expectSums(route);
        const [leg] = route.legs;
        let node = -1;
        for (const part of leg!.parts) {
          const long = network.length[part.edge]!;
          expect(part.length).toBe(Math.abs(part.to - part.from));
          expect(part.reversed).toBe(part.to < part.from);
          expect(mode !== "walk" && part.reversed && network.oneWay[part.edge] === 1).toBe(false);
          const [begin, end] = part.reversed
            ? [network.to[part.edge]!, network.from[part.edge]!]
            : [network.from[part.edge]!, network.to[part.edge]!];
          expect(node === -1 || begin === node).toBe(true);
          expect(part.from >= 0 && part.from <= long && part.to >= 0 && part.to <= long).toBe(true);
          node = end;
        }
      }
      const ms = routes[0]!.legs[0]!.parts.reduce((sum, part) => sum + part.ms, 0);
      expect(ms).toBe(bruteForceCost(map, trip));
      for (const route of routes) expect(route.seconds).toBeGreaterThanOrEqual(routes[0]!.seconds);
    }),
    { numRuns: 60 },
  );
});
test("a route passes its waypoint, and a position on it moves from start to end", () => {
  fc.assert(
    fc.property(city, index, index, index, depart, (id, a, b, c, departMs) => {
      const map = getMap(id);
      const via = map.sites[c % map.sites.length]!;
      const [route] = findRoutes(map, { ...makeTrip(map, "drive", a, b, departMs), via: [via] });
      expectSums(route!);
      expect(route!.legs.length).toBe(2);
      const there = positionAlong(route!, route!.legs[0]!.seconds);
      expect(metresBetween(there.spot, via)).toBeLessThan(450);
      let left = Infinity;
      for (let s = 0; s <= route!.seconds; s += Math.max(1, Math.floor(route!.seconds / 40))) {
        const { metresLeft, secondsLeft } = positionAlong(route!, s);
        expect(metresLeft).toBeLessThanOrEqual(left);
        expect(secondsLeft).toBe(route!.seconds - s);
        left = metresLeft;
      }
      expect(positionAlong(route!, route!.seconds).metresLeft).toBe(0);
    }),
    { numRuns: 25 },
  );
});
test("driving in rush hour is not faster than at night", () => {
  fc.assert(
    fc.property(city, index, index, (id, a, b) => {
      const map = getMap(id);
      const [night] = findRoutes(map, makeTrip(map, "drive", a, b, Date.UTC(2026, 2, 9, 19)));
      const [rush] = findRoutes(map, makeTrip(map, "drive", a, b, Date.UTC(2026, 2, 10, 0)));
      expect(rush!.seconds).toBeGreaterThanOrEqual(night!.seconds);
    }),
    { numRuns: 25 },
  );
});
test.each(cityIds)("%s: a route that avoids motorways uses one only if no other way exists", (id) => {
  const map = getMap(id);
  const depart = Date.UTC(2026, 2, 9, 19);
  const isMotorway = (edge: number): boolean => roadClasses[map.network.road[edge]!] === "motorway";
  const usesMotorway = (route: Route): boolean =>
    route.legs.some(({ parts }) => parts.some(({ edge }) => isMotorway(edge)));
  // Finds the nodes that are reachable from the hub without motorways, by an exhaustive search.
  const hub = nearestRoad(map, map.sites[0]!, "drive")!;
  const { network } = map;
  const around = new Set([network.from[hub.edge]!]);
  for (const node of around)
    for (let i = network.firstAt[node]!; i < network.firstAt[node + 1]!; i++) {
      const edge = network.edgesAt[i]!;
      const isBack = network.from[edge] !== node;
      const road = roadClasses[network.road[edge]!]!;
      if (road === "motorway" || road === "footpath" || (isBack && network.oneWay[edge] === 1)) continue;
      around.add(isBack ? network.from[edge]! : network.to[edge]!);
    }
  const isAround = (site: Site): boolean => {
    const { edge } = nearestRoad(map, site, "drive")!;
    return around.has(network.from[edge]!) && around.has(network.to[edge]!);
  };
  const cutOff = map.sites.filter((site) => !isAround(site));
  expect(cutOff.length).toBeLessThan(4);
  const tripTo = (site: Site): Trip => makeTrip(map, "drive", 0, map.sites.indexOf(site), depart);
  const avoiding = (site: Site): readonly Route[] => findRoutes(map, { ...tripTo(site), avoid: ["motorways"] });
  for (const site of cutOff) {
    const routes = avoiding(site);
    expect(routes.length, site.id).toBeGreaterThan(0);
    expect(routes, site.id).toEqual(findRoutes(map, tripTo(site)));
  }
  for (const site of map.sites.filter((one, index) => index % 7 === 0 && isAround(one))) {
    const routes = avoiding(site);
    expect(routes.length, site.id).toBeGreaterThan(0);
    expect(routes.some(usesMotorway), site.id).toBe(false);
  }
});

/** Returns the earliest arrival. Tries every departure of every line until no arrival improves. */
function bruteForceArrival(map: Atlas, trip: Trip): number {
  const [a, b] = [nearestRoad(map, trip.from, "walk")!, nearestRoad(map, trip.to, "walk")!];
  const start = Math.floor(((trip.departMs / 60_000 + offsetMin) % 1440) * 60);
  const [out, home] = [walkableStops(map, a), walkableStops(map, b)];
  const changes = getStopChanges(map);
  // Adds one ride in each round, as the timetable search does, but tries every vehicle of the day before, the day and
  // the next day.
  const onFoot = new Map([...out].map(([stop, walk]) => [stop, start + walk]));
  const best = new Map(onFoot);
  let before = onFoot;
  for (let ride = 0; ride < 4; ride++) {
    const now = new Map<number, number>();
    for (const line of map.lines)
      for (const way of [0, 1] as const) {
        const stops = stopsInDirection(line, way);
        for (const day of [-1, 0, 1])
          for (const leaves of departures(line)) {
            let boarded = false;
            for (const [n, stop] of stops.entries()) {
              const at = day * 86_400 + leaves * 60 + secondsToStop(line, way, n);
              if (boarded && at < (now.get(stop) ?? best.get(stop) ?? Infinity)) now.set(stop, at);
              const come = before.get(stop);
              if (come !== undefined && come + boardSeconds <= at) boarded = true;
            }
          }
      }
    for (const [stop, at] of [...now])
      for (const [other, walk] of changes[stop]!)
        if (at + walk < (now.get(other) ?? best.get(other) ?? Infinity)) now.set(other, at + walk);
    for (const [stop, at] of now) if (at < (best.get(stop) ?? Infinity)) best.set(stop, at);
    before = now;
  }
  let arrives = Infinity;
  for (const [stop, walk] of home) if (best.has(stop)) arrives = Math.min(arrives, best.get(stop)! + walk);
  return arrives - start;
}
test("no transit trip arrives earlier than the one found", () => {
  fc.assert(
    fc.property(city, index, index, fc.integer({ min: 6 * 60, max: 21 * 60 }), (id, a, b, minute) => {
      const map = getMap(id);
      const trip = makeTrip(map, "transit", a, b, Date.UTC(2026, 2, 9, 16) + minute * 60_000);
      const routes = findRoutes(map, trip);
      for (const route of routes) expectSums(route);
      const rides = routes.filter(({ legs }) => legs.some(({ kind }) => kind === "ride"));
      const found = Math.min(Infinity, ...routes.map(({ seconds }) => seconds));
      expect(found).toBeLessThanOrEqual(bruteForceArrival(map, trip));
      for (const { ride, seconds } of rides.flatMap(({ legs }) => legs)) {
        const line = map.lines.find((one) => one.id === ride?.line);
        // A ring line passes one of its stops twice, so ring lines are skipped here.
        if (!line || !ride || new Set(line.stops).size < line.stops.length) continue;
        const [i, j] = [line.stops.indexOf(ride.from), line.stops.indexOf(ride.to)].sort((x, y) => x - y);
        expect(seconds).toBe(line.seconds.slice(i, j).reduce((x, y) => x + y, 0));
      }
    }),
    { numRuns: 12 },
  );
});

test("search finds places by one character, word prefix, category, hours and distance", () => {
  const map = getMap("shanghai");
  const here = map.sites.find(({ id }) => id === "place_home")!;
  expect(searchSites(map, { q: "莲" }).map(({ site }) => site.id)).toContain("place_lotus");
  expect(searchSites(map, { q: "gold lotus" })[0]!.site.id).toBe("place_lotus");
  expect(searchSites(map, { q: "olden" }).map(({ site }) => site.id)).not.toContain("place_lotus");
  const cafes = searchSites(map, { category: "cafe", near: here, within: 1500, sort: "distance" });
  expect(cafes.length).toBeGreaterThan(3);
  expect(cafes.every(({ metres }, i) => i === 0 || metres! >= cafes[i - 1]!.metres!)).toBe(true);
  const night = { nowMs: Date.UTC(2026, 2, 9, 16, 30), offsetMin };
  const open = searchSites(map, { category: "food", openAt: night });
  expect(open.length).toBeGreaterThan(0);
  expect(open.length).toBeLessThan(searchSites(map, { category: "food" }).length);
});
test("house numbers run along both sides of a street", () => {
  const { network } = getMap("beijing");
  const street = network.streets.findIndex(({ road, length }) => road === "secondary" && length > 8000);
  for (const number of [1, 2, 7, 24, 51]) {
    const { edge, at } = housePosition(network, street, number);
    expect(nearestHouseNumber(network, edge, at, number % 2 === 1)).toBe(number);
  }
});
