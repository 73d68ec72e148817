/** What finger, lists, maps and keys share: whether input is enabled, and how their changes reach the phone. */
import type { Action, Hit } from "../gestures.ts";

export interface InputContext {
  /** Whether touches do anything now. */
  mine(): boolean;
  /**
   * Runs a change on the page's copy and sends its commands to the phone. Returns null when world data must be fetched
   * first; the change then runs later.
   */
  run<T>(change: () => T): T | null;
  /** Performs one gesture, with the effect of one action, and moves the clock. */
  gesture(action: Action, change: () => Hit | null): void;
  /** Shows the copy's state again and so reverts every preview. */
  restore(): void;
  /** Reports an action that does not end a gesture, such as a key while typing goes on. */
  did(action: Action): void;
  /** Moves the clock by the duration of one gesture. */
  pass(): void;
}
