// Connects to a model behind an OpenAI-compatible endpoint.
import OpenAI, { APIConnectionError, APIConnectionTimeoutError, APIError, APIUserAbortError } from "openai";
import type { ChatCompletionCreateParamsNonStreaming } from "openai/resources/chat/completions";
import type { ModelRequest, Reply, Settings, ToolCall } from "../agent/adapter.ts";
import { EpisodeFault } from "./fault.ts";

export interface Endpoint {
  readonly model: string;
  /** The base URL, including `/v1`, as in the documentation of the endpoint. */
  readonly baseUrl: string;
  readonly apiKey: string;
  /** The timeout for one answer, in seconds. */
  readonly timeout: number;
  /** The number of retries after a refused connection, a timeout, 408, 409, 429 and 5xx. */
  readonly retries: number;
}
/** A token of an answer and the natural logarithm of its sampling probability. */
export interface TokenLogprob {
  readonly token: string;
  readonly logprob: number;
}
export interface ModelAnswer {
  readonly reply: Reply;
  /** The log probabilities from the endpoint, if logprobs=true is set; otherwise null. */
  readonly logprobs: readonly TokenLogprob[] | null;
  readonly usage: { readonly input: number; readonly output: number } | null;
}
export interface Model {
  ask(request: ModelRequest, settings: Settings, signal: AbortSignal): Promise<ModelAnswer>;
}

/** Throws EpisodeFault of kind "model" if the endpoint does not answer. */
export function connectModel({ model, baseUrl, apiKey, timeout, retries }: Endpoint): Model {
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
          reply: toReply(choice),
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
 * Reads a choice in the formats of different endpoints. The content may be a text or a list of parts. The arguments may
 * be a text or an object. Calls may have a type or not. Older servers return a single call. The reasoning has one of
 * two names or is one of the parts. An answer that was cut off has one of several finish reasons.
 */
function toReply(choice: unknown): Reply {
  const { message, finish_reason: finish } = asObject(choice);
  const { content, tool_calls: calls, function_call: call, reasoning_content, reasoning } = asObject(message);
  const parts: readonly unknown[] = Array.isArray(content) ? content : [content];
  const thoughts = [reasoning_content, reasoning, parts.filter((part) => isThought(part))].map(joinTexts);
  const list: readonly unknown[] = Array.isArray(calls) ? calls : [];
  return {
    text: joinTexts(parts.filter((part) => isText(part))),
    reasoning: thoughts.find((text) => text.trim() !== "") ?? "",
    calls: (list.length === 0 && call != null ? [{ function: call }] : list).flatMap(toToolCalls),
    finish: typeof finish === "string" && finish !== "" ? normalizeFinish(finish) : "stop",
  };
}
const asObject = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
const normalizeFinish = (finish: string): string =>
  /^(?:length|max_(?:output_)?tokens)$/i.test(finish) ? "length" : finish;

/** Returns the type of a content part: text, thought, or another type. */
const typeOf = (part: unknown): string => String(asObject(part)["type"] ?? "text");
const isThought = (part: unknown): boolean => /^(?:thinking|reasoning)/.test(typeOf(part));
const isText = (part: unknown): boolean => /^(?:output_)?text$/.test(typeOf(part));
/** Returns the text of the content, which may be a text, a part, or a list of texts and parts. */
function joinTexts(value: unknown): string {
  if (typeof value === "string") return value;
  if (Array.isArray(value)) return value.map(joinTexts).join("");
  const part = asObject(value);
  return joinTexts(part["text"] ?? part["thinking"] ?? part["reasoning"] ?? part["content"] ?? "");
}

function toToolCalls(value: unknown): ToolCall[] {
  const call = asObject(value);
  // Some endpoints return the name and the arguments directly in the call, without the field `function`.
  const { name, arguments: args } = call["function"] === undefined ? call : asObject(call["function"]);
  if (typeof name !== "string") return [];
  const written = typeof args === "string" ? args : args == null ? "" : JSON.stringify(args);
  return [{ id: typeof call["id"] === "string" ? call["id"] : "", name, args: written }];
}

const causeOf = ({ cause, message }: Error): string => (cause instanceof Error ? cause.message : message);
