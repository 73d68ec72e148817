/**
 * Finds effects of an app's code that its declarations do not contain: the intents that its edges start, and the
 * screens that its commands present or name in a notification. Calls the code with sampled arguments on a booted phone.
 * The result for an app is always the same.
 */
import type { Command as AppCommand, Ctx, Notice } from "#os/app-command.ts";
import type { BroadcastName, Broadcasts } from "#os/broadcasts.ts";
import type { AnyApp } from "#os/define.ts";
import type { Edge } from "#os/edges.ts";
import type { Fields } from "#os/values.ts";
import { zones } from "#os/settings.ts";
import { parseContentUri, matchesFilter, intentKindOf, schemeOf, type Intent } from "#os/intents.ts";
import { createMediaDesk } from "#os/media-session.ts";
import { defaultStartMs } from "#os/boot.ts";
import type { Kernel } from "#os/kernel.ts";
import type { PhoneState } from "#os/state.ts";
import { world } from "#os/world.ts";
import type { Json } from "#state/json.ts";
import { Rng } from "#state/rng.ts";
import { balanceIds, sampleValidFields, idsIn } from "./sample-arguments.ts";

/**
 * An intent that was found: the parts that determine its handler, and the handlers. Screens have the form "app.screen".
 */
export interface FoundIntent {
  /** The kind of the intent, such as "PICK image/*", "VIEW content://contacts" or "DIAL tel:". */
  readonly kind: string;
  readonly handlers: readonly MatchingHandler[];
}
interface MatchingHandler {
  readonly screen: string;
  /** The handler in the form "app/index". */
  readonly handler: string;
  readonly ownTask: boolean;
}
export interface ProbeResult {
  /** The intents of each edge. The key is the index of the edge in the app's list of edges. */
  readonly intents: ReadonlyMap<number, readonly FoundIntent[]>;
  /** The screens that a command presents. */
  readonly presented: readonly string[];
  /** The screens that a notification opens. */
  readonly notified: readonly string[];
  /**
   * The commands that run without an edge: scheduled work, incoming calls and messages, broadcasts, actions of
   * notifications, and provider commands.
   */
  readonly commands: readonly string[];
  /** The broadcasts that the commands of the app send. */
  readonly broadcasts: readonly BroadcastName[];
}

const samplesPerEdge = 300;
/**
 * The maximum number of samples if no intent was found so far. It is large because the edge may accept only one of very
 * many texts.
 */
const maxSamplesPerEdge = 6000;
const samplesPerCommand = 16;
const rounds = 3;
/** Typical arguments of intents, in addition to the phone's ids. */
const sampleTexts: readonly string[] = [
  "image/png",
  "image/jpeg",
  "text/plain",
  "application/pdf",
  "application/zip",
  "audio/mpeg",
  "video/mp4",
  "text/x-vcard",
  "text/calendar",
  "https://example.org/",
  "geo:31.2,121.4",
  "+86 138 0000 0000",
];
const kindOfType = /^[\w*]+\/[\w.*+-]+$/;

const toJson = (x: unknown): Json => JSON.parse(JSON.stringify(x ?? null)) as Json;
/** A function may throw if the sampled arguments make no sense. Such a sample is ignored. */
function attempt<T>(run: () => T): T | null {
  try {
    return run();
  } catch {
    return null;
  }
}

