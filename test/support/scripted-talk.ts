// An endpoint that plays synthesiser, world model and agent by script, at times badly: which one is asked, its model's name says.
import { said, type Reply } from "../../src/benchmark/agent/adapter.ts";
import { modelAt, type Model } from "../../src/benchmark/run/model.ts";
import { serveChat } from "./chat-server.ts";

/** A text as it is; or what goes wrong: a text that is cut off, an error of the server, no answer at all. */
export type ScriptLine = string | { readonly cut: string } | { readonly status: number } | "(silence)";
export type Part = "agent" | "world" | "synthesiser";
export interface Asked {
  readonly part: Part;
  readonly messages: readonly { readonly role: string; readonly content: string }[];
}
export interface ScriptedTalk {
  /** Each request, in order. */
  readonly asked: Asked[];
  /** The next answers of a part, in order; the world may answer by what it is asked last. */
  script(part: Part, lines: readonly ScriptLine[] | ((question: string) => ScriptLine)): void;
  /** `seconds`: how long it waits for an answer. */
  model(part: Part, seconds?: number): Model;
  stop(): Promise<void>;
}

export async function scriptedTalk(): Promise<ScriptedTalk> {
  const asked: Asked[] = [];
  const scripts = new Map<Part, (question: string) => ScriptLine>();
  const server = await serveChat((body) => {
    const { model, messages } = JSON.parse(body) as { model: Part; messages: Asked["messages"] };
    asked.push({ part: model, messages });
    const line = scripts.get(model)?.(messages.at(-1)!.content);
    if (line === undefined) throw new Error(`${model} has nothing more to say`);
    if (line === "(silence)") return "silence";
    if (typeof line === "string") return said(line);
    return "cut" in line ? ({ ...said(line.cut), finish: "length" } satisfies Reply) : line;
  });
  return {
    asked,
    script: (part, lines) => {
      const waiting = typeof lines === "function" ? null : [...lines];
      scripts.set(part, (question) => (waiting ? waiting.shift()! : (lines as (q: string) => ScriptLine)(question)));
    },
    model: (part, seconds = 60) =>
      modelAt({ model: part, baseUrl: server.url, apiKey: "none", timeout: seconds, retries: 0 }),
    stop: server.stop,
  };
}
