import check from "@material-symbols/svg-400/rounded/check_circle-fill.svg?raw";
import plus from "@material-symbols/svg-400/rounded/add_circle.svg?raw";
import { createMemo, Show } from "solid-js";
import { screen } from "#ui/screen-binding.tsx";
import app from "#apps/spotify/index.ts";
import { strings } from "#apps/spotify/strings.ts";
import { countText } from "#os/social-format.ts";
import { queryWorld } from "#ui/world.ts";
import music from "#world/music/index.ts";
import { sourceOf } from "#apps/spotify/ids.ts";
import { IconButton, Leaf } from "#apps/spotify/looks/frame.tsx";
import { ActRow, BigHead } from "#apps/spotify/looks/head.tsx";
import { Foot } from "#apps/spotify/screens/parts/foot.tsx";
import { useTracks } from "#apps/spotify/screens/parts/items.ts";
import { playNames, playsSource, pressPlay } from "#apps/spotify/screens/parts/play-state.ts";
import { namesOf, worldArt } from "#apps/spotify/screens/parts/things.ts";
import { TrackList } from "#apps/spotify/screens/parts/track-list.tsx";

export default screen(app, strings, "chart", (p) => {
  const id = () => p.params.chart;
  const chart = queryWorld(music.queries.chart, () => ({ id: id() }));
  const items = createMemo(() => (chart()?.entries ?? []).map(({ track }) => track));
  const tracks = useTracks(items);
  const isSaved = () => p.state.saved[id()] !== undefined;
  const source = () => sourceOf(id());
  const title = () => (p.lang === "en" ? chart()?.title.en : chart()?.title.zh) ?? "";
  /** The move since last week: "▲ 3", "▼ 1", "–", "new". */
  const note = (item: string): string => {
    const place = items().indexOf(item);
    const entry = chart()?.entries[place];
    const by = namesOf(tracks().get(item)?.artists ?? []);
    if (!entry) return by;
    const change =
      entry.before === null
        ? p.t("newEntry")
        : entry.before === place + 1
          ? "–"
          : entry.before > place + 1
            ? `▲ ${entry.before - place - 1}`
            : `▼ ${place + 1 - entry.before}`;
    return `${change} · ${by} · ${countText(entry.plays, p.lang)}`;
  };
  return (
    <Show when={chart()} fallback={<Leaf back>{null}</Leaf>}>
      {(found) => (
        <Leaf back tint={found().colour} bottom={<Foot host={p} />}>
          <BigHead
            art={worldArt(id())}
            title={title()}
            about={p.t("chartAbout")}
            facts={p.t("songCount", { n: items().length })}
          />
          <ActRow
            names={playNames(p.t)}
            playing={playsSource(p, source())}
            shuffled={p.state.queue.shuffle}
            start={
              <IconButton
                kind={isSaved() ? "green" : undefined}
                icon={isSaved() ? check : plus}
                name={p.t(isSaved() ? "removeFromLibrary" : "addToLibrary")}
                onTap={() => (isSaved() ? p.act.unsave() : p.act.save())}
              />
            }
            onShuffle={() => p.act.shufflePlay()}
            onPlay={() => pressPlay(p, source())}
          />
          <TrackList host={p} source={source()} items={items()} numbered noteOf={note} />
        </Leaf>
      )}
    </Show>
  );
});
