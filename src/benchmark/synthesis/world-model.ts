// The world of a dialogue: a model that simulates the phone in text (MobileGUI-RL, section 3.2), or the phone itself.
import type { ChatCompletionMessageParam } from "openai/resources/chat/completions";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Settings } from "../agent/adapter.ts";
import type { Env } from "../../../clients/typescript/src/client.ts";
import { fillTemplate } from "../agent/reading/text.ts";
import type { Action } from "#contract/action.ts";
import type { Element, Lang } from "#contract/env.ts";
import { withFaultKind } from "../run/fault.ts";
import type { Model } from "../run/model.ts";
import { fullReplyText } from "../run/model-agent.ts";
import { defaultReply } from "../run/play.ts";
import { actionText, parseScreen, screenText } from "./screen-text.ts";

export interface WorldTurn {
  /** The model's text, or the phone's screen as text. It is the answer that was used. */
  readonly reply: string;
  /** Unreadable replies before it. */
  readonly attempts: readonly string[];
  /** Null if it is unreadable: `fault` says why. */
  readonly elements: readonly Element[] | null;
  readonly fault: string | null;
  readonly clock: string;
  /** The user's answer to a question. */
  readonly message: string | null;
  /** True if the phone ended the episode. */
  readonly over: boolean;
}
export interface TextWorld {
  /** Returns the result of an action. Throws EpisodeFault if the world cannot answer. */
  act(action: Action, signal: AbortSignal): Promise<WorldTurn>;
}

export const worldSettings: Settings = { temperature: 0, max_tokens: 4096 };

export interface WorldModelOptions {
  readonly model: Model;
  /** Overrides `worldSettings`. */
  readonly settings?: Settings;
  /** The user's request; null hides it from the model. */
  readonly instruction: string | null;
  readonly first: readonly Element[];
  /** The phone's time in ISO 8601. It does not advance, because the model is not told the time. */
  readonly clock: string;
  readonly locale: Lang;
  readonly apps: readonly string[];
  /** How often an unreadable list is requested again. */
  readonly again: number;
}

/** Keeps all screens of the dialogue as context, so that the model can stay consistent. */
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

/** The phone as a text world. Needs an agent's token and `elements: true` at the phone's creation. */
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
