// Changes past answers so that servers accept them: calls have ids and readable arguments, and no text is empty.
import type { ChatCompletionMessageParam } from "openai/resources/chat/completions";
import type { PastTurn, Reply, ToolCall } from "../adapter.ts";
import { parseObject } from "./json.ts";
import { readReply } from "./text.ts";

/** The replacement for an answer without text and without calls, because servers reject such an answer. */
const noAnswerText = "(no answer)";
/** Returns the text of an answer, or its reasoning if the endpoint returned the whole answer as reasoning. */
export const replyText = (reply: Reply): string => {
  if (reply.text.trim() !== "") return reply.text;
  return readReply(reply).text || noAnswerText;
};

/**
 * Returns the calls of each turn with unique ids. Some endpoints return no ids, or the same ids in every turn. The ids
 * consist of nine letters and digits, because every server accepts this form.
 */
export function callsWithUniqueIds(past: readonly PastTurn[]): readonly (readonly ToolCall[])[] {
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

/**
 * Returns an assistant message with calls. Replaces unreadable arguments with an empty object, and replaces invalid
 * characters in names.
 */
export const callsMessage = (text: string, calls: readonly ToolCall[]): ChatCompletionMessageParam => ({
  role: "assistant",
  content: text.trim() === "" ? null : text,
  tool_calls: calls.map(({ id, name, args }) => ({
    id,
    type: "function",
    function: {
      name: name.replaceAll(/[^\w-]/g, "_").slice(0, 64) || "unknown",
      arguments: JSON.stringify(parseObject(args)?.value ?? {}),
    },
  })),
});

/** The text that replaces a picture which is no longer sent. */
export const olderPictureText = "(an older screenshot)";
/**
 * Makes user and assistant messages alternate, for chat templates that reject any other order. Merges consecutive user
 * messages, and inserts a user message with the text `between` between two answers of the model.
 */
export function alternateRoles(
  messages: readonly ChatCompletionMessageParam[],
  between: string,
): ChatCompletionMessageParam[] {
  const out: ChatCompletionMessageParam[] = [];
  for (const message of messages) {
    const last = out.at(-1);
    if (last?.role === "user" && message.role === "user")
      out[out.length - 1] = {
        role: "user",
        content: [...contentParts(last.content), ...contentParts(message.content)],
      };
    else if (last?.role === "assistant" && message.role === "assistant")
      out.push({ role: "user", content: [{ type: "text", text: between }] }, message);
    else out.push(message);
  }
  return out;
}
type UserContent = Extract<ChatCompletionMessageParam, { role: "user" }>["content"];
const contentParts = (content: UserContent): Exclude<UserContent, string> =>
  typeof content === "string" ? [{ type: "text", text: content }] : content;
