/** Parts of the player: the bar for seeking, the buttons, the lines of lyrics, grips for moving rows. */
import grip from "@material-symbols/svg-400/rounded/drag_handle.svg?raw";
import next from "@material-symbols/svg-400/rounded/skip_next-fill.svg?raw";
import pause from "@material-symbols/svg-400/rounded/pause-fill.svg?raw";
import play from "@material-symbols/svg-400/rounded/play_arrow-fill.svg?raw";
import previous from "@material-symbols/svg-400/rounded/skip_previous-fill.svg?raw";
import repeat from "@material-symbols/svg-400/rounded/repeat.svg?raw";
import repeatOne from "@material-symbols/svg-400/rounded/repeat_one.svg?raw";
import shuffle from "@material-symbols/svg-400/rounded/shuffle.svg?raw";
import { For, Show, type JSX } from "solid-js";
import { Icon } from "#ui/kit/icon.tsx";
import { Tap } from "#ui/kit/tap.tsx";
import { boxOf } from "#ui/scale.ts";
import { lengthText } from "../format.ts";
import { IconButton } from "./frame.tsx";
import "./player.css";

export function SeekBar(p: {
  readonly name: string;
  readonly positionMs: number;
  readonly lengthMs: number;
  readonly onSeek: (ms: number) => void;
}) {
  const share = () => (p.lengthMs === 0 ? 0 : Math.min(1, p.positionMs / p.lengthMs));
  const seek = (to: number) => p.onSeek(Math.round(to * p.lengthMs));
  const left = () => `${Math.round(share() * 1000) / 10}%`;
  return (
    <>
      <Tap class="seek" role="slider" name={p.name} value={lengthText(p.positionMs)} onSlide={seek}>
        <div class="seek-track">
          <div class="seek-fill" style={{ width: left() }} />
          <i style={{ left: left() }} />
        </div>
      </Tap>
      <div class="seek-times">
        <span>{lengthText(p.positionMs)}</span>
        <span>{lengthText(p.lengthMs)}</span>
      </div>
    </>
  );
}
export function PlayBig(p: {
  readonly playing: boolean;
  readonly names: { readonly play: string; readonly pause: string };
  readonly onTap: () => void;
}) {
  return (
    <Tap class="play-big" name={p.playing ? p.names.pause : p.names.play} onTap={() => p.onTap()}>
      <Icon of={p.playing ? pause : play} />
    </Tap>
  );
}
export interface ControlNames {
  readonly play: string;
  readonly pause: string;
  readonly next: string;
  readonly previous: string;
  readonly shuffle: string;
  readonly repeat: string;
}
export function Controls(p: {
  readonly names: ControlNames;
  readonly playing: boolean;
  readonly shuffled: boolean;
  readonly repeat: "off" | "all" | "one";
  readonly act: { shuffle(): void; previous(): void; togglePlay(): void; next(): void; repeat(): void };
}) {
  return (
    <div class="controls">
      <IconButton kind="dot" icon={shuffle} name={p.names.shuffle} on={p.shuffled} onTap={() => p.act.shuffle()} />
      <div class="big">
        <IconButton kind="strong" icon={previous} name={p.names.previous} onTap={() => p.act.previous()} />
      </div>
      <PlayBig playing={p.playing} names={p.names} onTap={() => p.act.togglePlay()} />
      <div class="big">
        <IconButton kind="strong" icon={next} name={p.names.next} onTap={() => p.act.next()} />
      </div>
      <IconButton
        kind="dot"
        icon={p.repeat === "one" ? repeatOne : repeat}
        name={p.names.repeat}
        value={p.repeat}
        on={p.repeat !== "off"}
        onTap={() => p.act.repeat()}
      />
    </div>
  );
}
/** A button with a word, such as "1.2×" or "15". */
export function WordButton(p: {
  readonly word: string;
  readonly name: string;
  readonly icon?: string | undefined;
  readonly onTap: () => void;
}) {
  return (
    <Tap class="step-button" name={p.name} value={p.word} onTap={() => p.onTap()}>
      <Show when={p.icon}>{(icon) => <Icon of={icon()} />}</Show>
      <span>{p.word}</span>
    </Tap>
  );
}
export interface LyricLine {
  readonly atMs: number;
  readonly text: string;
}
export function LyricLines(p: {
  readonly lines: readonly LyricLine[];
  /** The index of the line that is sung, or -1. */
  readonly current: number;
  readonly picked?: readonly number[] | undefined;
  readonly onLine: (index: number) => void;
}): JSX.Element {
  return (
    <div class="lyric-lines">
      <For each={p.lines}>
        {(line, n) => (
          <Show when={line.text !== ""} fallback={<div class="lyric-gap" />}>
            <Tap
              class={`lyric-line ${n() < p.current ? "past" : ""} ${p.picked?.includes(n()) === true ? "picked" : ""}`}
              role="listitem"
              name={line.text}
              on={p.picked === undefined ? n() === p.current : p.picked.includes(n())}
              onTap={() => p.onLine(n())}
            >
              <span>{line.text}</span>
            </Tap>
          </Show>
        )}
      </For>
    </div>
  );
}
/** A grip with which the user drags a row to another place of its list. The rows have the class of `among`. */
export function Grip(p: {
  readonly name: string;
  readonly among: string;
  readonly index: number;
  readonly onMove: (to: number) => void;
}) {
  const drop = (to: { readonly y: number }): boolean => {
    const rows = [...document.querySelectorAll(`[data-list="${p.among}"]`)].filter((row) => boxOf(row).height > 0);
    const over = rows.findIndex((row) => to.y < boxOf(row).top + boxOf(row).height);
    const place = over < 0 ? rows.length - 1 : over;
    if (rows.length === 0 || place === p.index) return false;
    p.onMove(place);
    return true;
  };
  return (
    <Tap class="drag-grip" name={p.name} onCarry={drop}>
      <Icon of={grip} />
    </Tap>
  );
}
