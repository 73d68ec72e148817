/** Routes on the map. The chosen route is drawn above the other routes, and each route can have a label. */
import { createMemo, For, onCleanup, Show } from "solid-js";
import type { Coordinates } from "#world/places/geo.ts";
import { touches, type Touch } from "../../touch.ts";
import { textWidth } from "./labels.ts";

export interface RouteLine {
  readonly path: readonly Coordinates[];
  readonly kind: "main" | "alternate" | "walk" | "done" | "ride";
  /** The colour of the drawn line, if the route is a ride on public transport. */
  readonly colour?: string | undefined;
  /** The text of the bubble on the route, such as "25 min". */
  readonly label?: string | undefined;
  readonly name?: string | undefined;
}
const drawOrder = { alternate: 0, done: 1, main: 2, ride: 3, walk: 4 } as const;

interface XY {
  readonly x: number;
  readonly y: number;
}
interface RoutePoints {
  readonly index: number;
  readonly label?: string | undefined;
  readonly points: readonly XY[];
}
/**
 * Returns the position of a route's label. It is a point on the route that is far from the other labelled routes. If no
 * other route has a label, it is the route's middle.
 */
function labelPosition({ index, points }: RoutePoints, all: readonly RoutePoints[]): XY | null {
  const others = all.filter((other) => other.index !== index && other.label !== undefined);
  const middle = points[Math.floor(points.length / 2)] ?? null;
  if (others.length === 0) return middle;
  let best = middle;
  let most = -1;
  // Skips points near the ends, where pins are.
  for (let i = 4; i <= 20; i++) {
    const at = points[Math.floor((points.length * i) / 24)]!;
    let least = 90;
    for (const other of others)
      for (const { x, y } of other.points) least = Math.min(least, Math.abs(x - at.x) + Math.abs(y - at.y));
    // Points near the route's middle are slightly preferred.
    const worth = least - Math.abs(i - 12) * 0.5;
    if (worth > most) [best, most] = [at, worth];
  }
  return best;
}

interface RoutesProps {
  readonly routes: readonly RouteLine[];
  readonly at: (spot: Coordinates) => XY;
}
export function Routes(p: RoutesProps) {
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
      .sort((a, b) => drawOrder[a.kind] - drawOrder[b.kind] || a.index - b.index),
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

/** The labels of the routes. They are drawn above the labels of the map. */
export function RouteLabels(p: RoutesProps & { readonly onRoute: ((index: number) => void) | undefined }) {
  const labels = createMemo(() => {
    const all = p.routes.map((route, index) => ({ ...route, index, points: route.path.map((spot) => p.at(spot)) }));
    return all
      .filter(({ label }) => label !== undefined)
      .map((route) => ({ ...route, at: labelPosition(route, all) }))
      .sort((a, b) => drawOrder[a.kind] - drawOrder[b.kind] || b.index - a.index);
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
        const wide = (): number => Math.round(textWidth(one.label!) * 12 + 18);
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
