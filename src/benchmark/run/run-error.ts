// What was asked for cannot be done: told to the user as it is, without a stack.

export class RunError extends Error {
  readonly code = "ERR_RUN";
}
