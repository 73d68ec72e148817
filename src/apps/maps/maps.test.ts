import { describe, expect, test } from "vitest";
import type { PhoneState } from "#os/state.ts";
import { world } from "#os/world.ts";
import { dayMs, hourMs, minuteMs } from "#state/civil.ts";
import type { Json } from "#state/json.ts";
import { positionAlong } from "#world/geo/route-position.ts";
import { getAtlas } from "#world/geo/atlas.ts";
import geo from "#world/geo/index.ts";
import { findAddress } from "#world/geo/snap.ts";
import { metresBetween, type Coordinates } from "#world/places/geo.ts";
import { phone } from "../phone.ts";
import { findRoutes, routeOfTrip } from "./features/route/planning.ts";
import { splitPath } from "./features/route/split.ts";
import type { Plan } from "./features/route/state.ts";
import { findHouse } from "./features/places/houses.ts";
import { searchByText } from "./features/places/text-search.ts";
import { distanceText, splitAtUnits, scaleLength, spanText } from "./format.ts";
import { formatPin, parsePin } from "./ids.ts";
import { parseGeoUri, linkTo, parseListLink, listLink, parseTargetLink } from "./links.ts";
import type { State } from "./state.ts";

const boot = phone.boot({
  // Monday, 09:00.
  startMs: Date.UTC(2026, 2, 16, 1),
  lang: "en",
  device: { width: 360, height: 800, dpr: 3 },
  theme: "light",
  fontScale: 1,
  seed: 1,
});
const offsetMin = 480;
const stateOf = (s: PhoneState): State => s.apps["maps"] as State;
const run = (s: PhoneState, name: string, args: Json = {}): PhoneState => {
  const done = phone.reduce(s, { name, args });
  expect(done.rejected, name).toBeNull();
  return done.state;
};
const refusal = (s: PhoneState, name: string, args: Json = {}): string | null => {
  const done = phone.reduce(s, { name: `maps.${name}`, args });
  if (done.rejected !== null) expect(stateOf(done.state)).toEqual(stateOf(s));
  return done.rejected;
};
const command = (s: PhoneState, name: string, args: Json = {}): PhoneState => run(s, `maps.${name}`, args);
const tick = (s: PhoneState, ms: number): PhoneState => run(s, "os.tick", { ms });
/** Advances the clock and stops at the time of each scheduled command. */
const advance = (s: PhoneState, ms: number): PhoneState => {
  const until = s.clock.nowMs + ms;
  let now = s;
  while (now.clock.nowMs < until) now = tick(now, until - now.clock.nowMs);
  return now;
};
const act = (s: PhoneState, on: string, args: Json = {}): PhoneState => run(s, "os.act", { app: "maps", on, args });
const top = (s: PhoneState) => phone.top(s, s.view.front);
const setOsSetting = (s: PhoneState, group: string, name: string, value: Json): PhoneState =>
  run(s, "os.system", { command: "set", args: { group, name, value } });
const launched = run(boot, "os.launch", { app: "maps" });
const atlas = getAtlas(world, "shanghai");
const phonePosition = (s: PhoneState): Coordinates => ({ latitude: s.os.location.lat, longitude: s.os.location.lon });
const placeCoordinates = (id: string): Coordinates => {
  const { latitude, longitude } = world(geo.queries.place, { id })!;
  return { latitude, longitude };
};
const notifications = (s: PhoneState): string[] =>
  Object.values(s.os.notifications).flatMap(({ app, key }) => (app === "maps" ? [key] : []));
const offline = run(boot, "os.setOutage", { on: true });

