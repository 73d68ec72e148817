import personAdd from "@material-symbols/svg-400/outlined/person_add.svg?raw";
import block from "@material-symbols/svg-400/outlined/block.svg?raw";
import personOff from "@material-symbols/svg-400/outlined/person_remove.svg?raw";
import { createMemo, For, Show } from "solid-js";
import { screen } from "#ui/screen-binding.tsx";
import { queryWorld, queryWorldPages } from "#ui/world.ts";
import posts from "#world/posts/index.ts";
import { listedFollowers } from "#world/posts/words.ts";
import app from "#apps/x/index.ts";
import { countText } from "#apps/x/format.ts";
import { me } from "#apps/x/ids.ts";
import { Empty, MoreButton, Note, PersonRow } from "#apps/x/looks/cells.tsx";
import { Face } from "#ui/kit/social/face.tsx";
import { BarButton, Leaf } from "#apps/x/looks/frame.tsx";
import { ActSheet } from "#apps/x/looks/overlays.tsx";
import { Tabs } from "#apps/x/looks/tabs.tsx";
import { UserRow, useUsers } from "#apps/x/screens/parts/people.tsx";
import { strings } from "#apps/x/strings.ts";
import { isBlocked, isFollowed, isFollower } from "#apps/x/ties.ts";
import { followedIds, followerIds } from "../queries.ts";
import { tieTabs } from "../screens.ts";

const pageSize = 40;
export default screen(app, strings, "connections", (p) => {
  const isOwn = () => p.params.user === me;
  const tab = () => p.view.shown ?? p.params.tab;
  const user = queryWorld(posts.queries.user, () => (isOwn() ? null : { id: p.params.user }));
  const pages = queryWorldPages(
    posts.queries.followers,
    () => (isOwn() || tab() === "following" ? null : { follows: p.params.user }),
    () => p.view.pages,
  );
  const ids = createMemo(() => {
    if (isOwn()) return tab() === "following" ? followedIds(p.state) : followerIds(p.state);
    return tab() === "following" ? (user()?.follows ?? []) : (pages()?.rows ?? []).map(({ id }) => id);
  });
  const shownIds = createMemo(() =>
    ids()
      .filter((id) => !isBlocked(p.state, id))
      .slice(0, isOwn() ? p.view.pages * pageSize : undefined),
  );
  const found = useUsers(() => (isOwn() || tab() === "following" ? shownIds() : []));
  const users = createMemo(() => {
    const all =
      isOwn() || tab() === "following" ? found() : (pages()?.rows ?? []).filter(({ id }) => !isBlocked(p.state, id));
    return tab() === "verified" ? all.filter(({ verified }) => verified !== null) : all;
  });
  // The user follows this person, or this person follows the user.
  const isMine = () =>
    !isOwn() &&
    (tab() === "followers"
      ? isFollowed(p.state, p.params.user)
      : tab() === "following" && isFollower(p.state, p.params.user));
  const more = () =>
    isOwn() || tab() === "following" ? isOwn() && ids().length > p.view.pages * pageSize : pages()?.more === true;
  return (
    <Leaf
      back
      title={isOwn() ? p.state.profile.name : (user()?.name ?? "")}
      note={`@${isOwn() ? p.state.profile.handle : (user()?.handle ?? "")}`}
      part={tab()}
      actions={<BarButton icon={personAdd} name={p.t("connect")} onTap={() => p.act.connect()} />}
      top={
        <Tabs
          part="tabs"
          tabs={tieTabs.map((id) => ({
            id,
            label: p.t(id === "verified" ? "tabVerified" : id === "following" ? "tabFollowing" : "tabFollowers"),
          }))}
          chosen={tab()}
          onPick={(to) => p.act.showTab({ tab: to })}
        />
      }
      overlays={
        <ActSheet
          open={p.view.open === "held" && p.view.held !== null}
          items={[
            ...(isFollower(p.state, p.view.held ?? "")
              ? [
                  {
                    label: p.t("removeFollower"),
                    icon: personOff,
                    onTap: () => p.act.removeFollower({ user: p.view.held! }),
                  },
                ]
              : []),
            { label: p.t("block"), icon: block, danger: true, onTap: () => p.act.block({ user: p.view.held! }) },
          ]}
        />
      }
    >
      <Show when={isMine()}>
        <PersonRow
          face={<Face of={me} own={p.state.profile.face} files={p.os.files} size={40} />}
          name={p.state.profile.name}
          handle={`@${p.state.profile.handle}`}
          bio={p.state.profile.bio}
          onTap={() => p.act.openUser({ user: me })}
        />
      </Show>
      <Show when={users().length > 0 || isMine()} fallback={<Empty title={p.t("noTies")} />}>
        <For each={users()}>{(one) => <UserRow host={p} user={one} onHold={() => p.act.hold({ user: one.id })} />}</For>
      </Show>
      <Show when={more()}>
        <MoreButton label={p.t("loadMore")} onTap={() => p.act.more()} />
      </Show>
      <Show when={!isOwn() && tab() === "followers" && !more() && (user()?.followers ?? 0) > listedFollowers}>
        <Note text={p.t("someFollowers", { n: countText(user()!.followers, p.lang) })} />
      </Show>
    </Leaf>
  );
});
