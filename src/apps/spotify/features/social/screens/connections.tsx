import cross from "@material-symbols/svg-400/rounded/close.svg?raw";
import { createMemo, For, Show } from "solid-js";
import { screen } from "#ui/screen-binding.tsx";
import app from "#apps/spotify/index.ts";
import { strings } from "#apps/spotify/strings.ts";
import { IconButton, Leaf } from "#apps/spotify/looks/frame.tsx";
import { Empty, ItemRow, Pill } from "#apps/spotify/looks/rows.tsx";
import { useFriends } from "#apps/spotify/screens/parts/friends.ts";
import { latestFirst } from "../../library/queries.ts";

export default screen(app, strings, "connections", (p) => {
  const friends = useFriends(() => p);
  const known = createMemo(() => new Map((friends()?.rows ?? []).map((friend) => [friend.id, friend])));
  const rows = createMemo(() =>
    latestFirst(p.params.kind === "followers" ? p.state.followers : p.state.follows).flatMap(
      (id) => known().get(id) ?? [],
    ),
  );
  return (
    <Leaf back title={p.t(p.params.kind === "followers" ? "followers" : "following")}>
      <Show
        when={friends() === undefined || rows().length > 0}
        fallback={<Empty text={p.t(p.params.kind === "followers" ? "noFollowers" : "noFriendsText")} />}
      >
        <For each={rows()}>
          {(friend) => {
            const follows = () => p.state.follows[friend.id] !== undefined;
            return (
              <ItemRow
                title={friend.name}
                note={p.t("followersLink", { n: friend.followers })}
                art={{ kind: "person", id: friend.person }}
                round
                end={
                  <>
                    <Pill
                      label={p.t(follows() ? "following" : "follow")}
                      name={`${p.t(follows() ? "following" : "follow")}: ${friend.name}`}
                      onTap={() =>
                        follows() ? p.act.unfollow({ friend: friend.id }) : p.act.follow({ friend: friend.id })
                      }
                    />
                    <Show when={p.params.kind === "followers"}>
                      <IconButton
                        icon={cross}
                        name={p.t("removeFollower", { name: friend.name })}
                        onTap={() => p.act.removeFollower({ friend: friend.id })}
                      />
                    </Show>
                  </>
                }
                onTap={() => p.act.openFriend({ friend: friend.id })}
              />
            );
          }}
        </For>
      </Show>
    </Leaf>
  );
});
