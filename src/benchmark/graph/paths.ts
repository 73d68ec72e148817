/**
 * Shortest ways through the graph, counted in touches. What lies below the first screen is not known: going back from it
 * leads to any screen that could have opened it, and the step says which one is assumed.
 */
import type { GraphEdge, NavigationGraph } from "./graph.ts";

export interface PathStep {
  /** `back` is the system's key, `open` the app by its name. */
  readonly kind: "act" | "back" | "open" | "result";
  readonly from: string;
  readonly to: string;
  /** The edge; null where the phone itself acts. */
  readonly edge: string | null;
  readonly on: string | null;
  readonly args: readonly string[];
  /** Must hold, all of them. */
  readonly guards: readonly string[];
  /** Must not hold: an edge that would take the step. */
  readonly unless: readonly string[];
  readonly asks: boolean;
  readonly needs: string | null;
  readonly intent: string | null;
  /** Whether the user must say which app does it. */
  readonly chooses: boolean;
  /** The screen that is assumed to have opened the one that closes. */
  readonly assumes: string | null;
  readonly touches: number;
}
export interface Path {
  readonly from: string;
  readonly to: string;
  readonly touches: number;
  readonly steps: readonly PathStep[];
}
/** Where one stands: a screen, and what is below it: a screen that could have opened `base`, or (null) one that was left on the way. */
interface Standing {
  readonly screen: string;
  readonly base: string | null;
  /** Nothing of another app lies below: a return to the root leaves nothing but the root. */
  readonly alone: boolean;
}
interface Way {
  readonly steps: readonly PathStep[];
  readonly to: Standing;
}

/** The shortest way, null where there is none. Throws where a screen is not in the graph. */
export function shortestPath(graph: NavigationGraph, from: string, to: string): Path | null {
  const names = new Set(graph.screens.map(({ id }) => id));
  for (const name of [from, to]) if (!names.has(name)) throw new UnknownScreenError(name);
  return shortestPaths(graph, from).get(to) ?? null;
}
export class UnknownScreenError extends Error {
  constructor(screen: string) {
    super(`no screen ${screen} in the graph`);
  }
}

/** The shortest ways from one screen to all that can be reached. Dijkstra's algorithm; of equals the first in the graph's order. */
export function shortestPaths(graph: NavigationGraph, from: string): ReadonlyMap<string, Path> {
  const ways = new Ways(graph, from);
  const found = new Map<string, Path>();
  const done = new Set<string>();
  const keyOf = ({ screen, base, alone }: Standing): string => `${screen} ${base ?? ""} ${alone}`;
  const queue: { readonly stand: Standing; readonly steps: readonly PathStep[]; readonly touches: number }[] = [
    { stand: standing(from), steps: [], touches: 0 },
  ];
  for (;;) {
    let nearest = -1;
    for (const [i, { touches }] of queue.entries())
      if (nearest === -1 || touches < queue[nearest]!.touches) nearest = i;
    if (nearest === -1) return found;
    const [{ stand, steps, touches }] = queue.splice(nearest, 1) as [(typeof queue)[number]];
    if (done.has(keyOf(stand))) continue;
    done.add(keyOf(stand));
    if (!found.has(stand.screen)) found.set(stand.screen, { from, to: stand.screen, touches, steps });
    for (const way of ways.from(stand))
      if (!done.has(keyOf(way.to)))
        queue.push({ stand: way.to, steps: [...steps, ...way.steps], touches: touches + costOf(way.steps) });
  }
}
/** As if it had just been opened: whatever could have opened it may be below. */
const standing = (screen: string): Standing => ({ screen, base: screen, alone: true });
const costOf = (steps: readonly PathStep[]): number => steps.reduce((sum, { touches }) => sum + touches, 0);

class Ways {
  private readonly edges: ReadonlyMap<string, readonly GraphEdge[]>;
  private readonly openers = new Map<string, string[]>();
  private readonly graph: NavigationGraph;
  private readonly home: string;

  constructor(graph: NavigationGraph, from: string) {
    this.graph = graph;
    this.home = graph.screens.find(({ id }) => id === from)?.app ?? "";
    this.edges = Map.groupBy(graph.edges, (edge) => edge.from);
    const opens = (screen: string, by: string): void => {
      const all = this.openers.get(screen) ?? [];
      if (!all.includes(by)) this.openers.set(screen, [...all, by]);
    };
    for (const edge of graph.edges) {
      if (edge.move === "push" && edge.to !== null) opens(edge.to, edge.from);
      for (const { by, to } of edge.leads) if (by === "intent") opens(to, edge.from);
    }
  }

