// A model behind an OpenAI-compatible endpoint.
import OpenAI, { APIConnectionError, APIConnectionTimeoutError, APIError, APIUserAbortError } from "openai";
import type { ChatCompletionCreateParamsNonStreaming } from "openai/resources/chat/completions";
import type { ModelRequest, Reply, Settings, ToolCall } from "../agent/adapter.ts";
import { EpisodeFault } from "./fault.ts";

export interface Endpoint {
  readonly model: string;
  /** With `/v1`, as its makers tell it. */
  readonly baseUrl: string;
  readonly apiKey: string;
  /** Seconds for one answer. */
  readonly timeout: number;
  /** Again after a refused connection, a timeout, 408, 409, 429 and 5xx. */
  readonly retries: number;
}
/** A token of an answer, with the natural logarithm of the probability that it was drawn with. */
export interface TokenLogprob {
  readonly token: string;
  readonly logprob: number;
}
export interface Answered {
  readonly reply: Reply;
  /** Where the endpoint gives them (the setting logprobs=true); null otherwise. */
  readonly logprobs: readonly TokenLogprob[] | null;
  readonly usage: { readonly input: number; readonly output: number } | null;
}
export interface Model {
  ask(request: ModelRequest, settings: Settings, signal: AbortSignal): Promise<Answered>;
}

/** Throws EpisodeFault of kind "model" where no answer can be had. */
export function modelAt({ model, baseUrl, apiKey, timeout, retries }: Endpoint): Model {
  const client = new OpenAI({ baseURL: baseUrl, apiKey, timeout: timeout * 1000, maxRetries: retries });
  return {
    ask: async ({ messages, tools }, settings, signal) => {
      const body = {
        model,
        messages: [...messages],
        ...(tools ? { tools: [...tools] } : {}),
        ...settings,
      } as ChatCompletionCreateParamsNonStreaming;
      try {
        const { choices, usage } = await client.chat.completions.create(body, { signal });
        const [choice] = choices ?? [];
        if (!choice) throw new EpisodeFault("model", "The endpoint answered without a choice");
        return {
          reply: replyOf(choice),
          logprobs: choice.logprobs?.content?.map(({ token, logprob }) => ({ token, logprob })) ?? null,
          usage: usage ? { input: usage.prompt_tokens, output: usage.completion_tokens } : null,
        };
      } catch (error) {
        if (error instanceof APIUserAbortError) throw signal.reason ?? error;
        if (error instanceof APIConnectionTimeoutError)
          throw new EpisodeFault("model", `No answer within ${timeout} s`, error);
        if (error instanceof APIConnectionError)
          throw new EpisodeFault("model", `${baseUrl} cannot be reached: ${causeOf(error)}`, error);
        if (error instanceof APIError) throw new EpisodeFault("model", `${error.status}: ${error.message}`, error);
        throw error;
      }
    },
  };
}

/**
 * What there is in a choice, in the shapes that endpoints give it: words as a text or a list of parts, arguments as a text or
 * an object, calls with and without a type, the one call of older servers, reasoning under one of two names or among the
 * parts, and several words for an answer that was cut off.
 */
function replyOf(choice: unknown): Reply {
  const { message, finish_reason: finish } = objectOf(choice);
  const { content, tool_calls: calls, function_call: call, reasoning_content, reasoning } = objectOf(message);
  const parts: readonly unknown[] = Array.isArray(content) ? content : [content];
  const thoughts = [reasoning_content, reasoning, parts.filter((part) => isThought(part))].map(wordsIn);
  const given: readonly unknown[] = Array.isArray(calls) ? calls : [];
  return {
    text: wordsIn(parts.filter((part) => isText(part))),
    reasoning: thoughts.find((text) => text.trim() !== "") ?? "",
    calls: (given.length === 0 && call != null ? [{ function: call }] : given).flatMap(callOf),
    finish: typeof finish === "string" && finish !== "" ? finishOf(finish) : "stop",
  };
}
const objectOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
const finishOf = (finish: string): string => (/^(?:length|max_(?:output_)?tokens)$/i.test(finish) ? "length" : finish);

/** Parts of a content have a type, which says whether they are words, thoughts, or something else. */
const typeOf = (part: unknown): string => String(objectOf(part)["type"] ?? "text");
const isThought = (part: unknown): boolean => /^(?:thinking|reasoning)/.test(typeOf(part));
const isText = (part: unknown): boolean => /^(?:output_)?text$/.test(typeOf(part));
/** A text, what a part holds, or both of them in a list. */
function wordsIn(value: unknown): string {
  if (typeof value === "string") return value;
  if (Array.isArray(value)) return value.map(wordsIn).join("");
  const part = objectOf(value);
  return wordsIn(part["text"] ?? part["thinking"] ?? part["reasoning"] ?? part["content"] ?? "");
}

function callOf(value: unknown): ToolCall[] {
  const call = objectOf(value);
  // Some give the name and the arguments without the function around them.
  const { name, arguments: args } = call["function"] === undefined ? call : objectOf(call["function"]);
  if (typeof name !== "string") return [];
  const written = typeof args === "string" ? args : args == null ? "" : JSON.stringify(args);
  return [{ id: typeof call["id"] === "string" ? call["id"] : "", name, args: written }];
}

const causeOf = ({ cause, message }: Error): string => (cause instanceof Error ? cause.message : message);