describe("places", () => {
  test("from the seed exist in the world", () => {
    const { home, work, lists, recents, visits, reviews, labels } = stateOf(boot);
    const ids = new Set([
      ...[home, work].filter((id) => id !== null),
      ...Object.values(lists).flatMap(({ items }) => items.map(({ target }) => target)),
      ...recents.flatMap((one) => (one.kind === "place" ? [one.target] : [])),
      ...visits.map(({ target }) => target),
      ...Object.keys(reviews),
      ...Object.keys(labels),
    ]);
    for (const id of ids) expect(world(geo.queries.place, { id }), id).not.toBeNull();
  });
  test("parse from a pin's id; other ids are no pins, and unknown places are refused", () => {
    const spot = { latitude: 31.23041, longitude: 121.47371 };
    expect(parsePin(formatPin(spot))).toEqual(spot);
    for (const id of ["place_lotus", "at_1_2", "at_91.00000_0.00000", "at_x"]) expect(parsePin(id)).toBeNull();
    expect(refusal(boot, "lookAt", { target: "place_nowhere", label: "" })).toBe("place-unknown");
  });
  test("parse from links and geo addresses", () => {
    expect(parseTargetLink(linkTo("place_lotus"))).toBe("place_lotus");
    expect(parseTargetLink("https://elsewhere.example/place_lotus")).toBeNull();
    expect(parseListLink(listLink("list_s_wanted"))).toBe("list_s_wanted");
    expect(parseGeoUri("geo:31.2,121.4?place=place_lotus")).toEqual({ target: "place_lotus" });
    expect(parseGeoUri("geo:31.2,121.4")).toEqual({ target: "at_31.20000_121.40000" });
    expect(parseGeoUri("geo:0,0?q=5%20Orchard%20Lane")).toEqual({ words: "5 Orchard Lane" });
    expect(parseGeoUri("tel:555")).toBeNull();
  });
  test.each(["22 Maple Court, flat 8", "枫林苑 22 号 8 室", "Golden Lotus, 3 Lantern Street", "5 Orchard Lane"])(
    "match an address as people write it: %s",
    (words) => {
      const [first] = searchByText(atlas, words, {});
      expect(first && ["place_home", "place_lotus", "place_parents"]).toContain(first?.id);
    },
  );
  test("match a house address if the street has that number", () => {
    const house = findHouse(atlas, "46 Swan Terrace, Fernhill");
    expect(house).toMatchObject({ name: { en: "46 Swan Terrace", zh: "天鹅台 46 号" } });
    for (const words of ["天鹅台 46 号", "蕨山天鹅台46号", "46 swan terrace"])
      expect(findHouse(atlas, words)).toEqual(house);
    expect(findAddress(atlas, parsePin(house!.target)!).address.en).toBe("46 Swan Terrace");
    for (const words of ["946 Swan Terrace", "0 Swan Terrace", "46 Swan Street", "Swan Terrace", "46", ""])
      expect(findHouse(atlas, words), words).toBeNull();
    const lotus = findHouse(atlas, "3 Lantern Street")!;
    expect(lotus).toMatchObject({ target: "place_lotus", name: { en: "Golden Lotus" } });
    expect(findHouse(atlas, "3 Lantern Street", [atlas.siteOf.get("place_lotus")!])).toBeNull();
  });
  test("enter the history if it is on, newest first and without duplicates", () => {
    const some = command(command(boot, "lookFor", { q: "hotpot" }), "lookAt", { target: "place_lotus", label: "" });
    expect(
      stateOf(some)
        .recents.slice(0, 2)
        .map((one) => one.kind),
    ).toEqual(["place", "words"]);
    expect(stateOf(some).recents).toHaveLength(stateOf(boot).recents.length);
    const off = command(boot, "configure", { history: false });
    expect(stateOf(command(off, "lookFor", { q: "tea" })).recents).toEqual(stateOf(boot).recents);
    expect(stateOf(command(some, "clearHistory")).recents).toEqual([]);
  });
});

