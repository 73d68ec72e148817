/**
 * A copy of a phone that is ahead of the phone: what a person's hand has done shows at once, and is done again over
 * whatever else the phone says in the meantime. The phone alone decides; this never argues.
 */
import type { Command } from "../os/command.ts";
import { hashOf } from "../state/hash.ts";
import type { Json } from "../state/json.ts";
import { applyPatches, type Patch } from "../state/patch.ts";

/** What the commands lead to, or null where they no longer fit. */
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

  /** Of what the phone has confirmed. */
  get version(): number {
    return this.#version;
  }
  get shown(): S {
    return this.#pending.at(-1)?.after ?? this.#confirmed;
  }

  reset(state: S, version: number): void {
    this.#confirmed = state;
    this.#version = version;
    this.#pending = [];
  }

  /** Was done to what is shown, and is on its way to the phone. */
  push(commands: readonly Command[], after: S): void {
    this.#pending.push({ commands, before: this.shown, after });
  }

  /** The phone went on, by this copy's own oldest commands or by others. Tells whether something else is shown now. */
  advance(version: number, patches: readonly Patch[], own: boolean): boolean {
    const confirmed = applyPatches(this.#confirmed, patches);
    const oldest = own ? this.#pending.shift() : undefined;
    this.#version = version;
    if (oldest && oldest.before === this.#confirmed && sameState(oldest.after, confirmed)) {
      // The same, down to identity: what is drawn stays as it is.
      this.#confirmed = oldest.after;
      return false;
    }
    this.#confirmed = confirmed;
    const again = this.#pending;
    this.#pending = [];
    for (const { commands } of again) {
      const after = this.#reduce(this.shown, commands);
      if (after !== null) this.push(commands, after);
    }
    return true;
  }
}

const sameState = (a: unknown, b: unknown): boolean => a === b || hashOf(a as Json) === hashOf(b as Json);
