/** From letters to Chinese: where syllables begin, which words they may be, and which sentence is the likeliest. Pure. */
import type { Dictionary, Word } from "./dictionary.ts";

export interface Candidate {
  readonly text: string;
  /** The first letters of the composition, which picking it uses up. */
  readonly letters: string;
}
export interface Learned {
  readonly letters: string;
  readonly text: string;
}
export interface Options {
  /** Newest first. */
  readonly learned: readonly Learned[];
  /** Takes z for zh, an for ang and the like. */
  readonly fuzzy: boolean;
}
/** A piece of the letters that stands for one syllable: all of it, or only its beginning. */
interface Token {
  readonly text: string;
  readonly full: boolean;
  /** Where it ends. */
  readonly end: number;
}
interface Edge {
  readonly text: string;
  readonly end: number;
  readonly cost: number;
  /** How many of its syllables are only begun. */
  readonly begun: number;
}
interface Path {
  readonly text: string;
  readonly cost: number;
}
/** Binary logarithm of all that was counted: what a word costs more the rarer it is. */
const counted = 25;
const begunCost = 5;
const doubtCost = 3;
const learnedGain = 7;
const longest = 4;
const pathsKept = 3;
const candidatesAtMost = 240;

const aliases: Readonly<Record<string, string>> = { lue: "lve", nue: "nve" };
const likeInitials: readonly (readonly [string, string])[] = [
  ["zh", "z"],
  ["ch", "c"],
  ["sh", "s"],
  ["l", "n"],
];
/** Syllables that a fuzzy ear takes for the same become the same. */
export function blurred(syllable: string): string {
  let s = syllable;
  for (const [from, to] of likeInitials)
    if (s.startsWith(from)) {
      s = to + s.slice(from.length);
      break;
    }
  return s.replace(/(?<=[aei])ng$/, "n");
}
const initialsLike = (initial: string, fuzzy: boolean): string[] =>
  fuzzy && (initial === "n" || initial === "l") ? ["n", "l"] : [initial];

/** Candidates for the letters, best first. Deterministic: ties go by text. */
export function candidatesFor(dictionary: Dictionary, letters: string, options: Options): Candidate[] {
  const lattice = new Lattice(dictionary, letters, options);
  const end = lattice.reach();
  if (end === 0) return [];
  const out = new Map<string, Candidate>();
  const add = (text: string, to: number): void => {
    if (!out.has(text) && out.size < candidatesAtMost) out.set(text, { text, letters: letters.slice(0, to) });
  };
  const plain = bare(letters);
  for (const l of options.learned) if (l.letters === plain) add(l.text, letters.length);
  for (const path of lattice.best(end)) add(path.text, end);
  const first = lattice.edges(0);
  const byCost = (a: Edge, b: Edge): number => a.cost - b.cost || (a.text < b.text ? -1 : 1);
  for (const e of first.filter((e) => e.end === end).toSorted(byCost)) add(e.text, e.end);
  // Words for the first letters only: those for more of them first, and of those, what was picked before.
  const before = new Map(options.learned.map((l, i) => [`${l.letters} ${l.text}`, i] as const));
  const learnedAt = (e: Edge): number => before.get(`${bare(letters.slice(0, e.end))} ${e.text}`) ?? before.size;
  for (const l of options.learned) {
    const to = endOf(letters, l.letters);
    if (to !== null && to < letters.length && [...l.text].length > longest) add(l.text, to);
  }
  const whole = first.filter((e) => e.end < end && e.begun === 0);
  const rest = whole.length > 0 ? whole : first.filter((e) => e.end < end);
  for (const e of rest.toSorted((a, b) => b.end - a.end || learnedAt(a) - learnedAt(b) || byCost(a, b)))
    add(e.text, e.end);
  return [...out.values()];
}
/** The letters as they are read, a mark between syllables: what the keyboard shows while it composes. */
export function spelled(dictionary: Dictionary, letters: string, options: Options): string {
  return new Lattice(dictionary, letters, options).spelling();
}
export const bare = (letters: string): string => letters.replaceAll("'", "");
/** Where `plain` letters end in letters that may have marks, or null where they do not begin them. */
function endOf(letters: string, plain: string): number | null {
  let at = 0;
  for (const want of plain) {
    while (letters[at] === "'") at++;
    if (letters[at] !== want) return null;
    at++;
  }
  return at;
}

class Lattice {
  private readonly dictionary: Dictionary;
  private readonly letters: string;
  private readonly fuzzy: boolean;
  private readonly learned: ReadonlySet<string>;
  private readonly phrases: readonly Learned[];
  private readonly cache = new Map<number, readonly Edge[]>();
  private readonly found = new Map<string, readonly Word[]>();
  private paths: (Path[] | undefined)[] | undefined;

