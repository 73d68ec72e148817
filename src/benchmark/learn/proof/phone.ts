// A phone that is opened when it is needed. What a phone shows follows from where it begins and what is done, so a way that was
// gone once is not gone again: forks that act alike, and courses that are tried on the same instances, ask one phone for all.
import type { Action } from "../../../contract/action.ts";
import type { Element } from "../../../contract/env.ts";
import type { Shown, Stage } from "../../../learn/episode.ts";
import type { Env } from "../../../../clients/typescript/src/client.ts";

/** What agents are shown here. A small glass is quickly drawn, and no picture is needed. */
export const small = { device: { width: 360, height: 800, dpr: 1 }, elements: true } as const;
export const look = { screenshot: "none", elements: true } as const;

export interface Begun {
  readonly elements: readonly Element[];
  readonly instruction: string;
  readonly budget: number;
}
/** The ways that were gone, each by its start and its actions, and how those that ended were judged. */
export class Ways {
  readonly #begun = new Map<string, Promise<Begun>>();
  readonly #shown = new Map<string, Promise<Shown>>();
  readonly #judged = new Map<string, Promise<boolean>>();
  readonly #glasses = new Map<string, readonly Element[]>();
  readonly #kept: boolean;
  /** Steps that phones were asked for. */
  asked = 0;

  /** `kept`: whether anything is remembered; without it every step is a phone's. */
  constructor(kept: boolean) {
    this.#kept = kept;
  }
  shown(way: string, ask: () => Promise<Shown>): Promise<Shown> {
    return this.#once(this.#shown, way, ask);
  }
  judged(way: string, ask: () => Promise<boolean>): Promise<boolean> {
    return this.#once(this.#judged, way, ask);
  }
  /** How a phone that `open` makes begins; it is gone again at once. */
  begun(start: string, open: () => Promise<Env>): Promise<Begun> {
    return this.#once(this.#begun, start, async () => {
      const env = await open();
      const { observation, task } = env.created!;
      await env.remove();
      const { instruction, budget } = task!;
      return { elements: this.glass(observation.elements ?? []), instruction, budget };
    });
  }
  /** Equal glasses are kept once. */
  glass(elements: readonly Element[]): readonly Element[] {
    if (!this.#kept) return elements;
    const text = JSON.stringify(elements);
    const known = this.#glasses.get(text) ?? elements;
    this.#glasses.set(text, known);
    return known;
  }
  #once<T>(from: Map<string, Promise<T>>, key: string, ask: () => Promise<T>): Promise<T> {
    const known = this.#kept ? from.get(key) : undefined;
    if (known) return known;
    const asked = ask();
    from.set(key, asked);
    // What broke is asked for again.
    asked.catch(() => from.delete(key));
    return asked;
  }
}

export class LazyPhone implements Stage {
  readonly #ways: Ways;
  readonly #open: () => Promise<Env>;
  readonly #done: Action[] = [];
  #env: Env | null = null;
  /** How many of the actions the phone has seen. */
  #seen = 0;
  #way: string;

  /** `start`: by what the phone begins with; phones of the same name begin equal. */
  constructor(ways: Ways, start: string, open: () => Promise<Env>) {
    this.#ways = ways;
    this.#way = start;
    this.#open = open;
  }
  act(action: Action): Promise<Shown> {
    this.#done.push(action);
    this.#way += `\n${JSON.stringify(action)}`;
    return this.#ways.shown(this.#way, () => this.#catchUp());
  }
  /** Whether the judge says yes to the phone as it is now. */
  succeeds(): Promise<boolean> {
    return this.#ways.judged(this.#way, async () => {
      if (this.#seen < this.#done.length) await this.#catchUp();
      return (await this.#env!.judge()).success;
    });
  }
  async close(): Promise<void> {
    await this.#env?.remove();
  }
  /** Does on a phone what is not done there yet; what the last action led to. */
  async #catchUp(): Promise<Shown> {
    this.#env ??= await this.#open();
    let shown: Shown = { elements: [], over: false };
    while (this.#seen < this.#done.length) {
      const last = this.#seen === this.#done.length - 1;
      const wish = last ? look : ({ screenshot: "none" } as const);
      const { observation, terminated, truncated, outcome } = await this.#env.step(this.#done[this.#seen]!, wish);
      if (outcome === "error") throw new Error(`${this.#env.id}: the step broke`);
      this.#seen++;
      this.#ways.asked++;
      shown = { elements: this.#ways.glass(observation.elements ?? []), over: terminated || truncated };
    }
    return shown;
  }
}