export function probe(kernel: Kernel, app: AnyApp): ProbeResult {
  const boot = kernel.boot({
    startMs: defaultStartMs,
    lang: "en",
    device: { width: 360, height: 800, dpr: 3 },
    theme: "light",
    fontScale: 1,
    seed: 0,
  });
  const state = toJson(boot.apps[app.id]) as Record<string, Json>;
  const r = Rng.of(0, "probe", app.id);
  const wordsNow = (): string[] =>
    balanceIds(
      [...idsIn(state), ...idsIn(boot.apps as Json), ...Object.keys(boot.os.files), ...kernel.apps.map(({ id }) => id)],
      [sampleTexts.filter((s) => kindOfType.test(s)), sampleTexts.filter((s) => !kindOfType.test(s))],
    );
  let words = wordsNow();
  const found = {
    intents: new Map<number, FoundIntent[]>(),
    presented: new Set<string>(),
    notified: new Set<string>(),
    commands: new Set<string>(),
    broadcasts: new Set<BroadcastName>(),
  };
  const now = boot.clock.nowMs;
  const offsetMin = zones[boot.os.settings.time.zone];

  const commands = app.commands as Record<string, AppCommand<unknown, Fields>>;
  const context = recordingContext(kernel, boot, app, found, r);
  const dues = (): void => {
    for (const { command } of attempt(() => app.due?.(state, { now, offsetMin }) ?? []) ?? [])
      found.commands.add(command);
  };
  dues();
  const intentsAt = (): void => {
    for (const [i, edge] of app.navigation.edges.entries()) {
      if (edge.start === null) continue;
      const started = new Map<string, Map<string, MatchingHandler>>();
      const willing = new Map<string, MatchingHandler[]>();
      for (const { kind, handlers } of found.intents.get(i) ?? [])
        started.set(kind, new Map(handlers.map((taker) => [taker.handler, taker])));
      for (let n = 0; n < (started.size === 0 ? maxSamplesPerEdge : samplesPerEdge); n++) {
        const here = sampleContext(app, edge, { state, os: boot.os, now, content: context.content, world }, words, r);
        if (here === null) continue;
        const intent = completeIntent(attempt(() => edge.start!(here as never)));
        if (intent === null) continue;
        const kind = intentKind(intent);
        const takers = started.get(kind) ?? new Map<string, MatchingHandler>();
        started.set(kind, takers);
        for (const { fit, ...taker } of findHandlers(kernel, boot, app.id, intent)) {
          if (fit) takers.set(taker.handler, taker);
          willing.set(kind, [...(willing.get(kind) ?? []), taker]);
        }
      }
      // If no handler would open its screen, every handler with a matching filter counts. The reason may be that the
      // sampled objects do not exist.
      for (const [kind, takers] of started)
        if (takers.size === 0) for (const taker of willing.get(kind) ?? []) takers.set(taker.handler, taker);
      found.intents.set(
        i,
        [...started]
          .toSorted(([a], [b]) => (a < b ? -1 : 1))
          .map(([kind, takers]) => ({
            kind,
            handlers: [...takers.values()].toSorted((a, b) => (a.handler < b.handler ? -1 : 1)),
          })),
      );
    }
  };
  intentsAt();
  // All commands run on the same copy of the state, so that later commands can use objects that earlier commands
  // created.
  for (let round = 0; round < rounds; round++) {
    words = wordsNow();
    for (const { args, run } of Object.values(commands))
      for (let n = 0; n < samplesPerCommand; n++) {
        const fields = sampleValidFields(args, words, r);
        if (fields !== null) attempt(() => run(state, fields as never, context));
      }
    dues();
  }
  intentsAt();
  for (const kind of ["call", "message"] as const) {
    const call = app.receives[kind]?.({ from: "10086", text: "" });
    if (call) found.commands.add(call.command);
  }
  for (const { command } of receivedBroadcasts(app)) found.commands.add(command);
  for (const provider of Object.values(app.provides))
    for (const command of [provider.insert, provider.update, provider.remove])
      if (command !== undefined) found.commands.add(command);
  for (const { run, action } of app.handles) {
    const command = run && attempt(() => run({ action, type: null, uri: null, extras: {} }));
    if (command) found.commands.add(command.command);
  }
  return {
    intents: found.intents,
    presented: [...found.presented].toSorted(),
    notified: [...found.notified].toSorted(),
    commands: [...found.commands].toSorted(),
    broadcasts: [...found.broadcasts].toSorted(),
  };
}

/** Sample data for each broadcast. It is used to find the command with which a receiver reacts. */
const sampleBroadcasts: Broadcasts = {
  "airplane-mode": { on: true },
  "files-gone": { ids: [] },
  "phone-state": { state: "ringing" },
};
/** Returns the broadcasts that an app receives, each with the command that receives it. */
export const receivedBroadcasts = (app: AnyApp): { readonly name: BroadcastName; readonly command: string }[] =>
  broadcastNames.flatMap((name) => {
    const takes = app.receives[name] as ((extras: unknown) => { readonly command: string }) | undefined;
    return takes ? [{ name, command: takes(sampleBroadcasts[name]).command }] : [];
  });
