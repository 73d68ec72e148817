/** What is done to a phone, and what comes of it. */
import type { Patch } from "../state/patch.ts";
import type { Json } from "../state/json.ts";
import type { Rejection } from "./values.ts";
import type { PhoneState } from "./state.ts";

export interface Command {
  readonly name: string;
  readonly args: Json;
}
export interface Outcome {
  readonly state: PhoneState;
  readonly patches: readonly Patch[];
  /** Code of the refusal, where the command did not apply. */
  readonly rejected: string | null;
  readonly result?: Json;
}
/**
 * A command that no phone has, or whose own arguments do not fit: nothing was changed. It is the mistake of whoever made
 * the command. What does not fit further on, where an app hands it to another, is a refusal.
 */
export class CommandError extends Error {
  readonly path: string;
  constructor(path: string, message: string) {
    super(message);
    this.name = "CommandError";
    this.path = path;
  }
}
/** Stands for the phone's own surfaces where commands name an app. */
export const osId = "os";
/** Refusal of what does not fit where it should go: too long, out of range. */
export const doesNotFit = "does-not-fit";

export type Draft = { -readonly [K in keyof PhoneState]: PhoneState[K] };
export type Result = Rejection | { readonly result: Json } | void;
export const isRejection = (x: unknown): x is Rejection => typeof x === "object" && x !== null && "reject" in x;
/** A refusal on its way out of a recipe: what the recipe did so far is dropped. */
export class Refused extends Error {
  readonly rejection: Rejection;
  constructor(rejection: Rejection) {
    super(rejection.reject);
    this.rejection = rejection;
  }
}
