// A phone that fetches the code of its apps on demand behaves like a phone with all code loaded.
import { chunks } from "virtual:phone-apps";
import { describe, expect, it } from "vitest";
import { apps } from "#apps/registry.ts";
import { isPlaceholder, manifestOf, AppNotLoadedError, placeholderOf, stubOf } from "#os/unloaded.ts";
import type { Command } from "#os/command.ts";
import type { AnyApp } from "#os/define.ts";
import { Kernel } from "#os/kernel.ts";
import type { PhoneState } from "#os/state.ts";
import { hashOf } from "#state/hash.ts";
import type { Json } from "#state/json.ts";
import { walkApp } from "#scripts/build/coverage.ts";
import { selectedApps } from "../support/selected-apps.ts";
import { effort, isAll } from "../support/effort.ts";

const all: readonly AnyApp[] = apps;
/** The number of random users of each app. LAZY_USERS sets a higher number. */
const users = effort(isAll ? 2 : 1, 1, "LAZY_USERS");
const hash = (state: PhoneState): string => hashOf(state as unknown as Json);

/** The first level of each app. For an app without features it is the whole app. */
const firstLevels = new Map<string, AnyApp>();
for (const { id } of all) firstLevels.set(id, (await chunks[id]!.model()).default);
const hasFeatures = (id: string): boolean => chunks[id]!.whole !== undefined;

/** A phone that starts without code. Records for which apps it fetched the first level and the whole code. */
class LazyPhone {
  readonly kernel = new Kernel(all.map((app) => stubOf(manifestOf(app))));
  readonly fetched = new Set<string>();
  readonly fetchedWhole = new Set<string>();
  state: PhoneState;
  constructor(eager: Kernel, start: PhoneState) {
    this.state = {
      ...start,
      apps: Object.fromEntries(all.map(({ id }) => [id, placeholderOf(eager.summaryOf(start, id))])),
    };
  }
  /**
   * Runs a command that the phone with all code has already run. `before` is that phone's state before the command.
   */
  run(before: PhoneState, command: Command): PhoneState {
    for (;;)
      try {
        this.state = this.kernel.reduce(this.state, command).state;
        return this.state;
      } catch (e) {
        if (!(e instanceof AppNotLoadedError)) throw e;
        this.fetch(e, before);
      }
  }
  private fetch(missed: AppNotLoadedError, before: PhoneState): void {
    const { app: id, level } = missed;
    if (level === "whole") {
      if (this.fetchedWhole.has(id) || !this.fetched.has(id) || !hasFeatures(id))
        throw new Error(`all of ${id} was here`, { cause: missed });
      this.fetchedWhole.add(id);
      this.kernel.installApp(all.find((app) => app.id === id)!);
      return;
    }
    if (this.fetched.has(id) || !isPlaceholder(this.state.apps[id]))
      throw new Error(`${id} was here`, { cause: missed });
    this.fetched.add(id);
    this.kernel.installApp(firstLevels.get(id)!);
    this.state = { ...this.state, apps: { ...this.state.apps, [id]: before.apps[id]! } };
  }
}

describe("a phone without the code of its apps", () => {
  it.each(selectedApps.map(({ id }) => id))("behaves like a phone with all code, for users of %s", (id) => {
    const eager = new Kernel(all);
    const rare = new Set<string>();
    let more = false;
    let commands = 0;
    walkApp(eager, id, {
      users,
      onWalk: ({ start, log }) => {
        const lazy = new LazyPhone(eager, start);
        let state = start;
        commands += log.length;
        for (const command of log) {
          const before = state;
          state = eager.reduce(before, command).state;
          expect(hash(lazy.run(before, command))).toBe(hash(state));
        }
        for (const app of lazy.fetched) rare.add(app);
        more ||= lazy.fetchedWhole.has(id);
      },
    });
    if (process.env["LAZY_USERS"]) console.log({ id, commands });
    expect(rare.size).toBeGreaterThan(0);
    expect(rare.size).toBeLessThan(all.length);
    // A user who walks through a whole app reaches its deferred features.
    expect(more).toBe(hasFeatures(id));
  });
});
