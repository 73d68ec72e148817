// Tests, over a socket, that unusual answer formats of endpoints can be read.
import { afterAll, beforeAll, expect, it } from "vitest";
import { serveChat, type ChatServer } from "#test/support/chat-server.ts";
import type { Reply } from "../agent/adapter.ts";
import { connectModel } from "./model.ts";

let server: ChatServer;
let choice: object = {};
beforeAll(async () => {
  server = await serveChat(() => ({ choice }));
});
afterAll(() => server.stop());

async function askModel(message: object | null, finish: string | null = "stop"): Promise<Reply> {
  choice = { message, finish_reason: finish };
  const model = connectModel({ model: "m", baseUrl: server.url, apiKey: "none", timeout: 30, retries: 0 });
  const request = { messages: [{ role: "user" as const, content: "?" }] };
  return (await model.ask(request, {}, new AbortController().signal)).reply;
}
const call = { id: "a", name: "click", args: '{"x":1}' };

it.each<[string, object | null, Partial<Reply>]>([
  ["a text", { content: "a" }, { text: "a", reasoning: "", calls: [], finish: "stop" }],
  ["no content", { content: null }, { text: "", reasoning: "" }],
  ["no message", null, { text: "", calls: [] }],
  [
    "a list of parts",
    {
      content: [
        { type: "text", text: "a" },
        { type: "output_text", text: "b" },
        { type: "image_url", image_url: { url: "data:" } },
        "c",
        { text: "d" },
      ],
    },
    { text: "abcd", reasoning: "" },
  ],
  [
    "thoughts among the parts",
    {
      content: [
        { type: "thinking", thinking: [{ type: "text", text: "t" }] },
        { type: "text", text: "a" },
      ],
    },
    { text: "a", reasoning: "t" },
  ],
  ["reasoning_content", { content: "a", reasoning_content: "t" }, { text: "a", reasoning: "t" }],
  ["reasoning", { content: "a", reasoning: "t" }, { reasoning: "t" }],
  [
    "an empty reasoning_content beside reasoning",
    { content: "", reasoning_content: "", reasoning: "t" },
    { reasoning: "t" },
  ],
  [
    "a null reasoning_content beside reasoning",
    { content: "", reasoning_content: null, reasoning: "t" },
    { reasoning: "t" },
  ],
  [
    "an empty reasoning beside reasoning_content",
    { content: "", reasoning_content: "t", reasoning: "" },
    { reasoning: "t" },
  ],
  [
    "arguments as a text",
    { content: null, tool_calls: [{ id: "a", type: "function", function: { name: "click", arguments: '{"x":1}' } }] },
    { calls: [call] },
  ],
  [
    "arguments as an object",
    { content: null, tool_calls: [{ id: "a", type: "function", function: { name: "click", arguments: { x: 1 } } }] },
    { calls: [call] },
  ],
  [
    "a call without a type",
    { content: null, tool_calls: [{ id: "a", function: { name: "click", arguments: '{"x":1}' } }] },
    { calls: [call] },
  ],
  [
    "a call without an id and without arguments",
    { content: null, tool_calls: [{ type: "function", function: { name: "click" } }] },
    { calls: [{ id: "", name: "click", args: "" }] },
  ],
  [
    "a call without its function around it",
    { content: null, tool_calls: [{ id: "a", name: "click", arguments: { x: 1 } }] },
    { calls: [call] },
  ],
  [
    "the one call of older servers",
    { content: null, function_call: { name: "click", arguments: '{"x":1}' } },
    { calls: [{ ...call, id: "" }] },
  ],
  ["calls that are null", { content: "a", tool_calls: null }, { text: "a", calls: [] }],
])("reads %s", async (_, message, reply) => {
  expect(await askModel(message)).toMatchObject(reply);
});

it.each(["length", "max_tokens", "MAX_TOKENS", "max_output_tokens"])(
  "reads the finish reason %s as length",
  async (finish) => {
    expect((await askModel({ content: "a" }, finish)).finish).toBe("length");
  },
);
it("accepts an answer without a finish reason as complete", async () => {
  expect((await askModel({ content: "a" }, null)).finish).toBe("stop");
});
