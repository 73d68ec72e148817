/**
 * Finds shortest paths through the graph, measured in touches. The screens below the first screen of a path are
 * unknown. Going back from the first screen may lead to any screen that can open it. The path assumes one of these
 * screens, and the step that goes back names it.
 */
import type { GraphEdge, NavigationGraph } from "./graph.ts";

export interface PathStep {
  /**
   * `act` is an act on a control. `back` is the system's back key. `open` opens an app by its name. `result`: a
   * screen that was opened for a result returns it to the calling screen.
   */
  readonly kind: "act" | "back" | "open" | "result";
  readonly from: string;
  readonly to: string;
  /** The id of the edge, or null if the phone itself acts. */
  readonly edge: string | null;
  readonly on: string | null;
  readonly args: readonly string[];
  /** The guards that must all be true. */
  readonly guards: readonly string[];
  /** The guards that must all be false. They belong to edges that would otherwise be followed instead. */
  readonly unless: readonly string[];
  readonly asks: boolean;
  readonly needs: string | null;
  readonly intent: string | null;
  /** Whether the user must choose the handling app. */
  readonly chooses: boolean;
  /** The assumed opener of the screen that closes. */
  readonly assumes: string | null;
  readonly touches: number;
}
export interface Path {
  readonly from: string;
  readonly to: string;
  readonly touches: number;
  readonly steps: readonly PathStep[];
}
/**
 * The topmost screen of a stack, with the known facts about the screen below it. If `base` is a screen, the screen
 * below is any screen that can open `base`. If `base` is null, the screen below is a screen of the path.
 */
interface StackPosition {
  readonly screen: string;
  readonly base: string | null;
  /**
   * Whether the path opened no screen of another app below this screen. In this case, the move "root" leaves only one
   * screen in the stack.
   */
  readonly alone: boolean;
}
interface Transition {
  readonly steps: readonly PathStep[];
  readonly to: StackPosition;
}

/** Returns the shortest path, or null if there is no path. Throws if a screen is not in the graph. */
export function shortestPath(graph: NavigationGraph, from: string, to: string): Path | null {
  const names = new Set(graph.screens.map(({ id }) => id));
  for (const name of [from, to]) if (!names.has(name)) throw new UnknownScreenError(name);
  return shortestPaths(graph, from).get(to) ?? null;
}
export class UnknownScreenError extends Error {
  constructor(screen: string) {
    super(`the navigation graph has no screen ${screen}`);
  }
}

/**
 * Finds the shortest paths from one screen to all reachable screens, with Dijkstra's algorithm. Among paths of equal
 * length, the first in the order of the graph is returned.
 */
export function shortestPaths(graph: NavigationGraph, from: string): ReadonlyMap<string, Path> {
  const ways = new PathFinder(graph, from);
  const found = new Map<string, Path>();
  const done = new Set<string>();
  const keyOf = ({ screen, base, alone }: StackPosition): string => `${screen} ${base ?? ""} ${alone}`;
  const queue: { readonly stand: StackPosition; readonly steps: readonly PathStep[]; readonly touches: number }[] = [
    { stand: newlyOpened(from), steps: [], touches: 0 },
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
    for (const transition of ways.transitionsFrom(stand))
      if (!done.has(keyOf(transition.to)))
        queue.push({
          stand: transition.to,
          steps: [...steps, ...transition.steps],
          touches: touches + costOf(transition.steps),
        });
  }
}
/** The position of a screen that was just opened. Any screen that can open it may be below it. */
const newlyOpened = (screen: string): StackPosition => ({ screen, base: screen, alone: true });
const costOf = (steps: readonly PathStep[]): number => steps.reduce((sum, { touches }) => sum + touches, 0);

class PathFinder {
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

