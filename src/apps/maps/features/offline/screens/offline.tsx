import map from "@material-symbols/svg-400/outlined/map.svg?raw";
import add from "@material-symbols/svg-400/outlined/add_location_alt.svg?raw";
import more from "@material-symbols/svg-400/outlined/more_vert.svg?raw";
import refresh from "@material-symbols/svg-400/outlined/refresh.svg?raw";
import pen from "@material-symbols/svg-400/outlined/edit.svg?raw";
import bin from "@material-symbols/svg-400/outlined/delete.svg?raw";
import { For, Show } from "solid-js";
import { dateText, sizeText } from "#os/format.ts";
import { screen } from "#ui/screen-binding.tsx";
import { Field } from "#ui/kit/fields.tsx";
import maps from "#apps/maps/index.ts";
import { FlatPage } from "#apps/maps/looks/flat-page.tsx";
import { CapsuleButton, Group, TextRow, TextRowWithButton, EmptyState } from "#apps/maps/looks/rows.tsx";
import { Panel, PanelPadding } from "#apps/maps/looks/panel.tsx";
import { strings } from "#apps/maps/strings.ts";
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
            <TextRow icon={refresh} title={p.t("updateArea")} onTap={() => p.act.update()} />
            <TextRow icon={pen} title={p.t("rename")} onTap={() => p.act.rename()} />
            <TextRow danger icon={bin} title={p.t("delete")} onTap={() => p.act.delete()} />
          </Panel>
          <Panel
            open={p.view.open === "rename"}
            middle
            name="rename"
            title={p.t("rename")}
            closeName={p.t("close")}
            onClose={close}
            foot={<CapsuleButton label={p.t("done")} disabled={!p.can("putName")} onTap={() => p.act.putName()} />}
          >
            <PanelPadding>
              <Field at={p.field("name")} label={p.t("areaName")} caps="words" onEnter={() => p.act.putName()} />
            </PanelPadding>
          </Panel>
        </>
      }
    >
      <TextRow
        plate
        accent
        icon={add}
        title={p.t("pickArea")}
        note={p.t("pickAreaHint")}
        onTap={() => p.act.pickArea()}
      />
      <Group title={p.t("areasKept")} ruled>
        <Show
          when={areasOf(p.state).length > 0}
          fallback={<EmptyState icon={map} title={p.t("noAreas")} text={p.t("noAreasText")} />}
        >
          <>
            <For each={areasOf(p.state)}>
              {(area) => (
                <TextRowWithButton
                  icon={more}
                  name={p.t("moreOf", { name: area.name })}
                  onEnd={() => p.act.menu({ area: area.id })}
                >
                  <TextRow
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
                </TextRowWithButton>
              )}
            </For>
            <TextRow title={p.t("areasSum")} value={sizeText(sum() * 1000)} />
          </>
        </Show>
      </Group>
    </FlatPage>
  );
});
