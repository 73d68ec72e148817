import { For, Match, Show, Switch } from "solid-js";
import { screen } from "#ui/screen-binding.tsx";
import { Face } from "#ui/kit/social/face.tsx";
import app from "#apps/bilibili/index.ts";
import { me } from "#apps/bilibili/ids.ts";
import { Cell, Cells, Empty, Pill } from "#apps/bilibili/looks/cells.tsx";
import { CardRow } from "#apps/bilibili/looks/cards.tsx";
import { BarWord, Leaf } from "#apps/bilibili/looks/frame.tsx";
import { SpaceHead } from "#apps/bilibili/looks/space.tsx";
import { TopTabs } from "#apps/bilibili/looks/tabs.tsx";
import { videoCard } from "#apps/bilibili/screens/parts/cards.ts";
import { useVideos } from "#apps/bilibili/screens/parts/video-list.ts";
import { strings } from "#apps/bilibili/strings.ts";
import { isMember } from "#apps/bilibili/ties.ts";
import { OwnPost } from "../../feed/screens/parts/own-post.tsx";
import { listFavourites, listFolders } from "../queries.ts";
import { mySpaceTabs } from "../screens.ts";

export default screen(app, strings, "mySpace", (p) => {
  const coined = useVideos(() =>
    Object.entries(p.state.given)
      .toSorted(([a, x], [b, y]) => y.at - x.at || (a < b ? -1 : 1))
      .map(([video]) => video),
  );
  const posts = () => Object.values(p.state.posts).toSorted((a, b) => b.at - a.at || (a.id < b.id ? 1 : -1));
  const isHidden = () =>
    (p.view.tab === "favourites" && p.state.prefs.hideFavourites) ||
    (p.view.tab === "coins" && p.state.prefs.hideCoins);
  return (
    <Leaf
      back
      part={p.view.tab}
      title={p.t("mySpaceTitle")}
      actions={<BarWord label={p.t("newPost")} onTap={() => p.act.compose()} />}
    >
      <SpaceHead
        face={<Face of={me} own={p.state.profile.face} files={p.os.files} size={72} />}
        name={p.state.profile.name}
        level={p.state.profile.level}
        premium={isMember(p.state, p.now) ? p.t("premium") : undefined}
        sign={p.state.profile.sign}
        info={[`UID ${p.state.profile.uid}`, p.state.prefs.showPlace ? p.state.profile.ip : ""]
          .filter((x) => x !== "")
          .join(" · ")}
        counts={[
          {
            label: p.t("fansWord"),
            count: String(Object.keys(p.state.followers).length),
            onTap: () => p.act.openTies({ kind: "fans" }),
          },
          {
            label: p.t("followsWord"),
            count: String(Object.keys(p.state.follows).length),
            onTap: () => p.act.openTies({ kind: "following" }),
          },
        ]}
        buttons={<Pill wide kind="line" label={p.t("editProfile")} onTap={() => p.act.editProfile()} />}
      />
      <TopTabs
        part="tabs"
        wide
        tabs={mySpaceTabs.map((id) => ({ id, label: p.t(`tab_${id}`) }))}
        chosen={p.view.tab}
        onPick={(tab) => p.act.showTab({ tab })}
      />
      <Show when={isHidden()}>
        <p class="board-note">{p.t("onlyYouNote")}</p>
      </Show>
      <Switch>
        <Match when={p.view.tab === "posts"}>
          <Show when={posts().length > 0} fallback={<Empty text={p.t("noPosts")} />}>
            <For each={posts()}>
              {(post) => (
                <OwnPost
                  host={p}
                  post={post}
                  onUser={() => p.act.openPost({ post: post.id })}
                  onLike={() => p.act.likePost({ post: post.id })}
                  onVideo={(video) => p.act.open({ video })}
                  onOpen={() => p.act.openPost({ post: post.id })}
                  onComment={() => p.act.openPost({ post: post.id })}
                />
              )}
            </For>
          </Show>
        </Match>
        <Match when={p.view.tab === "favourites"}>
          <Cells>
            <For each={listFolders(p.state)}>
              {(folder) => (
                <Cell
                  title={folder.name}
                  note={p.t("folderCount", {
                    n: listFavourites(p.state, folder.id).length,
                    who: p.t(folder.private ? "privateFolder" : "publicFolder"),
                  })}
                  onTap={() => p.act.openFolder({ folder: folder.id })}
                />
              )}
            </For>
          </Cells>
        </Match>
        <Match when={p.view.tab === "coins"}>
          <Show when={Object.keys(p.state.given).length > 0} fallback={<Empty text={p.t("noCoined")} />}>
            <For each={coined()}>
              {(video) => <CardRow card={videoCard(video, p)} onTap={() => p.act.open({ video: video.id })} />}
            </For>
          </Show>
        </Match>
      </Switch>
    </Leaf>
  );
});
