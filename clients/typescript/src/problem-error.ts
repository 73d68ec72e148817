// The error that the client throws when the server refuses a request.
import type { Problem } from "../../../src/contract/problem.ts";

/** The server refused the request; `problem` says why. */
export class ProblemError extends Error {
  readonly code = "ERR_SERVER";
  readonly problem: Problem;
  constructor(problem: Problem) {
    const issues = (problem.issues ?? []).map(({ path, message }) => `${path || "body"}: ${message}`).join("; ");
    super(`${problem.status} ${problem.detail}${issues && ` (${issues})`}`);
    this.name = "ProblemError";
    this.problem = problem;
  }
}

/** Converts an unsuccessful response to an error. */
export async function toProblemError(response: Response): Promise<Error> {
  const text = await response.text();
  try {
    return new ProblemError(JSON.parse(text) as Problem);
  } catch {
    return new Error(`${response.status} ${text.slice(0, 200)}`);
  }
}
