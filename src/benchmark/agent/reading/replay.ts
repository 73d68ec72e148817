// Makes past answers acceptable to servers: calls with ids and readable arguments, and no empty texts.
import type { ChatCompletionMessageParam } from "openai/resources/chat/completions";
import type { PastTurn, Reply, ToolCall } from "../adapter.ts";
import { parseObject } from "./json.ts";
import { readReply } from "./text.ts";

/** Servers reject an answer without text and without calls. */
const noAnswerText = "(no answer)";
/** The text of an answer, or its reasoning when the endpoint returned the whole answer as reasoning. */
export const replyText = (reply: Reply): string => {
  if (reply.text.trim() !== "") return reply.text;
  return readReply(reply).text || noAnswerText;
};

/**
 * The calls of each turn with unique ids: some endpoints give none, or the same in every turn. Our ids have nine
 * letters and digits, which every server accepts.
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
 * An assistant message with calls. Unreadable arguments become an empty object, and invalid characters in names are
 * replaced.
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

/** Replaces a picture that is no longer sent. */
export const olderPictureText = "(an older screenshot)";
/**
 * Makes the roles alternate, for chat templates that reject other messages: consecutive user messages are merged, and a
 * user message `between` is put between two answers of the model.
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
