/** The railway network: cities with their stations, and the stations on the lines between them. */
import { Rng } from "#state/rng.ts";
import { cityLines } from "../weather/cities.ts";
import { cityStations, fastLines, mainLineCount, slowLines, stationsTowards } from "./lines.ts";
import { sides, townNames, type StationName } from "./names.ts";
import { pow, square } from "#state/portable-math.ts";

export interface StationNode {
  readonly id: string;
  readonly name: StationName;
  readonly place: string;
  readonly city: StationName;
  readonly area: { readonly en: string; readonly zh: string };
  readonly latitude: number;
  readonly longitude: number;
  grade: 0 | 1 | 2 | 3 | 4;
}
export interface City extends StationName {
  readonly place: string;
  readonly area: { readonly en: string; readonly zh: string };
  readonly latitude: number;
  readonly longitude: number;
  readonly tier: 1 | 2 | 3;
  readonly stations: readonly { readonly node: StationNode; readonly fast: boolean; readonly slow: boolean }[];
}
/** A line between two cities. Each town on the line has its distance in km from the first city. */
export interface Span {
  readonly from: City;
  readonly to: City;
  readonly fast: boolean;
  readonly km: number;
  /** Whether this is a main line, which long-distance trains prefer. */
  readonly mainLine: boolean;
  readonly towns: readonly { readonly node: StationNode; readonly km: number }[];
}
export interface Network {
  readonly cities: readonly City[];
  readonly nodes: readonly StationNode[];
  /** Contains both directions of each line. */
  readonly spans: ReadonlyMap<string, Span>;
}
export const spanKey = (from: City, to: City, fast: boolean): string =>
  `${from.place} ${to.place} ${fast ? "fast" : "slow"}`;

export const stationCount = 3300;
/**
 * The distance between two stations of a high-speed line outside cities, in km. All other stations outside cities are
 * on the older lines.
 */
const fastTownEveryKm = 62;

let networkCache: Network | null = null;
export function network(): Network {
  networkCache ??= build();
  return networkCache;
}
const toStationId = (en: string): string =>
  `st_${en
    .toLowerCase()
    .replaceAll("ü", "u")
    .replaceAll(/[^a-z]+/g, "_")}`;

