// A phone that is created only when it is needed. The screens of a phone depend only on its start and its actions, so
// no sequence of actions is executed twice. Forks with the same actions, and training runs that are tested on the same
// instances, share the results of one phone.
import type { Action } from "#contract/action.ts";
import type { Element } from "#contract/element.ts";
import type { DisplayState, LearningEnvironment } from "#learn/episode.ts";
import type { Env } from "../../../../clients/typescript/src/client.ts";

/**
 * The phone and the observations for the agents of this proof. A small screen is drawn quickly, and the agents need no
 * pictures.
 */
export const smallPhone = { device: { width: 360, height: 800, dpr: 1 }, elements: true } as const;
export const elementsOnly = { screenshot: "none", elements: true } as const;

export interface StartInfo {
  readonly elements: readonly Element[];
  readonly instruction: string;
  readonly budget: number;
}
/** Caches results by start and actions: screens, and verdicts of finished episodes. */
export class StepCache {
  readonly #startInfos = new Map<string, Promise<StartInfo>>();
  readonly #stepResults = new Map<string, Promise<DisplayState>>();
  readonly #verdicts = new Map<string, Promise<boolean>>();
  readonly #elements = new Map<string, readonly Element[]>();
  readonly #enabled: boolean;
  /** The number of steps that phones executed. */
  phoneSteps = 0;

  /** `kept`: whether results are cached. Without the cache, a phone executes every step. */
  constructor(kept: boolean) {
    this.#enabled = kept;
  }
  stepResult(path: string, ask: () => Promise<DisplayState>): Promise<DisplayState> {
    return this.#cached(this.#stepResults, path, ask);
  }
  verdict(path: string, ask: () => Promise<boolean>): Promise<boolean> {
    return this.#cached(this.#verdicts, path, ask);
  }
  /** Returns the start of a phone that `open` creates. The phone is removed immediately. */
  startInfo(start: string, open: () => Promise<Env>): Promise<StartInfo> {
    return this.#cached(this.#startInfos, start, async () => {
      const env = await open();
      const { observation, task } = env.created!;
      await env.remove();
      const { instruction, budget } = task!;
      return { elements: this.shareElements(observation.elements ?? []), instruction, budget };
    });
  }
  /** Equal screens are stored once. */
  shareElements(elements: readonly Element[]): readonly Element[] {
    if (!this.#enabled) return elements;
    const text = JSON.stringify(elements);
    const known = this.#elements.get(text) ?? elements;
    this.#elements.set(text, known);
    return known;
  }
  #cached<T>(from: Map<string, Promise<T>>, key: string, ask: () => Promise<T>): Promise<T> {
    const known = this.#enabled ? from.get(key) : undefined;
    if (known) return known;
    const pending = ask();
    from.set(key, pending);
    // A failed request is not cached.
    pending.catch(() => from.delete(key));
    return pending;
  }
}

export class LazyPhone implements LearningEnvironment {
  readonly #cache: StepCache;
  readonly #open: () => Promise<Env>;
  readonly #actions: Action[] = [];
  #env: Env | null = null;
  /** How many of the actions the phone has executed. */
  #executed = 0;
  #key: string;

  /** `start` is the name of the phone's start. Phones with the same name begin in the same state. */
  constructor(ways: StepCache, start: string, open: () => Promise<Env>) {
    this.#cache = ways;
    this.#key = start;
    this.#open = open;
  }
  act(action: Action): Promise<DisplayState> {
    this.#actions.push(action);
    this.#key += `\n${JSON.stringify(action)}`;
    return this.#cache.stepResult(this.#key, () => this.#catchUp());
  }
  /** Whether the judge accepts the phone's current state. */
  succeeds(): Promise<boolean> {
    return this.#cache.verdict(this.#key, async () => {
      if (this.#executed < this.#actions.length) await this.#catchUp();
      return (await this.#env!.judge()).success;
    });
  }
  async close(): Promise<void> {
    await this.#env?.remove();
  }
  /** Executes the pending actions on a phone and returns the result of the last. */
  async #catchUp(): Promise<DisplayState> {
    this.#env ??= await this.#open();
    let shown: DisplayState = { elements: [], over: false };
    while (this.#executed < this.#actions.length) {
      const last = this.#executed === this.#actions.length - 1;
      const options = last ? elementsOnly : ({ screenshot: "none" } as const);
      const { observation, terminated, truncated, outcome } = await this.#env.step(
        this.#actions[this.#executed]!,
        options,
      );
      if (outcome === "error") throw new Error(`${this.#env.id}: the step ended the episode with an error`);
      this.#executed++;
      this.#cache.phoneSteps++;
      shown = { elements: this.#cache.shareElements(observation.elements ?? []), over: terminated || truncated };
    }
    return shown;
  }
}
