// A situation to parse in and to render from: a phone of 1080×2400, the picture as the adapter wants it sent. Turns before it.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import {
  said,
  type Adapter,
  type Options,
  type PastTurn,
  type Reply,
  type Situation,
} from "../../src/benchmark/agent/adapter.ts";

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

/** Makes turns that are over: a reply, what the adapter reads in it, and what the user said to it. */
export function turnsOf(adapter: Adapter) {
  const first = situationOf(adapter);
  return (reply: Reply | string, message: string | null = null, before: Situation = first): PastTurn => {
    const whole = typeof reply === "string" ? said(reply) : reply;
    return { picture: first.picture, reply: whole, parsed: adapter.parse(whole, before), message };
  };
}
export type NamedCall = readonly [name: string, args: object];
/** A reply of native calls and no text. */
export const callsOf = (...calls: readonly NamedCall[]): Reply => ({
  ...said(""),
  calls: calls.map(([name, args], i) => ({ id: `call_${i}`, name, args: JSON.stringify(args) })),
  finish: "tool_calls",
});
/** What the model hears of the calls of these turns. */
export const heardOf = (adapter: Adapter, ...past: readonly PastTurn[]) =>
  adapter
    .request(situationOf(adapter, {}, past))
    .messages.filter(({ role }) => role === "tool")
    .map(({ content }) => content);
