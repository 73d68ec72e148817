/**
 * A 64-bit fingerprint of a JSON value, memoised by object identity. With structural sharing, the cost is proportional
 * to the changed parts. A record's hash is a sum over its members, so the key order does not matter, and one changed
 * member costs one addition for each sibling. The two 32-bit lanes never mix. Two different values have the same hash
 * with a probability of 2^-64; among n values, two have the same hash with a probability of about n² / 2^65 (a million
 * states: 3 in 10^8). The fingerprint does not protect against forgery.
 */
import { pointerOf, type Json } from "./json.ts";

/** Returns 16 hex characters. Throws if the value is not plain JSON; the error names the path. */
export function hashOf(value: Json): string {
  try {
    hashValue(value);
  } catch (e) {
    if (!(e instanceof NotJsonError)) throw e;
    throw new TypeError(`not JSON at "${pointerOf(e.path.toReversed())}": ${e.message}`, { cause: e });
  }
  return formatHex(laneA) + formatHex(laneB);
}

/**
 * Sets the hash of `value`, which represents data stored elsewhere. `value` must be frozen. `hash` has 16 hex
 * characters, as returned by `hashOf`.
 */
export function setKnownHash(value: Json, hash: string): Json {
  if (!Object.isFrozen(value)) throw new TypeError("only a frozen value can have a known hash");
  memo.set(value as object, new CachedHash(parseInt(hash.slice(0, 8), 16) | 0, parseInt(hash.slice(8), 16) | 0));
  return value;
}

class NotJsonError extends Error {
  /** The path of the invalid value, from the innermost key to the outermost. */
  readonly path: (string | number)[] = [];
}

/**
 * A record that holds this value under `key` adds `entryA` and `entryB` to its own hash. The two numbers are cached for
 * one key only, because a value rarely changes its key.
 */
class CachedHash {
  key: string | null = null;
  entryA = 0;
  entryB = 0;
  readonly a: number;
  readonly b: number;
  constructor(a: number, b: number) {
    this.a = a;
    this.b = b;
  }
}
const memo = new WeakMap<object, CachedHash>();

// Every function returns its result in these variables, because returning pairs would allocate once for each value.
let laneA = 0;
let laneB = 0;
/** Counts the hashed containers that are not frozen. Neither these containers nor their parents are memoised. */
let unfrozen = 0;

const double = new Float64Array(1);
const words = new Uint32Array(double.buffer);

function hashValue(value: unknown): void {
  switch (typeof value) {
    case "string":
      return hashString(value, 0x0073_7472);
    case "number":
      return hashNumber(value);
    case "boolean":
      return finish(value ? 0x7472_7565 : 0x0066_616c, 0, 0);
    case "object":
      return value === null ? finish(0x6e75_6c6c, 0, 0) : hashContainer(value);
    default:
      throw new NotJsonError(typeof value);
  }
}

function hashContainer(value: object): void {
  const known = memo.get(value);
  if (known !== undefined) {
    laneA = known.a;
    laneB = known.b;
    return;
  }
  const before = unfrozen;
  if (Array.isArray(value)) hashArray(value);
  else {
    if (Object.getPrototypeOf(value) !== Object.prototype) throw new NotJsonError("an object that is not plain");
    hashRecord(value as Record<string, unknown>);
  }
  if (!Object.isFrozen(value)) unfrozen++;
  if (unfrozen === before) memo.set(value, new CachedHash(laneA, laneB));
}

function hashNumber(n: number): void {
  // -0 also takes this branch, and gets the hash of 0, because JSON writes -0 as 0.
  if ((n | 0) === n) return finish(0x0069_6e74, n | 0, n | 0);
  if (!Number.isFinite(n)) throw new NotJsonError(String(n));
  double[0] = n;
  const low = words[0]!;
  const high = words[1]!;
  finish(0x0066_6c74, stepB(stepA(0x2f, low), high), stepA(stepB(0x3d, low), high));
}

