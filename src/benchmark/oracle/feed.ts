// A solution turned inside out: it wants to act, and waits until whoever plays it asks for the next action.
import type { Env } from "../../../clients/typescript/src/client.ts";
import type { Action } from "../../contract/action.ts";
import type { Pilot } from "../../judge/pilot.ts";
import type { PhoneState } from "../../os/state.ts";
import { pagePilot, sightOf, type Remote } from "./page-pilot.ts";

/** `remote` is what the pilot acts through: for what no pilot does. */
export type Solution = (pilot: Pilot<never, string>, state: PhoneState, remote: Remote) => Promise<void>;

export class Feed {
  /** Lets the solution go on: its last action was done. */
  #resume: (() => void) | null = null;
  #offer: ((action: Action | null) => void) | null = null;
  #fail: ((error: unknown) => void) | null = null;
  #begun = false;
  #over = false;
  readonly #env: Env;
  readonly #solution: Solution;
  readonly #through: (remote: Remote) => Remote;

  /** Looks with the operator's token; what it wants done is left to the caller. `through` may do more than it is told. */
  constructor(env: Env, solution: Solution, through: (remote: Remote) => Remote = (remote) => remote) {
    this.#env = env;
    this.#solution = solution;
    this.#through = through;
  }

  /** The next action, once the one before has been done; null when the solution has done all. Throws StuckError. */
  next(): Promise<Action | null> {
    if (this.#over) return Promise.resolve(null);
    return new Promise((resolve, reject) => {
      this.#offer = resolve;
      this.#fail = reject;
      if (this.#begun) this.#resume?.();
      else void this.#run();
    });
  }

  async #run(): Promise<void> {
    this.#begun = true;
    const sight = sightOf(this.#env);
    const remote = this.#through({
      step: (action) =>
        new Promise<void>((resolve) => {
          this.#resume = resolve;
          this.#offer?.(action as Action);
        }),
      ...sight,
    });
    try {
      await this.#solution(pagePilot(remote), await sight.state(), remote);
      this.#over = true;
      this.#offer?.(null);
    } catch (error) {
      this.#over = true;
      this.#fail?.(error);
    }
  }
}
