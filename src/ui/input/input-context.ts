/**
 * The functions that the modules for the finger, lists, maps and keys share. They return whether input is enabled, and
 * send changes to the phone.
 */
import type { Action, Hit } from "../gestures.ts";

export interface InputContext {
  /** Whether touches currently have an effect. */
  acceptsTouches(): boolean;
  /**
   * Runs a change on the page's copy and sends the commands to the phone. Returns null if world data must be fetched
   * first; the change then runs later.
   */
  run<T>(change: () => T): T | null;
  /** Performs one gesture, which has the effect of one action, and moves the clock. */
  gesture(action: Action, change: () => Hit | null): void;
  /** Shows the state of the page's copy again, which reverts every preview. */
  restore(): void;
  /** Reports an action that does not end a gesture, such as a key while the person continues typing. */
  reportAction(action: Action): void;
  /** Moves the clock by the duration of one gesture. */
  pass(): void;
}
