// Tests bodies from untrusted clients: compressed, broken, endless, or stalled bodies.
import { gzipSync } from "node:zlib";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Refusal } from "#env/answer.ts";
import { readBytes, readJson, drainBody, readText } from "./body.ts";

const maxBytes = 1 << 20;
const utf8 = new TextEncoder();
type Body = Uint8Array<ArrayBuffer> | string | ReadableStream<Uint8Array>;
const request = (body: Body, headers: Record<string, string> = {}): Request =>
  new Request("http://phone/", { method: "POST", body, headers, duplex: "half" } as RequestInit);
const compressedRequest = (text: string | Buffer, encoding = "gzip"): Request =>
  request(new Uint8Array(gzipSync(text)), { "content-encoding": encoding });
const refusalStatus = async (promised: Promise<unknown>): Promise<number | null> => {
  try {
    await promised;
  } catch (error) {
    if (error instanceof Refusal) return error.problem.status;
    throw error;
  }
  return null;
};

test("reads a body as it was sent, compressed or not, in one piece or many", async () => {
  const text = `{"name":"长😀${"x".repeat(9000)}"}`;
  const bytes = utf8.encode(text);
  const pieces = new ReadableStream<Uint8Array>({
    start(controller) {
      for (let at = 0; at < bytes.length; at += 7) controller.enqueue(bytes.slice(at, at + 7));
      controller.close();
    },
  });
  for (const sent of [
    request(text),
    request(pieces),
    compressedRequest(text),
    compressedRequest(text, "x-gzip"),
    compressedRequest(text, "GZIP"),
  ])
    expect(await readText(sent, maxBytes)).toBe(text);
  expect(
    await readJson(request("\ufeff{}", { "content-type": 'application/json; charset="UTF-8"' }), maxBytes),
  ).toEqual({});
  expect(await readJson(compressedRequest(""), maxBytes)).toBeUndefined();
});

test("does not decompress a body beyond the limit", async () => {
  const bomb = compressedRequest(Buffer.alloc(200 << 20));
  expect((await bomb.clone().arrayBuffer()).byteLength).toBeLessThan(maxBytes);
  expect(await refusalStatus(readText(bomb, maxBytes))).toBe(413);
  expect(await refusalStatus(readBytes(compressedRequest(Buffer.alloc(maxBytes)), maxBytes))).toBe(null);
  expect(await refusalStatus(readBytes(compressedRequest(Buffer.alloc(maxBytes + 1)), maxBytes))).toBe(413);
});

test("refuses an unreadable body with 400, and an unsupported encoding or charset with 415", async () => {
  expect(await refusalStatus(readText(request(new Uint8Array([0x7b, 0xff, 0xfe, 0x7d])), maxBytes))).toBe(400);
  expect(await refusalStatus(readText(request("no gzip", { "content-encoding": "gzip" }), maxBytes))).toBe(400);
  expect(
    await refusalStatus(
      readText(request(new Uint8Array(gzipSync("{}")).slice(0, 12), { "content-encoding": "gzip" }), maxBytes),
    ),
  ).toBe(400);
  for (const encoding of ["br", "deflate", "gzip, gzip", "nonsense"])
    expect(await refusalStatus(readText(request("{}", { "content-encoding": encoding }), maxBytes))).toBe(415);
  for (const charset of ["utf-16", "latin1", '"iso-8859-1"', "utf-8x"])
    expect(
      await refusalStatus(
        readJson(request("{}", { "content-type": `application/json; charset=${charset}` }), maxBytes),
      ),
    ).toBe(415);
  const broken = new ReadableStream<Uint8Array>({
    start: (controller) => controller.error(new Error("Network connection lost.")),
  });
  expect(await refusalStatus(readText(request(broken), maxBytes))).toBe(400);
});

describe("a slow body", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());
  /** Sends a byte at a regular interval forever. `cancelled` returns true after the reader has cancelled the body. */
  function dripping(everyMs: number): { sent: Request; cancelled: () => boolean } {
    let isCancelled = false;
    const stream = new ReadableStream<Uint8Array>({
      pull: (controller) =>
        new Promise((resolve) => {
          setTimeout(() => {
            if (!isCancelled) controller.enqueue(utf8.encode(" "));
            resolve();
          }, everyMs);
        }),
      cancel: () => void (isCancelled = true),
    });
    return { sent: request(stream), cancelled: () => isCancelled };
  }

  test.each([
    ["without a byte for half a minute", 31_000, 31_000],
    ["byte by byte for five minutes", 20_000, 301_000],
  ])("%s is refused with 408, and not read further", async (_, everyMs, ms) => {
    const { sent, cancelled } = dripping(everyMs);
    const answer = refusalStatus(readText(sent, maxBytes));
    await vi.advanceTimersByTimeAsync(ms);
    expect(await answer).toBe(408);
    expect(cancelled()).toBe(true);
  });

  test("is cancelled if it stalls while it is drained", async () => {
    const { sent, cancelled } = dripping(31_000);
    const gone = drainBody(sent);
    await vi.advanceTimersByTimeAsync(31_000);
    await gone;
    expect(cancelled()).toBe(true);
  });
});
