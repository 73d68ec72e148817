import { createMemo, For, Show } from "solid-js";
import { screen } from "#ui/screen-binding.tsx";
import { queryWorld, queryWorldPages } from "#ui/world.ts";
import rednote, { type UserBrief } from "#world/rednote/index.ts";
import app from "#apps/rednote/index.ts";
import { me } from "#apps/rednote/ids.ts";
import { Empty, Pill } from "#apps/rednote/looks/cells.tsx";
import { SearchPill } from "#apps/rednote/looks/forms.tsx";
import { Leaf } from "#apps/rednote/looks/frame.tsx";
import { PersonRow } from "#apps/rednote/looks/people.tsx";
import { TopTabs } from "#apps/rednote/looks/tabs.tsx";
import { strings } from "#apps/rednote/strings.ts";
import { friendIds, tieWith } from "#apps/rednote/ties.ts";
import { tieKinds } from "../screens.ts";

const pageSize = 30;
const words = { following: "tabFollowing", followers: "tabFollowers", mutual: "tabMutual" } as const;
export default screen(app, strings, "ties", (p) => {
  const isOwn = () => p.params.user === me;
  const kind = () => p.view.kind ?? p.params.kind;
  const other = queryWorld(rednote.queries.user, () => (isOwn() ? null : { id: p.params.user }));
  const latest = (ties: typeof p.state.follows) =>
    Object.values(ties)
      .toSorted((a, b) => b.at - a.at || (a.user < b.user ? -1 : 1))
      .map(({ user }) => user);
  const ids = createMemo((): readonly string[] => {
    if (isOwn())
      return kind() === "mutual"
        ? friendIds(p.state)
        : latest(kind() === "followers" ? p.state.followers : p.state.follows);
    return kind() === "following" ? (other()?.follows ?? []) : [];
  });
  const shownIds = () => ids().slice(0, Math.min(60, p.view.pages * pageSize));
  const listed = queryWorld(rednote.queries.users, () => (shownIds().length > 0 ? { ids: [...shownIds()] } : null));
  const fans = queryWorldPages(
    rednote.queries.followers,
    () => (!isOwn() && kind() === "followers" ? { follows: p.params.user } : null),
    () => p.view.pages,
  );
  const people = (): readonly UserBrief[] => {
    const all =
      !isOwn() && kind() === "followers" ? (fans()?.rows ?? []) : shownIds().length > 0 ? (listed() ?? []) : [];
    const q = p.view.q.trim().toLowerCase();
    return q === "" ? all : all.filter((one) => one.name.toLowerCase().includes(q) || one.number === q);
  };
  const hasMore = () => (ids().length > shownIds().length && shownIds().length < 60) || fans()?.more === true;
  return (
    <Leaf
      back
      part={kind()}
      title={isOwn() ? p.state.profile.name : (other()?.name ?? "")}
      top={
        <>
          <TopTabs
            wide
            tabs={(isOwn() ? (["mutual", "following", "followers"] as const) : tieKinds.slice(0, 2)).map((id) => ({
              id,
              label: p.t(words[id]),
            }))}
            chosen={kind()}
            onPick={(to) => p.act.showKind({ kind: to })}
          />
          <div class="bar-row">
            <SearchPill at={p.field("q")} name={p.t("findByName")} />
          </div>
        </>
      }
    >
      <Show when={isOwn() && p.state.prefs.hideFollows}>
        <p class="profile-private">{p.t("onlyYou")}</p>
      </Show>
      <Show when={people().length > 0} fallback={<Empty text={p.t("noUsers")} />}>
        <For each={people()}>
          {(user) => (
            <PersonRow
              of={user.id}
              name={user.name}
              note={user.bio.split("\n")[0]!}
              button={
                p.state.follows[user.id]
                  ? {
                      label: p.t(tieWith(p.state, user.id) === "mutual" ? "mutual" : "following"),
                      kind: "grey",
                      onTap: () => p.act.unfollow({ user: user.id }),
                    }
                  : {
                      label: p.t(tieWith(p.state, user.id) === "follower" ? "followBack" : "follow"),
                      kind: "line",
                      onTap: () => p.act.follow({ user: user.id }),
                    }
              }
              onTap={() => p.act.openUser({ user: user.id })}
              onHold={isOwn() && kind() === "followers" ? () => p.act.removeFollower({ user: user.id }) : undefined}
            />
          )}
        </For>
      </Show>
      <Show when={hasMore()}>
        <Pill kind="grey" wide label={p.t("loadMore")} onTap={() => p.act.more()} />
      </Show>
    </Leaf>
  );
});
