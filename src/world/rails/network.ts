/** The network: cities with their stations, and what lies on the lines between them. */
import { Rng } from "../../state/rng.ts";
import { cityLines } from "../weather/cities.ts";
import { cityStations, fastLines, greatLines, slowLines, towards } from "./lines.ts";
import { sides, townNames, type Named } from "./names.ts";
import { pow, square } from "../../state/portable-math.ts";

export interface Node {
  readonly id: string;
  readonly name: Named;
  readonly place: string;
  readonly city: Named;
  readonly area: { readonly en: string; readonly zh: string };
  readonly latitude: number;
  readonly longitude: number;
  grade: 0 | 1 | 2 | 3 | 4;
}
export interface City extends Named {
  readonly place: string;
  readonly area: { readonly en: string; readonly zh: string };
  readonly latitude: number;
  readonly longitude: number;
  readonly tier: 1 | 2 | 3;
  readonly stations: readonly { readonly node: Node; readonly fast: boolean; readonly slow: boolean }[];
}
/** What lies on a line between two cities, with km from the first. */
export interface Span {
  readonly from: City;
  readonly to: City;
  readonly fast: boolean;
  readonly km: number;
  /** Of one of the great lines, which long trains prefer. */
  readonly great: boolean;
  readonly towns: readonly { readonly node: Node; readonly km: number }[];
}
export interface Network {
  readonly cities: readonly City[];
  readonly nodes: readonly Node[];
  /** Both ways of each. */
  readonly spans: ReadonlyMap<string, Span>;
}
export const spanKey = (from: City, to: City, fast: boolean): string =>
  `${from.place} ${to.place} ${fast ? "fast" : "slow"}`;

export const stationsInAll = 3300;
/** Between stations that a high-speed line has beside those of cities. Older lines share what is left of them. */
const fastTownEveryKm = 62;

let made: Network | null = null;
export function network(): Network {
  made ??= build();
  return made;
}
const idOf = (en: string): string =>
  `st_${en
    .toLowerCase()
    .replaceAll("ü", "u")
    .replaceAll(/[^a-z]+/g, "_")}`;

function build(): Network {
  const cities = readCities();
  const byName = new Map(cities.map((city) => [city.en, city]));
  const nodes: Node[] = cities.flatMap(({ stations }) => stations.map(({ node }) => node));
  const pairs = [...pairsIn(fastLines, true), ...pairsIn(slowLines, false)].map(([a, b, fast, great]) => {
    const [from, to] = [byName.get(a), byName.get(b)];
    if (!from || !to) throw new Error(`no city for ${a} – ${b}`);
    return { from, to, fast, great, straight: apartKm(from, to) };
  });
  const slowKm = pairs.reduce((sum, { straight }) => sum + straight * 1.16, 0);
  const fastTowns = pairs.map(({ fast, straight }) => (fast ? Math.floor((straight * 1.08) / fastTownEveryKm) : 0));
  const left = stationsInAll - nodes.length - fastTowns.reduce((sum, n) => sum + n, 0);
  const each = slowKm / left;
  const slowTowns = pairs.map(({ straight }) => Math.floor((straight * 1.16) / each));
  // The rest goes to the longest ones.
  let rest = left - slowTowns.reduce((sum, n) => sum + n, 0);
  const longest = pairs.map(({ straight }, n) => [straight, n] as const).toSorted((a, b) => b[0] - a[0]);
  for (let n = 0; rest !== 0; n = (n + 1) % longest.length) {
    slowTowns[longest[n]![1]]! += Math.sign(rest);
    rest -= Math.sign(rest);
  }
  const names = townNames(cities);
  const spans = new Map<string, Span>();
  const put = (span: Span): void => {
    spans.set(spanKey(span.from, span.to, span.fast), span);
    const { from, to, towns, km } = span;
    const back = towns.map((town) => ({ ...town, km: km - town.km })).toReversed();
    spans.set(spanKey(to, from, span.fast), { ...span, from: to, to: from, towns: back });
  };
  pairs.forEach(({ from, to, fast, great, straight }, n) => {
    const r = Rng.of("rails", "span", from.en, to.en);
    const town = (km: number, whole: number, name: Named): Node => {
      const share = km / whole;
      const near = share < 0.5 ? from : to;
      const node: Node = {
        id: idOf(name.en),
        name,
        place: idOf(name.en),
        city: name,
        area: near.area,
        latitude: round4(from.latitude + (to.latitude - from.latitude) * share + (r.next() - 0.5) * 0.12),
        longitude: round4(from.longitude + (to.longitude - from.longitude) * share + (r.next() - 0.5) * 0.12),
        grade: 0,
      };
      nodes.push(node);
      return node;
    };
    const slow = Math.round(straight * 1.16);
    const towns = placesOn(slow, slowTowns[n]!, r).map((km) => ({ km, node: town(km, slow, names.pop()!) }));
    put({ from, to, fast: false, great, km: slow, towns });
    if (!fast) return;
    const quick = Math.round(straight * 1.08);
    const own = placesOn(quick, fastTowns[n]!, r).map((km, i) => {
      // Most are called after a town of the older line, and lie at its side.
      const beside = towns[Math.floor(((i + 0.5) / fastTowns[n]!) * towns.length)];
      const side = r.pick(sides);
      const base = beside && r.chance(0.75) ? beside.node.name : null;
      const name = base
        ? { en: `${base.en} ${side.en}`, zh: base.zh + side.zh, pinyin: `${base.pinyin} ${side.pinyin}` }
        : names.pop()!;
      const node = town(km, quick, name);
      node.grade = 1;
      return { km, node: base && beside ? replaced(nodes, node, beside.node) : node };
    });
    put({ from, to, fast: true, great, km: quick, towns: own });
  });
  return { cities, nodes, spans };
}
/** A station at the side of a town belongs to its place. */
function replaced(nodes: Node[], node: Node, of: Node): Node {
  const beside = { ...node, place: of.place, city: of.city };
  nodes[nodes.length - 1] = beside;
  return beside;
}
function placesOn(km: number, count: number, r: Rng): number[] {
  return Array.from({ length: count }, (_, n) => Math.round((km * (n + 1 + (r.next() - 0.5) * 0.5)) / (count + 1)));
}
const pairsIn = (text: string, fast: boolean): [string, string, boolean, boolean][] =>
  text
    .trim()
    .split("\n")
    .flatMap((line, at) => {
      const names = line.split(", ");
      return names
        .slice(1)
        .map((name, n): [string, string, boolean, boolean] => [names[n]!, name, fast, fast && at < greatLines]);
    });

