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
import { screen } from "../../../../../ui/bind.tsx";
import { distanceText, countText, priceText, said } from "../../../format.ts";
import { isPin, pinAt, pinOf } from "../../../ids.ts";
import maps from "../../../index.ts";
import { metresBetween } from "../../../../../world/places/geo.ts";
import { Cap, Nothing } from "../../../looks/lines.tsx";
import { MapPage, Round, useRoom } from "../../../looks/map-page.tsx";
import { BackPill } from "../../../looks/pill.tsx";
import { DotButton, Opening, PhotoRow, PillActs, PlaceHead, TabLine } from "../../../looks/place-parts.tsx";
import { Facts, Rating } from "../../../looks/shelf.tsx";
import { besideSheet, StopSheet } from "../../../looks/stop-sheet.tsx";
import { Ground, MapScale, ZoomButtons } from "../../../screens/parts/ground.tsx";
import { LayersPanel } from "../../../screens/parts/layers-panel.tsx";
import { openingOf } from "../../../screens/parts/opening.ts";
import { phoneSpot, useTargets } from "../../../screens/parts/targets.ts";
import { strings } from "../../../strings.ts";
import { nearZoom, type MapView } from "../../../view.ts";
import { listsWith } from "../../lists/queries.ts";
import { PlaceAbout } from "./parts/place-about.tsx";
import { PlaceOverview } from "./parts/place-overview.tsx";
import { PlacePanels } from "./parts/place-panels.tsx";
import { PlaceReviews } from "./parts/place-reviews.tsx";

const peek = 190;
export default screen(maps, strings, "place", (p) => {
  const room = useRoom();
  const id = () => p.params.target;
  const known = useTargets(p, () => [id()]);
  const target = createMemo(() => known(id()));
  const place = () => target()?.place ?? null;
  /** A spot that came with a name is called so. */
  const name = () => {
    const label = p.state.labels[id()];
    return label ?? (isPin(id()) && p.params.label !== "" ? p.params.label : (target()?.name ?? "…"));
  };
  const view = (): MapView => p.view.map ?? { ...(target()?.spot ?? pinOf(id()) ?? phoneSpot(p.os)), zoom: nearZoom };
  const far = () => {
    const spot = target()?.spot;
    return spot ? distanceText(metresBetween(phoneSpot(p.os), spot), p.state.prefs.units, p.lang) : "";
  };
  const isKept = () => listsWith(p.state, id()).length > 0;
  const pins = createMemo(() => {
    const spot = isPin(id()) ? pinOf(id()) : target()?.spot;
    return spot ? [{ id: id(), ...spot, kind: "pin", name: name() } as const] : [];
  });
  const left = () => besideSheet({ stop: p.view.stop, room: room(), peek, top: 70 });
  const open = (to: string) => {
    if (to !== id()) p.act.open({ target: to });
  };
  const isNowhere = () => isPin(id()) && pinOf(id()) === null;
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
          chosen={isPin(id()) ? null : id()}
          onPlace={open}
          onPin={open}
          onHold={(spot) => p.act.hold({ target: pinAt(spot) })}
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
            <Round shape="small" icon={layers} name={p.t("layers")} onTap={() => p.act.layers()} />
            <ZoomButtons of={p} view={view()} onView={(map) => p.setView({ map })} />
          </>
        </Show>
      }
      sideAbove={left().above + 14}
      scale={<MapScale of={p} view={view()} above={left().above + 14} />}
      sheet={
        <StopSheet
          stop={p.view.stop}
          height={room().height}
          peek={peek}
          part={p.view.tab}
          names={{ more: p.t("sheetMore"), less: p.t("sheetLess") }}
          onStop={(stop) => p.setView({ stop })}
          head={
            <Show when={!isNowhere()} fallback={<Nothing icon={unknown} title={p.t("place-unknown")} />}>
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
                          rest={[said(it().sort, p.lang), priceText(it().priceLevel), far()]
                            .filter((text) => text !== "")
                            .join(" · ")}
                        />
                        <Opening {...openingOf(p, it().hours)} />
                      </>
                    )}
                  </Show>
                </PlaceHead>
                <PillActs name="acts">
                  <Cap icon={directions} label={p.t("directions")} onTap={() => p.act.directions()} />
                  <Cap kind="tonal" icon={start} label={p.t("start")} onTap={() => p.act.start()} />
                  <Show when={place()?.phone}>
                    {(number) => (
                      <Cap
                        kind="tonal"
                        icon={call}
                        label={p.t("call")}
                        onTap={() => p.act.call({ number: number() })}
                      />
                    )}
                  </Show>
                  <Cap
                    kind="tonal"
                    icon={isKept() ? bookmarkOn : bookmark}
                    label={p.t(isKept() ? "saved" : "save")}
                    onTap={() => p.act.save()}
                  />
                  <Cap kind="tonal" icon={share} label={p.t("share")} onTap={() => p.act.share()} />
                </PillActs>
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
                <TabLine
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
        </StopSheet>
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
