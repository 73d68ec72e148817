/** A live room: the stream, the chat by time, and the bar over the chat. */
import back from "@material-symbols/svg-400/outlined/arrow_back_ios_new.svg?raw";
import more from "@material-symbols/svg-400/outlined/more_vert.svg?raw";
import pause from "@material-symbols/svg-400/outlined/pause-fill.svg?raw";
import play from "@material-symbols/svg-400/outlined/play_arrow-fill.svg?raw";
import { For, Show, type JSX } from "solid-js";
import { WorldPicture } from "#ui/kit/social/world-picture.tsx";
import type { Picture } from "#world/social/pictures.ts";
import videos from "#world/videos/index.ts";
import { goBack } from "#ui/kit/close.ts";
import { Icon } from "#ui/kit/icon.tsx";
import { Tap } from "#ui/kit/tap.tsx";
import { shellText } from "#ui/shell/strings.ts";
import "./player.css";
import "./live.css";

export function LivePlayer(p: {
  readonly picture: Picture;
  readonly name: string;
  readonly badge: string;
  readonly plays: boolean;
  readonly toggleName: string;
  readonly note?: string | undefined;
  readonly menuName: string;
  readonly onToggle: () => void;
  readonly onMenu: () => void;
}) {
  return (
    <div class="player">
      <div class="player-picture">
        <Tap class="player-frame" role="image" name={p.name}>
          <WorldPicture of={p.picture} arts={videos.queries.arts} />
        </Tap>
        <Show when={!p.plays}>
          <div class="player-veil">
            <Show when={p.note}>
              <p>{p.note}</p>
            </Show>
          </div>
        </Show>
      </div>
      <div class="player-top">
        <Tap class="player-button" name={shellText("back")} onTap={goBack}>
          <Icon of={back} />
        </Tap>
        <span class="player-title">
          <i class="live-badge">{p.badge}</i>
        </span>
        <Tap class="player-button" name={p.menuName} onTap={() => p.onMenu()}>
          <Icon of={more} />
        </Tap>
      </div>
      <div class="player-foot">
        <Tap class="player-button" name={p.toggleName} onTap={() => p.onToggle()}>
          <Icon of={p.plays ? pause : play} />
        </Tap>
      </div>
    </div>
  );
}
export function LiveChat(p: {
  readonly welcome: string;
  readonly lines: readonly { readonly name: string; readonly text: string; readonly own: boolean }[];
}): JSX.Element {
  return (
    <div class="live-chat">
      <p class="live-welcome">{p.welcome}</p>
      <For each={p.lines}>
        {(line) => (
          <p class={`live-line ${line.own ? "own" : ""}`}>
            <b>{line.name}</b> {line.text}
          </p>
        )}
      </For>
    </div>
  );
}
