/**
 * The phone as a pure machine: `reduce(state, command) → state`. It runs in the Durable Object, in the page and in tests,
 * on the same code, so that all of them agree. Nothing here knows an app by name. It is built in layers, a class each, in
 * kernel/: each knows those below it, and SPEC.md says by its letter what it does.
 */
import * as v from "valibot";
import { clockRange, isOnClock } from "../state/civil.ts";
import { deepFreeze, type Json } from "../state/json.ts";
import { produce, type Patch } from "../state/patch.ts";
import type { Boot } from "./boot.ts";
import {
  CommandError,
  doesNotFit,
  isRejection,
  Refused,
  type Command,
  type Draft,
  type Outcome,
  type Result,
} from "./command.ts";
import { reject, type Lang, type Rejection } from "./values.ts";
import { Clock } from "./kernel/clock.ts";
import { freshClipboard, freshKeyboard } from "./keyboard.ts";
import { handOn, osCommands } from "./os-commands.ts";
import { seedOs } from "./seed.ts";
import { defaultSettings, networkZone, phoneModel, zones } from "./settings.ts";
import type { PhoneState } from "./state.ts";

const tickSchema = v.strictObject({ ms: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(366 * 86_400_000)) });

export class Kernel extends Clock {
  private readonly boots = new Map<string, PhoneState>();

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
    const apps = this.seeds(b.startMs, b.lang);
    const os = seedOs(this.apps, defaultSettings(b.lang, b.theme, b.fontScale), b.startMs, b.lang);
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
  private seeds(startMs: number, lang: Lang): Record<string, Json> {
    const key = `${startMs} ${lang}`;
    let apps = this.seeded.get(key);
    if (!apps) {
      const c = {
        now: startMs,
        lang,
        offsetMin: zones[networkZone],
        say: (en: string, zh: string) => (lang === "en" ? en : zh),
      };
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
  /**
   * As `reduce`, for what comes from the glass: nothing that is done to it ends in an error. What no phone has, or what
   * does not fit, is refused.
   */
  attempt(state: PhoneState, command: Command): Outcome {
    try {
      return this.reduce(state, command);
    } catch (e) {
      if (!(e instanceof CommandError)) throw e;
      return this.refused(state, reject(doesNotFit));
    }
  }
  /** Runs one command. Throws CommandError where the command or its arguments are not of this phone. */
  reduce(state: PhoneState, command: Command): Outcome {
    if (command.name === "os.tick")
      return this.tick(state, this.checked(tickSchema.entries, command.args, "/args").ms as number);
    const dot = command.name.indexOf(".");
    const scope = command.name.slice(0, dot);
    const name = command.name.slice(dot + 1);
    if (scope === "os") {
      const found = Object.hasOwn(osCommands, name) ? osCommands[name] : undefined;
      if (!found) throw new CommandError("/name", `no command ${command.name}`);
      const args = this.parsed(found.schema, command.args, "/args");
      const run = (draft: Draft): Result => found.run(this, draft, args as never);
      return this.outcome(state, handOn.has(name) ? run : (draft) => this.inside(() => run(draft)));
    }
    const app = this.byId.get(scope);
    if (!app || !Object.hasOwn(app.commands, name)) throw new CommandError("/name", `no command ${command.name}`);
    return this.outcome(state, (draft) => {
      const r = this.runCommand(draft, app, name, command.args);
      if (isRejection(r)) return r;
      return r === undefined ? undefined : { result: r as Json };
    });
  }
  /** A refusal leaves the state as it was, but for the toast that tells of it. */
  private outcome(state: PhoneState, recipe: (draft: Draft) => Result): Outcome {
    const attempt = tryProduce(state, (draft) => {
      const r = recipe(draft);
      if (isRejection(r)) throw new Refused(r);
      return r && "result" in r ? this.plain(r.result) : undefined;
    });
    if ("refused" in attempt) return this.refused(state, attempt.refused);
    const { next, patches, result } = attempt;
    return result === undefined
      ? { state: next, patches, rejected: null }
      : { state: next, patches, rejected: null, result };
  }
  /** Nothing is done, and a toast tells why. */
  refused(state: PhoneState, { reject: code, facts = {} }: Rejection): Outcome {
    const told = produce(state, (draft: Draft) => {
      this.tell(draft, draft.view.front, code, facts);
    });
    return { state: told.next, patches: told.patches, rejected: code };
  }
}
function tryProduce<R>(
  state: PhoneState,
  recipe: (draft: Draft) => R,
): { readonly next: PhoneState; readonly patches: Patch[]; readonly result: R } | { readonly refused: Rejection } {
  try {
    return produce(state, recipe as never) as never;
  } catch (e) {
    if (e instanceof Refused) return { refused: e.rejection };
    throw e;
  }
}
