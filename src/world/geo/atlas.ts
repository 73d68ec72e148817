/** A city's map, read from its records. What was unpacked is kept: records never change. */
import type { Both } from "../cast.ts";
import type { Query } from "../define.ts";
import { cities, planeOf, type City, type CityId } from "./cities.ts";
import { addressOf } from "./houses.ts";
import geo from "./index.ts";
import { numbersOf, summed } from "./ints.ts";
import { roadClasses, type Area, type Atlas, type Category, type Hours, type Line, type Site } from "./model.ts";
import { networkOf, type StreetRecord } from "./network.ts";

export type Read = <A, R>(query: Query<A, R>, args: NoInfer<A>) => R;
export type Chunks = readonly { readonly id: string; readonly text: string }[];

/** Of the records that a city's map is kept in: ask `geo.queries.chunks` for them. */
export const chunkIds = (city: CityId): string[] =>
  Array.from({ length: cities[city].chunks }, (_, i) => `${city}_${i}`);

/** Throws what `read` throws where a record is not there yet. */
export const atlasOf = (read: Read, city: CityId): Atlas =>
  atlasFrom(city, read(geo.queries.chunks, { ids: chunkIds(city) }));

const unpacked = new Map<CityId, { readonly chunks: Chunks; readonly atlas: Atlas }>();
export function atlasFrom(city: CityId, chunks: Chunks): Atlas {
  const known = unpacked.get(city);
  if (known && (known.chunks === chunks || known.chunks.every(({ text }, i) => text === chunks[i]?.text)))
    return known.atlas;
  const atlas = unpack(cities[city], chunks.map(({ text }) => text).join(""));
  unpacked.set(city, { chunks, atlas });
  return atlas;
}

/** Numbers, taken one after another. */
class Numbers {
  readonly #all: number[];
  #at = 0;
  constructor(text: string) {
    this.#all = numbersOf(text);
  }
  get more(): boolean {
    return this.#at < this.#all.length;
  }
  next(): number {
    return this.#all[this.#at++]!;
  }
  take(n: number): number[] {
    this.#at += n;
    return this.#all.slice(this.#at - n, this.#at);
  }
  points(): Int32Array {
    return Int32Array.from(summed(this.take(this.next()), 2));
  }
}
const rows = (text: string): string[][] => (text === "" ? [] : text.split("|").map((row) => row.split("~")));
const both = (en = "", zh = ""): Both => ({ en, zh });

function weekOf(text: string): Hours {
  if (text === "") return null;
  const quarters = numbersOf(text);
  return Array.from({ length: 8 }, (_, day) => {
    const [open = -1, close = -1] = quarters.slice(2 * day);
    return open < 0 ? null : { open: open * 15, close: close * 15 };
  });
}

function unpack(city: City, text: string): Atlas {
  const [
    nodes = "",
    streetNames = "",
    streetFacts = "",
    paths = "",
    bridges = "",
    besides = "",
    districtNames = "",
    districtFacts = "",
    areaNames = "",
    areaFacts = "",
    rails = "",
    stopNames = "",
    stopFacts = "",
    lineNames = "",
    lineFacts = "",
    siteNames = "",
    sorts = "",
    weeks = "",
    photos = "",
    siteFacts = "",
  ] = text.split("\n");
  const coordinates = summed(numbersOf(nodes), 2);
  const passed = summed(numbersOf(paths));
  const facts = new Numbers(streetFacts);
  let at = 0;
  const records = rows(streetNames).map(([en, zh]): StreetRecord => {
    const [road = 0, count = 0, flags = 0, origin = 0] = facts.take(4);
    at += count;
    const isFixed = flags >= 2;
    return {
      name: both(en, zh),
      road: roadClasses[road]!,
      oneWay: flags % 2 === 1,
      nodes: passed.slice(at - count, at),
      origin,
      odd: isFixed ? 140 : 0,
      aside: isFixed ? 0 : 110,
    };
  });
  const network = networkOf(
    coordinates.filter((_, i) => i % 2 === 0),
    coordinates.filter((_, i) => i % 2 === 1),
    records,
    summed(numbersOf(bridges)),
    summed(numbersOf(besides)),
  );

  const ofDistricts = new Numbers(districtFacts);
  const districts = rows(districtNames).map(([id = "", en, zh]) => {
    const [x = 0, y = 0, rings = 0] = ofDistricts.take(3);
    return { id, name: both(en, zh), x, y, rings: Array.from({ length: rings }, () => ofDistricts.points()) };
  });
  const ofAreas = new Numbers(areaFacts);
  const areas = rows(areaNames).map(([kind, en, zh]): Area => {
    const [x = 0, y = 0] = ofAreas.take(2);
    return { kind: kind as Area["kind"], name: en === "" ? null : both(en, zh), label: [x, y], ring: ofAreas.points() };
  });
  const ofRails = new Numbers(rails);
  const tracks: Int32Array[] = [];
  while (ofRails.more) tracks.push(ofRails.points());

  const stopNodes = numbersOf(stopFacts);
  const stops = rows(stopNames).map(([en, zh, place = ""], i) => ({
    id: `${city.id}_s${i + 1}`,
    name: both(en, zh),
    node: stopNodes[i]!,
    place: place === "" ? null : place,
  }));
  const ofLines = new Numbers(lineFacts);
  const lines = rows(lineNames).map(([id = "", en, zh, kind, colour = ""]): Line => {
    const count = ofLines.next();
    return {
      id,
      name: both(en, zh),
      kind: kind as Line["kind"],
      colour,
      stops: summed(ofLines.take(count)),
      way: ofLines.points(),
      at: summed(ofLines.take(count)),
      seconds: ofLines.take(count - 1),
      first: ofLines.next(),
      last: ofLines.next(),
      headway: ofLines.take(24),
    };
  });

  const kinds = rows(sorts);
  const hours = weeks.split("|").map(weekOf);
  const pictures = photos.split("|");
  const ofSites = new Numbers(siteFacts);
  const sites = rows(siteNames).map(([id = "", en, zh, station = ""]): Site => {
    const [
      sort = 0,
      street = 0,
      number = 0,
      district = 0,
      north = 0,
      east = 0,
      rating = 0,
      ratings = 0,
      priceLevel = 0,
      week = 0,
      photo = 0,
      phone = 0,
    ] = ofSites.take(12);
    const spot = {
      latitude: Math.round(city.centre.latitude * 1e6 + north) / 1e6,
      longitude: Math.round(city.centre.longitude * 1e6 + east) / 1e6,
    };
    const { x, y } = planeOf(city, spot);
    const [sortEn, sortZh, category] = kinds[sort]!;
    return {
      id: `place_${id}`,
      name: both(en, zh),
      category: category as Category,
      sort: both(sortEn, sortZh),
      street,
      number,
      address: addressOf(records[street]!.name, number),
      district,
      x: Math.round(x * 10),
      y: Math.round(y * 10),
      ...spot,
      phone: phone < 0 ? "" : `555-${String(phone).padStart(4, "0")}`,
      rating,
      ratings,
      priceLevel,
      hours: hours[week]!,
      photo: pictures[photo]!,
      station: station === "" ? null : station,
    };
  });
  return {
    city,
    network,
    districts,
    areas,
    rails: tracks,
    stops,
    lines,
    sites,
    siteOf: new Map(sites.map((site) => [site.id, site])),
  };
}
