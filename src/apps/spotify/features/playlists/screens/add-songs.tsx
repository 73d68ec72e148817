import check from "@material-symbols/svg-400/rounded/check_circle-fill.svg?raw";
import plus from "@material-symbols/svg-400/rounded/add_circle.svg?raw";
import { createMemo, For, Show } from "solid-js";
import { screen } from "#ui/screen-binding.tsx";
import app from "#apps/spotify/index.ts";
import { strings } from "#apps/spotify/strings.ts";
import { isOnline } from "#os/network.ts";
import { queryWorld } from "#ui/world.ts";
import music, { type TrackBrief } from "#world/music/index.ts";
import { SearchPill } from "#apps/spotify/looks/form.tsx";
import { IconButton, Leaf } from "#apps/spotify/looks/frame.tsx";
import { Empty, HeadLine, ItemRow } from "#apps/spotify/looks/rows.tsx";
import { isShown, useTracks } from "#apps/spotify/screens/parts/items.ts";
import { namesOf, worldArt } from "#apps/spotify/screens/parts/things.ts";
import { publicOf } from "#apps/spotify/world.ts";
import { likedTracks } from "../../library/queries.ts";
import { hasItem } from "../queries.ts";

export default screen(app, strings, "addSongs", (p) => {
  const own = () => p.state.playlists[p.params.playlist];
  const q = () => p.view.q.trim();
  const found = queryWorld(music.queries.findtracks, () => (q() !== "" && isOnline(p.os) ? { q: q() } : null));
  const popular = queryWorld(music.queries.findtracks, () =>
    q() === "" && isOnline(p.os) ? { public: publicOf(p.lang) } : null,
  );
  const liked = useTracks(createMemo(() => (q() === "" ? likedTracks(p.state) : [])));
  const rows = (): readonly TrackBrief[] => (found()?.rows ?? []).filter((track) => isShown(p, track));
  const Song = (s: { readonly track: TrackBrief }) => {
    const has = () => own() !== undefined && hasItem(own()!, s.track.id);
    const press = () => (has() ? p.act.remove({ item: s.track.id }) : p.act.add({ item: s.track.id }));
    return (
      <ItemRow
        title={s.track.title}
        note={namesOf(s.track.artists)}
        art={worldArt(s.track.album)}
        explicit={s.track.explicit}
        end={
          <IconButton
            kind={has() ? "green" : "strong"}
            icon={has() ? check : plus}
            name={p.t(has() ? "removeItem" : "addItem", { name: s.track.title })}
            onTap={press}
          />
        }
        onTap={press}
      />
    );
  };
  return (
    <Leaf
      back="close"
      centred
      title={p.t("addToThis")}
      top={<SearchPill at={p.field("q")} name={p.t("searchSongs")} />}
    >
      <Show
        when={q() === ""}
        fallback={
          <Show
            when={rows().length > 0}
            fallback={<Empty title={p.t("nothingFound", { q: q() })} text={p.t("nothingFoundText")} />}
          >
            <For each={rows()}>{(track) => <Song track={track} />}</For>
          </Show>
        }
      >
        <HeadLine text={p.t("likedSongs")} />
        <For each={[...liked().values()].slice(0, 20)}>{(track) => <Song track={track} />}</For>
        <HeadLine text={p.t("suggested")} />
        <For each={popular()?.rows ?? []}>{(track) => <Song track={track} />}</For>
      </Show>
    </Leaf>
  );
});
