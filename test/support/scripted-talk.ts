// A scripted endpoint that plays the synthesiser, the world model and the agent, sometimes with faults. The model's
// name in the request selects the role.
import { textReply, type Reply } from "#benchmark/agent/adapter.ts";
import { connectModel, type Model } from "#benchmark/run/model.ts";
import { serveChat } from "./chat-server.ts";

/** A text, or a fault: a truncated text, a server error, or no answer. */
export type ScriptLine = string | { readonly cut: string } | { readonly status: number } | "(silence)";
export type ModelRole = "agent" | "world" | "synthesiser";
export interface ModelRequest {
  readonly part: ModelRole;
  readonly messages: readonly { readonly role: string; readonly content: string }[];
}
export interface ScriptedEndpoint {
  /** All requests, in order. */
  readonly requests: ModelRequest[];
  /** Sets the next answers of a role, in order. An answer may also be computed from the last question. */
  script(part: ModelRole, lines: readonly ScriptLine[] | ((question: string) => ScriptLine)): void;
  /** `seconds`: timeout for an answer. */
  model(part: ModelRole, seconds?: number): Model;
  stop(): Promise<void>;
}

export async function startScriptedEndpoint(): Promise<ScriptedEndpoint> {
  const requests: ModelRequest[] = [];
  const scripts = new Map<ModelRole, (question: string) => ScriptLine>();
  const server = await serveChat((body) => {
    const { model, messages } = JSON.parse(body) as { model: ModelRole; messages: ModelRequest["messages"] };
    requests.push({ part: model, messages });
    const line = scripts.get(model)?.(messages.at(-1)!.content);
    if (line === undefined) throw new Error(`${model} has nothing more to say`);
    if (line === "(silence)") return "silence";
    if (typeof line === "string") return textReply(line);
    return "cut" in line ? ({ ...textReply(line.cut), finish: "length" } satisfies Reply) : line;
  });
  return {
    requests,
    script: (part, lines) => {
      const waiting = typeof lines === "function" ? null : [...lines];
      scripts.set(part, (question) => (waiting ? waiting.shift()! : (lines as (q: string) => ScriptLine)(question)));
    },
    model: (part, seconds = 60) =>
      connectModel({ model: part, baseUrl: server.url, apiKey: "none", timeout: seconds, retries: 0 }),
    stop: server.stop,
  };
}
