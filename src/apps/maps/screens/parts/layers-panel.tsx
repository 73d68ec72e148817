/** The panel for map types and overlays. */
import map from "@material-symbols/svg-400/outlined/map.svg?raw";
import satellite from "@material-symbols/svg-400/outlined/satellite_alt.svg?raw";
import terrain from "@material-symbols/svg-400/outlined/landscape.svg?raw";
import traffic from "@material-symbols/svg-400/outlined/traffic.svg?raw";
import transit from "@material-symbols/svg-400/outlined/train.svg?raw";
import cycling from "@material-symbols/svg-400/outlined/directions_bike.svg?raw";
import { bases, overlays, type Base, type Overlay } from "../../features/front/state.ts";
import { Group } from "../../looks/rows.tsx";
import { Panel, Tiles } from "../../looks/panel.tsx";
import type { ScreenContext } from "./targets.ts";

const icons = { default: map, satellite, terrain, traffic, transit, cycling } as const;
const layerTexts = {
  default: "layerDefault",
  satellite: "layerSatellite",
  terrain: "layerTerrain",
  traffic: "layerTraffic",
  transit: "layerTransit",
  cycling: "layerCycling",
} as const;

export function LayersPanel(p: {
  readonly of: ScreenContext;
  readonly open: boolean;
  readonly act: {
    readonly setBase: (args: { base: Base }) => void;
    readonly toggleLayer: (args: { layer: Overlay }) => void;
  };
  readonly onClose: () => void;
}) {
  const layers = () => p.of.state.layers;
  return (
    <Panel
      open={p.open}
      name="layers"
      title={p.of.t("mapType")}
      closeName={p.of.t("close")}
      onClose={() => p.onClose()}
    >
      <Tiles
        role="radio"
        tiles={bases.map((id) => ({ id, label: p.of.t(layerTexts[id]), icon: icons[id], on: layers().base === id }))}
        onPick={(base) => p.act.setBase({ base })}
      />
      <Group title={p.of.t("mapDetails")}>
        <Tiles
          role="checkbox"
          tiles={overlays.map((id) => ({ id, label: p.of.t(layerTexts[id]), icon: icons[id], on: layers()[id] }))}
          onPick={(layer) => p.act.toggleLayer({ layer })}
        />
      </Group>
    </Panel>
  );
}
