import add from "@material-symbols/svg-400/rounded/add_circle.svg?raw";
import check from "@material-symbols/svg-400/rounded/check_circle-fill.svg?raw";
import more from "@material-symbols/svg-400/rounded/more_vert.svg?raw";
import moon from "@material-symbols/svg-400/rounded/bedtime.svg?raw";
import moonOn from "@material-symbols/svg-400/rounded/bedtime-fill.svg?raw";
import queueIcon from "@material-symbols/svg-400/rounded/queue_music.svg?raw";
import shareIcon from "@material-symbols/svg-400/rounded/share.svg?raw";
import { Show } from "solid-js";
import { screen } from "#ui/screen-binding.tsx";
import app from "#apps/spotify/index.ts";
import { strings } from "#apps/spotify/strings.ts";
import { Tap } from "#ui/kit/tap.tsx";
import { isEpisode } from "#apps/spotify/ids.ts";
import { Cover } from "#apps/spotify/looks/cover.tsx";
import { IconButton, Leaf } from "#apps/spotify/looks/frame.tsx";
import { Controls, PlayBig, SeekBar, WordButton } from "#apps/spotify/looks/player.tsx";
import { Empty } from "#apps/spotify/looks/rows.tsx";
import { isPlaying } from "#apps/spotify/screens/parts/items.ts";
import { usePlayed } from "#apps/spotify/screens/parts/played.ts";
import { worldArt } from "#apps/spotify/screens/parts/things.ts";
import { controlActs, controlNames } from "./parts/names.ts";
import { DeviceLink, PlayerSheets } from "./parts/player-sheets.tsx";
import { LyricsCard, ArtistCard } from "./parts/player-cards.tsx";
import { SourceLine } from "./parts/source-line.tsx";

export default screen(app, strings, "player", (p) => {
  const played = usePlayed(() => p);
  const item = () => played.item() ?? "";
  const liked = () => p.state.liked[item()] !== undefined;
  const saved = () => p.state.savedEpisodes[item()] !== undefined;
  const step = () => p.state.prefs.podcastStep;
  return (
    <Leaf
      back="close"
      down
      centred
      tint={p.state.prefs.canvas ? played.colour() : undefined}
      middle={<SourceLine host={p} />}
      actions={
        <Show when={played.facts()}>
          {(facts) => (
            <IconButton
              kind="strong"
              icon={more}
              name={p.t("moreFor", { name: facts().title })}
              onTap={() => p.act.itemMenu({ item: item() })}
            />
          )}
        </Show>
      }
      overlays={<PlayerSheets host={p} />}
    >
      <Show when={played.facts()} fallback={<Empty title={p.t("nothingPlaysTitle")} text={p.t("nothing-to-play")} />}>
        {(facts) => (
          <div class="player-page">
            <div class="player-cover">
              <Cover art={worldArt(facts().cover)} size="fill" />
            </div>
            <div class="player-title">
              <Tap
                class="player-words"
                role="link"
                name={`${facts().title}, ${facts().by}`}
                onTap={() => {
                  const track = played.track();
                  if (track) p.act.openArtist({ artist: track.artists[0]!.id });
                  else if (played.episode()) p.act.openShow({ show: played.episode()!.show });
                }}
              >
                <p>{facts().title}</p>
                <small>{facts().by}</small>
              </Tap>
              <Show
                when={isEpisode(item())}
                fallback={
                  <IconButton
                    kind={liked() ? "green" : "strong"}
                    icon={liked() ? check : add}
                    name={p.t(liked() ? "addToPlaylist" : "addToLiked")}
                    on={liked()}
                    onTap={() => (liked() ? p.act.addTo({ item: item() }) : p.act.like({ track: item() }))}
                  />
                }
              >
                <IconButton
                  kind={saved() ? "green" : "strong"}
                  icon={saved() ? check : add}
                  name={p.t(saved() ? "removeFromEpisodes" : "addToEpisodes")}
                  on={saved()}
                  onTap={() => p.act.saveEpisode({ episode: item() })}
                />
              </Show>
            </div>
            <SeekBar
              name={p.t("seek")}
              positionMs={played.positionMs()}
              lengthMs={facts().ms}
              onSeek={(ms) => p.act.seek({ ms })}
            />
            <Show
              when={isEpisode(item())}
              fallback={
                <Controls
                  names={controlNames(p.t, p.state.queue.repeat)}
                  playing={isPlaying(p)}
                  shuffled={p.state.queue.shuffle}
                  repeat={p.state.queue.repeat}
                  act={controlActs(p.act)}
                />
              }
            >
              <div class="controls">
                <WordButton word={`${p.state.speed}×`} name={p.t("speed")} onTap={() => p.act.chooseSpeed()} />
                <WordButton
                  word={`−${step()}`}
                  name={p.t("stepBack", { n: step() })}
                  onTap={() => p.act.step({ direction: "back" })}
                />
                <PlayBig playing={isPlaying(p)} names={controlNames(p.t, "off")} onTap={() => p.act.togglePlay()} />
                <WordButton
                  word={`+${step()}`}
                  name={p.t("stepAhead", { n: step() })}
                  onTap={() => p.act.step({ direction: "ahead" })}
                />
                <IconButton
                  kind="strong"
                  icon={p.os.media?.sleep == null ? moon : moonOn}
                  name={p.t("sleepTimer")}
                  on={p.os.media?.sleep != null}
                  onTap={() => p.act.chooseSleep()}
                />
              </div>
            </Show>
            <div class="player-tools">
              <DeviceLink host={p} />
              <div class="space" />
              <Show when={!isEpisode(item())}>
                <IconButton
                  icon={p.os.media?.sleep == null ? moon : moonOn}
                  name={p.t("sleepTimer")}
                  on={p.os.media?.sleep != null}
                  onTap={() => p.act.chooseSleep()}
                />
              </Show>
              <IconButton icon={shareIcon} name={p.t("share")} onTap={() => p.act.share({ item: item() })} />
              <IconButton icon={queueIcon} name={p.t("queue")} onTap={() => p.act.openQueue()} />
            </div>
            <LyricsCard host={p} track={played.track()} positionMs={played.positionMs()} colour={played.colour()} />
            <ArtistCard host={p} track={played.track()} />
          </div>
        )}
      </Show>
    </Leaf>
  );
});