describe("lists", () => {
  test("contain a saved place exactly if they are ticked", () => {
    const s = command(boot, "saveTo", { target: "place_tilia", lists: ["list_s_wanted", "list_s_errands"] });
    const holds = (id: string) => stateOf(s).lists[id]!.items.some(({ target }) => target === "place_tilia");
    expect(["list_s_favourites", "list_s_wanted", "list_s_errands"].map(holds)).toEqual([false, true, true]);
    // A place that was already in a list keeps its note.
    const again = command(s, "saveTo", { target: "place_bikes", lists: ["list_s_errands", "list_s_wanted"] });
    expect(stateOf(again).lists["list_s_errands"]!.items.find(({ target }) => target === "place_bikes")!.note).not.toBe(
      "",
    );
  });
  test("of the app cannot be deleted; others can be created, renamed and deleted", () => {
    expect(refusal(boot, "deleteList", { list: "list_s_favourites" })).toBe("list-own");
    const list = { name: "Trip", sign: "trip", about: "", target: "place_lotus" };
    const s = command(boot, "addList", list);
    const made = Object.values(stateOf(s).lists).find(({ name }) => name === "Trip")!;
    expect(made.items.map(({ target }) => target)).toEqual(["place_lotus"]);
    expect(refusal(s, "addList", list)).toBe("list-taken");
    const renamed = command(s, "editList", { list: made.id, name: "Holiday", sign: "trip", about: "May" });
    expect(stateOf(renamed).lists[made.id]).toMatchObject({ name: "Holiday", about: "May" });
    expect(stateOf(command(renamed, "deleteList", { list: made.id })).lists[made.id]).toBeUndefined();
  });
});

describe("routes", () => {
  const plan: Pick<Plan, "mode" | "when" | "avoid"> = { mode: "drive", when: { kind: "now" }, avoid: [] };
  const waypoints = [placeCoordinates("place_home"), placeCoordinates("place_harbor")];
  test.each(["drive", "transit", "walk", "cycle"] as const)("by %s arrive by the requested time", (mode) => {
    const by = boot.clock.nowMs + 9 * hourMs;
    const asked = {
      plan: { ...plan, mode, when: { kind: "arrive", at: by } as const },
      waypoints,
      now: 0,
      offsetMin,
    };
    const [route] = findRoutes(atlas, asked);
    expect(route!.arriveMs).toBeLessThanOrEqual(by);
    expect(route!.arriveMs).toBeGreaterThan(by - 40 * minuteMs);
    expect(route!.arriveMs).toBe(route!.departMs + route!.seconds * 1000);
  });
  test("through a stop take at least as long as without it", () => {
    const long = [waypoints[0]!, placeCoordinates("place_lotus"), waypoints[1]!];
    const lengths = [waypoints, long].map(
      (some) => findRoutes(atlas, { plan, waypoints: some, now: boot.clock.nowMs, offsetMin })[0]!.seconds,
    );
    expect(lengths[1]).toBeGreaterThanOrEqual(lengths[0]!);
  });
  test("have stops that can be set, moved, reversed and removed", () => {
    let s = command(command(boot, "planTo", { target: "place_lotus" }), "addStop");
    expect(stateOf(s).plan.stops).toEqual(["here", "place_lotus", null]);
    s = command(s, "setStop", { index: 2, stop: "place_harbor" });
    s = command(s, "raiseStop", { index: 2 });
    expect(stateOf(s).plan.stops).toEqual(["here", "place_harbor", "place_lotus"]);
    s = command(s, "swapStops");
    expect(stateOf(s).plan.stops).toEqual(["place_lotus", "place_harbor", "here"]);
    expect(stateOf(command(s, "removeStop", { index: 1 })).plan.stops).toEqual(["place_lotus", "here"]);
    expect(refusal(s, "startTrip")).toBe("trip-from-here");
  });
  test("take the user's usual means of travel and avoidances", () => {
    const s = command(boot, "configure", { avoidTolls: true, mode: "walk" });
    expect(stateOf(command(s, "planTo", { target: "place_lotus" })).plan).toMatchObject({
      mode: "walk",
      avoid: ["tolls"],
    });
  });
  test("split at the current position without losing a part", () => {
    const [route] = findRoutes(atlas, { plan, waypoints, now: boot.clock.nowMs, offsetMin });
    const now = positionAlong(route!, route!.seconds / 2);
    const { done, left } = splitPath(route!.path, route!.metres - now.metresLeft, now.spot);
    const long = (path: readonly Coordinates[]): number =>
      path.slice(1).reduce((sum, spot, n) => sum + metresBetween(path[n]!, spot), 0);
    expect(done.at(-1)).toEqual(left[0]);
    expect(long(done) + long(left)).toBeLessThan(route!.metres * 1.1 + 50);
    expect(long(done)).toBeGreaterThan(route!.metres * 0.3);
  });
});

