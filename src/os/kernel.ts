/**
 * The phone as a pure machine: `reduce(state, command) → state`. It runs in the Durable Object, in the page and in tests,
 * on the same code, so that all of them agree. Nothing here knows an app by name.
 */
import * as v from "valibot";
import { deepFreeze, type Json } from "../state/json.ts";
import { produce, type Patch } from "../state/patch.ts";
import { nextRandom } from "../state/rng.ts";
import {
  incomingKinds,
  reject,
  type AnyApp,
  type Ctx,
  type Due,
  type Edge,
  type Facts,
  type Fields,
  type Incoming,
  type Lang,
  type Rejection,
} from "./define.ts";
import { defaultSettings, networkZone, phoneModel, zones } from "./settings.ts";
import { focusSchema, phoneSchemaOf, type Entry, type OsState, type PhoneState } from "./state.ts";
import { seedOs } from "./seed.ts";
import { saveWhenLow, system } from "./system.ts";
import { accepted, caretIn, erase, insert, textAt, writeText } from "./text.ts";

/** 2026-03-16 09:00 in the phone's zone: when a phone starts unless told otherwise. */
export const defaultStartMs = 1_773_622_800_000;

/** What a phone is before anything happens to it. The whole initial state follows from it. */
export interface Boot {
  readonly startMs: number;
  readonly lang: Lang;
  readonly device: { readonly width: number; readonly height: number; readonly dpr: number };
  readonly theme: "light" | "dark";
  readonly fontScale: number;
  readonly seed: number;
}
export interface Command {
  readonly name: string;
  readonly args: Json;
}
export interface Outcome {
  readonly state: PhoneState;
  readonly patches: readonly Patch[];
  /** Code of the refusal, where the command did not apply. */
  readonly rejected: string | null;
  readonly result?: Json;
}
/** A command that no phone has, or whose arguments do not fit: nothing was changed. */
export class CommandError extends Error {
  readonly path: string;
  constructor(path: string, message: string) {
    super(message);
    this.name = "CommandError";
    this.path = path;
  }
}
export const toastMs = 3000;
const headsUpMs = 4000;
const dueAtMost = 10_000;

type Draft = { -readonly [K in keyof PhoneState]: PhoneState[K] };
type Result = Rejection | { readonly result: Json } | void;
interface OsCommand {
  readonly schema: v.GenericSchema;
  readonly run: (kernel: Kernel, draft: Draft, args: never) => Result;
}
const os = <F extends Fields>(
  args: F,
  run: (kernel: Kernel, draft: Draft, args: v.InferOutput<v.StrictObjectSchema<F, undefined>>) => Result,
): OsCommand => ({
  schema: v.strictObject(args),
  run: run as never,
});
const appId = v.pipe(v.string(), v.nonEmpty(), v.maxLength(60));
const json = v.unknown() as v.GenericSchema<unknown, Json>;
const told = v.pipe(v.string(), v.maxLength(2000));
const percent = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100));

