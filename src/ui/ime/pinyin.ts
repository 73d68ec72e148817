/**
 * Converts letters to Chinese. Finds the syllables, the possible words for the syllables, and the most likely sentence.
 * All functions are pure.
 */
import type { Dictionary, Word } from "./dictionary.ts";

export interface Candidate {
  readonly text: string;
  /** The letters that this candidate replaces. They are at the start of the composition. */
  readonly letters: string;
}
export interface Learned {
  readonly letters: string;
  readonly text: string;
}
export interface Options {
  /** Learned words, most recent first. */
  readonly learned: readonly Learned[];
  /** Whether the letters `z` also match `zh`, `an` also matches `ang`, and so on. */
  readonly fuzzy: boolean;
}
/** A part of the letters that stands for one syllable. It is either the complete syllable or only its beginning. */
interface Token {
  readonly text: string;
  readonly full: boolean;
  /** The index in the letters at which the token ends. */
  readonly end: number;
}
interface Edge {
  readonly text: string;
  readonly end: number;
  readonly cost: number;
  /** The number of incomplete syllables in the word. */
  readonly incompleteSyllables: number;
}
interface Path {
  readonly text: string;
  readonly cost: number;
}
/** The binary logarithm of the total word count. A rare word has a higher cost. */
const logTotal = 25;
const partialCost = 5;
const doubtCost = 3;
const learnedBonus = 7;
const maxWordLength = 4;
const maxPaths = 3;
const maxCandidates = 240;

const aliases: Readonly<Record<string, string>> = { lue: "lve", nue: "nve" };
const fuzzyInitials: readonly (readonly [string, string])[] = [
  ["zh", "z"],
  ["ch", "c"],
  ["sh", "s"],
  ["l", "n"],
];
/** Returns the representative of a syllable. Fuzzy matching treats syllables with the same representative as equal. */
export function fuzzySyllable(syllable: string): string {
  let s = syllable;
  for (const [from, to] of fuzzyInitials)
    if (s.startsWith(from)) {
      s = to + s.slice(from.length);
      break;
    }
  return s.replace(/(?<=[aei])ng$/, "n");
}
const similarInitials = (initial: string, fuzzy: boolean): string[] =>
  fuzzy && (initial === "n" || initial === "l") ? ["n", "l"] : [initial];

/**
 * Returns candidates for the letters, best first. The result is deterministic, because candidates with equal costs are
 * sorted by text.
 */
export function candidatesFor(dictionary: Dictionary, letters: string, options: Options): Candidate[] {
  const lattice = new Lattice(dictionary, letters, options);
  const end = lattice.readableLength();
  if (end === 0) return [];
  const out = new Map<string, Candidate>();
  const add = (text: string, to: number): void => {
    if (!out.has(text) && out.size < maxCandidates) out.set(text, { text, letters: letters.slice(0, to) });
  };
  const plain = withoutMarks(letters);
  for (const l of options.learned) if (l.letters === plain) add(l.text, letters.length);
  for (const path of lattice.best(end)) add(path.text, end);
  const first = lattice.edges(0);
  const byCost = (a: Edge, b: Edge): number => a.cost - b.cost || (a.text < b.text ? -1 : 1);
  for (const e of first.filter((e) => e.end === end).toSorted(byCost)) add(e.text, e.end);
  // Adds words for a prefix of the letters. Longer prefixes come first. Among words for the same prefix, words that the
  // user picked earlier come first.
  const before = new Map(options.learned.map((l, i) => [`${l.letters} ${l.text}`, i] as const));
  const learnedAt = (e: Edge): number =>
    before.get(`${withoutMarks(letters.slice(0, e.end))} ${e.text}`) ?? before.size;
  for (const l of options.learned) {
    const to = endOf(letters, l.letters);
    if (to !== null && to < letters.length && [...l.text].length > maxWordLength) add(l.text, to);
  }
  const whole = first.filter((e) => e.end < end && e.incompleteSyllables === 0);
  const rest = whole.length > 0 ? whole : first.filter((e) => e.end < end);
  for (const e of rest.toSorted((a, b) => b.end - a.end || learnedAt(a) - learnedAt(b) || byCost(a, b)))
    add(e.text, e.end);
  return [...out.values()];
}
/**
 * Inserts an apostrophe between the syllables of the letters. The keyboard shows the result while the user composes.
 */
