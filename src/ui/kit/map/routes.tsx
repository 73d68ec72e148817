/** Ways on the map: the chosen one above the others, each with its label. */
import { createMemo, For, onCleanup, Show } from "solid-js";
import type { Spot } from "../../../world/places/geo.ts";
import { touches, type Touch } from "../../touch.ts";
import { wideness } from "./labels.ts";

export interface RouteLine {
  readonly path: readonly Spot[];
  readonly kind: "main" | "alternate" | "walk" | "done" | "ride";
  /** Of a ride: its line's. */
  readonly colour?: string | undefined;
  /** In a bubble at its middle: "25 min". */
  readonly label?: string | undefined;
  readonly name?: string | undefined;
}
const order = { alternate: 0, done: 1, main: 2, ride: 3, walk: 4 } as const;

interface XY {
  readonly x: number;
  readonly y: number;
}
interface Drawn {
  readonly index: number;
  readonly label?: string | undefined;
  readonly points: readonly XY[];
}
/** Where a route's label stands: on it, and as far from the others as can be; the middle where it is alone. */
function apartFrom({ index, points }: Drawn, all: readonly Drawn[]): XY | null {
  const others = all.filter((other) => other.index !== index && other.label !== undefined);
  const middle = points[Math.floor(points.length / 2)] ?? null;
  if (others.length === 0) return middle;
  let best = middle;
  let most = -1;
  // Not at its ends, where pins stand.
  for (let i = 4; i <= 20; i++) {
    const at = points[Math.floor((points.length * i) / 24)]!;
    let least = 90;
    for (const other of others)
      for (const { x, y } of other.points) least = Math.min(least, Math.abs(x - at.x) + Math.abs(y - at.y));
    // Of equal ones the one nearest to the middle.
    const worth = least - Math.abs(i - 12) * 0.5;
    if (worth > most) [best, most] = [at, worth];
  }
  return best;
}

interface Given {
  readonly routes: readonly RouteLine[];
  readonly at: (spot: Spot) => XY;
}
export function Routes(p: Given) {
  const drawn = createMemo(() =>
    p.routes
      .map((route, index) => {
        let d = "";
        let [lx, ly] = [Infinity, Infinity];
        for (const spot of route.path) {
          const { x, y } = p.at(spot);
          if (d !== "" && Math.abs(x - lx) + Math.abs(y - ly) < 1) continue;
          d += `${d === "" ? "M" : "L"}${x} ${y}`;
          [lx, ly] = [x, y];
        }
        return { ...route, index, d };
      })
      .sort((a, b) => order[a.kind] - order[b.kind] || a.index - b.index),
  );
  return (
    <For each={drawn()}>
      {(one) => (
        <>
          <Show when={one.kind !== "walk"}>
            <path
              class={one.kind === "alternate" ? "route-alternate-casing" : "route-casing"}
              d={one.d}
              stroke-width={one.kind === "alternate" ? 7.5 : 9}
            />
          </Show>
          <path
            class={one.kind === "ride" ? "" : `route-${one.kind}`}
            d={one.d}
            stroke={one.colour}
            stroke-width={one.kind === "walk" ? undefined : one.kind === "alternate" ? 5 : 6.5}
          />
        </>
      )}
    </For>
  );
}

/** What each way is called, above the names of the map. */
export function RouteLabels(p: Given & { readonly onRoute: ((index: number) => void) | undefined }) {
  const labels = createMemo(() => {
    const all = p.routes.map((route, index) => ({ ...route, index, points: route.path.map((spot) => p.at(spot)) }));
    return all
      .filter(({ label }) => label !== undefined)
      .map((route) => ({ ...route, at: apartFrom(route, all) }))
      .sort((a, b) => order[a.kind] - order[b.kind] || b.index - a.index);
  });
  const register = (index: number, name: string) => (el: SVGElement) => {
    if (!p.onRoute) return;
    const touch: Touch = { role: "button", name, onTap: () => p.onRoute?.(index) };
    touches.set(el, touch);
    onCleanup(() => touches.delete(el));
  };
  return (
    <For each={labels()}>
      {(one) => {
        const wide = (): number => Math.round(wideness(one.label!) * 12 + 18);
        return (
          <Show when={one.at}>
            {(at) => (
              <g
                ref={register(one.index, one.name ?? one.label!)}
                class={`route-label ${one.kind}`}
                transform={`translate(${at().x} ${at().y})`}
              >
                <rect x={-wide() / 2} y={-13} width={wide()} height={26} rx={8} />
                <text y={4.3} font-size="12px">
                  {one.label}
                </text>
              </g>
            )}
          </Show>
        );
      }}
    </For>
  );
}
