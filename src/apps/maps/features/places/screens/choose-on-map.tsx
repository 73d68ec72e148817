import locate from "@material-symbols/svg-400/outlined/my_location.svg?raw";
import { createMemo } from "solid-js";
import { screen } from "#ui/screen-binding.tsx";
import { cityAt } from "#world/geo/cities.ts";
import { findAddress } from "#world/geo/snap.ts";
import { localized } from "#apps/maps/format.ts";
import { formatPin } from "#apps/maps/ids.ts";
import maps from "#apps/maps/index.ts";
import { BottomCard } from "#apps/maps/looks/bottom-card.tsx";
import { CapsuleButton, CapsuleButtons } from "#apps/maps/looks/rows.tsx";
import { MapPage, FloatingButton } from "#apps/maps/looks/map-page.tsx";
import { BackPill } from "#apps/maps/looks/search-pill.tsx";
import { ScreenMap, MapScale, ZoomButtons } from "#apps/maps/screens/parts/screen-map.tsx";
import { phoneSpot, spotText, useAtlas } from "#apps/maps/screens/parts/targets.ts";
import { strings } from "#apps/maps/strings.ts";

const cardHeight = 150;
export default screen(maps, strings, "chooseOnMap", (p) => {
  const map = useAtlas(() => p.view.map);
  const target = () => formatPin(p.view.map);
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
      (atlas && cityAt(p.view.map) === atlas.city.id && localized(findAddress(atlas, p.view.map).address, p.lang)) ||
      spotText(p.view.map)
    );
  };
  return (
    <MapPage
      shade={p.state.prefs.theme}
      ground={
        <ScreenMap
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
          <FloatingButton
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
        <BottomCard title={address()} note={spotText(p.view.map)}>
          <CapsuleButtons wide>
            <CapsuleButton label={p.t("useSpot")} onTap={() => p.act.choose({ target: target() })} />
          </CapsuleButtons>
        </BottomCard>
      }
    />
  );
});
