// The display of a phone. Requests pictures, elements and steps from the phone's page, on behalf of the phone's
// callers.
import { getBrand } from "#brands/lookup.ts";
import { findAppByName } from "#brands/define.ts";
import type { PhoneObservationOptions } from "#contract/env.ts";
import { pickPictureSize } from "#contract/picture-size.ts";
import type { Place } from "#contract/listing.ts";
import { Refusal } from "#env/answer.ts";
import type { Course } from "#env/course.ts";
import type { PageOutput } from "#env/observation.ts";
import { makePastDisplayUpdate, makeDisplayUpdate } from "#env/display-update.ts";
import { StateMismatch, type StepDisplay } from "#env/step.ts";
import type { Caller } from "#env/token.ts";
import type { Bindings } from "./bindings.ts";
import type { Allowance } from "./allowance.ts";
import { ScreenClient } from "./screen-client.ts";
import type { Payer } from "./keyed-queue.ts";
import type { Capture, CachePolicy } from "./screen-rpc.ts";

/**
 * The caller that requests the drawing. `origin` is the origin at which the browser finds the page, and `fresh`
 * disables cached drawings.
 */
export type Viewer = Pick<Caller, "origin" | "fresh">;
export interface DrawOptions {
  /** "acts": also returns what a touch of each element would do. */
  readonly elements: boolean | "acts";
  readonly capture: Capture | null;
}

export class PhoneDisplay {
  readonly #bindings: Bindings;
  #client: ScreenClient | null = null;
  #pageMs = 0;

  readonly #allowance: Pick<Allowance, "weight">;

  constructor(bindings: Bindings, allowance: Pick<Allowance, "weight">) {
    this.#bindings = bindings;
    this.#allowance = allowance;
  }

  /** The milliseconds that pages have worked for this phone, or that the phone has waited for a page. */
  get pageMs(): number {
    return this.#pageMs;
  }
  /** Prepares the display of a new phone, which no page shows yet. */
  begin(id: string): void {
    this.#client = new ScreenClient(this.#bindings, id, true);
  }
  /** Draws the current phone. A failed drawing changes no state, so the episode continues. */
  draw(course: Course, viewer: Viewer, options: DrawOptions): Promise<PageOutput> {
    return withDrawError(() => this.#drawNow(course, viewer, options));
  }
  /** Draws the phone at an earlier version. */
  drawPast(course: Course, version: number, viewer: Viewer, options: DrawOptions): Promise<PageOutput> {
    if (!needsDrawing(options)) return Promise.resolve({});
    return withDrawError(() =>
      this.#timed(
        this.#clientFor(course).drawPast(
          makePastDisplayUpdate(course, version),
          ...this.#screenInput(course, viewer, options),
        ),
      ),
    );
  }
  /** Returns the page that runs a step. */
  page(course: Course, viewer: Viewer, options: DrawOptions & { readonly elements: boolean }): StepDisplay {
    return {
      idOf: (name) => findAppByName(getBrand(this.#bindings.BRAND), name),
      draw: (showing) => this.#drawNow(course, viewer, options, showing),
      perform: (showing, action, tickMs) => {
        const [origin, input] = this.#screenInput(course, viewer, options);
        return this.#timed(this.#clientFor(course).perform(showing, origin, { action, tickMs, ...input }));
      },
    };
  }
  /** Returns the position of the phone's waiting call in the queue for pages. */
  place(id: string): Promise<Place> {
    return this.#clientById(id).place();
  }
  /** Releases the page for another phone. */
  async release(id: string): Promise<void> {
    await this.#clientById(id).release();
  }

  async #drawNow(
    course: Course,
    viewer: Viewer,
    options: DrawOptions,
    showing = makeDisplayUpdate(course),
  ): Promise<PageOutput> {
    return needsDrawing(options)
      ? this.#timed(this.#clientFor(course).draw(showing, ...this.#screenInput(course, viewer, options)))
      : {};
  }
  async #timed<T>(work: Promise<T>): Promise<T> {
    const at = Date.now();
    try {
      return await work;
    } finally {
      this.#pageMs += Date.now() - at;
    }
  }
  /** Returns the input of a ScreenClient: the page's origin, the requested output, and the key that pays. */
  #screenInput<W extends DrawOptions>(
    { env }: Course,
    { origin, fresh }: Viewer,
    options: W,
  ): [origin: string, wish: W & { recall: CachePolicy; payer: Payer }] {
    const payer = { of: env.payer ?? env.owner ?? "", weight: this.#allowance.weight };
    return [originOf(origin), { ...options, recall: { owner: env.owner ?? "", fresh }, payer }];
  }
  #clientFor({ env }: Course): ScreenClient {
    return this.#clientById(env.id);
  }
  #clientById(id: string): ScreenClient {
    this.#client ??= new ScreenClient(this.#bindings, id, false);
    return this.#client;
  }
}

/** Converts a caller's observation options into options for drawing. */
export const drawOptionsFor = (options: PhoneObservationOptions): DrawOptions & { readonly elements: boolean } => ({
  elements: options.elements ?? false,
  capture: options.screenshot === "base64" ? { format: options.format ?? "png", ...pickPictureSize(options) } : null,
});

const needsDrawing = ({ elements, capture }: DrawOptions): boolean => capture !== null || elements !== false;

function originOf(origin: string | null): string {
  if (origin === null)
    throw new Refusal(
      "not-configured",
      "The server does not know where its page is: set ORIGIN to its public address.",
    );
  return origin;
}

async function withDrawError<T>(run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    if (error instanceof StateMismatch) throw new Error(`drawing failed: ${error.message}`, { cause: error });
    throw error;
  }
}
