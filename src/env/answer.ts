// The answer of an object over RPC: a value or a problem. Errors lose their class over RPC, so refusals are sent as
// data.
import { problem, type Issue, type Problem, type ProblemKind } from "#contract/problem.ts";
import type { Rate } from "./keys/records.ts";

export type Answer<T> = ({ readonly ok: true; readonly value: T } | { readonly ok: false; readonly problem: Problem }) &
  AnswerNotes;
/** Facts about an answer for its headers. */
export interface AnswerNotes {
  /** The limit with the smallest remaining share. */
  readonly rate?: Rate;
  /** The time in the object and in the page, in milliseconds. */
  readonly took?: { readonly object: number; readonly page: number };
}

/** Thrown to refuse a request. `toAnswer` converts it into an answer. */
export class Refusal extends Error {
  readonly problem: Problem;
  readonly rate: Rate | null;
  /** `after`: seconds until a retry can succeed. */
  constructor(
    kind: ProblemKind,
    detail: string,
    issues?: readonly Issue[],
    { rate, after }: { readonly rate?: Rate; readonly after?: number | undefined } = {},
  ) {
    super(detail);
    this.name = "Refusal";
    this.rate = rate ?? null;
    this.problem = { ...problem(kind, detail, issues), ...(after === undefined ? {} : { retry_after: after }) };
  }
}

/** Returns the refusal of a call without credentials. `what` names the credentials that the call needs. */
export const unauthorized = (what: string): Refusal =>
  new Refusal("unauthorized", `Send ${what}: Authorization: Bearer <token>.`);

/** Returns the value of another object's answer, or throws its refusal. */
export function unwrapAnswer<T>(answer: Answer<T>): T {
  // RPC results must be disposed. Their data can still be used afterwards.
  (answer as Partial<Disposable>)[Symbol.dispose]?.();
  if (answer.ok) return answer.value;
  const { type, detail, issues, retry_after: after } = answer.problem;
  const { rate } = answer;
  throw new Refusal(type.slice(type.lastIndexOf(":") + 1) as ProblemKind, detail, issues, {
    ...(rate ? { rate } : {}),
    after,
  });
}

/**
 * Runs a function and returns its answer. A fault of the server is logged in full, but the answer contains no details
 * of the fault.
 */
export async function toAnswer<T>(what: string, run: () => T | Promise<T>): Promise<Answer<T>> {
  try {
    return { ok: true, value: await run() };
  } catch (error) {
    if (error instanceof Refusal)
      return { ok: false, problem: error.problem, ...(error.rate ? { rate: error.rate } : {}) };
    console.error(`${what}:`, error);
    if (isStorageFull(error))
      return { ok: false, problem: problem("storage-full", "The disk is full; nothing was done.") };
    return { ok: false, problem: problem("internal", "The error was logged; the environment is unchanged.") };
  }
}

/** Recognizes a full disk by the storage's message, because an error loses its class between objects. */
export const isStorageFull = (error: unknown): boolean => /SQLITE_FULL|disk is full/.test(String(error));
