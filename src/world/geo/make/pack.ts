/** A city's map as the texts that its records hold: `unpack` of atlas.ts reads them. */
import { cities, type CityId } from "../cities.ts";
import { stepsOf, textOf } from "../ints.ts";
import { roadClasses, type Hours } from "../model.ts";
import type { Both } from "../../cast.ts";
import { cityMade } from "./city.ts";

/** Bytes of a record, as JSON. */
const most = 79_000;
const named = ({ en, zh }: Both): string => `${en}~${zh}`;
const points = (way: Int32Array): number[] => stepsOf([...way], 2);

/** In quarters of an hour, two numbers a day; empty where it never closes. */
const weekText = (hours: Hours): string =>
  hours === null ? "" : textOf(hours.flatMap((span) => (span === null ? [-1, -1] : [span.open / 15, span.close / 15])));

export function textOfCity(id: CityId): string {
  const { streets, districts, areas, rails, lines, sites } = cityMade(id);
  const { xs, ys, records, bridges, besides } = streets;
  const sorts = [...new Set(sites.map(({ sort, category }) => `${named(sort)}~${category}`))];
  const weeks = [...new Set(sites.map(({ hours }) => weekText(hours)))];
  const photos = [...new Set(sites.map(({ photo }) => photo))];
  const { centre } = cities[id];
  const micro = (degrees: number, from: number): number => Math.round((degrees - from) * 1e6);
  const sections = [
    textOf(
      stepsOf(
        xs.flatMap((x, i) => [x, ys[i]!]),
        2,
      ),
    ),
    records.map(({ name }) => named(name)).join("|"),
    textOf(
      records.flatMap(({ road, nodes, oneWay, odd, origin }) => [
        roadClasses.indexOf(road),
        nodes.length,
        (oneWay ? 1 : 0) + (odd > 0 ? 2 : 0),
        origin,
      ]),
    ),
    textOf(stepsOf(records.flatMap(({ nodes }) => nodes))),
    textOf(stepsOf(bridges)),
    textOf(stepsOf(besides)),
    districts.map((d) => `${d.id}~${named(d.name)}`).join("|"),
    textOf(
      districts.flatMap(({ x, y, rings }) => [x, y, rings.length, ...rings.flatMap((r) => [r.length, ...points(r)])]),
    ),
    areas.map(({ kind, name }) => `${kind}~${name ? named(name) : "~"}`).join("|"),
    textOf(areas.flatMap(({ label, ring }) => [...label, ring.length, ...points(ring)])),
    textOf(rails.flatMap((way) => [way.length, ...points(way)])),
    lines.stops.map(({ name, place }) => `${named(name)}~${place ?? ""}`).join("|"),
    textOf(lines.stops.map(({ node }) => node)),
    lines.lines.map(({ id: line, name, kind, colour }) => [line, named(name), kind, colour].join("~")).join("|"),
    textOf(
      lines.lines.flatMap((l) => [
        l.stops.length,
        ...stepsOf(l.stops),
        l.way.length,
        ...points(l.way),
        ...stepsOf(l.at),
        ...l.seconds,
        l.first,
        l.last,
        ...l.headway,
      ]),
    ),
    sites.map((site) => `${site.id.slice(6)}~${named(site.name)}~${site.station ?? ""}`).join("|"),
    sorts.join("|"),
    weeks.join("|"),
    photos.join("|"),
    textOf(
      sites.flatMap((s) => [
        sorts.indexOf(`${named(s.sort)}~${s.category}`),
        s.street,
        s.number,
        s.district,
        micro(s.latitude, centre.latitude),
        micro(s.longitude, centre.longitude),
        s.rating,
        s.ratings,
        s.priceLevel,
        weeks.indexOf(weekText(s.hours)),
        photos.indexOf(s.photo),
        s.phone === "" ? -1 : Number(s.phone.slice(4)),
      ]),
    ),
  ];
  return sections.join("\n");
}

/** In as many pieces as `cities` says, none larger than a record may be. */
export function* chunksOf(id: CityId): Iterable<{ id: string; text: string }> {
  const text = textOfCity(id);
  const { chunks } = cities[id];
  // By bytes, so that Chinese names weigh what they weigh.
  const bytes = Buffer.from(text);
  const size = Math.ceil(bytes.length / chunks);
  let from = 0;
  for (let i = 0; i < chunks; i++) {
    let to = Math.min(bytes.length, from + size);
    while (to < bytes.length && (bytes[to]! & 0xc0) === 0x80) to += 1;
    const piece = bytes.subarray(from, to).toString();
    from = to;
    const weight = Buffer.byteLength(JSON.stringify({ id: "", text: piece })) + 40;
    if (weight > most || piece === "")
      throw new Error(`${id} needs ${Math.ceil(bytes.length / 70_000)} chunks: ${weight}`);
    yield { id: `${id}_${i}`, text: piece };
  }
}
