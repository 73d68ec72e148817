/** Random numbers as a function of a seed: the same everywhere, for ever. */

/** One step of a 32-bit generator (splitmix-like, full period): a value in [0, 1) and the next state. */
export function nextRandom(state: number): { readonly value: number; readonly next: number } {
  const next = (state + 0x9e3779b9) >>> 0;
  let z = Math.imul(next ^ (next >>> 16), 0x21f0aaad);
  z = Math.imul(z ^ (z >>> 15), 0x735a2d97);
  return { value: ((z ^ (z >>> 15)) >>> 0) / 2 ** 32, next };
}
export class Rng {
  private state: number;
  constructor(seed: number) {
    this.state = seed >>> 0;
  }
  /** A generator for one purpose: other salts give unrelated sequences. */
  static of(seed: number | string, ...salt: (number | string)[]): Rng {
    let h = 0x811c9dc5;
    for (const char of [seed, ...salt].join("\u0000")) h = Math.imul(h ^ char.codePointAt(0)!, 0x01000193);
    return new Rng(h);
  }
  next(): number {
    const { value, next } = nextRandom(this.state);
    this.state = next;
    return value;
  }
  /** Whole number in lo..hi, both included. */
  int(lo: number, hi: number): number {
    return lo + Math.floor(this.next() * (hi - lo + 1));
  }
  chance(p: number): boolean {
    return this.next() < p;
  }
  pick<T>(from: readonly T[]): T {
    if (from.length === 0) throw new Error("nothing to pick from");
    return from[this.int(0, from.length - 1)]!;
  }
  shuffle<T>(list: readonly T[]): T[] {
    const out = [...list];
    for (let i = out.length - 1; i > 0; i--) {
      const j = this.int(0, i);
      [out[i], out[j]] = [out[j]!, out[i]!];
    }
    return out;
  }
  /** n different ones. */
  sample<T>(from: readonly T[], n: number): T[] {
    if (n > from.length) throw new Error(`cannot pick ${n} of ${from.length}`);
    return this.shuffle(from).slice(0, n);
  }
}
