// A phone's way to a page that draws it. What the page last showed is only a guess; the Screen says when it is wrong.
import type { Action } from "../contract/action.ts";
import type { Place } from "../contract/listing.ts";
import { Refusal } from "../env/answer.ts";
import type { Showing, Shown } from "../env/showing.ts";
import { Mismatch } from "../env/step.ts";
import { screenOf, type Bindings } from "./bindings.ts";
import type { Payer } from "./lanes.ts";
import type { Capture, DrawOk, NotNow, PerformOk, Recall, Sync } from "./sight.ts";

const tries = 5;
const firstPauseMs = 80;

export class Glass {
  readonly #env: Bindings;
  readonly #id: string;
  /** Null where nobody here knows: after a rest in storage the page may well be there still. */
  #shown: Shown | "nothing" | null;

  constructor(env: Bindings, id: string, isNew: boolean) {
    this.#env = env;
    this.#id = id;
    this.#shown = isNew ? "nothing" : null;
  }

  async perform(
    showing: Showing,
    origin: string,
    input: { action: Action; tickMs: number; elements: boolean; capture: Capture | null; recall: Recall; payer: Payer },
  ): Promise<PerformOk> {
    const before = this.#shown;
    const done = await this.#insist(showing, (sync) =>
      copied(screenOf(this.#env, this.#id).perform({ ...this.#sight(showing, origin), ...input, sync })),
    );
    this.#shown = done.shown ? { version: showing.version + 1, hash: done.hash } : before;
    return done;
  }

  async draw(
    showing: Showing,
    origin: string,
    input: { elements: boolean | "acts"; capture: Capture | null; recall: Recall; payer: Payer },
  ): Promise<DrawOk> {
    const before = this.#shown;
    const done = await this.#insist(showing, (sync) =>
      copied(screenOf(this.#env, this.#id).draw({ ...this.#sight(showing, origin), ...input, passing: false, sync })),
    );
    this.#shown = done.shown ? { version: showing.version, hash: showing.hash } : before;
    return done;
  }

  place(): Promise<Place> {
    return screenOf(this.#env, this.#id).place(this.#id);
  }
  /** One look at another moment, on whatever page is free: the phone's own page stays as it is. */
  drawPast(
    showing: Showing,
    origin: string,
    wish: { elements: boolean | "acts"; capture: Capture | null; recall: Recall; payer: Payer },
  ): Promise<DrawOk> {
    const key = `${this.#id}@${showing.version}/${crypto.randomUUID()}`;
    const sync = showing.load(key);
    const { version, hash, viewport } = showing;
    const input = { key, version, hash, viewport, origin: this.#pageOf(origin), sync, ...wish, passing: true };
    return retrying(() => copied(screenOf(this.#env, this.#id).draw(input)));
  }

  /** The page may go to another phone. */
  async release(): Promise<void> {
    this.#shown = "nothing";
    await screenOf(this.#env, this.#id).release(this.#id);
  }

  #sight(showing: Showing, origin: string) {
    const { version, hash, viewport } = showing;
    return { key: this.#id, version, hash, viewport, origin: this.#pageOf(origin) };
  }
  /** Where its browser finds the page: the call may have come through another worker. */
  #pageOf(origin: string): string {
    return this.#env.WORKERS?.page ?? origin;
  }

  async #insist<T extends { readonly status: "ok" }>(
    showing: Showing,
    call: (sync: Sync | null) => Promise<T | NotNow>,
  ): Promise<T> {
    let sync = this.#guess(showing);
    this.#shown = null;
    return retrying(async () => {
      const answer = await call(sync);
      if (answer.status === "behind") sync = this.#syncFrom(showing, answer.have);
      else if (answer.status === "lost") sync = this.#syncFrom(showing, null);
      return answer;
    });
  }

  #guess(showing: Showing): Sync | null {
    const shown = this.#shown;
    if (shown === null) return null;
    if (shown === "nothing") return this.#syncFrom(showing, null);
    return shown.version === showing.version && shown.hash === showing.hash ? null : this.#syncFrom(showing, shown);
  }

  #syncFrom(showing: Showing, have: Shown | null): Sync {
    const catchUp = have && have.version < showing.version ? showing.catchUp(this.#id, have) : null;
    return catchUp !== null && have ? { catchUp, from: have } : showing.load(this.#id);
  }
}

async function retrying<T extends { readonly status: "ok" }>(call: () => Promise<T | NotNow>): Promise<T> {
  let pauseMs = firstPauseMs;
  let why = "";
  for (let i = 0; i < tries; i++) {
    const answer = await call().catch((error: unknown): NotNow => ({ status: "lost", why: String(error) }));
    if (answer.status === "ok") return answer;
    if (answer.status === "failed") throw new Mismatch(answer.why);
    if (answer.status === "busy")
      throw new Refusal("busy", "Every page is in use and the queue is full; try again shortly.");
    if (answer.status === "lost") {
      why = answer.why;
      await scheduler.wait(pauseMs);
      pauseMs *= 2;
    }
  }
  console.error("no page could be had:", why);
  throw new Refusal("busy", "No browser page became free in time; try again shortly.");
}

/** What comes over RPC must be given back; a plain copy need not. */
async function copied<T extends object>(call: Promise<T>): Promise<T> {
  const result = await call;
  const copy = { ...result };
  (result as Partial<Disposable>)[Symbol.dispose]?.();
  return copy;
}
