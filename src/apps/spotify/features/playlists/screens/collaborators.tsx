import { createMemo, For, Show } from "solid-js";
import { screen } from "#ui/screen-binding.tsx";
import app from "#apps/spotify/index.ts";
import { strings } from "#apps/spotify/strings.ts";
import { Leaf } from "#apps/spotify/looks/frame.tsx";
import { Cell, Empty, HeadLine, ItemRow, Note, Pill } from "#apps/spotify/looks/rows.tsx";
import { useFriends } from "#apps/spotify/screens/parts/friends.ts";

export default screen(app, strings, "collaborators", (p) => {
  const own = () => p.state.playlists[p.params.playlist];
  const friends = useFriends(() => p);
  const known = createMemo(() =>
    (friends()?.rows ?? []).filter(({ id }) => p.state.follows[id] !== undefined || own()?.friends[id] !== undefined),
  );
  const isIn = (id: string) => own()?.friends[id] !== undefined;
  return (
    <Leaf back title={p.t("collaborators")}>
      <Note text={p.t("collaboratorsNote")} />
      <Cell title={p.state.account.name} value={p.t("ownerOf")} />
      <For each={known().filter(({ id }) => isIn(id))}>
        {(friend) => (
          <ItemRow
            title={friend.name}
            note={p.t("collaborator")}
            art={{ kind: "person", id: friend.person }}
            round
            end={
              <Pill
                label={p.t("remove")}
                name={`${p.t("remove")}: ${friend.name}`}
                onTap={() => p.act.remove({ friend: friend.id })}
              />
            }
            onTap={() => p.act.openFriend({ friend: friend.id })}
          />
        )}
      </For>
      <HeadLine text={p.t("inviteFriends")} />
      <Show
        when={known().some(({ id }) => !isIn(id))}
        fallback={<Empty text={p.t("noFriendsText")} button={p.t("findFriends")} onTap={() => p.act.findFriends()} />}
      >
        <For each={known().filter(({ id }) => !isIn(id))}>
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
              onTap={() => p.act.openFriend({ friend: friend.id })}
            />
          )}
        </For>
      </Show>
    </Leaf>
  );
});
