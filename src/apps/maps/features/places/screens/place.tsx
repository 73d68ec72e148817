import layers from "@material-symbols/svg-400/outlined/layers.svg?raw";
import directions from "@material-symbols/svg-400/rounded/directions-fill.svg?raw";
import start from "@material-symbols/svg-400/outlined/navigation-fill.svg?raw";
import call from "@material-symbols/svg-400/outlined/call.svg?raw";
import bookmark from "@material-symbols/svg-400/outlined/bookmark.svg?raw";
import bookmarkOn from "@material-symbols/svg-400/outlined/bookmark-fill.svg?raw";
import share from "@material-symbols/svg-400/outlined/share.svg?raw";
import more from "@material-symbols/svg-400/outlined/more_vert.svg?raw";
import unknown from "@material-symbols/svg-400/outlined/wrong_location.svg?raw";
import { createMemo, Match, Show, Switch } from "solid-js";
import { screen } from "#ui/screen-binding.tsx";
import { distanceText, countText, priceText, localized } from "#apps/maps/format.ts";
import { isPin, formatPin, parsePin } from "#apps/maps/ids.ts";
import maps from "#apps/maps/index.ts";
import { metresBetween } from "#world/places/geo.ts";
import { CapsuleButton, EmptyState } from "#apps/maps/looks/rows.tsx";
import { MapPage, FloatingButton, useLayoutSize } from "#apps/maps/looks/map-page.tsx";
import { BackPill } from "#apps/maps/looks/search-pill.tsx";
import { DotButton, OpeningStatus, PhotoRow, PillButtons, PlaceHead, TabBar } from "#apps/maps/looks/place-parts.tsx";
import { Facts, Rating } from "#apps/maps/looks/place-carousel.tsx";
import { mapInsets, MapSheet } from "#apps/maps/looks/map-sheet.tsx";
import { ScreenMap, MapScale, ZoomButtons } from "#apps/maps/screens/parts/screen-map.tsx";
import { LayersPanel } from "#apps/maps/screens/parts/layers-panel.tsx";
import { openingOf } from "#apps/maps/screens/parts/opening.ts";
import { phoneSpot, useTargets } from "#apps/maps/screens/parts/targets.ts";
import { strings } from "#apps/maps/strings.ts";
import { nearZoom, type MapView } from "#apps/maps/view.ts";
import { listsWith } from "../../lists/queries.ts";
import { PlaceAbout } from "./parts/place-about.tsx";
import { PlaceOverview } from "./parts/place-overview.tsx";
import { PlacePanels } from "./parts/place-panels.tsx";
import { PlaceReviews } from "./parts/place-reviews.tsx";

