/** Parts of a note: the pictures with their dots, the text with its tags, the goods, the footer. */
import { For, Show, type JSX } from "solid-js";
import comment from "@material-symbols/svg-400/outlined/sms.svg?raw";
import heart from "@material-symbols/svg-400/outlined/favorite.svg?raw";
import heartOn from "@material-symbols/svg-400/outlined/favorite-fill.svg?raw";
import play from "@material-symbols/svg-400/outlined/play_arrow-fill.svg?raw";
import star from "@material-symbols/svg-400/outlined/star.svg?raw";
import starOn from "@material-symbols/svg-400/outlined/star-fill.svg?raw";
import place from "@material-symbols/svg-400/outlined/location_on.svg?raw";
import type { Files } from "#os/files.ts";
import { Copyable } from "#ui/kit/copyable.tsx";
import { Icon } from "#ui/kit/icon.tsx";
import { Tap } from "#ui/kit/tap.tsx";
import { heightOf, Shot, type Shown } from "./shot.tsx";
import "./note.css";

/** The author's portrait and name in the bar. */
export function AuthorLink(p: { readonly name: string; readonly face: JSX.Element; readonly onTap: () => void }) {
  return (
    <Tap class="author-link" role="link" name={p.name} onTap={() => p.onTap()}>
      {p.face}
      <span>{p.name}</span>
    </Tap>
  );
}
/** The pictures, one at a time. A swipe shows another picture. */
export function ShotPager(p: {
  readonly shots: readonly Shown[];
  readonly at: number;
  readonly name: string;
  readonly files: Files;
  /** For a video: the length, whether the video is playing, and the played share. */
  readonly video?: { readonly length: string; readonly plays: boolean; readonly share: number } | undefined;
  readonly onTap: () => void;
  readonly onShow: (at: number) => void;
}) {
  const shown = () => p.shots[Math.min(p.at, p.shots.length - 1)];
  const turn = (direction: string) => {
    const to = p.at + (direction === "left" ? 1 : direction === "right" ? -1 : 0);
    if (to === p.at) return false;
    if (to >= 0 && to < p.shots.length) p.onShow(to);
    return true;
  };
  return (
    <div class="shot-pager">
      <Tap
        class="shot-pager-tap"
        role={p.video ? "button" : "image"}
        name={p.name}
        style={{ "aspect-ratio": `1 / ${p.shots[0] ? heightOf(p.shots[0], p.files) : 1}` }}
        onTap={() => p.onTap()}
        onSwipe={turn}
      >
        <Show when={shown()}>{(it) => <Shot of={it()} files={p.files} />}</Show>
        <Show when={p.shots.length > 1}>
          <span class="shot-count">
            {p.at + 1}/{p.shots.length}
          </span>
        </Show>
        <Show when={p.video}>
          {(video) => (
            <>
              <Show when={!video().plays}>
                <div class="shot-play">
                  <Icon of={play} size="large" />
                </div>
              </Show>
              <span class="shot-count">{video().length}</span>
              <div class="shot-track">
                <div style={{ width: `${video().share * 100}%` }} />
              </div>
            </>
          )}
        </Show>
      </Tap>
      <Show when={p.shots.length > 1}>
        <div class="shot-dots">
          <For each={p.shots}>{(_, n) => <i classList={{ on: n() === p.at }} />}</For>
        </div>
      </Show>
    </div>
  );
}
export function NoteBody(p: {
  readonly title: string;
  readonly text: string;
  readonly tags: readonly string[];
  readonly date: string;
  readonly place?: { readonly name: string; readonly onTap?: (() => void) | undefined } | undefined;
  readonly mentions: readonly { readonly id: string; readonly name: string }[];
  readonly onTag: (tag: string) => void;
  readonly onMention: (id: string) => void;
}) {
  return (
    <div class="note-body">
      <Show when={p.title !== ""}>
        <Copyable text={p.title}>
          <h2>{p.title}</h2>
        </Copyable>
      </Show>
      <Show when={p.text !== ""}>
        <Copyable text={p.text}>
          <p class="note-text">{p.text}</p>
        </Copyable>
      </Show>
      <Show when={p.tags.length > 0 || p.mentions.length > 0}>
        <div class="note-tags">
          <For each={p.mentions}>
            {(one) => (
              <Tap class="note-tag" role="link" name={`@${one.name}`} onTap={() => p.onMention(one.id)}>
                <span>@{one.name}</span>
              </Tap>
            )}
          </For>
          <For each={p.tags}>
            {(tag) => (
              <Tap class="note-tag" role="link" name={`#${tag}`} onTap={() => p.onTag(tag)}>
                <span>#{tag}</span>
              </Tap>
            )}
          </For>
        </div>
      </Show>
      <Show when={p.place}>
        {(it) => (
          <Show
            when={it().onTap}
            fallback={
              <div class="note-place">
                <Icon of={place} size="small" />
                <span>{it().name}</span>
              </div>
            }
          >
            <Tap class="note-place" role="link" name={it().name} onTap={() => it().onTap?.()}>
              <Icon of={place} size="small" />
              <span>{it().name}</span>
            </Tap>
          </Show>
        )}
      </Show>
      <p class="note-date">{p.date}</p>
    </div>
  );
}
export function GoodsRow(p: {
  readonly title: string;
  readonly price: string;
  readonly face: JSX.Element;
  readonly onTap: () => void;
}) {
  return (
    <Tap class="goods-row" role="link" name={`${p.title} ${p.price}`} onTap={() => p.onTap()}>
      <div class="goods-face">{p.face}</div>
      <div class="goods-words">
        <p>{p.title}</p>
        <b>{p.price}</b>
      </div>
    </Tap>
  );
}
interface Count {
  readonly name: string;
  readonly count: string;
  readonly on?: boolean | undefined;
  readonly onTap: () => void;
}
export function NoteFoot(p: {
  readonly say: string;
  readonly onSay: () => void;
  readonly like: Count;
  readonly save: Count;
  readonly comments: Count;
}) {
  const one = (count: Count, icon: string, kind: string) => (
    <Tap
      class={`note-foot-one ${kind}`}
      role={count.on === undefined ? "button" : "checkbox"}
      name={`${count.name} ${count.count}`}
      on={count.on}
      onTap={() => count.onTap()}
    >
      <Icon of={icon} />
      <span>{count.count}</span>
    </Tap>
  );
  return (
    <div class="note-foot">
      <Tap class="note-say" role="textbox" name={p.say} onTap={() => p.onSay()}>
        <span>{p.say}</span>
      </Tap>
      {one(p.like, p.like.on === true ? heartOn : heart, "like")}
      {one(p.save, p.save.on === true ? starOn : star, "save")}
      {one(p.comments, comment, "comment")}
    </div>
  );
}
/** The line above the footer after the user has saved a note. */
export function SavedBar(p: { readonly text: string; readonly button: string; readonly onTap: () => void }) {
  return (
    <div class="saved-bar">
      <span>{p.text}</span>
      <Tap class="saved-bar-act" name={p.button} onTap={() => p.onTap()}>
        <span>{p.button} ›</span>
      </Tap>
    </div>
  );
}
