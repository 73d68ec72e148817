/** Draws a recorded graph and the nodes that the phone has visited. */
import { createMemo, For, Show } from "solid-js";
import type { Graph } from "#recordings/graph.ts";
import { completion, countCovered } from "#recordings/metrics.ts";
import { layoutGraph, edgePath } from "./graph-layout.ts";
import { FactList } from "./parts.tsx";
import { percent, shorten } from "./format.ts";

export function GraphDrawing(p: {
  readonly graph: Graph;
  readonly way: readonly string[];
  readonly misses: readonly number[];
}) {
  const layout = createMemo(() => layoutGraph(p.graph));
  const goals = createMemo(() => new Set(p.graph.goals));
  const seen = createMemo(() => new Set(p.way));
  const here = () => p.way.at(-1);
  /**
   * The pairs of nodes that the phone visited one after the other, without duplicates. BACK and HOME may connect nodes
   * that have no edge between them.
   */
  const gone = createMemo(() => {
    const pairs = new Map<string, string>();
    for (const [i, to] of p.way.entries()) {
      const [a, b] = [layout().positions.get(p.way[i - 1] ?? to), layout().positions.get(to)];
      if (a && b && a !== b) pairs.set(`${a.id}>${b.id}`, edgePath(a, b));
    }
    return [...pairs.values()];
  });
  const isWrong = (id: string): boolean => p.graph.nodes[id]?.wrong === true;
  const nameOf = (id: string): string => p.graph.nodes[id]?.label ?? p.graph.nodes[id]?.screen ?? id;
  const toldOf = (id: string): string =>
    [
      p.graph.nodes[id]?.app,
      nameOf(id),
      id === p.graph.start ? "start" : "",
      goals().has(id) ? "goal" : "",
      isWrong(id) ? "wrong way" : "",
      id === here() ? "the phone is here" : seen().has(id) ? "visited" : "",
    ]
      .filter(Boolean)
      .join(" · ");
  const facts = () => {
    const visit = { graph: p.graph, nodes: p.way };
    const { visited, all } = countCovered(visit);
    return [
      [
        "Completion",
        percent(completion(visit), 0),
        "CR: how far the phone came at best on the shortest path to a goal",
      ],
      ["Visited", `${visited} of ${all}`, "CVR: different nodes on paths to a goal that the phone visited"],
      ["Misses", String(p.misses.length), "Steps that found no edge"],
    ] as const;
  };

  return (
    <section class="card graph" aria-label="The graph">
      <header>
        <h2>Graph {p.graph.id}</h2>
        <FactList class="on-graph" of={facts()} />
      </header>
      {/* The drawing may be larger than its box. The box is focusable so that the keyboard can scroll it. */}
      <div class="drawing" tabIndex={0} role="group" aria-label="Drawing of the graph">
        <svg
          viewBox={`0 0 ${layout().width} ${layout().height}`}
          style={{ "max-width": `${layout().width}px`, "min-width": `${Math.min(layout().width, 280)}px` }}
          role="img"
          aria-label={`${seen().size} nodes of the graph were visited`}
        >
          <For each={layout().lines}>
            {(line) => (
              <path class="edge" classList={{ astray: isWrong(line.from) || isWrong(line.to) }} d={line.path} />
            )}
          </For>
          <For each={gone()}>{(path) => <path class="gone" d={path} />}</For>
          <For each={[...layout().positions.values()]}>
            {(spot) => (
              <g
                class="node"
                classList={{
                  seen: seen().has(spot.id),
                  here: spot.id === here(),
                  goal: goals().has(spot.id),
                  astray: isWrong(spot.id),
                }}
                transform={`translate(${spot.x} ${spot.y})`}
              >
                <title>{toldOf(spot.id)}</title>
                <Show when={goals().has(spot.id)}>
                  <circle class="ring" r="12" />
                </Show>
                <circle class="dot" r={spot.id === here() ? 9 : 7} />
                <text y="25">{shorten(nameOf(spot.id), 15)}</text>
              </g>
            )}
          </For>
        </svg>
      </div>
      <p class="legend dim">
        <span class="key here">the phone</span>
        <span class="key seen">visited</span>
        <span class="key goal">goal</span>
        <span class="key astray">wrong way</span>
      </p>
    </section>
  );
}
