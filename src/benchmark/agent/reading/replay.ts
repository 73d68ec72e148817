// Past answers as servers take them again: calls with ids and arguments that can be read, words that are not empty.
import type { ChatCompletionMessageParam } from "openai/resources/chat/completions";
import type { PastTurn, Reply, ToolCall } from "../adapter.ts";
import { objectIn } from "./json.ts";
import { heard } from "./text.ts";

/** Servers refuse an answer without words and without calls. */
const noWords = "(no answer)";
/** The words of an answer; the reasoning where the endpoint took all of the answer for it. */
export const wordsOf = (reply: Reply): string => {
  if (reply.text.trim() !== "") return reply.text;
  return heard(reply).text || noWords;
};

/**
 * The calls of each turn with ids that no other call has: endpoints give none, or the same in every turn. Ours have nine
 * letters and digits, which every server takes.
 */
export function numberedCalls(past: readonly PastTurn[]): readonly (readonly ToolCall[])[] {
  const seen = new Set<string>();
  return past.map(({ reply }, turn) =>
    reply.calls.map((call, n) => {
      const made = `call${String(turn + 1).padStart(3, "0")}${String(n + 1).padStart(2, "0")}`;
      const id = call.id.trim() === "" || seen.has(call.id) ? made : call.id;
      seen.add(id);
      return { ...call, id };
    }),
  );
}

/** An answer with calls; their arguments are an object, empty where the model's could not be read, and their names are names. */
export const replayedCalls = (text: string, calls: readonly ToolCall[]): ChatCompletionMessageParam => ({
  role: "assistant",
  content: text.trim() === "" ? null : text,
  tool_calls: calls.map(({ id, name, args }) => ({
    id,
    type: "function",
    function: {
      name: name.replaceAll(/[^\w-]/g, "_").slice(0, 64) || "unknown",
      arguments: JSON.stringify(objectIn(args)?.value ?? {}),
    },
  })),
});

/** Stands for a picture that is not sent any more. */
export const olderPicture = "(an older screenshot)";
/**
 * Messages whose roles alternate, for chat templates that refuse others: neighbours of the user are put into one. Between
 * two answers of the model stands `between`, as the user's.
 */
export function alternating(
  messages: readonly ChatCompletionMessageParam[],
  between: string,
): ChatCompletionMessageParam[] {
  const out: ChatCompletionMessageParam[] = [];
  for (const message of messages) {
    const last = out.at(-1);
    if (last?.role === "user" && message.role === "user")
      out[out.length - 1] = { role: "user", content: [...partsOf(last.content), ...partsOf(message.content)] };
    else if (last?.role === "assistant" && message.role === "assistant")
      out.push({ role: "user", content: [{ type: "text", text: between }] }, message);
    else out.push(message);
  }
  return out;
}
type UserContent = Extract<ChatCompletionMessageParam, { role: "user" }>["content"];
const partsOf = (content: UserContent): Exclude<UserContent, string> =>
  typeof content === "string" ? [{ type: "text", text: content }] : content;
