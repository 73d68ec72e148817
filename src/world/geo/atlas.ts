/** Reads a city's map from its records. Unpacked maps are cached, because records never change. */
import type { LocalizedText } from "../cast.ts";
import type { Query } from "../define.ts";
import { cities, toPlane, type City, type CityId } from "./cities.ts";
import { formatAddress } from "./house-numbers.ts";
import geo from "./index.ts";
import { decodeInts, fromDifferences } from "./ints.ts";
import { roadClasses, type Area, type Atlas, type Category, type Hours, type Line, type Site } from "./model.ts";
import { createNetwork, type StreetRecord } from "./network.ts";

export type ReadQuery = <A, R>(query: Query<A, R>, args: NoInfer<A>) => R;
export type Chunks = readonly { readonly id: string; readonly text: string }[];

/** Returns the ids of the records that contain a city's map. `geo.queries.chunks` returns these records. */
export const chunkIds = (city: CityId): string[] =>
  Array.from({ length: cities[city].chunks }, (_, i) => `${city}_${i}`);

/** Returns the map of a city. If a record is not loaded yet, throws the error that `read` throws. */
export const getAtlas = (read: ReadQuery, city: CityId): Atlas =>
  atlasFromChunks(city, read(geo.queries.chunks, { ids: chunkIds(city) }));

const atlasCache = new Map<CityId, { readonly chunks: Chunks; readonly atlas: Atlas }>();
export function atlasFromChunks(city: CityId, chunks: Chunks): Atlas {
  const known = atlasCache.get(city);
  if (known && (known.chunks === chunks || known.chunks.every(({ text }, i) => text === chunks[i]?.text)))
    return known.atlas;
  const atlas = unpack(cities[city], chunks.map(({ text }) => text).join(""));
  atlasCache.set(city, { chunks, atlas });
  return atlas;
}

/** Reads numbers one after another. */
class NumberReader {
  readonly #all: number[];
  #at = 0;
  constructor(text: string) {
    this.#all = decodeInts(text);
  }
  get hasMore(): boolean {
    return this.#at < this.#all.length;
  }
  next(): number {
    return this.#all[this.#at++]!;
  }
  take(n: number): number[] {
    this.#at += n;
    return this.#all.slice(this.#at - n, this.#at);
  }
  takePoints(): Int32Array {
    return Int32Array.from(fromDifferences(this.take(this.next()), 2));
  }
}
const splitRows = (text: string): string[][] => (text === "" ? [] : text.split("|").map((row) => row.split("~")));
const both = (en = "", zh = ""): LocalizedText => ({ en, zh });

function parseHours(text: string): Hours {
  if (text === "") return null;
  const quarters = decodeInts(text);
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
  const coordinates = fromDifferences(decodeInts(nodes), 2);
  const passed = fromDifferences(decodeInts(paths));
  const facts = new NumberReader(streetFacts);
  let at = 0;
  const records = splitRows(streetNames).map(([en, zh]): StreetRecord => {
    const [road = 0, count = 0, flags = 0, origin = 0] = facts.take(4);
    at += count;
    const isFixed = flags >= 2;
    return {
      name: both(en, zh),
      road: roadClasses[road]!,
      oneWay: flags % 2 === 1,
      nodes: passed.slice(at - count, at),
      origin,
      oddOffset: isFixed ? 140 : 0,
      setback: isFixed ? 0 : 110,
    };
  });
  const network = createNetwork(
    coordinates.filter((_, i) => i % 2 === 0),
    coordinates.filter((_, i) => i % 2 === 1),
    records,
    fromDifferences(decodeInts(bridges)),
    fromDifferences(decodeInts(besides)),
  );

  const ofDistricts = new NumberReader(districtFacts);
  const districts = splitRows(districtNames).map(([id = "", en, zh]) => {
    const [x = 0, y = 0, rings = 0] = ofDistricts.take(3);
    return { id, name: both(en, zh), x, y, rings: Array.from({ length: rings }, () => ofDistricts.takePoints()) };
  });
  const ofAreas = new NumberReader(areaFacts);
  const areas = splitRows(areaNames).map(([kind, en, zh]): Area => {
    const [x = 0, y = 0] = ofAreas.take(2);
    return {
      kind: kind as Area["kind"],
      name: en === "" ? null : both(en, zh),
      label: [x, y],
      ring: ofAreas.takePoints(),
    };
  });
  const ofRails = new NumberReader(rails);
  const tracks: Int32Array[] = [];
  while (ofRails.hasMore) tracks.push(ofRails.takePoints());

  const stopNodes = decodeInts(stopFacts);
  const stops = splitRows(stopNames).map(([en, zh, place = ""], i) => ({
    id: `${city.id}_s${i + 1}`,
    name: both(en, zh),
    node: stopNodes[i]!,
    place: place === "" ? null : place,
  }));
  const ofLines = new NumberReader(lineFacts);
  const lines = splitRows(lineNames).map(([id = "", en, zh, kind, colour = ""]): Line => {
    const count = ofLines.next();
    return {
      id,
      name: both(en, zh),
      kind: kind as Line["kind"],
      colour,
      stops: fromDifferences(ofLines.take(count)),
      path: ofLines.takePoints(),
      stopPoints: fromDifferences(ofLines.take(count)),
      seconds: ofLines.take(count - 1),
      first: ofLines.next(),
      last: ofLines.next(),
      headway: ofLines.take(24),
    };
  });

  const kinds = splitRows(sorts);
  const hours = weeks.split("|").map(parseHours);
  const pictures = photos.split("|");
  const ofSites = new NumberReader(siteFacts);
  const sites = splitRows(siteNames).map(([id = "", en, zh, station = ""]): Site => {
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
    const { x, y } = toPlane(city, spot);
    const [sortEn, sortZh, category] = kinds[sort]!;
    return {
      id: `place_${id}`,
      name: both(en, zh),
      category: category as Category,
      sort: both(sortEn, sortZh),
      street,
      number,
      address: formatAddress(records[street]!.name, number),
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
