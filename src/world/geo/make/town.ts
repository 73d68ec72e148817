/**
 * Generates a town from its plan. Large roads and banks divide the land into pieces, and streets divide each piece into
 * blocks.
 */
import { Rng } from "#state/rng.ts";
import type { LocalizedText } from "../../cast.ts";
import type { RoadClass } from "../model.ts";
import { areaOf, intersection, innerPoint, isInside, Mesh, type Segment, type XY } from "./mesh.ts";
import { streetNames } from "./names.ts";
import type { Plan } from "./plan.ts";
import { hypot, square } from "#state/portable-math.ts";

/** The source of an edge that is neither a street nor a path. */
export const unwalkedEdge = -1;
export interface GeneratedStreet {
  readonly name: LocalizedText;
  readonly road: RoadClass;
  readonly fixed: boolean;
}
export interface Ground {
  readonly kind: "park" | "campus";
  readonly name: LocalizedText | null;
  readonly ring: readonly XY[];
}
export interface Town {
  readonly mesh: Mesh;
  readonly streets: readonly GeneratedStreet[];
  readonly grounds: readonly Ground[];
  readonly districts: readonly {
    readonly id: string;
    readonly name: LocalizedText;
    readonly at: XY;
    readonly rings: XY[][];
  }[];
  /**
   * For each face, the index of the district that contains the face. The index is -1 outside of the districts and on
   * water.
   */
  readonly districtOf: readonly number[];
  readonly isWater: (p: XY) => boolean;
}
const toDecimetres = (p: XY): XY => ({ x: p.x * 10, y: p.y * 10 });

export function createTown(plan: Plan): Town {
  const streets: GeneratedStreet[] = [];
  const segments: Segment[] = [];
  const lay = (way: readonly XY[], source: number): void => {
    const fixed = source >= 0 && streets[source]!.fixed;
    for (let i = 1; i < way.length; i++) segments.push({ a: way[i - 1]!, b: way[i]!, source, fixed });
  };
  for (const { path, name, road, fixed } of plan.roads) {
    streets.push({ name, road, fixed: fixed === true });
    lay(path.map(toDecimetres), streets.length - 1);
  }
  const half = plan.half * 10;
  const rings = plan.waters.map(({ ring }) => ring.map(toDecimetres));
  for (const [i, ring] of rings.entries()) {
    const { footpathName } = plan.waters[i]!;
    const made =
      footpathName === null ? unwalkedEdge : streets.push({ name: footpathName, road: "footpath", fixed: false }) - 1;
    // Banks that are far from the town have no footpath.
    for (const [k, a] of ring.entries()) {
      const b = ring[(k + 1) % ring.length]!;
      const far = Math.max(Math.abs(a.x), Math.abs(a.y), Math.abs(b.x), Math.abs(b.y)) > half * 0.8;
      segments.push({ a, b, source: far ? unwalkedEdge : made });
    }
  }
  lay(
    [
      { x: -half, y: -half },
      { x: half, y: -half },
      { x: half, y: half },
      { x: -half, y: half },
      { x: -half, y: -half },
    ],
    unwalkedEdge,
  );
  extendOpenEnds(segments, streets);
  connectIsolated(segments, streets);
  const mesh = Mesh.of(segments);
  const sharp = mesh.findSharpCorner();
  if (sharp) throw new Error(`${plan.id}: two roads leave (${sharp.x / 10}, ${sharp.y / 10}) side by side`);
  const isWater = (p: XY): boolean => rings.some((ring) => isInside(ring, p));
  return new TownBuilder(plan, mesh, streets, isWater).build();
}

