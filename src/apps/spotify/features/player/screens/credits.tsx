import { For } from "solid-js";
import { screen } from "#ui/screen-binding.tsx";
import app from "#apps/spotify/index.ts";
import { strings } from "#apps/spotify/strings.ts";
import { queryWorld } from "#ui/world.ts";
import music from "#world/music/index.ts";
import { Leaf } from "#apps/spotify/looks/frame.tsx";
import { Cell, HeadLine } from "#apps/spotify/looks/rows.tsx";
import { fullCount } from "#apps/spotify/format.ts";

export default screen(app, strings, "credits", (p) => {
  const track = queryWorld(music.queries.track, () => ({ id: p.params.track }));
  const album = queryWorld(music.queries.album, () => (track() ? { id: track()!.album } : null));
  const lyrics = queryWorld(music.queries.lyrics, () => (track()?.hasLyrics === true ? { id: p.params.track } : null));
  return (
    <Leaf back title={p.t("credits")}>
      <HeadLine text={track()?.title ?? ""} />
      <For each={track()?.artists ?? []}>
        {(artist) => (
          <Cell
            title={artist.name}
            note={p.t(track()!.features.includes(artist.id) ? "featuredArtist" : "mainArtist")}
            onTap={() => p.act.openArtist({ artist: artist.id })}
          />
        )}
      </For>
      <For each={lyrics()?.writers ?? []}>{(writer) => <Cell title={writer} note={p.t("writer")} />}</For>
      <Cell title={album()?.label ?? ""} note={p.t("label")} />
      <Cell title={fullCount(track()?.plays ?? 0)} note={p.t("plays")} />
    </Leaf>
  );
});
