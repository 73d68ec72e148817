// The result of an API call as its HTTP status.
import { ProblemError } from "../../clients/typescript/src/client.ts";

/** 200, or the status of the problem in the server's answer. */
export const statusOf = (call: Promise<unknown>): Promise<number> =>
  call.then(
    () => 200,
    (error: unknown) => {
      if (error instanceof ProblemError) return error.problem.status;
      throw error;
    },
  );