function hashString(text: string, tag: number): void {
  let a = 0x1b87_3593;
  let b = 0x52dc_e729;
  const even = text.length & ~1;
  for (let i = 0; i < even; i += 2) {
    const pair = text.charCodeAt(i) | (text.charCodeAt(i + 1) << 16);
    a = stepA(a, pair);
    b = stepB(b, pair);
  }
  if (even < text.length) {
    a = stepA(a, text.charCodeAt(even));
    b = stepB(b, text.charCodeAt(even));
  }
  finish(tag ^ Math.imul(text.length, 0x9e37_79b1), a, b);
}

function hashArray(list: readonly unknown[]): void {
  let a = 0x27d4_eb2f;
  let b = 0x1656_67b1;
  for (let i = 0; i < list.length; i++) {
    try {
      hashValue(list[i]);
    } catch (e) {
      if (e instanceof NotJsonError) e.path.push(i);
      throw e;
    }
    a = stepA(a, laneA);
    b = stepB(b, laneB);
  }
  finish(0x0061_7272 ^ Math.imul(list.length, 0x9e37_79b1), a, b);
}

function hashRecord(record: Record<string, unknown>): void {
  const keys = Object.keys(record);
  let a = 0;
  let b = 0;
  for (const key of keys) {
    const value = record[key];
    let known: CachedHash | undefined;
    try {
      if (typeof value === "object" && value !== null) {
        known = memo.get(value);
        if (known === undefined) {
          hashContainer(value);
          known = memo.get(value);
        }
      } else hashValue(value);
    } catch (e) {
      if (e instanceof NotJsonError) e.path.push(key);
      throw e;
    }
    if (known !== undefined && known.key === key) {
      a = (a + known.entryA) | 0;
      b = (b + known.entryB) | 0;
      continue;
    }
    const valueA = known === undefined ? laneA : known.a;
    const valueB = known === undefined ? laneB : known.b;
    hashString(key, 0x006b_6579);
    // Mixes the bits of the key with those of the value before adding the entry to the sum. Otherwise two values could
    // swap their keys without changing the hash.
    const entryA = mixA(Math.imul(laneA, 0x2c1b_3c6d) ^ ((valueA << 11) | (valueA >>> 21)));
    const entryB = mixB(Math.imul(laneB, 0x297a_2d39) ^ ((valueB << 19) | (valueB >>> 13)));
    if (known !== undefined) {
      known.key = key;
      known.entryA = entryA;
      known.entryB = entryB;
    }
    a = (a + entryA) | 0;
    b = (b + entryB) | 0;
  }
  finish(0x006f_626a ^ Math.imul(keys.length, 0x9e37_79b1), a, b);
}

// A step loses no information: for a fixed word it is a bijection of the lane, and for a fixed lane it is a bijection
// of the word.
const stepA = (lane: number, word: number): number => Math.imul(((lane << 15) | (lane >>> 17)) ^ word, 0x9e37_79b1);
const stepB = (lane: number, word: number): number =>
  (Math.imul(((lane << 7) | (lane >>> 25)) + word, 0x85eb_ca6b) + 0x6b43_a9b5) | 0;

function finish(tag: number, a: number, b: number): void {
  laneA = mixA(stepA(a, tag));
  laneB = mixB(stepB(b, tag));
}
function mixA(x: number): number {
  let h = Math.imul(x ^ (x >>> 16), 0x7feb_352d);
  h = Math.imul(h ^ (h >>> 15), 0x846c_a68b);
  return (h ^ (h >>> 16)) | 0;
}
function mixB(x: number): number {
  let h = Math.imul(x ^ (x >>> 16), 0x21f0_aaad);
  h = Math.imul(h ^ (h >>> 15), 0x735a_2d97);
  return (h ^ (h >>> 15)) | 0;
}
const formatHex = (lane: number): string => (lane >>> 0).toString(16).padStart(8, "0");