function build(): Network {
  const cities = readCities();
  const byName = new Map(cities.map((city) => [city.en, city]));
  const nodes: StationNode[] = cities.flatMap(({ stations }) => stations.map(({ node }) => node));
  const pairs = [...parsePairs(fastLines, true), ...parsePairs(slowLines, false)].map(([a, b, fast, great]) => {
    const [from, to] = [byName.get(a), byName.get(b)];
    if (!from || !to) throw new Error(`no city for ${a} – ${b}`);
    return { from, to, fast, great, straight: distanceKm(from, to) };
  });
  const slowKm = pairs.reduce((sum, { straight }) => sum + straight * 1.16, 0);
  const fastTowns = pairs.map(({ fast, straight }) => (fast ? Math.floor((straight * 1.08) / fastTownEveryKm) : 0));
  const left = stationCount - nodes.length - fastTowns.reduce((sum, n) => sum + n, 0);
  const each = slowKm / left;
  const slowTowns = pairs.map(({ straight }) => Math.floor((straight * 1.16) / each));
  // Rounding leaves some stations over. The longest lines get them.
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
  pairs.forEach(({ from, to, fast, great: mainLine, straight }, n) => {
    const r = Rng.of("rails", "span", from.en, to.en);
    const town = (km: number, whole: number, name: StationName): StationNode => {
      const share = km / whole;
      const near = share < 0.5 ? from : to;
      const node: StationNode = {
        id: toStationId(name.en),
        name,
        place: toStationId(name.en),
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
    const towns = positionsOnLine(slow, slowTowns[n]!, r).map((km) => ({ km, node: town(km, slow, names.pop()!) }));
    put({ from, to, fast: false, mainLine, km: slow, towns });
    if (!fast) return;
    const quick = Math.round(straight * 1.08);
    const own = positionsOnLine(quick, fastTowns[n]!, r).map((km, i) => {
      // Most high-speed stations are named after a town of the older line and lie beside that town.
      const beside = towns[Math.floor(((i + 0.5) / fastTowns[n]!) * towns.length)];
      const side = r.pick(sides);
      const base = beside && r.chance(0.75) ? beside.node.name : null;
      const name = base
        ? { en: `${base.en} ${side.en}`, zh: base.zh + side.zh, pinyin: `${base.pinyin} ${side.pinyin}` }
        : names.pop()!;
      const node = town(km, quick, name);
      node.grade = 1;
      return { km, node: base && beside ? assignToTown(nodes, node, beside.node) : node };
    });
    put({ from, to, fast: true, mainLine, km: quick, towns: own });
  });
  return { cities, nodes, spans };
}
/** Assigns a station beside a town to the town's place and city. */
function assignToTown(nodes: StationNode[], node: StationNode, of: StationNode): StationNode {
  const beside = { ...node, place: of.place, city: of.city };
  nodes[nodes.length - 1] = beside;
  return beside;
}
function positionsOnLine(km: number, count: number, r: Rng): number[] {
  return Array.from({ length: count }, (_, n) => Math.round((km * (n + 1 + (r.next() - 0.5) * 0.5)) / (count + 1)));
}
const parsePairs = (text: string, fast: boolean): [string, string, boolean, boolean][] =>
  text
    .trim()
    .split("\n")
    .flatMap((line, at) => {
      const names = line.split(", ");
      return names
        .slice(1)
        .map((name, n): [string, string, boolean, boolean] => [names[n]!, name, fast, fast && at < mainLineCount]);
    });

function readCities(): City[] {
  const used = new Set([...parsePairs(fastLines, true), ...parsePairs(slowLines, false)].flatMap(([a, b]) => [a, b]));
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
    const base = { ...name, place: toStationId(en), area: { en: area.en, zh: area.zh }, latitude, longitude };
    const level = Number(tier) as City["tier"];
    const r = Rng.of("rails", "city", en);
    const more = cityStations[en] ?? (level === 3 && r.chance(0.5) ? "fs" : `s; ${pickSide(r)} | f`);
    const stations = more.split("; ").map((text, n) => {
      const own = text.split(" | ");
      const how = own.at(-1)!;
      const node: StationNode = {
        id: n === 0 ? base.place : toStationId(`${en} ${own[0]!}`),
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
const pickSide = (r: Rng): string => {
  const { en, zh, pinyin } = r.pick(sides);
  return `${en} | ${zh} | ${pinyin}`;
};
const round4 = (n: number): number => Math.round(n * 10_000) / 10_000;

/**
 * Returns the straight-line distance. The cosine is computed as a series, so that every machine gets the same value.
 */
export function distanceKm(
  a: { readonly latitude: number; readonly longitude: number },
  b: { readonly latitude: number; readonly longitude: number },
): number {
  const x = (((a.latitude + b.latitude) / 2) * Math.PI) / 180;
  const cos = 1 - square(x) / 2 + pow(x, 4) / 24 - pow(x, 6) / 720 + pow(x, 8) / 40_320;
  const north = 111.2 * (a.latitude - b.latitude);
  const east = 111.2 * cos * (a.longitude - b.longitude);
  return Math.sqrt(north * north + east * east);
}

/** Returns the station of a city for a train to or from a neighbouring city. */
export function stationTowards(city: City, neighbour: City, fast: boolean, r: Rng): StationNode {
  const fit = city.stations.filter((one) => (fast ? one.fast : one.slow));
  const among = fit.length > 0 ? fit : city.stations;
  const wanted = fast ? stationsTowards[`${city.en} ${neighbour.en}`] : undefined;
  const usual =
    among.find(({ node }) => wanted !== undefined && node.name.en === `${city.en} ${wanted}`) ??
    among[Rng.of("rails", "towards", city.en, neighbour.en).int(0, among.length - 1)]!;
  return (r.chance(wanted === undefined ? 0.86 : 0.95) ? usual : r.pick(among)).node;
}
