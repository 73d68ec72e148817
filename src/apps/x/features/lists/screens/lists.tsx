import add from "@material-symbols/svg-400/outlined/playlist_add.svg?raw";
import listIcon from "@material-symbols/svg-400/outlined/list_alt.svg?raw";
import pin from "@material-symbols/svg-400/outlined/keep.svg?raw";
import pinned from "@material-symbols/svg-400/outlined/keep-fill.svg?raw";
import { createMemo, For, Show } from "solid-js";
import { Rng } from "#state/rng.ts";
import { screen } from "#ui/screen-binding.tsx";
import { queryWorld } from "#ui/world.ts";
import posts from "#world/posts/index.ts";
import app from "#apps/x/index.ts";
import { me } from "#apps/x/ids.ts";
import { Heading, Note, Pill, Rule } from "#apps/x/looks/cells.tsx";
import { SearchPill } from "#apps/x/looks/forms.tsx";
import { BarButton, Leaf, RoundButton } from "#apps/x/looks/frame.tsx";
import { ListRow } from "#apps/x/looks/list-row.tsx";
import { useList } from "#apps/x/screens/parts/list-posts.ts";
import { strings } from "#apps/x/strings.ts";
import { isBlocked } from "#apps/x/ties.ts";
import { publicOf } from "#apps/x/world.ts";
import { addedListIds, followedListIds, ownLists } from "../queries.ts";

const maxDiscovered = 6;
export default screen(app, strings, "lists", (p) => {
  const isOwn = () => p.params.user === me;
  const q = () => p.view.q.trim();
  const user = queryWorld(posts.queries.user, () => (isOwn() ? null : { id: p.params.user }));
  const theirs = queryWorld(posts.queries.lists, () => (isOwn() ? null : { owner: p.params.user }));
  const others = queryWorld(posts.queries.lists, () =>
    isOwn() ? { public: publicOf(p.lang), ...(q() === "" ? {} : { q: q() }) } : null,
  );
  const discovered = createMemo(() =>
    (others()?.rows ?? [])
      .filter(
        ({ id, owner }) =>
          !isBlocked(p.state, owner) &&
          (q() !== "" || (p.state.followedLists[id]?.at ?? p.state.startedAt) >= p.state.startedAt),
      )
      .slice(0, q() === "" ? maxDiscovered : undefined),
  );
  const mine = () => [...ownLists(p.state).map(({ id }) => id), ...followedListIds(p.state)];
  const Row = (row: { readonly id: string; readonly follow?: boolean }) => {
    const list = useList(
      () => p,
      () => row.id,
    );
    const owner = queryWorld(posts.queries.user, () => {
      const found = list();
      return found && found.owner !== me ? { id: found.owner } : null;
    });
    const isPinned = () => p.state.pinnedLists.includes(row.id);
    return (
      <Show when={list()}>
        {(it) => (
          <ListRow
            name={it().name}
            note={`${it().owner === me ? p.state.profile.name : (owner()?.name ?? "")} · ${p.t("membersCount", { n: it().members.length })}`}
            hue={Rng.of("x", "list", row.id).int(0, 359)}
            icon={listIcon}
            locked={it().private ? p.t("privateList") : undefined}
            button={
              row.follow === true ? (
                <Pill
                  kind={p.state.followedLists[row.id] ? "line" : "strong"}
                  label={p.t(p.state.followedLists[row.id] ? "followingButton" : "follow")}
                  name={p.t("followList", { name: it().name })}
                  onTap={() => p.act.followList({ list: row.id })}
                />
              ) : (
                <BarButton
                  icon={isPinned() ? pinned : pin}
                  on={isPinned()}
                  name={p.t(isPinned() ? "unpinListName" : "pinListName", { name: it().name })}
                  onTap={() => p.act.togglePin({ list: row.id })}
                />
              )
            }
            onTap={() => p.act.openList({ list: row.id })}
          />
        )}
      </Show>
    );
  };
  return (
    <Leaf
      back
      title={isOwn() ? p.t("lists") : p.t("listsBy", { name: `@${user()?.handle ?? ""}` })}
      note={isOwn() ? `@${p.state.profile.handle}` : undefined}
      top={
        <Show when={isOwn()}>
          <SearchPill at={p.field("q")} name={p.t("searchLists")} />
        </Show>
      }
      fab={
        <Show when={isOwn()}>
          <RoundButton icon={add} name={p.t("createList")} onTap={() => p.act.listForm()} />
        </Show>
      }
    >
      <Show
        when={isOwn()}
        fallback={
          <Show
            when={(theirs()?.rows.length ?? 1) > 0}
            fallback={<Note text={p.t("noListsBy", { name: `@${user()?.handle ?? ""}` })} />}
          >
            <For each={(theirs()?.rows ?? []).map(({ id }) => id)}>{(id) => <Row id={id} follow />}</For>
          </Show>
        }
      >
        <Show when={q() === ""}>
          <Heading text={p.t("pinnedLists")} />
          <Show when={p.state.pinnedLists.length > 0} fallback={<Note text={p.t("noPinnedLists")} />}>
            <For each={p.state.pinnedLists}>{(id) => <Row id={id} />}</For>
          </Show>
          <Rule />
        </Show>
        <Heading text={p.t("discoverLists")} />
        <For each={discovered().map(({ id }) => id)}>{(id) => <Row id={id} follow />}</For>
        <Show when={q() === ""}>
          <Rule />
          <Heading text={p.t("yourLists")} />
          <Show when={mine().length > 0} fallback={<Note text={p.t("noOwnLists")} />}>
            <For each={mine()}>{(id) => <Row id={id} />}</For>
          </Show>
          <Show when={addedListIds(p.state).length > 0}>
            <Rule />
            <Heading text={p.t("listsYouAreOn")} />
            <For each={addedListIds(p.state)}>{(id) => <Row id={id} follow />}</For>
          </Show>
        </Show>
      </Show>
    </Leaf>
  );
});
