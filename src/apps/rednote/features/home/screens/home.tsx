import down from "@material-symbols/svg-400/outlined/keyboard_arrow_down.svg?raw";
import menu from "@material-symbols/svg-400/outlined/menu.svg?raw";
import glass from "@material-symbols/svg-400/outlined/search.svg?raw";
import { Match, Show, Switch } from "solid-js";
import { screen } from "#ui/screen-binding.tsx";
import { channels } from "#world/rednote/words.ts";
import app from "#apps/rednote/index.ts";
import { HalfSheet, HeldMenu } from "#apps/rednote/looks/overlays.tsx";
import { BarButton, BarWord, Leaf } from "#apps/rednote/looks/frame.tsx";
import { ChannelBar, ChannelEditor, TabsBar } from "#apps/rednote/looks/home.tsx";
import { FootTabs, TopTabs, WordRow } from "#apps/rednote/looks/tabs.tsx";
import { PlusSheet } from "#apps/rednote/screens/parts/plus-sheet.tsx";
import { strings } from "#apps/rednote/strings.ts";
import { countUnread } from "../../messages/queries.ts";
import { teenChannels, type Feed } from "../state.ts";
import { ExploreFeed, NearbyFeed } from "./parts/feeds.tsx";
import { FollowFeed } from "./parts/follow-feed.tsx";
import { HomeDrawer } from "./parts/home-drawer.tsx";

export default screen(app, strings, "home", (p) => {
  const shownChannels = () =>
    p.state.prefs.teen ? p.state.channels.filter((id) => teenChannels.includes(id)) : p.state.channels;
  const label = (id: (typeof channels)[number]) => ({ id, label: p.t(`channel_${id}`) });
  const held = () => p.view.held;
  return (
    <Leaf
      grey
      bare
      part={`${p.view.tab}${p.view.tab === "explore" ? (p.view.channel ?? "") : ""}`}
      onPull={() => p.act.refresh({ feed: p.view.tab })}
      top={
        <>
          <TabsBar
            start={<BarButton icon={menu} name={p.t("menu")} onTap={() => p.act.openDrawer()} />}
            end={<BarButton icon={glass} name={p.t("search")} onTap={() => p.act.search()} />}
          >
            <TopTabs<Feed>
              tabs={[
                { id: "follow", label: p.t("follow") },
                { id: "explore", label: p.t("explore") },
                { id: "nearby", label: p.t("nearby_tab") },
              ]}
              chosen={p.view.tab}
              onPick={(tab) => p.act.showTab({ tab })}
            />
          </TabsBar>
          <Show when={p.view.tab === "explore"}>
            <ChannelBar edit={<BarButton icon={down} name={p.t("editChannels")} onTap={() => p.act.editChannels()} />}>
              <WordRow
                part="channels"
                tabs={[{ id: "", label: p.t("forYou") }, ...shownChannels().map(label)]}
                chosen={p.view.channel ?? ""}
                onPick={(id) => p.act.showChannel({ channel: id === "" ? null : (id as (typeof channels)[number]) })}
              />
            </ChannelBar>
          </Show>
        </>
      }
      bottom={
        <FootTabs
          labels={{ home: p.t("home"), market: p.t("market"), messages: p.t("messages"), me: p.t("me") }}
          plus={p.t("publish")}
          on="home"
          badge={countUnread(p.state)}
          onTab={(tab) => {
            if (tab === "home") p.act.refresh({ feed: p.view.tab });
            else if (tab === "market") p.act.goMarket();
            else if (tab === "messages") p.act.goMessages();
            else p.act.goMe();
          }}
          onPlus={() => p.act.plus()}
        />
      }
      overlays={
        <>
          <HomeDrawer open={p.view.open === "drawer"} t={p.t} act={p.act} />
          <PlusSheet open={p.view.open === "plus"} t={p.t} act={p.act} />
          <HalfSheet
            open={p.view.open === "channels"}
            title={p.t("editChannels")}
            action={<BarWord label={p.t("resetChannels")} onTap={() => p.act.resetChannels()} />}
          >
            <ChannelEditor
              title={p.t("myChannels")}
              hint={p.t("channelHint")}
              others={p.t("otherChannels")}
              mine={p.state.channels.map(label)}
              rest={channels.filter((id) => !p.state.channels.includes(id)).map(label)}
              removeName={(name) => p.t("removeChannel", { name })}
              onMove={(channel) => p.act.advanceChannel({ channel })}
              onToggle={(channel) => p.act.toggleChannel({ channel })}
            />
          </HalfSheet>
          <HeldMenu
            open={p.view.open === "held" && held() !== null && p.view.heldAuthor !== null}
            items={[
              { label: p.t("notInterested"), onTap: () => p.act.notInterested({ note: held()! }) },
              { label: p.t("notThisAuthor"), onTap: () => p.act.hideAuthor({ user: p.view.heldAuthor! }) },
              { label: p.t("report"), onTap: () => p.act.report({ note: held()! }) },
            ]}
          />
        </>
      }
    >
      <Switch>
        <Match when={p.view.tab === "explore"}>
          <ExploreFeed host={p} />
        </Match>
        <Match when={p.view.tab === "follow"}>
          <FollowFeed host={p} />
        </Match>
        <Match when={p.view.tab === "nearby"}>
          <NearbyFeed host={p} />
        </Match>
      </Switch>
    </Leaf>
  );
});
