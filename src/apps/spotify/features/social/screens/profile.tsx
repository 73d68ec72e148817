import { createMemo, For, Show } from "solid-js";
import { screen } from "#ui/screen-binding.tsx";
import app from "#apps/spotify/index.ts";
import { strings } from "#apps/spotify/strings.ts";
import { Face } from "#ui/kit/social/face.tsx";
import { ProfileHead, TieLinks } from "#apps/spotify/looks/profile.tsx";
import { Leaf } from "#apps/spotify/looks/frame.tsx";
import { HeadLine, ItemRow, Note, Pill } from "#apps/spotify/looks/rows.tsx";
import { useTracks } from "#apps/spotify/screens/parts/items.ts";
import { useCards, useOwnArt } from "#apps/spotify/screens/parts/things.ts";
import { listPlaylists } from "../../playlists/queries.ts";

export default screen(app, strings, "profile", (p) => {
  const count = (record: Readonly<Record<string, unknown>>): number => Object.keys(record).length;
  const open = createMemo(() => listPlaylists(p.state).filter((one) => one.public));
  const art = useOwnArt(
    () => p,
    createMemo(() => open().map(({ id }) => id)),
  );
  const tracks = useTracks(createMemo(() => p.state.plays.slice(0, 60).map(({ item }) => item)));
  const artists = createMemo(() =>
    p.state.prefs.showTopArtists
      ? [...new Set([...tracks().values()].map((track) => track.artists[0]!.id))].slice(0, 5)
      : [],
  );
  const cards = useCards(() => p, artists);
  return (
    <Leaf back tint="#5a4a3a">
      <ProfileHead
        face={<Face of="me" size={110} own={p.state.account.face} files={p.os.files} />}
        name={p.state.account.name}
      >
        <TieLinks
          links={[
            {
              label: p.t("followersLink", { n: count(p.state.followers) }),
              onTap: () => p.act.connections({ kind: "followers" }),
            },
            {
              label: p.t("followingLink", { n: count(p.state.follows) }),
              onTap: () => p.act.connections({ kind: "following" }),
            },
          ]}
        />
      </ProfileHead>
      <div class="chips-line">
        <Pill label={p.t("edit")} onTap={() => p.act.editProfile()} />
        <Pill label={p.t("findFriends")} onTap={() => p.act.findFriends()} />
      </div>
      <Show when={cards().length > 0}>
        <HeadLine text={p.t("topArtists")} />
        <For each={cards()}>
          {(card) => (
            <ItemRow
              title={card.title}
              note={card.note}
              art={card.art}
              round
              onTap={() => p.act.openArtist({ artist: card.id })}
            />
          )}
        </For>
      </Show>
      <HeadLine text={p.t("publicPlaylists")} />
      <Show when={open().length > 0} fallback={<Note text={p.t("noPublicPlaylists")} />}>
        <For each={open()}>
          {(one) => (
            <ItemRow
              title={one.name}
              note={p.t("songCount", { n: one.entries.length })}
              art={art(one.id)}
              onTap={() => p.act.openPlaylist({ playlist: one.id })}
            />
          )}
        </For>
      </Show>
    </Leaf>
  );
});