  from(stand: Standing): Way[] {
    const here = this.edges.get(stand.screen) ?? [];
    const ways = here.filter(({ trigger }) => trigger !== "result").flatMap((edge) => this.by(edge, stand));
    const backs = here.filter(({ trigger }) => trigger === "back");
    if (backs.every(({ guards }) => guards.length > 0)) {
      const unless = backs.map(({ guards }) => guards.join(" and "));
      ways.push(...this.closed(stand, { ...stepOf(null, stand.screen, stand.screen), kind: "back", unless }));
    }
    for (const { id, start } of this.graph.apps)
      if (id !== this.home && start !== stand.screen)
        ways.push({
          steps: [{ ...stepOf(null, stand.screen, start), kind: "open" }],
          to: standing(start),
        });
    return ways;
  }
  private by(edge: GraphEdge, stand: Standing): Way[] {
    const step = stepOf(edge, stand.screen, stand.screen);
    const ways: Way[] = this.moved(edge, stand, step);
    for (const { by, intent, to } of edge.leads) {
      // An app that is open comes back as it was left.
      if (by === "launch" && this.graph.screens.find(({ id }) => id === to)?.app === this.home) continue;
      const chooses = by === "intent" && this.chooses(edge, intent!);
      const led = { ...step, to, intent, chooses, touches: step.touches + (chooses ? 1 : 0) };
      ways.push({ steps: [led], to: by === "launch" ? standing(to) : this.on(stand, to) });
      const taking = edge.onResult === null ? [] : this.graph.edges.filter((e) => nameOf(e) === edge.onResult);
      const given = taking.length === 0 ? undefined : this.giving(to);
      if (given)
        for (const take of taking)
          for (const way of this.moved(take, stand, { ...stepOf(take, stand.screen, stand.screen), touches: 0 }))
            ways.push({
              steps: [led, { ...stepOf(given, to, stand.screen), kind: "act" }, ...way.steps],
              to: way.to,
            });
    }
    return ways;
  }
  /** Where an edge's own move leads. */
  private moved(edge: GraphEdge, stand: Standing, step: PathStep): Way[] {
    const to = edge.to ?? stand.screen;
    switch (edge.move) {
      case "push":
        return [{ steps: [{ ...step, to }], to: this.on(stand, to) }];
      case "replace":
        return [{ steps: [{ ...step, to }], to: { ...stand, screen: to } }];
      case "root":
        return [{ steps: [{ ...step, to }], to: stand.alone ? standing(to) : { ...stand, screen: to } }];
      case "pop":
      case "finish":
        return this.closed(stand, step);
      default:
        return [];
    }
  }
  /** A screen that was opened on the way goes back to where the way has been: no way worth going. */
  private closed(stand: Standing, step: PathStep): Way[] {
    if (stand.base === null) return [];
    return (this.openers.get(stand.base) ?? []).map((to) => ({
      steps: [{ ...step, to, assumes: to }],
      to: standing(to),
    }));
  }
  /** Opened over what was there. */
  private on({ screen, alone }: Standing, to: string): Standing {
    return { screen: to, base: null, alone: alone && this.appOf(screen) === this.appOf(to) };
  }
  private appOf(screen: string): string | undefined {
    return this.graph.screens.find(({ id }) => id === screen)?.app;
  }
  /** The user is asked who is to do it: always when sharing, else where several could. */
  private chooses(edge: GraphEdge, intent: string): boolean {
    return intent.startsWith("SEND ") || edge.leads.filter((lead) => lead.intent === intent).length > 1;
  }
  /** An edge that gives a result, on the screen that was asked for it. */
  private giving(screen: string): GraphEdge | undefined {
    return this.edges.get(screen)?.find(({ move }) => move === "finish");
  }
}
/** An edge's name without its place among those of one name. */
const nameOf = ({ from, on }: GraphEdge): string => `${from}.${on}`;

function stepOf(edge: GraphEdge | null, from: string, to: string): PathStep {
  const kind = edge === null ? "back" : edge.trigger;
  return {
    kind,
    from,
    to,
    edge: edge?.id ?? null,
    on: edge?.on ?? null,
    args: edge?.args ?? [],
    guards: edge?.guards ?? [],
    unless: [],
    asks: edge?.asks ?? false,
    needs: edge?.needs ?? null,
    intent: null,
    chooses: false,
    assumes: null,
    touches: 1 + (edge?.asks === true ? 1 : 0),
  };
}
