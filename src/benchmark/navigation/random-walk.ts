/**
 * Simulates a random user of one app. Executes acts on the app's screens with sampled arguments, the least used acts
 * first. Answers the phone's questions and reacts to external events. If an act leads to another app, uses that app for
 * a while.
 */
import * as v from "valibot";
import type { AnyApp } from "#os/define.ts";
import type { Edge } from "#os/edges.ts";
import type { Fields } from "#os/values.ts";
import { CommandError, type Command, type Outcome } from "#os/command.ts";
import type { Kernel } from "#os/kernel.ts";
import type { Entry, PhoneState } from "#os/state.ts";
import type { Json } from "#state/json.ts";
import { Rng } from "#state/rng.ts";
import { balanceIds, sampleFields, sampleValidFields, idsIn, valuesIn } from "./sample-arguments.ts";

export interface WalkResult {
  readonly start: PhoneState;
  readonly end: PhoneState;
  /** The executed commands in order. */
  readonly log: readonly Command[];
}
/**
 * The number of times that each edge was tried and each screen was visited. If walks share these counts, later walks
 * explore the parts that earlier walks did not.
 */
export type VisitCounts = Map<string, number>;

/** The number of acts in other apps after which the user returns. */
const maxActsInOtherApps = 8;
/**
 * `maxDrafts`: the maximum number of attempts to find view changes that make the guards true. `maxArgumentSamples`: the
 * maximum number of attempts to find arguments that the phone accepts.
 */
const maxDrafts = 24;
const maxArgumentSamples = 8;
/** The number of acts after which the sampled texts are collected again. */
const actsPerSampling = 8;

/** The result depends only on the phone, the app, the seed and the counts. `each` is called for every command. */
export function randomWalk(
  kernel: Kernel,
  boot: PhoneState,
  id: string,
  seed: number,
  acts: number,
  each: (before: PhoneState, done: Outcome, command: Command) => void = () => undefined,
  memory: VisitCounts = new Map(),
): WalkResult {
  const r = Rng.of(seed, id);
  const start = kernel.reduce(boot, { name: "os.launch", args: { app: id } }).state;
  let state = start;
  const log: Command[] = [];
  const attempt = (name: string, args: Json): Outcome | null => {
    const command = { name, args };
    try {
      const outcome = kernel.reduce(state, command);
      each(state, outcome, command);
      state = outcome.state;
      log.push(command);
      return outcome;
    } catch (e) {
      // Sampled arguments may be invalid, because a schema can be stricter than its type. The error is then an invalid
      // request, not a bug of the phone.
      if (e instanceof CommandError) return null;
      throw e;
    }
  };
  const comeHome = (): void => {
    attempt("os.closeTasks", { apps: [state.view.front] });
    attempt("os.launch", { app: id });
    if (kernel.frontOf(state).app === id) return;
    attempt("os.closeTasks", { apps: [id] });
    attempt("os.launch", { app: id });
  };
  let known: ArgumentSource = { texts: [], values: new Map() };
  let abroad = 0;
  for (let i = 0; i < acts; i++) {
    // The back key does not work while the screen is off, so the walk could not continue.
    if (state.view.power === "off") attempt("os.wake", {});
    if (state.view.locked && !state.view.overLock) {
      attempt("os.unlock", {});
      if (state.view.pad) attempt("os.padEnter", { entered: state.os.lock.secret });
    }
    abroad = kernel.frontOf(state).app === id ? 0 : abroad + 1;
    if (abroad > 0 && (abroad > maxActsInOtherApps || kernel.frontOf(state).app === kernel.home.id)) comeHome();
    const top = kernel.top(state, state.view.front);
    const app = kernel.app(top.app);
    if (i % actsPerSampling === 0) known = collectArguments(kernel, state, top.app, r);
    const chance = r.next();
    const { dialog, permission, chooser } = state.view;
    if (dialog) attempt("os.answer", { yes: r.chance(0.8) });
    else if (permission) attempt("os.grant", { answer: r.pick(["allowed", "allowed", "once", "denied"]) });
    else if (chooser) attempt("os.choose", { handler: r.pick(chooser.handlers), target: null, always: r.chance(0.1) });
    else if (chance < 0.04) externalEvent(state, id, known, r, attempt);
    else if (chance < 0.1) attempt("os.back", {});
    else if (chance < 0.16) {
      const view = sampleFields(viewOf(app, top), known.texts, r);
      const names = Object.keys(view);
      const patch = names.length === 0 ? {} : Object.fromEntries(r.sample(names, 1).map((name) => [name, view[name]!]));
      attempt("os.view", { app: app.id, patch });
    } else if (!explore(kernel, state, memory, known, r, attempt)) attempt("os.back", {});
    attempt("os.tick", { ms: r.chance(0.05) ? 3_600_000 : r.chance(0.01) ? 86_400_000 : 1000 });
  }
  return { start, end: state, log };
}

type Attempt = (name: string, args: Json) => Outcome | null;

