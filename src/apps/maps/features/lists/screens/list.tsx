import more from "@material-symbols/svg-400/outlined/more_vert.svg?raw";
import go from "@material-symbols/svg-400/rounded/directions-fill.svg?raw";
import note from "@material-symbols/svg-400/outlined/edit_note.svg?raw";
import remove from "@material-symbols/svg-400/outlined/bookmark_remove.svg?raw";
import edit from "@material-symbols/svg-400/outlined/edit.svg?raw";
import bin from "@material-symbols/svg-400/outlined/delete.svg?raw";
import share from "@material-symbols/svg-400/outlined/share.svg?raw";
import empty from "@material-symbols/svg-400/outlined/bookmark.svg?raw";
import { createMemo, For, Show } from "solid-js";
import { screen } from "../../../../../ui/bind.tsx";
import { Field } from "../../../../../ui/kit/fields.tsx";
import { viewOver } from "../../../../../world/geo/view.ts";
import { distanceText, said, countText } from "../../../format.ts";
import { metresBetween } from "../../../../../world/places/geo.ts";
import { pinAt } from "../../../ids.ts";
import maps from "../../../index.ts";
import { Cap, Line, LineWith, Nothing, Prose } from "../../../looks/lines.tsx";
import { MapPage, useRoom } from "../../../looks/map-page.tsx";
import { Panel, PanelPad } from "../../../looks/panel.tsx";
import { BackPill } from "../../../looks/pill.tsx";
import { DotButton, PillActs, PlaceHead } from "../../../looks/place-parts.tsx";
import { Facts } from "../../../looks/shelf.tsx";
import { besideSheet, StopSheet } from "../../../looks/stop-sheet.tsx";
import { Ground, MapScale } from "../../../screens/parts/ground.tsx";
import { kindIcons, signIcons } from "../../../screens/parts/kinds.ts";
import { phoneSpot, useTargets } from "../../../screens/parts/targets.ts";
import { strings } from "../../../strings.ts";