const peekHeight = 190;
export default screen(maps, strings, "place", (p) => {
  const room = useLayoutSize();
  const id = () => p.params.target;
  const known = useTargets(p, () => [id()]);
  const target = createMemo(() => known(id()));
  const place = () => target()?.place ?? null;
  /** The displayed name: the private label, or else the name that came with the pin, or else the target's own name. */
  const name = () => {
    const label = p.state.labels[id()];
    return label ?? (isPin(id()) && p.params.label !== "" ? p.params.label : (target()?.name ?? "…"));
  };
  const view = (): MapView =>
    p.view.map ?? { ...(target()?.coordinates ?? parsePin(id()) ?? phoneSpot(p.os)), zoom: nearZoom };
  const far = () => {
    const spot = target()?.coordinates;
    return spot ? distanceText(metresBetween(phoneSpot(p.os), spot), p.state.prefs.units, p.lang) : "";
  };
  const isKept = () => listsWith(p.state, id()).length > 0;
  const pins = createMemo(() => {
    const spot = isPin(id()) ? parsePin(id()) : target()?.coordinates;
    return spot ? [{ id: id(), ...spot, kind: "pin", name: name() } as const] : [];
  });
  const left = () => mapInsets({ stop: p.view.stop, room: room(), peek: peekHeight, top: 70 });
  const open = (to: string) => {
    if (to !== id()) p.act.open({ target: to });
  };
  const isNowhere = () => isPin(id()) && parsePin(id()) === null;
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
          chosen={isPin(id()) ? null : id()}
          onPlace={open}
          onPin={open}
          onHold={(spot) => p.act.hold({ target: formatPin(spot) })}
        />
      }
      top={
        <Show when={p.view.stop !== "full"}>
          <BackPill text={name()} backName={p.t("back")} />
        </Show>
      }
      side={
        <Show when={p.view.stop !== "full"}>
          <>
            <FloatingButton shape="small" icon={layers} name={p.t("layers")} onTap={() => p.act.layers()} />
            <ZoomButtons of={p} view={view()} onView={(map) => p.setView({ map })} />
          </>
        </Show>
      }
      sideAbove={left().above + 14}
      scale={<MapScale of={p} view={view()} above={left().above + 14} />}
      sheet={
        <MapSheet
          stop={p.view.stop}
          height={room().height}
          peek={peekHeight}
          part={p.view.tab}
          names={{ expand: p.t("sheetMore"), collapse: p.t("sheetLess") }}
          onStop={(stop) => p.setView({ stop })}
          head={
            <Show when={!isNowhere()} fallback={<EmptyState icon={unknown} title={p.t("place-unknown")} />}>
              <>
                <PlaceHead name={name()} acts={<DotButton icon={more} name={p.t("more")} onTap={() => p.act.more()} />}>
                  <Show
                    when={place()}
                    fallback={<Facts text={[target()?.address, far()].filter((text) => text).join(" · ")} />}
                  >
                    {(it) => (
                      <>
                        <Rating
                          tenths={it().rating}
                          count={countText(it().ratings, p.lang)}
                          rest={[localized(it().sort, p.lang), priceText(it().priceLevel), far()]
                            .filter((text) => text !== "")
                            .join(" · ")}
                        />
                        <OpeningStatus {...openingOf(p, it().hours)} />
                      </>
                    )}
                  </Show>
                </PlaceHead>
                <PillButtons name="acts">
                  <CapsuleButton icon={directions} label={p.t("directions")} onTap={() => p.act.directions()} />
                  <CapsuleButton kind="tonal" icon={start} label={p.t("start")} onTap={() => p.act.start()} />
                  <Show when={place()?.phone}>
                    {(number) => (
                      <CapsuleButton
                        kind="tonal"
                        icon={call}
                        label={p.t("call")}
                        onTap={() => p.act.call({ number: number() })}
                      />
                    )}
                  </Show>
                  <CapsuleButton
                    kind="tonal"
                    icon={isKept() ? bookmarkOn : bookmark}
                    label={p.t(isKept() ? "saved" : "save")}
                    onTap={() => p.act.save()}
                  />
                  <CapsuleButton kind="tonal" icon={share} label={p.t("share")} onTap={() => p.act.share()} />
                </PillButtons>
              </>
            </Show>
          }
        >
          <Show when={place()}>
            {(it) => (
              <>
                <PhotoRow
                  part="photos"
                  photos={it().photos}
                  nameOf={(n) => p.t("photoN", { n })}
                  onTap={(index) => p.act.photo({ index })}
                />
                <TabBar
                  tabs={[
                    { id: "overview" as const, label: p.t("overview") },
                    { id: "reviews" as const, label: p.t("reviews") },
                    { id: "about" as const, label: p.t("about") },
                  ]}
                  on={p.view.tab}
                  onPick={(tab) => p.setView({ tab })}
                />
              </>
            )}
          </Show>
          <Switch>
            <Match when={p.view.tab === "overview" || !place()}>
              <PlaceOverview
                of={p}
                target={target()}
                hours={p.view.hours}
                onHours={() => p.setView({ hours: !p.view.hours })}
                act={p.act}
              />
            </Match>
            <Match when={p.view.tab === "reviews"}>
              <PlaceReviews
                of={p}
                place={place()!}
                sort={p.view.sort}
                stars={p.view.stars}
                setView={p.setView}
                act={p.act}
              />
            </Match>
            <Match when={p.view.tab === "about"}>
              <PlaceAbout of={p} place={place()!} act={p.act} />
            </Match>
          </Switch>
        </MapSheet>
      }
      overlays={
        <>
          <PlacePanels of={p} target={id()} open={p.view.open} ticks={p.view.ticks} act={p.act} setView={p.setView} />
          <LayersPanel of={p} open={p.view.open === "layers"} act={p.act} onClose={() => p.setView({ open: null })} />
        </>
      }
    />
  );
});
