// Tests answers that are sent between objects.
import { expect, test } from "vitest";
import { unwrapAnswer, Refusal, type Answer } from "./answer.ts";

/** Converts a refused answer into a refusal. */
function refusalOf(answer: Answer<never>): Refusal {
  try {
    unwrapAnswer(answer);
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
  throw new Error("it was granted");
}
const rate = { of: "phones", limit: 3, remaining: 2, reset: 0, window: null } as const;

test("a refusal has a time to wait only if waiting helps, even if it states a limit", () => {
  const ended = new Refusal("forbidden", "This API key has expired.").problem;
  expect(refusalOf({ ok: false, problem: ended, rate }).problem).toEqual(ended);
  expect(ended).not.toHaveProperty("retry_after");
  const over = new Refusal("too-many-requests", "Over.", undefined, { rate, after: 60 }).problem;
  expect(refusalOf({ ok: false, problem: over, rate })).toMatchObject({ problem: { retry_after: 60 }, rate });
});
