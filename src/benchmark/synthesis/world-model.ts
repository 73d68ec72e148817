// The world of a dialogue: either a model that simulates the phone in text (MobileGUI-RL, section 3.2), or the phone
// itself.
import type { ChatCompletionMessageParam } from "openai/resources/chat/completions";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Settings } from "../agent/adapter.ts";
import type { Env } from "../../../clients/typescript/src/client.ts";
import { fillTemplate } from "../agent/reading/text.ts";
import type { Action } from "#contract/action.ts";
import type { Element } from "#contract/element.ts";
import type { Lang } from "#contract/env.ts";
import { withFaultKind } from "../run/fault.ts";
import type { Model } from "../run/model.ts";
import { fullReplyText } from "../run/model-agent.ts";
import { defaultReply } from "../run/play.ts";
import { actionText, parseScreen, screenText } from "./screen-text.ts";

export interface WorldTurn {
  /** The reply that was used: the text of the model, or the phone's screen as text. */
  readonly reply: string;
  /** The unreadable replies before `reply`. */
  readonly attempts: readonly string[];
  /** The elements, or null if the reply is unreadable. `fault` then contains the reason. */
  readonly elements: readonly Element[] | null;
  readonly fault: string | null;
  readonly clock: string;
  /** The user's answer to the agent's question. */
  readonly message: string | null;
  /** Whether the phone ended the episode. */
  readonly over: boolean;
}
export interface TextWorld {
  /** Returns the result of an action. Throws EpisodeFault if the world cannot answer. */
  act(action: Action, signal: AbortSignal): Promise<WorldTurn>;
}

export const worldSettings: Settings = { temperature: 0, max_tokens: 4096 };

export interface WorldModelOptions {
  readonly model: Model;
  /** Settings that override `worldSettings`. */
  readonly settings?: Settings;
  /** The instruction of the task. If null, the model does not receive the instruction. */
  readonly instruction: string | null;
  readonly first: readonly Element[];
  /** The phone's time in ISO 8601. It does not advance, because the model receives no later times. */
  readonly clock: string;
  readonly locale: Lang;
  readonly apps: readonly string[];
  /** The number of times that the request is repeated after an unreadable list. */
  readonly again: number;
}

/** Returns a world model. It receives all screens of the dialogue as context, so that its answers can be consistent. */
export function worldModel(options: WorldModelOptions): TextWorld {
  const { model, instruction, locale, apps, clock, again } = options;
  const settings = { ...worldSettings, ...options.settings };
  let elements = options.first;
  const system = fillTemplate(readFileSync(join(import.meta.dirname, "prompts/world.txt"), "utf8"), {
    apps: apps.join(", "),
    clock: clock.slice(0, 16).replace("T", " "),
    language: locale === "en" ? "English" : "Chinese",
    task: instruction === null ? "" : `The user wants: ${instruction}\n`,
  });
  const talk: ChatCompletionMessageParam[] = [
    { role: "system", content: system },
    { role: "user", content: "What is on the screen?" },
    { role: "assistant", content: screenText(elements) },
  ];
  return {
    act: async (action, signal) => {
      const question: ChatCompletionMessageParam = { role: "user", content: actionText(action, elements) };
      const message = action.type === "INFO" ? defaultReply : null;
      const attempts: string[] = [];
      for (;;) {
        const { reply: answered } = await model.ask({ messages: [...talk, question] }, settings, signal);
        const reply = fullReplyText(answered);
        const read = answered.finish === "length" ? { fault: "the list is cut off" } : parseScreen(answered.text);
        if ("elements" in read) {
          elements = read.elements;
          talk.push(question, { role: "assistant", content: screenText(elements) });
          return { reply, attempts, elements, fault: null, clock, message, over: false };
        }
        if (attempts.length >= again)
          return { reply, attempts, elements: null, fault: read.fault, clock, message, over: false };
        attempts.push(reply);
      }
    },
  };
}

/** Returns the phone as a text world. Requires an agent's token, and a phone that was created with `elements: true`. */
export function exactWorld(env: Pick<Env, "step">): TextWorld {
  return {
    act: async (action) => {
      const stepped = await withFaultKind("environment", () =>
        env.step(action, { screenshot: "none", elements: true }),
      );
      const { elements = [], clock = "" } = stepped.observation;
      return {
        reply: screenText(elements),
        attempts: [],
        elements,
        fault: null,
        clock,
        message: action.type === "INFO" ? (stepped.message ?? defaultReply) : null,
        over: stepped.truncated,
      };
    },
  };
}
