/**
 * Buildings on the map. Each block between streets is divided into lots. Equal blocks have equal lots. Buildings are
 * only decoration. No state, search or route uses them.
 */
import type { Atlas } from "#world/geo/model.ts";
import type { Bounds, Cell } from "./cell.ts";
import { hypot, pow } from "#state/portable-math.ts";

type Ring = readonly (readonly [x: number, y: number])[];
interface Block {
  readonly ring: Ring;
  readonly west: number;
  readonly east: number;
  readonly south: number;
  readonly north: number;
  houses: readonly Ring[] | null;
}
const blocks = new WeakMap<Atlas, readonly Block[]>();

export function buildingsIn(atlas: Atlas, cell: Cell, bounds: Bounds): string {
  let known = blocks.get(atlas);
  if (!known) blocks.set(atlas, (known = blocksOf(atlas)));
  let out = "";
  for (const block of known) {
    if (
      block.west > bounds.east ||
      block.east < bounds.west ||
      block.south > bounds.north ||
      block.north < bounds.south
    )
      continue;
    block.houses ??= housesOf(block.ring);
    for (const ring of block.houses) {
      let path = "M";
      for (const [x, y] of ring)
        path += `${Math.round((x * cell.scale - cell.x) * 10) / 10} ${Math.round((-y * cell.scale - cell.y) * 10) / 10}L`;
      out += `${path.slice(0, -1)}Z`;
    }
  }
  return out;
}
/** Returns the areas between streets, except parks, water and fields. */
function blocksOf(atlas: Atlas): Block[] {
  const { network } = atlas;
  const count = network.from.length;
  const origin = (h: number): number => (h % 2 === 0 ? network.from[h >> 1]! : network.to[h >> 1]!);
  const slant = (h: number): number => {
    const [a, b] = [origin(h), origin(h ^ 1)];
    const [x, y] = [network.x[b]! - network.x[a]!, network.y[b]! - network.y[a]!];
    const d = Math.abs(x) + Math.abs(y);
    return y >= 0 ? (x >= 0 ? y / d : 2 - y / d) : x < 0 ? 2 - y / d : 4 + y / d;
  };
  const next = new Int32Array(count * 2);
  for (let n = 0; n < network.x.length; n++) {
    const around: number[] = [];
    for (let i = network.firstAt[n]!; i < network.firstAt[n + 1]!; i++) {
      const e = network.edgesAt[i]!;
      around.push(network.from[e] === n ? 2 * e : 2 * e + 1);
    }
    around.sort((a, b) => slant(a) - slant(b));
    for (const [i, h] of around.entries()) next[h ^ 1] = around[(i + around.length - 1) % around.length]!;
  }
  const seen = new Uint8Array(count * 2);
  const out: Block[] = [];
  const bare = atlas.areas.filter(({ kind }) => kind !== "campus");
  for (let start = 0; start < count * 2; start++) {
    if (seen[start] === 1) continue;
    const ring: [number, number][] = [];
    let broad = 0;
    for (let h = start; seen[h] === 0; h = next[h]!) {
      seen[h] = 1;
      ring.push([network.x[origin(h)]!, network.y[origin(h)]!]);
      broad += network.road[h >> 1]!;
    }
    const area = areaOf(ring);
    if (area < 180_000 || area > 9_000_000 || broad === 0) continue;
    const [x, y] = middleOf(ring);
    if (bare.some((one) => isInside(one.ring, x, y))) continue;
    const [xs, ys] = [ring.map((p) => p[0]), ring.map((p) => p[1])];
    out.push({
      ring,
      west: Math.min(...xs),
      east: Math.max(...xs),
      south: Math.min(...ys),
      north: Math.max(...ys),
      houses: null,
    });
  }
  return out;
}
function areaOf(ring: Ring): number {
  let sum = 0;
  for (let i = 0, j = ring.length - 1; i < ring.length; j = i++)
    sum += ring[j]![0] * ring[i]![1] - ring[i]![0] * ring[j]![1];
  return sum / 2;
}
function middleOf(ring: Ring): readonly [number, number] {
  let [x, y] = [0, 0];
  for (const p of ring) [x, y] = [x + p[0], y + p[1]];
  return [x / ring.length, y / ring.length];
}
function isInside(ring: Int32Array, x: number, y: number): boolean {
  let inside = false;
  for (let i = 0, j = ring.length - 2; i < ring.length; j = i, i += 2) {
    const [ax, ay, bx, by] = [ring[i]!, ring[i + 1]!, ring[j]!, ring[j + 1]!];
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
  }
  return inside;
}

