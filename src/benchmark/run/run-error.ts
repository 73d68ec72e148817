// An error in the user's request. Its message is printed without a stack trace.

export class RunError extends Error {
  readonly code = "ERR_RUN";
}