  constructor(dictionary: Dictionary, letters: string, { fuzzy, learned }: Options) {
    this.dictionary = dictionary;
    this.letters = letters;
    this.fuzzy = fuzzy;
    this.learned = new Set(learned.map((l) => `${l.letters} ${l.text}`));
    this.phrases = learned.filter((l) => [...l.text].length > longest);
  }
  /** The syllables that may begin at a place. */
  private tokens(at: number): Token[] {
    const { letters, dictionary } = this;
    let start = at;
    while (letters[start] === "'") start++;
    const stop = letters.indexOf("'", start);
    const run = letters.slice(start, stop < 0 ? letters.length : stop);
    const out: Token[] = [];
    for (let n = Math.min(6, run.length); n >= 1; n--) {
      const text = aliases[run.slice(0, n)] ?? run.slice(0, n);
      const end = start + n;
      if (dictionary.syllables.has(text)) out.push({ text, full: true, end });
      // Only begun: initials anywhere, more of a syllable where the letters end.
      const initial = /^([bpmfdtnlgkhjqxrzcsyw]|[zcs]h)$/.test(text);
      if (initial || (n === run.length && n > 1 && this.begins(text))) out.push({ text, full: false, end });
    }
    return out;
  }
  private begins(text: string): boolean {
    for (const s of this.dictionary.syllables) if (s !== text && s.startsWith(text)) return true;
    return false;
  }
  private fits(token: Token, syllable: string): boolean {
    if (!this.fuzzy) return token.full ? syllable === token.text : syllable.startsWith(token.text);
    const [want, have] = [blurred(token.text), blurred(syllable)];
    return token.full ? have === want : have.startsWith(want);
  }
  private wordsFor(tokens: readonly Token[]): readonly Word[] {
    const key = tokens.map((t) => (t.full ? t.text : `${t.text}*`)).join(" ");
    const known = this.found.get(key);
    if (known) return known;
    let keys = [""];
    for (const t of tokens) keys = keys.flatMap((k) => initialsLike(t.text[0]!, this.fuzzy).map((i) => k + i));
    const words = keys
      .flatMap((k) => this.dictionary.words(k))
      .filter((w) => tokens.every((t, i) => this.fits(t, w.syllables[i]!)));
    this.found.set(key, words);
    return words;
  }
  /** The words that may begin at a place. */
  edges(at: number): readonly Edge[] {
    const known = this.cache.get(at);
    if (known) return known;
    const out: Edge[] = [];
    const walk = (from: number, tokens: Token[]): void => {
      for (const token of this.tokens(from)) {
        const run = [...tokens, token];
        const begun = run.filter((t) => !t.full).length;
        // What could as well be a whole syllable is hardly one that goes on.
        const doubt = !token.full && this.dictionary.syllables.has(token.text) ? doubtCost : 0;
        const letters = bare(this.letters.slice(at, token.end));
        for (const word of this.wordsFor(run)) {
          const gain = this.learned.has(`${letters} ${word.text}`) ? learnedGain : 0;
          out.push({
            text: word.text,
            end: token.end,
            cost: counted - word.weight - gain + begun * begunCost + doubt,
            begun,
          });
        }
        if (run.length < longest) walk(token.end, run);
      }
    };
    walk(at, []);
    for (const l of this.phrases) {
      const to = endOf(this.letters.slice(at), l.letters);
      if (to !== null) out.push({ text: l.text, end: at + to, cost: counted - 16 - learnedGain, begun: 0 });
    }
    this.cache.set(at, out);
    return out;
  }
  /** The best ways to each place, cheapest first. */
  private solve(): (Path[] | undefined)[] {
    if (this.paths) return this.paths;
    const paths: (Path[] | undefined)[] = [[{ text: "", cost: 0 }]];
    for (let at = 0; at < this.letters.length; at++) {
      const here = paths[at];
      if (!here) continue;
      for (const edge of this.edges(at))
        for (const path of here) {
          const next = { text: path.text + edge.text, cost: path.cost + edge.cost };
          const there = paths[edge.end] ?? [];
          if (there.some((p) => p.text === next.text && p.cost <= next.cost)) continue;
          const kept = [...there.filter((p) => p.text !== next.text), next];
          kept.sort((a, b) => a.cost - b.cost || (a.text < b.text ? -1 : 1));
          paths[edge.end] = kept.slice(0, pathsKept);
        }
    }
    this.paths = paths;
    return paths;
  }
  /** How far the letters can be read. */
  reach(): number {
    const paths = this.solve();
    for (let at = this.letters.length; at > 0; at--) if (paths[at]) return at;
    return 0;
  }
  best(end: number): readonly Path[] {
    return this.solve()[end] ?? [];
  }
  /** Splits the letters into the fewest syllables, whole ones where they can be. */
  spelling(): string {
    const best: ({ readonly cost: number; readonly text: string } | undefined)[] = [{ cost: 0, text: "" }];
    const { letters } = this;
    for (let at = 0; at < letters.length; at++) {
      const here = best[at];
      if (!here) continue;
      for (const token of this.tokens(at)) {
        const shown = letters.slice(at, token.end).replace(/^'+/, "");
        const cost = here.cost + (token.full ? 10 : 25);
        const there = best[token.end];
        if (!there || cost < there.cost)
          best[token.end] = { cost, text: here.text === "" ? shown : `${here.text}'${shown}` };
      }
    }
    for (let end = letters.length; end > 0; end--) {
      const way = best[end];
      if (way) return end === letters.length ? way.text : `${way.text}'${letters.slice(end).replace(/^'+/, "")}`;
    }
    return letters;
  }
}