/** Returns a pseudo-random number in 0..1 that is always the same for the same place. */
function chanceAt(x: number, y: number, salt: number): number {
  let h = Math.imul(Math.round(x) ^ Math.imul(salt, 0x9e3779b1), 0x85ebca6b) ^ Math.imul(Math.round(y), 0xc2b2ae35);
  h = Math.imul(h ^ (h >>> 15), 0x27d4eb2f);
  return ((h ^ (h >>> 13)) >>> 0) / 2 ** 32;
}
const streetMargin = 95;
function housesOf(ring: Ring): Ring[] {
  const plot = shrinkRing(ring, streetMargin);
  if (plot === null) return [];
  const out: Ring[] = [];
  splitParcel(plot, 0, out);
  return out;
}
function splitParcel(ring: Ring, depth: number, out: Ring[]): void {
  const area = areaOf(ring);
  if (area < 9000) return;
  const [x, y] = middleOf(ring);
  const wanted = 55_000 + 190_000 * pow(chanceAt(x, y, 1), 3);
  if (area > wanted && depth < 7) {
    const axis = longestAxis(ring);
    const at = 0.42 + 0.16 * chanceAt(x, y, 2);
    const c = axis.lo + (axis.hi - axis.lo) * at;
    for (const part of [clipByLine(ring, axis.ux, axis.uy, c, 1), clipByLine(ring, axis.ux, axis.uy, c, -1)])
      if (part.length >= 3) splitParcel(part, depth + 1, out);
    return;
  }
  // Some lots stay empty as yards.
  if (chanceAt(x, y, 3) < 0.14) return;
  const house = shrinkRing(ring, 14 + 26 * chanceAt(x, y, 4));
  if (house !== null && areaOf(house) > 7000) out.push(house);
}
/** Returns the part of a ring on one side of a line. `sign` selects the side. */
function clipByLine(ring: Ring, ux: number, uy: number, c: number, sign: 1 | -1): Ring {
  const out: [number, number][] = [];
  for (let i = 0; i < ring.length; i++) {
    const [p, q] = [ring[i]!, ring[(i + 1) % ring.length]!];
    const [a, b] = [(p[0] * ux + p[1] * uy - c) * sign, (q[0] * ux + q[1] * uy - c) * sign];
    if (a >= 0) out.push([p[0], p[1]]);
    if (a >= 0 !== b >= 0) {
      const t = a / (a - b);
      out.push([p[0] + (q[0] - p[0]) * t, p[1] + (q[1] - p[1]) * t]);
    }
  }
  return out;
}
/** Returns the axis along which the ring is longest. */
function longestAxis(ring: Ring): { ux: number; uy: number; lo: number; hi: number } {
  let [ux, uy, long] = [1, 0, 0];
  for (let i = 0; i < ring.length; i++) {
    const [p, q] = [ring[i]!, ring[(i + 1) % ring.length]!];
    const n = hypot(q[0] - p[0], q[1] - p[1]);
    if (n > long) [ux, uy, long] = [(q[0] - p[0]) / n, (q[1] - p[1]) / n, n];
  }
  const span = (x: number, y: number): [number, number] => {
    const all = ring.map((p) => p[0] * x + p[1] * y);
    return [Math.min(...all), Math.max(...all)];
  };
  const [a, b] = [span(ux, uy), span(-uy, ux)];
  return a[1] - a[0] >= b[1] - b[0] ? { ux, uy, lo: a[0], hi: a[1] } : { ux: -uy, uy: ux, lo: b[0], hi: b[1] };
}
/** Moves each side of a ring inwards. Returns null if nothing remains. */
function shrinkRing(ring: Ring, by: number): Ring | null {
  let out = ring;
  for (let i = 0; i < ring.length; i++) {
    const [p, q] = [ring[i]!, ring[(i + 1) % ring.length]!];
    const n = hypot(q[0] - p[0], q[1] - p[1]);
    if (n < 1) continue;
    const [nx, ny] = [-(q[1] - p[1]) / n, (q[0] - p[0]) / n];
    out = clipByLine(out, nx, ny, p[0] * nx + p[1] * ny + by, 1);
    if (out.length < 3) return null;
  }
  return areaOf(out) > 4000 ? out : null;
}
