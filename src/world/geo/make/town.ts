/** A town made of its plan: large roads and banks cut the land into pieces, and each is cut by streets until it is a block. */
import { Rng } from "../../../state/rng.ts";
import type { Both } from "../../cast.ts";
import type { RoadClass } from "../model.ts";
import { areaOf, crossing, heartOf, isInside, Mesh, type Segment, type XY } from "./mesh.ts";
import { streetNames } from "./names.ts";
import type { Plan } from "./plan.ts";
import { hypot, square } from "../../../state/portable-math.ts";

/** A line on the plan that nobody walks. */
export const nobody = -1;
export interface MadeStreet {
  readonly name: Both;
  readonly road: RoadClass;
  readonly fixed: boolean;
}
export interface Ground {
  readonly kind: "park" | "campus";
  readonly name: Both | null;
  readonly ring: readonly XY[];
}
export interface Town {
  readonly mesh: Mesh;
  readonly streets: readonly MadeStreet[];
  readonly grounds: readonly Ground[];
  readonly districts: readonly { readonly id: string; readonly name: Both; readonly at: XY; readonly rings: XY[][] }[];
  /** By face: which district it belongs to; -1 outside and on water. */
  readonly districtOf: readonly number[];
  readonly isWater: (p: XY) => boolean;
}
const dm = (p: XY): XY => ({ x: p.x * 10, y: p.y * 10 });

