/**
 * Checks the navigation of a phone's apps without running a phone. Findings with the severity "fault" are mistakes. A
 * person has to review the other findings.
 */
import * as v from "valibot";
import type { AnyApp } from "#os/define.ts";
import type { Edge } from "#os/edges.ts";
import type { Kernel } from "#os/kernel.ts";
import { systemCommands } from "#os/system-commands.ts";
import { conditionOf, type Condition } from "#os/guards.ts";
import type { Fields } from "#os/values.ts";
import { canHold, implies, type Choices } from "./conditions.ts";
import {
  edgeIdOf,
  navigationMapOf,
  optionsOf,
  type GraphEdge,
  type NavigationMap,
  type NavigationGraph,
} from "./graph.ts";
import { receivedBroadcasts } from "./probe.ts";
import type { Seen } from "./watched-kernel.ts";

export type CheckName =
  | "start-missing"
  | "screen-missing"
  | "guard-missing"
  | "command-missing"
  | "result-missing"
  | "shadowed-edge"
  | "impossible-edge"
  | "unreachable-screen"
  | "dead-end"
  | "unused-guard"
  | "intent-without-handler"
  | "handler-without-caller"
  | "command-without-edge"
  | "broadcast-unsent"
  | "broadcast-unheard"
  | "edge-not-played";
export interface Finding {
  readonly check: CheckName;
  /** A "fault" is an error. A "warning" is most likely unintended. An "information" may be intended. */
  readonly severity: "fault" | "warning" | "information";
  /** The id of a screen, an edge, a command or a handler in the graph. */
  readonly at: string;
  readonly says: string;
}

/**
 * Returns all findings of a phone. `visited`: the screens and edges that were played. If present, coverage is also
 * checked.
 */
export function findingsOf(kernel: Kernel, visited: Seen | null = null): Finding[] {
  const broken = kernel.apps.flatMap(declarationFaults);
  // The other checks cannot run on a graph with missing parts.
  if (broken.some(({ severity }) => severity === "fault")) return broken;
  const mapped = navigationMapOf(kernel);
  return [
    ...broken,
    ...unreachableScreens(mapped.graph),
    ...deadEnds(mapped.graph),
    ...unhandledIntents(mapped.graph),
    ...uncalledHandlers(kernel, mapped.graph),
    ...commandsWithoutEdge(kernel.apps, mapped),
    ...broadcastFaults(kernel.apps, mapped),
    ...(visited === null ? [] : unplayedEdges(mapped.graph, visited)),
  ];
}

/** Returns a fault for each missing part to which the declaration of an app refers. */
export function declarationFaults(app: AnyApp): Finding[] {
  const { edges, screens, guards, start } = app.navigation;
  const has = (screen: string): boolean => Object.hasOwn(screens as object, screen);
  const found: Finding[] = [];
  const fault = (check: Finding["check"], at: string, says: string): void =>
    void found.push({ check, severity: "fault", at, says });
  if (!has(start)) fault("start-missing", app.id, `its start screen ${start} is not one of its screens`);
  for (const { screen } of app.handles)
    if (!has(screen)) fault("screen-missing", `${app.id}.${screen}`, "a handler opens a screen that does not exist");
  for (const [name, { opens }] of Object.entries(screens as Record<string, { opens?: string }>))
    if (opens !== undefined && !Object.hasOwn(app.commands as object, opens))
      fault("command-missing", `${app.id}.${name}`, `it runs ${opens} when it opens, but there is no such command`);
  for (const edge of edges) {
    const at = edgeIdOf(app, edge);
    for (const screen of [edge.from, ...(edge.to === null ? [] : [edge.to])])
      if (!has(screen)) fault("screen-missing", at, `there is no screen ${screen}`);
    for (const guard of edge.guards)
      if (!Object.hasOwn(guards, guard)) fault("guard-missing", at, `there is no guard ${guard}`);
    if (edge.command !== null && !Object.hasOwn(app.commands as object, edge.command))
      fault("command-missing", at, `there is no command ${edge.command}`);
    if (edge.system !== null && !Object.hasOwn(systemCommands, edge.system))
      fault("command-missing", at, `the phone has no command ${edge.system}`);
    if (edge.onResult !== null && !edges.some(({ from, on }) => from === edge.from && on === edge.onResult))
      fault("result-missing", at, `its result goes to ${edge.onResult}, but the screen has no such edge`);
    const own = conditionsOf(app, edge);
    const choices = choicesAt(app, edge);
    if (!canHold(own, choices)) fault("impossible-edge", at, `${edge.guards.join(" and ")} never hold together`);
    const isHeld = (guard: string): boolean => {
      const condition = conditionOf(guards[guard]);
      return edge.guards.includes(guard) || (condition !== null && implies(own, condition, choices));
    };
    const before = earlierEdges(edges, edge).find((other) => other.guards.every(isHeld));
    if (before) fault("shadowed-edge", at, `${edgeIdOf(app, before)} is always chosen first`);
  }
  const used = new Set(edges.flatMap((edge) => edge.guards));
  for (const guard of Object.keys(guards))
    if (!used.has(guard)) fault("unused-guard", `${app.id}.${guard}`, "no edge uses this guard");
  return found;
}
/** Returns the declared conditions of the edge's guards. Guards that are code have no declared condition. */
const conditionsOf = ({ navigation: { guards } }: AnyApp, edge: Edge): Condition[] =>
  edge.guards.flatMap((guard) => conditionOf(guards[guard]) ?? []);
