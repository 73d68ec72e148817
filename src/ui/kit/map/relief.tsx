/** Slopes, for the styles that show the land: surfaces above some heights, from a smooth field that never changes. */
import { createMemo } from "solid-js";
import type { City } from "../../../world/geo/cities.ts";
import type { Cell } from "./cell.ts";

/** Pixels between two of the places at which the height is asked. */
const mesh = 24;

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
/** Marching squares, each square cut to what lies above the level. */
function surface(cell: Cell, salt: number, level: number): string {
  let out = "";
  const [x0, x1] = [-Math.ceil(cell.halfWidth / mesh) * mesh, cell.halfWidth];
  const [y0, y1] = [-Math.ceil(cell.halfHeight / mesh) * mesh, cell.halfHeight];
  const height = (x: number, y: number): number =>
    heightAt((cell.x + x) / cell.scale, -(cell.y + y) / cell.scale, salt) - level;
  let above = row(x0, x1, y0, height);
  for (let y = y0; y < y1; y += mesh) {
    const below = row(x0, x1, y + mesh, height);
    for (let i = 0; i + 1 < above.length; i++) {
      const x = x0 + i * mesh;
      const corners = [
        [x, y, above[i]!],
        [x + mesh, y, above[i + 1]!],
        [x + mesh, y + mesh, below[i + 1]!],
        [x, y + mesh, below[i]!],
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
const row = (x0: number, x1: number, y: number, height: (x: number, y: number) => number): number[] => {
  const out: number[] = [];
  for (let x = x0; x <= x1 + mesh; x += mesh) out.push(height(x, y));
  return out;
};
/** 0 to 1: three swells, of 9, 3 and 1 kilometres. */
function heightAt(x: number, y: number, salt: number): number {
  return (
    0.6 * swell(x / 90_000, y / 90_000, salt) +
    0.28 * swell(x / 30_000, y / 30_000, salt + 1) +
    0.12 * swell(x / 10_000, y / 10_000, salt + 2)
  );
}
function swell(x: number, y: number, salt: number): number {
  const [ix, iy] = [Math.floor(x), Math.floor(y)];
  const [fx, fy] = [x - ix, y - iy];
  const [sx, sy] = [fx * fx * (3 - 2 * fx), fy * fy * (3 - 2 * fy)];
  const low = chance(ix, iy, salt) + (chance(ix + 1, iy, salt) - chance(ix, iy, salt)) * sx;
  const high = chance(ix, iy + 1, salt) + (chance(ix + 1, iy + 1, salt) - chance(ix, iy + 1, salt)) * sx;
  return low + (high - low) * sy;
}
function chance(x: number, y: number, salt: number): number {
  let h = Math.imul(x ^ Math.imul(salt, 0x9e3779b1), 0x85ebca6b) ^ Math.imul(y, 0xc2b2ae35);
  h = Math.imul(h ^ (h >>> 15), 0x27d4eb2f);
  return ((h ^ (h >>> 13)) >>> 0) / 2 ** 32;
}
const tenth = (n: number): number => Math.round(n * 10) / 10;
