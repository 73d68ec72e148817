/**
 * Generates the places of a city. The owner's city has the known places and some generated ones; the other cities have
 * only generated places. Each place is at a house of a street.
 */
import { Rng } from "#state/rng.ts";
import type { LocalizedText } from "../../cast.ts";
import { generatePlaces } from "../../places/all-places.ts";
import { placeSorts } from "../../places/data/sorts.ts";
import { parseHours } from "../../places/hours.ts";
import { cityPhone } from "../../places/town.ts";
import { shopkeepers } from "../../places/name-words.ts";
import { sceneIds } from "../../scenes/ids.ts";
import { parseLocalizedList, parseRows } from "../../web/grammar.ts";
import { cities, toPlane, toCoordinates } from "../cities.ts";
import { housePosition } from "../house-position.ts";
import { formatAddress, nearestHouseNumber, maxHouseNumber } from "../house-numbers.ts";
import type { GeoPlace } from "../index.ts";
import { roadClasses, type Category, type District, type Hours, type Network, type Site } from "../model.ts";
import { closedOnHolidays, details, sceneKindsFor } from "./details.ts";
import type { Lines } from "./lines.ts";
import { isInside, type XY } from "./mesh.ts";
import { nameStems } from "./names.ts";
import type { Plan } from "./plan.ts";
import { hypot, square } from "#state/portable-math.ts";

export interface GeneratedSite extends Site {
  readonly record: GeoPlace;
}
/** The number of generated places, without stations and parks. */
const siteCounts = { shanghai: 60, beijing: 860, hangzhou: 860, chengdu: 860 } as const;
const idPrefixes = { shanghai: "sh", beijing: "bj", hangzhou: "hz", chengdu: "cd" } as const;
const categoriesWithoutPhone: readonly string[] = ["park", "transit", "home"];
const categoriesWithoutRating: readonly string[] = ["home", "service", "transit"];
/** The sorts of places that need the sea or trams, which other cities do not have. */
const shanghaiSorts: readonly string[] = ["Tram stop", "Ferry pier"];
const both = (en: string, zh: string): LocalizedText => ({ en, zh });

export function createSites(
  plan: Plan,
  network: Network,
  districts: readonly District[],
  lines: Lines,
): GeneratedSite[] {
  return new SiteGenerator(plan, network, districts, lines).generate();
}
interface SiteDraft {
  readonly id: string;
  readonly name: LocalizedText;
  readonly category: Category;
  readonly sort: LocalizedText;
  readonly street: number;
  readonly number: number;
  readonly address?: LocalizedText;
  readonly spot?: { latitude: number; longitude: number };
  readonly phone: string;
  readonly hours: ReturnType<typeof parseHours>;
  readonly rating: number;
  readonly ratings: number;
  readonly priceLevel: number;
  readonly about: LocalizedText;
  readonly station?: string;
  readonly lines?: readonly string[];
  readonly district?: string;
}

class SiteGenerator {
  readonly #out: GeneratedSite[] = [];
  readonly #taken = new Set<string>();
  readonly #houses = new Set<string>();
  readonly #r: Rng;
  #n = 0;
  #houseEdges: readonly { readonly e: number; readonly x: number; readonly y: number }[] | null = null;
  #rings: readonly (readonly XY[][])[] | null = null;
  readonly plan: Plan;
  readonly network: Network;
  readonly districts: readonly District[];
  readonly lines: Lines;

