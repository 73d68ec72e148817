// A phone's looks at itself: what a caller wants to see, asked of the phone's page.
import { brandCalled } from "../brands/chosen.ts";
import { appCalled } from "../brands/define.ts";
import type { PhoneWish } from "../contract/env.ts";
import { sizeIn } from "../contract/fit.ts";
import type { Place } from "../contract/listing.ts";
import { Refusal } from "../env/answer.ts";
import type { Course } from "../env/course.ts";
import type { Drawn } from "../env/observation.ts";
import { pastShowing, showingOf } from "../env/showing.ts";
import { Mismatch, type Page } from "../env/step.ts";
import type { Caller } from "../env/token.ts";
import type { Bindings } from "./bindings.ts";
import type { Allowance } from "./allowance.ts";
import { Glass } from "./glass.ts";
import type { Payer } from "./lanes.ts";
import type { Capture, Recall } from "./sight.ts";

/** Who looks: where the page is for them, and whether what was drawn before will do. */
export type Viewer = Pick<Caller, "origin" | "fresh">;
export interface Wish {
  /** "acts": also what touching each would do. */
  readonly elements: boolean | "acts";
  readonly capture: Capture | null;
}

export class Observer {
  readonly #bindings: Bindings;
  #glass: Glass | null = null;
  #pageMs = 0;

  readonly #allowance: Pick<Allowance, "weight">;

  constructor(bindings: Bindings, allowance: Pick<Allowance, "weight">) {
    this.#bindings = bindings;
    this.#allowance = allowance;
  }

  /** Milliseconds that pages have worked for it, or that were waited for one. */
  get pageMs(): number {
    return this.#pageMs;
  }
  /** The phone was just made: no page can show it yet. */
  begin(id: string): void {
    this.#glass = new Glass(this.#bindings, id, true);
  }
  /** The phone as it is. What cannot be drawn changes nothing, so that the episode goes on. */
  draw(course: Course, viewer: Viewer, wish: Wish): Promise<Drawn> {
    return mended(() => this.#drawn(course, viewer, wish));
  }
  /** The phone as it was. */
  drawPast(course: Course, version: number, viewer: Viewer, wish: Wish): Promise<Drawn> {
    if (!isWanted(wish)) return Promise.resolve({});
    return mended(() =>
      this.#timed(this.#glassOf(course).drawPast(pastShowing(course, version), ...this.#told(course, viewer, wish))),
    );
  }
  /** The page on which a step is done. */
  page(course: Course, viewer: Viewer, wish: Wish & { readonly elements: boolean }): Page {
    return {
      idOf: (name) => appCalled(brandCalled(this.#bindings.BRAND), name),
      draw: (showing) => this.#drawn(course, viewer, wish, showing),
      perform: (showing, action, tickMs) => {
        const [origin, input] = this.#told(course, viewer, wish);
        return this.#timed(this.#glassOf(course).perform(showing, origin, { action, tickMs, ...input }));
      },
    };
  }
  /** Where its call stands that waits for a page. */
  place(id: string): Promise<Place> {
    return this.#at(id).place();
  }
  /** The page may go to another phone. */
  async release(id: string): Promise<void> {
    await this.#at(id).release();
  }

  async #drawn(course: Course, viewer: Viewer, wish: Wish, showing = showingOf(course)): Promise<Drawn> {
    return isWanted(wish) ? this.#timed(this.#glassOf(course).draw(showing, ...this.#told(course, viewer, wish))) : {};
  }
  async #timed<T>(work: Promise<T>): Promise<T> {
    const at = Date.now();
    try {
      return await work;
    } finally {
      this.#pageMs += Date.now() - at;
    }
  }
  /** What a glass is told: where the page is, what is wanted of it, and who pays. */
  #told<W extends Wish>(
    { env }: Course,
    { origin, fresh }: Viewer,
    wish: W,
  ): [origin: string, wish: W & { recall: Recall; payer: Payer }] {
    const payer = { of: env.payer ?? env.owner ?? "", weight: this.#allowance.weight };
    return [originOf(origin), { ...wish, recall: { owner: env.owner ?? "", fresh }, payer }];
  }
  #glassOf({ env }: Course): Glass {
    return this.#at(env.id);
  }
  #at(id: string): Glass {
    this.#glass ??= new Glass(this.#bindings, id, false);
    return this.#glass;
  }
}

/** What has to be drawn for what a caller wishes. */
export const wishOf = (wish: PhoneWish): Wish & { readonly elements: boolean } => ({
  elements: wish.elements ?? false,
  capture: wish.screenshot === "base64" ? { format: wish.format ?? "png", ...sizeIn(wish) } : null,
});

const isWanted = ({ elements, capture }: Wish): boolean => capture !== null || elements !== false;

function originOf(origin: string | null): string {
  if (origin === null)
    throw new Refusal(
      "not-configured",
      "The server does not know where its page is: set ORIGIN to its public address.",
    );
  return origin;
}

async function mended<T>(run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    if (error instanceof Mismatch) throw new Error(`drawing failed: ${error.message}`, { cause: error });
    throw error;
  }
}
