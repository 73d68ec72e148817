/** The map under a screen, with what the user has set for it; and, without a network, what is there instead. */
import { createMemo, Show } from "solid-js";
import { online } from "../../../../os/network.ts";
import { atlas } from "../../../../ui/kit/map/atlas.ts";
import { CityMap } from "../../../../ui/kit/map/city-map.tsx";
import { cityNear, metresPerPixel, zoomed, type Inset } from "../../../../world/geo/view.ts";
import type { Spot } from "../../../../world/places/geo.ts";
import add from "@material-symbols/svg-400/outlined/add.svg?raw";
import remove from "@material-symbols/svg-400/outlined/remove.svg?raw";
import { isCovered } from "../../features/offline/queries.ts";
import { overlays } from "../../features/front/state.ts";
import { distanceText, scaleOf } from "../../format.ts";
import { NoMap, Round, ScaleBar } from "../../looks/map-page.tsx";
import type { MapView } from "../../view.ts";
import { phoneSpot, type Seen } from "./targets.ts";

export interface Pin {
  readonly id: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly kind: "pin" | "dot" | "start" | "end" | "saved" | "home" | "work";
  readonly name: string;
}
export interface Way {
  readonly path: readonly Spot[];
  readonly kind: "main" | "alternate" | "walk" | "done" | "ride";
  readonly colour?: string;
  readonly label?: string;
}
/** Whether the map of what is around a spot can be drawn now. */
export const hasMap = (p: Seen, spot: Spot): boolean => online(p.os) || isCovered(p.state, [spot]);

export function Ground(p: {
  readonly of: Seen;
  readonly view: MapView;
  readonly onView: (view: MapView) => void;
  readonly inset: Inset;
  readonly pins?: readonly Pin[] | undefined;
  readonly onPin?: ((id: string) => void) | undefined;
  readonly routes?: readonly Way[] | undefined;
  readonly onRoute?: ((index: number) => void) | undefined;
  readonly chosen?: string | null | undefined;
  readonly heading?: number | undefined;
  /** Where the phone is drawn, if not where it was seen last. */
  readonly at?: Spot | undefined;
  readonly onPlace?: ((id: string) => void) | undefined;
  readonly onTap?: ((spot: Spot) => void) | undefined;
  readonly onHold?: ((spot: Spot) => void) | undefined;
}) {
  const map = atlas(() => (hasMap(p.of, p.view) ? cityNear(p.view).id : null));
  const layers = createMemo(() => overlays.filter((layer) => p.of.state.layers[layer]));
  const here = createMemo(() => {
    if (!p.of.os.settings.location.on) return undefined;
    const heading = p.heading ?? null;
    return { ...(p.at ?? phoneSpot(p.of.os)), heading, accuracy: p.of.os.settings.location.precise ? 12 : 900 };
  });
  // Traffic is drawn by the quarter of an hour: in between the picture stands still.
  const moment = createMemo(() => ({
    nowMs: Math.floor(p.of.now / 900_000) * 900_000,
    offsetMin: p.of.offsetMin,
  }));
  return (
    <Show when={hasMap(p.of, p.view)} fallback={<NoMap title={p.of.t("noMapTitle")} text={p.of.t("noMapText")} />}>
      <CityMap
        atlas={map()}
        name={p.of.t("mapName")}
        view={p.view}
        onView={(view) => p.onView(view)}
        style={p.of.state.layers.base}
        layers={layers()}
        moment={moment()}
        lang={p.of.lang}
        shade={p.of.state.prefs.theme === "system" ? undefined : p.of.state.prefs.theme}
        pins={p.pins}
        onPin={p.onPin}
        routes={p.routes}
        onRoute={p.onRoute}
        here={here()}
        chosen={p.chosen}
        onPlace={p.onPlace}
        onTap={p.onTap}
        onHold={p.onHold}
        inset={p.inset}
      />
    </Show>
  );
}
/** Buttons that bring the map nearer, where the user wants them. */
export function ZoomButtons(p: {
  readonly of: Seen;
  readonly view: MapView;
  readonly onView: (view: MapView) => void;
}) {
  return (
    <Show when={p.of.state.prefs.zoomButtons}>
      <>
        <Round shape="small" icon={add} name={p.of.t("zoomIn")} onTap={() => p.onView(zoomed(p.view, 1))} />
        <Round shape="small" icon={remove} name={p.of.t("zoomOut")} onTap={() => p.onView(zoomed(p.view, -1))} />
      </>
    </Show>
  );
}
/** From farther away than this the scale is drawn by itself. */
const farZoom = 14;
const scalePixels = 90;
export function MapScale(p: { readonly of: Seen; readonly view: MapView; readonly above: number }) {
  const shows = () => {
    const { scale } = p.of.state.prefs;
    return hasMap(p.of, p.view) && (scale === "always" || (scale === "zooming" && p.view.zoom < farZoom));
  };
  const metres = () => scaleOf(metresPerPixel(p.view) * scalePixels, p.of.state.prefs.units);
  return (
    <Show when={shows()}>
      <ScaleBar
        above={p.above}
        width={Math.round(metres() / metresPerPixel(p.view))}
        text={distanceText(metres(), p.of.state.prefs.units, p.of.lang)}
      />
    </Show>
  );
}
