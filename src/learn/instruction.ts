// What an instruction says, as words: what it quotes, and the rest.

/** Words and numbers of a text in lower case; Chinese text is one word. */
export const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

export interface Instruction {
  /** The quoted texts in their order, as they are written. */
  readonly phrases: readonly string[];
  /** The words outside of them. */
  readonly words: ReadonlySet<string>;
}
const quoted = /"([^"]+)"|“([^”]+)”/g;
export function instructionOf(text: string): Instruction {
  const phrases = [...text.matchAll(quoted)].map(([, straight, curly]) => (straight ?? curly)!);
  return { phrases, words: new Set(wordsOf(text.replace(quoted, " "))) };
}
/** Two texts that say the same words in the same order. */
export const sameWords = (one: string, other: string): boolean => {
  const words = wordsOf(one).join(" ");
  return words !== "" && words === wordsOf(other).join(" ");
};
