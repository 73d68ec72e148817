/**
 * A 64-bit fingerprint of a JSON value. Memoised by object identity, so that with structural sharing it costs what has
 * changed. A record's hash is a sum over its members, so key order does not matter and one changed member costs one sum
 * over its siblings. With n states seen, two differ unnoticed with a chance of about n² / 2^65.
 */
import type { Json } from "./json.ts";

type Lanes = readonly [number, number];
const memo = new WeakMap<object, Lanes>();

/** 16 hex characters. Throws where the value is not JSON. */
export function hashOf(value: Json): string {
  const [a, b] = lanes(value);
  return (a >>> 0).toString(16).padStart(8, "0") + (b >>> 0).toString(16).padStart(8, "0");
}
function lanes(value: unknown): Lanes {
  if (typeof value === "string") return ofString(value, 0x51);
  if (typeof value === "number") return ofNumber(value);
  if (value === null) return [0x6e756c6c, 0x1b873593];
  if (value === true) return [0x74727565, 0x2545f491];
  if (value === false) return [0x66616c73, 0x7feb352d];
  if (typeof value !== "object") throw new TypeError(`${typeof value} is not JSON`);
  const known = memo.get(value);
  if (known) return known;
  const made = Array.isArray(value) ? ofArray(value) : ofRecord(value as Record<string, unknown>);
  memo.set(value, made);
  return made;
}
function ofNumber(n: number): Lanes {
  if (!Number.isFinite(n)) throw new TypeError(`${n} is not JSON`);
  if (Number.isInteger(n) && Math.abs(n) < 0x8000_0000) return [mix(n | 0, 0x4e554d31), mix(n | 0, 0x85ebca6b)];
  return ofString(String(n), 0x4e);
}
function ofString(text: string, tag: number): Lanes {
  let a = Math.imul(text.length + 1, 0x9e3779b1) ^ tag;
  let b = Math.imul(text.length + 7, 0x85ebca77) ^ tag;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    a = Math.imul(a ^ code, 0x01000193);
    a ^= a >>> 15;
    b = Math.imul(b ^ code, 0x5bd1e995);
    b = (b << 13) | (b >>> 19);
  }
  return [mix(a, tag), mix(b, tag ^ 0x3c6ef372)];
}
function ofArray(list: readonly unknown[]): Lanes {
  let a = 0x41525259 ^ list.length;
  let b = 0x2c1b3c6d ^ list.length;
  for (const item of list) {
    const [x, y] = lanes(item);
    a = mix(Math.imul(a, 31) + x, 0x165667b1);
    b = mix(Math.imul(b, 37) + y, 0x27d4eb2f);
  }
  return [mix(a, 0x41), mix(b, 0x42)];
}
function ofRecord(record: Record<string, unknown>): Lanes {
  let a = 0x4f424a21;
  let b = 0x297a2d39;
  for (const key of Object.keys(record)) {
    const [k, l] = ofString(key, 0x4b);
    const [x, y] = lanes(record[key]);
    a = (a + mix(k ^ Math.imul(x, 0x9e3779b1), y)) | 0;
    b = (b + mix(l + Math.imul(y, 0x85ebca77), k ^ x)) | 0;
  }
  return [mix(a, 0x4f), mix(b, 0x50)];
}
function mix(value: number, salt: number): number {
  let h = Math.imul(value ^ (value >>> 16) ^ salt, 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return (h ^ (h >>> 16)) | 0;
}
