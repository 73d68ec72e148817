import { For, Show } from "solid-js";
import { screen } from "#ui/screen-binding.tsx";
import app from "#apps/spotify/index.ts";
import { strings } from "#apps/spotify/strings.ts";
import { queryWorld } from "#ui/world.ts";
import music from "#world/music/index.ts";
import { Leaf } from "#apps/spotify/looks/frame.tsx";
import { LyricLines } from "#apps/spotify/looks/player.tsx";
import { Note, Pill } from "#apps/spotify/looks/rows.tsx";
import { namesOf } from "#apps/spotify/screens/parts/things.ts";
import { maxSharedLines } from "../screens.ts";

export default screen(app, strings, "shareLyrics", (p) => {
  const lyrics = queryWorld(music.queries.lyrics, () => ({ id: p.params.track }));
  const track = queryWorld(music.queries.track, () => ({ id: p.params.track }));
  return (
    <div class="lyrics-page" style={{ "--paper": track()?.colour ?? "#4a4a4a" }}>
      <Leaf
        back="close"
        centred
        title={p.t("shareLyrics")}
        bottom={
          <div class="lyrics-foot">
            <Pill kind="white" wide label={p.t("share")} disabled={!p.can("share")} onTap={() => p.act.share()} />
          </div>
        }
      >
        <Note text={p.t("pickLines", { n: maxSharedLines })} />
        <Show when={p.view.lines.length > 0}>
          <div class="lyric-paper" style={{ background: "rgb(0 0 0 / 30%)" }}>
            <For each={p.view.lines}>{(line) => <p>{lyrics()?.lines[line]?.text ?? ""}</p>}</For>
            <small>{`${track()?.title ?? ""} · ${namesOf(track()?.artists ?? [])}`}</small>
          </div>
        </Show>
        <LyricLines
          lines={lyrics()?.lines ?? []}
          current={-1}
          picked={p.view.lines}
          onLine={(line) => p.act.pick({ line })}
        />
      </Leaf>
    </div>
  );
});
