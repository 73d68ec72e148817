/**
 * The page's copy of a phone. The page applies a person's commands to the copy immediately, before the phone has
 * confirmed them. After every update from the phone, the page applies the unconfirmed commands again. If the copy and
 * the phone differ, the phone's state is used.
 */
import type { Command } from "#os/command.ts";
import { hashOf } from "#state/hash.ts";
import type { Json } from "#state/json.ts";
import { applyPatches, type Patch } from "#state/patch.ts";

/** Runs commands on a state. Returns null if the commands can no longer be applied. */
export type Reduce<S> = (from: S, commands: readonly Command[]) => S | null;
interface Pending<S> {
  readonly commands: readonly Command[];
  readonly before: S;
  readonly after: S;
}

export class Replica<S> {
  readonly #reduce: Reduce<S>;
  #confirmed: S;
  #version = 0;
  #pending: Pending<S>[] = [];

  constructor(start: S, reduce: Reduce<S>) {
    this.#confirmed = start;
    this.#reduce = reduce;
  }

  /** The version of the last state that the phone has confirmed. */
  get version(): number {
    return this.#version;
  }
  get latest(): S {
    return this.#pending.at(-1)?.after ?? this.#confirmed;
  }

  reset(state: S, version: number): void {
    this.#confirmed = state;
    this.#version = version;
    this.#pending = [];
  }

  /** Adds commands that have already been applied to the shown state and are being sent to the phone. */
  push(commands: readonly Command[], after: S): void {
    this.#pending.push({ commands, before: this.latest, after });
  }

  /**
   * Applies an update from the phone. `own`: whether the update is the result of this copy's oldest commands. Returns
   * whether the shown state has changed.
   */
  advance(version: number, patches: readonly Patch[], own: boolean): boolean {
    const confirmed = applyPatches(this.#confirmed, patches);
    const oldest = own ? this.#pending.shift() : undefined;
    this.#version = version;
    if (oldest && oldest.before === this.#confirmed && sameState(oldest.after, confirmed)) {
      // Keeps the shown state object, because it equals the phone's state. So nothing is drawn again.
      this.#confirmed = oldest.after;
      return false;
    }
    this.#confirmed = confirmed;
    const again = this.#pending;
    this.#pending = [];
    for (const { commands } of again) {
      const after = this.#reduce(this.latest, commands);
      if (after !== null) this.push(commands, after);
    }
    return true;
  }
}

const sameState = (a: unknown, b: unknown): boolean => a === b || hashOf(a as Json) === hashOf(b as Json);
