/** What the parts of a hand share: whether the phone is theirs, and how what they do becomes the phone's. */
import type { Action, Hit } from "../gestures.ts";

export interface Grip {
  /** Whether touches do anything now. */
  mine(): boolean;
  /** Runs what changes the copy, and tells the phone. Null where world data had to be fetched first: then it runs later. */
  run<T>(change: () => T): T | null;
  /** One gesture, as one action would do it: then the clock moves. */
  gesture(action: Action, change: () => Hit | null): void;
  /** The glass shows what the copy says, whatever was tried on it. */
  restore(): void;
  /** Was done without a gesture's end: typing goes on. */
  did(action: Action): void;
  /** Moves the clock by one gesture's time. */
  pass(): void;
}
