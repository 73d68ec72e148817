import dots from "@material-symbols/svg-400/rounded/more_vert.svg?raw";
import edit from "@material-symbols/svg-400/outlined/edit.svg?raw";
import linkIcon from "@material-symbols/svg-400/outlined/group.svg?raw";
import pin from "@material-symbols/svg-400/outlined/keep.svg?raw";
import { Show } from "solid-js";
import { Rng } from "#state/rng.ts";
import { screen } from "#ui/screen-binding.tsx";
import { queryWorld } from "#ui/world.ts";
import posts from "#world/posts/index.ts";
import app from "#apps/x/index.ts";
import { countText } from "#apps/x/format.ts";
import { me } from "#apps/x/ids.ts";
import { Empty, MoreButton, Pill } from "#apps/x/looks/cells.tsx";
import { BarButton, Leaf } from "#apps/x/looks/frame.tsx";
import { FactLink, ListHead } from "#apps/x/looks/list-row.tsx";
import { ActSheet } from "#apps/x/looks/overlays.tsx";
import { useList, useListPosts } from "#apps/x/screens/parts/list-posts.ts";
import { PostList } from "#apps/x/screens/parts/post-row.tsx";
import { PostSheets } from "#apps/x/screens/parts/post-sheets.tsx";
import { strings } from "#apps/x/strings.ts";

export default screen(app, strings, "list", (p) => {
  const list = useList(
    () => p,
    () => p.params.list,
  );
  const found = useListPosts(
    () => p,
    () => p.params.list,
    () => p.view.pages,
  );
  const owner = queryWorld(posts.queries.user, () => {
    const it = list();
    return it && it.owner !== me ? { id: it.owner } : null;
  });
  const isOwn = () => list()?.owner === me;
  const isPinned = () => p.state.pinnedLists.includes(p.params.list);
  const follows = () => p.state.followedLists[p.params.list] !== undefined;
  return (
    <Leaf
      back
      title={list()?.name ?? p.t("lists")}
      note={isOwn() ? `@${p.state.profile.handle}` : `@${owner()?.handle ?? ""}`}
      actions={
        <Show when={list()}>
          <BarButton icon={dots} name={p.t("listOptions")} onTap={() => p.act.options()} />
        </Show>
      }
      overlays={
        <>
          <PostSheets host={p} />
          <ActSheet
            open={p.view.open === "list"}
            items={[
              { label: p.t(isPinned() ? "unpinList" : "pinList"), icon: pin, onTap: () => p.act.togglePin() },
              {
                label: p.t(isOwn() ? "manageMembers" : "listMembers"),
                icon: linkIcon,
                onTap: () => p.act.members(),
              },
              ...(isOwn()
                ? [{ label: p.t("editList"), icon: edit, onTap: () => p.act.edit({ list: p.params.list }) }]
                : []),
            ]}
          />
        </>
      }
    >
      <Show when={list() !== undefined}>
        <Show when={list()} fallback={<Empty title={p.t("listGone")} />}>
          {(it) => (
            <>
              <ListHead
                hue={Rng.of("x", "list", it().id).int(0, 359)}
                name={it().name}
                about={it().about}
                facts={
                  <>
                    <FactLink
                      label={isOwn() ? p.state.profile.name : (owner()?.name ?? "")}
                      onTap={() => p.act.openUser({ user: it().owner })}
                    />
                    <FactLink label={p.t("membersCount", { n: it().members.length })} onTap={() => p.act.members()} />
                    <span>
                      {it().private
                        ? p.t("privateList")
                        : p.t("listFollowers", { n: countText(it().followers, p.lang) })}
                    </span>
                  </>
                }
              >
                <Show
                  when={!isOwn()}
                  fallback={
                    <Pill kind="line" label={p.t("editList")} onTap={() => p.act.edit({ list: p.params.list })} />
                  }
                >
                  <Pill
                    kind={follows() ? "line" : "strong"}
                    label={p.t(follows() ? "followingButton" : "follow")}
                    name={p.t("followList", { name: it().name })}
                    onTap={() => p.act.followList()}
                  />
                </Show>
              </ListHead>
              <Show
                when={found.entries().length > 0}
                fallback={<Empty title={p.t("waitingForPosts")} text={p.t("waitingForPostsText")} />}
              >
                <PostList host={p} entries={found.entries()} />
              </Show>
              <Show when={found.more()}>
                <MoreButton label={p.t("loadMore")} onTap={() => p.act.more()} />
              </Show>
            </>
          )}
        </Show>
      </Show>
    </Leaf>
  );
});