export function townOf(plan: Plan): Town {
  const streets: MadeStreet[] = [];
  const segments: Segment[] = [];
  const lay = (way: readonly XY[], made: number): void => {
    const fixed = made >= 0 && streets[made]!.fixed;
    for (let i = 1; i < way.length; i++) segments.push({ a: way[i - 1]!, b: way[i]!, made, fixed });
  };
  for (const { way, name, road, fixed } of plan.roads) {
    streets.push({ name, road, fixed: fixed === true });
    lay(way.map(dm), streets.length - 1);
  }
  const half = plan.half * 10;
  const rings = plan.waters.map(({ ring }) => ring.map(dm));
  for (const [i, ring] of rings.entries()) {
    const { walk } = plan.waters[i]!;
    const made = walk === null ? nobody : streets.push({ name: walk, road: "footpath", fixed: false }) - 1;
    // Far from the town nobody walks along the water.
    for (const [k, a] of ring.entries()) {
      const b = ring[(k + 1) % ring.length]!;
      const far = Math.max(Math.abs(a.x), Math.abs(a.y), Math.abs(b.x), Math.abs(b.y)) > half * 0.8;
      segments.push({ a, b, made: far ? nobody : made });
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
    nobody,
  );
  reachOut(segments, streets);
  tieIn(segments, streets);
  const mesh = Mesh.of(segments);
  const sharp = mesh.sharpest();
  if (sharp) throw new Error(`${plan.id}: two roads leave (${sharp.x / 10}, ${sharp.y / 10}) side by side`);
  const isWater = (p: XY): boolean => rings.some((ring) => isInside(ring, p));
  return new Builder(plan, mesh, streets, isWater).build();
}

const isOn = ({ a, b }: { a: XY; b: XY }, p: XY, within = 2): boolean => {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const t = Math.max(0, Math.min(1, ((p.x - a.x) * dx + (p.y - a.y) * dy) / (dx * dx + dy * dy)));
  return Math.abs(a.x + dx * t - p.x) < within && Math.abs(a.y + dy * t - p.y) < within;
};
/** What ends in the open goes on to the next street; a street with house numbers has one at both of its ends. */
function reachOut(segments: Segment[], streets: readonly MadeStreet[]): void {
  const count = segments.length;
  snapEnds(segments, streets);
  for (let i = 0; i < count; i++) {
    const { a, b, made } = segments[i]!;
    if (made < 0 || streets[made]!.name.en === "" || streets[made]!.road === "footpath") continue;
    const { fixed } = streets[made]!;
    const ends = (p: XY): boolean => segments.some((s, j) => j !== i && isOn(s, p, s.made === made ? 2 : 25));
    const long = hypot(b.x - a.x, b.y - a.y);
    const ray = (from: XY, sign: number): void => {
      if (!fixed && ends(from)) return;
      const far = fixed ? 14_000 : 7000;
      const to = { x: from.x + (sign * (b.x - a.x) * far) / long, y: from.y + (sign * (b.y - a.y) * far) / long };
      let best = 2;
      for (let j = 0; j < segments.length; j++) {
        if (j === i || segments[j]!.made === made) continue;
        const found = crossing(from, to, segments[j]!.a, segments[j]!.b);
        if (found && found[0] > 0.0001 && found[0] < best) best = found[0];
      }
      if (best > 1 && fixed) throw new Error(`${streets[made]!.name.en} leads nowhere`);
      if (best > 1) return;
      segments.push({
        a: from,
        b: { x: from.x + (to.x - from.x) * best, y: from.y + (to.y - from.y) * best },
        made,
        fixed,
      });
    };
    ray(b, 1);
    ray(a, -1);
  }
}
/** An end that lies a little before or behind another street is moved onto it. */
function snapEnds(segments: Segment[], streets: readonly MadeStreet[]): void {
  for (const [i, segment] of segments.entries()) {
    const { made } = segment;
    if (made < 0 || streets[made]!.fixed || streets[made]!.road === "footpath") continue;
    for (const side of ["a", "b"] as const) {
      const p = segment[side];
      if (segments.some((s, j) => j !== i && s.made === made && isOn(s, p))) continue;
      let best: XY | null = null;
      let least = 700;
      for (const { a, b, made: other } of segments) {
        if (other === made || other < 0) continue;
        const [dx, dy] = [b.x - a.x, b.y - a.y];
        const t = Math.max(0, Math.min(1, ((p.x - a.x) * dx + (p.y - a.y) * dy) / (dx * dx + dy * dy)));
        const q = { x: a.x + dx * t, y: a.y + dy * t };
        const away = hypot(q.x - p.x, q.y - p.y);
        if (away < least) [best, least] = [q, away];
      }
      if (!best) continue;
      const corner = segments
        .flatMap((s) => (s.made === made || s.made < 0 ? [] : [s.a, s.b]))
        .find((c) => Math.abs(c.x - best.x) < 40 && Math.abs(c.y - best.y) < 40);
      if (corner) {
        segments[i] = { ...segments[i]!, [side]: corner };
        continue;
      }
      // Two metres over it, so that they cross whatever is rounded.
      const from = segments[i]![side === "a" ? "b" : "a"];
      const long = hypot(best.x - from.x, best.y - from.y);
      const over = (v: number, w: number): number => v + ((v - w) / long) * 20;
      segments[i] = { ...segments[i]!, [side]: { x: over(best.x, from.x), y: over(best.y, from.y) } };
    }
  }
}
/** What touches nothing, as a lake in a field, is tied to what lies beside it: two roads lead there. */
function tieIn(segments: Segment[], streets: MadeStreet[]): void {
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
      if (root(i) !== root(j) && crossing(segments[i]!.a, segments[i]!.b, segments[j]!.a, segments[j]!.b))
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
        const found = crossing(from, to, segments[j]!.a, segments[j]!.b);
        if (found && found[0] < best) best = found[0];
      }
      if (best > 1) continue;
      segments.push({
        a: from,
        b: { x: from.x + (to.x - from.x) * best, y: from.y + (to.y - from.y) * best },
        made: streets.push({ name: { en: "", zh: "" }, road: "secondary", fixed: false }) - 1,
      });
    }
}

/** In decimetres. */
const snapWithin = 260;
const thinnest = 420;

class Builder {
  readonly grounds: Ground[] = [];
  readonly districtOf: number[];
  readonly #r: Rng;
  readonly #names;
  readonly plan: Plan;
  readonly mesh: Mesh;
  readonly streets: MadeStreet[];
  readonly isWater: (p: XY) => boolean;

