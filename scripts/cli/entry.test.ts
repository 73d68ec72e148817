// Tests the entry with a small server in place of the platform: which requests the entry forwards, and which it answers
// itself.
import { createServer, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { WebSocket, WebSocketServer } from "ws";
import { sendRaw } from "#test/support/raw-http.ts";
import { startEntry, type Entry } from "./entry.ts";

interface ForwardedRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingMessage["headers"];
  readonly body: string;
}
let platform: Server;
let entry: Entry;
let url: string;
const reached: ForwardedRequest[] = [];
beforeAll(async () => {
  platform = createServer((asked, answer) => {
    let body = "";
    asked.on("data", (piece) => (body += String(piece)));
    asked.on("end", () => {
      reached.push({ method: asked.method!, url: asked.url!, headers: asked.headers, body });
      answer.setHeader("set-cookie", ["a=1", "b=2"]);
      answer.end(`heard ${body}`);
    });
  });
  const sockets = new WebSocketServer({ server: platform });
  sockets.on("connection", (socket, asked) => {
    reached.push({ method: asked.method!, url: asked.url!, headers: asked.headers, body: "" });
    socket.on("message", (data) => socket.send(`heard ${String(data)}`));
  });
  const free = (server: Server): Promise<number> =>
    new Promise((resolve) => server.listen(0, "127.0.0.1", () => resolve((server.address() as AddressInfo).port)));
  const to = await free(platform);
  const probe = createServer();
  const port = await free(probe);
  await new Promise((resolve) => probe.close(resolve));
  entry = await startEntry({ host: "127.0.0.1", port, to: () => to });
  url = `http://127.0.0.1:${port}`;
});
afterAll(async () => {
  await entry.stop();
  platform.closeAllConnections();
  await new Promise((resolve) => platform.close(resolve));
});
beforeEach(() => void reached.splice(0));

describe("a valid request", () => {
  test("reaches the platform unchanged, and the platform's response comes back", async () => {
    const response = await fetch(`${url}/v1/x?y=%20`, { method: "PUT", headers: { "x-own": "1" }, body: "some text" });
    expect([response.status, await response.text()]).toEqual([200, "heard some text"]);
    expect(response.headers.getSetCookie()).toEqual(["a=1", "b=2"]);
    expect(reached).toMatchObject([
      { method: "PUT", url: "/v1/x?y=%20", body: "some text", headers: { "x-own": "1", host: new URL(url).host } },
    ]);
  });
  test("reaches the platform without the platform's own headers, in any letter case", async () => {
    const headers = {
      "MF-Original-URL": "http://example.test/",
      "mf-route-override": "other",
      "Mf-Anything": "1",
      "x-mf": "1",
    };
    await (await fetch(url, { headers })).text();
    const socket = new WebSocket(url.replace("http", "ws"), { headers });
    const heard = new Promise((resolve) => socket.once("message", (data) => resolve(String(data))));
    await new Promise((resolve) => socket.once("open", resolve));
    socket.send("hello");
    expect(await heard).toBe("heard hello");
    socket.close();
    expect(reached.length).toBe(2);
    for (const { headers: got } of reached) {
      expect(Object.keys(got).filter((name) => name.startsWith("mf-"))).toEqual([]);
      expect(got["x-mf"]).toBe("1");
    }
  });
  test("can have a chunked body, no body, or an absolute URL as its target", async () => {
    const streamed = new Blob(["in ", "chunks"]).stream();
    const init = { method: "POST", body: streamed, duplex: "half" } as RequestInit;
    expect(await (await fetch(url, init)).text()).toBe("heard in chunks");
    expect(await (await fetch(url, { method: "POST" })).text()).toBe("heard ");
    const { status } = await sendRaw(url, "GET http://HOST/v1/y HTTP/1.1\r\nHost: HOST\r\nConnection: close\r\n\r\n");
    expect([status, reached.at(-1)!.url]).toEqual([200, "/v1/y"]);
  });
  test("can offer an upgrade to another protocol, and is answered without it", async () => {
    const offer = "Connection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\nHTTP2-Settings: AA\r\n";
    const request = `POST /v1/z HTTP/1.1\r\nHost: HOST\r\n${offer}Content-Length: 5\r\n\r\nhello`;
    expect(await sendRaw(url, request)).toMatchObject({ status: 200, body: expect.stringContaining("heard hello") });
    expect(reached).toMatchObject([{ method: "POST", url: "/v1/z", body: "hello" }]);
  });
});

