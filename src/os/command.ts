/** Commands to a phone, and their outcome. */
import type { Patch } from "#state/patch.ts";
import type { Json } from "#state/json.ts";
import type { Rejection } from "./values.ts";
import type { PhoneState } from "./state.ts";

export interface Command {
  readonly name: string;
  readonly args: Json;
}
export interface Outcome {
  readonly state: PhoneState;
  readonly patches: readonly Patch[];
  /** The refusal's code if the command was refused, otherwise null. */
  readonly rejected: string | null;
  readonly result?: Json;
}
/**
 * A request error: the phone has no such command, or the caller's arguments do not match the command's schema. The
 * error does not change the state. If an app passes invalid arguments to another app, the result is a refusal and not
 * this error.
 */
export class CommandError extends Error {
  readonly path: string;
  constructor(path: string, message: string) {
    super(message);
    this.name = "CommandError";
    this.path = path;
  }
}
/** The scope of the phone's own commands. It replaces an app's id. */
export const osId = "os";
/** The refusal of a value that is too long or out of range. */
export const doesNotFit = "does-not-fit";

export type Draft = { -readonly [K in keyof PhoneState]: PhoneState[K] };
export type Result = Rejection | { readonly result: Json } | void;
export const isRejection = (x: unknown): x is Rejection => typeof x === "object" && x !== null && "reject" in x;
/** Thrown to stop a recipe with a refusal. The changes of the recipe are dropped. */
export class RejectionError extends Error {
  readonly rejection: Rejection;
  constructor(rejection: Rejection) {
    super(rejection.reject);
    this.rejection = rejection;
  }
}