const isOn = ({ a, b }: { a: XY; b: XY }, p: XY, within = 2): boolean => {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const t = Math.max(0, Math.min(1, ((p.x - a.x) * dx + (p.y - a.y) * dy) / (dx * dx + dy * dy)));
  return Math.abs(a.x + dx * t - p.x) < within && Math.abs(a.y + dy * t - p.y) < within;
};
/** Extends open ends to the next street. A street with house numbers must end at another street at both ends. */
function extendOpenEnds(segments: Segment[], streets: readonly GeneratedStreet[]): void {
  const count = segments.length;
  snapEnds(segments, streets);
  for (let i = 0; i < count; i++) {
    const { a, b, source } = segments[i]!;
    if (source < 0 || streets[source]!.name.en === "" || streets[source]!.road === "footpath") continue;
    const { fixed } = streets[source]!;
    const ends = (p: XY): boolean => segments.some((s, j) => j !== i && isOn(s, p, s.source === source ? 2 : 25));
    const long = hypot(b.x - a.x, b.y - a.y);
    const ray = (from: XY, sign: number): void => {
      if (!fixed && ends(from)) return;
      const far = fixed ? 14_000 : 7000;
      const to = { x: from.x + (sign * (b.x - a.x) * far) / long, y: from.y + (sign * (b.y - a.y) * far) / long };
      let best = 2;
      for (let j = 0; j < segments.length; j++) {
        if (j === i || segments[j]!.source === source) continue;
        const found = intersection(from, to, segments[j]!.a, segments[j]!.b);
        if (found && found[0] > 0.0001 && found[0] < best) best = found[0];
      }
      if (best > 1 && fixed) throw new Error(`${streets[source]!.name.en} leads nowhere`);
      if (best > 1) return;
      segments.push({
        a: from,
        b: { x: from.x + (to.x - from.x) * best, y: from.y + (to.y - from.y) * best },
        source,
        fixed,
      });
    };
    ray(b, 1);
    ray(a, -1);
  }
}
/** Moves ends that are slightly before or beyond another street onto that street. */
function snapEnds(segments: Segment[], streets: readonly GeneratedStreet[]): void {
  for (const [i, segment] of segments.entries()) {
    const { source } = segment;
    if (source < 0 || streets[source]!.fixed || streets[source]!.road === "footpath") continue;
    for (const side of ["a", "b"] as const) {
      const p = segment[side];
      if (segments.some((s, j) => j !== i && s.source === source && isOn(s, p))) continue;
      let best: XY | null = null;
      let least = 700;
      for (const { a, b, source: other } of segments) {
        if (other === source || other < 0) continue;
        const [dx, dy] = [b.x - a.x, b.y - a.y];
        const t = Math.max(0, Math.min(1, ((p.x - a.x) * dx + (p.y - a.y) * dy) / (dx * dx + dy * dy)));
        const q = { x: a.x + dx * t, y: a.y + dy * t };
        const away = hypot(q.x - p.x, q.y - p.y);
        if (away < least) [best, least] = [q, away];
      }
      if (!best) continue;
      const corner = segments
        .flatMap((s) => (s.source === source || s.source < 0 ? [] : [s.a, s.b]))
        .find((c) => Math.abs(c.x - best.x) < 40 && Math.abs(c.y - best.y) < 40);
      if (corner) {
        segments[i] = { ...segments[i]!, [side]: corner };
        continue;
      }
      // Extends the end to two metres beyond the street, so that the two streets cross despite rounding.
      const from = segments[i]![side === "a" ? "b" : "a"];
      const long = hypot(best.x - from.x, best.y - from.y);
      const over = (v: number, w: number): number => v + ((v - w) / long) * 20;
      segments[i] = { ...segments[i]!, [side]: { x: over(best.x, from.x), y: over(best.y, from.y) } };
    }
  }
}
/** Connects isolated shapes to their surroundings with two roads. An example is a lake in a field. */
function connectIsolated(segments: Segment[], streets: GeneratedStreet[]): void {
  const count = segments.length;
  const group = segments.map((_, i) => i);
  const root = (i: number): number => (group[i] === i ? i : (group[i] = root(group[i]!)));
  const ends = new Map<string, number>();
  for (let i = 0; i < count; i++) {
    for (const p of [segments[i]!.a, segments[i]!.b]) {
      const key = `${Math.round(p.x)} ${Math.round(p.y)}`;
      const known = ends.get(key);
      if (known === undefined) ends.set(key, i);
      else group[root(i)] = root(known);
    }
    for (let j = 0; j < i; j++)
      if (root(i) !== root(j) && intersection(segments[i]!.a, segments[i]!.b, segments[j]!.a, segments[j]!.b))
        group[root(i)] = root(j);
  }
  const main = root(count - 1);
  const loose = new Map<number, number[]>();
  for (let i = 0; i < count; i++) if (root(i) !== main) loose.set(root(i), [...(loose.get(root(i)) ?? []), i]);
  for (const members of loose.values())
    for (const [dx, dy] of [
      [1, 0],
      [-1, 0],
      [0, 1],
      [0, -1],
    ] as const) {
      const from = members
        .map((i) => segments[i]!.a)
        .reduce((p, q) => (q.x * dx + q.y * dy > p.x * dx + p.y * dy ? q : p));
      const to = { x: from.x + dx * 60_000, y: from.y + dy * 60_000 };
      let best = 2;
      for (let j = 0; j < count; j++) {
        if (root(j) !== main) continue;
        const found = intersection(from, to, segments[j]!.a, segments[j]!.b);
        if (found && found[0] < best) best = found[0];
      }
      if (best > 1) continue;
      segments.push({
        a: from,
        b: { x: from.x + (to.x - from.x) * best, y: from.y + (to.y - from.y) * best },
        source: streets.push({ name: { en: "", zh: "" }, road: "secondary", fixed: false }) - 1,
      });
    }
}