describe("an invalid request", () => {
  const host = "Host: HOST\r\n";
  const cases: readonly (readonly [name: string, request: string, status: number])[] = [
    ["a method that nobody knows", `FOO / HTTP/1.1\r\n${host}\r\n`, 501],
    ["TRACE", `TRACE / HTTP/1.1\r\n${host}\r\n`, 501],
    ["CONNECT", `CONNECT example.test:443 HTTP/1.1\r\n${host}\r\n`, 501],
    ["no path", `GET v1/health HTTP/1.1\r\n${host}\r\n`, 400],
    ["a star for a path", `OPTIONS * HTTP/1.1\r\n${host}\r\n`, 400],
    ["another server's address", `GET http://example.test/ HTTP/1.1\r\n${host}\r\n`, 400],
    ["a path with bytes that are none of ASCII", `GET /\xff HTTP/1.1\r\n${host}\r\n`, 400],
    ["a version that is none", `GET / HTTP/3.9\r\n${host}\r\n`, 400],
    ["no version", `GET /\r\n${host}\r\n`, 400],
    ["no host", "GET / HTTP/1.1\r\n\r\n", 400],
    ["an empty host", "GET / HTTP/1.1\r\nHost:\r\n\r\n", 400],
    ["two hosts", `GET / HTTP/1.1\r\n${host}Host: example.test\r\n\r\n`, 400],
    ["the same host twice", `GET / HTTP/1.1\r\n${host}${host}\r\n`, 400],
    ["a host that is none", "GET / HTTP/1.1\r\nHost: a b\r\n\r\n", 400],
    ["half an IPv6 host", "GET / HTTP/1.1\r\nHost: [::\r\n\r\n", 400],
    ["two lengths", `POST / HTTP/1.1\r\n${host}Content-Length: 2\r\nContent-Length: 3\r\n\r\n{} `, 400],
    [
      "a length and chunks",
      `POST / HTTP/1.1\r\n${host}Content-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
      400,
    ],
    ["a length that is none", `POST / HTTP/1.1\r\n${host}Content-Length: x\r\n\r\n`, 400],
    ["an encoding that nobody knows", `POST / HTTP/1.1\r\n${host}Transfer-Encoding: gzip\r\n\r\n`, 400],
    ["two tokens", `GET / HTTP/1.1\r\n${host}Authorization: Bearer a\r\nAuthorization: Bearer b\r\n\r\n`, 400],
    ["two types", `POST / HTTP/1.1\r\n${host}Content-Type: a/b\r\nContent-Type: a/b\r\nContent-Length: 0\r\n\r\n`, 400],
    ["a header without a colon", `GET / HTTP/1.1\r\n${host}Nothing\r\n\r\n`, 400],
    ["a zero byte in a header", `GET / HTTP/1.1\r\n${host}X-A: b\x00c\r\n\r\n`, 400],
    ["a path of 100,000 letters", `GET /${"a".repeat(100_000)} HTTP/1.1\r\n${host}\r\n`, 400],
    ["no HTTP at all", "\x16\x03\x01\x02\x00\x01\x00\r\n\r\n", 400],
  ];
  test("with a chunked body without sizes gets the problem malformed-body", async () => {
    const answer = await sendRaw(
      url,
      `POST / HTTP/1.1\r\n${host}Transfer-Encoding: chunked\r\n\r\nZZ\r\n{}\r\n0\r\n\r\n`,
    );
    expect(answer).toMatchObject({ status: 400, body: expect.stringContaining("problem:malformed-body") });
    expect(reached).toEqual([]);
  });
  test.each(cases)("with %s gets a problem and does not reach the platform", async (_, request, status) => {
    const answer = await sendRaw(url, request);
    expect([answer.status, answer.type]).toEqual([status, "application/problem+json"]);
    expect(JSON.parse(answer.body)).toMatchObject({
      type: `urn:phonebooth:problem:${status === 501 ? "not-implemented" : "malformed-request"}`,
      status,
      detail: expect.any(String),
    });
    expect(answer.body).not.toMatch(/node_modules|\\n\s+at /);
    expect(reached).toEqual([]);
  });
});

test("answers 503 busy when the platform is not running", async () => {
  const probe = createServer();
  const free = await new Promise<number>((resolve) =>
    probe.listen(0, "127.0.0.1", () => resolve((probe.address() as AddressInfo).port)),
  );
  await new Promise((resolve) => probe.close(resolve));
  const other = createServer();
  const nobody = await new Promise<number>((resolve) =>
    other.listen(0, "127.0.0.1", () => resolve((other.address() as AddressInfo).port)),
  );
  await new Promise((resolve) => other.close(resolve));
  const alone = await startEntry({ host: "127.0.0.1", port: free, to: () => nobody });
  const response = await fetch(`http://127.0.0.1:${free}/v1/health`);
  expect([response.status, response.headers.get("retry-after")]).toEqual([503, "1"]);
  expect(await response.json()).toMatchObject({ type: "urn:phonebooth:problem:busy" });
  await alone.stop();
});
