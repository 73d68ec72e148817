// Splits an instruction into its quoted phrases and its other words.

/** Returns the words and numbers of a text in lower case; Chinese text is one word. */
export const splitWords = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

export interface Instruction {
  /** The quoted texts in their order, unchanged. */
  readonly phrases: readonly string[];
  /** The words outside the quotes. */
  readonly words: ReadonlySet<string>;
}
const quotedText = /"([^"]+)"|“([^”]+)”/g;
export function parseInstruction(text: string): Instruction {
  const phrases = [...text.matchAll(quotedText)].map(([, straight, curly]) => (straight ?? curly)!);
  return { phrases, words: new Set(splitWords(text.replace(quotedText, " "))) };
}
/** Whether two texts have the same words in the same order. */
export const hasSameWords = (one: string, other: string): boolean => {
  const words = splitWords(one).join(" ");
  return words !== "" && words === splitWords(other).join(" ");
};
