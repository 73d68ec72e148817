/**
 * The content of a drawing of the graph, which is the same for every output format. The drawing has one box per screen,
 * arrows to other screens, and one box per kind of intent. The box of a screen lists the acts that stay on the screen
 * or go back.
 */
import type { GraphEdge, GraphScreen, NavigationGraph } from "./graph.ts";
import { splitIntoWords } from "./name-words.ts";

export interface DrawingOptions {
  /** Whether a box lists the acts that do not lead to another screen. */
  readonly acts: boolean;
  /** Whether arrows are labelled with the user's acts. */
  readonly labels: boolean;
}
export interface Box {
  readonly screen: GraphScreen;
  /**
   * The acts in the box: "pin", "trash ?", "move [selecting]". An act that leads to another screen is an arrow instead.
   */
  readonly acts: readonly string[];
}
export interface Arrow {
  readonly from: string;
  readonly to: string;
  readonly labels: readonly string[];
  readonly kind: "push" | "replace" | "root" | "intent";
}
/**
 * A box between screens. It represents one kind of intent, between the screens that start the intent and the screens
 * that handle it, or the launch of any app.
 */
export interface Junction {
  readonly id: string;
  readonly label: string;
  /** Whether no app handles the intent. */
  readonly unhandled: boolean;
}
export interface Drawing {
  readonly apps: NavigationGraph["apps"];
  readonly boxes: readonly Box[];
  readonly arrows: readonly Arrow[];
  readonly junctions: readonly Junction[];
  /** Screens to which intents lead, in apps that are not part of the drawing. */
  readonly outside: readonly string[];
  readonly broadcasts: NavigationGraph["broadcasts"];
}

export function createDrawing(graph: NavigationGraph, { acts, labels }: DrawingOptions): Drawing {
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
      draw(from, to, move, edgeLabel(edge));
    const kinds = leads.some(({ by }) => by === "launch") ? [null] : intents;
    const groups = Map.groupBy(kinds, (kind) =>
      JSON.stringify([kind?.split(" ")[0], leads.filter(({ intent }) => intent === kind).map((lead) => lead.to)]),
    );
    for (const some of groups.values()) {
      const takers = [...new Set(leads.filter(({ intent }) => intent === some[0]).map((lead) => lead.to))];
      // A launcher leads to every app, so one box with a text replaces the arrows to all apps.
      const targets = some[0] === null ? [] : takers;
      const label = some[0] === null ? "any app" : mergeKinds(some as readonly string[]);
      const id = `${label} → ${targets.join()}`;
      junctions.set(id, { id, label, unhandled: takers.length === 0 });
      draw(from, id, "intent", edgeLabel(edge));
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
      acts: acts ? actsOnScreen(graph.edges.filter(({ from }) => from === screen.id)) : [],
    })),
    arrows: [...arrows.values()],
    junctions: [...junctions.values()],
    outside: [...outside].toSorted(),
    broadcasts: graph.broadcasts,
  };
}
/**
 * Merges kinds that differ only in their types: "VIEW content://files image/jpeg" and "VIEW content://files image/png"
 * become "VIEW files: image/jpeg, image/png".
 */
function mergeKinds(kinds: readonly string[]): string {
  const parts = kinds.map((kind) => kind.replace("content://", "").split(" "));
  const head = parts[0]!.slice(0, -1).join(" ");
  if (kinds.length === 1) return parts[0]!.join(" ");
  const ends = parts.map((part) => part.at(-1)!.replace(/^application\/.*\./, "application/…"));
  const shown = ends.length > 3 ? [...ends.slice(0, 3), `${ends.length - 3} more`] : ends;
  return `${head} ${shown.join(", ")}`;
}
/**
 * Returns the label of an edge, such as "delete [is saved] ?": the user's act, the guards of the edge, and a question
 * mark if the phone asks the user first.
 */
export function edgeLabel({ on, guards, asks, needs }: GraphEdge): string {
  const when = guards.length > 0 ? ` [${guards.map(splitIntoWords).join(", ")}]` : "";
  return `${splitIntoWords(on)}${when}${needs === null ? "" : ` (${needs})`}${asks ? " ?" : ""}`;
}
function actsOnScreen(edges: readonly GraphEdge[]): string[] {
  const lines = edges.flatMap((edge) => {
    if (edge.trigger === "result") return [];
    if (edge.move === "pop" || edge.move === "finish") return [`${edgeLabel(edge)} ↩`];
    const leaves = edge.leads.length > 0 || edge.intents.length > 0 || (edge.to !== null && edge.to !== edge.from);
    return leaves ? [] : [edgeLabel(edge)];
  });
  return [...new Set(lines)];
}
