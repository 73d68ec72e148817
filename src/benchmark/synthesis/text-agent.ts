// An agent without vision: a model receives the screen as text and answers with the JSON of the generic adapter. Such
// an agent tests only planning, not perception (MobileGUI-RL, section 3.2).
import type { ChatCompletionMessageParam } from "openai/resources/chat/completions";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Reply, Settings } from "../agent/adapter.ts";
import { readAction } from "../agent/adapters/generic.ts";
import { fillTemplate, readReply } from "../agent/reading/text.ts";
import { hashOf } from "#state/hash.ts";
import type { Agent, Attempt, EpisodeBrief, Session, View } from "../run/agent.ts";
import { fullReplyText } from "../run/model-agent.ts";
import type { Model } from "../run/model.ts";
import { screenText } from "./screen-text.ts";

export interface TextAgentOptions {
  readonly model: Model;
  readonly modelName: string;
  /** Settings that override `textSettings`. */
  readonly settings?: Settings;
  /** The number of times that the request is repeated after an unreadable answer. */
  readonly again: number;
}

export const textSettings: Settings = { temperature: 0.1, top_p: 0.95, max_tokens: 2048 };

/** The agent's view must contain elements. A turn without an action means that all answers were unreadable. */
export function textAgent({ model, modelName, again, settings: over = {} }: TextAgentOptions): Agent {
  const prompt = readFileSync(join(import.meta.dirname, "../agent/prompts/text.txt"), "utf8");
  const settings = { ...textSettings, ...over };
  return {
    profile: {
      name: `text/${modelName}`,
      adapter: "text",
      model: modelName,
      settings: { ...settings, again, prompt: hashOf(prompt) },
    },
    usesPictures: false,
    start: async (brief) => createSession({ model, settings, again, prompt }, brief),
  };
}

function createSession(
  {
    model,
    settings,
    again,
    prompt,
  }: Pick<TextAgentOptions, "model" | "again"> & { settings: Settings; prompt: string },
  { instruction, locale, apps }: EpisodeBrief,
): Session {
  const past: ChatCompletionMessageParam[] = [];
  let turn = 0;
  return {
    next: async ({ elements, clock, message }: View, signal) => {
      if (!elements) throw new Error("This agent needs the elements of the screen");
      turn += 1;
      const language = locale === "en" ? "English" : "Chinese";
      const system = fillTemplate(prompt, { apps: apps.join(", "), date: clock.slice(0, 10), language });
      const heading = [
        turn === 1 ? `Task: ${instruction}` : `Step ${turn}`,
        ...(message === null ? [] : [`The user says: ${message}`]),
      ].join("\n");
      const shown = `${heading}\nOn the screen:\n${screenText(elements)}`;
      // The model receives all earlier answers, but only the newest screen.
      const messages: ChatCompletionMessageParam[] = [
        { role: "system", content: system },
        ...past,
        { role: "user", content: shown },
      ];
      const attempts: Attempt[] = [];
      const usage = { input: 0, output: 0 };
      for (;;) {
        const { reply, usage: used } = await model.ask({ messages }, settings, signal);
        usage.input += used?.input ?? 0;
        usage.output += used?.output ?? 0;
        const { actions, thought, fault, repairs, notes } = readAction(reply);
        if (fault) attempts.push({ reply: fullReplyText(reply), fault });
        if (fault && attempts.length <= again) continue;
        past.push({ role: "user", content: heading }, { role: "assistant", content: replyText(reply) });
        const rest = {
          thought: thought || reply.reasoning,
          reply: fullReplyText(reply),
          attempts,
          repairs,
          notes,
          usage,
        };
        return { ...rest, actions: fault ? [] : actions };
      }
    },
  };
}

const replyText = (reply: Reply): string =>
  readReply(reply).text || reply.calls.map(({ name, args }) => `${name}(${args})`).join("\n") || "(nothing)";
