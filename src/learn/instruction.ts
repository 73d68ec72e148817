// Splits an instruction into its quoted phrases and its other words.

/** Returns the words and numbers of a text in lower case. A run of Chinese text is one word. */
export const splitWords = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

export interface Instruction {
  /** The quoted texts in their order, unchanged. */
  readonly phrases: readonly string[];
  /**
   * The words outside the quotes, the words that buttons use instead of these words, and "save". Each "no" and
   * "without" is left out together with the next word.
   */
  readonly words: ReadonlySet<string>;
}
const quotedText = /"([^"]+)"|“([^”]+)”/g;
/** Matches "no" or "without" and the next word, because "no repeat" does not ask for an element named "Repeat". */
const negation = /\b(?:no|without) [\p{L}\p{N}]+/giu;
/**
 * Words that buttons use instead of a word of the instruction. For example, "add an alarm" is done with the button "New
 * alarm".
 */
const buttonWords: Readonly<Record<string, readonly string[]>> = { add: ["new"], create: ["new"], new: ["add"] };
/**
 * A word on buttons that instructions leave out. A person who asks for an entry expects the agent to save the entry.
 */
const impliedWord = "save";

export function parseInstruction(text: string): Instruction {
  const phrases = [...text.matchAll(quotedText)].map(([, straight, curly]) => (straight ?? curly)!);
  const words = splitWords(text.replace(quotedText, " ").replace(negation, " "));
  return { phrases, words: new Set([...words, ...words.flatMap((word) => buttonWords[word] ?? []), impliedWord]) };
}
/** Whether two texts have the same words in the same order. */
export const hasSameWords = (one: string, other: string): boolean => {
  const words = splitWords(one).join(" ");
  return words !== "" && words === splitWords(other).join(" ");
};