/** Returns the possible values of the fields of the edge's screen. Contains only fields with few values. */
function choicesAt({ navigation: { screens } }: AnyApp, { from }: Edge): Choices {
  const screen = (screens as Record<string, { params: Fields; view: Fields } | undefined>)[from];
  const named = (at: "params" | "view"): [string, readonly unknown[]][] =>
    Object.entries(screen?.[at] ?? {}).flatMap(([field, schema]) => {
      // A field that may also be null is left out, because the list does not contain all its values.
      const values = v.is(schema, null) ? [] : optionsOf(schema);
      return values.length > 0 ? [[`${at}.${field}`, values]] : [];
    });
  return Object.fromEntries([...named("params"), ...named("view")]);
}
/** Returns the edges with the same name that are tried before this edge. */
const earlierEdges = (edges: readonly Edge[], edge: Edge): Edge[] =>
  edges.slice(0, edges.indexOf(edge)).filter(({ from, on }) => from === edge.from && on === edge.on);

function unreachableScreens({ screens, edges }: NavigationGraph): Finding[] {
  const seen = new Set(screens.filter(({ entrances }) => entrances.length > 0).map(({ id }) => id));
  for (let before = -1; before < seen.size;) {
    before = seen.size;
    for (const { from, to } of edges) if (to !== null && seen.has(from)) seen.add(to);
  }
  return screens
    .filter(({ id }) => !seen.has(id))
    .map(({ id }) => ({
      check: "unreachable-screen",
      severity: "fault",
      at: id,
      says: "no edge, intent, command or notification leads here",
    }));
}

/**
 * Finds screens that can be left only with the home key. Such a screen handles the system's back key itself, and no
 * edge leads away from it.
 */
function deadEnds({ screens, edges }: NavigationGraph): Finding[] {
  const from = Map.groupBy(edges, (edge) => edge.from);
  const caught = (id: string): boolean =>
    (from.get(id) ?? []).some(({ trigger, guards }) => trigger === "back" && guards.length === 0);
  const left = new Set(screens.filter(({ id }) => !caught(id)).map(({ id }) => id));
  const leaves = ({ move, to, leads }: GraphEdge): boolean =>
    move === "pop" || move === "finish" || (to !== null && left.has(to)) || leads.some((lead) => left.has(lead.to));
  for (let before = -1; before < left.size;) {
    before = left.size;
    for (const { id } of screens) if ((from.get(id) ?? []).some(leaves)) left.add(id);
  }
  return screens
    .filter(({ id }) => !left.has(id))
    .map(({ id }) => ({
      check: "dead-end",
      severity: "fault",
      at: id,
      says: "only the home key leaves it: it intercepts back, and no edge leads out",
    }));
}

