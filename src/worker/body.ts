// The bodies of requests: unpacked, with a cap and a deadline, as bytes, text or JSON.
import { gunzipSync } from "node:zlib";
import { implausible } from "../contract/plain.ts";
import { Refusal } from "../env/answer.ts";

/** What is sent in vain is read to its end up to here, so that the client lives to hear the answer. */
const heardOut = 48 << 20;

/** How long a body may keep us: without a byte, and in all. Nobody holds a request open for nothing. */
const patience = { silentMs: 30_000, wholeMs: 300_000 } as const;

/** How long the body says to be. One that does not say may be of any length. */
export function announcedBytes(request: Request): number {
  if (request.body === null) return 0;
  const announced = request.headers.get("content-length");
  return announced === null ? Number.POSITIVE_INFINITY : Number(announced);
}

/** The body's text, at most `cap` bytes of it. */
export async function textOf(request: Request, cap: number): Promise<string> {
  const bytes = await bytesOf(request, cap);
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: false }).decode(bytes);
  } catch {
    throw new Refusal("malformed-body", "The body is not valid UTF-8.");
  }
}

/** The body's bytes, at most `cap` of them, as they were sent and unpacked. */
export async function bytesOf(request: Request, cap: number): Promise<Uint8Array> {
  const encoding = (request.headers.get("content-encoding") ?? "").trim().toLowerCase();
  const packed = encoding === "gzip" || encoding === "x-gzip";
  if (encoding !== "" && encoding !== "identity" && !packed)
    throw new Refusal(
      "unsupported-media-type",
      `Content-Encoding is ${encoding.slice(0, 100)}: send the body with gzip or uncompressed.`,
    );
  const pieces: Uint8Array[] = [];
  let bytes = 0;
  for await (const piece of piecesOf(request)) {
    bytes += piece.byteLength;
    // What is too long already is only read to its end.
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
  return packed && bytes > 0 ? unpacked(whole, cap) : whole;
}

/** A small file may be packed of a huge one: unpacking stops at `cap`. */
function unpacked(bytes: Uint8Array, cap: number): Uint8Array {
  try {
    return gunzipSync(bytes, { maxOutputLength: cap });
  } catch (error) {
    if (error instanceof RangeError) throw tooLarge(cap);
    throw new Refusal("malformed-body", "Content-Encoding is gzip, but the body is not valid gzip data.");
  }
}

/** Lets a body go by that nobody wants, piece by piece. */
export async function letGo(request: Request): Promise<void> {
  if (request.body === null || request.bodyUsed) return;
  try {
    for await (const _ of piecesOf(request));
  } catch {
    // It is answered already.
  }
}

/** The body as it comes, up to where nobody listens any more; refuses one that stalls or breaks. */
async function* piecesOf(request: Request): AsyncGenerator<Uint8Array> {
  if (request.body === null) return;
  const reader = (request.body as ReadableStream<Uint8Array>).getReader();
  const until = Date.now() + patience.wholeMs;
  let bytes = 0;
  try {
    while (bytes <= heardOut) {
      const piece = await withinMs(Math.min(patience.silentMs, until - Date.now()), reader.read());
      if (piece.done) return;
      bytes += piece.value.byteLength;
      yield piece.value;
    }
  } catch (error) {
    if (error instanceof Refusal) throw error;
    // Whoever went away hears nothing of this; whoever is still there sent something that is no body.
    throw new Refusal("malformed-body", "The body ended early, or one of its chunks has no valid size.");
  } finally {
    // Not waited for: of a body that stalls, this may stall too.
    reader.cancel().catch(() => {});
  }
}

async function withinMs<T>(ms: number, promised: Promise<T>): Promise<T> {
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

/** The content type without its parameters; "" where none was sent. */
export const mediaTypeOf = (request: Request): string =>
  (request.headers.get("content-type") ?? "").split(";")[0]!.trim().toLowerCase();

/** What the content type says of it, "utf-8" where it says nothing. */
function charsetOf(request: Request): string {
  const [, charset = "utf-8"] = /;\s*charset\s*=\s*"?([^;"]*)/i.exec(request.headers.get("content-type") ?? "") ?? [];
  return charset.trim().toLowerCase();
}
/** ASCII is UTF-8, too. */
const charsets = ["utf-8", "utf8", "us-ascii"];

/** JSON that may be missing: undefined then. */
export async function jsonOf(
  request: Request,
  cap: number,
  types: readonly string[] = ["application/json"],
): Promise<unknown> {
  const charset = charsetOf(request);
  if (!charsets.includes(charset))
    throw new Refusal("unsupported-media-type", `The charset in Content-Type is ${charset.slice(0, 100)}: send UTF-8.`);
  const text = await textOf(request, cap);
  if (text.trim() === "") return undefined;
  const type = mediaTypeOf(request);
  if (type !== "" && !types.includes(type))
    throw new Refusal("unsupported-media-type", `Send ${types.join(" or ")}, not ${type.slice(0, 100)}.`);
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    throw new Refusal("malformed-json", "The body is not valid JSON.");
  }
  const issue = implausible(json);
  if (issue) throw new Refusal("invalid", "Some fields are not valid; see issues.", [issue]);
  return json;
}
