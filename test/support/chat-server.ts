// An OpenAI-compatible endpoint whose answers come from a test: replies, errors, or none at all.
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { Reply } from "#benchmark/agent/adapter.ts";

/**
 * An answer of the endpoint. With "silence", the connection stays open without an answer. `choice` is sent unchanged.
 */
export type ChatAnswer = Reply | { readonly status: number } | { readonly choice: object } | "silence";
export interface ChatServer {
  /** The address, including `/v1`. */
  readonly url: string;
  stop(): Promise<void>;
}

/** Starts an endpoint. `answer` gets the request's body; when `answer` throws, the response has the status 400. */
export async function serveChat(answer: (body: string) => Promise<ChatAnswer> | ChatAnswer): Promise<ChatServer> {
  const server = createServer((request, response) => void handleRequest(request, response, answer));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as { port: number };
  return {
    url: `http://127.0.0.1:${port}/v1`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function handleRequest(
  request: IncomingMessage,
  response: ServerResponse,
  answer: (body: string) => Promise<ChatAnswer> | ChatAnswer,
): Promise<void> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const send = (status: number, body: object): void => {
    response.writeHead(status, { "content-type": "application/json" });
    response.end(JSON.stringify(body));
  };
  if (request.method !== "POST" || request.url !== "/v1/chat/completions")
    return send(404, { error: { message: "no such path" } });
  try {
    const answered = await answer(Buffer.concat(chunks).toString());
    if (answered === "silence") return;
    if ("status" in answered) return send(answered.status, { error: { message: "by script" } });
    if ("choice" in answered) return send(200, completion(answered.choice));
    const { text, calls, finish } = answered;
    const message = {
      role: "assistant",
      content: text,
      ...(calls.length === 0
        ? {}
        : {
            tool_calls: calls.map(({ id, name, args }) => ({
              id,
              type: "function",
              function: { name, arguments: args },
            })),
          }),
    };
    send(200, completion({ message, finish_reason: calls.length === 0 ? finish : "tool_calls" }));
  } catch (error) {
    send(400, { error: { message: error instanceof Error ? error.message : String(error) } });
  }
}

const completion = (choice: object): object => ({
  id: "chatcmpl-1",
  object: "chat.completion",
  created: 0,
  model: "scripted",
  choices: [{ index: 0, logprobs: null, ...choice }],
  usage: { prompt_tokens: 100, completion_tokens: 20, total_tokens: 120 },
});
