// Splits a prompt into the parts of one message and inserts the picture.
import type { ChatCompletionContentPart } from "openai/resources/chat/completions";
import type { SentPicture } from "../adapter.ts";

/**
 * The picture replaces `{screenshot}` in the prompt. If `{screenshot}` is missing, the picture is the last part. A line
 * of three dashes separates two texts.
 */
export function promptParts(prompt: string, { url }: SentPicture): ChatCompletionContentPart[] {
  const at = prompt.indexOf("{screenshot}");
  const [before, after] = at < 0 ? [prompt, ""] : [prompt.slice(0, at), prompt.slice(at + "{screenshot}".length)];
  return [...textParts(before), { type: "image_url", image_url: { url } }, ...textParts(after)];
}

const textParts = (text: string): ChatCompletionContentPart[] =>
  text
    .split(/^---$/m)
    .map((part) => part.trim())
    .filter((part) => part !== "")
    .map((part) => ({ type: "text", text: part }));
