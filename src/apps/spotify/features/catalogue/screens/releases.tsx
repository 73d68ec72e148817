import { For, Show } from "solid-js";
import { screen } from "#ui/screen-binding.tsx";
import app from "#apps/spotify/index.ts";
import { strings } from "#apps/spotify/strings.ts";
import { queryWorldPages } from "#ui/world.ts";
import music from "#world/music/index.ts";
import { genres, newReleaseDays } from "#world/music/words.ts";
import { dayText } from "#apps/spotify/format.ts";
import { Leaf } from "#apps/spotify/looks/frame.tsx";
import { Chips, Empty, ItemRow, Pill } from "#apps/spotify/looks/rows.tsx";
import { Foot } from "#apps/spotify/screens/parts/foot.tsx";
import { namesOf, worldArt } from "#apps/spotify/screens/parts/things.ts";
import { publicOf } from "#apps/spotify/world.ts";
import { releasedAt } from "../queries.ts";

export default screen(app, strings, "releases", (p) => {
  const albums = queryWorldPages(
    music.queries.releases,
    () => ({
      public: publicOf(p.lang),
      age_max: newReleaseDays,
      sort: "newest" as const,
      ...(p.view.genre === null ? {} : { genre: p.view.genre }),
    }),
    () => p.view.pages,
  );
  return (
    <Leaf
      back
      title={p.t("newReleases")}
      top={
        <Chips
          part="genres"
          options={genres.map((id) => ({ id, label: p.t(`genre_${id}`) }))}
          chosen={p.view.genre}
          onPick={(genre) => p.act.showGenre({ genre: p.view.genre === genre ? null : genre })}
        />
      }
      part={p.view.genre ?? "all"}
      bottom={<Foot host={p} />}
    >
      <Show when={albums()?.rows.length !== 0} fallback={<Empty text={p.t("noReleases")} />}>
        <For each={albums()?.rows ?? []}>
          {(album) => (
            <ItemRow
              title={album.title}
              note={`${namesOf(album.artists)} · ${dayText(releasedAt(album, p.state.startedAt, p.offsetMin), p.os, p.now)}`}
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
