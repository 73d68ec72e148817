/**
 * The terrain, for map styles that show it. A fixed function gives each point a height. The terrain consists of the
 * areas above certain heights.
 */
import { createMemo } from "solid-js";
import type { City } from "#world/geo/cities.ts";
import type { Cell } from "./cell.ts";

/** The distance in pixels between two sampled heights. */
const gridStep = 24;

export function Relief(p: { readonly city: City; readonly cell: Cell }) {
  const d = createMemo(() => {
    const salt = [...p.city.id].reduce((sum, char) => sum * 31 + char.charCodeAt(0), 7) % 9973;
    return [0.5, 0.58, 0.66, 0.74].map((level) => surface(p.cell, salt, level));
  });
  return (
    <>
      <path class="map-relief" d={d()[0]} />
      <path class="map-relief" d={d()[1]} />
      <path class="map-relief" d={d()[2]} />
      <path class="map-relief" d={d()[3]} />
    </>
  );
}
/** Draws the area above a height by marching squares. Each square of the grid is clipped to its part above `level`. */
function surface(cell: Cell, salt: number, level: number): string {
  let out = "";
  const [x0, x1] = [-Math.ceil(cell.halfWidth / gridStep) * gridStep, cell.halfWidth];
  const [y0, y1] = [-Math.ceil(cell.halfHeight / gridStep) * gridStep, cell.halfHeight];
  const height = (x: number, y: number): number =>
    heightAt((cell.x + x) / cell.scale, -(cell.y + y) / cell.scale, salt) - level;
  let above = heightRow(x0, x1, y0, height);
  for (let y = y0; y < y1; y += gridStep) {
    const below = heightRow(x0, x1, y + gridStep, height);
    for (let i = 0; i + 1 < above.length; i++) {
      const x = x0 + i * gridStep;
      const corners = [
        [x, y, above[i]!],
        [x + gridStep, y, above[i + 1]!],
        [x + gridStep, y + gridStep, below[i + 1]!],
        [x, y + gridStep, below[i]!],
      ] as const;
      if (corners.every(([, , h]) => h < 0)) continue;
      const points: string[] = [];
      for (let k = 0; k < 4; k++) {
        const [a, b] = [corners[k]!, corners[(k + 1) % 4]!];
        if (a[2] >= 0) points.push(`${a[0]} ${a[1]}`);
        if (a[2] >= 0 !== b[2] >= 0) {
          const t = a[2] / (a[2] - b[2]);
          points.push(`${tenth(a[0] + (b[0] - a[0]) * t)} ${tenth(a[1] + (b[1] - a[1]) * t)}`);
        }
      }
      if (points.length > 2) out += `M${points.join("L")}Z`;
    }
    above = below;
  }
  return out;
}
const heightRow = (x0: number, x1: number, y: number, height: (x: number, y: number) => number): number[] => {
  const out: number[] = [];
  for (let x = x0; x <= x1 + gridStep; x += gridStep) out.push(height(x, y));
  return out;
};
/** Returns a height in 0..1, the sum of three noises with wavelengths of 9, 3 and 1 km. */
function heightAt(x: number, y: number, salt: number): number {
  return (
    0.6 * noiseAt(x / 90_000, y / 90_000, salt) +
    0.28 * noiseAt(x / 30_000, y / 30_000, salt + 1) +
    0.12 * noiseAt(x / 10_000, y / 10_000, salt + 2)
  );
}
function noiseAt(x: number, y: number, salt: number): number {
  const [ix, iy] = [Math.floor(x), Math.floor(y)];
  const [fx, fy] = [x - ix, y - iy];
  const [sx, sy] = [fx * fx * (3 - 2 * fx), fy * fy * (3 - 2 * fy)];
  const low = randomAt(ix, iy, salt) + (randomAt(ix + 1, iy, salt) - randomAt(ix, iy, salt)) * sx;
  const high = randomAt(ix, iy + 1, salt) + (randomAt(ix + 1, iy + 1, salt) - randomAt(ix, iy + 1, salt)) * sx;
  return low + (high - low) * sy;
}
function randomAt(x: number, y: number, salt: number): number {
  let h = Math.imul(x ^ Math.imul(salt, 0x9e3779b1), 0x85ebca6b) ^ Math.imul(y, 0xc2b2ae35);
  h = Math.imul(h ^ (h >>> 15), 0x27d4eb2f);
  return ((h ^ (h >>> 13)) >>> 0) / 2 ** 32;
}
const tenth = (n: number): number => Math.round(n * 10) / 10;