const peek = 170;
export default screen(maps, strings, "list", (p) => {
  const room = useRoom();
  const list = () => p.state.lists[p.params.list];
  const items = () => list()?.items ?? [];
  const known = useTargets(p, () => items().map(({ target }) => target));
  const pins = createMemo(() =>
    items().flatMap(({ target }) => {
      const at = known(target);
      return at ? [{ id: target, ...at.spot, kind: "saved", name: at.name } as const] : [];
    }),
  );
  const left = () => besideSheet({ stop: p.view.stop, room: room(), peek, top: 90 });
  const view = createMemo(() => {
    if (p.view.map) return p.view.map;
    const spots = pins();
    return spots.length > 0 ? viewOver(spots, room(), left().inset) : { ...phoneSpot(p.os), zoom: 14 };
  });
  const chosen = () => (p.view.target === null ? undefined : known(p.view.target));
  const close = () => p.setView({ open: null });
  return (
    <MapPage
      shade={p.state.prefs.theme}
      ground={
        <Ground
          of={p}
          view={view()}
          onView={(map) => p.setView({ map })}
          inset={left().inset}
          pins={pins()}
          onPin={(target) => p.act.open({ target })}
          onPlace={(target) => p.act.open({ target })}
          onHold={(spot) => p.act.hold({ target: pinAt(spot) })}
        />
      }
      top={
        <Show when={p.view.stop !== "full"}>
          <BackPill text={list()?.name ?? ""} backName={p.t("back")} />
        </Show>
      }
      sideAbove={left().above + 14}
      scale={<MapScale of={p} view={view()} above={left().above + 14} />}
      sheet={
        <StopSheet
          stop={p.view.stop}
          height={room().height}
          peek={peek}
          part="list"
          names={{ more: p.t("sheetMore"), less: p.t("sheetLess") }}
          onStop={(stop) => p.setView({ stop })}
          head={
            <>
              <PlaceHead
                name={list()?.name ?? p.t("list-gone")}
                acts={<DotButton icon={more} name={p.t("more")} onTap={() => p.act.menu()} />}
              >
                <Facts
                  text={[
                    p.t(list()?.shared === true ? "listShared" : "listPrivate"),
                    p.t("placesCount", { n: items().length }),
                  ].join(" · ")}
                />
              </PlaceHead>
              <PillActs name="acts">
                <Cap icon={share} label={p.t("shareList")} onTap={() => p.act.share()} />
                <Cap kind="tonal" icon={edit} label={p.t("editWord")} onTap={() => p.act.edit()} />
              </PillActs>
            </>
          }
        >
          <Show when={list()?.about}>{(about) => <Prose kind="dim">{about()}</Prose>}</Show>
          <Show
            when={items().length > 0}
            fallback={<Nothing icon={empty} title={p.t("listEmpty")} text={p.t("listEmptyText")} />}
          >
            <For each={items()}>
              {(item) => (
                <Show when={known(item.target)}>
                  {(at) => (
                    <LineWith
                      icon={more}
                      name={p.t("moreOf", { name: at().name })}
                      onEnd={() => p.act.item({ target: item.target })}
                    >
                      <Line
                        plate
                        icon={at().place ? kindIcons[at().place!.category] : signIcons.star}
                        title={at().name}
                        note={[
                          [
                            at().place && at().place!.rating > 0
                              ? `${(at().place!.rating / 10).toFixed(1)} ★ (${countText(at().place!.ratings, p.lang)})`
                              : "",
                            at().place ? said(at().place!.sort, p.lang) : at().address,
                            distanceText(metresBetween(phoneSpot(p.os), at().spot), p.state.prefs.units, p.lang),
                          ]
                            .filter((text) => text !== "")
                            .join(" · "),
                          item.note,
                        ]
                          .filter((text) => text !== "")
                          .join("\n")}
                        onTap={() => p.act.open({ target: item.target })}
                      />
                    </LineWith>
                  )}
                </Show>
              )}
            </For>
          </Show>
        </StopSheet>
      }
      overlays={
        <>
          <Panel
            open={p.view.open === "menu"}
            name="menu"
            title={list()?.name ?? ""}
            closeName={p.t("close")}
            onClose={close}
          >
            <Line
              mark="switch"
              title={p.t("linkSharing")}
              note={p.t("linkSharingHint")}
              on={list()?.shared === true}
              onTap={() => p.act.setShared({ list: p.params.list, on: list()?.shared !== true })}
            />
            <Line
              mark="switch"
              title={p.t("showOnMap")}
              on={list()?.onMap === true}
              onTap={() => p.act.setOnMap({ list: p.params.list, on: list()?.onMap !== true })}
            />
            <Show when={list()?.own === false}>
              <Line danger icon={bin} title={p.t("deleteList")} onTap={() => p.act.delete()} />
            </Show>
          </Panel>
          <Panel
            open={p.view.open === "item"}
            name="item"
            title={chosen()?.name ?? ""}
            closeName={p.t("close")}
            onClose={close}
          >
            <Line icon={note} title={p.t("writeNote")} onTap={() => p.act.writeNote()} />
            <Line
              icon={go}
              title={p.t("directions")}
              onTap={() => {
                if (p.view.target !== null) p.act.directions({ target: p.view.target });
              }}
            />
            <Line danger icon={remove} title={p.t("removeFromList")} onTap={() => p.act.removeItem()} />
          </Panel>
          <Panel
            open={p.view.open === "note"}
            middle
            name="note"
            title={chosen()?.name ?? ""}
            closeName={p.t("close")}
            onClose={close}
            foot={<Cap label={p.t("done")} onTap={() => p.act.putNote()} />}
          >
            <PanelPad>
              <Field at={p.field("note")} label={p.t("note")} multiline />
            </PanelPad>
          </Panel>
        </>
      }
    />
  );
});
