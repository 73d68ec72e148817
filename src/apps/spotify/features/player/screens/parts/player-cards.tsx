/** The cards below the player: lyrics, and the artist. */
import { createMemo, For, Show } from "solid-js";
import { countText } from "#os/social-format.ts";
import { Tap } from "#ui/kit/tap.tsx";
import { queryWorld } from "#ui/world.ts";
import music, { type Track } from "#world/music/index.ts";
import { HeadLine, ItemRow, Pill } from "#apps/spotify/looks/rows.tsx";
import { worldArt } from "#apps/spotify/screens/parts/things.ts";
import { lineAt, type PlayerProps } from "./names.ts";

/** How many lines the card shows. */
const shown = 5;
export function LyricsCard(p: {
  readonly host: PlayerProps;
  readonly track: Track | null | undefined;
  readonly positionMs: number;
  readonly colour: string;
}) {
  const lyrics = queryWorld(music.queries.lyrics, () =>
    p.host.state.prefs.lyrics && p.track?.hasLyrics === true ? { id: p.track.id } : null,
  );
  const lines = createMemo(() => (lyrics()?.lines ?? []).filter(({ text }) => text !== ""));
  const from = () => Math.max(0, Math.min(lineAt(lines(), p.positionMs) - 1, lines().length - shown));
  return (
    <Show when={lines().length > 0}>
      <Tap
        class="lyrics-card"
        style={{ background: p.colour }}
        name={p.host.t("openLyrics")}
        onTap={() => p.host.act.openLyrics()}
      >
        <b>{p.host.t("lyrics")}</b>
        <For each={lines().slice(from(), from() + shown)}>
          {(line) => <p class={line.atMs <= p.positionMs ? "now" : ""}>{line.text}</p>}
        </For>
      </Tap>
    </Show>
  );
}
export function ArtistCard(p: { readonly host: PlayerProps; readonly track: Track | null | undefined }) {
  const artist = queryWorld(music.queries.artist, () => (p.track ? { id: p.track.artists[0]!.id } : null));
  const isFollowed = () => p.host.state.saved[artist()?.id ?? ""] !== undefined;
  return (
    <Show when={artist()}>
      {(found) => (
        <>
          <HeadLine
            text={p.host.t("aboutArtist")}
            action={p.host.t("credits")}
            onAction={() => p.host.act.credits({ track: p.track!.id })}
          />
          <ItemRow
            title={found().name}
            note={p.host.t("monthlyListeners", { n: countText(found().listeners, p.host.lang) })}
            art={worldArt(found().id)}
            round
            end={
              <Pill
                label={p.host.t(isFollowed() ? "following" : "follow")}
                onTap={() =>
                  isFollowed()
                    ? p.host.act.unfollowArtist({ artist: found().id })
                    : p.host.act.followArtist({ artist: found().id })
                }
              />
            }
            onTap={() => p.host.act.openArtist({ artist: found().id })}
          />
          <Pill wide label={p.host.t("goToAlbum")} onTap={() => p.host.act.openAlbum({ album: p.track!.album })} />
        </>
      )}
    </Show>
  );
}
