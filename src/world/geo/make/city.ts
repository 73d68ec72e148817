/** Generates a complete city: plan, town, lines and places. Each city is generated only once per run. */
import type { CityId } from "../cities.ts";
import type { Area, District } from "../model.ts";
import { createLines, type Lines } from "./lines.ts";
import { innerPoint, type XY } from "./mesh.ts";
import type { Plan } from "./plan.ts";
import { beijing } from "./plans/beijing.ts";
import { chengdu } from "./plans/chengdu.ts";
import { hangzhou } from "./plans/hangzhou.ts";
import { shanghai } from "./plans/shanghai.ts";
import { createSites, type GeneratedSite } from "./sites.ts";
import { createStreets, type Streets } from "./streets.ts";
import { createTown } from "./town.ts";

export interface GeneratedCity {
  readonly plan: Plan;
  readonly streets: Streets;
  readonly districts: readonly District[];
  readonly areas: readonly Area[];
  readonly rails: readonly Int32Array[];
  readonly lines: Lines;
  readonly sites: readonly GeneratedSite[];
}
const plans: Readonly<Record<CityId, Plan>> = { shanghai, beijing, hangzhou, chengdu };
const cityCache = new Map<CityId, GeneratedCity>();

export function getCity(id: CityId): GeneratedCity {
  let city = cityCache.get(id);
  if (!city) cityCache.set(id, (city = createCity(plans[id])));
  return city;
}
const flattenRing = (ring: readonly XY[]): Int32Array =>
  Int32Array.from(ring.flatMap(({ x, y }) => [Math.round(x), Math.round(y)]));
const toDecimetres = ({ x, y }: XY): XY => ({ x: x * 10, y: y * 10 });

function createCity(plan: Plan): GeneratedCity {
  const town = createTown(plan);
  const streets = createStreets(plan, town);
  const districts = town.districts.map(({ id, name, at, rings }) => ({
    id,
    name,
    x: Math.round(at.x),
    y: Math.round(at.y),
    rings: rings.map(flattenRing),
  }));
  const labelled = (ring: readonly XY[]): readonly [number, number] => {
    const { x, y } = innerPoint(ring);
    return [Math.round(x), Math.round(y)];
  };
  const areas: Area[] = [
    ...town.grounds.map(({ kind, name, ring }) => ({ kind, name, ring: flattenRing(ring), label: labelled(ring) })),
    ...plan.waters.map(({ kind, name, ring, label }) => ({
      kind,
      name,
      ring: flattenRing(ring.map(toDecimetres)),
      label: [Math.round(label.x * 10), Math.round(label.y * 10)] as const,
    })),
  ];
  const lines = createLines(plan, streets.network);
  return {
    plan,
    streets,
    districts,
    areas,
    rails: plan.rails.map((way) => flattenRing(way.map(toDecimetres))),
    lines,
    sites: createSites(plan, streets.network, districts, lines),
  };
}
