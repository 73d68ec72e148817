// An error in the user's request. Its message is shown without a stack.

export class RunError extends Error {
  readonly code = "ERR_RUN";
}
