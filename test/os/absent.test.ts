// A phone that fetches the code of its apps when it needs it does what one does that has all of it.
import { describe, expect, it } from "vitest";
import { apps } from "../../src/apps/registry.ts";
import { isPlaceholder, manifestOf, NotHere, placeholderOf, stubOf } from "../../src/os/absent.ts";
import type { Command } from "../../src/os/command.ts";
import type { AnyApp } from "../../src/os/define.ts";
import { Kernel } from "../../src/os/kernel.ts";
import type { PhoneState } from "../../src/os/state.ts";
import { hashOf } from "../../src/state/hash.ts";
import type { Json } from "../../src/state/json.ts";
import { walkApp } from "../../scripts/coverage.ts";
import { appsNow } from "../support/apps-now.ts";
import { effort } from "../support/effort.ts";

const all: readonly AnyApp[] = apps;
/** Users of each app: a few here, more with LAZY_USERS. */
const users = effort(2, 1, "LAZY_USERS");
const hash = (state: PhoneState): string => hashOf(state as unknown as Json);

/** A phone without code, and what it fetched. */
class Lazy {
  readonly kernel = new Kernel(all.map((app) => stubOf(manifestOf(app))));
  readonly fetched = new Set<string>();
  state: PhoneState;
  constructor(eager: Kernel, start: PhoneState) {
    this.state = {
      ...start,
      apps: Object.fromEntries(all.map(({ id }) => [id, placeholderOf(eager.gistOf(start, id))])),
    };
  }
  /** Does the same as `done` by the other phone, whose state was `before`. */
  run(before: PhoneState, command: Command): PhoneState {
    for (;;)
      try {
        this.state = this.kernel.reduce(this.state, command).state;
        return this.state;
      } catch (e) {
        if (!(e instanceof NotHere)) throw e;
        if (this.fetched.has(e.app) || !isPlaceholder(this.state.apps[e.app]))
          throw new Error(`${e.app} was here`, { cause: e });
        this.fetched.add(e.app);
        this.kernel.arrive(all.find(({ id }) => id === e.app)!);
        this.state = { ...this.state, apps: { ...this.state.apps, [e.app]: before.apps[e.app]! } };
      }
  }
}

describe("a phone without the code of its apps", () => {
  it.each(appsNow.map(({ id }) => id))("does what one with all of it does, whatever a user of %s does", (id) => {
    const eager = new Kernel(all);
    const rare = new Set<string>();
    let commands = 0;
    walkApp(eager, id, {
      users,
      after: ({ start, log }) => {
        const lazy = new Lazy(eager, start);
        let state = start;
        commands += log.length;
        for (const command of log) {
          const before = state;
          state = eager.reduce(before, command).state;
          expect(hash(lazy.run(before, command))).toBe(hash(state));
        }
        for (const app of lazy.fetched) rare.add(app);
      },
    });
    if (process.env["LAZY_USERS"]) console.log({ id, commands });
    expect(rare.size).toBeGreaterThan(0);
    expect(rare.size).toBeLessThan(all.length);
  });
});
