// Where requests become data that fits, and answers responses; bodies are read in body.ts. Whatever does not fit is told by
// its path and changes nothing.
import type { Context } from "hono";
import * as v from "valibot";
import { issuesOf, problem, type Issue, type Problem } from "../contract/problem.ts";
import { isOutOfRoom, Refusal, type Answer, type Noted } from "../env/answer.ts";
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
  new Refusal("invalid", "Some fields are not valid; see issues.", issues);

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
  if (isOutOfRoom(error)) return problem("storage-full", "The disk is full; nothing was done.");
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
