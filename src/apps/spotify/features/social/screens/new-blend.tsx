import { createMemo, For, Show } from "solid-js";
import { screen } from "#ui/screen-binding.tsx";
import app from "#apps/spotify/index.ts";
import { strings } from "#apps/spotify/strings.ts";
import { SearchPill } from "#apps/spotify/looks/form.tsx";
import { Leaf } from "#apps/spotify/looks/frame.tsx";
import { Empty, ItemRow, Note, Pill } from "#apps/spotify/looks/rows.tsx";
import { useFriends } from "#apps/spotify/screens/parts/friends.ts";

export default screen(app, strings, "newBlend", (p) => {
  const friends = useFriends(() => p);
  const rows = createMemo(() => {
    const q = p.view.q.trim().toLowerCase();
    const blended = new Set(Object.values(p.state.blends).map(({ friend }) => friend));
    return (friends()?.rows ?? []).filter(
      ({ id, name }) => p.state.follows[id] !== undefined && !blended.has(id) && name.toLowerCase().includes(q),
    );
  });
  return (
    <Leaf back="close" centred title={p.t("blend")}>
      <Note text={p.t("blendNote")} />
      <div class="search-grey">
        <SearchPill inBar at={p.field("q")} name={p.t("searchPeople")} />
      </div>
      <Show
        when={rows().length > 0}
        fallback={<Empty text={p.t("noBlendFriends")} button={p.t("findFriends")} onTap={() => p.act.findFriends()} />}
      >
        <For each={rows()}>
          {(friend) => (
            <ItemRow
              title={friend.name}
              note={p.t("followingOne")}
              art={{ kind: "person", id: friend.person }}
              round
              end={
                <Pill
                  kind="white"
                  label={p.t("invite")}
                  name={`${p.t("invite")}: ${friend.name}`}
                  onTap={() => p.act.invite({ friend: friend.id })}
                />
              }
              onTap={() => p.act.invite({ friend: friend.id })}
            />
          )}
        </For>
      </Show>
    </Leaf>
  );
});
