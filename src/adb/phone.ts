// What the door needs of a phone. src/adb/rest-phone.ts reaches one over REST.
import type { DisplayAction } from "#contract/action.ts";
import type { Element } from "#contract/element.ts";
import type { EpisodeEnd } from "#contract/env.ts";
import type { Json } from "#contract/json.ts";

export interface PhoneApp {
  readonly id: string;
  readonly title: { readonly en: string; readonly zh: string };
}
export interface StepResult {
  readonly step: number;
  /** The phone's answer to the agent, such as the user's reply. */
  readonly message: string | null;
  /** How the episode ended with this step, or null. */
  readonly outcome: EpisodeEnd | null;
}
/** The size of the display in its natural orientation, in pixels, and its density in dots per inch. */
export interface Display {
  readonly width: number;
  readonly height: number;
  readonly density: number;
}

export interface Phone {
  readonly id: string;
  readonly apps: readonly PhoneApp[];
  readonly display: Display;
  /** Whether the phone accepts durations, keys and addresses. */
  readonly hasExtendedActions: boolean;
  step(action: DisplayAction): Promise<StepResult>;
  /** Returns the display as a PNG, byte for byte as REST returns it. */
  picture(): Promise<Uint8Array>;
  elements(): Promise<readonly Element[]>;
  /** Returns a value of the phone's state, or null if there is none. */
  read(path: string): Promise<Json>;
}

/** The phone refused, or the caller may not do this. The message says why. */
export class PhoneError extends Error {
  override name = "PhoneError";
}
