import albumIcon from "@material-symbols/svg-400/rounded/album.svg?raw";
import play from "@material-symbols/svg-400/rounded/play_arrow-fill.svg?raw";
import { createMemo, For, Show } from "solid-js";
import { screen } from "#ui/screen-binding.tsx";
import app from "#apps/spotify/index.ts";
import { strings } from "#apps/spotify/strings.ts";
import { worldTime } from "#os/social-format.ts";
import { agoText } from "#apps/spotify/format.ts";
import { IconButton, Leaf } from "#apps/spotify/looks/frame.tsx";
import { Empty, ItemRow, Note } from "#apps/spotify/looks/rows.tsx";
import { useFriends } from "#apps/spotify/screens/parts/friends.ts";

export default screen(app, strings, "activity", (p) => {
  const friends = useFriends(() => p, { latestFirst: true });
  const shown = createMemo(() => (friends()?.rows ?? []).filter(({ id }) => p.state.follows[id] !== undefined));
  return (
    <Leaf back title={p.t("friendActivity")}>
      <Show when={!p.state.prefs.shareActivity}>
        <Note text={p.t("activityHidden")} />
      </Show>
      <Show
        when={friends() === undefined || shown().length > 0}
        fallback={
          <Empty
            title={p.t("noFriendsTitle")}
            text={p.t("noFriendsText")}
            button={p.t("findFriends")}
            onTap={() => p.act.findFriends()}
          />
        }
      >
        <For each={shown()}>
          {(friend) => (
            <ItemRow
              title={friend.name}
              note={`${friend.trackTitle} · ${friend.artist.name} · ${agoText(worldTime(friend.minutes, p.state.startedAt), p.os, p.now)}`}
              art={{ kind: "person", id: friend.person }}
              round
              end={
                <>
                  <IconButton
                    kind="strong"
                    icon={play}
                    name={`${p.t("play")}: ${friend.trackTitle}`}
                    onTap={() => p.act.play({ item: friend.track })}
                  />
                  <IconButton
                    icon={albumIcon}
                    name={`${p.t("goToAlbum")}: ${friend.album.title}`}
                    onTap={() => p.act.openAlbum({ album: friend.album.id })}
                  />
                </>
              }
              onTap={() => p.act.openFriend({ friend: friend.id })}
            />
          )}
        </For>
      </Show>
    </Leaf>
  );
});
