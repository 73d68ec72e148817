// Validates requests and builds responses; body.ts reads bodies. An invalid request changes nothing and is answered
// with an error that names the path of the invalid field.
import type { Context } from "hono";
import * as v from "valibot";
import { issuesOf, problem, type Issue, type Problem } from "#contract/problem.ts";
import { isStorageFull, Refusal, type Answer, type AnswerNotes } from "#env/answer.ts";
import type { WorkerBindings } from "./bindings.ts";

export type HonoEnv = { Bindings: WorkerBindings; Variables: { noted?: CallLog } };
/** Facts about a call for the log and for the headers of the answer. */
export interface CallLog extends AnswerNotes {
  /** The type of the problem that the answer reports. */
  readonly problem?: string;
  /** The key that paid for the call. */
  readonly payer?: string;
}
export type Call = Context<HonoEnv>;

export const invalid = (issues: readonly Issue[]): Refusal =>
  new Refusal("invalid", "Some fields are not valid; see issues.", issues);

export function validate<S extends v.GenericSchema>(schema: S, input: unknown): v.InferOutput<S> {
  // Valibot accepts an array for an object whose fields are all optional.
  if (schema.type === "strict_object" && (typeof input !== "object" || input === null || Array.isArray(input)))
    throw invalid([{ path: "", message: "Expected an object" }]);
  const parsed = v.safeParse(schema, input);
  if (!parsed.success) throw invalid(issuesOf(parsed.issues));
  return parsed.output;
}

/** Returns the query parameters as an object. If a name occurs several times, its last value is used. */
export const getQuery = (c: Call): Record<string, string> => Object.fromEntries(new URL(c.req.url).searchParams);

/**
 * Returns the value of an answer, or throws the answer's problem. If `c` is given, the headers of this call's response
 * show the times and limits from the answer.
 */
export function unwrapAnswer<T>(answer: Answer<T>, c: Call | null = null): T {
  // The result of an RPC must be disposed. Its data stay valid afterwards.
  (answer as Partial<Disposable>)[Symbol.dispose]?.();
  const { rate, took } = answer;
  if (c) addToCallLog(c, { ...(rate ? { rate } : {}), ...(took ? { took } : {}) });
  if (!answer.ok) throw new RemoteRefusal(answer.problem);
  return answer.value;
}

/** Adds facts to the call's log line and headers. */
export const addToCallLog = (c: Call, fields: CallLog): void => c.set("noted", { ...c.get("noted"), ...fields });

/** Thrown for a problem that a Durable Object has reported in its answer. */
export class RemoteRefusal extends Error {
  readonly problem: Problem;
  constructor(found: Problem) {
    super(found.detail);
    this.problem = found;
  }
}

export function problemResponse(found: Problem): Response {
  const headers: Record<string, string> = { "content-type": "application/problem+json", ...commonHeaders };
  if (found.status === 401) headers["www-authenticate"] = "Bearer";
  if (found.status === 503 || found.retry_after !== undefined) headers["retry-after"] = String(found.retry_after ?? 1);
  return new Response(JSON.stringify(found), { status: found.status, headers });
}

/** Converts a thrown error to a response. */
export const errorResponse = (error: unknown): Response => problemResponse(toProblem(error));

/** Converts a thrown error to a problem. An unexpected error is logged, and its details are hidden from the caller. */
export function toProblem(error: unknown): Problem {
  if (error instanceof Refusal || error instanceof RemoteRefusal) return error.problem;
  // The object was moved or reset during the call, so it is unknown whether the call had an effect.
  if (error instanceof Error && ("retryable" in error || "overloaded" in error || "remote" in error)) {
    console.error("a Durable Object was lost:", error);
    return problem("busy", "The environment's object was moved; try again with the same Idempotency-Key.");
  }
  console.error(error);
  if (isStorageFull(error)) return problem("storage-full", "The disk is full; nothing was done.");
  return problem("internal", "The fault was logged.");
}

const commonHeaders = { "cache-control": "no-store", "x-content-type-options": "nosniff" };

/**
 * Builds an answer that may contain a picture. By default the platform gzips JSON, which takes 7 ms for a picture and
 * saves nothing, because the picture is already compressed. The platform does not gzip an answer whose encoding is set.
 */
export const uncompressedJsonResponse = (text: string, status = 200): Response =>
  new Response(text, {
    status,
    headers: {
      "content-type": "application/json",
      ...commonHeaders,
      ...(text.length > pictureChars
        ? { "content-encoding": "identity", "cache-control": "no-store, no-transform" }
        : {}),
    },
  });
/** A number of characters that only an answer with a picture exceeds. */
const pictureChars = 10_000;

/** Builds a response from a text that is already JSON. */
export const jsonTextResponse = (text: string, status = 200): Response =>
  new Response(text, { status, headers: { "content-type": "application/json", ...commonHeaders } });
export const jsonResponse = (value: unknown, status = 200): Response => jsonTextResponse(JSON.stringify(value), status);
export const noContentResponse = (): Response => new Response(null, { status: 204, headers: commonHeaders });
