/**
 * The user who gave the task: the facts that the user knows, the words by which questions ask for a fact, and the
 * questions that were asked. The user is part of the document, so that every copy of the phone gives the same answers.
 */
import * as v from "valibot";

const shortText = v.pipe(v.string(), v.nonEmpty(), v.maxLength(200));
const longText = v.pipe(v.string(), v.maxLength(4000));

/** A fact that the user knows. */
const fact = v.strictObject({
  /**
   * A question asks for this fact if the question contains all words of at least one of these lines. Chinese words
   * match anywhere; other words match only as whole words.
   */
  asks: v.pipe(v.array(v.pipe(v.array(shortText), v.nonEmpty())), v.nonEmpty()),
  says: longText,
});
export type UserFact = v.InferOutput<typeof fact>;
const askedQuestion = v.strictObject({
  question: longText,
  answer: longText,
  /** The names of the facts that the question asks for, according to the rules. */
  facts: v.array(shortText),
  /** Whether the rules or a model wrote the answer. */
  by: v.picklist(["rules", "model"]),
});
export type AskedQuestion = v.InferOutput<typeof askedQuestion>;

/** The maximum number of stored questions. A further question removes the oldest one. */
const maxAskedQuestions = 200;
export const userSchema = v.strictObject({
  facts: v.record(shortText, fact),
  /**
   * `unknown` is the answer if the user does not know; `oneAtATime` is the answer if a question asks for too many
   * facts.
   */
  unknown: longText,
  oneAtATime: longText,
  asked: v.array(askedQuestion),
});
export type User = v.InferOutput<typeof userSchema>;

/**
 * The maximum number of facts in one answer. A question that asks for more facts gets none of them, so that a question
 * with a long list of words does not reveal everything.
 */
const maxFactsPerAnswer = 2;

/** Returns the user's answer according to the rules. It contains the facts that the question asks for and no others. */
export function answerQuestion(
  { facts, unknown, oneAtATime }: User,
  question: string,
): Pick<AskedQuestion, "answer" | "facts"> {
  const text = normalizeWords(question);
  const found = Object.entries(facts)
    .filter(([, { asks }]) => asks.some((line) => line.every((word) => containsWord(normalizeWords(word), text))))
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
  if (found.length === 0) return { answer: unknown, facts: [] };
  if (found.length > maxFactsPerAnswer) return { answer: oneAtATime, facts: [] };
  return { answer: found.map(([, { says }]) => says).join(" "), facts: found.map(([name]) => name) };
}

/**
 * Asks the user and stores the answer. `reply` is an answer that a model wrote, or null for the answer by the rules.
 */
export function askUser(user: User, question: string, reply: string | null): void {
  const { answer, facts } = answerQuestion(user, question);
  user.asked.push({ question, answer: reply ?? answer, facts, by: reply === null ? "rules" : "model" });
  if (user.asked.length > maxAskedQuestions) user.asked.splice(0, user.asked.length - maxAskedQuestions);
}

const han = /\p{Script=Han}/u;
/** Returns the words of a text in lower case, separated and surrounded by single spaces. */
const normalizeWords = (text: string): string =>
  ` ${text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim()} `;
const containsWord = (word: string, text: string): boolean =>
  han.test(word) ? text.includes(word.trim()) : text.includes(word) || text.includes(`${word.trimEnd()}s `);