export function splitSyllables(dictionary: Dictionary, letters: string, options: Options): string {
  return new Lattice(dictionary, letters, options).spelling();
}
export const withoutMarks = (letters: string): string => letters.replaceAll("'", "");
/**
 * Returns the index in `letters` at which `plain` ends, ignoring apostrophes. Returns null if the letters do not start
 * with `plain`.
 */
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
  private readonly wordCache = new Map<string, readonly Word[]>();
  private paths: (Path[] | undefined)[] | undefined;

  constructor(dictionary: Dictionary, letters: string, { fuzzy, learned }: Options) {
    this.dictionary = dictionary;
    this.letters = letters;
    this.fuzzy = fuzzy;
    this.learned = new Set(learned.map((l) => `${l.letters} ${l.text}`));
    this.phrases = learned.filter((l) => [...l.text].length > maxWordLength);
  }
  /** Returns the syllables that may start at a position. */
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
      // An incomplete syllable is either an initial or, at the end of the letters, a longer beginning of a syllable.
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
    const [want, have] = [fuzzySyllable(token.text), fuzzySyllable(syllable)];
    return token.full ? have === want : have.startsWith(want);
  }
  private wordsFor(tokens: readonly Token[]): readonly Word[] {
    const key = tokens.map((t) => (t.full ? t.text : `${t.text}*`)).join(" ");
    const known = this.wordCache.get(key);
    if (known) return known;
    let keys = [""];
    for (const t of tokens) keys = keys.flatMap((k) => similarInitials(t.text[0]!, this.fuzzy).map((i) => k + i));
    const words = keys
      .flatMap((k) => this.dictionary.words(k))
      .filter((w) => tokens.every((t, i) => this.fits(t, w.syllables[i]!)));
    this.wordCache.set(key, words);
    return words;
  }
  /** Returns the words that may start at a position. */
  edges(at: number): readonly Edge[] {
    const known = this.cache.get(at);
    if (known) return known;
    const out: Edge[] = [];
    const walk = (from: number, tokens: Token[]): void => {
      for (const token of this.tokens(from)) {
        const run = [...tokens, token];
        const incompleteSyllables = run.filter((t) => !t.full).length;
        // A token that is also a complete syllable is unlikely to be the beginning of a longer syllable.
        const doubt = !token.full && this.dictionary.syllables.has(token.text) ? doubtCost : 0;
        const letters = withoutMarks(this.letters.slice(at, token.end));
        for (const word of this.wordsFor(run)) {
          const gain = this.learned.has(`${letters} ${word.text}`) ? learnedBonus : 0;
          out.push({
            text: word.text,
            end: token.end,
            cost: logTotal - word.weight - gain + incompleteSyllables * partialCost + doubt,
            incompleteSyllables,
          });
        }
        if (run.length < maxWordLength) walk(token.end, run);
      }
    };
    walk(at, []);
    for (const l of this.phrases) {
      const to = endOf(this.letters.slice(at), l.letters);
      if (to !== null)
        out.push({ text: l.text, end: at + to, cost: logTotal - 16 - learnedBonus, incompleteSyllables: 0 });
    }
    this.cache.set(at, out);
    return out;
  }
  /** Returns the cheapest paths to each position, sorted by cost. */
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
          paths[edge.end] = kept.slice(0, maxPaths);
        }
    }
    this.paths = paths;
    return paths;
  }
  /** Returns the number of leading letters that can be read as syllables. */
  readableLength(): number {
    const paths = this.solve();
    for (let at = this.letters.length; at > 0; at--) if (paths[at]) return at;
    return 0;
  }
  best(end: number): readonly Path[] {
    return this.solve()[end] ?? [];
  }
  /** Splits the letters into as few syllables as possible and prefers complete syllables. */
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
      const candidate = best[end];
      if (candidate)
        return end === letters.length ? candidate.text : `${candidate.text}'${letters.slice(end).replace(/^'+/, "")}`;
    }
    return letters;
  }
}
