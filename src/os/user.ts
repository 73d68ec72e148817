/** The person who gave the task: what they know, which questions ask for it, and what was asked. Part of the document, so that every copy answers alike. */
import * as v from "valibot";

const words = v.pipe(v.string(), v.nonEmpty(), v.maxLength(200));
const said = v.pipe(v.string(), v.maxLength(4000));

/** Something that the user knows. */
const fact = v.strictObject({
  /** A question asks for it where all words of one line stand in it. Chinese words stand anywhere, others as whole words. */
  asks: v.pipe(v.array(v.pipe(v.array(words), v.nonEmpty())), v.nonEmpty()),
  says: said,
});
export type Fact = v.InferOutput<typeof fact>;
const asked = v.strictObject({
  question: said,
  answer: said,
  /** Names of the facts that the question asks for, by the rules. */
  facts: v.array(words),
  /** Whose words the answer is. */
  by: v.picklist(["rules", "model"]),
});
export type Asked = v.InferOutput<typeof asked>;

/** The oldest makes room. */
const askedMost = 200;
export const userSchema = v.strictObject({
  facts: v.record(words, fact),
  /** What they say where they do not know, and where too much is asked at once. */
  unknown: said,
  oneAtATime: said,
  asked: v.array(asked),
});
export type User = v.InferOutput<typeof userSchema>;

/** A question that asks for more is told nothing: nobody learns everything by one list of words. */
const factsAtOnce = 2;

/** What the user says by the rules: what was asked for, and no more. */
export function answerOf({ facts, unknown, oneAtATime }: User, question: string): Pick<Asked, "answer" | "facts"> {
  const text = folded(question);
  const found = Object.entries(facts)
    .filter(([, { asks }]) => asks.some((line) => line.every((word) => standsIn(folded(word), text))))
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
  if (found.length === 0) return { answer: unknown, facts: [] };
  if (found.length > factsAtOnce) return { answer: oneAtATime, facts: [] };
  return { answer: found.map(([, { says }]) => says).join(" "), facts: found.map(([name]) => name) };
}

/** Asks; `words` where somebody else has put the answer into words. */
export function ask(user: User, question: string, given: string | null): void {
  const { answer, facts } = answerOf(user, question);
  user.asked.push({ question, answer: given ?? answer, facts, by: given === null ? "rules" : "model" });
  if (user.asked.length > askedMost) user.asked.splice(0, user.asked.length - askedMost);
}

const han = /\p{Script=Han}/u;
/** Words with single spaces around them. */
const folded = (text: string): string =>
  ` ${text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim()} `;
const standsIn = (word: string, text: string): boolean =>
  han.test(word) ? text.includes(word.trim()) : text.includes(word) || text.includes(`${word.trimEnd()}s `);
