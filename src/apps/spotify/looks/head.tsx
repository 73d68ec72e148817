/** Heads of the pages of collections: the cover, the title, the row of buttons with the green one at the right. */
import pause from "@material-symbols/svg-400/rounded/pause-fill.svg?raw";
import play from "@material-symbols/svg-400/rounded/play_arrow-fill.svg?raw";
import shuffle from "@material-symbols/svg-400/rounded/shuffle.svg?raw";
import { Show, type JSX } from "solid-js";
import { Icon } from "#ui/kit/icon.tsx";
import { Tap } from "#ui/kit/tap.tsx";
import { Cover, type Art } from "./cover.tsx";
import { IconButton } from "./frame.tsx";
import "./head.css";

export function BigHead(p: {
  readonly art?: Art | undefined;
  readonly title: string;
  readonly about?: string | undefined;
  readonly facts: string;
  readonly round?: boolean | undefined;
  readonly children?: JSX.Element;
}) {
  return (
    <div class="big-head">
      <Show when={p.art}>
        {(art) => (
          <div class="big-cover">
            <Cover art={art()} size={230} round={p.round} />
          </div>
        )}
      </Show>
      <h1>{p.title}</h1>
      <Show when={p.about}>
        <p class="big-about">{p.about}</p>
      </Show>
      {p.children}
      <p class="big-facts">{p.facts}</p>
    </div>
  );
}
/** The line with the owner or the artists. */
export function OwnerLine(p: {
  readonly art: Art;
  readonly name: string;
  readonly label: string;
  readonly onTap?: (() => void) | undefined;
}) {
  const inside = () => (
    <>
      <Cover art={p.art} size={24} round />
      <span>{p.name}</span>
    </>
  );
  return (
    <Show when={p.onTap} fallback={<div class="head-owner">{inside()}</div>}>
      <Tap
        class="head-owner"
        role="link"
        name={p.label.includes(p.name) ? p.label : `${p.name}, ${p.label}`}
        onTap={() => p.onTap!()}
      >
        {inside()}
      </Tap>
    </Show>
  );
}
export function ActRow(p: {
  readonly names: { readonly play: string; readonly pause: string; readonly shuffle: string };
  /** Whether this page's items play now. */
  readonly playing: boolean;
  readonly start?: JSX.Element;
  readonly shuffled?: boolean | undefined;
  readonly onShuffle?: (() => void) | undefined;
  readonly onPlay?: (() => void) | undefined;
}) {
  return (
    <div class="act-row">
      {p.start}
      <div class="space" />
      <Show when={p.onShuffle}>
        <IconButton kind="dot" icon={shuffle} name={p.names.shuffle} on={p.shuffled} onTap={() => p.onShuffle!()} />
      </Show>
      <Show when={p.onPlay}>
        <Tap class="play-round" name={p.playing ? p.names.pause : p.names.play} onTap={() => p.onPlay!()}>
          <Icon of={p.playing ? pause : play} />
        </Tap>
      </Show>
    </div>
  );
}
export function ArtistHead(p: { readonly id: string; readonly name: string }) {
  return (
    <div class="artist-head">
      <Cover art={{ kind: "world", id: p.id }} size="fill" />
      <h1>{p.name}</h1>
    </div>
  );
}
export function Progress(p: { readonly share: number }) {
  return (
    <div class="progress">
      <div style={{ width: `${Math.round(Math.min(1, p.share) * 100)}%` }} />
    </div>
  );
}
