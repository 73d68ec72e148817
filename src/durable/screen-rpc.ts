// Requests to a Screen and its answers.
import type { Action } from "#contract/action.ts";
import type { Element, PictureFormat } from "#contract/env.ts";
import type { PictureSize } from "#contract/picture-size.ts";
import type { Command } from "#contract/json.ts";
import type { Payer } from "./keyed-queue.ts";
import type { PageLoad, PageVersion, Viewport } from "#env/display-update.ts";

export interface Capture extends PictureSize {
  readonly format: PictureFormat;
  readonly quality?: number;
}
/** How a page reaches the requested version: JSON for the page's `load` or `catchUp`. */
export type Sync = PageLoad | { readonly catchUp: string; readonly from: PageVersion };

export interface ScreenInput extends PageVersion {
  readonly key: string;
  readonly viewport: Viewport;
  readonly origin: string;
  readonly sync: Sync | null;
  readonly payer: Payer;
}
/** Which cached results may be used. */
export interface CachePolicy {
  /** Results of one owner are never used for another. */
  readonly owner: string;
  /** Runs and draws anew, without the cache. */
  readonly fresh: boolean;
}
export interface PerformInput extends ScreenInput {
  readonly action: Action;
  readonly tickMs: number;
  readonly elements: boolean;
  readonly capture: Capture | null;
  readonly recall: CachePolicy;
}
export interface DrawInput extends ScreenInput {
  /** "acts": also what a touch of each element would do. */
  readonly elements: boolean | "acts";
  readonly capture: Capture | null;
  readonly recall: CachePolicy;
  /** A single drawing, for example of a past step: the page is free again at once. */
  readonly passing: boolean;
}

/** The page's result of an action. */
export interface PageStepResult {
  readonly commands: Command[];
  /** The hash of the state after the action. */
  readonly hash: string;
  readonly hit: { readonly role: string; readonly name: string } | null;
  readonly app: string;
  readonly screen: string;
}
export interface Drawing {
  readonly elements?: Element[];
  /** Base64, as Chrome returned it. */
  readonly screenshot?: string;
  /** Whether a page shows this state now; false when the cache had everything. */
  readonly shown: boolean;
}
export interface PerformOk extends Drawing, PageStepResult {
  readonly status: "ok";
}
export type DrawOk = Drawing & { readonly status: "ok" };
export type ScreenFailure =
  /** The page shows another state: call again with the changes from `have`. */
  | { readonly status: "behind"; readonly have: PageVersion | null }
  /** Every page is in use and the queue is full. */
  | { readonly status: "busy" }
  /** The page or browser died or was not available: call again after a pause. */
  | { readonly status: "lost"; readonly why: string }
  /** The page's own code failed or reached another state: a bug, so retries do not help. */
  | { readonly status: "failed"; readonly why: string };

/** Captures with the same key produce the same picture. */
export const captureKey = ({ format, quality, width, longest }: Capture): string =>
  `${format} ${quality ?? ""} ${width ?? ""} ${longest ?? ""}`;
