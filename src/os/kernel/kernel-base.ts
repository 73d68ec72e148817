/** The lowest layer of the kernel. It stores the apps, reads the state, and validates values against schemas. */
import * as v from "valibot";
import { findLoneSurrogate, type Json } from "#state/json.ts";
import { truncateTexts } from "../max-length.ts";
import { CommandError, type Draft } from "../command.ts";
import type { AnyApp, StatusMark } from "../define.ts";
import type { Edge } from "../edges.ts";
import type { OpeningFocus } from "../opening-focus.ts";
import type { Facts, Fields } from "../values.ts";
import type { Handler } from "../intents.ts";
import type { Entry, PhoneState } from "../state.ts";

const toastMs = 3000;

export abstract class KernelBase {
  /** The apps in the order of the registry. */
  apps: readonly AnyApp[];
  home: AnyApp;
  protected readonly byId: Map<string, AnyApp>;
  readonly #edges = new Map<string, ReadonlyMap<string, readonly Edge[]>>();
  protected readonly schemas = new Map<Fields, v.GenericSchema>();
  constructor(apps: readonly AnyApp[]) {
    this.apps = apps;
    this.byId = new Map(apps.map((app) => [app.id, app]));
    const home = apps.find((app) => app.part === "home");
    if (!home) throw new Error("no app is the home app");
    this.home = home;
    for (const app of apps) this.addHandlers(app);
  }
  /** Replaces a stub by the app's loaded code: either the code's first level or the whole app. */
  installApp(app: AnyApp): void {
    if (!this.byId.has(app.id)) throw new Error(`${app.id} is not on this phone`);
    this.byId.set(app.id, app);
    this.#edges.delete(app.id);
    this.apps = [...this.byId.values()];
    if (app.part === "home") this.home = app;
    this.addHandlers(app);
  }
  private addHandlers(app: AnyApp): void {
    for (const [i, handler] of app.handles.entries()) this.handlers.set(`${app.id}/${i}`, { app, handler });
  }
  /** All intent handlers of the apps, by "app/index". */
  readonly handlers = new Map<string, { readonly app: AnyApp; readonly handler: Handler }>();
  app(id: string): AnyApp {
    const app = this.byId.get(id);
    if (!app) throw new CommandError("/app", `no app ${id}`);
    return app;
  }
  has(id: string): boolean {
    return this.byId.has(id);
  }
  /** Returns the app and screen in front. */
  frontOf(state: PhoneState): { app: string; screen: string } {
    const { app, screen } = this.top(state, state.view.front);
    return { app, screen };
  }
  recentsOf(state: PhoneState): string[] {
    return state.view.recents.filter((id) => id !== this.home.id);
  }
  /** Returns the top screen of a task. */
  top(state: PhoneState, task: string): Entry {
    const top = state.view.tasks[task]?.stack.at(-1);
    if (!top) throw new CommandError("/app", `${task} is not open`);
    return top;
  }
  /** Finds a screen by its key. Checks the screen in front first, because that screen nearly always matches. */
  findEntry(state: PhoneState, key: string): Entry | undefined {
    const front = this.top(state, state.view.front);
    if (front.key === key) return front;
    for (const { stack } of Object.values(state.view.tasks))
      for (const entry of stack) if (entry.key === key) return entry;
    return undefined;
  }
  isFront(state: PhoneState, app: string): boolean {
    return this.top(state, state.view.front).app === app;
  }
  /** Returns whether the display is off or locked, so that apps receive no touches. */
  isAsleep(state: PhoneState): boolean {
    return state.view.power === "off" || (state.view.locked && !state.view.overLock);
  }
  /** Returns whether the guards of an act of a screen hold now. */
  canAct(state: PhoneState, top: Entry, on: string): boolean {
    const { app } = top;
    return this.edges(app, top.screen, on).some((edge) => this.guardsHold(state, app, edge, top));
  }
  protected guardsHold(state: PhoneState, app: string, edge: Edge, top: Entry): boolean {
    if (edge.guards.length === 0) return true;
    const here = { state: state.apps[app], params: top.params, view: top.view, os: state.os } as never;
    return edge.guards.every((guard) => this.app(app).navigation.guards[guard]!(here));
  }
  protected edges(app: string, screen: string, on: string): readonly Edge[] {
    let edges = this.#edges.get(app);
    if (!edges) {
      edges = Map.groupBy(this.app(app).navigation.edges, (edge) => `${edge.from}/${edge.on}`);
      this.#edges.set(app, edges);
    }
    const found = edges.get(`${screen}/${on}`);
    // If the screen's code is not loaded, reading the screen's `view` throws `AppNotLoadedError`.
    if (!found) void this.screens(app)[screen]?.view;
    return found ?? [];
  }
  protected screens(app: string): Record<
    string,
    {
      params: Fields;
      view: Fields;
      enter?: (c: unknown) => Record<string, Json>;
      opens?: string;
      focus?: readonly OpeningFocus[];
    }
  > {
    return this.app(app).navigation.screens;
  }
  /** Returns whether some app shows this mark in the status bar. */
  hasStatusMark(state: PhoneState, mark: StatusMark): boolean {
    return this.apps.some((app) => app.status(state.apps[app.id]).includes(mark));
  }
  /** Returns the values for creating a record: the time, and ids from the document's counter. */
  creationContext(draft: Draft): { readonly now: number; newId(prefix: string): string } {
    return { now: draft.clock.nowMs, newId: (prefix) => `${prefix}_${draft.rng.nextId++}` };
  }
  /**
   * Returns a copy of a draft as plain data. A value that is used after the draft ends must not be a proxy of the
   * draft.
   */
  toPlain<T>(x: T): T {
    return x === undefined ? x : (JSON.parse(JSON.stringify(x)) as T);
  }
  /** Shows a toast. `key` is a key of the app's strings or of the phone's strings. */
  showToast(draft: Draft, app: string, key: string, facts: Facts = {}): void {
    draft.view.toast = { app, key, facts: { ...facts }, untilMs: draft.clock.nowMs + toastMs };
  }
  /** Cuts every text to the maximum length of the text's field. */
  protected truncateFields(fields: Fields, values: Json): Record<string, Json> {
    // The schema refuses values that are not objects.
    if (typeof values !== "object" || values === null || Array.isArray(values)) return values as never;
    return Object.fromEntries(
      Object.entries(values).map(([name, value]) => [
        name,
        Object.hasOwn(fields, name) ? truncateTexts(fields[name]!, value) : value,
      ]),
    );
  }
  protected parseFields(fields: Fields, x: unknown, path: string): Record<string, Json> {
    let schema = this.schemas.get(fields);
    if (!schema) {
      schema = v.strictObject(fields);
      this.schemas.set(fields, schema);
    }
    return this.parseWith(schema, x, path) as Record<string, Json>;
  }
  protected parseWith(schema: v.GenericSchema, x: unknown, path: string): unknown {
    const r = v.safeParse(schema, x);
    if (r.success) {
      const half = findLoneSurrogate(r.output as Json, path);
      if (half !== null) throw new CommandError(half, "Expected text without lone surrogates");
      return r.output;
    }
    const issue = r.issues[0];
    const inner = (issue.path ?? []).map((p) => `/${String(p.key)}`).join("");
    throw new CommandError(path + inner, issue.message);
  }
}
