/** Packs a city's map into the texts of its records. `unpack` in atlas.ts reads these texts. */
import { cities, type CityId } from "../cities.ts";
import { toDifferences, encodeInts } from "../ints.ts";
import { roadClasses, type Hours } from "../model.ts";
import type { LocalizedText } from "../../cast.ts";
import { getCity } from "./city.ts";

/** The maximum size of a record, in bytes of JSON. */
const maxChunkBytes = 79_000;
const packName = ({ en, zh }: LocalizedText): string => `${en}~${zh}`;
const packPoints = (way: Int32Array): number[] => toDifferences([...way], 2);

/** Packs hours as quarters of an hour, two numbers per day. Returns an empty text for a place that never closes. */
const packHours = (hours: Hours): string =>
  hours === null
    ? ""
    : encodeInts(hours.flatMap((span) => (span === null ? [-1, -1] : [span.open / 15, span.close / 15])));

export function packCity(id: CityId): string {
  const { streets, districts, areas, rails, lines, sites } = getCity(id);
  const { xs, ys, records, bridges, sidePaths } = streets;
  const sorts = [...new Set(sites.map(({ sort, category }) => `${packName(sort)}~${category}`))];
  const weeks = [...new Set(sites.map(({ hours }) => packHours(hours)))];
  const photos = [...new Set(sites.map(({ photo }) => photo))];
  const { centre } = cities[id];
  const micro = (degrees: number, from: number): number => Math.round((degrees - from) * 1e6);
  const sections = [
    encodeInts(
      toDifferences(
        xs.flatMap((x, i) => [x, ys[i]!]),
        2,
      ),
    ),
    records.map(({ name }) => packName(name)).join("|"),
    encodeInts(
      records.flatMap(({ road, nodes, oneWay, oddOffset, origin }) => [
        roadClasses.indexOf(road),
        nodes.length,
        (oneWay ? 1 : 0) + (oddOffset > 0 ? 2 : 0),
        origin,
      ]),
    ),
    encodeInts(toDifferences(records.flatMap(({ nodes }) => nodes))),
    encodeInts(toDifferences(bridges)),
    encodeInts(toDifferences(sidePaths)),
    districts.map((d) => `${d.id}~${packName(d.name)}`).join("|"),
    encodeInts(
      districts.flatMap(({ x, y, rings }) => [
        x,
        y,
        rings.length,
        ...rings.flatMap((r) => [r.length, ...packPoints(r)]),
      ]),
    ),
    areas.map(({ kind, name }) => `${kind}~${name ? packName(name) : "~"}`).join("|"),
    encodeInts(areas.flatMap(({ label, ring }) => [...label, ring.length, ...packPoints(ring)])),
    encodeInts(rails.flatMap((way) => [way.length, ...packPoints(way)])),
    lines.stops.map(({ name, place }) => `${packName(name)}~${place ?? ""}`).join("|"),
    encodeInts(lines.stops.map(({ node }) => node)),
    lines.lines.map(({ id: line, name, kind, colour }) => [line, packName(name), kind, colour].join("~")).join("|"),
    encodeInts(
      lines.lines.flatMap((l) => [
        l.stops.length,
        ...toDifferences(l.stops),
        l.path.length,
        ...packPoints(l.path),
        ...toDifferences(l.stopPoints),
        ...l.seconds,
        l.first,
        l.last,
        ...l.headway,
      ]),
    ),
    sites.map((site) => `${site.id.slice(6)}~${packName(site.name)}~${site.station ?? ""}`).join("|"),
    sorts.join("|"),
    weeks.join("|"),
    photos.join("|"),
    encodeInts(
      sites.flatMap((s) => [
        sorts.indexOf(`${packName(s.sort)}~${s.category}`),
        s.street,
        s.number,
        s.district,
        micro(s.latitude, centre.latitude),
        micro(s.longitude, centre.longitude),
        s.rating,
        s.ratings,
        s.priceLevel,
        weeks.indexOf(packHours(s.hours)),
        photos.indexOf(s.photo),
        s.phone === "" ? -1 : Number(s.phone.slice(4)),
      ]),
    ),
  ];
  return sections.join("\n");
}

/**
 * Yields the pieces of a city's map. The number of pieces is `chunks` in `cities`. No piece exceeds the maximum size of
 * a record.
 */
export function* cityChunks(id: CityId): Iterable<{ id: string; text: string }> {
  const text = packCity(id);
  const { chunks } = cities[id];
  // Splits the text by bytes and not by characters, because Chinese names have more bytes than characters.
  const bytes = Buffer.from(text);
  const size = Math.ceil(bytes.length / chunks);
  let from = 0;
  for (let i = 0; i < chunks; i++) {
    let to = Math.min(bytes.length, from + size);
    while (to < bytes.length && (bytes[to]! & 0xc0) === 0x80) to += 1;
    const piece = bytes.subarray(from, to).toString();
    from = to;
    const weight = Buffer.byteLength(JSON.stringify({ id: "", text: piece })) + 40;
    if (weight > maxChunkBytes || piece === "")
      throw new Error(`${id} needs ${Math.ceil(bytes.length / 70_000)} chunks: ${weight}`);
    yield { id: `${id}_${i}`, text: piece };
  }
}
