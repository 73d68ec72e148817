/** The results of a search, by kind. */
import { createMemo, For, Show } from "solid-js";
import { isOnline } from "#os/network.ts";
import { queryWorldPages } from "#ui/world.ts";
import music from "#world/music/index.ts";
import { Empty, HeadLine, ItemRow, Pill } from "#apps/spotify/looks/rows.tsx";
import { isCurrent, isPlayable, isShown, useTracks } from "#apps/spotify/screens/parts/items.ts";
import { namesOf, ownerName, useOwnArt, worldArt } from "#apps/spotify/screens/parts/things.ts";
import { isDownloaded } from "../../../downloads/queries.ts";
import { listPlaylists } from "../../../playlists/queries.ts";
import { openFound, type FindProps } from "./props.ts";

interface Hit {
  readonly id: string;
  readonly title: string;
  readonly note: string;
  readonly round?: boolean;
  readonly cover: string;
  readonly person?: string;
  readonly explicit?: boolean;
}
/** How many results of each kind the first page shows. */
const atTop = 4;
export function Found(p: { readonly host: FindProps }) {
  const q = () => p.host.view.q.trim();
  const kind = () => p.host.view.kind;
  const t: typeof p.host.t = (key, facts) => p.host.t(key, facts);
  const asks = (...kinds: readonly string[]) =>
    q() !== "" && isOnline(p.host.os) && (kind() === "top" || kinds.includes(kind())) ? { q: q() } : null;
  const pages = () => (kind() === "top" ? 1 : p.host.view.pages);
  const tracks = queryWorldPages(music.queries.findtracks, () => asks("songs"), pages);
  const artists = queryWorldPages(music.queries.findartists, () => asks("artists"), pages);
  const albums = queryWorldPages(music.queries.findalbums, () => asks("albums"), pages);
  const playlists = queryWorldPages(music.queries.findplaylists, () => asks("playlists"), pages);
  const shows = queryWorldPages(music.queries.findshows, () => asks("podcasts"), pages);
  const episodes = queryWorldPages(music.queries.findepisodes, () => asks("episodes"), pages);
  const friends = queryWorldPages(music.queries.friends, () => asks("profiles"), pages);
  const lyrics = queryWorldPages(music.queries.findlyrics, () => (kind() === "lyrics" ? asks("lyrics") : null), pages);
  const sung = useTracks(createMemo(() => (lyrics()?.rows ?? []).map(({ id }) => id)));
  const own = createMemo(() =>
    kind() === "top" || kind() === "playlists"
      ? listPlaylists(p.host.state).filter(({ name }) => name.toLowerCase().includes(q().toLowerCase()))
      : [],
  );
  const ownArt = useOwnArt(
    () => p.host,
    createMemo(() => own().map(({ id }) => id)),
  );
  const sections = createMemo((): { readonly title: string; readonly hits: Hit[]; readonly more: boolean }[] => {
    const songs = (
      rows: readonly {
        readonly id: string;
        readonly title: string;
        readonly artists: readonly { readonly name: string }[];
        readonly album: string;
        readonly explicit: boolean;
      }[],
    ): Hit[] =>
      rows
        .filter((one) => isShown(p.host, one))
        .map((one) => ({
          id: one.id,
          title: one.title,
          note: `${t("song")} · ${namesOf(one.artists)}`,
          cover: one.album,
          explicit: one.explicit,
        }));
    return [
      {
        title: t("found_artists"),
        hits: (artists()?.rows ?? []).map((one) => ({
          id: one.id,
          title: one.name,
          note: t("artist"),
          round: true,
          cover: one.id,
        })),
        more: artists()?.more === true,
      },
      { title: t("found_songs"), hits: songs(tracks()?.rows ?? []), more: tracks()?.more === true },
      {
        title: t("found_albums"),
        hits: (albums()?.rows ?? []).map((one) => ({
          id: one.id,
          title: one.title,
          note: `${t(`type_${one.type}`)} · ${namesOf(one.artists)}`,
          cover: one.id,
          explicit: one.explicit,
        })),
        more: albums()?.more === true,
      },
      {
        title: t("found_playlists"),
        hits: (playlists()?.rows ?? []).map((one) => ({
          id: one.id,
          title: one.title,
          note: `${t("playlist")} · ${ownerName(p.host, one.owner)}`,
          cover: one.id,
        })),
        more: playlists()?.more === true,
      },
      {
        title: t("found_podcasts"),
        hits: (shows()?.rows ?? []).map((one) => ({
          id: one.id,
          title: one.title,
          note: `${t("podcast")} · ${one.publisher}`,
          cover: one.id,
        })),
        more: shows()?.more === true,
      },
      {
        title: t("found_episodes"),
        hits: (episodes()?.rows ?? []).map((one) => ({
          id: one.id,
          title: one.title,
          note: `${t("episode")} · ${one.showTitle}`,
          cover: one.show,
        })),
        more: episodes()?.more === true,
      },
      {
        title: t("found_profiles"),
        hits: (friends()?.rows ?? []).map((one) => ({
          id: one.id,
          title: one.name,
          note: t("profile"),
          round: true,
          cover: "",
          person: one.person,
        })),
        more: friends()?.more === true,
      },
      { title: t("found_lyrics"), hits: songs([...sung().values()]), more: lyrics()?.more === true },
    ]
      .filter(({ hits }) => hits.length > 0)
      .map((section) => (kind() === "top" ? { ...section, hits: section.hits.slice(0, atTop), more: false } : section));
  });
  const isEmpty = () => sections().length === 0 && own().length === 0;
  return (
    <Show when={isOnline(p.host.os)} fallback={<Empty title={t("offlineTitle")} text={t("offlineText")} />}>
      <Show when={!isEmpty()} fallback={<Empty title={t("nothingFound", { q: q() })} text={t("nothingFoundText")} />}>
        <For each={own()}>
          {(one) => (
            <ItemRow
              title={one.name}
              note={`${t("playlist")} · ${p.host.state.account.name}`}
              art={ownArt(one.id)}
              onTap={() => openFound(p.host, one.id)}
            />
          )}
        </For>
        <For each={sections()}>
          {(section) => (
            <>
              <Show when={kind() === "top"}>
                <HeadLine text={section.title} />
              </Show>
              <For each={section.hits}>
                {(hit) => (
                  <ItemRow
                    title={hit.title}
                    note={hit.note}
                    art={hit.person === undefined ? worldArt(hit.cover) : { kind: "person", id: hit.person }}
                    round={hit.round}
                    explicit={hit.explicit}
                    now={isCurrent(p.host, hit.id)}
                    downloaded={isDownloaded(p.host.state, hit.id, p.host.now)}
                    disabled={
                      hit.id.startsWith("mu_track_") &&
                      !isPlayable(p.host, { id: hit.id, explicit: hit.explicit === true })
                    }
                    menu={t("moreFor", { name: hit.title })}
                    onMenu={hit.id.startsWith("mu_track_") ? () => p.host.act.itemMenu({ item: hit.id }) : undefined}
                    onTap={() => openFound(p.host, hit.id)}
                  />
                )}
              </For>
              <Show when={section.more}>
                <Pill wide label={t("showMore")} onTap={() => p.host.act.more()} />
              </Show>
            </>
          )}
        </For>
      </Show>
    </Show>
  );
}
