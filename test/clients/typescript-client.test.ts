// The TypeScript client with a busy server that loses answers: which requests the client repeats, and which it does not
// repeat.
import { createServer, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { Client, ProblemError } from "../../clients/typescript/src/client.ts";

type ServerAnswer = { readonly status: number; readonly body?: unknown; readonly retryAfter?: string } | "lost";
const problem = (status: number, kind: string, retryAfter?: string): ServerAnswer => ({
  status,
  body: { type: `urn:phonebooth:problem:${kind}`, title: "No", status, detail: "No." },
  ...(retryAfter === undefined ? {} : { retryAfter }),
});
const createdAnswer: ServerAnswer = {
  status: 201,
  body: { id: "env_1234567", tokens: { agent: "a", operator: "o" }, version: 0, observation: {} },
};

let server: Server;
let client: Client;
let answers: ServerAnswer[];
let requests: {
  readonly call: string;
  readonly key: string | undefined;
  readonly body: Record<string, unknown> | null;
}[];
beforeAll(async () => {
  server = createServer(async (request, response) => {
    const text = await textOf(request);
    const { method = "", url = "", headers } = request;
    const key = headers["idempotency-key"] as string | undefined;
    requests.push({ call: `${method} ${url}`, key, body: text === "" ? null : JSON.parse(text) });
    const said = answers.shift() ?? "lost";
    if (said === "lost") return void request.socket.destroy();
    response.writeHead(said.status, {
      "content-type": "application/json",
      ...(said.retryAfter === undefined ? {} : { "retry-after": said.retryAfter }),
    });
    response.end(said.body === undefined ? undefined : JSON.stringify(said.body));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  client = new Client(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, "key");
});
afterAll(() => new Promise((resolve) => server.close(resolve)));
beforeEach(() => {
  requests = [];
});
const phone = () => client.env("env_1234567", { agent: "a", operator: "o" });
const textOf = async (request: IncomingMessage): Promise<string> => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
};

test("repeats a lost creation with the same id and secret, and a lost step under the same key", async () => {
  answers = ["lost", createdAnswer];
  await client.create({ seed: 3 });
  expect(requests.map(({ call }) => call)).toEqual(["POST /v1/envs", "POST /v1/envs"]);
  expect(requests[1]!.body).toEqual(requests[0]!.body);
  expect(requests[0]!.body).toMatchObject({ seed: 3, id: expect.any(String), secret: expect.any(String) });
  answers = ["lost", { status: 200, body: { step: 1 } }];
  await phone().step({ type: "HOME" });
  expect(requests[2]!.key).toMatch(/./);
  expect(requests[3]).toEqual(requests[2]);
});

test("accepts 404 after a deletion whose answer was lost", async () => {
  answers = ["lost", problem(404, "not-found")];
  await phone().remove();
  expect(requests).toHaveLength(2);
  answers = [problem(404, "not-found")];
  await expect(phone().remove()).rejects.toThrow("404");
});

test("repeats any call after 429, and after 503 only calls that are safe to repeat", async () => {
  answers = [problem(429, "busy", "0"), problem(503, "busy", "0"), { status: 200, body: { step: 1 } }];
  expect(await phone().step({ type: "HOME" })).toEqual({ step: 1 });
  answers = [problem(429, "busy", "0"), { status: 200, body: { version: 1 } }];
  expect(await phone().command("notes", "x")).toEqual({ version: 1 });
  answers = [problem(503, "busy", "0")];
  await expect(phone().command("notes", "x")).rejects.toThrow(ProblemError);
  expect(requests).toHaveLength(3 + 2 + 1);
});

test("does not wait for a server that lacks a setting or asks for an hour", async () => {
  answers = [problem(503, "not-configured", "1")];
  await expect(phone().step({ type: "HOME" })).rejects.toThrow("503");
  answers = [problem(429, "busy", "3600")];
  await expect(phone().step({ type: "HOME" })).rejects.toThrow("429");
  answers = [problem(429, "busy", new Date(Date.now() + 3_600_000).toUTCString())];
  await expect(phone().step({ type: "HOME" })).rejects.toThrow("429");
  expect(requests).toHaveLength(3);
});
