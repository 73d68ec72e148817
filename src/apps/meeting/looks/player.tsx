/** The player of a recording: the speaker, the current line, the position. */
import pause from "@material-symbols/svg-400/rounded/pause-fill.svg?raw";
import play from "@material-symbols/svg-400/rounded/play_arrow-fill.svg?raw";
import { Show } from "solid-js";
import { Icon } from "#ui/kit/icon.tsx";
import { Slider } from "#ui/kit/rows.tsx";
import { Tap } from "#ui/kit/tap.tsx";
import { Face } from "./face.tsx";
import "./player.css";

export function Player(p: {
  readonly speaker: string | null;
  readonly name: string;
  readonly line: string;
  readonly plays: boolean;
  readonly actName: string;
  readonly slideName: string;
  /** The playback position, in thousandths of the recording. */
  readonly part: number;
  readonly place: string;
  readonly length: string;
  readonly onPlay: () => void;
  readonly onSeek: (part: number) => void;
}) {
  return (
    <div class="player">
      <div class="player-picture">
        <Show when={p.speaker} fallback={<p class="player-name">{p.name}</p>}>
          {(id) => (
            <>
              <Face of={id()} size={72} />
              <p class="player-name">{p.name}</p>
            </>
          )}
        </Show>
        <p class="player-line">{p.line}</p>
      </div>
      <div class="player-bar">
        <Tap class="player-act" name={p.actName} onTap={() => p.onPlay()}>
          <Icon of={p.plays ? pause : play} />
        </Tap>
        <span class="player-time">{p.place}</span>
        <div class="player-slide">
          <Slider name={p.slideName} value={p.part} max={1000} onPick={(part) => p.onSeek(part)} />
        </div>
        <span class="player-time">{p.length}</span>
      </div>
    </div>
  );
}