const osCommands: Record<string, OsCommand> = {
  /** The user does what an edge of the screen in front declares. */
  act: os({ app: appId, on: v.string(), args: json }, (k, d, { app, on, args }) => k.act(d, app, on, args, false)),
  /** Changes the view of the screen in front: tabs, menus, drafts. */
  view: os({ app: appId, patch: v.record(v.string(), json) }, (k, d, { app, patch }) => {
    if (!k.isFront(d, app)) return reject("screen-gone");
    k.setView(d, app, patch);
  }),
  scroll: os(
    { app: appId, entry: v.string(), name: v.string(), offset: v.pipe(v.number(), v.minValue(0)) },
    (_, d, { app, entry, name, offset }) => {
      const at = d.view.tasks[app]?.stack.find((e) => e.key === entry);
      if (!at) return reject("screen-gone");
      if (offset === 0) delete at.scroll[name];
      else at.scroll[name] = offset;
    },
  ),
  focus: os(focusSchema.entries, (k, d, focus) => {
    const value = textAt(k.top(d, d.view.front).view, focus.field);
    if (value === undefined) throw new CommandError("/field", `no text at ${focus.field}`);
    d.view.focus = { ...focus, caret: caretIn(value, focus.caret) };
    d.view.keyboard = { shift: "off", layer: "letters" };
  }),
  blur: os({}, (_, d) => {
    d.view.focus = null;
  }),
  type: os({ text: v.pipe(v.string(), v.maxLength(4000)) }, (k, d, { text }) =>
    k.edit(d, (value, focus) =>
      insert(
        focus.all ? "" : value,
        focus.caret,
        accepted(focus.kind, text, focus.enter === "newline"),
        focus.maxLength,
      ),
    ),
  ),
  erase: os({ count: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(20000)) }, (k, d, { count }) =>
    k.edit(d, (value, focus) => (focus.all ? { text: "", caret: 0 } : erase(value, focus.caret, count))),
  ),
  clear: os({}, (k, d) => k.edit(d, () => ({ text: "", caret: 0 }))),
  caret: os({ at: v.pipe(v.number(), v.integer(), v.minValue(0)) }, (k, d, { at }) =>
    k.edit(d, (value) => ({ text: value, caret: caretIn(value, at) })),
  ),
  keyboard: os(
    { shift: v.picklist(["off", "once", "lock"]), layer: v.picklist(["letters", "symbols", "more"]) },
    (_, d, keyboard) => {
      d.view.keyboard = keyboard;
    },
  ),
  launch: os({ app: appId }, (k, d, { app }) => k.launch(d, app)),
  home: os({}, (k, d) => k.goHome(d)),
  recents: os({}, (_, d) => {
    d.view.focus = null;
    d.view.dialog = null;
    d.view.surface = d.view.surface === "recents" ? null : "recents";
  }),
  shade: os({ open: v.boolean() }, (_, d, { open }) => {
    d.view.focus = null;
    d.view.headsUp = null;
    d.view.surface = open ? "shade" : null;
  }),
  /** Takes apps out of recents; their screens start anew. */
  closeTasks: os({ apps: v.array(appId) }, (k, d, { apps }) => {
    for (const app of apps) if (app !== k.home.id) k.close(d, app);
    if (k.recentsOf(d).length === 0) k.goHome(d);
  }),
  back: os({}, (k, d) => k.back(d)),
  /** The answer to the question that the OS asks. */
  answer: os({ yes: v.boolean() }, (k, d, { yes }) => {
    const dialog = d.view.dialog;
    if (!dialog) return reject("nothing-asked");
    const { app, on, args } = dialog;
    const plain = k.plain(args);
    d.view.dialog = null;
    if (yes) return k.act(d, app, on, plain, true);
  }),
  openNotification: os({ id: v.string() }, (k, d, { id }) => {
    const n = d.os.notifications[id];
    if (!n) return reject("notification-gone");
    const { app, open } = k.plain(n);
    delete d.os.notifications[id];
    d.view.headsUp = null;
    const refused = k.launch(d, app);
    if (refused) return refused;
    if (open) k.push(d, app, open.screen, open.params);
  }),
  /** A notification with a text of its own: from outside, not from an app's strings. */
  notify: os({ app: appId, title: told, text: told }, (k, d, { app, title, text }) => {
    k.app(app);
    k.notify(d, { app, key: "told", facts: { title, text }, at: d.clock.nowMs, open: null });
  }),
  /** A call or message from outside, for the app that takes it. */
  receive: os({ kind: v.picklist(incomingKinds), from: told, text: told }, (k, d, { kind, from, text }) =>
    k.receive(d, kind, { from, text }),
  ),
  /** A box over everything until it is dismissed: advertisement, warning, phishing. */
  popUp: os({ title: told, text: told }, (_, d, popUp) => {
    d.view.focus = null;
    d.view.popUp = popUp;
  }),
  dismissPopUp: os({}, (_, d) => {
    d.view.popUp = null;
  }),
  setBattery: os({ level: percent, charging: v.boolean() }, (_, d, battery) => {
    d.os.battery = battery;
    saveWhenLow(d.os);
  }),
  dismissHeadsUp: os({}, (_, d) => {
    d.view.headsUp = null;
  }),
  /** A manager's command, from the shade or a test; screens reach them by edges. */
  system: os({ command: v.string(), args: json }, (k, d, { command, args }) => k.system(d, command, args)),
};
const tickSchema = v.strictObject({ ms: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(366 * 86_400_000)) });

