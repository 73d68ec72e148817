/**
 * The pinyin dictionary. Its file has one line for each sequence of initials ("wm"). A line contains the readings and
 * their words. The file stays in memory as bytes, and only requested lines are decoded.
 */
export interface Word {
  readonly text: string;
  readonly syllables: readonly string[];
  /** The binary logarithm of the word's frequency. */
  readonly weight: number;
}
const newline = 10;
const tab = 9;

export class Dictionary {
  private readonly bytes: Uint8Array;
  private readonly starts: Uint32Array;
  private readonly lines = new Map<string, readonly Word[]>();
  private readonly decoder = new TextDecoder();
  private cachedSyllables: ReadonlySet<string> | undefined;

  constructor(bytes: Uint8Array) {
    this.bytes = bytes;
    const starts = [0];
    for (let at = bytes.indexOf(newline); at >= 0; at = bytes.indexOf(newline, at + 1)) starts.push(at + 1);
    this.starts = Uint32Array.from(starts);
  }
  /** Returns all syllables that are readings of a character. */
  get syllables(): ReadonlySet<string> {
    this.cachedSyllables ??= new Set(
      [..."abcdefghijklmnopqrstuvwxyz"].flatMap((initial) => this.words(initial).map((w) => w.syllables[0]!)),
    );
    return this.cachedSyllables;
  }
  /** Returns the words whose syllables start with these initials. */
  words(initials: string): readonly Word[] {
    const known = this.lines.get(initials);
    if (known) return known;
    const line = this.findLine(initials);
    const words = line === null ? [] : line.split("\t").slice(1).flatMap(parseWords);
    if (this.lines.size >= 400) this.lines.delete(this.lines.keys().next().value!);
    this.lines.set(initials, words);
    return words;
  }
  private findLine(initials: string): string | null {
    let low = 0;
    let high = this.starts.length - 2;
    while (low <= high) {
      const middle = (low + high) >> 1;
      const start = this.starts[middle]!;
      const order = this.compare(start, initials);
      if (order === 0) return this.decoder.decode(this.bytes.subarray(start, this.starts[middle + 1]! - 1));
      if (order < 0) low = middle + 1;
      else high = middle - 1;
    }
    return null;
  }
  /** Compares the initials of a line with the requested initials. */
  private compare(start: number, initials: string): number {
    for (let i = 0; ; i++) {
      const byte = this.bytes[start + i]!;
      const have = byte === tab ? 0 : byte;
      const want = i < initials.length ? initials.charCodeAt(i) : 0;
      if (have !== want) return have - want;
      if (have === 0) return 0;
    }
  }
}
/**
 * Splits "wo men我们W午门." into its two words. A word consists of one character per syllable and one more character, which
 * encodes the word's weight.
 */
function parseWords(part: string): Word[] {
  const reading = /^[a-z ]+/.exec(part)![0];
  const syllables = reading.split(" ");
  const step = syllables.length + 1;
  const words: Word[] = [];
  for (let at = reading.length; at < part.length; at += step)
    words.push({
      text: part.slice(at, at + step - 1),
      syllables,
      weight: (part.charCodeAt(at + step - 1) - 35) / 3,
    });
  return words;
}
