/**
 * Chooses the next step of a random walk (MobileGUI-RL, section 3.2). The paper's walks prefer unused elements and
 * avoid repeated loops. The paper does not say how, so the method is ours. The caller names the screens and choices,
 * and provides the random source.
 */

/** A possible action on a screen. */
export interface Choice {
  /** The name of the choice on this screen. */
  readonly name: string;
  /**
   * The kind of the choice. Choices of one kind are similar, for example the rows of a list. If all tries of a kind
   * lead to one screen, a few tries are enough.
   */
  readonly kind: string;
  /**
   * The sort of the action, which is the same on all screens, for example a click on a switch, or "back". The walk
   * learns how often each sort discovers a screen.
   */
  readonly sort: string;
}
/** Returns a number that is at least 0 and less than 1. */
export type RandomSource = () => number;

/** The maximum number of screens in a loop. */
export const maxLoopScreens = 4;
/**
 * The number of tries of a kind on a screen after which the kind is judged. If all tries led to one screen, the other
 * choices of the kind count as used.
 */
const samplesPerKind = 2;
/**
 * The number of tries of a name, on any screens, after which the name is judged. If no try led to a new screen, all
 * choices with this name count as used.
 */
const samplesPerName = 2;
/**
 * The factors that reduce the value of a choice. The value of a used choice is the value of the screen that it leads
 * to, multiplied by a factor. The second factor is for recent screens, and the first factor is for all other screens.
 */
const [stepFactor, loopFactor] = [0.92, 0.8];

interface DiscoveryCount {
  times: number;
  found: number;
}
const discoveryRate = ({ times, found }: DiscoveryCount): number => (found + 1) / (times + 1);
function getDiscoveryCount(all: Map<string, DiscoveryCount>, name: string): DiscoveryCount {
  const known = all.get(name) ?? { times: 0, found: 0 };
  all.set(name, known);
  return known;
}

export class NoveltyWalk {
  readonly #draw: RandomSource;
  readonly #used = new Map<string, number>();
  /** For each name on any screen: its number of uses, and how many of them led to a new screen. */
  readonly #names = new Map<string, DiscoveryCount>();
  /** The screen that each choice last led to. */
  readonly #led = new Map<string, string>();
  /** For each kind on a screen: its number of uses, and the screens that it led to. */
  readonly #kinds = new Map<string, { times: number; to: Set<string> }>();
  /** For each sort: its number of uses, and how many of them led to a new screen. */
  readonly #sorts = new Map<string, DiscoveryCount>();
  /** For each screen: the number of choices taken on it, and how many of them led to a new screen. */
  readonly #screens = new Map<string, DiscoveryCount>();
  /**
   * The screen from which each screen was first reached. "back" is assumed to lead to that screen until it leads to
   * another screen.
   */
  readonly #from = new Map<string, string>();
  /** The last known choices of each screen. */
  readonly #offered = new Map<string, readonly Choice[]>();
  /** The recent screens. The last one is the current screen. */
  readonly #trail: string[] = [];
  #last: { screen: string; choice: Choice } | null = null;

  constructor(draw: RandomSource) {
    this.#draw = draw;
  }

  /**
   * Returns the index of the choice to take on `screen`. Prefers the choice that most probably leads to a new screen,
   * either directly or after known steps. Each known step reduces the probability. Among equally good choices, prefers
   * the least used choice. Any remaining tie is broken at random.
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

  /**
   * Returns the value of a choice. For an unused choice, the value is the probability that the choice leads to a new
   * screen, computed from its sort and its screen. For a used choice, the value is the reduced value of the screen that
   * the choice led to.
   */
  #promiseOf(screen: string, choice: Choice, promises: ReadonlyMap<string, number>): number {
    const to =
      this.#led.get(choiceKey(screen, choice.name)) ?? (choice.sort === "back" ? this.#from.get(screen) : undefined);
    if (to === undefined && this.#usesOf(screen, choice) === 0)
      return (
        discoveryRate(getDiscoveryCount(this.#sorts, choice.sort)) *
        discoveryRate(getDiscoveryCount(this.#screens, screen))
      );
    if (to === undefined || to === screen) return 0;
    return (promises.get(to) ?? 0) * (this.#trail.includes(to) ? loopFactor : stepFactor);
  }
  /** Returns the value of each known screen: the highest value of its choices. */
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
    if (this.#trail.length > maxLoopScreens) this.#trail.shift();
    if (!this.#last) return;
    this.#led.set(choiceKey(this.#last.screen, this.#last.choice.name), screen);
    this.#kindAt(this.#last.screen, this.#last.choice).to.add(screen);
    if (!isNew) return;
    this.#from.set(screen, this.#last.screen);
    getDiscoveryCount(this.#sorts, this.#last.choice.sort).found += 1;
    getDiscoveryCount(this.#screens, this.#last.screen).found += 1;
    getDiscoveryCount(this.#names, this.#last.choice.name).found += 1;
  }
  #take(screen: string, choice: Choice): void {
    const key = choiceKey(screen, choice.name);
    this.#used.set(key, (this.#used.get(key) ?? 0) + 1);
    getDiscoveryCount(this.#names, choice.name).times += 1;
    this.#kindAt(screen, choice).times += 1;
    getDiscoveryCount(this.#sorts, choice.sort).times += 1;
    getDiscoveryCount(this.#screens, screen).times += 1;
    this.#last = { screen, choice };
  }

  #usesOf(screen: string, choice: Choice): number {
    const own = this.#used.get(choiceKey(screen, choice.name)) ?? 0;
    if (own > 0) return own;
    const kind = this.#kindAt(screen, choice);
    if (kind.times >= samplesPerKind && kind.to.size === 1) return 1;
    // For example, every dialog that asks for a time has the same buttons.
    const { times, found } = this.#names.get(choice.name) ?? { times: 0, found: 0 };
    return times >= samplesPerName && found === 0 ? 1 : 0;
  }
  #kindAt(screen: string, { kind }: Choice): { times: number; to: Set<string> } {
    const key = choiceKey(screen, kind);
    const known = this.#kinds.get(key) ?? { times: 0, to: new Set() };
    this.#kinds.set(key, known);
    return known;
  }
}
const choiceKey = (screen: string, name: string): string => `${screen}\n${name}`;
function isBefore(a: readonly number[], b: readonly number[]): boolean {
  const at = a.findIndex((x, i) => x !== b[i]);
  return at >= 0 && a[at]! < b[at]!;
}

/**
 * Returns how many steps of a walk repeated a loop of at most `maxLoopScreens` screens. `screens` contains the start
 * and then the screen after each step. A loop ends on the screen where it began. The first occurrence of a loop does
 * not count, because it is discovery.
 */
export function stepsInLoops(screens: readonly string[]): number {
  const known = new Set<string>();
  const looped = new Set<number>();
  for (let end = 1; end < screens.length; end++)
    for (let length = 2; length <= maxLoopScreens && length <= end; length++) {
      const loop = screens.slice(end - length, end + 1);
      if (loop[0] !== loop[length] || loop.slice(1, -1).includes(loop[0]!)) continue;
      const key = loop.join("\n");
      if (known.has(key)) for (let at = end - length + 1; at <= end; at++) looped.add(at);
      known.add(key);
    }
  return looped.size;
}
