// Reads request bodies as bytes, text or JSON. Decompresses them, and enforces a size limit and a timeout.
import { gunzipSync } from "node:zlib";
import { findUnsupportedJson } from "#contract/json-limits.ts";
import { Refusal } from "#env/answer.ts";

/** A rejected body is drained up to this size, so that the client receives the error. */
const maxDrainBytes = 48 << 20;

/** The limits for the time in which a body arrives, in milliseconds: `silentMs` without a byte, `wholeMs` in total. */
const bodyTimeouts = { silentMs: 30_000, wholeMs: 300_000 } as const;

/** Returns the declared length of the body in bytes: 0 if there is no body, infinity if no length is declared. */
export function declaredBytes(request: Request): number {
  if (request.body === null) return 0;
  const announced = request.headers.get("content-length");
  return announced === null ? Number.POSITIVE_INFINITY : Number(announced);
}

/** Returns the body's text. Refuses a body of more than `cap` bytes. */
export async function readText(request: Request, cap: number): Promise<string> {
  const bytes = await readBytes(request, cap);
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: false }).decode(bytes);
  } catch {
    throw new Refusal("malformed-body", "The body is not valid UTF-8.");
  }
}

/** Returns the body's bytes, decompressed. Refuses more than `cap` bytes, both before and after decompression. */
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
    // If the body is already too long, the rest is read but not kept.
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

/** Decompresses a body. A small file may decompress to a huge one, so decompression stops at `cap` bytes. */
function decompress(bytes: Uint8Array, cap: number): Uint8Array {
  try {
    return gunzipSync(bytes, { maxOutputLength: cap });
  } catch (error) {
    if (error instanceof RangeError) throw tooLarge(cap);
    throw new Refusal("malformed-body", "Content-Encoding is gzip, but the body is not valid gzip data.");
  }
}

/** Reads an unused body to its end, chunk by chunk. */
export async function drainBody(request: Request): Promise<void> {
  if (request.body === null || request.bodyUsed) return;
  try {
    for await (const _ of bodyChunks(request));
  } catch {
    // Errors are ignored, because the request has already been answered.
  }
}

/** Yields the body's chunks, up to the drain limit. Refuses a body that stalls or breaks off. */
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
    // If the client has disconnected, nobody receives this error. Otherwise the client sent an invalid body.
    throw new Refusal("malformed-body", "The body ended early, or one of its chunks has an invalid size.");
  } finally {
    // The call is not awaited, because cancelling a stalled body may also stall.
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

/** Returns the content type without its parameters, or "" if there is no content type. */
export const getMediaType = (request: Request): string =>
  (request.headers.get("content-type") ?? "").split(";")[0]!.trim().toLowerCase();

/** Returns the charset from the content type, or "utf-8" if none is given. */
function getCharset(request: Request): string {
  const [, charset = "utf-8"] = /;\s*charset\s*=\s*"?([^;"]*)/i.exec(request.headers.get("content-type") ?? "") ?? [];
  return charset.trim().toLowerCase();
}
/** ASCII is accepted, because every ASCII text is valid UTF-8. */
const charsets = ["utf-8", "utf8", "us-ascii"];

/** Reads JSON. Returns undefined if the body is missing. */
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
