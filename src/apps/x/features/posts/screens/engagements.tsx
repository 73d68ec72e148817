import { createMemo, For, Match, Show, Switch } from "solid-js";
import { screen } from "#ui/screen-binding.tsx";
import { queryWorld } from "#ui/world.ts";
import posts from "#world/posts/index.ts";
import app from "#apps/x/index.ts";
import { isWorldPost, me } from "#apps/x/ids.ts";
import { Empty, Note, PersonRow } from "#apps/x/looks/cells.tsx";
import { Face } from "#ui/kit/social/face.tsx";
import { Leaf } from "#apps/x/looks/frame.tsx";
import { Tabs } from "#apps/x/looks/tabs.tsx";
import { countsOf, useItem, wantedItems } from "#apps/x/screens/parts/items.ts";
import { UserRow, useUsers } from "#apps/x/screens/parts/people.tsx";
import { Quoted } from "#apps/x/screens/parts/post-body.tsx";
import { strings } from "#apps/x/strings.ts";
import { isBlocked } from "#apps/x/ties.ts";
import { quotesOf } from "../queries.ts";
import { engagementTabs } from "../screens.ts";

export default screen(app, strings, "engagements", (p) => {
  const item = useItem(
    () => p,
    () => p.params.post,
  );
  const isWorld = () => isWorldPost(p.params.post);
  const quotes = queryWorld(posts.queries.quotes, () =>
    p.view.tab === "quotes" && isWorld() ? { quoted: p.params.post } : null,
  );
  const reposts = queryWorld(posts.queries.reposters, () =>
    p.view.tab === "reposts" && isWorld() ? { post: p.params.post } : null,
  );
  const quoteIds = createMemo(() => [
    ...quotesOf(p.state, p.params.post).map(({ id }) => id),
    ...wantedItems(p.state, quotes()?.rows ?? [])
      .filter(({ at }) => at <= p.now)
      .map(({ id }) => id),
  ]);
  const ids = createMemo(() => {
    const own = p.state.posts[p.params.post];
    const all =
      p.view.tab === "reposts"
        ? (own?.repostedBy ?? (reposts()?.rows ?? []).map(({ by }) => by))
        : p.view.tab === "likes"
          ? (item()?.likedBy ?? [])
          : [];
    return [...new Set(all)].filter((user) => !isBlocked(p.state, user));
  });
  const users = useUsers(ids);
  const isMine = () =>
    (p.view.tab === "reposts" && p.state.reposted[p.params.post] !== undefined) ||
    (p.view.tab === "likes" && p.state.liked[p.params.post] !== undefined);
  const more = () => {
    const it = item();
    if (!it) return 0;
    const counts = countsOf(p.state, it);
    const total = p.view.tab === "reposts" ? counts.reposts : counts.likes;
    return Math.max(0, total - ids().length - (isMine() ? 1 : 0));
  };
  const empty = () => p.t(p.view.tab === "quotes" ? "noQuotes" : p.view.tab === "reposts" ? "noReposts" : "noLikes");
  const isEmpty = () => (p.view.tab === "quotes" ? quoteIds().length === 0 : ids().length + more() === 0 && !isMine());
  return (
    <Leaf
      back
      title={p.t("engagements")}
      part={p.view.tab}
      top={
        <Tabs
          part="tabs"
          tabs={engagementTabs.map((id) => ({ id, label: p.t(`tab_${id}`) }))}
          chosen={p.view.tab}
          onPick={(tab) => p.act.showTab({ tab })}
        />
      }
    >
      <Show when={isEmpty()}>
        <Empty title={empty()} />
      </Show>
      <Switch>
        <Match when={p.view.tab === "quotes"}>
          <div class="page-part">
            <For each={quoteIds()}>
              {(id) => <Quoted host={p} id={id} onOpen={(post) => p.act.openPost({ post })} />}
            </For>
          </div>
        </Match>
        <Match when={true}>
          <Show when={isMine()}>
            <PersonRow
              face={<Face of={me} own={p.state.profile.face} files={p.os.files} size={40} />}
              name={p.state.profile.name}
              handle={`@${p.state.profile.handle}`}
              bio={p.state.profile.bio}
              onTap={() => p.act.openUser({ user: me })}
            />
          </Show>
          <For each={users()}>{(user) => <UserRow host={p} user={user} />}</For>
          <Show when={more() > 0}>
            <Note text={p.t("morePeople", { n: more() })} />
          </Show>
        </Match>
      </Switch>
    </Leaf>
  );
});
