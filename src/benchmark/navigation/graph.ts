/**
 * The navigation of apps as one graph: screens, the user's acts on each screen, and the screens to which the acts lead,
 * including intents to other apps. The graph is read from the apps' declarations. If code decides the target (an
 * intent, a command that presents a screen), the graph uses the results of `probe`. docs/navigation.md describes the
 * format.
 */
import { conditionOf, type Condition } from "#os/guards.ts";
import { defaultBrand } from "#brands/lookup.ts";
import { phoneSender, phoneBroadcastNames } from "#os/broadcasts.ts";
import type { AnyApp } from "#os/define.ts";
import type { Edge, Move } from "#os/edges.ts";
import type { Fields } from "#os/values.ts";
import type { Kernel } from "#os/kernel.ts";
import { broadcastNames, receivedBroadcasts, probe, type ProbeResult } from "./probe.ts";

/** The ways to open a screen without an edge of its own app. */
export type Entrance = "start" | "intent" | "presented" | "notification";
export interface GraphScreen {
  /** The id in the form "app.screen". */
  readonly id: string;
  readonly app: string;
  readonly name: string;
  readonly start: boolean;
  readonly entrances: readonly Entrance[];
  readonly params: readonly string[];
  /** The menus, sheets and dialogs that open over the screen. */
  readonly overlays: readonly string[];
  /** View fields with few values, such as tabs and filters, with their values. */
  readonly modes: Readonly<Record<string, readonly string[]>>;
  /** Parameters with few values, with their values. One such screen represents more than one page. */
  readonly variants: Readonly<Record<string, readonly string[]>>;
  /** The command that runs each time the screen opens. */
  readonly opens: string | null;
}
/** A transition to another app, or to another screen through an intent. */
export interface Lead {
  readonly by: "intent" | "launch";
  /** The kind of the intent, such as "PICK image/*", or null for a launch. */
  readonly intent: string | null;
  readonly to: string;
  /** Whether the target opens on top of the screens of its own app instead of on top of the requesting screen. */
  readonly ownTask: boolean;
}
export interface GraphEdge {
  /** The id in the form "notes.list.pin". A second edge with the same name is "notes.list.pin~2". */
  readonly id: string;
  readonly app: string;
  readonly from: string;
  readonly on: string;
  /**
   * "act": a control starts the edge. "back": the system's back key starts it. "result": the phone starts it when a
   * result arrives.
   */
  readonly trigger: "act" | "back" | "result";
  readonly args: readonly string[];
  readonly guards: readonly string[];
  readonly asks: boolean;
  readonly needs: string | null;
  readonly command: string | null;
  readonly system: string | null;
  readonly changesView: boolean;
  readonly move: Move;
  /**
   * The target of the moves push, replace and root. Null if the edge stays on the screen or returns to the screen that
   * opened this one.
   */
  readonly to: string | null;
  /** Kinds of intents that the edge starts. */
  readonly intents: readonly string[];
  readonly leads: readonly Lead[];
  /** The id of the edge of the same screen that receives the result. */
  readonly onResult: string | null;
}
/** A message to every app that subscribes to it. */
export interface GraphBroadcast {
  /** The name of the broadcast, such as "phone-state". */
  readonly name: string;
  /** The apps that declare that they send the broadcast. "os" is the phone itself. */
  readonly from: readonly string[];
  /** The apps that receive the broadcast, each with the command that receives it. */
  readonly to: readonly { readonly app: string; readonly command: string }[];
}
export interface NavigationGraph {
  readonly apps: readonly {
    readonly id: string;
    readonly title: string;
    readonly start: string;
    /** The condition of each guard, or null if the guard is code. */
    readonly guards: Readonly<Record<string, Condition | null>>;
  }[];
  readonly screens: readonly GraphScreen[];
  readonly edges: readonly GraphEdge[];
  readonly broadcasts: readonly GraphBroadcast[];
}

/** The graph of the whole phone, and the results of `probe` that the checks need. */
export interface NavigationMap {
  readonly graph: NavigationGraph;
  readonly found: ReadonlyMap<string, ProbeResult>;
}
const mapCache = new WeakMap<Kernel, NavigationMap>();

/** Returns the graph of all apps of a phone. The graph is computed once per kernel. */
export function navigationMapOf(kernel: Kernel): NavigationMap {
  const before = mapCache.get(kernel);
  if (before) return before;
  const found = new Map(kernel.apps.map((app) => [app.id, probe(kernel, app)]));
  const edges = kernel.apps.flatMap((app) => edgesOf(kernel, app, found.get(app.id)!));
  const led = new Set(edges.flatMap(({ leads }) => leads.filter(({ by }) => by === "intent").map(({ to }) => to)));
  const graph: NavigationGraph = {
    apps: kernel.apps.map((app) => ({
      id: app.id,
      title: defaultBrand.apps[app.id]?.title.en ?? app.id,
      start: screenIdOf(app, app.navigation.start),
      guards: Object.fromEntries(
        Object.entries(app.navigation.guards as object).map(([name, guard]) => [name, conditionOf(guard)]),
      ),
    })),
    screens: kernel.apps.flatMap((app) => screensOf(app, found.get(app.id)!, led)),
    edges,
    broadcasts: broadcastsOf(kernel.apps),
  };
  const mapped = { graph, found };
  mapCache.set(kernel, mapped);
  return mapped;
}
/** Returns the graph of one app, with the transitions to other apps. */
export const graphOfApp = (graph: NavigationGraph, app: string): NavigationGraph => ({
  apps: graph.apps.filter(({ id }) => id === app),
  screens: graph.screens.filter((screen) => screen.app === app),
  edges: graph.edges.filter((edge) => edge.app === app),
  broadcasts: graph.broadcasts.filter(({ from, to }) => from.includes(app) || to.some((one) => one.app === app)),
});

