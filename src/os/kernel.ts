/**
 * The phone as a pure machine: `reduce(state, command) → state`. It runs in the Durable Object, in the page and in tests,
 * on the same code, so that all of them agree. Nothing here knows an app by name.
 */
import * as v from "valibot";
import { civilOf, clockLastMs, clockRange, isOnClock, startOfDay } from "../state/civil.ts";
import { hashOf } from "../state/hash.ts";
import { deepFreeze, halfIn, type Json } from "../state/json.ts";
import { produce, type Patch } from "../state/patch.ts";
import { nextRandom } from "../state/rng.ts";
import { toggled } from "../state/toggled.ts";
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
  type Notice,
  type ReadContent,
  type Rejection,
  type StatusMark,
} from "./define.ts";
import { fitted, mostAt } from "./bounds.ts";
import { keptQuiet, type Coming } from "./quiet.ts";
import { addFile, homes, isFull } from "./files.ts";
import { pad2 } from "./format.ts";
import { fits, intentSchema, kindOf, type Handler, type Intent, type Target } from "./intents.ts";
import { lockCommands, sleepAfter, wake } from "./lock.ts";
import { osCommand as os, type OsCommand } from "./os-command.ts";
import { grantOf, isGranted, whileInUse, type Permission } from "./permissions.ts";
import { neededFor, type Authority, type ContentOp, type Provider, type Row, type Span } from "./providers.ts";
import { defaultSettings, networkZone, phoneModel, zones } from "./settings.ts";
import { caretTo, freshClipboard, freshKeyboard, leaveField, typing, type Desk } from "./keyboard.ts";
import {
  locationSchema,
  phoneSchemaOf,
  sensorsSchema,
  type Caller,
  type Entry,
  type Importance,
  type Notification,
  type PhoneState,
} from "./state.ts";
import { notificationsMost, replyMost, scheduledMost } from "./most.ts";
import { seedOs } from "./seed.ts";
import { remember, saveWhenLow, system } from "./system.ts";
import { textAt } from "./text.ts";

/** 2026-03-16 09:00 in the phone's zone: when a phone starts unless told otherwise. */
export const defaultStartMs = 1_773_622_800_000;
/** In CSS pixels: a picture of 1080×2400. */
export const defaultDevice = { width: 360, height: 800, dpr: 3 } as const;

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
/**
 * A command that no phone has, or whose own arguments do not fit: nothing was changed. It is the mistake of whoever made
 * the command. What does not fit further on, where an app hands it to another, is a refusal.
 */
export class CommandError extends Error {
  readonly path: string;
  constructor(path: string, message: string) {
    super(message);
    this.name = "CommandError";
    this.path = path;
  }
}
/** Stands for the phone's own surfaces where commands name an app. */
export const osPlace = "os";
export const toastMs = 3000;
const headsUpMs = 4000;
/** After so long the network tries again to deliver a message. */
const unreachableMs = 60_000;
/** What falls due in one move of the clock; where there is more, the clock stands there until the next one. */
const dueAtMost = 500;
/** Refusal of what does not fit where it should go: too long, out of range. */
export const doesNotFit = "does-not-fit";

