import { createMemo, Show } from "solid-js";
import { screen } from "#ui/screen-binding.tsx";
import app from "#apps/spotify/index.ts";
import { strings } from "#apps/spotify/strings.ts";
import { queryWorld } from "#ui/world.ts";
import music from "#world/music/index.ts";
import { Portrait } from "#ui/kit/portrait.tsx";
import { MatchLine, ProfileHead } from "#apps/spotify/looks/profile.tsx";
import { fullCount } from "#apps/spotify/format.ts";
import { Leaf } from "#apps/spotify/looks/frame.tsx";
import { HeadLine, Note, Pill } from "#apps/spotify/looks/rows.tsx";
import { Shelf } from "#apps/spotify/looks/tiles.tsx";
import { Foot } from "#apps/spotify/screens/parts/foot.tsx";
import { openThing } from "#apps/spotify/screens/parts/host.ts";
import { useCards } from "#apps/spotify/screens/parts/things.ts";
import { isFollowing, tasteMatch } from "../queries.ts";

export default screen(app, strings, "friend", (p) => {
  const id = () => p.params.friend;
  const friend = queryWorld(music.queries.friend, () => ({ id: id() }));
  const playlists = useCards(
    () => p,
    createMemo(() => friend()?.playlists ?? []),
  );
  const artists = useCards(
    () => p,
    createMemo(() => friend()?.recentArtists ?? []),
  );
  const follows = () => isFollowing(p.state, id());
  const blend = () => Object.values(p.state.blends).find((one) => one.friend === id());
  return (
    <Show when={friend()} fallback={<Leaf back>{null}</Leaf>}>
      {(found) => (
        <Leaf back tint="#3a4a5a" bottom={<Foot host={p} />}>
          <ProfileHead face={<Portrait of={found().person} size={110} radius={55} />} name={found().name}>
            <small>
              {`${p.t("followersLink", { n: fullCount(found().followers) })} · ${p.t("followingLink", { n: fullCount(found().following) })}`}
            </small>
          </ProfileHead>
          <MatchLine text={p.t("tasteMatch", { n: tasteMatch(p.state, found()) })} />
          <div class="chips-line">
            <Pill
              label={p.t(follows() ? "following" : "follow")}
              onTap={() => (follows() ? p.act.unfollow() : p.act.follow())}
            />
            <Show when={blend()} fallback={<Pill label={p.t("makeBlend")} onTap={() => p.act.blend()} />}>
              {(one) => <Pill label={p.t("openBlend")} onTap={() => p.act.openBlend({ blend: one().id })} />}
            </Show>
            <Pill label={p.t("share")} onTap={() => p.act.share()} />
          </div>
          <Show when={artists().length > 0}>
            <HeadLine text={p.t("recentArtists")} />
            <Shelf part="artists" cards={artists()} onTap={(one) => openThing(p.act, one)} />
          </Show>
          <HeadLine text={p.t("publicPlaylists")} />
          <Show when={playlists().length > 0} fallback={<Note text={p.t("noPublicPlaylists")} />}>
            <Shelf part="playlists" cards={playlists()} onTap={(one) => openThing(p.act, one)} />
          </Show>
        </Leaf>
      )}
    </Show>
  );
});
