// Converts a solution to a source of actions. The solution pauses before each action until the player requests the
// action.
import type { Env } from "../../../clients/typescript/src/client.ts";
import type { Action } from "#contract/action.ts";
import type { Driver } from "#judge/driver.ts";
import type { PhoneState } from "#os/state.ts";
import { pageDriver, operatorView, type Remote } from "./page-driver.ts";

/**
 * `pilot` is the driver. `remote` is the interface that the driver itself uses. A solution uses `remote` for actions
 * that the driver does not have.
 */
export type Solution = (pilot: Driver<never, string>, state: PhoneState, remote: Remote) => Promise<void>;

export class ActionFeed {
  /** Lets the solution continue after its last action was executed. */
  #continueSolution: (() => void) | null = null;
  #offer: ((action: Action | null) => void) | null = null;
  #fail: ((error: unknown) => void) | null = null;
  #hasStarted = false;
  #isOver = false;
  readonly #env: Env;
  readonly #solution: Solution;
  readonly #wrapRemote: (remote: Remote) => Remote;

  /**
   * Reads the phone with the operator's token. The caller executes the actions. `through` wraps the remote and may add
   * actions.
   */
  constructor(env: Env, solution: Solution, through: (remote: Remote) => Remote = (remote) => remote) {
    this.#env = env;
    this.#solution = solution;
    this.#wrapRemote = through;
  }

  /**
   * Returns the next action, or null if the solution is finished. May only be called after the last action was
   * executed. Throws StuckError.
   */
  next(): Promise<Action | null> {
    if (this.#isOver) return Promise.resolve(null);
    return new Promise((resolve, reject) => {
      this.#offer = resolve;
      this.#fail = reject;
      if (this.#hasStarted) this.#continueSolution?.();
      else void this.#run();
    });
  }

  async #run(): Promise<void> {
    this.#hasStarted = true;
    const sight = operatorView(this.#env);
    const remote = this.#wrapRemote({
      step: (action) =>
        new Promise<void>((resolve) => {
          this.#continueSolution = resolve;
          this.#offer?.(action as Action);
        }),
      ...sight,
    });
    try {
      await this.#solution(pageDriver(remote), await sight.state(), remote);
      this.#isOver = true;
      this.#offer?.(null);
    } catch (error) {
      this.#isOver = true;
      this.#fail?.(error);
    }
  }
}