export const broadcastNames = (Object.keys(sampleBroadcasts) as BroadcastName[]).toSorted();

function sampleContext(app: AnyApp, edge: Edge, c: object, words: readonly string[], r: Rng): object | null {
  const screens = app.navigation.screens as Record<string, { params: Fields; view: Fields }>;
  const screen = screens[edge.from];
  const params = sampleValidFields(screen?.params ?? {}, words, r);
  const view = sampleValidFields(screen?.view ?? {}, words, r);
  const args = sampleValidFields(edge.args, words, r);
  return params && view && args ? { ...c, params, view, args, result: r.pick(words) } : null;
}
/**
 * Returns the intent. If its URI lacks an id, a placeholder is added. Returns null if the type or the URI is invalid.
 */
function completeIntent(intent: Intent | null): Intent | null {
  if (intent === null || (intent.type !== null && !kindOfType.test(intent.type))) return null;
  const { uri } = intent;
  if (uri === null || parseContentUri(uri) !== null) return intent;
  const whole = /^content:\/\/[a-z]+\/$/.test(uri) ? `${uri}any` : uri;
  const isKnown = schemeOf(whole) !== "" && (schemeOf(whole) !== "content" || parseContentUri(whole) !== null);
  return isKnown ? { ...intent, uri: whole } : null;
}
/** Returns the action and the other parts that determine the handler. Leaves out ids, numbers and addresses. */
function intentKind(intent: Intent): string {
  const [, what = ""] = intentKindOf(intent).split(":");
  const uri = intent.uri ?? "";
  const place = uri === "" ? "" : schemeOf(uri) === "content" ? `content://${what}` : `${schemeOf(uri)}:`;
  const page = schemeOf(uri) === "settings" ? uri.slice("settings:".length) : "";
  return [intent.action, place + page, intent.type ?? ""].filter((part) => part !== "").join(" ");
}
/** Returns the handlers whose filter matches. `fit`: whether the handler would open its screen for this intent. */
function findHandlers(
  kernel: Kernel,
  phone: PhoneState,
  asking: string,
  intent: Intent,
): (MatchingHandler & { readonly fit: boolean })[] {
  return [...kernel.handlers].flatMap(([handler, { app, handler: h }]) => {
    if (!matchesFilter(h, intent) || (intent.action === "SEND" && app.id === asking)) return [];
    const c = { state: phone.apps[app.id], now: phone.clock.nowMs, target: null };
    const fit = attempt(() => h.params(intent, c as never)) !== null;
    return [{ screen: `${app.id}.${h.screen}`, handler, ownTask: h.ownTask === true, fit }];
  });
}
/** Returns a context for commands that records the calls of commands to the phone. */
function recordingContext(
  kernel: Kernel,
  phone: PhoneState,
  app: AnyApp,
  found: {
    readonly presented: Set<string>;
    readonly notified: Set<string>;
    readonly commands: Set<string>;
    readonly broadcasts: Set<BroadcastName>;
  },
  r: Rng,
): Ctx & { readonly content: (...a: never[]) => never } {
  let next = 1;
  const ctx: Ctx = {
    now: phone.clock.nowMs,
    os: toJson(phone.os) as never,
    lang: "en",
    offsetMin: zones[phone.os.settings.time.zone],
    newId: (prefix) => `${prefix}_probe${next++}`,
    random: () => r.next(),
    present: (screen) => void found.presented.add(screen),
    notify: (notice: Notice) => {
      if (notice.open) found.notified.add(notice.open.screen);
      for (const { command } of notice.actions ?? []) found.commands.add(command);
      if (notice.reply) found.commands.add(notice.reply.command);
    },
    unnotify: () => undefined,
    content: (authority, span) => kernel.content(phone, app.id, authority, span ?? null),
    world,
    provide: () => ({ result: null }),
    system: () => undefined,
    money: {
      move: () => `entry_probe${next++}`,
      refund: () => `entry_probe${next++}`,
      open: () => undefined,
      bind: () => undefined,
      unbind: () => undefined,
    },
    media: createMediaDesk({}, app.id, phone.clock.nowMs),
    sms: () => undefined,
    broadcast: (name) => void found.broadcasts.add(name),
    keptQuiet: () => false,
  };
  return ctx as never;
}
