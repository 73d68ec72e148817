// A phone that fetches the code of its apps when it needs it does what one does that has all of it.
import { chunks } from "virtual:phone-apps";
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

/** What is fetched first of each app; of one without features that is all of it. */
const firsts = new Map<string, AnyApp>();
for (const { id } of all) firsts.set(id, (await chunks[id]!.model()).default);
const hasFeatures = (id: string): boolean => chunks[id]!.whole !== undefined;

/** A phone without code, and what it fetched: apps, and more of them. */
class Lazy {
  readonly kernel = new Kernel(all.map((app) => stubOf(manifestOf(app))));
  readonly fetched = new Set<string>();
  readonly more = new Set<string>();
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
        this.fetch(e, before);
      }
  }
  private fetch(missed: NotHere, before: PhoneState): void {
    const { app: id, level } = missed;
    if (level === "whole") {
      if (this.more.has(id) || !this.fetched.has(id) || !hasFeatures(id))
        throw new Error(`all of ${id} was here`, { cause: missed });
      this.more.add(id);
      this.kernel.arrive(all.find((app) => app.id === id)!);
      return;
    }
    if (this.fetched.has(id) || !isPlaceholder(this.state.apps[id]))
      throw new Error(`${id} was here`, { cause: missed });
    this.fetched.add(id);
    this.kernel.arrive(firsts.get(id)!);
    this.state = { ...this.state, apps: { ...this.state.apps, [id]: before.apps[id]! } };
  }
}

describe("a phone without the code of its apps", () => {
  it.each(appsNow.map(({ id }) => id))("does what one with all of it does, whatever a user of %s does", (id) => {
    const eager = new Kernel(all);
    const rare = new Set<string>();
    let more = false;
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
        more ||= lazy.more.has(id);
      },
    });
    if (process.env["LAZY_USERS"]) console.log({ id, commands });
    expect(rare.size).toBeGreaterThan(0);
    expect(rare.size).toBeLessThan(all.length);
    // Somebody who walks through all of an app meets its other features.
    expect(more).toBe(hasFeatures(id));
  });
});
