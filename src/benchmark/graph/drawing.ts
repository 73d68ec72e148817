/**
 * What a drawing of the graph shows, whichever way it is drawn: a box for each screen, with what the user does there and
 * stays or goes back, arrows for what leads to another screen, one box for each kind of intent.
 */
import type { GraphEdge, GraphScreen, NavigationGraph } from "./graph.ts";
import { wordsOf } from "./name-words.ts";

export interface DrawingOptions {
  /** Whether a box tells what is done on its screen without leaving it. */
  readonly acts: boolean;
  /** Whether arrows say what the user does. */
  readonly labels: boolean;
}
export interface Box {
  readonly screen: GraphScreen;
  /** "pin", "trash ?", "move [selecting]"; those that close the screen carry an arrow. */
  readonly acts: readonly string[];
}
export interface Arrow {
  readonly from: string;
  readonly to: string;
  readonly labels: readonly string[];
  readonly kind: "push" | "replace" | "root" | "intent";
}
/** A kind of intent, between those that start it and those that take it; or the launch of any app. */
export interface Junction {
  readonly id: string;
  readonly label: string;
  /** Nobody takes it. */
  readonly loose: boolean;
}
export interface Drawing {
  readonly apps: NavigationGraph["apps"];
  readonly boxes: readonly Box[];
  readonly arrows: readonly Arrow[];
  readonly junctions: readonly Junction[];
  /** Screens of apps that are not drawn, where intents lead. */
  readonly outside: readonly string[];
  readonly broadcasts: NavigationGraph["broadcasts"];
}

export function drawingOf(graph: NavigationGraph, { acts, labels }: DrawingOptions): Drawing {
  const arrows = new Map<string, { from: string; to: string; labels: string[]; kind: Arrow["kind"] }>();
  const draw = (from: string, to: string, kind: Arrow["kind"], label: string | null): void => {
    const key = `${from} ${to} ${kind}`;
    const arrow = arrows.get(key) ?? { from, to, kind, labels: [] };
    if (label !== null && labels && !arrow.labels.includes(label)) arrow.labels.push(label);
    arrows.set(key, arrow);
  };
  const junctions = new Map<string, Junction>();
  const inside = new Set(graph.screens.map(({ id }) => id));
  const outside = new Set<string>();
  for (const edge of graph.edges) {
    const { from, to, move, intents, leads } = edge;
    if (to !== null && to !== from && (move === "push" || move === "replace" || move === "root"))
      draw(from, to, move, labelOf(edge));
    const kinds = leads.some(({ by }) => by === "launch") ? [null] : intents;
    const groups = Map.groupBy(kinds, (kind) =>
      JSON.stringify([kind?.split(" ")[0], leads.filter(({ intent }) => intent === kind).map((lead) => lead.to)]),
    );
    for (const some of groups.values()) {
      const takers = [...new Set(leads.filter(({ intent }) => intent === some[0]).map((lead) => lead.to))];
      // A launcher leads to every app: no arrow tells that better than the word.
      const targets = some[0] === null ? [] : takers;
      const label = some[0] === null ? "any app" : shared(some as readonly string[]);
      const id = `${label} → ${targets.join()}`;
      junctions.set(id, { id, label, loose: takers.length === 0 });
      draw(from, id, "intent", labelOf(edge));
      for (const taker of targets) {
        if (!inside.has(taker)) outside.add(taker);
        draw(id, taker, "intent", null);
      }
    }
  }
  return {
    apps: graph.apps,
    boxes: graph.screens.map((screen) => ({
      screen,
      acts: acts ? staying(graph.edges.filter(({ from }) => from === screen.id)) : [],
    })),
    arrows: [...arrows.values()],
    junctions: [...junctions.values()],
    outside: [...outside].toSorted(),
    broadcasts: graph.broadcasts,
  };
}
/** "VIEW content://files image/jpeg" and its like as one: "VIEW files: image/jpeg, image/png". */
function shared(kinds: readonly string[]): string {
  const parts = kinds.map((kind) => kind.replace("content://", "").split(" "));
  const head = parts[0]!.slice(0, -1).join(" ");
  if (kinds.length === 1) return parts[0]!.join(" ");
  const ends = parts.map((part) => part.at(-1)!.replace(/^application\/.*\./, "application/…"));
  const told = ends.length > 3 ? [...ends.slice(0, 3), `${ends.length - 3} more`] : ends;
  return `${head} ${told.join(", ")}`;
}
/** "delete [is saved] ?": what the user does, what must hold, whether the phone asks first. */
export function labelOf({ on, guards, asks, needs }: GraphEdge): string {
  const when = guards.length > 0 ? ` [${guards.map(wordsOf).join(", ")}]` : "";
  return `${wordsOf(on)}${when}${needs === null ? "" : ` (${needs})`}${asks ? " ?" : ""}`;
}
function staying(edges: readonly GraphEdge[]): string[] {
  const told = edges.flatMap((edge) => {
    if (edge.trigger === "result") return [];
    if (edge.move === "pop" || edge.move === "finish") return [`${labelOf(edge)} ↩`];
    const leaves = edge.leads.length > 0 || edge.intents.length > 0 || (edge.to !== null && edge.to !== edge.from);
    return leaves ? [] : [labelOf(edge)];
  });
  return [...new Set(told)];
}