/** Returns the broadcasts, sorted by name. Leaves out broadcasts that none of these apps sends or receives. */
function broadcastsOf(apps: readonly AnyApp[]): GraphBroadcast[] {
  return broadcastNames
    .map((name) => ({
      name,
      from: [
        ...(phoneBroadcastNames.includes(name) ? [phoneSender] : []),
        ...apps.filter(({ sends }) => sends.includes(name)).map(({ id }) => id),
      ],
      to: apps.flatMap((app) =>
        receivedBroadcasts(app).flatMap((broadcast) =>
          broadcast.name === name ? [{ app: app.id, command: broadcast.command }] : [],
        ),
      ),
    }))
    .filter(({ from, to }) => to.length > 0 || from.some((id) => id !== phoneSender));
}
/**
 * Returns the id of the edge in the graph. If there are edges with the same name, the id contains the position among
 * them.
 */
export function edgeIdOf(app: AnyApp, edge: Edge): string {
  const same = app.navigation.edges.filter(({ from, on }) => from === edge.from && on === edge.on);
  const nth = same.indexOf(edge);
  return `${app.id}.${edge.from}.${edge.on}${nth > 0 ? `~${nth + 1}` : ""}`;
}

const screenIdOf = (app: AnyApp, screen: string): string => `${app.id}.${screen}`;

function screensOf(app: AnyApp, found: ProbeResult, led: ReadonlySet<string>): GraphScreen[] {
  const screens = app.navigation.screens as Record<string, { params: Fields; view: Fields; opens?: string }>;
  return Object.entries(screens).map(([name, { params, view, opens }]) => {
    const id = screenIdOf(app, name);
    const start = name === app.navigation.start;
    const { open: overlays = [], ...modes } = choicesOf(view);
    const entrances: Entrance[] = [
      ...(start ? (["start"] as const) : []),
      ...(led.has(id) || app.handles.some(({ screen }) => screen === name) ? (["intent"] as const) : []),
      ...(found.presented.includes(name) ? (["presented"] as const) : []),
      ...(found.notified.includes(name) ? (["notification"] as const) : []),
    ];
    const variants = choicesOf(params);
    return {
      id,
      app: app.id,
      name,
      start,
      entrances,
      params: Object.keys(params),
      overlays,
      modes,
      variants,
      opens: opens ?? null,
    };
  });
}
/** Returns the fields whose values are a list of options. The fields may be required or optional. */
const choicesOf = (fields: Fields): Record<string, readonly string[]> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, schema]) => {
      const options = optionsOf(schema);
      return options.length > 0 ? [[name, options.map(String)] as const] : [];
    }),
  );
/** Returns the values that a schema lists, or an empty array if the schema also accepts other values. */
export function optionsOf(schema: Fields[string]): readonly unknown[] {
  let inner = schema as unknown as { type: string; wrapped?: never; options?: readonly unknown[] };
  while (inner.wrapped) inner = inner.wrapped;
  return inner.type === "picklist" ? (inner.options ?? []) : [];
}

function edgesOf(kernel: Kernel, app: AnyApp, found: ProbeResult): GraphEdge[] {
  const { edges, start } = app.navigation;
  const results = new Set(edges.flatMap(({ from, onResult }) => (onResult === null ? [] : [`${from}.${onResult}`])));
  return edges.map((edge, i) => {
    const { from, on, move, to } = edge;
    const intents = found.intents.get(i) ?? [];
    const leads: Lead[] = intents.flatMap(({ kind, handlers }) =>
      handlers.map(({ screen, ownTask }) => ({ by: "intent" as const, intent: kind, to: screen, ownTask })),
    );
    // The launched app is an argument, so the edge may lead to any app.
    if (edge.launch !== null)
      for (const other of kernel.apps)
        if (other.id !== app.id)
          leads.push({ by: "launch", intent: null, to: screenIdOf(other, other.navigation.start), ownTask: true });
    return {
      id: edgeIdOf(app, edge),
      app: app.id,
      from: screenIdOf(app, from),
      on,
      trigger: on === "back" ? "back" : results.has(`${from}.${on}`) ? "result" : "act",
      args: Object.keys(edge.args),
      guards: [...edge.guards],
      asks: edge.ask !== null,
      needs: edge.needs,
      command: edge.command,
      system: edge.system,
      changesView: edge.set !== null,
      move,
      to: move === "root" ? screenIdOf(app, start) : to === null ? null : screenIdOf(app, to),
      intents: intents.map(({ kind }) => kind),
      leads,
      onResult: edge.onResult === null ? null : `${app.id}.${from}.${edge.onResult}`,
    };
  });
}
