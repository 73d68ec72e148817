/** The tiles and shelves of the home screen. */
import { createMemo, Show } from "solid-js";
import { isOnline } from "#os/network.ts";
import type { ScreenProps } from "#ui/screen-binding.tsx";
import { queryWorld } from "#ui/world.ts";
import music from "#world/music/index.ts";
import { newReleaseDays } from "#world/music/words.ts";
import type app from "#apps/spotify/index.ts";
import { idOfSource } from "#apps/spotify/ids.ts";
import { spanText } from "#apps/spotify/format.ts";
import { HeadLine, ItemRow } from "#apps/spotify/looks/rows.tsx";
import { Shelf, Tiles, type CardFacts } from "#apps/spotify/looks/tiles.tsx";
import { useFriends } from "#apps/spotify/screens/parts/friends.ts";
import { openThing } from "#apps/spotify/screens/parts/host.ts";
import { useEpisodes } from "#apps/spotify/screens/parts/items.ts";
import { namesOf, ownerName, useCards, worldArt } from "#apps/spotify/screens/parts/things.ts";
import type { Word } from "#apps/spotify/strings.ts";
import { publicOf } from "#apps/spotify/world.ts";
import { lastPlayed, latestFirst, libraryEntries } from "../../../library/queries.ts";

type HomeProps = ScreenProps<typeof app, "home", Word>;
const tileCount = 8;
export function Feed(p: { readonly host: HomeProps }) {
  const state = () => p.host.state;
  const filter = () => p.host.view.filter;
  const isShow = (id: string): boolean => id.startsWith("mu_show_") || id === "episodes";
  const tileIds = createMemo(() => {
    const played = [...lastPlayed(state()).keys()];
    const library = libraryEntries(state())
      .toSorted((a, b) => b.at - a.at)
      .map(({ id }) => id);
    const known = new Set(library);
    const all = [
      ...new Set([...state().pins, ...played.filter((id) => known.has(id) || !id.startsWith("playlist_")), ...library]),
    ];
    const wanted = all.filter((id) => filter() === "all" || isShow(id) === (filter() === "podcasts"));
    return wanted.filter((id) => !id.startsWith("mu_artist_") || played.includes(id)).slice(0, tileCount);
  });
  const tiles = useCards(() => p.host, tileIds);
  const now = (): string | null => (state().queue.source === null ? null : idOfSource(state().queue.source!));

  const hasMusic = () => filter() !== "podcasts";
  const hasPodcasts = () => filter() !== "music";
  const base = () => ({ public: publicOf(p.host.lang) });
  const online = () => isOnline(p.host.os);
  const playlists = queryWorld(music.queries.findplaylists, () => (hasMusic() && online() ? base() : null));
  const releases = queryWorld(music.queries.releases, () =>
    hasMusic() && online() ? { ...base(), age_max: newReleaseDays, sort: "newest" as const } : null,
  );
  const artists = queryWorld(music.queries.findartists, () => (hasMusic() && online() ? base() : null));
  const shows = queryWorld(music.queries.findshows, () => (hasPodcasts() && online() ? base() : null));
  const charts = queryWorld(music.queries.charts, () =>
    hasMusic() && online() ? { public_any: [publicOf(p.host.lang), "all"] as ("en" | "zh" | "all")[] } : null,
  );
  const concerts = queryWorld(music.queries.concerts, () =>
    hasMusic() && online() ? { ...base(), day_min: 0, sort: "soonest" as const } : null,
  );
  const recent = useCards(
    () => p.host,
    createMemo(() =>
      [...lastPlayed(state()).keys()]
        .filter((id) => isShow(id) === (filter() === "podcasts") || filter() === "all")
        .slice(0, 10),
    ),
  );
  const favourites = useCards(
    () => p.host,
    createMemo(() =>
      latestFirst(state().saved)
        .filter((id) => id.startsWith("mu_artist_"))
        .slice(0, 12),
    ),
  );
  const begun = createMemo(() =>
    hasPodcasts()
      ? Object.entries(state().heard)
          .filter(([, { played, positionMs }]) => !played && positionMs > 0)
          .toSorted(([, a], [, b]) => b.at - a.at)
          .map(([id]) => id)
          .slice(0, 4)
      : [],
  );
  const episodes = useEpisodes(begun);
  const friends = useFriends(() => p.host, { isWanted: () => hasMusic() && Object.keys(state().blends).length > 0 });
  const nameOf = (friend: string): string => friends()?.rows.find(({ id }) => id === friend)?.name ?? "";
  const blends = createMemo((): CardFacts[] =>
    hasMusic()
      ? Object.values(state().blends)
          .filter(({ joinsAt }) => joinsAt === null)
          .map(({ id, friend }) => ({
            id,
            title: p.host.t("blendTitle"),
            note: p.host.t("blendOf", { name: nameOf(friend), me: state().account.name }),
            art: { kind: "blend" },
            round: false,
          }))
      : [],
  );
  const open = (id: string) => openThing(p.host.act, id);
  return (
    <>
      <Tiles cards={tiles()} now={now()} onTap={open} />
      <Show when={begun().length > 0}>
        <HeadLine text={p.host.t("continueListening")} />
        {begun().map((id) => (
          <Show when={episodes().get(id)}>
            {(episode) => (
              <ItemRow
                title={episode().title}
                note={p.host.t("timeLeft", {
                  time: spanText(episode().ms - (state().heard[id]?.positionMs ?? 0), p.host.lang),
                })}
                art={worldArt(episode().show)}
                onTap={() => p.host.act.openEpisode({ episode: id })}
              />
            )}
          </Show>
        ))}
      </Show>
      <Show when={hasMusic() && (playlists()?.rows.length ?? 0) > 0}>
        <HeadLine text={p.host.t("madeForYou", { name: state().account.name })} />
        <Shelf
          part="made"
          cards={playlists()!.rows.map((one) => ({
            id: one.id,
            title: one.title,
            note: one.description === "" ? ownerName(p.host, one.owner) : one.description,
            art: worldArt(one.id),
            round: false,
          }))}
          onTap={open}
        />
      </Show>
      <Show when={recent().length > 0}>
        <HeadLine
          text={p.host.t("recentlyPlayed")}
          action={p.host.t("showAll")}
          onAction={() => p.host.act.openHistory()}
        />
        <Shelf part="recent" cards={recent()} onTap={open} />
      </Show>
      <Show when={blends().length > 0}>
        <HeadLine text={p.host.t("blends")} />
        <Shelf part="blends" cards={blends()} onTap={open} />
      </Show>
      <Show when={hasPodcasts() && (shows()?.rows.length ?? 0) > 0}>
        <HeadLine text={p.host.t("showsForYou")} />
        <Shelf
          part="shows"
          cards={shows()!.rows.map((one) => ({
            id: one.id,
            title: one.title,
            note: one.publisher,
            art: worldArt(one.id),
            round: false,
          }))}
          onTap={open}
        />
      </Show>
      <Show when={hasMusic() && favourites().length > 0}>
        <HeadLine text={p.host.t("favouriteArtists")} />
        <Shelf part="favourites" cards={favourites()} onTap={open} />
      </Show>
      <Show when={hasMusic() && (releases()?.rows.length ?? 0) > 0}>
        <HeadLine
          text={p.host.t("newReleases")}
          action={p.host.t("showAll")}
          onAction={() => p.host.act.openReleases()}
        />
        <Shelf
          part="releases"
          cards={releases()!.rows.map((one) => ({
            id: one.id,
            title: one.title,
            note: namesOf(one.artists),
            art: worldArt(one.id),
            round: false,
          }))}
          onTap={open}
        />
      </Show>
      <Show when={hasMusic() && (charts()?.rows.length ?? 0) > 0}>
        <HeadLine text={p.host.t("charts")} action={p.host.t("showAll")} onAction={() => p.host.act.openCharts()} />
        <Shelf
          part="charts"
          cards={charts()!.rows.map((one) => ({
            id: one.id,
            title: p.host.lang === "en" ? one.title.en : one.title.zh,
            note: p.host.t("chartNote"),
            art: worldArt(one.id),
            round: false,
          }))}
          onTap={open}
        />
      </Show>
      <Show when={hasMusic() && (artists()?.rows.length ?? 0) > 0}>
        <HeadLine text={p.host.t("popularArtists")} />
        <Shelf
          part="artists"
          cards={artists()!.rows.map((one) => ({
            id: one.id,
            title: one.name,
            note: p.host.t("artist"),
            art: worldArt(one.id),
            round: true,
          }))}
          onTap={open}
        />
      </Show>
      <Show when={hasMusic() && (concerts()?.rows.length ?? 0) > 0}>
        <HeadLine
          text={p.host.t("concertsNear")}
          action={p.host.t("showAll")}
          onAction={() => p.host.act.openConcerts()}
        />
        <Shelf
          part="concerts"
          cards={concerts()!
            .rows.slice(0, 8)
            .map((one) => ({
              id: one.id,
              title: one.artist.name,
              note: one.city,
              art: worldArt(one.artist.id),
              round: true,
            }))}
          onTap={(concert) => p.host.act.openConcert({ concert })}
        />
      </Show>
    </>
  );
}