describe("trips", () => {
  const begun = command(boot, "startTo", { target: "place_harbor" });
  const trip = stateOf(begun).trip!;
  test("move the phone along the route and arrive on time", () => {
    expect(notifications(begun)).toContain("noticeTrip");
    const half = advance(begun, (trip.arrivesAt - begun.clock.nowMs) / 2);
    const route = routeOfTrip(atlas, trip, [placeCoordinates("place_harbor")], offsetMin)!;
    const said = positionAlong(route, (stateOf(half).trip!.nextAt - trip.startedAt) / 1000 - 30);
    expect(metresBetween(phonePosition(half), said.spot)).toBeLessThan(900);
    expect(phonePosition(half)).not.toEqual(phonePosition(begun));
    const there = advance(begun, trip.arrivesAt - begun.clock.nowMs);
    expect(stateOf(there).trip!.arrived).toBe(trip.arrivesAt);
    expect(metresBetween(phonePosition(there), placeCoordinates("place_harbor"))).toBeLessThan(150);
    expect(stateOf(there).visits[0]).toMatchObject({ target: "place_harbor", until: null });
    expect(notifications(there)).toContain("noticeArrived");
    expect(notifications(there)).not.toContain("noticeTrip");
    // Nothing more happens until the user ends the trip.
    expect(advance(there, hourMs).os.location).toEqual(there.os.location);
    expect(stateOf(command(there, "endTrip")).trip).toBeNull();
  });
  test("do not depend on how many steps the clock takes", () => {
    const long = advance(begun, 8 * minuteMs);
    let short = begun;
    for (let n = 0; n < 16; n++) short = tick(short, 30_000);
    expect(stateOf(short).trip).toEqual(stateOf(long).trip);
    expect(short.os.location).toEqual(long.os.location);
  });
  test("reroute from the current position after a detour", () => {
    const on = advance(begun, 3 * minuteMs);
    const { city, altitudeM } = on.os.location;
    const { latitude, longitude } = placeCoordinates("place_lotus");
    const away = advance(run(on, "os.setLocation", { lat: latitude, lon: longitude, city, altitudeM }), minuteMs);
    expect(stateOf(away).trip).toMatchObject({ reroutes: 1, stops: ["place_harbor"] });
    expect(metresBetween(stateOf(away).trip!.from, { latitude, longitude })).toBeLessThan(60);
  });
  test("visit an added stop first, and can skip it", () => {
    const on = advance(begun, 2 * minuteMs);
    const longer = command(on, "stopOnWay", { target: "place_lotus" });
    expect(stateOf(longer).trip!.stops).toEqual(["place_lotus", "place_harbor"]);
    expect(stateOf(longer).trip!.arrivesAt).toBeGreaterThan(stateOf(on).trip!.arrivesAt);
    const straight = command(longer, "skipStop");
    expect(stateOf(straight).trip!.stops).toEqual(["place_harbor"]);
    const there = advance(longer, stateOf(longer).trip!.arrivesAt - longer.clock.nowMs);
    expect(stateOf(there).trip!.arrived).not.toBeNull();
    expect(metresBetween(phonePosition(there), placeCoordinates("place_harbor"))).toBeLessThan(150);
  });
  test("keep the display on while shown, unless the user turns that off", () => {
    const shown = (s: PhoneState) => act(act(s, "open", { target: "place_harbor" }), "start");
    expect(advance(shown(launched), 150_000).view.power).toBe("on");
    const dark = advance(shown(command(launched, "configure", { keepAwake: false })), 150_000);
    expect(dark.view.power).toBe("off");
  });
  test("do not start without a location or a network", () => {
    const blind = setOsSetting(boot, "location", "on", false);
    expect(refusal(blind, "startTo", { target: "place_harbor" })).toBe("location-off");
    expect(refusal(offline, "startTo", { target: "place_harbor" })).toBe("no-network");
  });
  test("send no notifications and record no visits if these settings are off", () => {
    const quiet = command(boot, "configure", { navigationNotices: false, timeline: false });
    const s = advance(
      command(quiet, "startTo", { target: "place_harbor" }),
      trip.arrivesAt - boot.clock.nowMs + minuteMs,
    );
    expect(stateOf(s).trip!.arrived).not.toBeNull();
    expect(notifications(s)).toEqual([]);
    expect(stateOf(s).visits).toEqual(stateOf(boot).visits);
  });
});

