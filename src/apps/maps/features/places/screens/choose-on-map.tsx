import locate from "@material-symbols/svg-400/outlined/my_location.svg?raw";
import { createMemo } from "solid-js";
import { screen } from "../../../../../ui/bind.tsx";
import { cityAt } from "../../../../../world/geo/cities.ts";
import { addressNear } from "../../../../../world/geo/snap.ts";
import { said } from "../../../format.ts";
import { pinAt } from "../../../ids.ts";
import maps from "../../../index.ts";
import { FootCard } from "../../../looks/foot-card.tsx";
import { Cap, Caps } from "../../../looks/lines.tsx";
import { MapPage, Round } from "../../../looks/map-page.tsx";
import { BackPill } from "../../../looks/pill.tsx";
import { Ground, MapScale, ZoomButtons } from "../../../screens/parts/ground.tsx";
import { phoneSpot, spotText, useAtlas } from "../../../screens/parts/targets.ts";
import { strings } from "../../../strings.ts";

const cardHeight = 150;
export default screen(maps, strings, "chooseOnMap", (p) => {
  const map = useAtlas(() => p.view.map);
  const target = () => pinAt(p.view.map);
  const pins = createMemo(() => [
    {
      id: target(),
      latitude: p.view.map.latitude,
      longitude: p.view.map.longitude,
      kind: "pin",
      name: p.t("droppedPin"),
    } as const,
  ]);
  const address = () => {
    const atlas = map();
    return (
      (atlas && cityAt(p.view.map) === atlas.city.id && said(addressNear(atlas, p.view.map).address, p.lang)) ||
      spotText(p.view.map)
    );
  };
  return (
    <MapPage
      shade={p.state.prefs.theme}
      ground={
        <Ground
          of={p}
          view={p.view.map}
          onView={(view) => p.setView({ map: view })}
          inset={{ top: 60, bottom: cardHeight }}
          pins={pins()}
          onTap={(spot) => p.setView({ map: { ...spot, zoom: p.view.map.zoom } })}
          onHold={(spot) => p.setView({ map: { ...spot, zoom: p.view.map.zoom } })}
        />
      }
      top={<BackPill text={p.t("moveMap")} backName={p.t("back")} />}
      side={
        <>
          <ZoomButtons of={p} view={p.view.map} onView={(view) => p.setView({ map: view })} />
          <Round
            kind="here"
            icon={locate}
            name={p.t("myLocation")}
            onTap={() => p.setView({ map: { ...phoneSpot(p.os), zoom: p.view.map.zoom } })}
          />
        </>
      }
      sideAbove={cardHeight + 14}
      scale={<MapScale of={p} view={p.view.map} above={cardHeight + 14} />}
      foot={
        <FootCard title={address()} note={spotText(p.view.map)}>
          <Caps wide>
            <Cap label={p.t("useSpot")} onTap={() => p.act.choose({ target: target() })} />
          </Caps>
        </FootCard>
      }
    />
  );
});
