import { For, Show } from "solid-js";
import { screen } from "#ui/screen-binding.tsx";
import app from "#apps/spotify/index.ts";
import { strings } from "#apps/spotify/strings.ts";
import { queryWorldPages } from "#ui/world.ts";
import music from "#world/music/index.ts";
import { yearText } from "#apps/spotify/format.ts";
import { Leaf } from "#apps/spotify/looks/frame.tsx";
import { Chips, Empty, ItemRow, Pill } from "#apps/spotify/looks/rows.tsx";
import { Foot } from "#apps/spotify/screens/parts/foot.tsx";
import { worldArt } from "#apps/spotify/screens/parts/things.ts";
import { releasedAt } from "../queries.ts";
import { discographyKinds } from "../screens.ts";

export default screen(app, strings, "discography", (p) => {
  const albums = queryWorldPages(
    music.queries.discography,
    () => ({
      artist: p.params.artist,
      sort: "newest" as const,
      ...(p.view.kind === "all" ? {} : { type: p.view.kind }),
    }),
    () => p.view.pages,
  );
  return (
    <Leaf
      back
      title={p.t("discography")}
      top={
        <Chips
          part="kinds"
          options={discographyKinds.map((id) => ({ id, label: p.t(`releases_${id}`) }))}
          chosen={p.view.kind}
          onPick={(kind) => p.act.showKind({ kind })}
        />
      }
      part={p.view.kind}
      bottom={<Foot host={p} />}
    >
      <Show when={albums()?.rows.length !== 0} fallback={<Empty text={p.t("noReleases")} />}>
        <For each={albums()?.rows ?? []}>
          {(album) => (
            <ItemRow
              title={album.title}
              note={`${yearText(releasedAt(album, p.state.startedAt, p.offsetMin), p.os)} · ${p.t(`type_${album.type}`)}`}
              art={worldArt(album.id)}
              explicit={album.explicit}
              onTap={() => p.act.openAlbum({ album: album.id })}
            />
          )}
        </For>
        <Show when={albums()?.more}>
          <Pill wide label={p.t("showMore")} onTap={() => p.act.more()} />
        </Show>
      </Show>
    </Leaf>
  );
});