export class Kernel {
  readonly apps: readonly AnyApp[];
  readonly home: AnyApp;
  readonly schema: ReturnType<typeof phoneSchemaOf>;
  private readonly byId: ReadonlyMap<string, AnyApp>;
  private readonly edgesFrom = new Map<string, readonly Edge[]>();
  private readonly schemas = new Map<Fields, v.GenericSchema>();
  private readonly boots = new Map<string, PhoneState>();
  private readonly dues = new WeakMap<
    object,
    { readonly offsetMin: number; readonly list: readonly Due[]; readonly now: number }
  >();

  constructor(apps: readonly AnyApp[]) {
    this.apps = apps;
    this.byId = new Map(apps.map((app) => [app.id, app]));
    const home = apps.find((app) => app.part === "home");
    if (!home) throw new Error("no app is the home");
    this.home = home;
    this.schema = phoneSchemaOf(apps);
    for (const app of apps)
      for (const edge of app.navigation.edges) {
        const key = `${app.id}/${edge.from}/${edge.on}`;
        this.edgesFrom.set(key, [...(this.edgesFrom.get(key) ?? []), edge]);
      }
  }

  app(id: string): AnyApp {
    const app = this.byId.get(id);
    if (!app) throw new CommandError("/app", `no app ${id}`);
    return app;
  }
  has(id: string): boolean {
    return this.byId.has(id);
  }

