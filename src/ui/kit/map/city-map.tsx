/**
 * The map of a city as part of a screen. The drawing depends only on the props, and a gesture on the map results in a
 * new view. Lengths are in layout points.
 */
import { createComputed, createMemo, For, onCleanup, Show } from "solid-js";
import { createStore, reconcile } from "solid-js/store";
import { metresOfLatitude, type Coordinates } from "#world/places/geo.ts";
import {
  nearestCity,
  metresPerPixel,
  panView,
  coordinatesAt,
  zoomView,
  type Inset,
  type MapView,
} from "#world/geo/view.ts";
import type { Atlas } from "#world/geo/model.ts";
import type { Moment } from "#world/geo/hours.ts";
import { sameJson } from "#state/json.ts";
import { state } from "../../runtime.ts";
import { boxOf, layoutSize, scaleOf } from "../../scale.ts";
import { touches, type Touch } from "../../touch.ts";
import { cellAt, toCellY, toCellX, type Cell } from "./cell.ts";
import { groundOf, trafficIn } from "./ground.ts";
import { LabelMark } from "./label-mark.tsx";
import { placeLabels, type Label, type Lang } from "./labels.ts";
import { MetroLines } from "./metro-lines.tsx";
import { Pins, type Pin } from "./pins.tsx";
import { Relief } from "./relief.tsx";
import { RouteLabels, Routes, type RouteLine } from "./routes.tsx";
import { roadWidth } from "./road-widths.ts";
import "./city-map.css";

export interface CityMapProps {
  /** The map data of the view's city. While the data are missing, the map shows only land and pins. */
  readonly atlas: Atlas | undefined;
  readonly view: MapView;
  /** The theme of the map, for a screen that has its own theme. By default, the phone's theme applies. */
  readonly shade?: "light" | "dark" | undefined;
  readonly onView?: ((view: MapView) => void) | undefined;
  readonly lang: Lang;
  /** The accessible name. */
  readonly name: string;
  readonly style?: "default" | "satellite" | "terrain" | undefined;
  readonly layers?: readonly ("traffic" | "transit" | "cycling")[] | undefined;
  readonly moment?: Moment | undefined;
  readonly pins?: readonly Pin[] | undefined;
  readonly onPin?: ((id: string) => void) | undefined;
  readonly routes?: readonly RouteLine[] | undefined;
  readonly onRoute?: ((index: number) => void) | undefined;
  readonly here?: (Coordinates & { readonly heading: number | null; readonly accuracy: number }) | null | undefined;
  /** The highlighted place. The caller draws a pin for the place, so the map draws no label for it. */
  readonly chosen?: string | null | undefined;
  readonly onPlace?: ((id: string) => void) | undefined;
  readonly onTap?: ((spot: Coordinates) => void) | undefined;
  readonly onHold?: ((spot: Coordinates) => void) | undefined;
  /**
   * The widths of the margins where parts of the screen cover the map. The view's centre is the middle of the
   * uncovered area.
   */
  readonly inset?: Inset | undefined;
  /** The height of the map, if the map is lower than the display. */
  readonly height?: number | undefined;
  /** Whether to draw no names of places. Used for small map pictures. */
  readonly plain?: boolean | undefined;
}

