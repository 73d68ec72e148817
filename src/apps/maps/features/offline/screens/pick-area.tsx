import { createMemo } from "solid-js";
import { sizeText } from "#os/format.ts";
import { screen } from "#ui/screen-binding.tsx";
import { Field } from "#ui/kit/fields.tsx";
import { metresPerPixel } from "#world/geo/view.ts";
import { cities, cityAt } from "#world/geo/cities.ts";
import { metresOfLatitude } from "#world/places/geo.ts";
import { localized } from "#apps/maps/format.ts";
import maps from "#apps/maps/index.ts";
import { AreaFrame, BottomCard } from "#apps/maps/looks/bottom-card.tsx";
import { CapsuleButton, CapsuleButtons } from "#apps/maps/looks/rows.tsx";
import { MapPage, useLayoutSize } from "#apps/maps/looks/map-page.tsx";
import { Panel, PanelPadding } from "#apps/maps/looks/panel.tsx";
import { BackPill } from "#apps/maps/looks/search-pill.tsx";
import { ScreenMap, ZoomButtons } from "#apps/maps/screens/parts/screen-map.tsx";
import { strings } from "#apps/maps/strings.ts";
import { sizeKbOf, type Box } from "../state.ts";

const [topRoom, footRoom, sideRoom] = [110, 170, 24];
export default screen(maps, strings, "pickArea", (p) => {
  const room = useLayoutSize();
  /** The area of the map that is inside the frame. */
  const box = createMemo((): Box => {
    const { latitude, longitude } = p.view.map;
    const metres = metresPerPixel(p.view.map);
    const city = cityAt(p.view.map);
    const high = ((room().height - topRoom - footRoom) / 2) * metres;
    const wide = (room().width / 2 - sideRoom) * metres;
    const [north, east] = [high / metresOfLatitude, wide / (city ? cities[city].metresOfLongitude : 95_080)];
    const to = (n: number) => Math.round(n * 1e5) / 1e5;
    return {
      south: to(latitude - north),
      north: to(latitude + north),
      west: to(longitude - east),
      east: to(longitude + east),
    };
  });
  const name = () => {
    const city = cityAt(p.view.map);
    return city ? localized(cities[city].name, p.lang) : p.t("areaUnnamed");
  };
  return (
    <MapPage
      shade={p.state.prefs.theme}
      ground={
        <ScreenMap
          of={p}
          view={p.view.map}
          onView={(map) => p.setView({ map })}
          inset={{ top: topRoom, bottom: footRoom }}
        />
      }
      top={<BackPill text={p.t("pickAreaTitle")} backName={p.t("back")} />}
      side={<ZoomButtons of={p} view={p.view.map} onView={(map) => p.setView({ map })} />}
      sideAbove={footRoom + 14}
      scale={<AreaFrame top={topRoom} bottom={footRoom} side={sideRoom} />}
      foot={
        <BottomCard title={p.t("areaQuestion")} note={p.t("areaSize", { size: sizeText(sizeKbOf(box()) * 1000) })}>
          <CapsuleButtons wide>
            <CapsuleButton label={p.t("download")} onTap={() => p.act.name({ title: name() })} />
          </CapsuleButtons>
        </BottomCard>
      }
      overlays={
        <Panel
          open={p.view.open === "name"}
          middle
          name="name"
          title={p.t("areaName")}
          closeName={p.t("close")}
          onClose={() => p.setView({ open: null })}
          foot={<CapsuleButton label={p.t("download")} disabled={!p.can("fetch")} onTap={() => p.act.fetch(box())} />}
        >
          <PanelPadding>
            <Field at={p.field("name")} label={p.t("areaName")} caps="words" onEnter={() => p.act.fetch(box())} />
          </PanelPadding>
        </Panel>
      }
    />
  );
});
