import layers from "@material-symbols/svg-400/outlined/layers.svg?raw";
import locate from "@material-symbols/svg-400/outlined/my_location.svg?raw";
import directions from "@material-symbols/svg-400/rounded/directions-fill.svg?raw";
import navigation from "@material-symbols/svg-400/outlined/navigation-fill.svg?raw";
import { createMemo, Match, Show, Switch } from "solid-js";
import { screen } from "#ui/screen-binding.tsx";
import { searchSites } from "#world/geo/search.ts";
import { me } from "#world/cast.ts";
import { localized } from "#apps/maps/format.ts";
import maps from "#apps/maps/index.ts";
import { CapsuleButton, Group, EmptyState } from "#apps/maps/looks/rows.tsx";
import { MapPage, MapTabs, FloatingButton, useLayoutSize } from "#apps/maps/looks/map-page.tsx";
import { Chips, HomePill } from "#apps/maps/looks/search-pill.tsx";
import { mapInsets, SheetTitle, MapSheet } from "#apps/maps/looks/map-sheet.tsx";
import { PlaceCarousel } from "#apps/maps/looks/place-carousel.tsx";
import { ScreenMap, hasMap, MapScale, ZoomButtons } from "#apps/maps/screens/parts/screen-map.tsx";
import { chipKinds, kindIcons, kindTexts } from "#apps/maps/screens/parts/kinds.ts";
import { LayersPanel } from "#apps/maps/screens/parts/layers-panel.tsx";
import { cardOf, isReachable } from "#apps/maps/screens/parts/sites.ts";
import { phoneSpot, useAtlas, useTargets } from "#apps/maps/screens/parts/targets.ts";
import { formatPin } from "#apps/maps/ids.ts";
import { strings } from "#apps/maps/strings.ts";
import { AccountPanel } from "./parts/account-panel.tsx";
import { ContributeTab } from "./parts/contribute-tab.tsx";
import { YouTab } from "./parts/you-tab.tsx";
import { savedPins } from "#apps/maps/screens/parts/saved-pins.ts";

const footHeight = 84;
const peekHeight = 88;
const nearMetres = 2500;
const maxCards = 12;

export default screen(maps, strings, "main", (p) => {
  const room = useLayoutSize();
  const here = () => phoneSpot(p.os);
  const map = useAtlas(here);
  const keptIds = createMemo(() => savedPins.idsOf(p.state));
  const known = useTargets(p, keptIds);
  const pins = createMemo(() => savedPins.of(p.state, known, p.t));
  const near = createMemo(() => {
    const atlas = map();
    return atlas
      ? searchSites(atlas, { near: here(), within: nearMetres, sort: "rating" })
          .map(({ site }) => site)
          .filter(isReachable(p))
      : [];
  });
  const shelf = (kinds: readonly string[]) =>
    near()
      .filter(({ category }) => kinds.includes(category))
      .slice(0, maxCards)
      .map((site) => cardOf(p, site));
  const foot = () => footHeight;
  const left = () => mapInsets({ stop: p.view.stop, room: room(), peek: peekHeight, top: 100, foot: foot() });
  const tabsBar = () => (
    <MapTabs
      on={p.view.tab}
      label={(tab) => p.t({ explore: "tabExplore", you: "tabYou", contribute: "tabContribute" }[tab] as "tabYou")}
      onPick={(tab) => p.act.goTo({ tab })}
    />
  );
  const account = () => (
    <AccountPanel of={p} open={p.view.open === "account"} act={p.act} onClose={() => p.setView({ open: null })} />
  );
  const open = (target: string) => p.act.open({ target });
  return (
    <Switch>
      <Match when={p.view.tab === "explore"}>
        <MapPage
          shade={p.state.prefs.theme}
          ground={
            <ScreenMap
              of={p}
              view={p.view.map}
              onView={(view) => p.setView({ map: view })}
              inset={left().inset}
              pins={pins()}
              onPin={open}
              onPlace={open}
              onHold={(spot) => p.act.hold({ target: formatPin(spot) })}
            />
          }
          top={
            <>
              <HomePill
                text={p.t("searchHere")}
                owner={localized(me.name, p.lang)}
                faceName={p.t("account")}
                onTap={() => p.act.search()}
                onFace={() => p.act.account()}
              />
              <Chips
                name="kinds"
                chips={chipKinds.map((kind) => ({
                  label: p.t(kindTexts[kind]),
                  icon: kindIcons[kind],
                  onTap: () => p.act.inCategory({ category: kind }),
                }))}
              />
            </>
          }
          side={
            <Show when={p.view.stop === "peek"}>
              <>
                <Show when={p.state.trip}>
                  <CapsuleButton icon={navigation} label={p.t("resumeTrip")} onTap={() => p.act.trip()} />
                </Show>
                <FloatingButton shape="small" icon={layers} name={p.t("layers")} onTap={() => p.act.layers()} />
                <ZoomButtons of={p} view={p.view.map} onView={(view) => p.setView({ map: view })} />
                <FloatingButton kind="here" icon={locate} name={p.t("myLocation")} onTap={() => p.act.locate()} />
                <FloatingButton
                  kind="accent"
                  shape="square"
                  icon={directions}
                  name={p.t("directions")}
                  onTap={() => p.act.plan()}
                />
              </>
            </Show>
          }
          sideAbove={left().above + 16}
          scale={<MapScale of={p} view={p.view.map} above={left().above + 16} />}
          sheet={
            <MapSheet
              stop={p.view.stop}
              height={room().height}
              peek={peekHeight}
              foot={foot()}
              part="nearby"
              names={{ expand: p.t("sheetMore"), collapse: p.t("sheetLess") }}
              onStop={(stop) => p.setView({ stop })}
              head={<SheetTitle text={p.t("exploreNearby")} />}
            >
              <Show
                when={near().length > 0}
                fallback={
                  <EmptyState
                    icon={kindIcons.sight}
                    title={p.t(hasMap(p, here()) ? "nothingNearby" : "noMapTitle")}
                    text={hasMap(p, here()) ? undefined : p.t("noMapText")}
                  />
                }
              >
                <>
                  <Group title={p.t("nearbyEat")}>
                    <PlaceCarousel part="eat" cards={shelf(["food", "cafe"])} icon={kindIcons.food} onTap={open} />
                  </Group>
                  <Group title={p.t("nearbySee")}>
                    <PlaceCarousel part="see" cards={shelf(["sight", "park"])} icon={kindIcons.park} onTap={open} />
                  </Group>
                  <Group title={p.t("nearbyDo")}>
                    <PlaceCarousel part="do" cards={shelf(["shop", "sport"])} icon={kindIcons.shop} onTap={open} />
                  </Group>
                </>
              </Show>
            </MapSheet>
          }
          foot={tabsBar()}
          overlays={
            <>
              <LayersPanel
                of={p}
                open={p.view.open === "layers"}
                act={p.act}
                onClose={() => p.setView({ open: null })}
              />
              {account()}
            </>
          }
        />
      </Match>
      <Match when={p.view.tab === "you"}>
        <YouTab of={p} act={p.act} tabs={tabsBar()} overlays={account()} />
      </Match>
      <Match when={p.view.tab === "contribute"}>
        <ContributeTab of={p} act={p.act} tabs={tabsBar()} overlays={account()} />
      </Match>
    </Switch>
  );
});
