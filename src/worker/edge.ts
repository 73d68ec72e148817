// Where requests become data: bodies with a cap, JSON, schemas. Whatever does not fit is told by its path and changes nothing.
import type { Context } from "hono";
import * as v from "valibot";
import { implausible } from "../contract/plain.ts";
import { issuesOf, problem, type Issue, type Problem } from "../contract/problem.ts";
import { Refusal, type Answer, type Noted } from "../env/answer.ts";
import type { WorkerBindings } from "./bindings.ts";

export type Edge = { Bindings: WorkerBindings; Variables: { noted?: Told } };
/** What is known of a call when it is told of. */
export interface Told extends Noted {
  /** The type of the problem that it was answered with. */
  readonly problem?: string;
  /** The key that it was made with. */
  readonly payer?: string;
}
export type Call = Context<Edge>;

export const invalid = (issues: readonly Issue[]): Refusal =>
  new Refusal("invalid", "Some fields do not fit; issues says which.", issues);

/** What is sent in vain is read to its end up to here, so that the client lives to hear the answer. */
const heardOut = 48 << 20;

/** How long the body says to be. One that does not say may be of any length. */
export function announcedBytes(request: Request): number {
  if (request.body === null) return 0;
  const announced = request.headers.get("content-length");
  return announced === null ? Number.POSITIVE_INFINITY : Number(announced);
}

/** The body's text, at most `cap` bytes of it, whether or not its length was announced. */
export async function textOf(request: Request, cap: number): Promise<string> {
  if (request.body === null) return "";
  if (announcedBytes(request) <= cap) return request.text();
  const decoder = new TextDecoder();
  let text = "";
  let bytes = 0;
  for await (const chunk of request.body as ReadableStream<Uint8Array>) {
    bytes += chunk.byteLength;
    // Leaving the loop cancels the rest.
    if (bytes > heardOut) break;
    text = bytes > cap ? "" : text + decoder.decode(chunk, { stream: true });
  }
  if (bytes > cap) throw tooLarge(cap);
  return text + decoder.decode();
}

/** The body's bytes, at most `cap` of them. */
export async function bytesOf(request: Request, cap: number): Promise<Uint8Array> {
  const pieces: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of (request.body ?? []) as AsyncIterable<Uint8Array>) {
    bytes += chunk.byteLength;
    if (bytes > heardOut) break;
    // What is too long already is only read to its end.
    if (bytes > cap) pieces.length = 0;
    else pieces.push(chunk);
  }
  if (bytes > cap) throw tooLarge(cap);
  const whole = new Uint8Array(bytes);
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.byteLength;
  }
  return whole;
}

/** Lets a body go by that nobody wants, piece by piece. */
export async function letGo(request: Request): Promise<void> {
  if (request.body === null || request.bodyUsed) return;
  let bytes = 0;
  for await (const chunk of request.body as ReadableStream<Uint8Array>) {
    bytes += chunk.byteLength;
    if (bytes > heardOut) break;
  }
}

const tooLarge = (cap: number): Refusal => new Refusal("body-too-large", `At most ${cap} bytes.`);

/** The content type without its parameters; "" where none was sent. */
export const mediaTypeOf = (request: Request): string =>
  (request.headers.get("content-type") ?? "").split(";")[0]!.trim().toLowerCase();

/** JSON that may be missing: undefined then. */
export async function jsonOf(
  request: Request,
  cap: number,
  types: readonly string[] = ["application/json"],
): Promise<unknown> {
  const text = await textOf(request, cap);
  if (text.trim() === "") return undefined;
  const type = mediaTypeOf(request);
  if (type !== "" && !types.includes(type))
    throw new Refusal("unsupported-media-type", `Send ${types.join(" or ")}, not ${type.slice(0, 100)}.`);
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    throw new Refusal("malformed-json", "The body cannot be read as JSON.");
  }
  const issue = implausible(json);
  if (issue) throw invalid([issue]);
  return json;
}

export function fitting<S extends v.GenericSchema>(schema: S, input: unknown): v.InferOutput<S> {
  // Valibot takes an array for an object whose fields may all be missing.
  if (schema.type === "strict_object" && (typeof input !== "object" || input === null || Array.isArray(input)))
    throw invalid([{ path: "", message: "Expected an object" }]);
  const parsed = v.safeParse(schema, input);
  if (!parsed.success) throw invalid(issuesOf(parsed.issues));
  return parsed.output;
}

/** Query parameters as an object; the last one of a name counts. */
export const queryOf = (c: Call): Record<string, string> => Object.fromEntries(new URL(c.req.url).searchParams);

/** `c`: whose answer's headers tell what is noted. */
export function granted<T>(answer: Answer<T>, c: Call | null = null): T {
  // What comes over RPC is to be given back; its data stays.
  (answer as Partial<Disposable>)[Symbol.dispose]?.();
  const { rate, took } = answer;
  if (c) noted(c, { ...(rate ? { rate } : {}), ...(took ? { took } : {}) });
  if (!answer.ok) throw new Refused(answer.problem);
  return answer.value;
}

/** To be told beside the answer. */
export const noted = (c: Call, told: Told): void => c.set("noted", { ...c.get("noted"), ...told });

/** A problem that an object has found already. */
export class Refused extends Error {
  readonly problem: Problem;
  constructor(found: Problem) {
    super(found.detail);
    this.problem = found;
  }
}

export function problemResponse(found: Problem): Response {
  const headers: Record<string, string> = { "content-type": "application/problem+json", ...always };
  if (found.status === 401) headers["www-authenticate"] = "Bearer";
  if (found.status === 503 || found.retry_after !== undefined) headers["retry-after"] = String(found.retry_after ?? 1);
  return new Response(JSON.stringify(found), { status: found.status, headers });
}

/** What was thrown, as an answer. */
export const thrownResponse = (error: unknown): Response => problemResponse(problemIn(error));

/** What was thrown, as a problem. Anything unexpected is logged and told without its insides. */
export function problemIn(error: unknown): Problem {
  if (error instanceof Refusal || error instanceof Refused) return error.problem;
  // An object that was moved or reset under the call: nothing is known of what it did.
  if (error instanceof Error && ("retryable" in error || "overloaded" in error || "remote" in error)) {
    console.error("an object was lost:", error);
    return problem("busy", "The environment's object was moved; try again with the same Idempotency-Key.");
  }
  console.error(error);
  return problem("internal", "The fault was logged.");
}

const always = { "cache-control": "no-store", "x-content-type-options": "nosniff" };

/**
 * An answer that may hold a picture. Edges gzip JSON on their own: 7 ms for a picture that is compressed already, and in
 * vain; with an encoding named they leave it alone.
 */
export const pictureText = (text: string, status = 200): Response =>
  new Response(text, {
    status,
    headers: {
      "content-type": "application/json",
      ...always,
      ...(text.length > pictureChars
        ? { "content-encoding": "identity", "cache-control": "no-store, no-transform" }
        : {}),
    },
  });
/** Longer than any answer without one. */
const pictureChars = 10_000;

/** A text that is JSON already. */
export const jsonText = (text: string, status = 200): Response =>
  new Response(text, { status, headers: { "content-type": "application/json", ...always } });
export const jsonAnswer = (value: unknown, status = 200): Response => jsonText(JSON.stringify(value), status);
export const nothing = (): Response => new Response(null, { status: 204, headers: always });