  transitionsFrom(stand: StackPosition): Transition[] {
    const here = this.edges.get(stand.screen) ?? [];
    const ways = here.filter(({ trigger }) => trigger !== "result").flatMap((edge) => this.followEdge(edge, stand));
    const backs = here.filter(({ trigger }) => trigger === "back");
    if (backs.every(({ guards }) => guards.length > 0)) {
      const unless = backs.map(({ guards }) => guards.join(" and "));
      ways.push(...this.closeScreen(stand, { ...makeStep(null, stand.screen, stand.screen), kind: "back", unless }));
    }
    for (const { id, start } of this.graph.apps)
      if (id !== this.home && start !== stand.screen)
        ways.push({
          steps: [{ ...makeStep(null, stand.screen, start), kind: "open" }],
          to: newlyOpened(start),
        });
    return ways;
  }
  private followEdge(edge: GraphEdge, stand: StackPosition): Transition[] {
    const step = makeStep(edge, stand.screen, stand.screen);
    const ways: Transition[] = this.applyMove(edge, stand, step);
    for (const { by, intent, to } of edge.leads) {
      // If the app is already open, launching it returns to its last screen.
      if (by === "launch" && this.graph.screens.find(({ id }) => id === to)?.app === this.home) continue;
      const chooses = by === "intent" && this.needsChooser(edge, intent!);
      const led = { ...step, to, intent, chooses, touches: step.touches + (chooses ? 1 : 0) };
      ways.push({ steps: [led], to: by === "launch" ? newlyOpened(to) : this.openOver(stand, to) });
      const taking = edge.onResult === null ? [] : this.graph.edges.filter((e) => edgeName(e) === edge.onResult);
      const resultEdge = taking.length === 0 ? undefined : this.resultEdge(to);
      if (resultEdge)
        for (const take of taking)
          for (const transition of this.applyMove(take, stand, {
            ...makeStep(take, stand.screen, stand.screen),
            touches: 0,
          }))
            ways.push({
              steps: [led, { ...makeStep(resultEdge, to, stand.screen), kind: "act" }, ...transition.steps],
              to: transition.to,
            });
    }
    return ways;
  }
  /** Returns the transitions of the edge's own move. */
  private applyMove(edge: GraphEdge, stand: StackPosition, step: PathStep): Transition[] {
    const to = edge.to ?? stand.screen;
    switch (edge.move) {
      case "push":
        return [{ steps: [{ ...step, to }], to: this.openOver(stand, to) }];
      case "replace":
        return [{ steps: [{ ...step, to }], to: { ...stand, screen: to } }];
      case "root":
        return [{ steps: [{ ...step, to }], to: stand.alone ? newlyOpened(to) : { ...stand, screen: to } }];
      case "pop":
      case "finish":
        return this.closeScreen(stand, step);
      default:
        return [];
    }
  }
  /**
   * Closes the topmost screen. Returns no transitions if the path itself opened this screen, because closing it would
   * only return to an earlier screen of the path.
   */
  private closeScreen(stand: StackPosition, step: PathStep): Transition[] {
    if (stand.base === null) return [];
    return (this.openers.get(stand.base) ?? []).map((to) => ({
      steps: [{ ...step, to, assumes: to }],
      to: newlyOpened(to),
    }));
  }
  /** Opens a screen on top of the current one. */
  private openOver({ screen, alone }: StackPosition, to: string): StackPosition {
    return { screen: to, base: null, alone: alone && this.appOf(screen) === this.appOf(to) };
  }
  private appOf(screen: string): string | undefined {
    return this.graph.screens.find(({ id }) => id === screen)?.app;
  }
  /** Whether the user must choose the handling app. This is true for SEND, and for intents with several handlers. */
  private needsChooser(edge: GraphEdge, intent: string): boolean {
    return intent.startsWith("SEND ") || edge.leads.filter((lead) => lead.intent === intent).length > 1;
  }
  /** Returns an edge with which the requested screen returns a result. */
  private resultEdge(screen: string): GraphEdge | undefined {
    return this.edges.get(screen)?.find(({ move }) => move === "finish");
  }
}
/** Returns the name of the edge, without its number among edges with the same name. */
const edgeName = ({ from, on }: GraphEdge): string => `${from}.${on}`;

function makeStep(edge: GraphEdge | null, from: string, to: string): PathStep {
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
