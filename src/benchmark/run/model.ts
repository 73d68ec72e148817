// A model behind an OpenAI-compatible endpoint.
import OpenAI, { APIConnectionError, APIConnectionTimeoutError, APIError, APIUserAbortError } from "openai";
import type { ChatCompletionCreateParamsNonStreaming } from "openai/resources/chat/completions";
import type { ModelRequest, Reply, Settings } from "../agent/adapter.ts";
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

function replyOf({ message, finish_reason }: OpenAI.ChatCompletion.Choice): Reply {
  // Servers of open models give the reasoning apart under one of two names that the schema does not know.
  const { reasoning_content, reasoning } = message as { reasoning_content?: unknown; reasoning?: unknown };
  const thoughts = [reasoning_content, reasoning].find((text) => typeof text === "string");
  const calls = (message.tool_calls ?? []).flatMap((call) =>
    call.type === "function" ? [{ id: call.id, name: call.function.name, args: call.function.arguments }] : [],
  );
  return { text: message.content ?? "", reasoning: thoughts ?? "", calls, finish: finish_reason ?? "stop" };
}

const causeOf = ({ cause, message }: Error): string => (cause instanceof Error ? cause.message : message);
