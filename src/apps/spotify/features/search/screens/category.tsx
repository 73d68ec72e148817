import { Show } from "solid-js";
import { screen } from "#ui/screen-binding.tsx";
import app from "#apps/spotify/index.ts";
import { strings } from "#apps/spotify/strings.ts";
import { queryWorld, queryWorldPages } from "#ui/world.ts";
import music from "#world/music/index.ts";
import { newReleaseDays } from "#world/music/words.ts";
import { Leaf } from "#apps/spotify/looks/frame.tsx";
import { HeadLine, ItemRow, Pill } from "#apps/spotify/looks/rows.tsx";
import { CardGrid, Shelf, type CardFacts } from "#apps/spotify/looks/tiles.tsx";
import { Foot } from "#apps/spotify/screens/parts/foot.tsx";
import { openThing } from "#apps/spotify/screens/parts/host.ts";
import { namesOf, ownerName, worldArt } from "#apps/spotify/screens/parts/things.ts";
import { dayText } from "#apps/spotify/format.ts";
import { concertTime } from "../../catalogue/queries.ts";
import { publicOf } from "#apps/spotify/world.ts";

export default screen(app, strings, "category", (p) => {
  const category = queryWorld(music.queries.category, () => ({ id: p.params.category }));
  const base = () => ({ public: publicOf(p.lang) });
  const is = (kind: string) => category()?.shows === kind;
  const genre = () => category()?.genre ?? null;
  const pages = () => p.view.pages;
  const playlists = queryWorldPages(
    music.queries.findplaylists,
    () => (is("playlists") ? { ...base(), category: p.params.category } : null),
    pages,
  );
  const shows = queryWorldPages(music.queries.findshows, () => (is("podcasts") ? base() : null), pages);
  const releases = queryWorldPages(
    music.queries.releases,
    () => (is("releases") ? { ...base(), age_max: newReleaseDays, sort: "newest" as const } : null),
    pages,
  );
  const charts = queryWorld(music.queries.charts, () =>
    is("charts") ? { public_any: [publicOf(p.lang), "all"] as ("en" | "zh" | "all")[] } : null,
  );
  const concerts = queryWorldPages(
    music.queries.concerts,
    () => (is("concerts") ? { ...base(), day_min: 0, sort: "soonest" as const } : null),
    pages,
  );
  const artists = queryWorld(music.queries.findartists, () =>
    genre() === null ? null : { ...base(), genre: genre()! },
  );
  const albums = queryWorld(music.queries.findalbums, () => (genre() === null ? null : { ...base(), genre: genre()! }));
  const cards = (): CardFacts[] => [
    ...(playlists()?.rows ?? []).map((one) => ({
      id: one.id,
      title: one.title,
      note: ownerName(p, one.owner),
      art: worldArt(one.id),
      round: false,
    })),
    ...(shows()?.rows ?? []).map((one) => ({
      id: one.id,
      title: one.title,
      note: one.publisher,
      art: worldArt(one.id),
      round: false,
    })),
    ...(releases()?.rows ?? []).map((one) => ({
      id: one.id,
      title: one.title,
      note: namesOf(one.artists),
      art: worldArt(one.id),
      round: false,
    })),
    ...(charts()?.rows ?? []).map((one) => ({
      id: one.id,
      title: p.lang === "en" ? one.title.en : one.title.zh,
      note: p.t("chart"),
      art: worldArt(one.id),
      round: false,
    })),
  ];
  const more = () => [playlists, shows, releases, concerts].some((read) => read()?.more === true);
  const title = () => {
    const found = category()?.title;
    return found ? (p.lang === "en" ? found.en : found.zh) : "";
  };
  return (
    <Leaf back tint={category()?.colour ?? "#333"} title={title()} bottom={<Foot host={p} />}>
      <CardGrid cards={cards()} onTap={(id) => openThing(p.act, id)} />
      <Show when={is("concerts")}>
        <HeadLine text={p.t("concerts")} action={p.t("showAll")} onAction={() => p.act.openConcerts()} />
      </Show>
      {(concerts()?.rows ?? []).map((one) => (
        <ItemRow
          title={one.artist.name}
          note={`${dayText(concertTime(one, p.state.startedAt, p.offsetMin), p.os, p.now)} · ${one.venue}, ${one.city}`}
          art={worldArt(one.artist.id)}
          round
          onTap={() => p.act.openConcert({ concert: one.id })}
        />
      ))}
      <Show when={more()}>
        <Pill wide label={p.t("showMore")} onTap={() => p.act.more()} />
      </Show>
      <Show when={(artists()?.rows.length ?? 0) > 0}>
        <HeadLine text={p.t("found_artists")} />
        <Shelf
          part="artists"
          cards={artists()!.rows.map((one) => ({
            id: one.id,
            title: one.name,
            note: p.t("artist"),
            art: worldArt(one.id),
            round: true,
          }))}
          onTap={(id) => openThing(p.act, id)}
        />
      </Show>
      <Show when={(albums()?.rows.length ?? 0) > 0}>
        <HeadLine text={p.t("found_albums")} />
        <Shelf
          part="albums"
          cards={albums()!.rows.map((one) => ({
            id: one.id,
            title: one.title,
            note: namesOf(one.artists),
            art: worldArt(one.id),
            round: false,
          }))}
          onTap={(id) => openThing(p.act, id)}
        />
      </Show>
    </Leaf>
  );
});
