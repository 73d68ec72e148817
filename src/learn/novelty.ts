/**
 * What a walk does next (MobileGUI-RL, section 3.2: random walks that prefer elements not used yet and avoid repeating loops;
 * how is unsaid, and ours). Pure: screens, places and choices are names that whoever walks gives them, chance is a function.
 */

/** Something that can be done on a screen. */
export interface Choice {
  /** What it is called on this screen. */
  readonly name: string;
  /** What it is one of: rows of a list are of one kind. Where all of a kind lead to one screen, a few of them say all. */
  readonly kind: string;
  /** What sort of deed it is anywhere: touching a switch, "back". Of sorts it is learned how often they discover a screen. */
  readonly sort: string;
}
/** A number from 0, below 1. */
export type Draw = () => number;

/** Screens that a loop has at most. */
export const loopMost = 4;
/** Of a kind, so many are tried before what they lead to is taken to be alike. */
const samplesOfKind = 2;
/** Of a name that stands on several screens, so many. */
const samplesOfName = 2;
/** What a step on the way leaves of a promise, and what one does that goes back to a screen of late. */
const [perStep, perLoop] = [0.92, 0.8];

interface Yield {
  times: number;
  found: number;
}
const shareOf = ({ times, found }: Yield): number => (found + 1) / (times + 1);
function yieldIn(all: Map<string, Yield>, name: string): Yield {
  const known = all.get(name) ?? { times: 0, found: 0 };
  all.set(name, known);
  return known;
}

export class Novelty {
  readonly #draw: Draw;
  readonly #used = new Map<string, number>();
  /** The same by name alone, wherever it was, and how often it led to a screen that was new. */
  readonly #names = new Map<string, Yield>();
  /** Where a choice has led to the last time. */
  readonly #led = new Map<string, string>();
  /** How often a kind was used, and whereto, by screen. */
  readonly #kinds = new Map<string, { times: number; to: Set<string> }>();
  /** How often deeds of a sort were done, and how often they led to a screen that was new. */
  readonly #sorts = new Map<string, Yield>();
  /** The same by the screen that it was done on. */
  readonly #screens = new Map<string, Yield>();
  /** From where a screen was first come to: going back is taken to lead there, until it is seen to lead elsewhere. */
  readonly #from = new Map<string, string>();
  /** What a screen offered the last time. */
  readonly #offered = new Map<string, readonly Choice[]>();
  /** The screens of late, the present one last. */
  readonly #trail: string[] = [];
  #last: { screen: string; choice: Choice } | null = null;

  constructor(draw: Draw) {
    this.#draw = draw;
  }

  /**
   * Which of `choices` to take on `screen`, by its index. Of all that is unused, here or at the end of ways that are known, what
   * promises most comes first, each step of the way making it less; then the least used; ties by the draw.
   */
  choose(screen: string, choices: readonly Choice[]): number {
    this.#arrive(screen, choices);
    const promises = this.#promises();
    const ranks = choices.map((choice) => [-this.#promiseOf(screen, choice, promises), this.#usesOf(screen, choice)]);
    const best = ranks.reduce((a, b) => (isBefore(b, a) ? b : a));
    const equal = ranks.flatMap((rank, i) => (isBefore(best, rank) ? [] : [i]));
    const index = equal[Math.floor(this.#draw() * equal.length)]!;
    this.#take(screen, choices[index]!);
    return index;
  }

  /** How likely it is, going by its sort, to discover a screen; of what was used, what lies behind it. */
  #promiseOf(screen: string, choice: Choice, promises: ReadonlyMap<string, number>): number {
    const to =
      this.#led.get(keyOf(screen, choice.name)) ?? (choice.sort === "back" ? this.#from.get(screen) : undefined);
    if (to === undefined && this.#usesOf(screen, choice) === 0)
      return shareOf(yieldIn(this.#sorts, choice.sort)) * shareOf(yieldIn(this.#screens, screen));
    if (to === undefined || to === screen) return 0;
    return (promises.get(to) ?? 0) * (this.#trail.includes(to) ? perLoop : perStep);
  }
  /** Of each screen that is known the best that can be had from it, as far as ways are known. */
  #promises(): ReadonlyMap<string, number> {
    const out = new Map([...this.#offered.keys()].map((screen) => [screen, 0]));
    for (let again = true; again;) {
      again = false;
      for (const [screen, choices] of this.#offered) {
        const best = Math.max(0, ...choices.map((choice) => this.#promiseOf(screen, choice, out)));
        if (best <= out.get(screen)! + 1e-9) continue;
        out.set(screen, best);
        again = true;
      }
    }
    return out;
  }
  #arrive(screen: string, choices: readonly Choice[]): void {
    const isNew = !this.#offered.has(screen);
    this.#offered.set(screen, choices);
    if (this.#trail.at(-1) !== screen) this.#trail.push(screen);
    if (this.#trail.length > loopMost) this.#trail.shift();
    if (!this.#last) return;
    this.#led.set(keyOf(this.#last.screen, this.#last.choice.name), screen);
    this.#kindAt(this.#last.screen, this.#last.choice).to.add(screen);
    if (!isNew) return;
    this.#from.set(screen, this.#last.screen);
    yieldIn(this.#sorts, this.#last.choice.sort).found += 1;
    yieldIn(this.#screens, this.#last.screen).found += 1;
    yieldIn(this.#names, this.#last.choice.name).found += 1;
  }
  #take(screen: string, choice: Choice): void {
    const key = keyOf(screen, choice.name);
    this.#used.set(key, (this.#used.get(key) ?? 0) + 1);
    yieldIn(this.#names, choice.name).times += 1;
    this.#kindAt(screen, choice).times += 1;
    yieldIn(this.#sorts, choice.sort).times += 1;
    yieldIn(this.#screens, screen).times += 1;
    this.#last = { screen, choice };
  }

  #usesOf(screen: string, choice: Choice): number {
    const own = this.#used.get(keyOf(screen, choice.name)) ?? 0;
    if (own > 0) return own;
    const kind = this.#kindAt(screen, choice);
    if (kind.times >= samplesOfKind && kind.to.size === 1) return 1;
    // The same buttons stand in every dialog that asks for an hour.
    const { times, found } = this.#names.get(choice.name) ?? { times: 0, found: 0 };
    return times >= samplesOfName && found === 0 ? 1 : 0;
  }
  #kindAt(screen: string, { kind }: Choice): { times: number; to: Set<string> } {
    const key = keyOf(screen, kind);
    const known = this.#kinds.get(key) ?? { times: 0, to: new Set() };
    this.#kinds.set(key, known);
    return known;
  }
}
const keyOf = (screen: string, name: string): string => `${screen}\n${name}`;
function isBefore(a: readonly number[], b: readonly number[]): boolean {
  const at = a.findIndex((x, i) => x !== b[i]);
  return at >= 0 && a[at]! < b[at]!;
}

/**
 * How many steps of a walk were spent on loops of at most `loopMost` screens that had been walked before. `screens` are those
 * after each step, the first being the start. A loop is a way that ends where it began; the first time it is discovery.
 */
export function stepsInLoops(screens: readonly string[]): number {
  const known = new Set<string>();
  const looped = new Set<number>();
  for (let end = 1; end < screens.length; end++)
    for (let length = 2; length <= loopMost && length <= end; length++) {
      const way = screens.slice(end - length, end + 1);
      if (way[0] !== way[length] || way.slice(1, -1).includes(way[0]!)) continue;
      const key = way.join("\n");
      if (known.has(key)) for (let at = end - length + 1; at <= end; at++) looped.add(at);
      known.add(key);
    }
  return looped.size;
}
