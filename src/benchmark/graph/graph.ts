/**
 * The navigation of apps as one graph: screens, what the user can do on each, and where it leads, also from app to app by
 * intents. Read off the apps' declarations; where a function decides (an intent, a command that presents a screen), off
 * what `probe` finds. docs/navigation.md has the shape.
 */
import { conditionOf, type Condition } from "../../os/guards.ts";
import { defaultBrand } from "../../brands/chosen.ts";
import { phoneItself, sentByPhone } from "../../os/broadcasts.ts";
import type { AnyApp } from "../../os/define.ts";
import type { Edge, Move } from "../../os/edges.ts";
import type { Fields } from "../../os/values.ts";
import type { Kernel } from "../../os/kernel.ts";
import { broadcastNames, heardBroadcasts, probe, type Found } from "./probe.ts";

/** How a screen opens other than by an edge of its own app. */
export type Entrance = "start" | "intent" | "presented" | "notification";
export interface GraphScreen {
  /** "app.screen". */
  readonly id: string;
  readonly app: string;
  readonly name: string;
  readonly start: boolean;
  readonly entrances: readonly Entrance[];
  readonly params: readonly string[];
  /** Menus, sheets and dialogs that open over it. */
  readonly overlays: readonly string[];
  /** Fields of its view with few values: tabs, filters. */
  readonly modes: Readonly<Record<string, readonly string[]>>;
  /** Parameters with few values: one screen stands for many pages. */
  readonly variants: Readonly<Record<string, readonly string[]>>;
  /** The command that runs whenever it opens. */
  readonly opens: string | null;
}
/** A way into another app, or into another screen by an intent. */
export interface Lead {
  readonly by: "intent" | "launch";
  /** "PICK image/*"; null for a launch. */
  readonly intent: string | null;
  readonly to: string;
  /** Opens over what its own app has open, not over the screen that asks. */
  readonly ownTask: boolean;
}
export interface GraphEdge {
  /** "notes.list.pin"; with "~2" where it is the second of that name. */
  readonly id: string;
  readonly app: string;
  readonly from: string;
  readonly on: string;
  /** By a control, by the system's back, or by the phone once a result is there. */
  readonly trigger: "act" | "back" | "result";
  readonly args: readonly string[];
  readonly guards: readonly string[];
  readonly asks: boolean;
  readonly needs: string | null;
  readonly command: string | null;
  readonly system: string | null;
  readonly changesView: boolean;
  readonly move: Move;
  /** Of push, replace and root; null where it stays or goes back to whoever opened the screen. */
  readonly to: string | null;
  /** Kinds of intents that it starts. */
  readonly intents: readonly string[];
  readonly leads: readonly Lead[];
  /** The edge of the same screen that takes the result: its id. */
  readonly onResult: string | null;
}
/** What is told to every app that wants to hear it. */
export interface GraphBroadcast {
  /** "phone-state". */
  readonly name: string;
  /** The apps that declare to send it; "os" is the phone itself. */
  readonly from: readonly string[];
  /** The apps that receive it, each with the command that hears of it. */
  readonly to: readonly { readonly app: string; readonly command: string }[];
}
export interface NavigationGraph {
  readonly apps: readonly {
    readonly id: string;
    readonly title: string;
    readonly start: string;
    /** What each guard compares; null where it is code, known by its name alone. */
    readonly guards: Readonly<Record<string, Condition | null>>;
  }[];
  readonly screens: readonly GraphScreen[];
  readonly edges: readonly GraphEdge[];
  readonly broadcasts: readonly GraphBroadcast[];
}

/** The whole phone's graph with what was found by probing, which findings need too. */
export interface Mapped {
  readonly graph: NavigationGraph;
  readonly found: ReadonlyMap<string, Found>;
}
const known = new WeakMap<Kernel, Mapped>();

