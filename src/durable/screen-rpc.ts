// Requests to a Screen and its answers.
import type { DisplayAction } from "#contract/action.ts";
import type { Element } from "#contract/element.ts";
import type { PictureFormat } from "#contract/env.ts";
import type { PictureSize } from "#contract/picture-size.ts";
import type { Command } from "#contract/json.ts";
import type { Payer } from "./keyed-queue.ts";
import type { PageLoad, PageVersion, Viewport } from "#env/display-update.ts";

export interface Capture extends PictureSize {
  readonly format: PictureFormat;
  readonly quality?: number;
}
/** JSON for the page's `load` or `catchUp`, which brings the page to the requested version. */
export type Sync = PageLoad | { readonly catchUp: string; readonly from: PageVersion };

export interface ScreenInput extends PageVersion {
  readonly key: string;
  readonly viewport: Viewport;
  readonly origin: string;
  readonly sync: Sync | null;
  readonly payer: Payer;
}
/** The cached results that may be used. */
export interface CachePolicy {
  /** The owner of the results. One owner's results are never used for another owner. */
  readonly owner: string;
  /** Whether to run and draw without the cache. */
  readonly fresh: boolean;
}
export interface PerformInput extends ScreenInput {
  readonly action: DisplayAction;
  readonly tickMs: number;
  readonly elements: boolean;
  readonly capture: Capture | null;
  readonly recall: CachePolicy;
}
export interface DrawInput extends ScreenInput {
  /** "acts": also returns what a touch of each element would do. */
  readonly elements: boolean | "acts";
  readonly capture: Capture | null;
  readonly recall: CachePolicy;
  /**
   * Whether this is a single drawing, for example of a past step. After such a drawing the page is not kept for the
   * phone.
   */
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
  /** The picture in base64, as Chrome returned it. */
  readonly screenshot?: string;
  /** Whether a page shows this state now; false if the complete answer came from the cache. */
  readonly shown: boolean;
}
export interface PerformOk extends Drawing, PageStepResult {
  readonly status: "ok";
}
export type DrawOk = Drawing & { readonly status: "ok" };
export type ScreenFailure =
  /** The page shows another state. Call again with the changes since `have`. */
  | { readonly status: "behind"; readonly have: PageVersion | null }
  /** All pages are in use and the queue is full. */
  | { readonly status: "busy" }
  /** The page or browser ended or was not available. Call again after a pause. */
  | { readonly status: "lost"; readonly why: string }
  /** The page's own code failed or reached a different state. This is a bug, so retries do not help. */
  | { readonly status: "failed"; readonly why: string };

/** Captures with the same key produce the same picture. */
export const captureKey = ({ format, quality, width, longest }: Capture): string =>
  `${format} ${quality ?? ""} ${width ?? ""} ${longest ?? ""}`;
