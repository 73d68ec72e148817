// Prompts that go to the model as several parts of one message, with the picture among them.
import type { ChatCompletionContentPart } from "openai/resources/chat/completions";
import type { SentPicture } from "../adapter.ts";

/** The picture stands where the prompt says `{screenshot}`, else at the end; a line of three dashes parts two texts. */
export function partsOf(prompt: string, { url }: SentPicture): ChatCompletionContentPart[] {
  const at = prompt.indexOf("{screenshot}");
  const [before, after] = at < 0 ? [prompt, ""] : [prompt.slice(0, at), prompt.slice(at + "{screenshot}".length)];
  return [...textsOf(before), { type: "image_url", image_url: { url } }, ...textsOf(after)];
}

const textsOf = (text: string): ChatCompletionContentPart[] =>
  text
    .split(/^---$/m)
    .map((part) => part.trim())
    .filter((part) => part !== "")
    .map((part) => ({ type: "text", text: part }));