describe("contributions", () => {
  test("a review can be written, changed and deleted, but is refused without a network", () => {
    const review = { place: "place_lotus", stars: 4, text: "Book early.", photos: [] };
    const s = command(boot, "putReview", review);
    expect(stateOf(s).reviews["place_lotus"]).toMatchObject({ stars: 4, editedAt: null });
    const changed = command(tick(s, minuteMs), "putReview", { ...review, stars: 5 });
    expect(stateOf(changed).reviews["place_lotus"]).toMatchObject({ stars: 5, editedAt: changed.clock.nowMs });
    expect(stateOf(command(changed, "deleteReview", { place: "place_lotus" })).reviews["place_lotus"]).toBeUndefined();
    expect(refusal(offline, "putReview", review)).toBe("no-network");
    expect(refusal(boot, "putReview", { ...review, photos: ["file_nowhere"] })).toBe("photo-gone");
  });
  test("an edit is decided within three days, with the same result at any time", () => {
    const edit = { place: "place_lotus", field: "hours", text: "Closed on Mondays" };
    const s = command(boot, "suggestEdit", edit);
    expect(refusal(s, "suggestEdit", edit)).toBe("edit-pending");
    expect(refusal(boot, "suggestEdit", { ...edit, text: "" })).toBe("words-missing");
    const decided = (from: PhoneState) => Object.values(stateOf(advance(from, 3 * dayMs)).edits)[0]!.status;
    expect(decided(s)).not.toBe("pending");
    expect(decided(s)).toBe(decided(tick(s, hourMs)));
  });
});

describe("offline maps", () => {
  const box = { south: 31.18, north: 31.28, west: 121.42, east: 121.52 };
  test("work without a network once downloaded, inside their area only", () => {
    const s = command(boot, "fetchArea", { name: "Town", ...box });
    const [area] = Object.values(stateOf(s).areas);
    expect(area!.ready).toBe(false);
    const cut = (from: PhoneState) => run(from, "os.setOutage", { on: true });
    expect(refusal(cut(s), "startTo", { target: "place_harbor" })).toBe("no-network");
    const ready = advance(s, area!.readyAt - s.clock.nowMs);
    expect(Object.values(stateOf(ready).areas)[0]!.ready).toBe(true);
    expect(refusal(cut(ready), "startTo", { target: "place_harbor" })).toBeNull();
    const far = formatPin({ latitude: 31.1, longitude: 121.47 });
    expect(refusal(cut(ready), "startTo", { target: far })).toBe("no-network");
  });
  test("download when there is a network, and only over Wi-Fi if the user wants that", () => {
    const s = command(boot, "fetchArea", { name: "Town", ...box });
    const waits = advance(run(s, "os.setOutage", { on: true }), hourMs);
    expect(Object.values(stateOf(waits).areas)[0]!.ready).toBe(false);
    expect(
      Object.values(stateOf(advance(run(waits, "os.setOutage", { on: false }), 2 * minuteMs)).areas)[0]!.ready,
    ).toBe(true);
    const mobile = setOsSetting(boot, "network", "wifi", false);
    expect(refusal(mobile, "fetchArea", { name: "Town", ...box })).toBe("wifi-needed");
    expect(
      refusal(command(mobile, "configure", { wifiOnly: false }), "fetchArea", { name: "Town", ...box }),
    ).toBeNull();
    expect(refusal(boot, "fetchArea", { name: "Town", ...box, north: 40 })).toBe("area-large");
  });
});

