// The world of a dialogue: a model that plays the phone in words (MobileGUI-RL, section 3.2), or the phone itself.
import type { ChatCompletionMessageParam } from "openai/resources/chat/completions";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Settings } from "../agent/adapter.ts";
import type { Env } from "../../../clients/typescript/src/client.ts";
import { filled } from "../agent/reading/text.ts";
import type { Action } from "../../contract/action.ts";
import type { Element, Lang } from "../../contract/env.ts";
import { during } from "../run/fault.ts";
import type { Model } from "../run/model.ts";
import { textOf } from "../run/model-agent.ts";
import { noReply } from "../run/play.ts";
import { actionText, readScreen, screenText } from "./screen-text.ts";

export interface WorldTurn {
  /** As a model wrote it, or as the phone is; the last of `asked`. */
  readonly reply: string;
  /** Replies before it that could not be read. */
  readonly attempts: readonly string[];
  /** Null where it cannot be read: `fault` says why. */
  readonly elements: readonly Element[] | null;
  readonly fault: string | null;
  readonly clock: string;
  /** What the user said to a question. */
  readonly message: string | null;
  /** The phone ended the episode by itself. */
  readonly over: boolean;
}
export interface WordWorld {
  /** What follows from an action. Throws EpisodeFault where nothing can be had. */
  act(action: Action, signal: AbortSignal): Promise<WorldTurn>;
}

export const worldSettings: Settings = { temperature: 0, max_tokens: 4096 };

export interface WorldModelOptions {
  readonly model: Model;
  /** Over `worldSettings`. */
  readonly settings?: Settings;
  /** What the user wants; null withholds it. */
  readonly instruction: string | null;
  readonly first: readonly Element[];
  /** ISO 8601, of the phone. It stands still: nobody tells a model the time. */
  readonly clock: string;
  readonly locale: Lang;
  readonly apps: readonly string[];
  /** How often a list that cannot be read is asked for again. */
  readonly again: number;
}

/** Remembers all screens that were said, so that it can be consistent. */
export function worldModel(options: WorldModelOptions): WordWorld {
  const { model, instruction, locale, apps, clock, again } = options;
  const settings = { ...worldSettings, ...options.settings };
  let elements = options.first;
  const system = filled(readFileSync(join(import.meta.dirname, "prompts/world.txt"), "utf8"), {
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
      const message = action.type === "INFO" ? noReply : null;
      const attempts: string[] = [];
      for (;;) {
        const { reply: answered } = await model.ask({ messages: [...talk, question] }, settings, signal);
        const reply = textOf(answered);
        const read = answered.finish === "length" ? { fault: "the list is cut off" } : readScreen(answered.text);
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

/** The phone in the model's place, told in the same text. With the agent's token: `elements: true` at its creation. */
export function exactWorld(env: Pick<Env, "step">): WordWorld {
  return {
    act: async (action) => {
      const stepped = await during("environment", () => env.step(action, { screenshot: "none", elements: true }));
      const { elements = [], clock = "" } = stepped.observation;
      return {
        reply: screenText(elements),
        attempts: [],
        elements,
        fault: null,
        clock,
        message: action.type === "INFO" ? (stepped.message ?? noReply) : null,
        over: stepped.truncated,
      };
    },
  };
}
