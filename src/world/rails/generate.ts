/** Generates stations, trains and boards from the network. */
import { Rng } from "#state/rng.ts";
import type { Generators } from "../define.ts";
import type rails from "./index.ts";
import { stationServices, type Board, type Call, type Station, type Train } from "./index.ts";
import { kitchens } from "./kitchens.ts";
import { network } from "./network.ts";
import { allTrains } from "./trains.ts";

function* stations(): Iterable<Station> {
  const nodes = network().nodes.map((node, n) => ({ node, n }));
  // Sorted by grade, largest first. Stations of one grade are in the order of the lines.
  nodes.sort((a, b) => b.node.grade - a.node.grade || a.n - b.n);
  for (const { node } of nodes) {
    const r = Rng.of("rails", "station", node.id);
    const { grade } = node;
    const all = [...stationServices];
    const services = grade >= 3 ? all : grade === 2 ? all.filter((s) => s !== "metro") : r.sample(all, 2 + grade * 2);
    const street = r.pick([
      { en: "Station Road", zh: "站前路" },
      { en: "Station Square", zh: "站前广场" },
      { en: "Railway Street", zh: "铁路街" },
      { en: "Victory Road", zh: "胜利路" },
    ]);
    const number = r.int(1, 188);
    yield {
      id: node.id,
      name: { en: node.name.en, zh: node.name.zh },
      pinyin: node.name.pinyin,
      place: node.place,
      city: { en: node.city.en, zh: node.city.zh },
      area: node.area,
      latitude: node.latitude,
      longitude: node.longitude,
      grade,
      phone: `0${r.int(310, 999)}-${r.int(2_000_000, 8_999_999)}`,
      address: { en: `${number} ${street.en}, ${node.city.en}`, zh: `${node.city.zh}${street.zh} ${number} 号` },
      open: grade >= 3 ? [270, 1439] : grade === 2 ? [320, 1420] : [r.int(340, 400), r.int(1260, 1380)],
      services: stationServices.filter((s) => services.includes(s)),
    };
  }
}

function* boards(): Iterable<Board> {
  const { nodes } = network();
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const found = new Map<string, { train: Train; n: number }[]>();
  for (const train of allTrains())
    train.stops.forEach(({ id }, n) => {
      const { place } = byId.get(id)!;
      const here = found.get(place) ?? [];
      here.push({ train, n });
      found.set(place, here);
    });
  const inPlace = new Map<string, string[]>();
  for (const { id, place } of nodes) inPlace.set(place, [...(inPlace.get(place) ?? []), id]);
  for (const [place, own] of inPlace) {
    const chief = byId.get(place)!;
    const formations: Board["formations"] = [];
    const days: number[] = [];
    const tariffs: number[] = [];
    const calls = (found.get(place) ?? [])
      .toSorted((a, b) => a.train.stops[a.n]!.departs - b.train.stops[b.n]!.departs)
      .map(({ train, n }): Call => {
        const stop = train.stops[n]!;
        return [
          train.id,
          own.indexOf(stop.id),
          n,
          train.stops.length,
          stop.departs,
          stop.departs - stop.arrives,
          stop.km,
          indexOrAdd(formations, train.formation),
          indexOrAdd(days, train.days),
          indexOrAdd(tariffs, train.tariff),
        ];
      });
    yield {
      id: place,
      city: { en: chief.city.en, zh: chief.city.zh },
      stations: own.map((id) => ({ id, en: byId.get(id)!.name.en, zh: byId.get(id)!.name.zh })),
      formations,
      days,
      tariffs,
      calls,
    };
  }
}
/** Returns the index of a value in a list. Adds the value when the list does not contain it. */
function indexOrAdd<T>(list: T[], value: T): number {
  const known = list.indexOf(value);
  return known < 0 ? list.push(value) - 1 : known;
}

function* hubs() {
  const places = network()
    .cities.filter(({ tier, en }) => tier <= 2 || ["Xuzhou", "Yichang", "Zhuzhou", "Hengyang", "Jinhua"].includes(en))
    .map(({ place, en, zh, latitude, longitude }) => ({ id: place, en, zh, latitude, longitude }));
  yield { id: "hubs", places };
}

export default {
  station: stations,
  train: function* () {
    yield* allTrains();
  },
  board: boards,
  hubs,
  kitchen: kitchens,
} satisfies Generators<typeof rails>;
