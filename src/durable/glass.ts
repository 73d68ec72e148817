// A phone's way to a page that draws it. What the page last showed is only a guess; the Screen says when it is wrong.
import type { Action } from "../contract/action.ts";
import { Refusal } from "../env/answer.ts";
import type { Scene, Shown } from "../env/scene.ts";
import { Mismatch } from "../env/step.ts";
import { screenOf, type Bindings } from "./bindings.ts";
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
    scene: Scene,
    origin: string,
    input: { action: Action; tickMs: number; elements: boolean; capture: Capture | null; recall: Recall },
  ): Promise<PerformOk> {
    const before = this.#shown;
    const done = await this.#insist(scene, (sync) =>
      copied(screenOf(this.#env, this.#id).perform({ ...this.#sight(scene, origin), ...input, sync })),
    );
    this.#shown = done.shown ? { version: scene.version + 1, hash: done.hash } : before;
    return done;
  }

  async draw(
    scene: Scene,
    origin: string,
    input: { elements: boolean | "acts"; capture: Capture | null; recall: Recall },
  ): Promise<DrawOk> {
    const before = this.#shown;
    const done = await this.#insist(scene, (sync) =>
      copied(screenOf(this.#env, this.#id).draw({ ...this.#sight(scene, origin), ...input, passing: false, sync })),
    );
    this.#shown = done.shown ? { version: scene.version, hash: scene.hash } : before;
    return done;
  }

  /** One look at another moment, on whatever page is free: the phone's own page stays as it is. */
  drawPast(
    scene: Scene,
    origin: string,
    wish: { elements: boolean | "acts"; capture: Capture | null; recall: Recall },
  ): Promise<DrawOk> {
    const key = `${this.#id}@${scene.version}/${crypto.randomUUID()}`;
    const sync = scene.load(key);
    const { version, hash, viewport } = scene;
    const input = { key, version, hash, viewport, origin, sync, ...wish, passing: true };
    return retrying(() => copied(screenOf(this.#env, this.#id).draw(input)));
  }

  /** The page may go to another phone. */
  async release(): Promise<void> {
    this.#shown = "nothing";
    await screenOf(this.#env, this.#id).release(this.#id);
  }

  #sight(scene: Scene, origin: string) {
    const { version, hash, viewport } = scene;
    return { key: this.#id, version, hash, viewport, origin };
  }

  async #insist<T extends { readonly status: "ok" }>(
    scene: Scene,
    call: (sync: Sync | null) => Promise<T | NotNow>,
  ): Promise<T> {
    let sync = this.#guess(scene);
    this.#shown = null;
    return retrying(async () => {
      const answer = await call(sync);
      if (answer.status === "behind") sync = this.#syncFrom(scene, answer.have);
      else if (answer.status === "lost") sync = this.#syncFrom(scene, null);
      return answer;
    });
  }

  #guess(scene: Scene): Sync | null {
    const shown = this.#shown;
    if (shown === null) return null;
    if (shown === "nothing") return this.#syncFrom(scene, null);
    return shown.version === scene.version && shown.hash === scene.hash ? null : this.#syncFrom(scene, shown);
  }

  #syncFrom(scene: Scene, have: Shown | null): Sync {
    const catchUp = have && have.version < scene.version ? scene.catchUp(this.#id, have) : null;
    return catchUp !== null && have ? { catchUp, from: have } : scene.load(this.#id);
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
  throw new Refusal("busy", "No page could be had to draw on; try again shortly.");
}

/** What comes over RPC must be given back; a plain copy need not. */
async function copied<T extends object>(call: Promise<T>): Promise<T> {
  const result = await call;
  const copy = { ...result };
  (result as Partial<Disposable>)[Symbol.dispose]?.();
  return copy;
}
