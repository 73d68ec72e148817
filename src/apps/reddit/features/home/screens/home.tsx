import arrow from "@material-symbols/svg-400/outlined/keyboard_arrow_down.svg?raw";
import glass from "@material-symbols/svg-400/outlined/search.svg?raw";
import menu from "@material-symbols/svg-400/outlined/menu.svg?raw";
import { screen } from "#ui/screen-binding.tsx";
import { Tap } from "#ui/kit/tap.tsx";
import app from "#apps/reddit/index.ts";
import { OrderBar } from "#apps/reddit/looks/cells.tsx";
import { Face } from "#apps/reddit/looks/face.tsx";
import { BarButton, Frame } from "#apps/reddit/looks/frame.tsx";
import { WordMark } from "#apps/reddit/looks/home.tsx";
import { ChoiceSheet } from "#apps/reddit/looks/overlays.tsx";
import { Foot } from "#apps/reddit/screens/parts/foot.tsx";
import { PostOverlays } from "#apps/reddit/screens/parts/post-overlays.tsx";
import { isSpanned, SortSheets } from "#apps/reddit/screens/parts/sorts.tsx";
import { strings } from "#apps/reddit/strings.ts";
import { feedKinds } from "../state.ts";
import { AccountDrawer, CommunityDrawer } from "./parts/drawers.tsx";
import { Feed, sortOf } from "./parts/feed.tsx";

export default screen(app, strings, "home", (p) => {
  const sortLabel = () =>
    isSpanned(sortOf(p)) ? `${p.t(`sort_${sortOf(p)}`)} · ${p.t(`span_${p.view.span}`)}` : p.t(`sort_${sortOf(p)}`);
  return (
    <Frame
      part={p.view.feed}
      onPull={() => p.act.refresh()}
      start={<BarButton icon={menu} name={p.t("openCommunities")} onTap={() => p.act.openLeft()} />}
      middle={
        <WordMark
          name={p.t("chooseFeed")}
          value={p.t(`feed_${p.view.feed}`)}
          text={p.view.feed === "home" ? p.t("wordMark") : p.t(`feed_${p.view.feed}`)}
          onTap={() => p.act.feedMenu()}
        />
      }
      actions={
        <>
          <BarButton icon={glass} name={p.t("search")} onTap={() => p.act.search()} />
          <Tap class="bar-button" name={p.t("openAccount")} onTap={() => p.act.openRight()}>
            <Face of="me" own={p.state.profile.face} files={p.os.files} size={28} online={p.state.prefs.showOnline} />
          </Tap>
        </>
      }
      bottom={
        <Foot
          host={p}
          on="home"
          onTab={{
            home: () => p.act.refresh(),
            communities: () => p.act.goCommunities(),
            create: () => p.act.goCreate(),
            chats: () => p.act.goChats(),
            inbox: () => p.act.goInbox(),
          }}
        />
      }
      overlays={
        <>
          <CommunityDrawer host={p} />
          <AccountDrawer host={p} />
          <ChoiceSheet
            open={p.view.open === "feeds"}
            title={p.t("chooseFeed")}
            items={feedKinds.map((feed) => ({
              label: p.t(`feed_${feed}`),
              on: p.view.feed === feed,
              onTap: () => p.act.showFeed({ feed }),
            }))}
          />
          <SortSheets
            open={p.view.open}
            t={p.t}
            sort={sortOf(p)}
            span={p.view.span}
            onSort={(sort) => p.act.pickSort({ sort })}
            onSpan={(span) => p.act.pickSpan({ span })}
          />
          <PostOverlays host={p} />
        </>
      }
    >
      <OrderBar
        items={[{ label: sortLabel(), name: p.t("sortPostsBy"), icon: arrow, onTap: () => p.act.sortMenu() }]}
      />
      <Feed host={p} />
    </Frame>
  );
});
