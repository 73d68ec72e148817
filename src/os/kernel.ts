/**
 * The phone as a pure machine: `reduce(state, command) → state`. It runs in the Durable Object, in the page and in tests,
 * on the same code, so that all of them agree. Nothing here knows an app by name. It is built in layers, a class each, in
 * kernel/: each knows those below it, and SPEC.md says by its letter what it does.
 */
import * as v from "valibot";
import { clockRange, isOnClock } from "../state/civil.ts";
import { deepFreeze, type Json } from "../state/json.ts";
import type { Boot } from "./boot.ts";
import { CommandError } from "./command.ts";
import { Commands } from "./kernel/commands.ts";
import { freshClipboard, freshKeyboard } from "./keyboard.ts";
import { seedOs } from "./seed.ts";
import type { SeedCtx } from "./seed-ctx.ts";
import { defaultSettings, networkZone, phoneModel, zones } from "./settings.ts";
import { phoneSchemaOf, type PhoneState } from "./state.ts";
import type { Lang } from "./values.ts";

export class Kernel extends Commands {
  private readonly boots = new Map<string, PhoneState>();
  #schema: ReturnType<typeof phoneSchemaOf> | undefined;
  /** Of a whole phone: every app has to be here. No page checks one, so none carries it. */
  get schema(): ReturnType<typeof phoneSchemaOf> {
    return (this.#schema ??= phoneSchemaOf(this.apps));
  }

  /** The frozen state that a phone starts from; the same object for the same boot. */
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
    const known = this.boots.get(key);
    if (known) return known;
    const c = seedCtxOf(b.startMs, b.lang);
    const apps = this.seeds(c);
    const os = seedOs(this.apps, defaultSettings(b.lang, b.theme, b.fontScale), c);
    const { home } = this;
    const first = this.entry({ clock: { nowMs: b.startMs }, os, apps }, home, home.navigation.start, {}, "e_0", null);
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
        keyboard: freshKeyboard,
        clipboard: freshClipboard,
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
    if (this.boots.size >= 64) this.boots.delete(this.boots.keys().next().value!);
    this.boots.set(key, state);
    return state;
  }
  private readonly seeded = new Map<string, Record<string, Json>>();
  private seeds(c: SeedCtx): Record<string, Json> {
    const key = `${c.now} ${c.lang}`;
    let apps = this.seeded.get(key);
    if (!apps) {
      apps = deepFreeze(Object.fromEntries(this.apps.map((app) => [app.id, v.parse(app.state, app.seed(c)) as Json])));
      if (this.seeded.size >= 32) this.seeded.delete(this.seeded.keys().next().value!);
      this.seeded.set(key, apps);
    }
    return apps;
  }
  /** A whole phone, checked. Throws ValiError; its issues name the paths. */
  parse(x: unknown): PhoneState {
    const state = v.parse(this.schema, x) as unknown as PhoneState;
    for (const [app, task] of Object.entries(state.view.tasks)) {
      if (!this.byId.has(app)) throw new CommandError(`/view/tasks/${app}`, `no app ${app}`);
      for (const [i, e] of task.stack.entries()) {
        const path = `/view/tasks/${app}/stack/${i}`;
        if (!this.byId.has(e.app)) throw new CommandError(`${path}/app`, `no app ${e.app}`);
        const screen = this.screens(e.app)[e.screen];
        if (!screen) throw new CommandError(`${path}/screen`, `${e.app} has no screen ${e.screen}`);
        this.checked(screen.params, e.params, `${path}/params`);
        this.checked(screen.view, e.view, `${path}/view`);
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
