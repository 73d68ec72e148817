// A configured model that words the user's answers. It receives the question and the facts that the user knows.
import * as v from "valibot";
import type { StepAction } from "#contract/action.ts";
import { Refusal } from "#env/answer.ts";
import type { Course } from "#env/course.ts";
import type { Settings } from "./settings.ts";

const timeoutMs = 60_000;
const maxAnswerLength = 1000;
const Completion = v.object({
  choices: v.pipe(v.array(v.object({ message: v.object({ content: v.string() }) })), v.minLength(1)),
});

/**
 * Returns the model's answer to this action, or null if the rules answer. The rules answer if there is no endpoint or
 * if the action asks no question. In runs the rules always answer, because verdicts of runs must not depend on a model.
 * The answer becomes part of the log, so it is never requested again. Refuses if the model does not answer.
 */
export async function askUserModel(
  { USER_MODEL_URL: url, USER_MODEL: model, USER_MODEL_KEY: key }: Settings,
  { env, state }: Pick<Course, "env" | "state">,
  action: StepAction,
): Promise<string | null> {
  const { user } = state.os;
  if (action.type !== "INFO" || !user || !url || !model || env.seat) return null;
  const facts = Object.values(user.facts).map(({ says }) => `- ${says}`);
  const body = {
    model,
    temperature: 0,
    messages: [
      { role: "system", content: `${systemPrompt}\n\n${facts.join("\n")}\n\n${fallbackPrompt(user.unknown)}` },
      { role: "user", content: action.value },
    ],
  };
  try {
    const answer = await fetch(`${url.replace(/\/+$/, "")}/chat/completions`, {
      method: "POST",
      headers: { "content-type": "application/json", ...(key ? { authorization: `Bearer ${key}` } : {}) },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (!answer.ok) throw noAnswer(`It answered ${answer.status}.`);
    const parsed = v.safeParse(Completion, await answer.json());
    const text = parsed.success ? parsed.output.choices[0]!.message.content.trim() : "";
    if (text === "") throw noAnswer("Its model sent an empty answer.");
    return text.slice(0, maxAnswerLength);
  } catch (error) {
    if (error instanceof Refusal) throw error;
    // The error's message may contain the endpoint's address, so it goes only to the log.
    console.error("the user's model:", error);
    throw noAnswer("Its model cannot be reached or did not answer with JSON.");
  }
}

const systemPrompt =
  "You are a person who has given an assistant a task on your phone. The assistant asks you something. Answer in one short sentence, in the language of these facts, with what is asked for and no more. All that you know:";
const fallbackPrompt = (unknown: string): string => `If these facts do not answer the question, say: ${unknown}`;
const noAnswer = (why: string): Refusal =>
  new Refusal("user-silent", `The simulated user cannot answer: ${why} The step was not taken; try it again.`);
