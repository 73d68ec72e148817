import { createMemo } from "solid-js";
import { sizeText } from "../../../../../os/format.ts";
import { screen } from "../../../../../ui/bind.tsx";
import { Field } from "../../../../../ui/kit/fields.tsx";
import { metresPerPixel } from "../../../../../world/geo/view.ts";
import { cities, cityAt } from "../../../../../world/geo/cities.ts";
import { metresOfLatitude } from "../../../../../world/places/geo.ts";
import { said } from "../../../format.ts";
import maps from "../../../index.ts";
import { BoxFrame, FootCard } from "../../../looks/foot-card.tsx";
import { Cap, Caps } from "../../../looks/lines.tsx";
import { MapPage, useRoom } from "../../../looks/map-page.tsx";
import { Panel, PanelPad } from "../../../looks/panel.tsx";
import { BackPill } from "../../../looks/pill.tsx";
import { Ground, ZoomButtons } from "../../../screens/parts/ground.tsx";
import { strings } from "../../../strings.ts";
import { sizeKbOf, type Box } from "../state.ts";

const [topRoom, footRoom, sideRoom] = [110, 170, 24];
export default screen(maps, strings, "pickArea", (p) => {
  const room = useRoom();
  /** What the frame holds. */
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
    return city ? said(cities[city].name, p.lang) : p.t("areaUnnamed");
  };
  return (
    <MapPage
      shade={p.state.prefs.theme}
      ground={
        <Ground
          of={p}
          view={p.view.map}
          onView={(map) => p.setView({ map })}
          inset={{ top: topRoom, bottom: footRoom }}
        />
      }
      top={<BackPill text={p.t("pickAreaTitle")} backName={p.t("back")} />}
      side={<ZoomButtons of={p} view={p.view.map} onView={(map) => p.setView({ map })} />}
      sideAbove={footRoom + 14}
      scale={<BoxFrame top={topRoom} bottom={footRoom} side={sideRoom} />}
      foot={
        <FootCard title={p.t("areaQuestion")} note={p.t("areaSize", { size: sizeText(sizeKbOf(box()) * 1000) })}>
          <Caps wide>
            <Cap label={p.t("download")} onTap={() => p.act.name({ title: name() })} />
          </Caps>
        </FootCard>
      }
      overlays={
        <Panel
          open={p.view.open === "name"}
          middle
          name="name"
          title={p.t("areaName")}
          closeName={p.t("close")}
          onClose={() => p.setView({ open: null })}
          foot={<Cap label={p.t("download")} disabled={!p.can("fetch")} onTap={() => p.act.fetch(box())} />}
        >
          <PanelPad>
            <Field at={p.field("name")} label={p.t("areaName")} caps="words" onEnter={() => p.act.fetch(box())} />
          </PanelPad>
        </Panel>
      }
    />
  );
});
