/**
 * Random numbers that depend only on a seed. A seed gives the same numbers on every machine and in every version of the
 * code.
 */
import { hashOf } from "./hash.ts";

/** Makes one step of a 32-bit generator (splitmix-like, full period). Returns a value in [0, 1) and the next state. */
export function nextRandom(state: number): { readonly value: number; readonly next: number } {
  const next = (state + 0x9e37_79b9) >>> 0;
  let z = Math.imul(next ^ (next >>> 16), 0x21f0_aaad);
  z = Math.imul(z ^ (z >>> 15), 0x735a_2d97);
  return { value: ((z ^ (z >>> 15)) >>> 0) / 2 ** 32, next };
}

/**
 * A stream of random numbers for generators and samplers, which draw millions of numbers from many streams. Its state
 * has 128 bits (sfc32), because the streams of a 32-bit generator would overlap.
 */
export class Rng {
  private a: number;
  private b: number;
  private c = 0;
  private count = 1;

  private constructor(a: number, b: number) {
    this.a = a;
    this.b = b;
    for (let i = 0; i < 12; i++) this.word();
  }
  /**
   * Returns the random stream for one purpose. A different salt gives an unrelated stream; 1 and "1" are different
   * salts.
   */
  static of(seed: number | string, ...salt: (number | string)[]): Rng {
    const hash = hashOf([seed, ...salt]);
    return new Rng(Number.parseInt(hash.slice(0, 8), 16) | 0, Number.parseInt(hash.slice(8), 16) | 0);
  }

  /** Returns a number in [0, 1) with 53 random bits. */
  next(): number {
    const high = this.word() >>> 5;
    return (high * 2 ** 26 + (this.word() >>> 6)) / 2 ** 53;
  }
  /** Returns an integer in lo..hi, including both. */
  int(lo: number, hi: number): number {
    if (!Number.isSafeInteger(lo) || !Number.isSafeInteger(hi) || hi < lo)
      throw new RangeError(`no int in ${lo}..${hi}`);
    return lo + Math.floor(this.next() * (hi - lo + 1));
  }
  chance(p: number): boolean {
    return this.next() < p;
  }
  pick<T>(from: readonly T[]): T {
    if (from.length === 0) throw new RangeError("nothing to pick from");
    return from[this.int(0, from.length - 1)]!;
  }
  shuffle<T>(list: readonly T[]): T[] {
    return this.sample(list, list.length);
  }
  /** Returns n different items in random order. */
  sample<T>(from: readonly T[], n: number): T[] {
    if (!Number.isInteger(n) || n < 0 || n > from.length) throw new RangeError(`cannot take ${n} of ${from.length}`);
    const pool = [...from];
    for (let i = 0; i < n; i++) {
      const j = this.int(i, pool.length - 1);
      [pool[i], pool[j]] = [pool[j]!, pool[i]!];
    }
    pool.length = n;
    return pool;
  }

  private word(): number {
    const sum = (this.a + this.b + this.count) | 0;
    this.count = (this.count + 1) | 0;
    this.a = this.b ^ (this.b >>> 9);
    this.b = (this.c + (this.c << 3)) | 0;
    this.c = (((this.c << 21) | (this.c >>> 11)) + sum) | 0;
    return sum;
  }
}
