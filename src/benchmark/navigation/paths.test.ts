import fc from "fast-check";
import { expect, it } from "vitest";
import type { GraphEdge, NavigationGraph } from "./graph.ts";
import { shortestPaths, type PathStep } from "./paths.ts";

const screens = ["a.0", "a.1", "a.2", "a.3", "b.0", "b.1"];
const appOf = (screen: string): string => screen.slice(0, 1);
const edgeOf = (
  i: number,
  from: string,
  e: { kind: "push" | "replace" | "root" | "pop" | "back" | "lead"; to: string; asks: boolean },
): GraphEdge => ({
  id: `${from}.e${i}`,
  app: appOf(from),
  from,
  on: e.kind === "back" ? "back" : `e${i}`,
  trigger: e.kind === "back" ? "back" : "act",
  args: [],
  guards: [],
  asks: e.asks,
  needs: null,
  command: null,
  system: null,
  changesView: false,
  move: e.kind === "lead" || e.kind === "back" ? "stay" : e.kind,
  to: e.kind === "root" ? `${appOf(from)}.0` : e.kind === "push" || e.kind === "replace" ? e.to : null,
  intents: e.kind === "lead" ? ["VIEW x"] : [],
  leads: e.kind === "lead" ? [{ by: "intent", intent: "VIEW x", to: e.to, ownTask: false }] : [],
  onResult: null,
});
/** Moves within an app stay within it. Only intents lead from one app to another. */
const withinApp = (from: string, to: string): string => {
  const own = screens.filter((screen) => appOf(screen) === appOf(from));
  return own[screens.indexOf(to) % own.length]!;
};
const graphs = fc
  .array(
    fc.record({
      from: fc.constantFrom(...screens),
      to: fc.constantFrom(...screens),
      kind: fc.constantFrom("push" as const, "replace", "root", "pop", "back", "lead"),
      asks: fc.boolean(),
    }),
    { maxLength: 12 },
  )
  .map(
    (made): NavigationGraph => ({
      apps: [
        { id: "a", title: "A", start: "a.0", guards: {} },
        { id: "b", title: "B", start: "b.0", guards: {} },
      ],
      screens: screens.map((id) => ({
        id,
        app: appOf(id),
        name: id.slice(2),
        start: id.endsWith(".0"),
        entrances: [],
        params: [],
        overlays: [],
        modes: {},
        variants: {},
        opens: null,
      })),
      edges: made.map((e, i) => edgeOf(i, e.from, e.kind === "lead" ? e : { ...e, to: withinApp(e.from, e.to) })),
      broadcasts: [],
    }),
  );

/**
 * The stack in a brute-force version of the same search. `lowest` is the screen whose possible openers may be below the
 * stack.
 */
interface Stack {
  readonly lowest: string;
  readonly open: readonly string[];
}
function bruteForce(graph: NavigationGraph, from: string, touches: number): Map<string, number> {
  const found = new Map<string, number>();
  const openersOf = (screen: string): string[] =>
    graph.edges
      .filter((e) => (e.move === "push" && e.to === screen) || e.leads.some(({ to }) => to === screen))
      .map((e) => e.from);
  const nextOf = ({ lowest, open }: Stack): [number, Stack][] => {
    const top = open.at(-1)!;
    const below = open.slice(0, -1);
    const closed = (cost: number): [number, Stack][] =>
      below.length > 0
        ? [[cost, { lowest, open: below }]]
        : openersOf(lowest).map((opener) => [cost, { lowest: opener, open: [opener] }]);
    const own = graph.edges.filter((e) => e.from === top);
    const acts = own.flatMap((e): [number, Stack][] => {
      const cost = e.asks ? 2 : 1;
      if (e.leads.length > 0) return e.leads.map(({ to }) => [cost, { lowest, open: [...open, to] }]);
      if (e.move === "push") return [[cost, { lowest, open: [...open, e.to!] }]];
      if (e.move === "replace") return [[cost, { lowest, open: [...below, e.to!] }]];
      if (e.move === "pop") return closed(cost);
      // Removes all screens of the same app from the top of the stack. If the stack is then empty, the root behaves
      // like a screen that was just launched.
      if (e.move === "root") {
        const kept = open.findLastIndex((screen) => appOf(screen) !== appOf(top)) + 1;
        return [[cost, { lowest: kept === 0 ? e.to! : lowest, open: [...open.slice(0, kept), e.to!] }]];
      }
      return [];
    });
    const back = own.some((e) => e.trigger === "back") ? [] : closed(1);
    const opened = graph.apps
      .filter(({ id, start }) => id !== appOf(from) && start !== top)
      .map(({ start }): [number, Stack] => [1, { lowest: start, open: [start] }]);
    return [...acts, ...back, ...opened];
  };
  let layers = new Map<number, Stack[]>([[0, [{ lowest: from, open: [from] }]]]);
  const seen = new Set<string>();
  for (let cost = 0; cost <= touches; cost++)
    for (const stack of layers.get(cost) ?? []) {
      const key = JSON.stringify(stack);
      if (seen.has(key)) continue;
      seen.add(key);
      const top = stack.open.at(-1)!;
      if (!found.has(top)) found.set(top, cost);
      for (const [more, next] of nextOf(stack))
        layers = layers.set(cost + more, [...(layers.get(cost + more) ?? []), next]);
    }
  return found;
}

it("a shortest path follows existing edges, and brute force finds none shorter", () => {
  fc.assert(
    fc.property(graphs, fc.constantFrom(...screens), (graph, from) => {
      const paths = shortestPaths(graph, from);
      const edges = new Map(graph.edges.map((edge) => [edge.id, edge]));
      for (const { to, touches, steps } of paths.values()) {
        expect(steps.reduce((sum, step) => sum + step.touches, 0)).toBe(touches);
        let at = from;
        for (const step of steps) {
          expect(step.from).toBe(at);
          expect(step.edge === null || leadsTo(edges.get(step.edge)!, step)).toBe(true);
          at = step.to;
        }
        expect(at).toBe(to);
      }
      const most = 5;
      const brute = bruteForce(graph, from, most);
      const short = new Map([...paths].filter(([, { touches }]) => touches <= most).map(([to, p]) => [to, p.touches]));
      expect(Object.fromEntries(short)).toEqual(Object.fromEntries(brute));
    }),
    { numRuns: 1000 },
  );
});
const leadsTo = (edge: GraphEdge, { from, to, assumes }: PathStep): boolean =>
  edge.from === from &&
  (edge.to === to || edge.leads.some((lead) => lead.to === to) || (edge.move === "pop" && assumes === to));
