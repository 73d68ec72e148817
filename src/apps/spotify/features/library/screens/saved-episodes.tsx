import { createMemo, For, Show } from "solid-js";
import { screen } from "#ui/screen-binding.tsx";
import app from "#apps/spotify/index.ts";
import { strings } from "#apps/spotify/strings.ts";
import { Leaf } from "#apps/spotify/looks/frame.tsx";
import { ActRow, BigHead } from "#apps/spotify/looks/head.tsx";
import { Empty } from "#apps/spotify/looks/rows.tsx";
import { EpisodeRow } from "#apps/spotify/screens/parts/episode-row.tsx";
import { Foot } from "#apps/spotify/screens/parts/foot.tsx";
import { useEpisodes } from "#apps/spotify/screens/parts/items.ts";
import { playNames, playsSource, pressPlay } from "#apps/spotify/screens/parts/play-state.ts";
import { savedEpisodes } from "../queries.ts";

const source = { kind: "episodes", id: "" } as const;
export default screen(app, strings, "savedEpisodes", (p) => {
  const ids = createMemo(() => savedEpisodes(p.state));
  const episodes = useEpisodes(ids);
  return (
    <Leaf back tint="#0b4d3f" bottom={<Foot host={p} />}>
      <BigHead title={p.t("yourEpisodes")} facts={p.t("episodeCount", { n: ids().length })} />
      <ActRow names={playNames(p.t)} playing={playsSource(p, source)} onPlay={() => pressPlay(p, source)} />
      <Show
        when={ids().length > 0}
        fallback={<Empty title={p.t("episodesEmptyTitle")} text={p.t("episodesEmptyText")} />}
      >
        <For each={ids().flatMap((id) => episodes().get(id) ?? [])}>
          {(episode) => (
            <EpisodeRow
              host={p}
              episode={episode}
              withShow
              onOpen={() => p.act.openEpisode({ episode: episode.id })}
              onPlay={() => p.act.play({ source, item: episode.id })}
              onMenu={() => p.act.itemMenu({ item: episode.id, playlist: null })}
            />
          )}
        </For>
      </Show>
    </Leaf>
  );
});
