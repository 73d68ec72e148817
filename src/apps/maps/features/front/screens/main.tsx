import layers from "@material-symbols/svg-400/outlined/layers.svg?raw";
import locate from "@material-symbols/svg-400/outlined/my_location.svg?raw";
import directions from "@material-symbols/svg-400/rounded/directions-fill.svg?raw";
import navigation from "@material-symbols/svg-400/outlined/navigation-fill.svg?raw";
import { createMemo, Match, Show, Switch } from "solid-js";
import { screen } from "../../../../../ui/bind.tsx";
import { searchSites } from "../../../../../world/geo/search.ts";
import { me } from "../../../../../world/cast.ts";
import { said } from "../../../format.ts";
import maps from "../../../index.ts";
import { Cap, Group, Nothing } from "../../../looks/lines.tsx";
import { MapPage, MapTabs, Round, useRoom } from "../../../looks/map-page.tsx";
import { Chips, HomePill } from "../../../looks/pill.tsx";
import { besideSheet, SheetTitle, StopSheet } from "../../../looks/stop-sheet.tsx";
import { Shelf } from "../../../looks/shelf.tsx";
import { Ground, hasMap, MapScale, ZoomButtons } from "../../../screens/parts/ground.tsx";
import { chipKinds, kindIcons, kindWords } from "../../../screens/parts/kinds.ts";
import { LayersPanel } from "../../../screens/parts/layers-panel.tsx";
import { cardOf, isReachable } from "../../../screens/parts/sites.ts";
import { phoneSpot, useAtlas, useTargets } from "../../../screens/parts/targets.ts";
import { pinAt } from "../../../ids.ts";
import { strings } from "../../../strings.ts";
import { AccountPanel } from "./parts/account-panel.tsx";
import { ContributeTab } from "./parts/contribute-tab.tsx";
import { YouTab } from "./parts/you-tab.tsx";
import { keptPins } from "../../../screens/parts/kept-pins.ts";

const footHeight = 84;
const peek = 88;
const nearMetres = 2500;
const shelfMost = 12;

export default screen(maps, strings, "main", (p) => {
  const room = useRoom();
  const here = () => phoneSpot(p.os);
  const map = useAtlas(here);
  const keptIds = createMemo(() => keptPins.idsOf(p.state));
  const known = useTargets(p, keptIds);
  const pins = createMemo(() => keptPins.of(p.state, known, p.t));
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
      .slice(0, shelfMost)
      .map((site) => cardOf(p, site));
  const foot = () => footHeight;
  const left = () => besideSheet({ stop: p.view.stop, room: room(), peek, top: 100, foot: foot() });
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
            <Ground
              of={p}
              view={p.view.map}
              onView={(view) => p.setView({ map: view })}
              inset={left().inset}
              pins={pins()}
              onPin={open}
              onPlace={open}
              onHold={(spot) => p.act.hold({ target: pinAt(spot) })}
            />
          }
          top={
            <>
              <HomePill
                text={p.t("searchHere")}
                owner={said(me.name, p.lang)}
                faceName={p.t("account")}
                onTap={() => p.act.search()}
                onFace={() => p.act.account()}
              />
              <Chips
                name="kinds"
                chips={chipKinds.map((kind) => ({
                  label: p.t(kindWords[kind]),
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
                  <Cap icon={navigation} label={p.t("resumeTrip")} onTap={() => p.act.trip()} />
                </Show>
                <Round shape="small" icon={layers} name={p.t("layers")} onTap={() => p.act.layers()} />
                <ZoomButtons of={p} view={p.view.map} onView={(view) => p.setView({ map: view })} />
                <Round kind="here" icon={locate} name={p.t("myLocation")} onTap={() => p.act.locate()} />
                <Round
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
            <StopSheet
              stop={p.view.stop}
              height={room().height}
              peek={peek}
              foot={foot()}
              part="nearby"
              names={{ more: p.t("sheetMore"), less: p.t("sheetLess") }}
              onStop={(stop) => p.setView({ stop })}
              head={<SheetTitle text={p.t("exploreNearby")} />}
            >
              <Show
                when={near().length > 0}
                fallback={
                  <Nothing
                    icon={kindIcons.sight}
                    title={p.t(hasMap(p, here()) ? "nothingNearby" : "noMapTitle")}
                    text={hasMap(p, here()) ? undefined : p.t("noMapText")}
                  />
                }
              >
                <>
                  <Group title={p.t("nearbyEat")}>
                    <Shelf part="eat" cards={shelf(["food", "cafe"])} icon={kindIcons.food} onTap={open} />
                  </Group>
                  <Group title={p.t("nearbySee")}>
                    <Shelf part="see" cards={shelf(["sight", "park"])} icon={kindIcons.park} onTap={open} />
                  </Group>
                  <Group title={p.t("nearbyDo")}>
                    <Shelf part="do" cards={shelf(["shop", "sport"])} icon={kindIcons.shop} onTap={open} />
                  </Group>
                </>
              </Show>
            </StopSheet>
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
