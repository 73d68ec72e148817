import { createMemo, Show } from "solid-js";
import { screen } from "#ui/screen-binding.tsx";
import app from "#apps/spotify/index.ts";
import { strings } from "#apps/spotify/strings.ts";
import { SearchPill } from "#apps/spotify/looks/form.tsx";
import { Leaf } from "#apps/spotify/looks/frame.tsx";
import { ActRow, BigHead } from "#apps/spotify/looks/head.tsx";
import { Empty } from "#apps/spotify/looks/rows.tsx";
import { DownloadButton } from "#apps/spotify/screens/parts/download-button.tsx";
import { Foot } from "#apps/spotify/screens/parts/foot.tsx";
import { playNames, playsSource, pressPlay } from "#apps/spotify/screens/parts/play-state.ts";
import { TrackList } from "#apps/spotify/screens/parts/track-list.tsx";
import { likedTracks } from "../queries.ts";

const source = { kind: "liked", id: "" } as const;
export default screen(app, strings, "liked", (p) => {
  const items = createMemo(() => likedTracks(p.state));
  return (
    <Leaf back tint="#4b3ba3" bottom={<Foot host={p} />}>
      <div class="search-grey">
        <SearchPill inBar at={p.field("q")} name={p.t("findInLiked")} />
      </div>
      <BigHead title={p.t("likedSongs")} facts={p.t("songCount", { n: items().length })} />
      <ActRow
        names={playNames(p.t)}
        playing={playsSource(p, source)}
        shuffled={p.state.queue.shuffle}
        start={
          <DownloadButton
            host={p}
            id="liked"
            items={items()}
            onDownload={() => p.act.download()}
            onRemove={() => p.act.removeDownload()}
          />
        }
        onShuffle={() => p.act.shufflePlay()}
        onPlay={() => pressPlay(p, source)}
      />
      <Show when={items().length > 0} fallback={<Empty title={p.t("likedEmptyTitle")} text={p.t("likedEmptyText")} />}>
        <TrackList host={p} source={source} items={items()} q={p.view.q} />
      </Show>
    </Leaf>
  );
});
