/** Converts lines and areas of the plane to SVG paths, in pixels of a cell. */
import type { Bounds, Cell } from "./cell.ts";

const tenth = (n: number): number => Math.round(n * 10) / 10;

/**
 * Converts a line. Omits segments outside of the cell, and points that are too close to their predecessor to be
 * distinguished.
 */
export function linePath(
  cell: Cell,
  bounds: Bounds,
  count: number,
  xAt: (i: number) => number,
  yAt: (i: number) => number,
): string {
  const { scale, x: cx, y: cy } = cell;
  let out = "";
  let open = false;
  let [px, py] = [xAt(0), yAt(0)];
  let [lx, ly] = [0, 0];
  for (let i = 1; i < count; i++) {
    const [x, y] = [xAt(i), yAt(i)];
    const outside =
      (px < bounds.west && x < bounds.west) ||
      (px > bounds.east && x > bounds.east) ||
      (py < bounds.south && y < bounds.south) ||
      (py > bounds.north && y > bounds.north);
    if (outside) open = false;
    else {
      if (!open) {
        [lx, ly] = [tenth(px * scale - cx), tenth(-py * scale - cy)];
        out += `M${lx} ${ly}`;
        open = true;
      }
      const [nx, ny] = [tenth(x * scale - cx), tenth(-y * scale - cy)];
      if (i === count - 1 || Math.abs(nx - lx) + Math.abs(ny - ly) >= 1.5) {
        out += `L${nx} ${ny}`;
        [lx, ly] = [nx, ny];
      }
    }
    [px, py] = [x, y];
  }
  return out;
}
export const polylinePath = (cell: Cell, bounds: Bounds, points: Int32Array): string =>
  linePath(
    cell,
    bounds,
    points.length / 2,
    (i) => points[2 * i]!,
    (i) => points[2 * i + 1]!,
  );

/** Converts an area and clips it to the cell. */
export function ringPath(cell: Cell, bounds: Bounds, ring: ArrayLike<number>): string {
  const cut = clipRing(ring, bounds);
  if (cut.length < 6) return "";
  const { scale, x: cx, y: cy } = cell;
  let out = "";
  let [lx, ly] = [Infinity, Infinity];
  for (let i = 0; i < cut.length; i += 2) {
    const [x, y] = [tenth(cut[i]! * scale - cx), tenth(-cut[i + 1]! * scale - cy)];
    if (i > 0 && Math.abs(x - lx) + Math.abs(y - ly) < 1) continue;
    out += `${i === 0 ? "M" : "L"}${x} ${y}`;
    [lx, ly] = [x, y];
  }
  return `${out}Z`;
}
/** Clips a ring to the bounds by the Sutherland–Hodgman algorithm, one side after the other. */
function clipRing(ring: ArrayLike<number>, { west, east, south, north }: Bounds): ArrayLike<number> {
  let [w, e, s, n] = [Infinity, -Infinity, Infinity, -Infinity];
  for (let i = 0; i < ring.length; i += 2) {
    w = Math.min(w, ring[i]!);
    e = Math.max(e, ring[i]!);
    s = Math.min(s, ring[i + 1]!);
    n = Math.max(n, ring[i + 1]!);
  }
  if (e < west || w > east || n < south || s > north) return [];
  let out = ring;
  if (w < west) out = clipSide(out, 0, west, 1);
  if (e > east) out = clipSide(out, 0, east, -1);
  if (s < south) out = clipSide(out, 1, south, 1);
  if (n > north) out = clipSide(out, 1, north, -1);
  return out;
}
function clipSide(ring: ArrayLike<number>, axis: 0 | 1, at: number, sign: 1 | -1): number[] {
  const out: number[] = [];
  const count = ring.length;
  for (let i = 0; i < count; i += 2) {
    const j = (i + 2) % count;
    const [a, b] = [(ring[i + axis]! - at) * sign, (ring[j + axis]! - at) * sign];
    if (a >= 0) out.push(ring[i]!, ring[i + 1]!);
    if (a >= 0 !== b >= 0) {
      const t = a / (a - b);
      out.push(ring[i]! + (ring[j]! - ring[i]!) * t, ring[i + 1]! + (ring[j + 1]! - ring[i + 1]!) * t);
    }
  }
  return out;
}