/** The graph of every app of a phone; worked out once. */
export function mapOf(kernel: Kernel): Mapped {
  const before = known.get(kernel);
  if (before) return before;
  const found = new Map(kernel.apps.map((app) => [app.id, probe(kernel, app)]));
  const edges = kernel.apps.flatMap((app) => edgesOf(kernel, app, found.get(app.id)!));
  const led = new Set(edges.flatMap(({ leads }) => leads.filter(({ by }) => by === "intent").map(({ to }) => to)));
  const graph: NavigationGraph = {
    apps: kernel.apps.map((app) => ({
      id: app.id,
      title: defaultBrand.apps[app.id]?.title.en ?? app.id,
      start: idOf(app, app.navigation.start),
      guards: Object.fromEntries(
        Object.entries(app.navigation.guards as object).map(([name, guard]) => [name, conditionOf(guard)]),
      ),
    })),
    screens: kernel.apps.flatMap((app) => screensOf(app, found.get(app.id)!, led)),
    edges,
    broadcasts: broadcastsOf(kernel.apps),
  };
  const mapped = { graph, found };
  known.set(kernel, mapped);
  return mapped;
}
/** One app of it, with the ways that lead out of it. */
export const ofApp = (graph: NavigationGraph, app: string): NavigationGraph => ({
  apps: graph.apps.filter(({ id }) => id === app),
  screens: graph.screens.filter((screen) => screen.app === app),
  edges: graph.edges.filter((edge) => edge.app === app),
  broadcasts: graph.broadcasts.filter(({ from, to }) => from.includes(app) || to.some((one) => one.app === app)),
});

/** By name; those that nobody of these apps receives and none of them sends are left out. */
function broadcastsOf(apps: readonly AnyApp[]): GraphBroadcast[] {
  return broadcastNames
    .map((name) => ({
      name,
      from: [
        ...(sentByPhone.includes(name) ? [phoneItself] : []),
        ...apps.filter(({ sends }) => sends.includes(name)).map(({ id }) => id),
      ],
      to: apps.flatMap((app) =>
        heardBroadcasts(app).flatMap((heard) => (heard.name === name ? [{ app: app.id, command: heard.command }] : [])),
      ),
    }))
    .filter(({ from, to }) => to.length > 0 || from.some((id) => id !== phoneItself));
}
/** The name of an edge in the graph, by its place among the app's edges. */
export function edgeIdOf(app: AnyApp, edge: Edge): string {
  const same = app.navigation.edges.filter(({ from, on }) => from === edge.from && on === edge.on);
  const nth = same.indexOf(edge);
  return `${app.id}.${edge.from}.${edge.on}${nth > 0 ? `~${nth + 1}` : ""}`;
}

const idOf = (app: AnyApp, screen: string): string => `${app.id}.${screen}`;

function screensOf(app: AnyApp, found: Found, led: ReadonlySet<string>): GraphScreen[] {
  const screens = app.navigation.screens as Record<string, { params: Fields; view: Fields; opens?: string }>;
  return Object.entries(screens).map(([name, { params, view, opens }]) => {
    const id = idOf(app, name);
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
/** Fields that are a choice among named values, perhaps optional. */
const choicesOf = (fields: Fields): Record<string, readonly string[]> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, schema]) => {
      const options = optionsOf(schema);
      return options.length > 0 ? [[name, options.map(String)] as const] : [];
    }),
  );
/** The values that a schema lists; none where it takes others, too. */
export function optionsOf(schema: Fields[string]): readonly unknown[] {
  let inner = schema as unknown as { type: string; wrapped?: never; options?: readonly unknown[] };
  while (inner.wrapped) inner = inner.wrapped;
  return inner.type === "picklist" ? (inner.options ?? []) : [];
}

function edgesOf(kernel: Kernel, app: AnyApp, found: Found): GraphEdge[] {
  const { edges, start } = app.navigation;
  const results = new Set(edges.flatMap(({ from, onResult }) => (onResult === null ? [] : [`${from}.${onResult}`])));
  return edges.map((edge, i) => {
    const { from, on, move, to } = edge;
    const intents = found.intents.get(i) ?? [];
    const leads: Lead[] = intents.flatMap(({ kind, takers }) =>
      takers.map(({ screen, ownTask }) => ({ by: "intent" as const, intent: kind, to: screen, ownTask })),
    );
    // Which app is launched is an argument: any.
    if (edge.launch !== null)
      for (const other of kernel.apps)
        if (other.id !== app.id)
          leads.push({ by: "launch", intent: null, to: idOf(other, other.navigation.start), ownTask: true });
    return {
      id: edgeIdOf(app, edge),
      app: app.id,
      from: idOf(app, from),
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
      to: move === "root" ? idOf(app, start) : to === null ? null : idOf(app, to),
      intents: intents.map(({ kind }) => kind),
      leads,
      onResult: edge.onResult === null ? null : `${app.id}.${from}.${edge.onResult}`,
    };
  });
}