export function CityMap(p: CityMapProps) {
  let root!: HTMLDivElement;
  const size = createMemo(
    () => {
      const { width, height } = layoutSize(state());
      // A part that covers the left side may be less high than the map, so the map is also drawn behind that part.
      return { width: width + (p.inset?.left ?? 0), height: p.height ?? height };
    },
    undefined,
    { equals: sameJson },
  );
  /**
   * The distance of the middle of the uncovered area from the middle of the display, in points: `aside` to the right,
   * `lift` downward.
   */
  const aside = (): number => (p.inset?.left ?? 0) / 2;
  const lift = (): number => ((p.inset?.top ?? 0) - (p.inset?.bottom ?? 0)) / 2;
  const city = createMemo(() => p.atlas?.city ?? nearestCity(p.view));
  const placed = createMemo(() => cellAt(city(), p.view, size()), undefined, { equals: sameJson });
  const cell = createMemo((): Cell => placed().cell, undefined, { equals: sameJson });
  const ground = createMemo(() => (p.atlas ? groundOf(p.atlas, cell()) : null));
  const traffic = createMemo(() =>
    p.atlas && p.layers?.includes("traffic") && p.moment ? trafficIn(p.atlas, cell(), p.moment) : null,
  );
  const inCell = ({ latitude, longitude }: Coordinates) => ({
    x: tenth(toCellX(cell(), (longitude - city().centre.longitude) * city().metresOfLongitude * 10)),
    y: tenth(toCellY(cell(), (latitude - city().centre.latitude) * metresOfLatitude * 10)),
  });
  // The labels have keys, so that a label that only moves is not drawn again.
  const [labels, setLabels] = createStore<Label[]>([]);
  createComputed(() => {
    const now =
      p.atlas && p.plain !== true
        ? placeLabels(p.atlas, cell(), {
            lang: p.lang,
            factor: 1,
            isTransit: p.layers?.includes("transit") === true,
            pins: (p.pins ?? []).map((pin) => ({ ...inCell(pin), name: pin.kind === "pin" ? pin.name : "" })),
            pinnedPlace: p.chosen ?? null,
          })
        : [];
    setLabels(reconcile(now, { key: "key", merge: false }));
  });

  /** Converts a point of the display to layout points, measured from the view's middle. */
  const fromMiddle = (at: { x: number; y: number }) => {
    const box = boxOf(root);
    const scale = scaleOf(state().os);
    return {
      x: (at.x - (box.left + box.right) / 2) / scale - aside(),
      y: (at.y - (box.top + box.bottom) / 2) / scale - lift(),
    };
  };
  const spotUnder = (at: { x: number; y: number }): Coordinates => {
    const { x, y } = fromMiddle(at);
    return coordinatesAt(p.view, x, y);
  };
  const moving = <A,>(act: (a: A) => MapView) => (p.onView ? (a: A) => p.onView!(act(a)) : undefined);
  const touch: Touch = {
    role: "image",
    get name() {
      return p.name;
    },
    get onTap() {
      return p.onTap && ((at: { x: number; y: number }) => p.onTap!(spotUnder(at)));
    },
    get onHold() {
      return p.onHold && ((at: { x: number; y: number }) => p.onHold!(spotUnder(at)));
    },
    get onDoubleTap() {
      return moving((at: { x: number; y: number }) => {
        const { x, y } = fromMiddle(at);
        return zoomView(p.view, 1, x, y);
      });
    },
    get onPan() {
      return moving(({ x, y }: { x: number; y: number }) => {
        const scale = scaleOf(state().os);
        return panView(p.view, x / scale, y / scale);
      });
    },
    get onPinch() {
      return moving(
        ({ at, by, levels }: { at: { x: number; y: number }; by: { x: number; y: number }; levels: number }) => {
          const { x, y } = fromMiddle(at);
          const scale = scaleOf(state().os);
          return panView(zoomView(p.view, levels, x, y), by.x / scale, by.y / scale);
        },
      );
    },
  };
  const register = (el: HTMLDivElement) => {
    root = el;
    touches.set(el, touch);
    onCleanup(() => touches.delete(el));
  };
  const rim = (width: number): number => (width < 2.4 ? 0 : width < 6 ? 1 : 1.5);
  return (
    <div ref={register} class={`city-map ${p.style ?? "default"}`} data-shade={p.shade}>
      <svg
        style={{ left: `calc(50% + ${placed().right + aside()}px)`, top: `calc(50% + ${placed().down + lift()}px)` }}
      >
        <g>
          <Show when={ground()}>
            {(on) => (
              <>
                <Show when={p.style === "terrain" || p.style === "satellite"}>
                  <Relief city={city()} cell={cell()} />
                </Show>
                <path class="map-parks" d={on().parks} />
                <path class="map-campuses" d={on().campuses} />
                <path class="map-water" d={on().water} />
                <path class="map-buildings" d={on().buildings} />
                <path class="map-rails" d={on().rails} stroke-width={cell().zoom < 13 ? 1 : cell().zoom < 16 ? 2 : 4} />
                <Show when={cell().zoom >= 13}>
                  <path class="map-sleepers" d={on().rails} stroke-width={cell().zoom < 16 ? 1 : 2} />
                </Show>
                <For each={on().bridges}>
                  {(one) => <path class="map-bridge" d={one.d} stroke-width={one.width + 2 * rim(one.width) + 1.5} />}
                </For>
                <For each={on().roads}>
                  {(one) => (
                    <Show when={rim(one.width) > 0 && one.road !== "footpath"}>
                      <path class="map-casing" d={one.d} stroke-width={one.width + 2 * rim(one.width)} />
                    </Show>
                  )}
                </For>
                <For each={on().roads}>
                  {(one) => <path class={`map-road ${one.road}`} d={one.d} stroke-width={one.width} />}
                </For>
                <Show when={p.layers?.includes("cycling")}>
                  <For each={on().roads.filter(({ road }) => road === "secondary" || road === "primary")}>
                    {(one) => (
                      <path class="map-lane" d={one.d} stroke-dasharray={one.road === "primary" ? "none" : "6 4"} />
                    )}
                  </For>
                </Show>
                <path class="map-arrows" d={on().arrows} />
              </>
            )}
          </Show>
          <For each={traffic() ?? []}>
            {(one) => (
              <path
                class={`traffic-${one.level}`}
                d={one.d}
                stroke-width={Math.max(1.6, Math.min(5, roadWidth("secondary", cell().zoom) * 0.45))}
              />
            )}
          </For>
          <Show when={p.layers?.includes("transit") ? p.atlas : undefined}>
            {(known) => <MetroLines atlas={known()} cell={cell()} />}
          </Show>
          <Routes routes={p.routes ?? []} at={inCell} />
          <For each={labels}>{(label) => <LabelMark label={label} onPlace={p.onPlace} />}</For>
          <RouteLabels routes={p.routes ?? []} at={inCell} onRoute={p.onRoute} />
          <Pins
            pins={p.pins ?? []}
            here={p.here ?? null}
            at={inCell}
            metres={metresPerPixel(p.view, city())}
            onPin={p.onPin}
          />
        </g>
      </svg>
    </div>
  );
}
const tenth = (n: number): number => Math.round(n * 10) / 10;
