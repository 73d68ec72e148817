// A phone's client of the Screen that draws the phone. The client remembers which state the page should show. If the
// page shows a different state, the Screen reports this.
import type { DisplayAction } from "#contract/action.ts";
import type { Place } from "#contract/listing.ts";
import { Refusal } from "#env/answer.ts";
import type { DisplayUpdate, PageVersion } from "#env/display-update.ts";
import { StateMismatch } from "#env/step.ts";
import { screenStub, type Bindings } from "./bindings.ts";
import type { Payer } from "./keyed-queue.ts";
import type { Capture, DrawOk, ScreenFailure, PerformOk, CachePolicy, Sync } from "./screen-rpc.ts";

const tries = 5;
const firstPauseMs = 80;

export class ScreenClient {
  readonly #env: Bindings;
  readonly #id: string;
  /**
   * The state that the page shows. Null if the state is unknown, because the page may still show the phone after this
   * client was evicted from memory.
   */
  #shown: PageVersion | "nothing" | null;

  constructor(env: Bindings, id: string, isNew: boolean) {
    this.#env = env;
    this.#id = id;
    this.#shown = isNew ? "nothing" : null;
  }

  async perform(
    showing: DisplayUpdate,
    origin: string,
    input: {
      action: DisplayAction;
      tickMs: number;
      elements: boolean;
      capture: Capture | null;
      recall: CachePolicy;
      payer: Payer;
    },
  ): Promise<PerformOk> {
    const before = this.#shown;
    const performed = await this.#callWithSync(showing, (sync) =>
      copyResult(screenStub(this.#env, this.#id).perform({ ...this.#screenInput(showing, origin), ...input, sync })),
    );
    this.#shown = performed.shown ? { version: showing.version + 1, hash: performed.hash } : before;
    return performed;
  }

  async draw(
    showing: DisplayUpdate,
    origin: string,
    input: { elements: boolean | "acts"; capture: Capture | null; recall: CachePolicy; payer: Payer },
  ): Promise<DrawOk> {
    const before = this.#shown;
    const drawn = await this.#callWithSync(showing, (sync) =>
      copyResult(
        screenStub(this.#env, this.#id).draw({ ...this.#screenInput(showing, origin), ...input, passing: false, sync }),
      ),
    );
    this.#shown = drawn.shown ? { version: showing.version, hash: showing.hash } : before;
    return drawn;
  }

  place(): Promise<Place> {
    return screenStub(this.#env, this.#id).place(this.#id);
  }
  /** Draws an earlier version once, on any free page. The phone's own page does not change. */
  drawPast(
    showing: DisplayUpdate,
    origin: string,
    options: { elements: boolean | "acts"; capture: Capture | null; recall: CachePolicy; payer: Payer },
  ): Promise<DrawOk> {
    const key = `${this.#id}@${showing.version}/${crypto.randomUUID()}`;
    const sync = showing.load(key);
    const { version, hash, viewport } = showing;
    const input = { key, version, hash, viewport, origin: this.#pageOf(origin), sync, ...options, passing: true };
    return callWithRetries(() => copyResult(screenStub(this.#env, this.#id).draw(input)));
  }

  /** Releases the page for another phone. */
  async release(): Promise<void> {
    this.#shown = "nothing";
    await screenStub(this.#env, this.#id).release(this.#id);
  }

  #screenInput(showing: DisplayUpdate, origin: string) {
    const { version, hash, viewport } = showing;
    return { key: this.#id, version, hash, viewport, origin: this.#pageOf(origin) };
  }
  /**
   * Returns the URL at which the phone's browser finds the page. The worker's own URL has priority over the call's
   * origin, because the call may have arrived through another worker.
   */
  #pageOf(origin: string): string {
    return this.#env.WORKERS?.page ?? origin;
  }

  async #callWithSync<T extends { readonly status: "ok" }>(
    showing: DisplayUpdate,
    call: (sync: Sync | null) => Promise<T | ScreenFailure>,
  ): Promise<T> {
    let sync = this.#guessSync(showing);
    this.#shown = null;
    return callWithRetries(async () => {
      const answer = await call(sync);
      if (answer.status === "behind") sync = this.#syncFrom(showing, answer.have);
      else if (answer.status === "lost") sync = this.#syncFrom(showing, null);
      return answer;
    });
  }

  #guessSync(showing: DisplayUpdate): Sync | null {
    const shown = this.#shown;
    if (shown === null) return null;
    if (shown === "nothing") return this.#syncFrom(showing, null);
    return shown.version === showing.version && shown.hash === showing.hash ? null : this.#syncFrom(showing, shown);
  }

  #syncFrom(showing: DisplayUpdate, have: PageVersion | null): Sync {
    const catchUp = have && have.version < showing.version ? showing.catchUp(this.#id, have) : null;
    return catchUp !== null && have ? { catchUp, from: have } : showing.load(this.#id);
  }
}

async function callWithRetries<T extends { readonly status: "ok" }>(
  call: () => Promise<T | ScreenFailure>,
): Promise<T> {
  let pauseMs = firstPauseMs;
  let why = "";
  for (let i = 0; i < tries; i++) {
    const answer = await call().catch((error: unknown): ScreenFailure => ({ status: "lost", why: String(error) }));
    if (answer.status === "ok") return answer;
    if (answer.status === "failed") throw new StateMismatch(answer.why);
    if (answer.status === "busy")
      throw new Refusal("busy", "Every page is in use and the queue is full; try again shortly.");
    if (answer.status === "lost") {
      why = answer.why;
      await scheduler.wait(pauseMs);
      pauseMs *= 2;
    }
  }
  console.error("no page was available:", why);
  throw new Refusal("busy", "No browser page became free in time; try again shortly.");
}

/** Copies an RPC result. The result must be disposed; the plain copy need not be disposed. */
async function copyResult<T extends object>(call: Promise<T>): Promise<T> {
  const result = await call;
  const copy = { ...result };
  (result as Partial<Disposable>)[Symbol.dispose]?.();
  return copy;
}
