/** The player: the frame, the danmaku over it, and the controls on dark edges. */
import back from "@material-symbols/svg-400/outlined/arrow_back_ios_new.svg?raw";
import fill from "@material-symbols/svg-400/outlined/fullscreen.svg?raw";
import leave from "@material-symbols/svg-400/outlined/fullscreen_exit.svg?raw";
import next from "@material-symbols/svg-400/outlined/skip_next-fill.svg?raw";
import more from "@material-symbols/svg-400/outlined/more_vert.svg?raw";
import pause from "@material-symbols/svg-400/outlined/pause-fill.svg?raw";
import play from "@material-symbols/svg-400/outlined/play_arrow-fill.svg?raw";
import says from "@material-symbols/svg-400/outlined/subtitles-fill.svg?raw";
import silent from "@material-symbols/svg-400/outlined/subtitles_off.svg?raw";
import { For, Show, type JSX } from "solid-js";
import { WorldPicture } from "#ui/kit/social/world-picture.tsx";
import type { Picture } from "#world/social/pictures.ts";
import videos from "#world/videos/index.ts";
import { goBack } from "#ui/kit/close.ts";
import { Icon } from "#ui/kit/icon.tsx";
import { Tap } from "#ui/kit/tap.tsx";
import { shellText } from "#ui/shell/strings.ts";
import { joinName } from "./names.ts";
import "./player.css";

interface Line {
  readonly text: string;
  readonly colour: string;
  readonly place: "roll" | "top" | "bottom";
  readonly row: number;
  readonly share: number;
  readonly own?: boolean;
  readonly small?: boolean;
}
interface Control {
  readonly name: string;
  readonly onTap: () => void;
}
export interface PlayerProps {
  readonly picture: Picture | undefined;
  /** The accessible name of the picture, which contains its caption. */
  readonly pictureName: string;
  readonly caption: string;
  readonly lines: readonly Line[];
  /** The opacity of danmaku in percent, and their size. */
  readonly opacity: string;
  readonly size: "small" | "normal" | "large";
  readonly full: boolean;
  readonly plays: boolean;
  readonly playName: string;
  readonly onPlay: () => void;
  /** A note over the picture while it does not play, such as "Continue at 02:10". */
  readonly note?: string | undefined;
  readonly noteButton?: { readonly label: string; readonly onTap: () => void } | undefined;
  readonly position: { readonly name: string; readonly value: string; readonly share: number };
  readonly at: string;
  readonly length: string;
  readonly onSeek: (share: number) => void;
  readonly next?: Control | undefined;
  readonly danmaku: Control & { readonly on: boolean };
  readonly more: Control;
  readonly fill: Control;
  /** The field for danmaku, in full screen. */
  readonly write?: Control | undefined;
  readonly title: string;
}
/** The frame alone, as the small window shows it. */
export function PlainPlayer(p: {
  readonly picture: Picture | undefined;
  readonly name: string;
  readonly caption?: string | undefined;
}) {
  return (
    <div class="player">
      <div class="player-picture">
        <Tap class="player-frame" role="image" name={p.name}>
          <Show when={p.picture}>{(picture) => <WorldPicture of={picture()} arts={videos.queries.arts} />}</Show>
          <Show when={p.caption}>
            <p class="player-caption plain">{p.caption}</p>
          </Show>
        </Tap>
      </div>
    </div>
  );
}
const rowHeight = { small: 17, normal: 20, large: 25 } as const;
export function Player(p: PlayerProps) {
  const height = () => rowHeight[p.size];
  const style = (line: Line): JSX.CSSProperties => ({
    color: line.colour,
    ...(line.place === "bottom"
      ? { bottom: `${28 + line.row * height()}px` }
      : { top: `${4 + line.row * height()}px` }),
    ...(line.place === "roll"
      ? { left: `${(1 - line.share) * 100}%`, transform: `translateX(${-line.share * 100}%)` }
      : {}),
  });
  return (
    <div class={`player ${p.full ? "full" : ""}`}>
      <div class="player-picture">
        <Tap
          class="player-frame"
          role="image"
          // A touch passes through the danmaku, so they are part of the picture's name.
          name={joinName(p.pictureName, ...p.lines.map(({ text }) => text))}
        >
          <Show when={p.picture}>{(picture) => <WorldPicture of={picture()} arts={videos.queries.arts} />}</Show>
          <Show when={p.caption}>
            <p class="player-caption">{p.caption}</p>
          </Show>
        </Tap>
        <div class={`danmaku-layer ${p.size}`} style={{ opacity: Number(p.opacity) / 100 }}>
          <For each={p.lines}>
            {(line) => (
              <span
                class={`danmaku ${line.place} ${line.own === true ? "own" : ""} ${line.small === true ? "tiny" : ""}`}
                style={style(line)}
              >
                {line.text}
              </span>
            )}
          </For>
        </div>
        <Show when={!p.plays}>
          <div class={`player-veil ${p.note === undefined && p.noteButton === undefined ? "clear" : ""}`}>
            <Show when={p.noteButton === undefined}>
              <Tap class="player-play" name={p.playName} onTap={() => p.onPlay()}>
                <Icon of={play} size="large" />
              </Tap>
            </Show>
            <Show when={p.note}>
              <p>{p.note}</p>
            </Show>
            <Show when={p.noteButton}>
              {(button) => (
                <Tap class="player-offer" name={button().label} onTap={() => button().onTap()}>
                  <span>{button().label}</span>
                </Tap>
              )}
            </Show>
          </div>
        </Show>
      </div>
      <div class="player-top">
        <Tap class="player-button" name={shellText("back")} onTap={goBack}>
          <Icon of={back} />
        </Tap>
        <span class="player-title">{p.full ? p.title : ""}</span>
        <Tap class="player-button" name={p.more.name} onTap={() => p.more.onTap()}>
          <Icon of={more} />
        </Tap>
      </div>
      <div class="player-foot">
        <Tap class="player-button" name={p.playName} onTap={() => p.onPlay()}>
          <Icon of={p.plays ? pause : play} />
        </Tap>
        <Show when={p.next}>
          {(control) => (
            <Tap class="player-button slim" name={control().name} onTap={() => control().onTap()}>
              <Icon of={next} />
            </Tap>
          )}
        </Show>
        <Tap
          class="player-track"
          role="slider"
          name={p.position.name}
          value={p.position.value}
          onSlide={(share) => p.onSeek(share)}
        >
          <div class="track-line">
            <div style={{ width: `${p.position.share * 100}%` }} />
            <i style={{ left: `${p.position.share * 100}%` }} />
          </div>
        </Tap>
        <span class="player-time">
          {p.at}/{p.length}
        </span>
        <Tap
          class="player-button slim"
          role="switch"
          name={p.danmaku.name}
          on={p.danmaku.on}
          onTap={() => p.danmaku.onTap()}
        >
          <Icon of={p.danmaku.on ? says : silent} />
        </Tap>
        <Tap class="player-button slim" name={p.fill.name} onTap={() => p.fill.onTap()}>
          <Icon of={p.full ? leave : fill} />
        </Tap>
        <Show when={p.full && p.write}>
          {(control) => (
            <Tap class="player-write" role="textbox" name={control().name} onTap={() => control().onTap()}>
              <span>{control().name}</span>
            </Tap>
          )}
        </Show>
      </div>
    </div>
  );
}
