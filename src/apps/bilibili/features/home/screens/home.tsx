import list from "@material-symbols/svg-400/outlined/menu.svg?raw";
import { Match, Switch } from "solid-js";
import { screen } from "#ui/screen-binding.tsx";
import { Face } from "#ui/kit/social/face.tsx";
import { queryWorld } from "#ui/world.ts";
import videos from "#world/videos/index.ts";
import app from "#apps/bilibili/index.ts";
import { me } from "#apps/bilibili/ids.ts";
import { BarButton, Leaf } from "#apps/bilibili/looks/frame.tsx";
import { HomeBar, MailButton } from "#apps/bilibili/looks/home.tsx";
import { HeldMenu } from "#apps/bilibili/looks/overlays.tsx";
import { FootTabs, TopTabs } from "#apps/bilibili/looks/tabs.tsx";
import { strings } from "#apps/bilibili/strings.ts";
import { publicOf } from "#apps/bilibili/world.ts";
import { countUnread } from "../../messages/queries.ts";
import { homeTabs } from "../state.ts";
import { ForYouFeed, HotFeed } from "./parts/feeds.tsx";
import { AnimeFeed, FilmFeed, LiveFeed } from "./parts/shelves.tsx";

export default screen(app, strings, "home", (p) => {
  const trending = queryWorld(videos.queries.trending, () =>
    p.state.prefs.searchHints ? { public: publicOf(p.lang) } : null,
  );
  // The hint changes with each refresh.
  const hint = () => {
    const rows = trending()?.rows ?? [];
    return rows.length === 0 ? p.t("searchVideos") : rows[p.state.refreshes % Math.min(8, rows.length)]!.name;
  };
  const held = () => p.view.held!;
  const unread = () => countUnread(p.state);
  return (
    <Leaf
      grey
      bare
      part={p.view.tab}
      onPull={() => p.act.refresh()}
      top={
        <>
          <HomeBar
            face={<Face of={me} own={p.state.profile.face} files={p.os.files} size={32} />}
            faceName={p.t("mySpaceLink")}
            hint={hint()}
            searchName={p.t("search")}
            games={p.t("games")}
            mail={
              <MailButton
                name={p.t("messages")}
                count={unread()}
                countName={p.t("unreadCount", { n: unread() })}
                onTap={() => p.act.messages()}
              />
            }
            onFace={() => p.act.goMe()}
            onSearch={() => p.act.search()}
            onGames={() => p.act.games()}
          />
          <div class="home-tabs">
            <TopTabs
              part="tabs"
              tabs={homeTabs.map((id) => ({ id, label: p.t(`tab_${id}`) }))}
              chosen={p.view.tab}
              onPick={(tab) => p.act.showTab({ tab })}
            />
            <BarButton icon={list} name={p.t("zones")} onTap={() => p.act.zones()} />
          </div>
        </>
      }
      bottom={
        <FootTabs
          labels={{ home: p.t("home"), following: p.t("followingTab"), shop: p.t("shop"), me: p.t("meTab") }}
          plus={p.t("compose")}
          on="home"
          dot={p.state.newUploads > 0}
          onTab={(tab) => {
            if (tab === "home") p.act.refresh();
            else if (tab === "following") p.act.goFollowing();
            else if (tab === "shop") p.act.goShop();
            else p.act.goMe();
          }}
          onPlus={() => p.act.plus()}
        />
      }
      overlays={
        <HeldMenu
          open={p.view.open === "held" && p.view.held !== null && p.view.heldAuthor !== null}
          items={[
            { label: p.t("watchLater"), onTap: () => p.act.watchLater({ video: held() }) },
            { label: p.t("notInterested"), onTap: () => p.act.notInterested({ video: held() }) },
            { label: p.t("notThisAuthor"), onTap: () => p.act.hideAuthor({ user: p.view.heldAuthor! }) },
            { label: p.t("report"), onTap: () => p.act.report({ video: held() }) },
          ]}
        />
      }
    >
      <Switch>
        <Match when={p.view.tab === "foryou"}>
          <ForYouFeed host={p} />
        </Match>
        <Match when={p.view.tab === "hot"}>
          <HotFeed host={p} />
        </Match>
        <Match when={p.view.tab === "live"}>
          <LiveFeed host={p} />
        </Match>
        <Match when={p.view.tab === "anime"}>
          <AnimeFeed host={p} />
        </Match>
        <Match when={p.view.tab === "film"}>
          <FilmFeed host={p} />
        </Match>
      </Switch>
    </Leaf>
  );
});
