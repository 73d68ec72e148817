// A situation for parsing and rendering: a phone of 1080×2400 and a screenshot in the adapter's size, with optional
// earlier turns.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import {
  textReply,
  type Adapter,
  type Options,
  type PastTurn,
  type Reply,
  type Situation,
} from "#benchmark/agent/adapter.ts";

export function situationOf(adapter: Adapter, options: Options = {}, past: readonly PastTurn[] = []): Situation {
  const all = { ...adapter.options, ...options };
  const { width, height } = adapter.picture({ width: 1080, height: 2400 }, all);
  return {
    instruction: "Set an alarm for 07:00",
    locale: "en",
    clock: "2026-03-02T09:00:00+08:00",
    apps: ["Clock", "Notes", "Settings"],
    past,
    picture: { url: "data:image/png;base64,iVBORw0KGgo=", width, height },
    elements: null,
    prompt: readFileSync(join(import.meta.dirname, "../../src/benchmark/agent/prompts", adapter.prompt), "utf8"),
    options: all,
  };
}

/** Creates past turns: a reply, the actions that the adapter parses from it, and the user's message to it. */
export function turnsOf(adapter: Adapter) {
  const first = situationOf(adapter);
  return (reply: Reply | string, message: string | null = null, before: Situation = first): PastTurn => {
    const whole = typeof reply === "string" ? textReply(reply) : reply;
    return { picture: first.picture, reply: whole, parsed: adapter.parse(whole, before), message };
  };
}
export type NamedCall = readonly [name: string, args: object];
/** A reply with native calls and without text. */
export const callsOf = (...calls: readonly NamedCall[]): Reply => ({
  ...textReply(""),
  calls: calls.map(([name, args], i) => ({ id: `call_${i}`, name, args: JSON.stringify(args) })),
  finish: "tool_calls",
});
/** The messages that the model gets about the calls of these turns. */
export const toolMessagesOf = (adapter: Adapter, ...past: readonly PastTurn[]) =>
  adapter
    .request(situationOf(adapter, {}, past))
    .messages.filter(({ role }) => role === "tool")
    .map(({ content }) => content);