/** A cut that would end nearer to a corner of the face than this distance, in decimetres, ends in the corner. */
const snapDistance = 260;
const minThickness = 420;

class TownBuilder {
  readonly grounds: Ground[] = [];
  readonly districtOf: number[];
  readonly #r: Rng;
  readonly #names;
  readonly plan: Plan;
  readonly mesh: Mesh;
  readonly streets: GeneratedStreet[];
  readonly isWater: (p: XY) => boolean;

  constructor(plan: Plan, mesh: Mesh, streets: GeneratedStreet[], isWater: (p: XY) => boolean) {
    this.plan = plan;
    this.mesh = mesh;
    this.streets = streets;
    this.isWater = isWater;
    this.#r = Rng.of("geo", plan.id, "town");
    this.#names = streetNames(
      plan.id,
      streets.flatMap(({ name }) => [name.en, name.zh]),
    );
    this.#names.next("residential");
    for (const [i, one] of streets.entries())
      if (one.name.en === "") streets[i] = { ...one, name: this.#newName(one.road) };
    this.districtOf = mesh.faces.map(() => -1);
  }
  #newName(road: RoadClass): LocalizedText {
    return this.#names.next(road).value;
  }
  build(): Town {
    const { mesh, plan } = this;
    const isDry = mesh.faces.map((_, face) => {
      const ring = mesh.pointsOf(face);
      return areaOf(ring) < 0 || !this.isWater(innerPoint(ring));
    });
    const land = mesh.faces.map((_, face) => face).filter((face) => areaOf(mesh.pointsOf(face)) > 0 && isDry[face]);
    // A bank that is inside other water has no footpath.
    for (const [e, source] of mesh.sources.entries())
      if (
        source >= 0 &&
        this.streets[source]!.road === "footpath" &&
        ![0, 1].some((side) => isDry[mesh.face[2 * e + side]!])
      )
        mesh.sources[e] = unwalkedEdge;
    for (const face of land) {
      const at = innerPoint(mesh.pointsOf(face));
      const away = plan.districts.map((d) => square(d.at.x * 10 - at.x) + square(d.at.y * 10 - at.y));
      this.districtOf[face] = away.indexOf(Math.min(...away));
    }
    const districts = plan.districts.map((d, i) => ({ ...d, at: toDecimetres(d.at), rings: this.#outline(i) }));
    for (const face of land) this.#subdivide(face, 0);
    this.#trimRim();
    return {
      mesh,
      streets: this.streets,
      grounds: this.grounds,
      districts,
      districtOf: this.districtOf,
      isWater: this.isWater,
    };
  }
  /** Shortens streets at the rim of the plan to their last junction, so that the town ends irregularly in fields. */
  #trimRim(): void {
    const { mesh, plan } = this;
    const planned = plan.roads.length;
    const rim = plan.half * 10 - 5;
    const isRim = (n: number): boolean => Math.abs(mesh.x[n]!) >= rim || Math.abs(mesh.y[n]!) >= rim;
    for (const [e, source] of mesh.sources.entries())
      if (source >= planned && (isRim(mesh.origin[2 * e]!) || isRim(mesh.end(2 * e)))) mesh.sources[e] = unwalkedEdge;
  }
  /** Returns the rings of edges between a district and its surroundings. */
  #outline(district: number): XY[][] {
    const { mesh } = this;
    const own = (h: number): boolean => this.districtOf[mesh.face[h]!] === district;
    const isEdge = (h: number): boolean => own(h) && !own(h ^ 1);
    const seen = new Set<number>();
    const rings: XY[][] = [];
    for (let start = 0; start < mesh.origin.length; start++) {
      if (!isEdge(start) || seen.has(start)) continue;
      const ring: XY[] = [];
      let h = start;
      do {
        seen.add(h);
        ring.push(mesh.pointOf(mesh.origin[h]!));
        h = mesh.next[h]!;
        while (!isEdge(h)) h = mesh.next[h ^ 1]!;
      } while (h !== start);
      rings.push(ring);
    }
    return rings;
  }
  /** Returns the size of a block at this point, in square decimetres. */
  #blockSize(at: XY): number {
    const [least, most] = this.plan.blocks;
    let share = 1;
    for (const core of this.plan.cores) {
      const away = hypot(core.at.x * 10 - at.x, core.at.y * 10 - at.y) / (core.radius * 10);
      share = Math.min(share, away);
    }
    return (least + (most - least) * share * share) * 100;
  }
  #subdivide(face: number, depth: number, within: "street" | "park" = "street"): void {
    const ring = this.mesh.pointsOf(face);
    const area = areaOf(ring);
    const at = innerPoint(ring);
    if (within === "street") {
      const ground = this.plan.parks.find((p) => area < p.most * 100 * 1.6 && isInside(ring, toDecimetres(p.at)));
      if (ground) {
        this.grounds.push({ kind: ground.campus === true ? "campus" : "park", name: ground.name, ring });
        this.#subdivide(face, 0, "park");
        return;
      }
    }
    const wanted = this.#blockSize(at) * (within === "park" ? 3.2 : 1);
    if (area < wanted * (1.15 + this.#r.next() * 0.9)) {
      // Sometimes makes the block a green square.
      if (within === "street" && area > 400_000 && area < 6_000_000 && this.#r.chance(0.035))
        this.grounds.push({ kind: "park", name: null, ring });
      return;
    }
    const share = area / wanted;
    const road: RoadClass =
      within === "park"
        ? "footpath"
        : share > 14
          ? "secondary"
          : share < 2.6 && depth > 2 && this.#r.chance(0.22)
            ? "footpath"
            : "residential";
    const other = this.#cutFace(face, road, share > 9 && within === "street", within === "park");
    if (other === null) return;
    this.districtOf[other] = this.districtOf[face]!;
    this.#subdivide(face, depth + 1, within);
    this.#subdivide(other, depth + 1, within);
  }

  /** Cuts a face with one street. Returns the new face, or null if no street fits. */
  #cutFace(face: number, road: RoadClass, mayBend: boolean, loose: boolean): number | null {
    const { mesh } = this;
    const r = this.#r;
    const loop = mesh.halfEdgesOf(face);
    const ring = loop.map((h) => mesh.pointOf(mesh.origin[h]!));
    const area = areaOf(ring);
    const axis = longAxis(ring);
    if (axis.short < minThickness) return null;
    const tries: { at: XY; d: XY; from: number | null }[] = [];
    // If streets reach this face from outside, continues one of them through the face. Tries the street nearest to the
    // middle first.
    if (!loose || r.chance(0.5))
      tries.push(
        ...loop
          .flatMap((h) => {
            const on = this.#incomingDirection(h);
            if (!on) return [];
            const p = mesh.pointOf(mesh.origin[h]!);
            const s = ((p.x - axis.x) * axis.ux + (p.y - axis.y) * axis.uy) / axis.long;
            const across = Math.abs(on.x * axis.uy - on.y * axis.ux);
            return Math.abs(s) < 0.3 && across > 0.8 ? [{ at: p, d: on, from: h, s: Math.abs(s) }] : [];
          })
          .sort((a, b) => a.s - b.s)
          .slice(0, 3),
      );
    for (let i = 0; i < 7; i++) {
      const s = (r.next() - 0.5) * (i < 4 ? 0.24 : 0.5) * axis.long;
      // Cuts across the longer side. If a face is nearly square, either side can be cut.
      const turned = i > 4 && axis.short > axis.long * 0.7;
      const [ux, uy] = turned ? [-axis.uy, axis.ux] : [axis.ux, axis.uy];
      const slant = (r.next() - 0.5) * (loose ? 0.9 : i < 3 ? 0.1 : 0.4);
      const [dx, dy] = [-uy + ux * slant, ux + uy * slant];
      const n = Math.sqrt(dx * dx + dy * dy);
      tries.push({
        at: { x: axis.x + ux * s, y: axis.y + uy * s },
        d: { x: dx / n, y: dy / n },
        from: null,
      });
    }
    for (const { at, d, from } of tries) {
      const ends = this.#findEnds(loop, ring, at, d, from);
      if (!ends) continue;
      const [a, b] = ends;
      if (!this.#isGoodCut(loop, ring, a, b, area)) continue;
      return this.#addStreet(a, b, road, mayBend && r.chance(0.6));
    }
    return null;
  }
  /**
   * Finds a street that comes from outside the face and ends at the origin of a half-edge. Returns the direction in
   * which the street could continue inside the face, or null if there is no such street.
   */
  #incomingDirection(h: number): XY | null {
    const { mesh } = this;
    const around = mesh.halfEdgesAround(h);
    if (around.length !== 3) return null;
    const inner = mesh.vectorOf(h);
    const il = mesh.length(h);
    for (const g of around) {
      if (g === h || this.mesh.face[g] === mesh.face[h] || this.mesh.face[g ^ 1] === mesh.face[h]) continue;
      const { x, y } = mesh.vectorOf(g);
      const n = mesh.length(g);
      const d = { x: -x / n, y: -y / n };
      // The continued street must not run along an edge of the face.
      if (Math.abs(d.x * inner.x + d.y * inner.y) / il > 0.6) return null;
      return mesh.sources[g >> 1] === unwalkedEdge ? null : d;
    }
    return null;
  }
  /**
   * Finds the points where a line through `at` crosses the face's ring, one on each side. Each point is given as a
   * half-edge and a fraction of the half-edge's length.
   */
  #findEnds(
    loop: readonly number[],
    ring: readonly XY[],
    at: XY,
    d: XY,
    from: number | null,
  ): readonly [End, End] | null {
    const met: (End & { t: number })[] = [];
    for (let i = 0; i < ring.length; i++) {
      const [p, q] = [ring[i]!, ring[(i + 1) % ring.length]!];
      const across = d.x * (q.y - p.y) - d.y * (q.x - p.x);
      if (Math.abs(across) < 1e-9) continue;
      const u = ((p.x - at.x) * d.y - (p.y - at.y) * d.x) / across;
      const share = -(-u);
      const w = ((p.x - at.x) * (q.y - p.y) - (p.y - at.y) * (q.x - p.x)) / across;
      if (share < 0 || share >= 1) continue;
      met.push({ h: loop[i]!, share, t: w });
    }
    met.sort((a, b) => a.t - b.t);
    const ahead = met.find(({ t }) => t > 40);
    if (!ahead) return null;
    const snapped = (end: End): End => {
      const long = this.mesh.length(end.h);
      const least = Math.min(snapDistance, long * 0.45);
      if (end.share * long < least) return { h: end.h, share: 0 };
      if ((1 - end.share) * long < least) return { h: this.mesh.next[end.h]!, share: 0 };
      return end;
    };
    if (from !== null) return [{ h: from, share: 0 }, snapped(ahead)];
    const behind = met.filter(({ t }) => t < -40).at(-1);
    return behind ? [snapped(behind), snapped(ahead)] : null;
  }
  #pointOf({ h, share }: End): XY {
    const a = this.mesh.pointOf(this.mesh.origin[h]!);
    const { x, y } = this.mesh.vectorOf(h);
    return { x: a.x + x * share, y: a.y + y * share };
  }
  /** Checks that the cut creates no sharp corners and no very thin faces, and that it crosses nothing. */
  #isGoodCut(loop: readonly number[], ring: readonly XY[], a: End, b: End, area: number): boolean {
    const { mesh } = this;
    const [p, q] = [this.#pointOf(a), this.#pointOf(b)];
    const long = hypot(q.x - p.x, q.y - p.y);
    if (long < minThickness) return false;
    const [ux, uy] = [(q.x - p.x) / long, (q.y - p.y) / long];
    for (const [end, sign] of [
      [a, 1],
      [b, -1],
    ] as const) {
      const sides: XY[] = [];
      if (end.share === 0) {
        for (const h of mesh.halfEdgesAround(end.h)) sides.push(scale(mesh.vectorOf(h), 1 / mesh.length(h)));
      } else {
        const side = scale(mesh.vectorOf(end.h), 1 / mesh.length(end.h));
        sides.push(side, scale(side, -1));
      }
      // The angle to each side must be at least 38 degrees.
      if (sides.some((s) => (s.x * ux + s.y * uy) * sign > 0.79)) return false;
    }
    const inner = (t: number): XY => ({ x: p.x + (q.x - p.x) * t, y: p.y + (q.y - p.y) * t });
    if (![0.05, 0.5, 0.95].every((t) => isInside(ring, inner(t)))) return false;
    if ([0.1, 0.3, 0.5, 0.7, 0.9].some((t) => this.isWater(inner(t)))) return false;
    const [p2, q2] = [inner(0.01), inner(0.99)];
    for (let i = 0; i < ring.length; i++)
      if (intersection(p2, q2, ring[i]!, ring[(i + 1) % ring.length]!)) return false;
    const [i, j] = [loop.indexOf(a.h), loop.indexOf(b.h)];
    if (i === j) return false;
    const one: XY[] = [p];
    for (let k = (i + 1) % loop.length; ; k = (k + 1) % loop.length) {
      one.push(ring[k]!);
      if (k === j) break;
    }
    one.push(q);
    const part = areaOf(one) / area;
    return part > 0.2 && part < 0.8;
  }
  #addStreet(a: End, b: End, road: RoadClass, mayBend: boolean): number {
    const { mesh } = this;
    const start = (end: End): number => (end.share === 0 ? end.h : mesh.splitEdge(end.h, this.#pointOf(end)));
    // The two ends cannot be on the same edge, so splitting one edge does not change the half-edge of the other end.
    const [ha, hb] = [start(a), start(b)];
    const source = this.#streetFor(ha, hb, road);
    const { edge, face } = mesh.cut(ha, hb, source);
    if (mayBend) this.#bendStreet(edge);
    return face;
  }
  /**
   * Returns a street that ends at the cut and has the same direction as the cut, so that the cut continues this street.
   * If there is no such street, returns a new street.
   */
  #streetFor(ha: number, hb: number, road: RoadClass): number {
    const { mesh } = this;
    const [p, q] = [mesh.pointOf(mesh.origin[ha]!), mesh.pointOf(mesh.origin[hb]!)];
    const long = hypot(q.x - p.x, q.y - p.y);
    for (const [h, sign] of [
      [ha, -1],
      [hb, 1],
    ] as const)
      for (const g of mesh.halfEdgesAround(h)) {
        const source = mesh.sources[g >> 1]!;
        if (source === unwalkedEdge || this.streets[source]!.road !== road || this.streets[source]!.fixed) continue;
        const { x, y } = mesh.vectorOf(g);
        if (((x * (q.x - p.x) + y * (q.y - p.y)) * sign) / (long * mesh.length(g)) > 0.94) return source;
      }
    return this.streets.push({ name: this.#newName(road), road, fixed: false }) - 1;
  }
  /** Gives a long street a slight bend. */
  #bendStreet(h: number): void {
    const { mesh } = this;
    const long = mesh.length(h);
    if (long < 4500) return;
    const [a, b] = [mesh.pointOf(mesh.origin[h]!), mesh.pointOf(mesh.end(h))];
    const swing = (this.#r.next() - 0.5) * 0.22 * long;
    const bulge = (t: number): XY => {
      const s = swing * 4 * t * (1 - t);
      return {
        x: a.x + (b.x - a.x) * t - ((b.y - a.y) / long) * s,
        y: a.y + (b.y - a.y) * t + ((b.x - a.x) / long) * s,
      };
    };
    const way = [a, bulge(0.2), bulge(0.4), bulge(0.6), bulge(0.8), b];
    const rings = [mesh.face[h]!, mesh.face[h ^ 1]!].map((face) => mesh.pointsOf(face));
    for (let i = 1; i < way.length; i++)
      for (const ring of rings)
        for (let k = 0; k < ring.length; k++) {
          const [p, q] = [ring[k]!, ring[(k + 1) % ring.length]!];
          if ([p, q].some((s) => (s.x === a.x && s.y === a.y) || (s.x === b.x && s.y === b.y))) continue;
          // A bend needs free space on both sides of the street.
          const wide = (t: XY, by: number): XY => ({
            x: t.x - ((b.y - a.y) / long) * by,
            y: t.y + ((b.x - a.x) / long) * by,
          });
          for (const by of [0, 350, -350]) if (intersection(wide(way[i - 1]!, by), wide(way[i]!, by), p, q)) return;
        }
    let at = h;
    for (const p of way.slice(1, -1)) at = mesh.splitEdge(at, p);
  }
}
interface End {
  readonly h: number;
  readonly share: number;
}
const scale = ({ x, y }: XY, by: number): XY => ({ x: x * by, y: y * by });

/**
 * Returns the smallest box around a ring that is parallel to one of the ring's sides. The result has the middle of the
 * box, the direction of its long side, and the lengths of both sides.
 */
function longAxis(ring: readonly XY[]): { x: number; y: number; ux: number; uy: number; long: number; short: number } {
  let best = { x: 0, y: 0, ux: 1, uy: 0, long: 0, short: 0, area: Infinity };
  for (let i = 0; i < ring.length; i++) {
    const [a, b] = [ring[i]!, ring[(i + 1) % ring.length]!];
    const n = hypot(b.x - a.x, b.y - a.y);
    if (n < 300) continue;
    const [ux, uy] = [(b.x - a.x) / n, (b.y - a.y) / n];
    let [s0, s1, t0, t1] = [Infinity, -Infinity, Infinity, -Infinity];
    for (const { x, y } of ring) {
      const [s, t] = [x * ux + y * uy, y * ux - x * uy];
      [s0, s1, t0, t1] = [Math.min(s0, s), Math.max(s1, s), Math.min(t0, t), Math.max(t1, t)];
    }
    const area = (s1 - s0) * (t1 - t0);
    if (area >= best.area * 0.999) continue;
    const [s, t] = [(s0 + s1) / 2, (t0 + t1) / 2];
    const middle = { x: s * ux - t * uy, y: s * uy + t * ux };
    best =
      s1 - s0 >= t1 - t0
        ? { ...middle, ux, uy, long: s1 - s0, short: t1 - t0, area }
        : { ...middle, ux: -uy, uy: ux, long: t1 - t0, short: s1 - s0, area };
  }
  return best;
}
