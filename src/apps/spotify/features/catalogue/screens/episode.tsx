import add from "@material-symbols/svg-400/rounded/add_circle.svg?raw";
import check from "@material-symbols/svg-400/rounded/check_circle-fill.svg?raw";
import mark from "@material-symbols/svg-400/rounded/check.svg?raw";
import queue from "@material-symbols/svg-400/rounded/add_to_queue.svg?raw";
import shareIcon from "@material-symbols/svg-400/rounded/share.svg?raw";
import { For, Show } from "solid-js";
import { screen } from "#ui/screen-binding.tsx";
import app from "#apps/spotify/index.ts";
import { strings } from "#apps/spotify/strings.ts";
import { queryWorld } from "#ui/world.ts";
import music from "#world/music/index.ts";
import { dayText, lengthText, spanText } from "#apps/spotify/format.ts";
import { IconButton, Leaf } from "#apps/spotify/looks/frame.tsx";
import { ActRow, BigHead, OwnerLine, Progress } from "#apps/spotify/looks/head.tsx";
import { Cell, HeadLine, Note } from "#apps/spotify/looks/rows.tsx";
import { DownloadButton } from "#apps/spotify/screens/parts/download-button.tsx";
import { Foot } from "#apps/spotify/screens/parts/foot.tsx";
import { isCurrent, isPlaying } from "#apps/spotify/screens/parts/items.ts";
import { playNames } from "#apps/spotify/screens/parts/play-state.ts";
import { usePlayed } from "#apps/spotify/screens/parts/played.ts";
import { worldArt } from "#apps/spotify/screens/parts/things.ts";
import { releasedAt } from "../queries.ts";

export default screen(app, strings, "episode", (p) => {
  const id = () => p.params.episode;
  const episode = queryWorld(music.queries.episode, () => ({ id: id() }));
  const played = usePlayed(() => p);
  const isNow = () => isCurrent(p, id());
  const saved = () => p.state.savedEpisodes[id()] !== undefined;
  const heard = () => p.state.heard[id()];
  const at = () => (isNow() ? played.positionMs() : (heard()?.positionMs ?? 0));
  return (
    <Show when={episode()} fallback={<Leaf back>{null}</Leaf>}>
      {(found) => (
        <Leaf back tint={found().colour} bottom={<Foot host={p} />}>
          <BigHead
            art={worldArt(found().show)}
            title={found().title}
            facts={`${dayText(releasedAt(found(), p.state.startedAt, p.offsetMin), p.os, p.now)} · ${
              heard()?.played === true && !isNow()
                ? p.t("played")
                : at() > 0
                  ? p.t("timeLeft", { time: spanText(found().ms - at(), p.lang) })
                  : spanText(found().ms, p.lang)
            }`}
          >
            <OwnerLine
              art={worldArt(found().show)}
              name={found().showTitle}
              label={p.t("goToShow")}
              onTap={() => p.act.openShow()}
            />
          </BigHead>
          <Show when={at() > 0}>
            <Progress share={at() / found().ms} />
          </Show>
          <ActRow
            names={playNames(p.t)}
            playing={isNow() && isPlaying(p)}
            start={
              <>
                <IconButton
                  kind={saved() ? "green" : undefined}
                  icon={saved() ? check : add}
                  name={p.t(saved() ? "removeFromEpisodes" : "addToEpisodes")}
                  onTap={() => p.act.saveEpisode()}
                />
                <DownloadButton
                  host={p}
                  id={id()}
                  items={[id()]}
                  onDownload={() => p.act.download()}
                  onRemove={() => p.act.removeDownload()}
                />
                <IconButton
                  kind={heard()?.played === true ? "green" : undefined}
                  icon={mark}
                  name={p.t(heard()?.played === true ? "markUnplayed" : "markPlayed")}
                  onTap={() => p.act.togglePlayed()}
                />
                <IconButton icon={queue} name={p.t("addToQueue")} onTap={() => p.act.enqueue()} />
                <IconButton icon={shareIcon} name={p.t("share")} onTap={() => p.act.share()} />
              </>
            }
            onPlay={() => (isNow() ? p.act.togglePlay() : p.act.play())}
          />
          <Note text={found().description} />
          <Show when={found().chapters.length > 0}>
            <HeadLine text={p.t("chapters")} />
            <For each={found().chapters}>
              {(chapter) => (
                <Cell
                  plain
                  title={chapter.title}
                  value={lengthText(chapter.atMs)}
                  onTap={() => (isNow() ? p.act.seek({ ms: chapter.atMs }) : p.act.playFrom({ ms: chapter.atMs }))}
                />
              )}
            </For>
          </Show>
        </Leaf>
      )}
    </Show>
  );
});