/** Executes the least used of the possible acts on the screen. Returns whether there was a possible act. */
function explore(
  kernel: Kernel,
  state: PhoneState,
  memory: VisitCounts,
  known: ArgumentSource,
  r: Rng,
  attempt: Attempt,
): boolean {
  const top = kernel.top(state, state.view.front);
  const app = kernel.app(top.app);
  const results = new Set(app.navigation.edges.map((edge) => `${edge.from}.${edge.onResult}`));
  const nameOf = (edge: Edge): string => `${app.id}.${edge.from}.${edge.on}.${app.navigation.edges.indexOf(edge)}`;
  const times = (name: string): number => memory.get(name) ?? 0;
  const count = (name: string, by = 1): void => void memory.set(name, times(name) + by);
  const interest = (edge: Edge): number =>
    r.next() * 3 - times(nameOf(edge)) + (edge.to !== null && times(`${app.id}.${edge.to}`) === 0 ? 4 : 0);
  count(`${app.id}.${top.screen}`);
  const here = app.navigation.edges
    // Edges that receive a result are left out, because only the screen that returns the result can trigger them.
    .filter((edge) => edge.from === top.screen && !results.has(`${edge.from}.${edge.on}`))
    .map((edge) => [interest(edge), edge] as const)
    .toSorted(([a], [b]) => b - a);
  // If all acts on this screen were used often, the user leaves the screen.
  const least = Math.min(...here.map(([, edge]) => times(nameOf(edge))));
  if (least > r.int(1, 4)) return false;
  for (const [, edge] of here) {
    const patch = viewPatchFor(app, edge, top, state, known, r);
    if (patch === null) {
      count(nameOf(edge), 0.25);
      continue;
    }
    if (Object.keys(patch).length > 0) attempt("os.view", { app: app.id, patch });
    for (let tries = 0; tries < maxArgumentSamples; tries++) {
      const args = sampleValidFields(edge.args, known.texts, r, known.values);
      const outcome = args && attempt("os.act", { app: app.id, on: edge.on, args });
      if (outcome && outcome.rejected === null) {
        count(nameOf(edge));
        return true;
      }
      if (Object.keys(edge.args).length === 0) break;
    }
    // A failed act counts half, because it may succeed later.
    count(nameOf(edge), 0.5);
    return true;
  }
  return false;
}

/** Returns changes of the view after which the act follows this edge. Returns null if no such changes are found. */
function viewPatchFor(
  app: AnyApp,
  edge: Edge,
  top: Entry,
  state: PhoneState,
  known: ArgumentSource,
  r: Rng,
): Record<string, Json> | null {
  const { edges, guards } = app.navigation;
  const open = (e: Edge, view: Json): boolean =>
    e.guards.every((guard) =>
      guards[guard]!({ state: state.apps[app.id], params: top.params, view, os: state.os } as never),
    );
  const taken = (view: Json): boolean =>
    edges.find((e) => e.from === top.screen && e.on === edge.on && open(e, view)) === edge;
  if (taken(top.view)) return {};
  const fields = viewOf(app, top);
  const names = Object.keys(fields);
  if (names.length === 0) return null;
  for (let n = 0; n < maxDrafts; n++) {
    const chosen = r.sample(names, r.int(1, Math.min(4, names.length)));
    const drawn = sampleValidFields(
      Object.fromEntries(chosen.map((name) => [name, fields[name]!])),
      known.texts,
      r,
      known.values,
    );
    // Fields that must match, such as a repeated password, get the same text.
    const text = r.pick(typedTexts);
    const patch = drawn && n % 4 === 3 ? withSameText(drawn, fields, text) : drawn;
    if (patch && taken({ ...(top.view as object), ...patch } as Json)) return patch;
  }
  return null;
}
const withSameText = (patch: Record<string, Json>, fields: Fields, text: string): Record<string, Json> =>
  Object.fromEntries(
    Object.entries(patch).map(([name, value]) => [name, v.is(fields[name]! as v.GenericSchema, text) ? text : value]),
  );
const viewOf = (app: AnyApp, top: Entry): Fields =>
  (app.navigation.screens as Record<string, { view: Fields }>)[top.screen]!.view;

/** Simulates calls, messages, notifications and actions of notifications. */
function externalEvent(state: PhoneState, id: string, { texts }: ArgumentSource, r: Rng, attempt: Attempt): void {
  const waiting = Object.entries(state.os.notifications);
  const [notice, { actions = [], reply = null } = {}] = r.pick(waiting.length > 0 ? waiting : [["", {} as never]]);
  const chance = r.next();
  if (chance < 0.5 || notice === "")
    attempt("os.receive", { kind: r.pick(["call", "message"]), from: r.pick(senders), text: r.pick(texts) });
  else if (reply && chance < 0.65) {
    attempt("os.startReply", { id: notice });
    attempt("os.type", { text: "ok" });
    attempt("os.sendReply", {});
  } else if (actions.length > 0 && chance < 0.85)
    attempt("os.notificationAction", { id: notice, index: r.int(0, actions.length - 1) });
  else attempt("os.openNotification", { id: notice });
  // After answering a question in a notification, the user returns to the app.
  if (state.view.surface !== null) attempt("os.launch", { app: id });
}
const senders = ["10086", "+86 138 0000 0000", "13912345678", "Mia"];

/** The values from which arguments are sampled. */
interface ArgumentSource {
  /** The texts that the walk can type: ids of records, equally many of each kind, and typical input texts. */
  readonly texts: readonly string[];
  /** Values by the name of the field in which they occur. */
  readonly values: ReadonlyMap<string, readonly Json[]>;
}
const collectArguments = (kernel: Kernel, state: PhoneState, app: string, r: Rng): ArgumentSource => {
  const ids = [...idsIn(state.apps[app]!), ...Object.keys(state.os.files), ...kernel.apps.map((a) => a.id)];
  return { texts: balanceIds(r.shuffle(ids), [typedTexts]), values: valuesIn(state.apps[app]!) };
};
const typedTexts = ["1234", "0000", "10:30", "13912345678", "8", "2026-03-20", "https://example.org/", "tea", "牛奶"];
