/** The map of a screen, drawn with the user's settings, or a message if there is no network. */
import { createMemo, Show } from "solid-js";
import { isOnline } from "#os/network.ts";
import { useCityAtlas } from "#ui/kit/map/atlas.ts";
import { CityMap } from "#ui/kit/map/city-map.tsx";
import { nearestCity, metresPerPixel, zoomView, type Inset } from "#world/geo/view.ts";
import type { Coordinates } from "#world/places/geo.ts";
import add from "@material-symbols/svg-400/outlined/add.svg?raw";
import remove from "@material-symbols/svg-400/outlined/remove.svg?raw";
import { isCovered } from "../../features/offline/queries.ts";
import { overlays } from "../../features/front/state.ts";
import { distanceText, scaleLength } from "../../format.ts";
import { NoMap, FloatingButton, ScaleBar } from "../../looks/map-page.tsx";
import type { MapView } from "../../view.ts";
import { phoneSpot, type ScreenContext } from "./targets.ts";

export interface Pin {
  readonly id: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly kind: "pin" | "dot" | "start" | "end" | "saved" | "home" | "work";
  readonly name: string;
}
export interface MapRoute {
  readonly path: readonly Coordinates[];
  readonly kind: "main" | "alternate" | "walk" | "done" | "ride";
  readonly colour?: string;
  readonly label?: string;
}
/** Returns whether the map around a point can be drawn now. */
export const hasMap = (p: ScreenContext, spot: Coordinates): boolean => isOnline(p.os) || isCovered(p.state, [spot]);

export function ScreenMap(p: {
  readonly of: ScreenContext;
  readonly view: MapView;
  readonly onView: (view: MapView) => void;
  readonly inset: Inset;
  readonly pins?: readonly Pin[] | undefined;
  readonly onPin?: ((id: string) => void) | undefined;
  readonly routes?: readonly MapRoute[] | undefined;
  readonly onRoute?: ((index: number) => void) | undefined;
  readonly chosen?: string | null | undefined;
  readonly heading?: number | undefined;
  /** The position at which the phone is drawn. By default, this is the phone's last known position. */
  readonly at?: Coordinates | undefined;
  readonly onPlace?: ((id: string) => void) | undefined;
  readonly onTap?: ((spot: Coordinates) => void) | undefined;
  readonly onHold?: ((spot: Coordinates) => void) | undefined;
}) {
  const map = useCityAtlas(() => (hasMap(p.of, p.view) ? nearestCity(p.view).id : null));
  const layers = createMemo(() => overlays.filter((layer) => p.of.state.layers[layer]));
  const here = createMemo(() => {
    if (!p.of.os.settings.location.on) return undefined;
    const heading = p.heading ?? null;
    return { ...(p.at ?? phoneSpot(p.of.os)), heading, accuracy: p.of.os.settings.location.precise ? 12 : 900 };
  });
  // Traffic changes every quarter of an hour, so the map is redrawn only then.
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
/** Buttons that change the zoom, if the user has turned them on. */
export function ZoomButtons(p: {
  readonly of: ScreenContext;
  readonly view: MapView;
  readonly onView: (view: MapView) => void;
}) {
  return (
    <Show when={p.of.state.prefs.zoomButtons}>
      <>
        <FloatingButton shape="small" icon={add} name={p.of.t("zoomIn")} onTap={() => p.onView(zoomView(p.view, 1))} />
        <FloatingButton
          shape="small"
          icon={remove}
          name={p.of.t("zoomOut")}
          onTap={() => p.onView(zoomView(p.view, -1))}
        />
      </>
    </Show>
  );
}
/** If the setting `scale` is `zooming`, the map shows its scale only below this zoom. */
const farZoom = 14;
const scalePixels = 90;
export function MapScale(p: { readonly of: ScreenContext; readonly view: MapView; readonly above: number }) {
  const shows = () => {
    const { scale } = p.of.state.prefs;
    return hasMap(p.of, p.view) && (scale === "always" || (scale === "zooming" && p.view.zoom < farZoom));
  };
  const metres = () => scaleLength(metresPerPixel(p.view) * scalePixels, p.of.state.prefs.units);
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
