import shareIcon from "@material-symbols/svg-400/rounded/share.svg?raw";
import { Show } from "solid-js";
import { screen } from "#ui/screen-binding.tsx";
import app from "#apps/spotify/index.ts";
import { strings } from "#apps/spotify/strings.ts";
import { queryWorld } from "#ui/world.ts";
import music from "#world/music/index.ts";
import { IconButton, Leaf } from "#apps/spotify/looks/frame.tsx";
import { LyricLines, PlayBig, SeekBar } from "#apps/spotify/looks/player.tsx";
import { Empty } from "#apps/spotify/looks/rows.tsx";
import { isPlaying } from "#apps/spotify/screens/parts/items.ts";
import { usePlayed } from "#apps/spotify/screens/parts/played.ts";
import { controlNames, lineAt } from "./parts/names.ts";

export default screen(app, strings, "lyrics", (p) => {
  const played = usePlayed(() => p);
  const id = () => p.params.track ?? played.track()?.id ?? null;
  const lyrics = queryWorld(music.queries.lyrics, () => (id() === null ? null : { id: id()! }));
  const current = () => (id() === played.item() ? lineAt(lyrics()?.lines ?? [], played.positionMs()) : -1);
  return (
    <div class="lyrics-page" style={{ "--paper": played.colour() }}>
      <Leaf
        back="close"
        down
        centred
        title={played.facts()?.title ?? p.t("lyrics")}
        note={played.facts()?.by}
        actions={
          <Show when={lyrics()}>
            <IconButton
              kind="strong"
              icon={shareIcon}
              name={p.t("shareLyrics")}
              onTap={() => p.act.share({ track: id()! })}
            />
          </Show>
        }
        bottom={
          <Show when={played.facts()}>
            {(facts) => (
              <div class="lyrics-foot">
                <SeekBar
                  name={p.t("seek")}
                  positionMs={played.positionMs()}
                  lengthMs={facts().ms}
                  onSeek={(ms) => p.act.seek({ ms })}
                />
                <PlayBig playing={isPlaying(p)} names={controlNames(p.t, "off")} onTap={() => p.act.togglePlay()} />
              </div>
            )}
          </Show>
        }
      >
        <Show when={lyrics()} fallback={<Empty title={p.t("noLyricsTitle")} text={p.t("noLyricsText")} />}>
          {(found) => (
            <>
              <LyricLines
                lines={found().lines}
                current={current()}
                onLine={(n) => p.act.seek({ ms: found().lines[n]!.atMs })}
              />
              <p class="note">{p.t("writtenBy", { names: found().writers.join(", ") })}</p>
            </>
          )}
        </Show>
      </Leaf>
    </div>
  );
});
