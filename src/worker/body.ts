// Reads request bodies as bytes, text or JSON: decompressed, with a size limit and a timeout.
import { gunzipSync } from "node:zlib";
import { findUnsupportedJson } from "#contract/json-limits.ts";
import { Refusal } from "#env/answer.ts";

/** A rejected body is drained up to this size, so that the client receives the error. */
const maxDrainBytes = 48 << 20;

/** How long a body may take, in milliseconds: without a byte, and in total. */
const bodyTimeouts = { silentMs: 30_000, wholeMs: 300_000 } as const;

/** The declared length of the body; infinite when it declares none. */
export function declaredBytes(request: Request): number {
  if (request.body === null) return 0;
  const announced = request.headers.get("content-length");
  return announced === null ? Number.POSITIVE_INFINITY : Number(announced);
}

/** The body's text. Refuses more than `cap` bytes. */
export async function readText(request: Request, cap: number): Promise<string> {
  const bytes = await readBytes(request, cap);
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: false }).decode(bytes);
  } catch {
    throw new Refusal("malformed-body", "The body is not valid UTF-8.");
  }
}

/** The body's bytes, decompressed. Refuses more than `cap` bytes, before and after decompression. */
export async function readBytes(request: Request, cap: number): Promise<Uint8Array> {
  const encoding = (request.headers.get("content-encoding") ?? "").trim().toLowerCase();
  const packed = encoding === "gzip" || encoding === "x-gzip";
  if (encoding !== "" && encoding !== "identity" && !packed)
    throw new Refusal(
      "unsupported-media-type",
      `Content-Encoding is ${encoding.slice(0, 100)}: send the body with gzip or uncompressed.`,
    );
  const pieces: Uint8Array[] = [];
  let bytes = 0;
  for await (const piece of bodyChunks(request)) {
    bytes += piece.byteLength;
    // A body that is already too long is only drained.
    if (bytes > cap) pieces.length = 0;
    else pieces.push(piece);
  }
  if (bytes > cap) throw tooLarge(cap);
  const whole = new Uint8Array(bytes);
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.byteLength;
  }
  return packed && bytes > 0 ? decompress(whole, cap) : whole;
}

/** A small file may decompress to a huge one, so decompression stops at `cap`. */
function decompress(bytes: Uint8Array, cap: number): Uint8Array {
  try {
    return gunzipSync(bytes, { maxOutputLength: cap });
  } catch (error) {
    if (error instanceof RangeError) throw tooLarge(cap);
    throw new Refusal("malformed-body", "Content-Encoding is gzip, but the body is not valid gzip data.");
  }
}

/** Reads a body that nobody uses to its end, chunk by chunk. */
export async function drainBody(request: Request): Promise<void> {
  if (request.body === null || request.bodyUsed) return;
  try {
    for await (const _ of bodyChunks(request));
  } catch {
    // The request is already answered.
  }
}

/** Yields the body's chunks, up to the drain limit. Refuses a body that stalls or breaks. */
async function* bodyChunks(request: Request): AsyncGenerator<Uint8Array> {
  if (request.body === null) return;
  const reader = (request.body as ReadableStream<Uint8Array>).getReader();
  const until = Date.now() + bodyTimeouts.wholeMs;
  let bytes = 0;
  try {
    while (bytes <= maxDrainBytes) {
      const piece = await withDeadline(Math.min(bodyTimeouts.silentMs, until - Date.now()), reader.read());
      if (piece.done) return;
      bytes += piece.value.byteLength;
      yield piece.value;
    }
  } catch (error) {
    if (error instanceof Refusal) throw error;
    // A client that disconnected does not receive this; any other client sent an invalid body.
    throw new Refusal("malformed-body", "The body ended early, or one of its chunks has an invalid size.");
  } finally {
    // Not awaited, because it may stall as well when the body stalls.
    reader.cancel().catch(() => {});
  }
}

async function withDeadline<T>(ms: number, promised: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new Refusal("slow-body", "The rest of the body did not arrive in time; send the request again.")),
      ms,
    );
  });
  try {
    return await Promise.race([promised, late]);
  } finally {
    clearTimeout(timer);
  }
}

const tooLarge = (cap: number): Refusal =>
  new Refusal("body-too-large", `The body is too large: at most ${cap} bytes are allowed.`);

/** The content type without its parameters; "" when there is none. */
export const getMediaType = (request: Request): string =>
  (request.headers.get("content-type") ?? "").split(";")[0]!.trim().toLowerCase();

/** The charset from the content type; "utf-8" when there is none. */
function getCharset(request: Request): string {
  const [, charset = "utf-8"] = /;\s*charset\s*=\s*"?([^;"]*)/i.exec(request.headers.get("content-type") ?? "") ?? [];
  return charset.trim().toLowerCase();
}
/** ASCII is also valid UTF-8. */
const charsets = ["utf-8", "utf8", "us-ascii"];

/** Reads JSON that may be missing; returns undefined then. */
export async function readJson(
  request: Request,
  cap: number,
  types: readonly string[] = ["application/json"],
): Promise<unknown> {
  const charset = getCharset(request);
  if (!charsets.includes(charset))
    throw new Refusal("unsupported-media-type", `The charset in Content-Type is ${charset.slice(0, 100)}: send UTF-8.`);
  const text = await readText(request, cap);
  if (text.trim() === "") return undefined;
  const type = getMediaType(request);
  if (type !== "" && !types.includes(type))
    throw new Refusal("unsupported-media-type", `Send ${types.join(" or ")}, not ${type.slice(0, 100)}.`);
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    throw new Refusal("malformed-json", "The body is not valid JSON.");
  }
  const issue = findUnsupportedJson(json);
  if (issue) throw new Refusal("invalid", "Some fields are not valid; see issues.", [issue]);
  return json;
}