  constructor(plan: Plan, mesh: Mesh, streets: MadeStreet[], isWater: (p: XY) => boolean) {
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
      if (one.name.en === "") streets[i] = { ...one, name: this.#name(one.road) };
    this.districtOf = mesh.faces.map(() => -1);
  }
  #name(road: RoadClass): Both {
    return this.#names.next(road).value;
  }
  build(): Town {
    const { mesh, plan } = this;
    const isDry = mesh.faces.map((_, face) => {
      const ring = mesh.ring(face);
      return areaOf(ring) < 0 || !this.isWater(heartOf(ring));
    });
    const land = mesh.faces.map((_, face) => face).filter((face) => areaOf(mesh.ring(face)) > 0 && isDry[face]);
    // Nobody walks along a bank that lies in other water.
    for (const [e, made] of mesh.made.entries())
      if (
        made >= 0 &&
        this.streets[made]!.road === "footpath" &&
        ![0, 1].some((side) => isDry[mesh.face[2 * e + side]!])
      )
        mesh.made[e] = nobody;
    for (const face of land) {
      const at = heartOf(mesh.ring(face));
      const away = plan.districts.map((d) => square(d.at.x * 10 - at.x) + square(d.at.y * 10 - at.y));
      this.districtOf[face] = away.indexOf(Math.min(...away));
    }
    const districts = plan.districts.map((d, i) => ({ ...d, at: dm(d.at), rings: this.#outline(i) }));
    for (const face of land) this.#cutUp(face, 0);
    this.#fray();
    return {
      mesh,
      streets: this.streets,
      grounds: this.grounds,
      districts,
      districtOf: this.districtOf,
      isWater: this.isWater,
    };
  }
  /** No street ends at the plan's rim: what would is cut back to its last junction, so that the town frays into fields. */
  #fray(): void {
    const { mesh, plan } = this;
    const planned = plan.roads.length;
    const rim = plan.half * 10 - 5;
    const isRim = (n: number): boolean => Math.abs(mesh.x[n]!) >= rim || Math.abs(mesh.y[n]!) >= rim;
    for (const [e, made] of mesh.made.entries())
      if (made >= planned && (isRim(mesh.origin[2 * e]!) || isRim(mesh.end(2 * e)))) mesh.made[e] = nobody;
  }
  /** The edges between a district and what is none of it, in rings. */
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
        ring.push(mesh.at(mesh.origin[h]!));
        h = mesh.next[h]!;
        while (!isEdge(h)) h = mesh.next[h ^ 1]!;
      } while (h !== start);
      rings.push(ring);
    }
    return rings;
  }
  /** How large a block is here, in square decimetres. */
  #block(at: XY): number {
    const [least, most] = this.plan.blocks;
    let share = 1;
    for (const core of this.plan.cores) {
      const away = hypot(core.at.x * 10 - at.x, core.at.y * 10 - at.y) / (core.reach * 10);
      share = Math.min(share, away);
    }
    return (least + (most - least) * share * share) * 100;
  }
  #cutUp(face: number, depth: number, within: "street" | "park" = "street"): void {
    const ring = this.mesh.ring(face);
    const area = areaOf(ring);
    const at = heartOf(ring);
    if (within === "street") {
      const ground = this.plan.parks.find((p) => area < p.most * 100 * 1.6 && isInside(ring, dm(p.at)));
      if (ground) {
        this.grounds.push({ kind: ground.campus === true ? "campus" : "park", name: ground.name, ring });
        this.#cutUp(face, 0, "park");
        return;
      }
    }
    const wanted = this.#block(at) * (within === "park" ? 3.2 : 1);
    if (area < wanted * (1.15 + this.#r.next() * 0.9)) {
      // A green square, here and there.
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
    const other = this.#cut(face, road, share > 9 && within === "street", within === "park");
    if (other === null) return;
    this.districtOf[other] = this.districtOf[face]!;
    this.#cutUp(face, depth + 1, within);
    this.#cutUp(other, depth + 1, within);
  }

  /** One street through a face; returns the new face, null where none fits. */
  #cut(face: number, road: RoadClass, mayBend: boolean, loose: boolean): number | null {
    const { mesh } = this;
    const r = this.#r;
    const loop = mesh.loop(face);
    const ring = loop.map((h) => mesh.at(mesh.origin[h]!));
    const area = areaOf(ring);
    const axis = axisOf(ring);
    if (axis.short < thinnest) return null;
    const tries: { at: XY; d: XY; from: number | null }[] = [];
    // Streets that come to this face from the other side go on through it, the one nearest to the middle first.
    if (!loose || r.chance(0.5))
      tries.push(
        ...loop
          .flatMap((h) => {
            const on = this.#comesIn(h);
            if (!on) return [];
            const p = mesh.at(mesh.origin[h]!);
            const s = ((p.x - axis.x) * axis.ux + (p.y - axis.y) * axis.uy) / axis.long;
            const across = Math.abs(on.x * axis.uy - on.y * axis.ux);
            return Math.abs(s) < 0.3 && across > 0.8 ? [{ at: p, d: on, from: h, s: Math.abs(s) }] : [];
          })
          .sort((a, b) => a.s - b.s)
          .slice(0, 3),
      );
    for (let i = 0; i < 7; i++) {
      const s = (r.next() - 0.5) * (i < 4 ? 0.24 : 0.5) * axis.long;
      // The longer side is cut; what is as broad as long, either.
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
      const ends = this.#ends(loop, ring, at, d, from);
      if (!ends) continue;
      const [a, b] = ends;
      if (!this.#isFair(loop, ring, a, b, area)) continue;
      return this.#make(a, b, road, mayBend && r.chance(0.6));
    }
    return null;
  }
  /** The direction of the street that ends at a half-edge's origin from outside of its face, and would go on inside. */
  #comesIn(h: number): XY | null {
    const { mesh } = this;
    const around = mesh.around(h);
    if (around.length !== 3) return null;
    const inner = mesh.along(h);
    const il = mesh.length(h);
    for (const g of around) {
      if (g === h || this.mesh.face[g] === mesh.face[h] || this.mesh.face[g ^ 1] === mesh.face[h]) continue;
      const { x, y } = mesh.along(g);
      const n = mesh.length(g);
      const d = { x: -x / n, y: -y / n };
      // Not along the face's own edge.
      if (Math.abs(d.x * inner.x + d.y * inner.y) / il > 0.6) return null;
      return mesh.made[g >> 1] === nobody ? null : d;
    }
    return null;
  }
  /** Where a line through `at` meets the face's ring on both sides of it: a half-edge, and how far along it. */
  #ends(loop: readonly number[], ring: readonly XY[], at: XY, d: XY, from: number | null): readonly [End, End] | null {
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
      const least = Math.min(snapWithin, long * 0.45);
      if (end.share * long < least) return { h: end.h, share: 0 };
      if ((1 - end.share) * long < least) return { h: this.mesh.next[end.h]!, share: 0 };
      return end;
    };
    if (from !== null) return [{ h: from, share: 0 }, snapped(ahead)];
    const behind = met.filter(({ t }) => t < -40).at(-1);
    return behind ? [snapped(behind), snapped(ahead)] : null;
  }
  #point({ h, share }: End): XY {
    const a = this.mesh.at(this.mesh.origin[h]!);
    const { x, y } = this.mesh.along(h);
    return { x: a.x + x * share, y: a.y + y * share };
  }
  /** No sharp corners, no slivers, and nothing else on the way. */
  #isFair(loop: readonly number[], ring: readonly XY[], a: End, b: End, area: number): boolean {
    const { mesh } = this;
    const [p, q] = [this.#point(a), this.#point(b)];
    const long = hypot(q.x - p.x, q.y - p.y);
    if (long < thinnest) return false;
    const [ux, uy] = [(q.x - p.x) / long, (q.y - p.y) / long];
    for (const [end, sign] of [
      [a, 1],
      [b, -1],
    ] as const) {
      const sides: XY[] = [];
      if (end.share === 0) {
        for (const h of mesh.around(end.h)) sides.push(scaled(mesh.along(h), 1 / mesh.length(h)));
      } else {
        const side = scaled(mesh.along(end.h), 1 / mesh.length(end.h));
        sides.push(side, scaled(side, -1));
      }
      // 38 degrees at least from each.
      if (sides.some((s) => (s.x * ux + s.y * uy) * sign > 0.79)) return false;
    }
    const inner = (t: number): XY => ({ x: p.x + (q.x - p.x) * t, y: p.y + (q.y - p.y) * t });
    if (![0.05, 0.5, 0.95].every((t) => isInside(ring, inner(t)))) return false;
    if ([0.1, 0.3, 0.5, 0.7, 0.9].some((t) => this.isWater(inner(t)))) return false;
    const [p2, q2] = [inner(0.01), inner(0.99)];
    for (let i = 0; i < ring.length; i++) if (crossing(p2, q2, ring[i]!, ring[(i + 1) % ring.length]!)) return false;
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
  #make(a: End, b: End, road: RoadClass, mayBend: boolean): number {
    const { mesh } = this;
    const start = (end: End): number => (end.share === 0 ? end.h : mesh.splitEdge(end.h, this.#point(end)));
    // Both ends may not lie on one edge, so that one split leaves the other's half-edge as it is.
    const [ha, hb] = [start(a), start(b)];
    const made = this.#streetFor(ha, hb, road);
    const { edge, face } = mesh.cut(ha, hb, made);
    if (mayBend) this.#bend(edge);
    return face;
  }
  /** A street that ends there and goes on in the same direction is the same street. */
  #streetFor(ha: number, hb: number, road: RoadClass): number {
    const { mesh } = this;
    const [p, q] = [mesh.at(mesh.origin[ha]!), mesh.at(mesh.origin[hb]!)];
    const long = hypot(q.x - p.x, q.y - p.y);
    for (const [h, sign] of [
      [ha, -1],
      [hb, 1],
    ] as const)
      for (const g of mesh.around(h)) {
        const made = mesh.made[g >> 1]!;
        if (made === nobody || this.streets[made]!.road !== road || this.streets[made]!.fixed) continue;
        const { x, y } = mesh.along(g);
        if (((x * (q.x - p.x) + y * (q.y - p.y)) * sign) / (long * mesh.length(g)) > 0.94) return made;
      }
    return this.streets.push({ name: this.#name(road), road, fixed: false }) - 1;
  }
  /** A long street swings out a little on its way. */
  #bend(h: number): void {
    const { mesh } = this;
    const long = mesh.length(h);
    if (long < 4500) return;
    const [a, b] = [mesh.at(mesh.origin[h]!), mesh.at(mesh.end(h))];
    const swing = (this.#r.next() - 0.5) * 0.22 * long;
    const bulge = (t: number): XY => {
      const s = swing * 4 * t * (1 - t);
      return {
        x: a.x + (b.x - a.x) * t - ((b.y - a.y) / long) * s,
        y: a.y + (b.y - a.y) * t + ((b.x - a.x) / long) * s,
      };
    };
    const way = [a, bulge(0.2), bulge(0.4), bulge(0.6), bulge(0.8), b];
    const rings = [mesh.face[h]!, mesh.face[h ^ 1]!].map((face) => mesh.ring(face));
    for (let i = 1; i < way.length; i++)
      for (const ring of rings)
        for (let k = 0; k < ring.length; k++) {
          const [p, q] = [ring[k]!, ring[(k + 1) % ring.length]!];
          if ([p, q].some((s) => (s.x === a.x && s.y === a.y) || (s.x === b.x && s.y === b.y))) continue;
          // With room to spare on both sides.
          const wide = (t: XY, by: number): XY => ({
            x: t.x - ((b.y - a.y) / long) * by,
            y: t.y + ((b.x - a.x) / long) * by,
          });
          for (const by of [0, 350, -350]) if (crossing(wide(way[i - 1]!, by), wide(way[i]!, by), p, q)) return;
        }
    let at = h;
    for (const p of way.slice(1, -1)) at = mesh.splitEdge(at, p);
  }
}
interface End {
  readonly h: number;
  readonly share: number;
}
const scaled = ({ x, y }: XY, by: number): XY => ({ x: x * by, y: y * by });

/** The narrowest box around a ring that lies along one of its sides: its middle, and its long side's direction. */
function axisOf(ring: readonly XY[]): { x: number; y: number; ux: number; uy: number; long: number; short: number } {
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