test("shares a location for the chosen time only", () => {
  const uris = ["content://contacts/contact_mum"];
  const s = command(boot, "shareWith", { uris, minutes: 60 });
  expect(Object.values(stateOf(s).shares)).toMatchObject([{ contact: "contact_mum", until: s.clock.nowMs + hourMs }]);
  expect(Object.values(stateOf(advance(s, hourMs - 1000)).shares)).toHaveLength(1);
  const over = advance(s, hourMs + 1000);
  expect(Object.values(stateOf(over).shares)).toEqual([]);
  expect(notifications(over)).toContain("noticeShareOver");
  const open = command(s, "shareWith", { uris, minutes: null });
  expect(Object.values(stateOf(advance(open, 3 * dayMs)).shares)).toHaveLength(1);
});
test("opens with the tab that the user chose", () => {
  const start = (tab: string) =>
    top(run(command(boot, "configure", { start: tab }), "os.launch", { app: "maps" })).view["tab"];
  expect(["explore", "you", "contribute"].map(start)).toEqual(["explore", "you", "contribute"]);
});
test("opens an address from another app", () => {
  const contacts = run(boot, "os.launch", { app: "contacts" });
  const card = run(contacts, "os.act", { app: "contacts", on: "open", args: { id: "contact_mum" } });
  const opened = run(card, "os.act", { app: "contacts", on: "openAddress", args: {} });
  expect(top(opened)).toMatchObject({ app: "maps", screen: "results", params: { q: "5 Orchard Lane" } });
});
test("opens an address from a web page, and the house at it", () => {
  const browser = run(boot, "os.launch", { app: "browser" });
  const opened = run(browser, "os.act", {
    app: "browser",
    on: "map",
    args: { url: "geo:0,0?q=46%20Swan%20Terrace" },
  });
  expect(top(opened)).toMatchObject({ app: "maps", screen: "results", params: { q: "46 Swan Terrace" } });
  const { target, name } = findHouse(atlas, "46 Swan Terrace")!;
  const shown = act(opened, "openHouse", { target, label: name.en });
  expect(top(shown)).toMatchObject({ app: "maps", screen: "place", params: { target, label: "46 Swan Terrace" } });
});
test("keeps a number and its unit on one line", () => {
  expect(splitAtUnits("面馆 · ¥ · 3.4 公里")).toEqual(["面馆 · ¥ · ", "3.4 公里", ""]);
  expect(splitAtUnits("Noodles · ¥ · 3.4 km")).toEqual(["Noodles · ¥ · ", "3.4 km", ""]);
  expect(splitAtUnits("1 h 5 min (1,200 ft)")).toEqual(["", "1 h", " ", "5 min", " (", "1,200 ft", ")"]);
  expect(splitAtUnits("5 Mill Lane, 2 minutes")).toEqual(["5 Mill Lane, 2 minutes"]);
  expect(splitAtUnits("")).toEqual([""]);
});
test("formats distances, durations and scales", () => {
  expect([340, 4, 1240, 15_700, 123_456].map((m) => distanceText(m, "metric", "en"))).toEqual([
    "340 m",
    "0 m",
    "1.2 km",
    "15.7 km",
    "123 km",
  ]);
  expect(distanceText(1240, "metric", "zh-CN")).toBe("1.2 公里");
  expect([100, 1609.344].map((m) => distanceText(m, "imperial", "en"))).toEqual(["350 ft", "1 mi"]);
  expect([20, 60, 61, 3600, 3900].map((s) => spanText(s, "en"))).toEqual([
    "1 min",
    "1 min",
    "2 min",
    "1 h",
    "1 h 5 min",
  ]);
  expect([7, 90, 4999].map((m) => scaleLength(m, "metric"))).toEqual([10, 50, 2000]);
});