  constructor(plan: Plan, network: Network, districts: readonly District[], lines: Lines) {
    this.plan = plan;
    this.network = network;
    this.districts = districts;
    this.lines = lines;
    this.#r = Rng.of("geo", plan.id, "sites");
  }
  generate(): GeneratedSite[] {
    if (this.plan.id === "shanghai") this.#addKnownPlaces();
    this.#addStations();
    this.#addGrounds();
    this.#addRandomSites();
    return this.#out.sort((a, b) => prominence(b) - prominence(a) || (a.id < b.id ? -1 : 1));
  }
  #newId(): string {
    this.#n += 1;
    return `place_${idPrefixes[this.plan.id]}${this.#n}`;
  }

  #addKnownPlaces(): void {
    const byName = new Map(this.network.streets.map(({ name, oddOffset }, i) => [oddOffset > 0 ? name.en : "", i]));
    for (const p of generatePlaces()) {
      const [, number = "", street = ""] = /^(\d+) (.*)$/.exec(p.address.en) ?? [];
      const at = byName.get(street);
      if (at === undefined) throw new Error(`${p.id} lies on no street: ${p.address.en}`);
      this.#add({
        ...p,
        street: at,
        number: Number(number),
        spot: { latitude: p.latitude, longitude: p.longitude },
        district: p.quarter,
        ...(p.id === "place_station" && { station: "st_shanghai" }),
      });
    }
  }
  #addStations(): void {
    const { plan, network, lines } = this;
    for (const { station, name, at } of plan.stations) {
      if (station === "st_shanghai") continue;
      this.#add({
        id: this.#newId(),
        name,
        category: "transit",
        sort: both("Railway station", "火车站"),
        ...this.#findFreeHouse({ x: at.x * 10, y: at.y * 10 }, 3),
        phone: cityPhone(3000 + this.#n),
        hours: null,
        rating: this.#r.int(41, 46),
        ratings: this.#r.int(2000, 9000),
        priceLevel: 0,
        about: both("Be at the gate a quarter of an hour before departure", "请在发车前十五分钟到检票口"),
        station,
      });
    }
    for (const [i, stop] of lines.stops.entries()) {
      if (!stop.isMetro) continue;
      const serving = lines.lines.filter(({ stops }) => stops.includes(i));
      const metro = serving.filter(({ kind }) => kind === "metro");
      const first = Math.min(...metro.map((line) => line.first));
      const numbers = metro.map(({ id }) => id.replace(/.*_m/, ""));
      const id = this.#newId();
      const name = both(
        `${stop.name.en.replace(/ Railway Station$/, " Railway")} Station`,
        `${stop.name.zh.replace(/站$/, "")}站`,
      );
      this.#add({
        id,
        name: this.#isTaken(name) ? both(`${stop.name.en} Metro Station`, `${stop.name.zh}地铁站`) : name,
        category: "transit",
        sort: both("Metro station", "地铁站"),
        ...this.#findFreeHouse({ x: network.x[stop.node]!, y: network.y[stop.node]! }, 5),
        phone: "",
        hours: { open: Math.floor(first / 30) * 30, close: 1440, days: "0123456" },
        rating: 0,
        ratings: 0,
        priceLevel: 1,
        about: both(
          numbers.length > 1 ? `Change here between lines ${numbers.join(" and ")}` : `Line ${numbers[0]}`,
          numbers.length > 1 ? `${numbers.join("、")} 号线换乘站` : `${numbers[0]} 号线`,
        ),
        lines: serving.map((line) => line.id),
      });
      (lines.stops as { place: string | null }[])[i]!.place = id;
    }
  }
  /** Adds the parks and campuses of the plan. Each is positioned at its gate. */
  #addGrounds(): void {
    for (const { name, at, campus } of this.plan.parks) {
      if (this.#isTaken(name)) continue;
      const isAirport = name.en.includes("Airport");
      this.#add({
        id: this.#newId(),
        name,
        category: isAirport ? "transit" : campus === true ? "education" : "park",
        sort: isAirport
          ? both("Airport", "机场")
          : campus !== true
            ? both("Park", "公园")
            : name.en.includes("Museum")
              ? both("Museum", "博物馆")
              : both("University", "大学"),
        ...this.#findFreeHouse({ x: at.x * 10, y: at.y * 10 }, 30),
        phone: campus === true ? cityPhone(3200 + this.#n) : "",
        hours:
          campus === true && !isAirport
            ? parseHours("7:00-22:00 0123456")
            : isAirport
              ? null
              : parseHours("6:00-22:00 0123456"),
        rating: this.#r.int(43, 49),
        ratings: this.#r.int(900, 8000),
        priceLevel: 0,
        about: both("The main gate; others are open by day", "正门；其余各门白天开放"),
      });
    }
  }
  #addRandomSites(): void {
    const { plan, network } = this;
    const r = this.#r;
    const bag = parseRows(placeSorts, 7)
      .filter(([, , sort = ""]) => plan.id === "shanghai" || !shanghaiSorts.some((one) => sort.startsWith(one)))
      .flatMap((one) => Array.from({ length: Number(one[1]) }, () => one));
    const words = nameStems();
    const goal = this.#out.length + siteCounts[plan.id];
    for (let tries = 0; this.#out.length < goal; tries++) {
      if (tries > 60_000) throw new Error("too few names for so many places");
      const [category = "", , sort = "", names = "", hours = "", level = "", about = ""] = r.pick(bag);
      const pattern = r.pick(parseLocalizedList(names));
      const edge = this.#randomEdge();
      const street = network.street[edge]!;
      const most = maxHouseNumber(network, street);
      if (most < 2) continue;
      const number = nearestHouseNumber(network, edge, r.int(0, network.length[edge]!), r.chance(0.5));
      if (this.#houses.has(`${street} ${number}`)) continue;
      const house = housePosition(network, street, number);
      const district = this.#districtAt(house);
      const slots: Readonly<Record<string, LocalizedText>> = {
        f: r.pick(words),
        p: r.pick(shopkeepers),
        q: this.districts[district]!.name,
        s: network.streets[street]!.name,
      };
      const put = (lang: "en" | "zh"): string => pattern[lang].replace(/\{(.)\}/g, (_, w: string) => slots[w]![lang]);
      const name = both(put("en"), put("zh"));
      if (this.#isTaken(name)) continue;
      const isRated = !categoriesWithoutRating.includes(category) || (category === "service" && level !== "0");
      this.#add({
        id: this.#newId(),
        name,
        category: category as Category,
        sort: parseLocalizedList(sort)[0]!,
        street,
        number,
        phone: categoriesWithoutPhone.includes(category) ? "" : cityPhone(3400 + this.#n),
        hours: parseHours(hours),
        rating: isRated ? Math.min(50, 37 + r.int(0, 6) + r.int(0, 7)) : 0,
        ratings: isRated ? r.int(12, r.chance(0.2) ? 4200 : 900) : 0,
        priceLevel: Number(level),
        about: r.pick(parseLocalizedList(about)),
      });
    }
  }
  #isTaken({ en, zh }: LocalizedText): boolean {
    return this.#taken.has(en) || this.#taken.has(zh);
  }
  /** Selects a street with homes and shops. Streets near the centre are selected more often. */
  #randomEdge(): number {
    const { network, plan } = this;
    const r = this.#r;
    const [trunk, residential] = [roadClasses.indexOf("trunk"), roadClasses.indexOf("residential")];
    for (;;) {
      const e = r.int(0, network.from.length - 1);
      if (network.road[e]! <= trunk || network.road[e]! > residential || network.bridge[e] === 1) continue;
      if (network.streets[network.street[e]!]!.oddOffset > 0) continue;
      const n = network.from[e]!;
      const away = Math.min(
        ...plan.cores.map(({ at, radius }) => hypot(network.x[n]! / 10 - at.x, network.y[n]! / 10 - at.y) / radius),
      );
      if (away < 1.15 && r.chance(1.05 - away * 0.85)) return e;
    }
  }
  /** Returns the nearest free house on a street that cars can reach. */
  #findFreeHouse(at: XY, tries: number): { readonly street: number; readonly number: number } {
    const { network } = this;
    this.#houseEdges ??= findHouseEdges(network);
    const away = this.#houseEdges.map(({ x, y }) => square(x - at.x) + square(y - at.y));
    for (let n = 0; n < 40 + tries; n++) {
      let least = 0;
      for (let i = 1; i < away.length; i++) if (away[i]! < away[least]!) least = i;
      away[least] = Infinity;
      const { e } = this.#houseEdges[least]!;
      const street = network.street[e]!;
      const mid = nearestHouseNumber(network, e, network.length[e]! / 2, true);
      for (const number of [mid, mid + 1, mid + 2, mid + 3])
        if (number <= maxHouseNumber(network, street) && !this.#houses.has(`${street} ${number}`))
          return { street, number };
    }
    throw new Error("no house is free there");
  }
  #districtAt(p: XY): number {
    this.#rings ??= this.districts.map(({ rings }) => rings.map(ringToPoints));
    const inside = this.#rings.findIndex((rings) => rings.some((ring) => isInside(ring, p)));
    if (inside >= 0) return inside;
    const away = this.districts.map((d) => square(d.x - p.x) + square(d.y - p.y));
    return away.indexOf(Math.min(...away));
  }

  #add(draft: SiteDraft): void {
    const { plan, network } = this;
    const city = cities[plan.id];
    const { id, name, category, sort, street, number, phone, rating, ratings, priceLevel, station } = draft;
    this.#taken.add(name.en).add(name.zh);
    this.#houses.add(`${street} ${number}`);
    const house = housePosition(network, street, number);
    const { latitude, longitude } = draft.spot ?? toCoordinates(city, { x: house.x / 10, y: house.y / 10 });
    const at = toPlane(city, { latitude, longitude });
    const r = Rng.of("geo", id);
    const district =
      draft.district === undefined ? this.#districtAt(house) : this.districts.findIndex((d) => d.id === draft.district);
    const hours = createHours(draft.hours, sort.en, r, plan.id !== "shanghai");
    const kinds = sceneKindsFor(category, sort.en);
    const photos =
      category === "transit" && station === undefined
        ? []
        : [...new Set(Array.from({ length: r.int(1, 4) }, () => r.pick(sceneIds(r.pick(kinds)))))];
    const address = draft.address ?? formatAddress(network.streets[street]!.name, number);
    const detail = r.pick(details[category]);
    const record: GeoPlace = {
      id,
      city: plan.id,
      name,
      category,
      sort,
      address,
      district: this.districts[district]!.id,
      districtName: this.districts[district]!.name,
      latitude,
      longitude,
      phone,
      hours: hours === null ? null : hours.map((span) => span && { ...span }),
      rating,
      ratings,
      stars: distributeStars(rating, ratings, r),
      reviews: ratings === 0 ? 0 : Math.min(ratings, 3 + r.int(0, 5) + (ratings > 600 ? r.int(2, 8) : 0)),
      priceLevel,
      about:
        plan.id === "shanghai" && draft.spot
          ? draft.about
          : both(`${draft.about.en}. ${detail.en}.`, `${draft.about.zh}。${detail.zh}。`),
      photos,
      station: station ?? null,
      lines: [...(draft.lines ?? [])],
    };
    this.#out.push({
      id,
      name,
      category,
      sort,
      street,
      number,
      address,
      district,
      x: Math.round(at.x * 10),
      y: Math.round(at.y * 10),
      latitude,
      longitude,
      phone,
      rating,
      ratings,
      priceLevel,
      hours,
      photo: photos[0] ?? "",
      station: station ?? null,
      record,
    });
  }
}
/** Returns the midpoints of edges that can have houses and that cars can reach. */
function findHouseEdges(network: Network): { e: number; x: number; y: number }[] {
  const [trunk, footpath] = [roadClasses.indexOf("trunk"), roadClasses.indexOf("footpath")];
  const out: { e: number; x: number; y: number }[] = [];
  for (let e = 0; e < network.from.length; e++) {
    const street = network.streets[network.street[e]!]!;
    if (network.road[e]! <= trunk || network.road[e] === footpath || network.bridge[e] === 1) continue;
    if (street.oddOffset > 0 || maxHouseNumber(network, network.street[e]!) < 4) continue;
    const [a, b] = [network.from[e]!, network.to[e]!];
    out.push({ e, x: (network.x[a]! + network.x[b]!) / 2, y: (network.y[a]! + network.y[b]!) / 2 });
  }
  return out;
}
const ringToPoints = (flat: Int32Array): XY[] =>
  Array.from({ length: flat.length / 2 }, (_, i) => ({ x: flat[2 * i]!, y: flat[2 * i + 1]! }));
