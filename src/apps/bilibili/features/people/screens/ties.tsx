import dots from "@material-symbols/svg-400/outlined/more_vert.svg?raw";
import { createMemo, For, Show } from "solid-js";
import { screen } from "#ui/screen-binding.tsx";
import { queryWorld, queryWorldPages } from "#ui/world.ts";
import videos, { type User } from "#world/videos/index.ts";
import app from "#apps/bilibili/index.ts";
import { me } from "#apps/bilibili/ids.ts";
import { Cells, Empty, More, Pill, TickCell } from "#apps/bilibili/looks/cells.tsx";
import { SearchPill } from "#apps/bilibili/looks/forms.tsx";
import { BarButton, BarWord, Leaf } from "#apps/bilibili/looks/frame.tsx";
import { HalfSheet, HeldMenu } from "#apps/bilibili/looks/overlays.tsx";
import { PersonRow } from "#apps/bilibili/looks/people.tsx";
import { TopTabs, WordRow } from "#apps/bilibili/looks/tabs.tsx";
import { strings } from "#apps/bilibili/strings.ts";
import { followedIds, tieWith } from "#apps/bilibili/ties.ts";
import { tieKinds } from "../screens.ts";
import { specialGroup } from "../state.ts";

const pageSize = 30;
export default screen(app, strings, "ties", (p) => {
  const isOwn = () => p.params.user === me;
  const kind = () => p.view.kind ?? p.params.kind;
  const other = queryWorld(videos.queries.user, () => (isOwn() ? null : { id: p.params.user }));
  const groups = () =>
    Object.values(p.state.groups).toSorted(
      (a, b) => Number(b.id === specialGroup) - Number(a.id === specialGroup) || a.at - b.at,
    );
  const ids = createMemo((): readonly string[] => {
    if (!isOwn()) return kind() === "following" ? (other()?.follows ?? []) : [];
    if (kind() === "fans")
      return Object.values(p.state.followers)
        .toSorted((a, b) => b.at - a.at || (a.user < b.user ? -1 : 1))
        .map(({ user }) => user);
    return followedIds(p.state).filter(
      (user) => p.view.group === null || p.state.follows[user]!.groups.includes(p.view.group),
    );
  });
  const shownIds = () => ids().slice(0, Math.min(60, p.view.pages * pageSize));
  const listed = queryWorld(videos.queries.users, () => (shownIds().length > 0 ? { ids: [...shownIds()] } : null));
  const fans = queryWorldPages(
    videos.queries.followers,
    () => (!isOwn() && kind() === "fans" ? { follows: p.params.user } : null),
    () => p.view.pages,
  );
  const people = (): readonly User[] => {
    const all = !isOwn() && kind() === "fans" ? (fans()?.rows ?? []) : shownIds().length > 0 ? (listed() ?? []) : [];
    const q = p.view.q.trim().toLowerCase();
    return q === "" ? all : all.filter((one) => one.name.toLowerCase().includes(q) || one.number === q);
  };
  const hasMore = () => (ids().length > shownIds().length && shownIds().length < 60) || fans()?.more === true;
  const held = () => p.view.held ?? "";
  return (
    <Leaf
      back
      part={`${kind()}${p.view.group ?? ""}`}
      title={isOwn() ? p.state.profile.name : (other()?.name ?? "")}
      actions={
        <Show when={isOwn() && kind() === "following"}>
          <BarWord label={p.t("manageGroups")} onTap={() => p.act.groups()} />
        </Show>
      }
      top={
        <>
          <TopTabs
            part="kinds"
            wide
            tabs={tieKinds.map((id) => ({ id, label: p.t(id === "following" ? "followsTitle" : "fansTitle") }))}
            chosen={kind()}
            onPick={(to) => p.act.showKind({ kind: to })}
          />
          <Show when={isOwn() && kind() === "following"}>
            <WordRow
              part="groups"
              tabs={[{ id: "", label: p.t("allGroups") }, ...groups().map(({ id, name }) => ({ id, label: name }))]}
              chosen={p.view.group ?? ""}
              onPick={(id) => p.act.showGroup({ group: id === "" ? null : id })}
            />
          </Show>
          <div class="bar-row">
            <SearchPill at={p.field("q")} name={p.t("findByName")} />
          </div>
        </>
      }
      overlays={
        <>
          <HeldMenu
            open={p.view.open === "held"}
            items={[
              ...(p.state.follows[held()]
                ? [
                    { label: p.t("setGroup"), onTap: () => p.act.chooseGroups({ user: held() }) },
                    { label: p.t("unfollow"), onTap: () => p.act.unfollow({ user: held() }) },
                  ]
                : []),
              ...(isOwn() && kind() === "fans"
                ? [{ label: p.t("removeFan"), danger: true, onTap: () => p.act.removeFan({ user: held() }) }]
                : []),
            ]}
          />
          <HalfSheet
            open={p.view.open === "groups"}
            title={p.t("setGroup")}
            foot={<Pill wide label={p.t("done")} onTap={() => p.act.saveGroups({ user: held() })} />}
          >
            <Cells>
              <For each={groups()}>
                {(group) => (
                  <TickCell
                    many
                    title={group.name}
                    note={group.id === specialGroup ? p.t("specialNote") : undefined}
                    on={p.view.groups.includes(group.id)}
                    onTap={() => p.act.tickGroup({ group: group.id })}
                  />
                )}
              </For>
            </Cells>
          </HalfSheet>
        </>
      }
    >
      <Show when={isOwn() && p.state.prefs.hideFollows}>
        <p class="board-note">{p.t("onlyYou")}</p>
      </Show>
      <Show when={people().length > 0} fallback={<Empty text={p.t("noPeople")} />}>
        <For each={people()}>
          {(user) => {
            const tie = () => tieWith(p.state, user.id);
            return (
              <PersonRow
                of={user.id}
                name={user.name}
                level={user.level}
                note={user.sign}
                held={p.view.open === "held" && held() === user.id}
                button={
                  p.state.follows[user.id]
                    ? {
                        label: p.t(tie() === "mutual" ? "mutual" : "following"),
                        kind: "grey",
                        onTap: () => p.act.unfollow({ user: user.id }),
                      }
                    : {
                        label: p.t(tie() === "follower" ? "followBack" : "followBtn"),
                        kind: "line",
                        onTap: () => p.act.follow({ user: user.id }),
                      }
                }
                end={
                  <Show when={isOwn()}>
                    <BarButton
                      icon={dots}
                      name={p.t("moreOf", { name: user.name })}
                      onTap={() => p.act.hold({ user: user.id })}
                    />
                  </Show>
                }
                onTap={() => p.act.openUser({ user: user.id })}
              />
            );
          }}
        </For>
      </Show>
      <More when={hasMore()} label={p.t("loadMore")} onTap={() => p.act.more()} />
    </Leaf>
  );
});
