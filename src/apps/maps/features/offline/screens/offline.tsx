import map from "@material-symbols/svg-400/outlined/map.svg?raw";
import add from "@material-symbols/svg-400/outlined/add_location_alt.svg?raw";
import more from "@material-symbols/svg-400/outlined/more_vert.svg?raw";
import refresh from "@material-symbols/svg-400/outlined/refresh.svg?raw";
import pen from "@material-symbols/svg-400/outlined/edit.svg?raw";
import bin from "@material-symbols/svg-400/outlined/delete.svg?raw";
import { For, Show } from "solid-js";
import { dateText, sizeText } from "../../../../../os/format.ts";
import { screen } from "../../../../../ui/bind.tsx";
import { Field } from "../../../../../ui/kit/fields.tsx";
import maps from "../../../index.ts";
import { FlatPage } from "../../../looks/flat-page.tsx";
import { Cap, Group, Line, LineWith, Nothing } from "../../../looks/lines.tsx";
import { Panel, PanelPad } from "../../../looks/panel.tsx";
import { strings } from "../../../strings.ts";
import { areasOf } from "../queries.ts";

export default screen(maps, strings, "offline", (p) => {
  const chosen = () => (p.view.area === null ? undefined : p.state.areas[p.view.area]);
  const close = () => p.setView({ open: null });
  const sum = () => areasOf(p.state).reduce((all, { sizeKb }) => all + sizeKb, 0);
  return (
    <FlatPage
      shade={p.state.prefs.theme}
      back
      title={p.t("offlineMaps")}
      overlays={
        <>
          <Panel
            open={p.view.open === "menu"}
            name="area"
            title={chosen()?.name ?? ""}
            closeName={p.t("close")}
            onClose={close}
          >
            <Line icon={refresh} title={p.t("updateArea")} onTap={() => p.act.update()} />
            <Line icon={pen} title={p.t("rename")} onTap={() => p.act.rename()} />
            <Line danger icon={bin} title={p.t("delete")} onTap={() => p.act.delete()} />
          </Panel>
          <Panel
            open={p.view.open === "rename"}
            middle
            name="rename"
            title={p.t("rename")}
            closeName={p.t("close")}
            onClose={close}
            foot={<Cap label={p.t("done")} disabled={!p.can("putName")} onTap={() => p.act.putName()} />}
          >
            <PanelPad>
              <Field at={p.field("name")} label={p.t("areaName")} caps="words" onEnter={() => p.act.putName()} />
            </PanelPad>
          </Panel>
        </>
      }
    >
      <Line plate accent icon={add} title={p.t("pickArea")} note={p.t("pickAreaHint")} onTap={() => p.act.pickArea()} />
      <Group title={p.t("areasKept")} ruled>
        <Show
          when={areasOf(p.state).length > 0}
          fallback={<Nothing icon={map} title={p.t("noAreas")} text={p.t("noAreasText")} />}
        >
          <>
            <For each={areasOf(p.state)}>
              {(area) => (
                <LineWith
                  icon={more}
                  name={p.t("moreOf", { name: area.name })}
                  onEnd={() => p.act.menu({ area: area.id })}
                >
                  <Line
                    plate
                    icon={map}
                    title={area.name}
                    note={[
                      sizeText(area.sizeKb * 1000),
                      area.ready
                        ? p.t("areaUntil", { when: dateText(area.expiresAt, p.os, p.now) })
                        : p.t("areaComing"),
                    ].join(" · ")}
                  />
                </LineWith>
              )}
            </For>
            <Line title={p.t("areasSum")} value={sizeText(sum() * 1000)} />
          </>
        </Show>
      </Group>
    </FlatPage>
  );
});
