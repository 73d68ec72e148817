import { For, Show } from "solid-js";
import { screen } from "#ui/screen-binding.tsx";
import app from "#apps/spotify/index.ts";
import { strings } from "#apps/spotify/strings.ts";
import { isOnline } from "#os/network.ts";
import { queryWorldPages } from "#ui/world.ts";
import music from "#world/music/index.ts";
import { SearchPill } from "#apps/spotify/looks/form.tsx";
import { Leaf } from "#apps/spotify/looks/frame.tsx";
import { Empty, ItemRow, Pill } from "#apps/spotify/looks/rows.tsx";
import { allFriendPages } from "#apps/spotify/screens/parts/friends.ts";
import { publicOf } from "#apps/spotify/world.ts";

export default screen(app, strings, "findFriends", (p) => {
  const q = () => p.view.q.trim();
  const friends = queryWorldPages(
    music.queries.friends,
    () => (isOnline(p.os) ? { public: publicOf(p.lang), ...(q() === "" ? {} : { q: q() }) } : null),
    () => allFriendPages,
  );
  return (
    <Leaf back title={p.t("findFriends")} top={<SearchPill at={p.field("q")} name={p.t("searchPeople")} />}>
      <Show
        when={(friends()?.rows.length ?? 1) > 0 && isOnline(p.os)}
        fallback={<Empty title={p.t("nobodyFound")} text={p.t(isOnline(p.os) ? "nothingFoundText" : "offlineText")} />}
      >
        <For each={friends()?.rows ?? []}>
          {(friend) => {
            const follows = () => p.state.follows[friend.id] !== undefined;
            return (
              <ItemRow
                title={friend.name}
                note={p.t("followersLink", { n: friend.followers })}
                art={{ kind: "person", id: friend.person }}
                round
                end={
                  <Pill
                    kind={follows() ? "line" : "white"}
                    label={p.t(follows() ? "following" : "follow")}
                    name={`${p.t(follows() ? "following" : "follow")}: ${friend.name}`}
                    onTap={() =>
                      follows() ? p.act.unfollow({ friend: friend.id }) : p.act.follow({ friend: friend.id })
                    }
                  />
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
