// Splits an instruction into its quoted phrases and its other words.

/** Returns the words and numbers of a text in lower case; Chinese text is one word. */
export const splitWords = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

export interface Instruction {
  /** The quoted texts in their order, unchanged. */
  readonly phrases: readonly string[];
  /** The words outside the quotes, without those after "no" or "without", and with the words that buttons have for them. */
  readonly words: ReadonlySet<string>;
}
const quotedText = /"([^"]+)"|“([^”]+)”/g;
/** "No repeat" asks for nothing that is called "Repeat". */
const negation = /\b(?:no|without) [\p{L}\p{N}]+/giu;
/** Words of buttons that people replace by another word ("add an alarm" is done by "New alarm"). */
const buttonWords: Readonly<Record<string, readonly string[]>> = { add: ["new"], create: ["new"], new: ["add"] };
/** A word of buttons that people leave out: they ask for what is to be there, and expect that it is saved. */
const impliedWord = "save";

export function parseInstruction(text: string): Instruction {
  const phrases = [...text.matchAll(quotedText)].map(([, straight, curly]) => (straight ?? curly)!);
  const said = splitWords(text.replace(quotedText, " ").replace(negation, " "));
  return { phrases, words: new Set([...said, ...said.flatMap((word) => buttonWords[word] ?? []), impliedWord]) };
}
/** Whether two texts have the same words in the same order. */
export const hasSameWords = (one: string, other: string): boolean => {
  const words = splitWords(one).join(" ");
  return words !== "" && words === splitWords(other).join(" ");
};
