/** A whole city, made once a run: its plan, its town, its lines, its places. */
import type { CityId } from "../cities.ts";
import type { Area, District } from "../model.ts";
import { linesOf, type Lines } from "./lines.ts";
import { heartOf, type XY } from "./mesh.ts";
import type { Plan } from "./plan.ts";
import { beijing } from "./plans/beijing.ts";
import { chengdu } from "./plans/chengdu.ts";
import { hangzhou } from "./plans/hangzhou.ts";
import { shanghai } from "./plans/shanghai.ts";
import { sitesOf, type MadeSite } from "./sites.ts";
import { streetsOf, type Streets } from "./streets.ts";
import { townOf } from "./town.ts";

export interface MadeCity {
  readonly plan: Plan;
  readonly streets: Streets;
  readonly districts: readonly District[];
  readonly areas: readonly Area[];
  readonly rails: readonly Int32Array[];
  readonly lines: Lines;
  readonly sites: readonly MadeSite[];
}
const plans: Readonly<Record<CityId, Plan>> = { shanghai, beijing, hangzhou, chengdu };
const made = new Map<CityId, MadeCity>();

export function cityMade(id: CityId): MadeCity {
  let city = made.get(id);
  if (!city) made.set(id, (city = make(plans[id])));
  return city;
}
const flat = (ring: readonly XY[]): Int32Array =>
  Int32Array.from(ring.flatMap(({ x, y }) => [Math.round(x), Math.round(y)]));
const dm = ({ x, y }: XY): XY => ({ x: x * 10, y: y * 10 });

function make(plan: Plan): MadeCity {
  const town = townOf(plan);
  const streets = streetsOf(plan, town);
  const districts = town.districts.map(({ id, name, at, rings }) => ({
    id,
    name,
    x: Math.round(at.x),
    y: Math.round(at.y),
    rings: rings.map(flat),
  }));
  const labelled = (ring: readonly XY[]): readonly [number, number] => {
    const { x, y } = heartOf(ring);
    return [Math.round(x), Math.round(y)];
  };
  const areas: Area[] = [
    ...town.grounds.map(({ kind, name, ring }) => ({ kind, name, ring: flat(ring), label: labelled(ring) })),
    ...plan.waters.map(({ kind, name, ring, label }) => ({
      kind,
      name,
      ring: flat(ring.map(dm)),
      label: [Math.round(label.x * 10), Math.round(label.y * 10)] as const,
    })),
  ];
  const lines = linesOf(plan, streets.network);
  return {
    plan,
    streets,
    districts,
    areas,
    rails: plan.rails.map((way) => flat(way.map(dm))),
    lines,
    sites: sitesOf(plan, streets.network, districts, lines),
  };
}
