import glass from "@material-symbols/svg-400/outlined/search.svg?raw";
import { For, Show } from "solid-js";
import { screen } from "#ui/screen-binding.tsx";
import { queryWorldPages } from "#ui/world.ts";
import threads from "#world/threads/index.ts";
import app from "#apps/reddit/index.ts";
import { Cells, ChipRow, MoreButton } from "#apps/reddit/looks/cells.tsx";
import { BarButton, Frame } from "#apps/reddit/looks/frame.tsx";
import { Foot } from "#apps/reddit/screens/parts/foot.tsx";
import { CommunityRow, joinButton } from "#apps/reddit/screens/parts/party-rows.tsx";
import { strings } from "#apps/reddit/strings.ts";
import { publicOf } from "#apps/reddit/world.ts";
import { topicsOf } from "../topics.ts";

export default screen(app, strings, "communities", (p) => {
  const pages = queryWorldPages(
    threads.queries.directory,
    () => ({
      public: publicOf(p.lang),
      ...(p.view.topic === null ? { sort: "trending" as const } : { topic: p.view.topic }),
    }),
    () => p.view.pages,
  );
  return (
    <Frame
      title={p.t("tabCommunities")}
      part={p.view.topic ?? "trending"}
      actions={<BarButton icon={glass} name={p.t("search")} onTap={() => p.act.search()} />}
      top={
        <ChipRow
          part="topics"
          options={[
            { id: "", label: p.t("trending") },
            ...topicsOf(publicOf(p.lang)).map((id) => ({ id, label: p.t(`topic_${id}`) })),
          ]}
          chosen={p.view.topic ?? ""}
          onPick={(topic) => p.act.showTopic({ topic: topic === "" ? null : topic })}
        />
      }
      bottom={
        <Foot
          host={p}
          on="communities"
          onTab={{
            home: () => p.act.goHome(),
            communities: () => p.act.showTopic({ topic: null }),
            create: () => p.act.goCreate(),
            chats: () => p.act.goChats(),
            inbox: () => p.act.goInbox(),
          }}
        />
      }
    >
      <Cells title={p.t(p.view.topic === null ? "trendingHint" : "topHint")}>
        <For each={pages()?.rows}>
          {(community) => (
            <CommunityRow
              host={p}
              community={community}
              button={joinButton(p, community, p.act)}
              onTap={() => p.act.openCommunity({ community: community.id })}
            />
          )}
        </For>
      </Cells>
      <Show when={pages()?.more}>
        <MoreButton label={p.t("loadMore")} onTap={() => p.act.more()} />
      </Show>
    </Frame>
  );
});
