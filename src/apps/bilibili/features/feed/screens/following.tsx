import { createMemo, For, Match, Show, Switch } from "solid-js";
import { countText, leastAge } from "#os/social-format.ts";
import { screen } from "#ui/screen-binding.tsx";
import { Face } from "#ui/kit/social/face.tsx";
import { queryWorld, queryWorldPages } from "#ui/world.ts";
import videos from "#world/videos/index.ts";
import app from "#apps/bilibili/index.ts";
import { agoText, lengthText } from "#apps/bilibili/format.ts";
import { Empty, More } from "#apps/bilibili/looks/cells.tsx";
import { FaceStrip, FeedPost } from "#apps/bilibili/looks/feed.tsx";
import { Leaf } from "#apps/bilibili/looks/frame.tsx";
import { Heading } from "#apps/bilibili/looks/home.tsx";
import { PersonRow } from "#apps/bilibili/looks/people.tsx";
import { FootTabs, TopTabs } from "#apps/bilibili/looks/tabs.tsx";
import { isWanted, timeOf } from "#apps/bilibili/screens/parts/cards.ts";
import { strings } from "#apps/bilibili/strings.ts";
import { followedIds } from "#apps/bilibili/ties.ts";
import { publicOf } from "#apps/bilibili/world.ts";
import { countsOf } from "../../video/queries.ts";
import { OwnPost } from "./parts/own-post.tsx";

export default screen(app, strings, "following", (p) => {
  // Only the most recently followed people, because the number of authors in a query is limited.
  const authors = createMemo(() => followedIds(p.state).slice(0, 60));
  const pages = queryWorldPages(
    videos.queries.following,
    () =>
      authors().length > 0
        ? { author_any: authors(), age_min: leastAge(p.now, p.state.startedAt), sort: "newest" as const }
        : null,
    () => p.view.pages,
  );
  const people = queryWorld(videos.queries.users, () => (authors().length > 0 ? { ids: authors() } : null));
  const live = queryWorld(videos.queries.live, () => (p.state.prefs.teen ? null : { public: publicOf(p.lang) }));
  const suggested = queryWorld(videos.queries.people, () =>
    authors().length < 3 ? { public: publicOf(p.lang), videos_min: 1 } : null,
  );
  const liveRoom = (user: string) => live()?.rows.find(({ author }) => author === user);
  const rows = createMemo(() => {
    const found = (pages()?.rows ?? [])
      .filter((video) => isWanted(p.state, video))
      .map((video) => ({ kind: "video" as const, at: timeOf(p.state, video), video }));
    const until = pages()?.more === true ? (found.at(-1)?.at ?? 0) : 0;
    const posts =
      p.view.tab === "all"
        ? Object.values(p.state.posts)
            .filter(({ at }) => at > until)
            .map((post) => ({ kind: "post" as const, at: post.at, post }))
        : [];
    return [...found, ...posts].toSorted((a, b) => b.at - a.at);
  });
  return (
    <Leaf
      grey
      bare
      part={p.view.tab}
      top={
        <TopTabs
          part="kinds"
          wide
          tabs={[
            { id: "all" as const, label: p.t("feedAll") },
            { id: "videos" as const, label: p.t("feedVideos") },
          ]}
          chosen={p.view.tab}
          onPick={(tab) => p.act.showTab({ tab })}
        />
      }
      bottom={
        <FootTabs
          labels={{ home: p.t("home"), following: p.t("followingTab"), shop: p.t("shop"), me: p.t("meTab") }}
          plus={p.t("compose")}
          on="following"
          dot={p.state.newUploads > 0}
          onTab={(tab) => {
            if (tab === "home") p.act.goHome();
            else if (tab === "following") p.act.goFollowing();
            else if (tab === "shop") p.act.goShop();
            else p.act.goMe();
          }}
          onPlus={() => p.act.plus()}
        />
      }
    >
      <Show when={(people()?.length ?? 0) > 0}>
        <FaceStrip
          people={(people() ?? []).map(({ id, name }) => ({
            id,
            name,
            live: liveRoom(id) ? p.t("liveNow") : undefined,
          }))}
          onTap={(user) => {
            const room = liveRoom(user);
            if (room) p.act.openRoom({ room: room.id });
            else p.act.openUser({ user });
          }}
        />
      </Show>
      <Show when={rows().length > 0} fallback={<Empty text={p.t("noFeed")} />}>
        <For each={rows()}>
          {(row) => (
            <Switch>
              <Match when={row.kind === "post" ? row.post : undefined}>
                {(post) => (
                  <OwnPost
                    host={p}
                    post={post()}
                    onUser={() => p.act.openMe()}
                    onLike={() => p.act.likePost({ post: post().id })}
                    onVideo={(video) => p.act.open({ video })}
                    onOpen={() => p.act.openPost({ post: post().id })}
                    onComment={() => p.act.openPost({ post: post().id })}
                  />
                )}
              </Match>
              <Match when={row.kind === "video" ? row.video : undefined}>
                {(video) => {
                  const liked = () => p.state.liked[video().id] !== undefined;
                  const counts = () => countsOf(p.state, { ...video(), coins: 0, shares: 0 });
                  return (
                    <FeedPost
                      face={<Face of={video().author} size={40} />}
                      name={video().name}
                      note={p.t("uploadedAt", { when: agoText(row.at, p.os, p.now) })}
                      text=""
                      video={{
                        title: video().title,
                        cover: video().cover,
                        length: lengthText(video().seconds),
                        counts: `${p.t("plays", { n: countText(video().plays, p.lang) })} · ${p.t("danmakuCount", { n: countText(counts().danmaku, p.lang) })}`,
                        onTap: () => p.act.open({ video: video().id }),
                      }}
                      share={{
                        name: `${p.t("share")} ${video().title}`,
                        count: p.t("share"),
                        onTap: () => p.act.shareVideo({ video: video().id }),
                      }}
                      comment={{
                        name: `${p.t("comments")} ${video().title}`,
                        count: countText(counts().comments, p.lang),
                        onTap: () => p.act.open({ video: video().id }),
                      }}
                      like={{
                        name: `${p.t("like")} ${video().title}`,
                        count: countText(counts().likes, p.lang),
                        on: liked(),
                        onTap: () => p.act.like({ video: video().id }),
                      }}
                      onUser={() => p.act.openUser({ user: video().author })}
                    />
                  );
                }}
              </Match>
            </Switch>
          )}
        </For>
        <More when={pages()?.more} label={p.t("loadMore")} onTap={() => p.act.more()} />
      </Show>
      <Show when={(suggested()?.rows.length ?? 0) > 0}>
        <Heading title={p.t("whoToFollow")} />
        <For each={(suggested()?.rows ?? []).filter(({ id }) => p.state.follows[id] === undefined).slice(0, 8)}>
          {(user) => (
            <PersonRow
              of={user.id}
              name={user.name}
              note={user.sign}
              button={{ label: p.t("follow"), kind: "pink", onTap: () => p.act.follow({ user: user.id }) }}
              onTap={() => p.act.openUser({ user: user.id })}
            />
          )}
        </For>
      </Show>
    </Leaf>
  );
});
