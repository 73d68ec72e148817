/**
 * The phone as a pure state machine: `reduce(state, command) → state`. The Durable Object, the page and the tests run
 * the same code, so that their results agree. The kernel contains no names of apps. It consists of layers in kernel/,
 * with one class for each layer. A layer uses only the layers below it. The comment of each file names the letter of
 * its rules in SPEC.md.
 */
import * as v from "valibot";
import { clockRange, isOnClock } from "#state/civil.ts";
import { deepFreeze, type Json } from "#state/json.ts";
import type { Boot } from "./boot.ts";
import { CommandError } from "./command.ts";
import { CommandRunner } from "./kernel/command-runner.ts";
import { emptyClipboard, initialKeyboard } from "./keyboard.ts";
import { seedOs } from "./seed.ts";
import type { SeedCtx } from "./seed-ctx.ts";
import { defaultSettings, networkZone, phoneModel, zones } from "./settings.ts";
import { phoneSchemaOf, type PhoneState } from "./state.ts";
import type { Lang } from "./values.ts";

export class Kernel extends CommandRunner {
  private readonly bootCache = new Map<string, PhoneState>();
  #schema: ReturnType<typeof phoneSchemaOf> | undefined;
  /**
   * The schema of a whole phone. All apps must be loaded. The schema is built at its first use; pages do not need it.
   */
  get schema(): ReturnType<typeof phoneSchemaOf> {
    return (this.#schema ??= phoneSchemaOf(this.apps));
  }

  /** Returns the frozen initial state of a phone. The same boot parameters return the same object. */
  boot(b: Boot): PhoneState {
    if (!isOnClock(b.startMs)) throw new CommandError("/clock/nowMs", `Expected a moment ${clockRange}`);
    const key = JSON.stringify([
      b.startMs,
      b.lang,
      b.device.width,
      b.device.height,
      b.device.dpr,
      b.theme,
      b.fontScale,
      b.seed,
    ]);
    const known = this.bootCache.get(key);
    if (known) return known;
    const c = seedCtxOf(b.startMs, b.lang);
    const apps = this.seedApps(c);
    const os = seedOs(this.apps, defaultSettings(b.lang, b.theme, b.fontScale), c);
    const { home } = this;
    const first = this.createEntry(
      { clock: { nowMs: b.startMs }, os, apps },
      home,
      home.navigation.start,
      {},
      "e_0",
      null,
    );
    const state: PhoneState = {
      clock: { nowMs: b.startMs },
      rng: { state: b.seed >>> 0, nextId: 1 },
      device: { width: b.device.width, height: b.device.height, dpr: b.device.dpr, model: phoneModel },
      os,
      apps,
      view: {
        tasks: { [home.id]: { stack: [first] } },
        recents: [],
        front: home.id,
        surface: null,
        focus: null,
        keyboard: initialKeyboard,
        clipboard: emptyClipboard,
        dialog: null,
        popUp: null,
        chooser: null,
        permission: null,
        power: "on",
        locked: false,
        overLock: false,
        pad: null,
        scroll: {},
        drafts: {},
        replying: null,
        unfolded: [],
        toast: null,
        headsUp: null,
        usage: { day: 0, ms: {} },
        nextEntry: 1,
      },
    };
    deepFreeze(state);
    if (this.bootCache.size >= 64) this.bootCache.delete(this.bootCache.keys().next().value!);
    this.bootCache.set(key, state);
    return state;
  }
  private readonly seedCache = new Map<string, Record<string, Json>>();
  private seedApps(c: SeedCtx): Record<string, Json> {
    const key = `${c.now} ${c.lang}`;
    let apps = this.seedCache.get(key);
    if (!apps) {
      apps = deepFreeze(Object.fromEntries(this.apps.map((app) => [app.id, v.parse(app.state, app.seed(c)) as Json])));
      if (this.seedCache.size >= 32) this.seedCache.delete(this.seedCache.keys().next().value!);
      this.seedCache.set(key, apps);
    }
    return apps;
  }
  /** Validates a whole phone. Throws a ValiError, whose issues contain the paths, or a CommandError. */
  parse(x: unknown): PhoneState {
    const state = v.parse(this.schema, x) as unknown as PhoneState;
    for (const [app, task] of Object.entries(state.view.tasks)) {
      if (!this.byId.has(app)) throw new CommandError(`/view/tasks/${app}`, `no app ${app}`);
      for (const [i, e] of task.stack.entries()) {
        const path = `/view/tasks/${app}/stack/${i}`;
        if (!this.byId.has(e.app)) throw new CommandError(`${path}/app`, `no app ${e.app}`);
        const screen = this.screens(e.app)[e.screen];
        if (!screen) throw new CommandError(`${path}/screen`, `${e.app} has no screen ${e.screen}`);
        this.parseFields(screen.params, e.params, `${path}/params`);
        this.parseFields(screen.view, e.view, `${path}/view`);
      }
    }
    for (const app of [state.view.front, ...state.view.recents])
      if (!state.view.tasks[app]) throw new CommandError("/view/front", `${app} has no open screen`);
    return deepFreeze(state);
  }
}

const seedCtxOf = (now: number, lang: Lang): SeedCtx => ({
  now,
  lang,
  offsetMin: zones[networkZone],
  say: (en, zh) => (lang === "en" ? en : zh),
});