export type Draft = { -readonly [K in keyof PhoneState]: PhoneState[K] };
export type Result = Rejection | { readonly result: Json } | void;
const appId = v.pipe(v.string(), v.nonEmpty(), v.maxLength(60));
/** Whatever somebody may take for the name of an app. */
const appName = v.pipe(v.string(), v.nonEmpty(), v.maxLength(200));
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
    (k, d, { app, entry, name, offset }) => {
      const at = app === osPlace ? d.view : k.entryOf(d, entry);
      if (!at || ("app" in at && at.app !== app)) return reject("screen-gone");
      if (offset === 0) delete at.scroll[name];
      else at.scroll[name] = offset;
    },
  ),
  launch: os({ app: appName }, (k, d, { app }) => {
    wake(d);
    return k.launch(d, app);
  }),
  home: os({}, (k, d) => {
    if (k.asleep(d)) return;
    k.goHome(d);
    // Its first page, whatever was open on it.
    d.view.tasks[k.home.id]!.stack.splice(1);
    if (k.top(d, k.home.id).view["open"] != null) k.setView(d, k.home.id, { open: null });
  }),
  recents: os({}, (k, d) => {
    if (k.asleep(d)) return;
    k.putAside(d);
    delete d.view.scroll["recents"];
    d.view.surface = d.view.surface === "recents" ? null : "recents";
  }),
  shade: os({ open: v.boolean() }, (k, d, { open }) => {
    if (k.asleep(d)) return;
    d.view.focus = null;
    d.view.headsUp = null;
    d.view.replying = null;
    d.view.unfolded = [];
    delete d.view.scroll["shade"];
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
    wake(d);
    if (k.asleep(d)) return reject("unlock-first");
    const { app, open, ongoing } = k.plain(n);
    if (!ongoing) k.dropNotification(d, id);
    d.view.headsUp = null;
    const refused = k.launch(d, app);
    if (refused) return refused;
    if (open) k.push(d, app, open.screen, open.params);
  }),
  /** A notification with a text of its own: from outside, not from an app's strings. */
  notify: os({ app: appId, title: told, text: told }, (k, d, { app, title, text }) => {
    k.app(app);
    k.notify(d, app, { key: "told", facts: { title, text } });
  }),
  /** A button of a notification. */
  notificationAction: os({ id: v.string(), index: v.pipe(v.number(), v.integer(), v.minValue(0)) }, (k, d, i) => {
    const n = d.os.notifications[i.id];
    const action = n?.actions[i.index];
    if (!n || !action) return reject("notification-gone");
    const { app, ongoing } = n;
    const { command, args } = k.plain(action);
    if (!ongoing) k.dropNotification(d, i.id);
    if (d.view.headsUp?.id === i.id) d.view.headsUp = null;
    return k.asResult(k.runCommand(d, k.app(app), command, args));
  }),
  /** Opens the field in which a notification is answered. */
  startReply: os({ id: v.string() }, (_, d, { id }) => {
    if (!d.os.notifications[id]?.reply) return reject("notification-gone");
    d.view.surface = "shade";
    d.view.headsUp = null;
    d.view.replying = id;
    d.view.drafts["reply"] = "";
  }),
  sendReply: os({}, (k, d) => {
    const id = d.view.replying;
    const n = id === null ? undefined : d.os.notifications[id];
    const text = (d.view.drafts["reply"] ?? "").trim();
    if (id === null || !n?.reply) return reject("notification-gone");
    if (text === "") return reject("nothing-written");
    const { command, args } = k.plain(n.reply);
    const { app } = n;
    const done = k.runCommand(d, k.app(app), command, { ...args, text });
    if (isRejection(done)) return done;
    k.dropNotification(d, id);
    d.view.replying = null;
    d.view.focus = null;
    delete d.view.drafts["reply"];
  }),
  fold: os({ name: v.string() }, (_, d, { name }) => {
    const { unfolded } = d.view;
    d.view.unfolded = toggled(unfolded, name).toSorted();
  }),
  /** Asks for something to be done, as an edge does; for the phone's own surfaces. */
  start: os({ intent: intentSchema }, (k, d, { intent }) => {
    d.view.surface = null;
    return k.start(d, k.plain(intent), null);
  }),
  /** Marks who is to do it, before "just once" or "always". */
  pickHandler: os({ handler: v.string() }, (_, d, { handler }) => {
    if (!d.view.chooser?.handlers.includes(handler)) return reject("app-missing");
    d.view.chooser.picked = handler;
  }),
  choose: os(
    { handler: v.string(), target: v.nullable(v.string()), always: v.boolean() },
    (k, d, { handler, target, always }) => k.choose(d, handler, target, always),
  ),
  dismissChooser: os({}, (_, d) => {
    d.view.chooser = null;
  }),
  /** What the user says to an app that wants to reach something. */
  grant: os({ answer: v.picklist(["allowed", "foreground", "once", "denied"]) }, (k, d, { answer }) =>
    k.grant(d, answer),
  ),
  ...lockCommands,
  /** A call or message from outside, for the app that takes it. */
  receive: os({ kind: v.picklist(incomingKinds), from: told, text: told }, (k, d, { kind, from, text }) =>
    k.receive(d, kind, { from, text }),
  ),
  /** A picture of what is on the glass, as far as it can be remembered: which screen it was. */
  screenshot: os({}, (k, d) => {
    d.view.surface = null;
    const { app, screen } = k.frontOf(d);
    const c = civilOf(d.clock.nowMs, zones[d.os.settings.time.zone]);
    if (isFull(d.os, 1)) return reject("storage-full");
    const name = `Screenshot_${c.year}${pad2(c.month)}${pad2(c.day)}_${pad2(c.hour)}${pad2(c.minute)}${pad2(c.second)}.png`;
    addFile(d.os, k.making(d), homes.screenshots, name, 412_000, { kind: "screen", app, screen });
    k.tell(d, app, "screenshot-saved");
  }),
  /** A box over everything until it is dismissed: advertisement, warning, phishing. */
  popUp: os({ title: told, text: told }, (_, d, popUp) => {
    d.view.focus = null;
    d.view.popUp = popUp;
  }),
  dismissPopUp: os({}, (_, d) => {
    d.view.popUp = null;
  }),
  /** Nothing comes through although the radios are on. */
  setOutage: os({ on: v.boolean() }, (_, d, { on }) => {
    d.os.outage = on;
  }),
  setLocation: os(locationSchema.entries, (_, d, location) => {
    d.os.location = location;
  }),
  setSensors: os(v.partial(sensorsSchema).entries, (_, d, sensors) => {
    Object.assign(d.os.sensors, sensors);
  }),
  setBattery: os({ level: percent, charging: v.boolean() }, (_, d, battery) => {
    d.os.battery = battery;
    saveWhenLow(d.os);
  }),
  dismissHeadsUp: os({}, (_, d) => {
    d.view.headsUp = null;
  }),
  /** Stands for a change that is too large to be kept. */
  refuse: os({}, () => reject(doesNotFit)),
  /** A manager's command, from the shade or a test; screens reach them by edges. */
  system: os({ command: v.string(), args: json }, (k, d, { command, args }) => k.system(d, command, args)),
};
/** Commands that hand the caller's own words on: what does not fit in those is the caller's mistake, not a refusal. */
const handOn: ReadonlySet<string> = new Set(["act", "view", "notify", "receive", "system"]);
// Typing has a table of its own; each entry becomes a command of the OS.
for (const [name, { args, run }] of Object.entries(typing))
  osCommands[name] = os(args, (k, d, given) => run(k.desk(d), given as never));
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
    for (const app of apps)
      for (const [i, handler] of app.handles.entries()) this.handlers.set(`${app.id}/${i}`, { app, handler });
  }
  /** Everything that apps can do for others, by "app/index". */
  readonly handlers = new Map<string, { readonly app: AnyApp; readonly handler: Handler }>();

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

  /** The app and screen that the user looks at. */
  frontOf(state: PhoneState): { app: string; screen: string } {
    const { app, screen } = this.top(state, state.view.front);
    return { app, screen };
  }
  /** Whether an act of a screen would go through its guards now. */
  can(state: PhoneState, top: Entry, on: string): boolean {
    const { app } = top;
    return this.edges(app, top.screen, on).some((edge) => this.holds(state, app, edge, top));
  }
  recentsOf(state: PhoneState): string[] {
    return state.view.recents.filter((id) => id !== this.home.id);
  }
  /** The screen on top of a task. */
  top(state: PhoneState, task: string): Entry {
    const top = state.view.tasks[task]?.stack.at(-1);
    if (!top) throw new CommandError("/app", `${task} is not open`);
    return top;
  }
  /** A screen by its key. The one in front is looked at first: it is nearly always that. */
  entryOf(state: PhoneState, key: string): Entry | undefined {
    const front = this.top(state, state.view.front);
    if (front.key === key) return front;
    for (const { stack } of Object.values(state.view.tasks))
      for (const entry of stack) if (entry.key === key) return entry;
    return undefined;
  }
  isFront(state: PhoneState, app: string): boolean {
    return this.top(state, state.view.front).app === app;
  }
  /** Dark or locked: what lies behind takes no touch. */
  asleep(state: PhoneState): boolean {
    return state.view.power === "off" || (state.view.locked && !state.view.overLock);
  }

  act(draft: Draft, appId: string, on: string, rawArgs: Json, confirmed: boolean): Result {
    const app = this.app(appId);
    if (!this.isFront(draft, appId)) return reject("screen-gone");
    if (this.paused(draft) === appId) return reject("app-paused");
    const top = this.top(draft, draft.view.front);
    const edges = this.edges(appId, top.screen, on);
    if (edges.length === 0) return reject("screen-gone");
    let args: Record<string, Json> = {};
    const edge = edges.find((e) => {
      args = this.checked(e.args, rawArgs, "/args");
      return this.holds(draft, appId, e, top);
    });
    if (!edge) return reject(edges[0]!.guards[0] ?? "screen-gone");
    return this.inside(() => this.follow(draft, app, edge, args, confirmed));
  }
  private follow(draft: Draft, app: AnyApp, edge: Edge, args: Record<string, Json>, confirmed: boolean): Result {
    const { on } = edge;
    const appId = app.id;
    const top = this.top(draft, draft.view.front);
    const here = {
      state: draft.apps[appId],
      params: top.params,
      view: top.view,
      args,
      now: draft.clock.nowMs,
      os: draft.os,
      content: this.reader(draft, appId),
    } as never;
    if (edge.needs && !confirmed) {
      const grant = grantOf(draft.os, appId, edge.needs);
      if (grant === "blocked") return reject("permission-denied", { app: appId, permission: edge.needs });
      if (!isGranted(grant)) {
        draft.view.focus = null;
        draft.view.permission = { app: appId, permission: edge.needs, on, args: this.plain(args) };
        return;
      }
    }
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
    if (edge.say !== null) this.tell(draft, appId, edge.say, edge.sayFacts ? this.plain(edge.sayFacts(after)) : {});
    if (edge.launch !== null) return this.launch(draft, edge.launch(after));
    if (edge.start !== null) {
      const { task, key } = { task: draft.view.front, key: top.key };
      draft.view.focus = null;
      return this.start(draft, this.plain(edge.start(after)), { task, key, onResult: edge.onResult });
    }
    this.move(draft, app, edge, after);
    for (const p of presented) this.present(draft, appId, p.screen, p.params);
  }
  /** Like a full-screen notification: the glass lights up, and the screen shows over a lock. */
  private present(draft: Draft, app: string, screen: string, params: Json): void {
    const { locked } = draft.view;
    wake(draft);
    this.push(draft, app, screen, params);
    draft.view.overLock = locked;
  }

  private move(draft: Draft, app: AnyApp, edge: Edge, here: never): void {
    const { front } = draft.view;
    const { stack } = draft.view.tasks[front]!;
    if (edge.move === "stay") return;
    draft.view.focus = null;
    if (edge.move === "root") {
      // Screens of another app below stay: they belong to whoever asked for this one.
      let first = stack.length - 1;
      while (first > 0 && stack[first - 1]!.app === app.id) first -= 1;
      if (stack[first]!.screen !== app.navigation.start) {
        const { caller } = this.plain(stack[first]!);
        stack[first] = this.newEntry(draft, app, app.navigation.start, {}, caller);
      }
      stack.splice(first + 1);
      return;
    }
    if (edge.move === "pop") return this.pop(draft);
    if (edge.move === "finish") return this.finish(draft, this.plain(edge.finish!(here) as Record<string, Json>));
    const caller = edge.move === "replace" ? this.plain(stack.at(-1)!.caller) : null;
    const next = this.newEntry(draft, app, edge.to!, this.plain(edge.params!(here) as Json), caller);
    if (edge.move === "replace") stack.pop();
    stack.push(next);
  }
  /** Closes the screen in front. Who opened it from another task comes back. */
  private pop(draft: Draft): void {
    const { front } = draft.view;
    const { stack } = draft.view.tasks[front]!;
    draft.view.focus = null;
    const { caller } = this.plain(stack.pop()!);
    const emptied = stack.length === 0;
    if (emptied) this.close(draft, front);
    if (caller && caller.task !== front && draft.view.tasks[caller.task]) this.show(draft, caller.task);
    else if (emptied) this.goHome(draft);
    draft.view.overLock = false;
  }
  /** Closes the screen in front and gives the result to the screen that waits for it. */
  private finish(draft: Draft, result: Record<string, Json>): void {
    const { caller } = this.plain(this.top(draft, draft.view.front));
    this.pop(draft);
    if (caller?.onResult == null) return;
    const waiting = draft.view.tasks[caller.task]?.stack.at(-1);
    if (waiting?.key !== caller.key) return;
    const refused = this.act(draft, waiting.app, caller.onResult, result, false);
    if (isRejection(refused)) this.tell(draft, waiting.app, refused.reject, refused.facts ?? {});
  }
  private show(draft: Draft, task: string): void {
    draft.view.front = task;
    if (task !== this.home.id) draft.view.recents = [task, ...draft.view.recents.filter((r) => r !== task)];
  }
  /** What lies over the apps goes when another comes to the front. */
  putAside(draft: Draft): void {
    const { view } = draft;
    view.focus = null;
    view.dialog = null;
    view.permission = null;
    view.chooser = null;
    view.surface = null;
    view.replying = null;
  }

  launch(draft: Draft, id: string): Rejection | void {
    const app =
      this.byId.get(id) ??
      this.apps.find((a) => a.title.en.toLowerCase() === id.trim().toLowerCase() || a.title.zh === id.trim());
    if (!app) return reject("app-missing");
    this.putAside(draft);
    if (!draft.view.tasks[app.id])
      draft.view.tasks[app.id] = { stack: [this.newEntry(draft, app, app.navigation.start, {}, null)] };
    this.show(draft, app.id);
    draft.view.overLock = false;
  }
  /** Opens a screen of an app on the app's own task. */
  push(draft: Draft, id: string, screen: string, params: Json, caller: Caller | null = null): void {
    const app = this.app(id);
    const refused = this.launch(draft, id);
    if (refused) throw new CommandError("/app", refused.reject);
    const stack = draft.view.tasks[id]!.stack;
    const top = stack.at(-1)!;
    const next = this.newEntry(draft, app, screen, params, caller);
    if (top.app === id && top.screen === screen && sameParams(top.params, next.params)) {
      top.caller = caller;
      return;
    }
    stack.push(next);
  }
  goHome(draft: Draft): void {
    this.putAside(draft);
    draft.view.front = this.home.id;
    draft.view.overLock = false;
  }
  close(draft: Draft, task: string): void {
    delete draft.view.tasks[task];
    draft.view.recents = draft.view.recents.filter((r) => r !== task);
    if (draft.view.front === task) draft.view.front = this.home.id;
    const granted = draft.os.permissions[task];
    for (const [name, grant] of Object.entries(granted ?? {}))
      if (grant === "once") draft.os.permissions[task]![name as Permission] = "ask";
  }

  /** Finds who does what is asked for: one does it, several are offered. */
  start(draft: Draft, intent: Intent, caller: Caller | null): Result {
    const asking = caller === null ? null : this.top(draft, caller.task).app;
    const found = [...this.handlers].filter(
      ([, { app, handler }]) =>
        fits(handler, intent) &&
        !(intent.action === "SEND" && app.id === asking) &&
        this.paramsFor(draft, app, handler, intent, null) !== null,
    );
    const chosen = draft.os.defaults[kindOf(intent)];
    const only = found.length === 1 ? found[0] : found.find(([id]) => id === chosen);
    if (intent.action !== "SEND" && only) return this.open(draft, only[0], intent, caller, null);
    if (found.length === 0) return reject("nobody-does");
    draft.view.focus = null;
    delete draft.view.scroll["chooser"];
    draft.view.chooser = { intent, caller, handlers: found.map(([id]) => id).toSorted(), picked: null };
  }
  choose(draft: Draft, id: string, target: string | null, always: boolean): Result {
    const { chooser } = draft.view;
    if (!chooser?.handlers.includes(id)) return reject("app-missing");
    const { intent, caller } = this.plain(chooser);
    draft.view.chooser = null;
    if (always) draft.os.defaults[kindOf(intent)] = id;
    return this.open(draft, id, intent, caller, target);
  }
  private open(draft: Draft, id: string, intent: Intent, caller: Caller | null, target: string | null): Result {
    const found = this.handlers.get(id);
    if (!found) return reject("app-missing");
    const { app, handler } = found;
    const params = this.paramsFor(draft, app, handler, intent, target);
    if (params === null) return reject("nobody-does");
    if (caller !== null && !draft.view.tasks[caller.task]) return reject("screen-gone");
    if (handler.run) {
      const { command, args } = handler.run(intent);
      const done = this.runCommand(draft, app, command, this.plain(args));
      if (isRejection(done)) return done;
    }
    if (caller === null || (handler.ownTask && caller.onResult === null))
      return this.push(draft, app.id, handler.screen, params, caller);
    const { stack } = draft.view.tasks[caller.task]!;
    stack.push(this.newEntry(draft, app, handler.screen, params, caller));
    if (draft.view.front !== caller.task) this.show(draft, caller.task);
  }
  private paramsFor(
    draft: PhoneState,
    app: AnyApp,
    handler: Handler,
    intent: Intent,
    target: string | null,
  ): Json | null {
    const c = { state: draft.apps[app.id], now: draft.clock.nowMs, target } as never;
    return this.plain(handler.params(intent, c) as Json | null);
  }
  /** What the share sheet offers besides apps: people and places inside them, best first. */
  targetsOf(state: PhoneState, id: string): readonly Target[] {
    const found = this.handlers.get(id);
    if (!found) return [];
    const { app, handler } = found;
    const c = { state: state.apps[app.id], now: state.clock.nowMs, content: this.reader(state, app.id) };
    return handler.targets?.(c as never) ?? [];
  }
  grant(draft: Draft, answer: "allowed" | "foreground" | "once" | "denied"): Result {
    const asked = draft.view.permission;
    if (!asked) return reject("nothing-asked");
    const { app, permission, on, args } = this.plain(asked);
    draft.view.permission = null;
    const had = grantOf(draft.os, app, permission);
    const own = (draft.os.permissions[app] ??= {});
    if (answer === "denied") {
      own[permission] = had === "asked" ? "blocked" : "asked";
      return;
    }
    if (answer === "foreground" && !whileInUse.includes(permission)) return reject("nothing-asked");
    own[permission] = answer;
    return this.act(draft, app, on, args, false);
  }

  private providerOf<A extends Authority>(authority: A): { app: AnyApp; provider: Provider<never, A> } | null {
    for (const app of this.apps) {
      const provider = app.provides[authority];
      if (provider) return { app, provider: provider as never };
    }
    return null;
  }
  /** Rows that some app provides, as `asker` may read them; null where it may not. The asker's own are always its to read. */
  content<A extends Authority>(
    state: PhoneState,
    asker: string,
    authority: A,
    span: Span | null = null,
  ): readonly Row<A>[] | null {
    const found = this.providerOf(authority);
    if (!found) return null;
    const needed = neededFor[authority];
    if (needed && found.app.id !== asker && !isGranted(grantOf(state.os, asker, needed))) return null;
    const { time, language } = state.os.settings;
    const c = { now: state.clock.nowMs, offsetMin: zones[time.zone], lang: language.language, span };
    return found.provider.rows(state.apps[found.app.id] as never, c);
  }
  private reader(state: PhoneState, asker: string): ReadContent {
    return (authority, span) => this.plain(this.content(state, asker, authority, span ?? null) ?? []) as never;
  }
  private provide(
    draft: Draft,
    asker: string,
    { op, authority, args }: ContentOp,
  ): Rejection | { readonly result: Json } {
    const found = this.providerOf(authority);
    const command = found?.provider[op];
    if (!found || command === undefined) return reject("nobody-does");
    const needed = neededFor[authority];
    if (needed && found.app.id !== asker && !isGranted(grantOf(draft.os, asker, needed)))
      return reject("permission-denied", { permission: needed });
    const result = this.runCommand(draft, found.app, command, args);
    return isRejection(result) ? result : { result: (result ?? null) as Json };
  }
  asResult(x: unknown): Result {
    return isRejection(x) ? x : undefined;
  }

  /**
   * One press is consumed by the first that has a use for it, by Android's order: pop-up, permission, question, chooser,
   * shade, recents, keyboard, overlay of the screen, the app itself, the screen below, home.
   */
  back(draft: Draft): Result {
    const { view } = draft;
    if (view.power === "off") return;
    if (view.locked && !view.overLock) view.pad = null;
    else if (view.popUp) view.popUp = null;
    else if (view.permission) view.permission = null;
    else if (view.dialog) view.dialog = null;
    else if (view.chooser) view.chooser = null;
    else if (view.replying !== null) {
      view.replying = null;
      view.focus = null;
    } else if (view.surface) view.surface = null;
    else if (this.paused(draft) !== null) this.goHome(draft);
    else if (view.focus) leaveField(view, view.focus);
    else {
      const { front } = view;
      const top = this.top(draft, front);
      if (top.view["open"] !== undefined && top.view["open"] !== null) this.setView(draft, top.app, { open: null });
      else if (this.edges(top.app, top.screen, "back").some((e) => this.holds(draft, top.app, e, top)))
        return this.act(draft, top.app, "back", {}, false);
      else if (view.tasks[front]!.stack.length > 1 || top.caller) this.pop(draft);
      else if (front === this.home.id) return;
      else this.goHome(draft);
    }
  }
  /** A text that a record of the view does not hold yet, where its schema has room for it: fields that come from data. */
  newText(draft: Draft, field: string): string | undefined {
    const [name = "", key, ...deeper] = field.split(".");
    const top = this.top(draft, draft.view.front);
    const record = top.view[name];
    if (
      key === undefined ||
      deeper.length > 0 ||
      typeof record !== "object" ||
      record === null ||
      Array.isArray(record)
    )
      return undefined;
    this.setView(draft, top.app, { [name]: { ...this.plain(record), [key]: "" } });
    return "";
  }
  /** Where the texts live that the user writes: in the screen in front, or in the phone's own fields ("os.reply"). */
  textsOf(draft: PhoneState, field: string): Record<string, Json> {
    return field.startsWith("os.") ? { os: draft.view.drafts } : this.top(draft, draft.view.front).view;
  }
  setView(draft: Draft, app: string, patch: Record<string, Json>): void {
    const top = this.top(draft, draft.view.front);
    const screen = this.screens(app)[top.screen]!;
    const fitting = this.fitting(screen.view, patch);
    const next = this.checked(screen.view, { ...this.plain(top.view), ...fitting }, "/patch");
    // What opens covers the field that had the caret; what closes takes its own with it.
    const covers = patch["open"] !== undefined && patch["open"] !== top.view["open"];
    for (const name of Object.keys(patch)) top.view[name] = next[name]!;
    const focus = draft.view.focus;
    if (focus && !focus.field.startsWith("os.")) {
      const value = textAt(top.view, focus.field);
      if (value === undefined || covers) draft.view.focus = null;
      else if (Object.hasOwn(patch, focus.field.split(".")[0] ?? "")) caretTo(focus, value, value.length);
    }
  }
  /** How long the text of a field can become, by the schema of the screen in front; null where there is no such field. */
  fieldMost(state: PhoneState, field: string): number | null {
    if (field.startsWith("os.")) return replyMost;
    const top = this.top(state, state.view.front);
    return mostAt(this.screens(top.app)[top.screen]!.view, field);
  }
  /** What typing works on. */
  desk(draft: Draft): Desk {
    const { view, os } = draft;
    return {
      view,
      os,
      now: draft.clock.nowMs,
      texts: (field) => this.textsOf(draft, field),
      most: (field) => this.fieldMost(draft, field),
      begin: (field) => this.newText(draft, field),
      say: (key) => this.tell(draft, this.frontOf(draft).app, key, {}),
    };
  }
  receive(draft: Draft, kind: (typeof incomingKinds)[number], incoming: Incoming): Result {
    // Out of reach: a message waits for the network, a call is lost.
    if (draft.os.settings.network.airplane || draft.os.outage) {
      if (kind === "message") this.later(draft, unreachableMs, { kind, ...incoming });
      return;
    }
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
    return found.run(draft.os, this.checked(found.args, args, "/args") as never, this.making(draft));
  }
  /** What is needed to make something new: the time, and ids that the document counts. */
  making(draft: Draft): { readonly now: number; newId(prefix: string): string } {
    return { now: draft.clock.nowMs, newId: (prefix) => `${prefix}_${draft.rng.nextId++}` };
  }
  /** A network that has too much to deliver loses the rest. */
  private later(draft: Draft, afterMs: number, args: Json): void {
    if (Object.keys(draft.os.schedule).length >= scheduledMost) return;
    const id = this.making(draft).newId("due");
    draft.os.schedule[id] = { at: draft.clock.nowMs + Math.max(1, Math.round(afterMs)), command: "os.receive", args };
  }
  /** A draft as plain data: what is kept elsewhere must not be a view into a draft. */
  plain<T>(x: T): T {
    return x === undefined ? x : (JSON.parse(JSON.stringify(x)) as T);
  }

  runCommand(
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
    return this.inside(() => {
      const result: unknown = command.run(draft.apps[app.id], args, this.ctx(draft, app.id, shown));
      if (!presented) for (const p of shown) this.present(draft, app.id, p.screen, p.params);
      return result;
    });
  }
  /** What the phone's own parts hand to each other and does not fit is a refusal: nobody has said it. */
  private inside<T>(run: () => T): T {
    try {
      return run();
    } catch (e) {
      throw e instanceof CommandError ? new Refused(reject(doesNotFit)) : e;
    }
  }
  private ctx(draft: Draft, app: string, shown: { screen: string; params: Json }[]): Ctx {
    return {
      ...this.making(draft),
      os: draft.os,
      lang: draft.os.settings.language.language,
      offsetMin: zones[draft.os.settings.time.zone],
      random: () => {
        const { value, next } = nextRandom(draft.rng.state);
        draft.rng.state = next;
        return value;
      },
      present: (screen, params) => {
        shown.push({ screen, params });
      },
      notify: (notice) => this.notify(draft, app, notice),
      unnotify: (tag) => {
        for (const [id, n] of Object.entries(draft.os.notifications))
          if (n.app === app && n.tag === tag) delete draft.os.notifications[id];
      },
      content: (authority, span) => this.content(draft, app, authority, span ?? null),
      provide: (op) => this.provide(draft, app, op),
      system: (command, args) => this.system(draft, command, this.plain(args) as Json),
      sms: ({ from, text, afterMs }) => this.later(draft, afterMs, { kind: "message", from, text }),
      keptQuiet: (coming) => this.keptQuiet(draft, coming),
    };
  }
  /** How much a notification of this channel disturbs: as the user has set, else as the app declares. */
  importanceOf(state: PhoneState, app: string, channel: string): Importance {
    return state.os.channels[`${app}/${channel}`] ?? this.app(app).channels[channel]?.importance ?? "high";
  }
  /** The phone itself looks up who calls or writes: no app's permission is needed for that. */
  private keptQuiet(state: PhoneState, coming: Coming): boolean {
    const all = this.providerOf("contacts");
    return keptQuiet(state.os, coming, () => (all && this.content(state, all.app.id, "contacts")) ?? []);
  }
  notify(draft: Draft, app: string, notice: Notice): void {
    const { channel = "general", tag = null } = notice;
    const importance = this.importanceOf(draft, app, channel);
    if (draft.os.muted.includes(app) || importance === "none") return;
    const kind = this.app(app).channels[channel]?.kind ?? null;
    const quiet = this.keptQuiet(draft, { kind, from: notice.from ?? null });
    const notification: Notification = {
      app,
      channel,
      tag,
      group: notice.group ?? null,
      title: notice.title ?? null,
      key: notice.key,
      facts: { ...notice.facts },
      at: draft.clock.nowMs,
      open: notice.open ? this.plain(notice.open) : null,
      actions: this.plain([...(notice.actions ?? [])]),
      reply: notice.reply ? this.plain(notice.reply) : null,
      progress: notice.progress ?? null,
      ongoing: notice.ongoing ?? false,
      ...(quiet ? { quiet } : {}),
    };
    const own = Object.entries(draft.os.notifications).filter(([, n]) => n.app === app);
    const same = own.find(([, n]) => tag !== null && n.tag === tag);
    if (!same && own.length >= notificationsMost) {
      const [oldest] = own.filter(([, n]) => !n.ongoing).toSorted(([a, x], [b, y]) => x.at - y.at || (a < b ? -1 : 1));
      if (!oldest) return;
      this.dropNotification(draft, oldest[0]);
    }
    const id = same ? same[0] : this.making(draft).newId("ntf");
    draft.os.notifications[id] = notification;
    const { banners, wakeScreen } = draft.os.settings.notifications;
    if (quiet || importance === "low") return;
    if (wakeScreen) wake(draft);
    if (importance === "high" && banners && draft.view.power === "on" && !draft.view.locked)
      draft.view.headsUp = { id, untilMs: draft.clock.nowMs + headsUpMs };
  }
  /** Out of the shade and into its history. */
  dropNotification(draft: Draft, id: string): void {
    if (!Object.hasOwn(draft.os.notifications, id)) return;
    remember(draft.os, id);
    if (draft.view.headsUp?.id === id) draft.view.headsUp = null;
  }
  /** A toast, by key of the app's strings or the phone's. */
  tell(draft: Draft, app: string, key: string, facts: Facts = {}): void {
    draft.view.toast = { app, key, facts: { ...facts }, untilMs: draft.clock.nowMs + toastMs };
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

  /** Moves the clock; what falls due on the way runs at its own time, in order. */
  private tick(state: PhoneState, ms: number): Outcome {
    // At the end of its range the clock stands.
    let until = Math.min(state.clock.nowMs + ms, clockLastMs);
    const patches: Patch[] = [];
    let now = state;
    // The glass goes dark so long after it was touched, or lit by what came.
    let litAt = state.clock.nowMs;
    const step = (recipe: (draft: Draft) => void): void => {
      const done = produce(now, recipe);
      now = done.next;
      patches.push(...done.patches);
    };
    const done = new Set<string>();
    for (let i = 0; ; i++) {
      const due = this.nextDue(now, until, done);
      if (!due) break;
      if (i >= dueAtMost) {
        // What was due before cannot hold the clock.
        if (now.clock.nowMs > state.clock.nowMs) until = now.clock.nowMs;
        break;
      }
      // What is still due after it was run would be due for ever: it waits for the clock's next move.
      done.add(keyOfDue(due));
      step((draft) => {
        this.pass(draft, due.at, litAt);
        if (due.id !== null) delete draft.os.schedule[due.id];
      });
      const dark = now.view.power === "off";
      const fallen = this.fallDue(now, due);
      if (!fallen) continue;
      if (dark && fallen.state.view.power === "on") litAt = now.clock.nowMs;
      now = fallen.state;
      patches.push(...fallen.patches);
    }
    step((draft) => {
      this.pass(draft, until, litAt);
      const { toast, headsUp } = draft.view;
      if (toast && toast.untilMs <= until) draft.view.toast = null;
      if (headsUp && headsUp.untilMs <= until) draft.view.headsUp = null;
    });
    return { state: now, patches, rejected: null };
  }
  private pass(draft: Draft, until: number, litAt: number): void {
    const from = draft.clock.nowMs;
    const dark = litAt + draft.os.settings.display.timeoutSec * 1000;
    draft.clock.nowMs = Math.max(from, until);
    this.spend(draft, Math.max(0, Math.min(until, Math.max(from, dark)) - from));
    sleepAfter(draft, until - litAt);
  }
  /** Minutes that an app may be in front each day; the phone's own parts have no limit. */
  private limitOf(state: PhoneState, app: string): number | null {
    if (this.app(app).part !== null) return null;
    for (const from of this.apps) {
      const limits = from.limits(state.apps[from.id]);
      if (Object.hasOwn(limits, app)) return limits[app]!;
    }
    return null;
  }
  private today(state: PhoneState): number {
    return startOfDay(state.clock.nowMs, zones[state.os.settings.time.zone]);
  }
  /** Counts for apps with a limit alone, so that on other phones nothing changes by the hour. */
  private spend(draft: Draft, ms: number): void {
    if (ms === 0 || this.asleep(draft) || draft.view.surface !== null) return;
    const { app } = this.frontOf(draft);
    if (this.limitOf(draft, app) === null) return;
    const day = this.today(draft);
    if (draft.view.usage.day !== day) draft.view.usage = { day, ms: {} };
    draft.view.usage.ms[app] = (draft.view.usage.ms[app] ?? 0) + ms;
  }
  /** The app in front whose time for today is over; null where there is none. */
  paused(state: PhoneState): string | null {
    const { app } = this.frontOf(state);
    const limit = this.limitOf(state, app);
    const { day, ms } = state.view.usage;
    return limit !== null && day === this.today(state) && (ms[app] ?? 0) >= limit * 60_000 ? app : null;
  }
  /** Whether some app has the status bar show this. */
  hasMark(state: PhoneState, mark: StatusMark): boolean {
    return this.apps.some((app) => app.status(state.apps[app.id]).includes(mark));
  }
  /** Whether an alarm is set: the status bar shows it. */
  hasAlarm(state: PhoneState): boolean {
    return this.apps.some(
      (app) =>
        app.due !== null && this.duesOf(app, state.apps[app.id] as object, state).some((due) => due.alarm === true),
    );
  }
  /** What was injected long ago may fit no more: it is dropped, as the world moves on. */
  private fallDue(state: PhoneState, due: Waiting): Outcome | null {
    try {
      return this.reduce(state, { name: due.command, args: due.args });
    } catch (e) {
      if (e instanceof CommandError) return null;
      throw e;
    }
  }
  /** What falls due first. Where two do at once, an order that does not depend on how records are laid out. */
  private nextDue(state: PhoneState, until: number, done: ReadonlySet<string>): Waiting | null {
    let first: Waiting | null = null;
    const consider = (due: Waiting): void => {
      if (due.at > until || done.has(keyOfDue(due))) return;
      if (first === null || due.at < first.at || (due.at === first.at && rankOf(due) < rankOf(first))) first = due;
    };
    for (const [id, { at, command, args }] of Object.entries(state.os.schedule)) consider({ at, command, args, id });
    for (const app of this.apps)
      if (app.due)
        for (const due of this.duesOf(app, state.apps[app.id] as object, state))
          consider({ ...due, command: `${app.id}.${due.command}`, id: null });
    return first;
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
  ): Record<string, { params: Fields; view: Fields; enter?: (c: unknown) => Record<string, Json>; opens?: string }> {
    return this.app(app).navigation.screens;
  }
  private newEntry(draft: Draft, app: AnyApp, screen: string, params: Json, caller: Caller | null): Entry {
    const made = this.entry(draft, app, screen, params, `e_${draft.view.nextEntry++}`, caller);
    this.opened(draft, app, made);
    return made;
  }
  /** What opening a screen does to the data, however it was opened; a refusal is nobody's concern. */
  private opened(draft: Draft, app: AnyApp, entry: Entry): void {
    const { opens } = this.screens(app.id)[entry.screen]!;
    if (opens !== undefined) this.runCommand(draft, app, opens, this.plain(entry.params));
  }
  private entry(
    phone: Pick<PhoneState, "apps" | "os" | "clock">,
    app: AnyApp,
    screen: string,
    params: Json,
    key: string,
    caller: Caller | null,
  ): Entry {
    const found = this.screens(app.id)[screen];
    if (!found) throw new CommandError("/screen", `${app.id} has no screen ${screen}`);
    const given = this.fitting(found.params, params);
    const checked = this.checked(found.params, given, "/params");
    const { apps, os: osState, clock } = phone;
    const here = {
      state: apps[app.id],
      params: checked,
      now: clock.nowMs,
      os: osState,
      content: this.reader(phone as PhoneState, app.id),
    };
    const first = found.enter ? this.plain(found.enter(here)) : {};
    return {
      key,
      app: app.id,
      caller,
      screen,
      params: checked,
      view: this.checked(found.view, this.fitting(found.view, first), "/view"),
      scroll: {},
    };
  }
  /** Texts are cut where their fields end, whoever writes them. */
  private fitting(fields: Fields, values: Json): Record<string, Json> {
    // What is no object is left for the schema to refuse.
    if (typeof values !== "object" || values === null || Array.isArray(values)) return values as never;
    return Object.fromEntries(
      Object.entries(values).map(([name, value]) => [
        name,
        Object.hasOwn(fields, name) ? fitted(fields[name]!, value) : value,
      ]),
    );
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
    if (r.success) {
      const half = halfIn(r.output as Json, path);
      if (half !== null) throw new CommandError(half, "Expected text without lone surrogates");
      return r.output;
    }
    const issue = r.issues[0];
    const inner = (issue.path ?? []).map((p) => `/${String(p.key)}`).join("");
    throw new CommandError(path + inner, issue.message);
  }
}

/** Something that falls due; `id` is its name in the schedule, where it was injected. */
type Waiting = Due & { readonly id: string | null };
const rankOf = (due: Waiting): string => `${due.id ?? ""} ${due.command} ${JSON.stringify(due.args)}`;
const keyOfDue = (due: Waiting): string => `${due.at} ${rankOf(due)}`;

class Refused extends Error {
  readonly rejection: Rejection;
  constructor(rejection: Rejection) {
    super(rejection.reject);
    this.rejection = rejection;
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
const sameParams = (a: Json, b: Json): boolean => hashOf(a) === hashOf(b);
export const isRejection = (x: unknown): x is Rejection => typeof x === "object" && x !== null && "reject" in x;
