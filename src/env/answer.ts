// What an object answers over RPC: a value, or a problem. Errors lose their class on the way, so refusals travel as data.
import { problem, type Issue, type Problem, type ProblemKind } from "../contract/problem.ts";
import type { Rate } from "./keys/records.ts";

export type Answer<T> = ({ readonly ok: true; readonly value: T } | { readonly ok: false; readonly problem: Problem }) &
  Noted;
/** What is told of an answer in its headers. */
export interface Noted {
  /** Of the limit that the call came nearest to. */
  readonly rate?: Rate;
  /** Milliseconds that it took, by where. */
  readonly took?: { readonly object: number; readonly page: number };
}

/** Thrown where a request cannot be granted; `answering` turns it into an answer. */
export class Refusal extends Error {
  readonly problem: Problem;
  readonly rate: Rate | null;
  /** `after`: seconds until it is worth trying again. */
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

/** Nobody has shown who they are: `what` would. */
export const unauthorized = (what: string): Refusal =>
  new Refusal("unauthorized", `Send ${what}: Authorization: Bearer <token>.`);

/** What another object answered; its refusal goes on as ours. */
export function passed<T>(answer: Answer<T>): T {
  // What comes over RPC is to be given back; its data stays.
  (answer as Partial<Disposable>)[Symbol.dispose]?.();
  if (answer.ok) return answer.value;
  const { type, detail, issues, retry_after: after } = answer.problem;
  const { rate } = answer;
  throw new Refusal(type.slice(type.lastIndexOf(":") + 1) as ProblemKind, detail, issues, {
    ...(rate ? { rate } : {}),
    after,
  });
}

/** A fault of ours is logged here, whole, and told outside without any of it. */
export async function answering<T>(what: string, run: () => T | Promise<T>): Promise<Answer<T>> {
  try {
    return { ok: true, value: await run() };
  } catch (error) {
    if (error instanceof Refusal)
      return { ok: false, problem: error.problem, ...(error.rate ? { rate: error.rate } : {}) };
    console.error(`${what}:`, error);
    if (isOutOfRoom(error))
      return { ok: false, problem: problem("storage-full", "The disk is full; nothing was done.") };
    return { ok: false, problem: problem("internal", "The fault was logged; the environment is as it was before.") };
  }
}

/** Of the storage's own error, wherever it comes through: an error loses its class on the way between objects. */
export const isOutOfRoom = (error: unknown): boolean => /SQLITE_FULL|disk is full/.test(String(error));