function readCities(): City[] {
  const used = new Set([...pairsIn(fastLines, true), ...pairsIn(slowLines, false)].flatMap(([a, b]) => [a, b]));
  const cities: City[] = [];
  let area = { country: "", en: "", zh: "" };
  for (const line of cityLines.trim().split("\n")) {
    const parts = line.replace(/^# /, "").split(" | ");
    if (line.startsWith("#")) {
      area = { country: parts[0]!, en: parts[1]!, zh: parts[2]! };
      continue;
    }
    const [tier, en, zh, pinyin, spot] = parts as [string, string, string, string, string];
    if (area.country !== "CN" || !used.has(en)) continue;
    const [latitude, longitude] = spot.split(", ").map(Number) as [number, number];
    const name = { en, zh, pinyin };
    const base = { ...name, place: idOf(en), area: { en: area.en, zh: area.zh }, latitude, longitude };
    const level = Number(tier) as City["tier"];
    const r = Rng.of("rails", "city", en);
    const more = cityStations[en] ?? (level === 3 && r.chance(0.5) ? "fs" : `s; ${sideOf(r)} | f`);
    const stations = more.split("; ").map((text, n) => {
      const own = text.split(" | ");
      const how = own.at(-1)!;
      const node: Node = {
        id: n === 0 ? base.place : idOf(`${en} ${own[0]!}`),
        name:
          n === 0
            ? name
            : { en: `${en} ${own[0]!}`, zh: zh.replace(/市$/, "") + own[1]!, pinyin: `${pinyin} ${own[2]!}` },
        place: base.place,
        city: name,
        area: base.area,
        latitude: round4(latitude + (n === 0 ? 0 : (r.next() - 0.5) * 0.16)),
        longitude: round4(longitude + (n === 0 ? 0 : (r.next() - 0.5) * 0.16)),
        grade: level === 1 ? (n < 3 ? 4 : 3) : level === 2 ? 3 : 2,
      };
      return { node, fast: how.includes("f"), slow: how.includes("s") };
    });
    cities.push({ ...base, tier: level, stations });
  }
  return cities;
}
const sideOf = (r: Rng): string => {
  const { en, zh, pinyin } = r.pick(sides);
  return `${en} | ${zh} | ${pinyin}`;
};
const round4 = (n: number): number => Math.round(n * 10_000) / 10_000;

/** As the crow flies. The cosine by its series, so that it is the same on every machine. */
export function apartKm(
  a: { readonly latitude: number; readonly longitude: number },
  b: { readonly latitude: number; readonly longitude: number },
): number {
  const x = (((a.latitude + b.latitude) / 2) * Math.PI) / 180;
  const cos = 1 - square(x) / 2 + pow(x, 4) / 24 - pow(x, 6) / 720 + pow(x, 8) / 40_320;
  const north = 111.2 * (a.latitude - b.latitude);
  const east = 111.2 * cos * (a.longitude - b.longitude);
  return Math.sqrt(north * north + east * east);
}

/** Which of a city's stations a train uses that goes to, or comes from, a neighbour. */
export function stationTowards(city: City, neighbour: City, fast: boolean, r: Rng): Node {
  const fit = city.stations.filter((one) => (fast ? one.fast : one.slow));
  const among = fit.length > 0 ? fit : city.stations;
  const wanted = fast ? towards[`${city.en} ${neighbour.en}`] : undefined;
  const usual =
    among.find(({ node }) => wanted !== undefined && node.name.en === `${city.en} ${wanted}`) ??
    among[Rng.of("rails", "towards", city.en, neighbour.en).int(0, among.length - 1)]!;
  return (r.chance(wanted === undefined ? 0.86 : 0.95) ? usual : r.pick(among)).node;
}