function unhandledIntents({ edges }: NavigationGraph): Finding[] {
  return edges.flatMap(({ id, intents, leads }): Finding[] => {
    const taken = new Set(leads.map(({ intent }) => intent));
    const not = intents.filter((kind) => !taken.has(kind));
    if (not.length === 0) return [];
    const says = `nobody takes ${not.join(", ")}`;
    return [
      {
        check: "intent-without-handler",
        // For a kind without a type, sampled arguments are not sufficient evidence for a warning.
        severity: not.length === intents.length && !not.every(isVague) ? "warning" : "information",
        at: id,
        says,
      },
    ];
  });
}
const isVague = (kind: string): boolean => /content:\/\/[a-z]+$/.test(kind);
/**
 * Finds broadcasts that are declared but not used. A declared sender must send the broadcast, and a declared receiver
 * must have the command that receives it.
 */
function broadcastFaults(apps: readonly AnyApp[], { graph, found }: NavigationMap): Finding[] {
  const fault = (check: CheckName, at: string, says: string): Finding => ({ check, severity: "fault", at, says });
  return [
    ...apps.flatMap(({ id, sends }) =>
      sends
        .filter((name) => !found.get(id)!.broadcasts.includes(name))
        .map((name) =>
          fault(
            "broadcast-unsent",
            `${id} ${name}`,
            "the app declares that it sends it, but none of its commands does",
          ),
        ),
    ),
    ...apps.flatMap((app) =>
      receivedBroadcasts(app)
        .filter(({ command }) => !Object.hasOwn(app.commands as object, command))
        .map(({ name, command }) =>
          fault("command-missing", `${app.id} ${name}`, `${command} is declared to receive it, but is not a command`),
        ),
    ),
    ...graph.broadcasts.flatMap(({ name, from, to }) => [
      ...(from.length === 0 ? [fault("broadcast-unsent", name, `${to[0]!.app} receives it, but no app sends it`)] : []),
      ...(to.every(({ app }) => from.length === 1 && from[0] === app)
        ? [fault("broadcast-unheard", name, `${from.join(", ")} sends it, but no other app receives it`)]
        : []),
    ]),
  ];
}
function uncalledHandlers(kernel: Kernel, { edges }: NavigationGraph): Finding[] {
  const called = new Set(edges.flatMap(({ leads }) => leads.map(({ intent, to }) => `${intent?.split(" ")[0]} ${to}`)));
  return [...kernel.handlers].flatMap(([id, { app, handler }]): Finding[] =>
    called.has(`${handler.action} ${app.id}.${handler.screen}`)
      ? []
      : [
          {
            check: "handler-without-caller",
            severity: "information",
            at: id,
            says: `no edge leads to ${handler.screen} with the intent ${handler.action}`,
          },
        ],
  );
}
function commandsWithoutEdge(apps: readonly AnyApp[], { graph, found }: NavigationMap): Finding[] {
  return apps.flatMap((app) => {
    const used = new Set([
      ...graph.edges.filter((edge) => edge.app === app.id).map(({ command }) => command),
      ...graph.screens.filter((screen) => screen.app === app.id).map(({ opens }) => opens),
      ...found.get(app.id)!.commands,
    ]);
    return Object.keys(app.commands as object)
      .filter((command) => !used.has(command))
      .map(
        (command): Finding => ({
          check: "command-without-edge",
          severity: "information",
          at: `${app.id}.${command}`,
          says: "no edge runs it; it may be a due event or come from a notification",
        }),
      );
  });
}
function unplayedEdges({ edges }: NavigationGraph, visited: Seen): Finding[] {
  return edges
    .filter(({ id }) => !visited.edges.has(id))
    .map(({ id }) => ({
      check: "edge-not-played",
      severity: "information",
      at: id,
      says: "no reference solution and no random walk takes it",
    }));
}