  /** The frozen state that a phone starts from; the same object for the same boot. */
  boot(b: Boot): PhoneState {
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
    const os = seedOs(defaultSettings(b.lang, b.theme, b.fontScale));
    const { home } = this;
    const first = this.entry(home, home.navigation.start, {}, "e_0", b.startMs, apps[home.id]!, os);
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
        keyboard: { shift: "off", layer: "letters" },
        dialog: null,
        popUp: null,
        toast: null,
        headsUp: null,
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
        const screen = this.screens(app)[e.screen];
        const path = `/view/tasks/${app}/stack/${i}`;
        if (!screen) throw new CommandError(`${path}/screen`, `${app} has no screen ${e.screen}`);
        this.checked(screen.params, e.params, `${path}/params`);
        this.checked(screen.view, e.view, `${path}/view`);
      }
    }
    for (const app of [state.view.front, ...state.view.recents])
      if (!state.view.tasks[app]) throw new CommandError("/view/front", `${app} has no open screen`);
    return deepFreeze(state);
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
      return this.outcome(state, (draft) => found.run(this, draft, args as never));
    }
    const app = this.byId.get(scope);
    if (!app || !Object.hasOwn(app.commands, name)) throw new CommandError("/name", `no command ${command.name}`);
    return this.outcome(state, (draft) => {
      const r = this.runCommand(draft, app, name, command.args);
      if (isRejection(r)) return r;
      return r === undefined ? undefined : { result: r as Json };
    });
  }

  /** The app and screen that the user looks at. */
  frontOf(state: PhoneState): { app: string; screen: string } {
    return { app: state.view.front, screen: this.top(state, state.view.front).screen };
  }
  /** Whether an act would go through its guards now. */
  can(state: PhoneState, app: string, on: string): boolean {
    const top = this.top(state, app);
    return this.edges(app, top.screen, on).some((edge) => this.holds(state, app, edge, top));
  }
  recentsOf(state: PhoneState): string[] {
    return state.view.recents.filter((id) => id !== this.home.id);
  }
  top(state: PhoneState, app: string): Entry {
    const top = state.view.tasks[app]?.stack.at(-1);
    if (!top) throw new CommandError("/app", `${app} is not open`);
    return top;
  }
  isFront(state: PhoneState, app: string): boolean {
    return state.view.front === app;
  }

  act(draft: Draft, appId: string, on: string, rawArgs: Json, confirmed: boolean): Result {
    const app = this.app(appId);
    if (!this.isFront(draft, appId)) return reject("screen-gone");
    const top = this.top(draft, appId);
    const edges = this.edges(appId, top.screen, on);
    if (edges.length === 0) return reject("screen-gone");
    let args: Record<string, Json> = {};
    const edge = edges.find((e) => {
      args = this.checked(e.args, rawArgs, "/args");
      return this.holds(draft, appId, e, top);
    });
    if (!edge) return reject(edges[0]!.guards[0] ?? "screen-gone");
    const here = {
      state: draft.apps[appId],
      params: top.params,
      view: top.view,
      args,
      now: draft.clock.nowMs,
      os: draft.os,
    } as never;
    if (edge.ask && !confirmed) {
      draft.view.focus = null;
      const facts = edge.ask.facts ? edge.ask.facts(here) : {};
      draft.view.dialog = {
        app: appId,
        on,
        args: this.plain(args),
        text: edge.ask.text,
        ok: edge.ask.ok,
        danger: edge.ask.danger,
        facts,
      };
      return;
    }
    let result: unknown;
    const presented: { screen: string; params: Json }[] = [];
    if (edge.command !== null) {
      result = this.runCommand(draft, app, edge.command, this.plain(edge.map!(here) as Json), presented);
      if (isRejection(result)) return result;
    }
    if (edge.system !== null) {
      const refused = this.system(draft, edge.system, this.plain(edge.systemMap!(here) as Json));
      if (refused) return refused;
    }
    const after = { ...(here as object), state: draft.apps[appId], result } as never;
    if (edge.set !== null) this.setView(draft, appId, this.plain(edge.set(after) as Record<string, Json>));
    if (edge.say !== null) this.say(draft, appId, edge.say, {});
    if (edge.launch !== null) return this.launch(draft, edge.launch(after));
    this.move(draft, app, edge, after);
    for (const p of presented) this.push(draft, appId, p.screen, p.params);
  }

  private move(draft: Draft, app: AnyApp, edge: Edge, here: never): void {
    const stack = draft.view.tasks[app.id]!.stack;
    if (edge.move === "stay") return;
    draft.view.focus = null;
    if (edge.move === "root") {
      if (stack[0]!.screen === app.navigation.start) stack.splice(1);
      else stack.splice(0, stack.length, this.newEntry(draft, app, app.navigation.start, {}));
      return;
    }
    const next = edge.to === null ? null : this.newEntry(draft, app, edge.to, this.plain(edge.params!(here) as Json));
    if (edge.move !== "push") stack.pop();
    if (next) stack.push(next);
    if (stack.length === 0) this.leave(draft, app.id);
  }
  /** The app's last screen was closed: it starts anew next time. */
  private leave(draft: Draft, app: string): void {
    this.close(draft, app);
    this.goHome(draft);
  }

  launch(draft: Draft, id: string): Rejection | void {
    const app =
      this.byId.get(id) ??
      this.apps.find((a) => a.title.en.toLowerCase() === id.trim().toLowerCase() || a.title.zh === id.trim());
    if (!app) return reject("app-missing");
    draft.view.focus = null;
    draft.view.dialog = null;
    draft.view.surface = null;
    if (!draft.view.tasks[app.id])
      draft.view.tasks[app.id] = { stack: [this.newEntry(draft, app, app.navigation.start, {})] };
    draft.view.front = app.id;
    if (app !== this.home) draft.view.recents = [app.id, ...draft.view.recents.filter((r) => r !== app.id)];
  }
  push(draft: Draft, id: string, screen: string, params: Json): void {
    const app = this.app(id);
    const refused = this.launch(draft, id);
    if (refused) throw new CommandError("/app", refused.reject);
    const stack = draft.view.tasks[id]!.stack;
    const top = stack.at(-1)!;
    if (top.screen === screen && JSON.stringify(top.params) === JSON.stringify(params)) return;
    stack.push(this.newEntry(draft, app, screen, params));
  }
  goHome(draft: Draft): void {
    draft.view.focus = null;
    draft.view.dialog = null;
    draft.view.surface = null;
    draft.view.front = this.home.id;
  }
  close(draft: Draft, app: string): void {
    delete draft.view.tasks[app];
    draft.view.recents = draft.view.recents.filter((r) => r !== app);
    if (draft.view.front === app) draft.view.front = this.home.id;
  }
  /** One press is consumed by the first that has a use for it: dialog, shade, recents, keyboard, overlay, app, home. */
  back(draft: Draft): Result {
    const view = draft.view;
    if (view.popUp) view.popUp = null;
    else if (view.dialog) view.dialog = null;
    else if (view.surface) view.surface = null;
    else if (view.focus) view.focus = null;
    else {
      const top = this.top(draft, view.front);
      if (top.view["open"] !== undefined && top.view["open"] !== null) this.setView(draft, view.front, { open: null });
      else if (this.edges(view.front, top.screen, "back").some((e) => this.holds(draft, view.front, e, top)))
        return this.act(draft, view.front, "back", {}, false);
      else if (draft.view.tasks[view.front]!.stack.length > 1) draft.view.tasks[view.front]!.stack.pop();
      else if (view.front === this.home.id) return;
      else this.goHome(draft);
    }
  }
  setView(draft: Draft, app: string, patch: Record<string, Json>): void {
    const top = this.top(draft, app);
    const screen = this.screens(app)[top.screen]!;
    const next = this.checked(screen.view, { ...this.plain(top.view), ...patch }, "/patch");
    for (const name of Object.keys(patch)) top.view[name] = next[name]!;
    const focus = draft.view.focus;
    if (focus && draft.view.front === app) {
      const value = textAt(top.view, focus.field);
      if (value === undefined || (patch["open"] !== undefined && patch["open"] === null)) draft.view.focus = null;
      else if (Object.hasOwn(patch, focus.field.split(".")[0] ?? "")) focus.caret = caretIn(value, value.length);
    }
  }
  edit(
    draft: Draft,
    change: (value: string, focus: NonNullable<PhoneState["view"]["focus"]>) => { text: string; caret: number },
  ): Result {
    const focus = draft.view.focus;
    if (!focus) return reject("nothing-focused");
    const top = this.top(draft, draft.view.front);
    const value = textAt(top.view, focus.field);
    if (value === undefined) return reject("nothing-focused");
    const next = change(value, focus);
    if (next.text !== value) writeText(top.view, focus.field, next.text);
    focus.caret = next.caret;
    focus.all = false;
    if (draft.view.keyboard.shift === "once") draft.view.keyboard.shift = "off";
  }
  receive(draft: Draft, kind: (typeof incomingKinds)[number], incoming: Incoming): Result {
    for (const app of this.apps) {
      const taken = app.receives[kind]?.(incoming);
      if (!taken) continue;
      const result = this.runCommand(draft, app, taken.command, taken.args);
      return isRejection(result) ? result : undefined;
    }
    return reject("nobody-receives");
  }
  system(draft: Draft, name: string, args: Json): Rejection | void {
    if (!Object.hasOwn(system, name)) throw new CommandError("/command", `no system command ${name}`);
    const found = system[name as keyof typeof system];
    return found.run(draft.os, this.checked(found.args, args, "/args") as never);
  }
  /** A draft as plain data: what is kept elsewhere must not be a view into a draft. */
  plain<T>(x: T): T {
    return x === undefined ? x : (JSON.parse(JSON.stringify(x)) as T);
  }

  private runCommand(
    draft: Draft,
    app: AnyApp,
    name: string,
    rawArgs: Json,
    presented?: { screen: string; params: Json }[],
  ): unknown {
    const command = app.commands[name];
    if (!command) throw new CommandError("/name", `${app.id} has no command ${name}`);
    const args = this.checked(command.args, rawArgs, "/args");
    const shown: { screen: string; params: Json }[] = presented ?? [];
    const result: unknown = command.run(draft.apps[app.id], args, this.ctx(draft, app.id, shown));
    if (!presented) for (const p of shown) this.push(draft, app.id, p.screen, p.params);
    return result;
  }
  private ctx(draft: Draft, app: string, shown: { screen: string; params: Json }[]): Ctx {
    const newId = (prefix: string): string => `${prefix}_${draft.rng.nextId++}`;
    return {
      now: draft.clock.nowMs,
      os: draft.os,
      lang: draft.os.settings.language.language,
      offsetMin: zones[draft.os.settings.time.zone],
      newId,
      random: () => {
        const { value, next } = nextRandom(draft.rng.state);
        draft.rng.state = next;
        return value;
      },
      present: (screen, params) => {
        shown.push({ screen, params });
      },
      notify: ({ key, facts, open }) => {
        this.notify(draft, { app, key, facts: { ...facts }, at: draft.clock.nowMs, open: open ?? null });
      },
    };
  }
  notify(draft: Draft, notification: PhoneState["os"]["notifications"][string]): void {
    if (draft.os.muted.includes(notification.app)) return;
    const id = `ntf_${draft.rng.nextId++}`;
    draft.os.notifications[id] = notification;
    const { sound, notifications } = draft.os.settings;
    if (!sound.dnd && notifications.banners) draft.view.headsUp = { id, untilMs: draft.clock.nowMs + headsUpMs };
  }
  private say(draft: Draft, app: string, key: string, facts: Facts): void {
    draft.view.toast = { app, key, facts: { ...facts }, untilMs: draft.clock.nowMs + toastMs };
  }
  /** A refusal leaves the state as it was, but for the toast that tells of it. */
  private outcome(state: PhoneState, recipe: (draft: Draft) => Result): Outcome {
    let rejection: Rejection | null = null;
    const attempt = tryProduce(state, (draft) => {
      const r = recipe(draft);
      if (isRejection(r)) {
        rejection = r;
        throw new Refused();
      }
      return r && "result" in r ? this.plain(r.result) : undefined;
    });
    if (attempt) {
      const { next, patches, result } = attempt;
      return result === undefined
        ? { state: next, patches, rejected: null }
        : { state: next, patches, rejected: null, result };
    }
    const { reject: code, facts = {} } = rejection!;
    const told = produce(state, (draft: Draft) => {
      this.say(draft, draft.view.front, code, facts);
    });
    return { state: told.next, patches: told.patches, rejected: code };
  }

  /** Moves the clock; what falls due on the way runs at its own time, in order. */
  private tick(state: PhoneState, ms: number): Outcome {
    const until = state.clock.nowMs + ms;
    const patches: Patch[] = [];
    let now = state;
    const step = (recipe: (draft: Draft) => void): void => {
      const done = produce(now, recipe);
      now = done.next;
      patches.push(...done.patches);
    };
    for (let i = 0; ; i++) {
      const due = this.nextDue(now, until);
      if (!due) break;
      if (i >= dueAtMost) throw new Error(`what falls due never ends: ${due.command}`);
      step((draft) => {
        draft.clock.nowMs = Math.max(draft.clock.nowMs, due.at);
        if (due.id !== null) delete draft.os.schedule[due.id];
      });
      const done = this.fallDue(now, due);
      if (!done) continue;
      now = done.state;
      patches.push(...done.patches);
    }
    step((draft) => {
      draft.clock.nowMs = until;
      const { toast, headsUp } = draft.view;
      if (toast && toast.untilMs <= until) draft.view.toast = null;
      if (headsUp && headsUp.untilMs <= until) draft.view.headsUp = null;
    });
    return { state: now, patches, rejected: null };
  }
  /** Whether an alarm is set: the status bar shows it. */
  hasAlarm(state: PhoneState): boolean {
    return this.apps.some(
      (app) =>
        app.due !== null && this.duesOf(app, state.apps[app.id] as object, state).some((due) => due.alarm === true),
    );
  }
  /** What was injected long ago may fit no more: it is dropped, as the world moves on. An app's own due must fit. */
  private fallDue(state: PhoneState, due: Due & { readonly id: string | null }): Outcome | null {
    try {
      return this.reduce(state, { name: due.command, args: due.args });
    } catch (e) {
      if (due.id !== null && e instanceof CommandError) return null;
      throw e;
    }
  }
  /** What falls due first. Where two do at once, an order that does not depend on how records are laid out. */
  private nextDue(state: PhoneState, until: number): (Due & { readonly id: string | null }) | null {
    const candidates: (Due & { readonly id: string | null })[] = [];
    for (const [id, { at, command, args }] of Object.entries(state.os.schedule))
      if (at <= until) candidates.push({ at, command, args, id });
    for (const app of this.apps) {
      if (!app.due) continue;
      for (const due of this.duesOf(app, state.apps[app.id] as object, state))
        if (due.at <= until) candidates.push({ ...due, command: `${app.id}.${due.command}`, id: null });
    }
    if (candidates.length < 2) return candidates[0] ?? null;
    const rank = (d: Due & { readonly id: string | null }): string =>
      `${d.id ?? ""} ${d.command} ${JSON.stringify(d.args)}`;
    return candidates.toSorted((a, b) => a.at - b.at || (rank(a) < rank(b) ? -1 : 1))[0]!;
  }
  private duesOf(app: AnyApp, data: object, state: PhoneState): readonly Due[] {
    const offsetMin = zones[state.os.settings.time.zone];
    const known = this.dues.get(data);
    const now = state.clock.nowMs;
    // A list stays right until its first entry: an app's state changes when one falls due.
    if (known && known.offsetMin === offsetMin && known.now <= now && known.list.every((d) => d.at >= now))
      return known.list;
    const list = app.due!(data, { now, offsetMin });
    this.dues.set(data, { offsetMin, list, now });
    return list;
  }

  private holds(state: PhoneState, app: string, edge: Edge, top: Entry): boolean {
    if (edge.guards.length === 0) return true;
    const here = { state: state.apps[app], params: top.params, view: top.view, os: state.os } as never;
    return edge.guards.every((guard) => this.app(app).navigation.guards[guard]!(here));
  }
  private edges(app: string, screen: string, on: string): readonly Edge[] {
    return this.edgesFrom.get(`${app}/${screen}/${on}`) ?? [];
  }
  private screens(
    app: string,
  ): Record<string, { params: Fields; view: Fields; enter?: (c: unknown) => Record<string, Json> }> {
    return this.app(app).navigation.screens;
  }
  private newEntry(draft: Draft, app: AnyApp, screen: string, params: Json): Entry {
    return this.entry(
      app,
      screen,
      params,
      `e_${draft.view.nextEntry++}`,
      draft.clock.nowMs,
      draft.apps[app.id]!,
      draft.os,
    );
  }
  private entry(
    app: AnyApp,
    screen: string,
    params: Json,
    key: string,
    now: number,
    state: Json,
    osState: OsState,
  ): Entry {
    const found = this.screens(app.id)[screen];
    if (!found) throw new CommandError("/screen", `${app.id} has no screen ${screen}`);
    const checked = this.checked(found.params, params, "/params");
    const first = found.enter ? this.plain(found.enter({ state, params: checked, now, os: osState })) : {};
    return { key, screen, params: checked, view: this.checked(found.view, first, "/view"), scroll: {} };
  }
  private checked(fields: Fields, x: unknown, path: string): Record<string, Json> {
    let schema = this.schemas.get(fields);
    if (!schema) {
      schema = v.strictObject(fields);
      this.schemas.set(fields, schema);
    }
    return this.parsed(schema, x, path) as Record<string, Json>;
  }
  private parsed(schema: v.GenericSchema, x: unknown, path: string): unknown {
    const r = v.safeParse(schema, x);
    if (r.success) return r.output;
    const issue = r.issues[0];
    const inner = (issue.path ?? []).map((p) => `/${String(p.key)}`).join("");
    throw new CommandError(path + inner, issue.message);
  }
}

class Refused extends Error {}
function tryProduce<R>(
  state: PhoneState,
  recipe: (draft: Draft) => R,
): { next: PhoneState; patches: Patch[]; result: R } | null {
  try {
    return produce(state, recipe as never) as never;
  } catch (e) {
    if (e instanceof Refused) return null;
    throw e;
  }
}
const isRejection = (x: unknown): x is Rejection => typeof x === "object" && x !== null && "reject" in x;
