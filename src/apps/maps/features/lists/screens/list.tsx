import more from "@material-symbols/svg-400/outlined/more_vert.svg?raw";
import go from "@material-symbols/svg-400/rounded/directions-fill.svg?raw";
import note from "@material-symbols/svg-400/outlined/edit_note.svg?raw";
import remove from "@material-symbols/svg-400/outlined/bookmark_remove.svg?raw";
import edit from "@material-symbols/svg-400/outlined/edit.svg?raw";
import bin from "@material-symbols/svg-400/outlined/delete.svg?raw";
import share from "@material-symbols/svg-400/outlined/share.svg?raw";
import empty from "@material-symbols/svg-400/outlined/bookmark.svg?raw";
import { createMemo, For, Show } from "solid-js";
import { screen } from "#ui/screen-binding.tsx";
import { Field } from "#ui/kit/fields.tsx";
import { fitView } from "#world/geo/view.ts";
import { distanceText, localized, countText } from "#apps/maps/format.ts";
import { metresBetween } from "#world/places/geo.ts";
import { formatPin } from "#apps/maps/ids.ts";
import maps from "#apps/maps/index.ts";
import { CapsuleButton, TextRow, TextRowWithButton, EmptyState, Prose } from "#apps/maps/looks/rows.tsx";
import { MapPage, useLayoutSize } from "#apps/maps/looks/map-page.tsx";
import { Panel, PanelPadding } from "#apps/maps/looks/panel.tsx";
import { BackPill } from "#apps/maps/looks/search-pill.tsx";
import { DotButton, PillButtons, PlaceHead } from "#apps/maps/looks/place-parts.tsx";
import { Facts } from "#apps/maps/looks/place-carousel.tsx";
import { mapInsets, MapSheet } from "#apps/maps/looks/map-sheet.tsx";
import { ScreenMap, MapScale } from "#apps/maps/screens/parts/screen-map.tsx";
import { kindIcons, listSymbolIcons } from "#apps/maps/screens/parts/kinds.ts";
import { phoneSpot, useTargets } from "#apps/maps/screens/parts/targets.ts";
import { strings } from "#apps/maps/strings.ts";

const peekHeight = 170;
export default screen(maps, strings, "list", (p) => {
  const room = useLayoutSize();
  const list = () => p.state.lists[p.params.list];
  const items = () => list()?.items ?? [];
  const known = useTargets(p, () => items().map(({ target }) => target));
  const pins = createMemo(() =>
    items().flatMap(({ target }) => {
      const at = known(target);
      return at ? [{ id: target, ...at.coordinates, kind: "saved", name: at.name } as const] : [];
    }),
  );
  const left = () => mapInsets({ stop: p.view.stop, room: room(), peek: peekHeight, top: 90 });
  const view = createMemo(() => {
    if (p.view.map) return p.view.map;
    const spots = pins();
    return spots.length > 0 ? fitView(spots, room(), left().inset) : { ...phoneSpot(p.os), zoom: 14 };
  });
  const chosen = () => (p.view.target === null ? undefined : known(p.view.target));
  const close = () => p.setView({ open: null });
  return (
    <MapPage
      shade={p.state.prefs.theme}
      ground={
        <ScreenMap
          of={p}
          view={view()}
          onView={(map) => p.setView({ map })}
          inset={left().inset}
          pins={pins()}
          onPin={(target) => p.act.open({ target })}
          onPlace={(target) => p.act.open({ target })}
          onHold={(spot) => p.act.hold({ target: formatPin(spot) })}
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
        <MapSheet
          stop={p.view.stop}
          height={room().height}
          peek={peekHeight}
          part="list"
          names={{ expand: p.t("sheetMore"), collapse: p.t("sheetLess") }}
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
              <PillButtons name="acts">
                <CapsuleButton icon={share} label={p.t("shareList")} onTap={() => p.act.share()} />
                <CapsuleButton kind="tonal" icon={edit} label={p.t("editWord")} onTap={() => p.act.edit()} />
              </PillButtons>
            </>
          }
        >
          <Show when={list()?.about}>{(about) => <Prose kind="dim">{about()}</Prose>}</Show>
          <Show
            when={items().length > 0}
            fallback={<EmptyState icon={empty} title={p.t("listEmpty")} text={p.t("listEmptyText")} />}
          >
            <For each={items()}>
              {(item) => (
                <Show when={known(item.target)}>
                  {(at) => (
                    <TextRowWithButton
                      icon={more}
                      name={p.t("moreOf", { name: at().name })}
                      onEnd={() => p.act.item({ target: item.target })}
                    >
                      <TextRow
                        plate
                        icon={at().place ? kindIcons[at().place!.category] : listSymbolIcons.star}
                        title={at().name}
                        note={[
                          [
                            at().place && at().place!.rating > 0
                              ? `${(at().place!.rating / 10).toFixed(1)} ★ (${countText(at().place!.ratings, p.lang)})`
                              : "",
                            at().place ? localized(at().place!.sort, p.lang) : at().address,
                            distanceText(metresBetween(phoneSpot(p.os), at().coordinates), p.state.prefs.units, p.lang),
                          ]
                            .filter((text) => text !== "")
                            .join(" · "),
                          item.note,
                        ]
                          .filter((text) => text !== "")
                          .join("\n")}
                        onTap={() => p.act.open({ target: item.target })}
                      />
                    </TextRowWithButton>
                  )}
                </Show>
              )}
            </For>
          </Show>
        </MapSheet>
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
            <TextRow
              mark="switch"
              title={p.t("linkSharing")}
              note={p.t("linkSharingHint")}
              on={list()?.shared === true}
              onTap={() => p.act.setShared({ list: p.params.list, on: list()?.shared !== true })}
            />
            <TextRow
              mark="switch"
              title={p.t("showOnMap")}
              on={list()?.onMap === true}
              onTap={() => p.act.setOnMap({ list: p.params.list, on: list()?.onMap !== true })}
            />
            <Show when={list()?.own === false}>
              <TextRow danger icon={bin} title={p.t("deleteList")} onTap={() => p.act.delete()} />
            </Show>
          </Panel>
          <Panel
            open={p.view.open === "item"}
            name="item"
            title={chosen()?.name ?? ""}
            closeName={p.t("close")}
            onClose={close}
          >
            <TextRow icon={note} title={p.t("writeNote")} onTap={() => p.act.writeNote()} />
            <TextRow
              icon={go}
              title={p.t("directions")}
              onTap={() => {
                if (p.view.target !== null) p.act.directions({ target: p.view.target });
              }}
            />
            <TextRow danger icon={remove} title={p.t("removeFromList")} onTap={() => p.act.removeItem()} />
          </Panel>
          <Panel
            open={p.view.open === "note"}
            middle
            name="note"
            title={chosen()?.name ?? ""}
            closeName={p.t("close")}
            onClose={close}
            foot={<CapsuleButton label={p.t("done")} onTap={() => p.act.putNote()} />}
          >
            <PanelPadding>
              <Field at={p.field("note")} label={p.t("note")} multiline />
            </PanelPadding>
          </Panel>
        </>
      }
    />
  );
});
