// What is asked of a Screen, and what it answers.
import type { Action } from "../contract/action.ts";
import type { Element, PictureFormat } from "../contract/env.ts";
import type { PictureSize } from "../contract/fit.ts";
import type { Command } from "../contract/json.ts";
import type { Payer } from "./lanes.ts";
import type { Load, Shown, Viewport } from "../env/showing.ts";

export interface Capture extends PictureSize {
  readonly format: PictureFormat;
  readonly quality?: number;
}
/** How a page gets to the wanted version: JSON of what the page's `load` or `catchUp` takes. */
export type Sync = Load | { readonly catchUp: string; readonly from: Shown };

export interface Sight extends Shown {
  readonly key: string;
  readonly viewport: Viewport;
  readonly origin: string;
  readonly sync: Sync | null;
  readonly payer: Payer;
}
/** How far what was done and drawn before may serve. */
export interface Recall {
  /** Nobody is served what was drawn for another owner. */
  readonly owner: string;
  /** It has to be done and drawn now, whatever is remembered. */
  readonly fresh: boolean;
}
export interface PerformInput extends Sight {
  readonly action: Action;
  readonly tickMs: number;
  readonly elements: boolean;
  readonly capture: Capture | null;
  readonly recall: Recall;
}
export interface DrawInput extends Sight {
  /** "acts": also what touching each would do. */
  readonly elements: boolean | "acts";
  readonly capture: Capture | null;
  readonly recall: Recall;
  /** A single look, as at a past step: the page is free again at once. */
  readonly passing: boolean;
}

/** What a page made of an action. */
export interface Done {
  readonly commands: Command[];
  /** Of the state after it. */
  readonly hash: string;
  readonly hit: { readonly role: string; readonly name: string } | null;
  readonly app: string;
  readonly screen: string;
}
export interface Drawn {
  readonly elements?: Element[];
  /** Base64, as Chrome sent it. */
  readonly screenshot?: string;
  /** Whether a page shows this state now: false where all that was wanted was remembered. */
  readonly shown: boolean;
}
export interface PerformOk extends Drawn, Done {
  readonly status: "ok";
}
export type DrawOk = Drawn & { readonly status: "ok" };
export type NotNow =
  /** The page shows something else: call again with what leads from there. */
  | { readonly status: "behind"; readonly have: Shown | null }
  /** Every page is in use and the queue is full. */
  | { readonly status: "busy" }
  /** The page or browser died, or could not be had: call again, after a moment. */
  | { readonly status: "lost"; readonly why: string }
  /** The page's own code failed or drew another state: a bug, and no retry will help. */
  | { readonly status: "failed"; readonly why: string };

/** Two captures that are the same in this are the same picture. */
export const howOf = ({ format, quality, width, longest }: Capture): string =>
  `${format} ${quality ?? ""} ${width ?? ""} ${longest ?? ""}`;