/** Returns a number that determines the order in which a map of the whole city labels places. */
const prominence = ({ station, sort, category, ratings, rating }: Site): number =>
  (station === null ? 0 : 1e6) +
  (sort.en === "Airport" ? 5e5 : 0) +
  (sort.en === "Metro station" ? 2e4 : 0) +
  (["sight", "park"].includes(category) ? 3000 : category === "home" ? -4000 : 0) +
  ratings * (rating - 20);

function createHours(hours: SiteDraft["hours"], sort: string, r: Rng, varied: boolean): Hours {
  if (hours === null) return null;
  const { open, close, days } = hours;
  const isLate = close > 1320;
  const later = varied && r.chance(0.3) ? 30 : 0;
  const week = Array.from({ length: 7 }, (_, day) => {
    if (!days.includes(String(day))) return null;
    const isWeekend = day === 0 || day === 6;
    return {
      open: open + (varied && isWeekend && r.chance(0.5) ? 30 : 0),
      close: close + (varied && isLate && (day === 5 || day === 6) ? later * 2 : 0),
    };
  });
  const isClosed = closedOnHolidays.some((one) => sort.startsWith(one));
  const short = close - open > 360 && !isLate && r.chance(0.45);
  return [...week, isClosed ? null : short ? { open: open + 60, close: close - 120 } : { open, close }];
}
/** Returns the numbers of ratings with five, four, three, two and one stars. The mean of the stars is the rating. */
function distributeStars(rating: number, ratings: number, r: Rng): number[] {
  const stars = [ratings, 0, 0, 0, 0];
  if (ratings === 0) return stars;
  let less = 5 * ratings - Math.round((rating * ratings) / 10);
  while (less > 0) {
    const drop = Math.min(less, r.pick([1, 1, 1, 1, 1, 2, 2, 3, 4]));
    const from = stars.findIndex((n, i) => n > 0 && i + drop < 5);
    if (from < 0) break;
    stars[from]! -= 1;
    stars[from + drop]! += 1;
    less -= drop;
  }
  return stars;
}
