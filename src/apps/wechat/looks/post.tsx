/** Moments: the cover, a post with its pictures, the dark action menu, the grey box with likes and comments. */
import { children, For, Show, type JSX } from "solid-js";
import { Icon } from "#ui/kit/icon.tsx";
import { Tap } from "#ui/kit/tap.tsx";
import { Face } from "./portrait.tsx";
import { heartIcon, commentIcon, dotsIcon } from "./post-icons.ts";
import "./post.css";

/** A full-width picture, with the name and the portrait of its owner in the lower right corner. */
export function Cover(p: {
  readonly picture: JSX.Element;
  readonly face: string;
  readonly name: string;
  readonly about?: string | undefined;
  readonly coverName?: string | undefined;
  readonly onCover?: (() => void) | undefined;
  readonly onFace?: (() => void) | undefined;
}) {
  return (
    <div class="cover">
      <Show when={p.onCover} fallback={<div class="cover-picture">{p.picture}</div>}>
        <Tap class="cover-picture" name={p.coverName ?? p.name} onTap={() => p.onCover!()}>
          {p.picture}
        </Tap>
      </Show>
      <div class="cover-own">
        <p>{p.name}</p>
        <Show when={p.onFace} fallback={<Face of={p.face} size={64} radius={8} />}>
          <Tap class="cover-face" name={p.name} onTap={() => p.onFace!()}>
            <Face of={p.face} size={64} radius={8} />
          </Tap>
        </Show>
      </div>
      <Show when={p.about}>
        <p class="cover-about">{p.about}</p>
      </Show>
    </div>
  );
}
/** A post, with the portrait on the left and all other content beside it. */
export function PostFrame(p: {
  readonly face: string;
  readonly name: string;
  readonly onFace: () => void;
  readonly children: JSX.Element;
}) {
  return (
    <article class="post">
      <Tap class="post-face" name={p.name} onTap={() => p.onFace()}>
        <Face of={p.face} size={40} />
      </Tap>
      <div class="post-body">
        <Tap class="post-name" role="link" name={p.name} onTap={() => p.onFace()}>
          <span>{p.name}</span>
        </Tap>
        {p.children}
      </div>
    </article>
  );
}
export function PostText(p: { readonly text: string; readonly onTap?: (() => void) | undefined }) {
  return (
    <Show when={p.onTap} fallback={<p class="post-words">{p.text}</p>}>
      <Tap class="post-words" role="listitem" name={p.text} onTap={() => p.onTap!()}>
        <p>{p.text}</p>
      </Tap>
    </Show>
  );
}
/** A single picture is large. Four pictures are two by two. Any other number of pictures is three per row. */
export function PictureGrid<T>(p: {
  readonly each: readonly T[];
  readonly name: (n: number) => string;
  readonly draw: (item: T, side: number) => JSX.Element;
  readonly onTap: (n: number) => void;
}) {
  const shape = () => (p.each.length === 1 ? "one" : p.each.length === 4 ? "four" : "many");
  return (
    <div class={`post-grid ${shape()}`}>
      <For each={p.each}>
        {(item, n) => (
          <Tap class="post-picture" role="image" name={p.name(n() + 1)} onTap={() => p.onTap(n())}>
            {p.draw(item, shape() === "one" ? 180 : 86)}
          </Tap>
        )}
      </For>
    </div>
  );
}
/** The time of the post, buttons for the owner's actions, and the “··” button that opens the action menu. */
export function PostFooter(p: {
  readonly when: string;
  readonly marks?: JSX.Element;
  readonly stripName: string;
  readonly out: boolean;
  readonly liked: boolean;
  readonly like: string;
  readonly comment: string;
  readonly onStrip: () => void;
  readonly onLike: () => void;
  readonly onComment: () => void;
}) {
  return (
    <div class="post-foot">
      <p class="post-when">{p.when}</p>
      {p.marks}
      <div class="post-room" />
      <Show when={p.out}>
        <div class="post-strip">
          <Tap class="post-act" name={p.like} on={p.liked} onTap={() => p.onLike()}>
            <Icon of={heartIcon} />
            <span>{p.like}</span>
          </Tap>
          <Tap class="post-act" name={p.comment} onTap={() => p.onComment()}>
            <Icon of={commentIcon} />
            <span>{p.comment}</span>
          </Tap>
        </div>
      </Show>
      <Tap class="post-dots" name={p.stripName} on={p.out} onTap={() => p.onStrip()}>
        <Icon of={dotsIcon} />
      </Tap>
    </div>
  );
}
/** Likes and comments, on a grey background. */
export function PostReactions(p: { readonly likes: string; readonly children: JSX.Element; readonly empty: boolean }) {
  const inner = children(() => p.children);
  return (
    <Show when={!p.empty}>
      <div class="post-box">
        <Show when={p.likes !== ""}>
          <p class="post-likes">
            <Icon of={heartIcon} />
            <span>{p.likes}</span>
          </p>
        </Show>
        {inner()}
      </div>
    </Show>
  );
}
export function PostComment(p: {
  readonly by: string;
  readonly to?: string | undefined;
  readonly toWord: string;
  readonly text: string;
  readonly onTap: () => void;
  readonly onHold?: (() => void) | undefined;
}) {
  const name = () => `${p.by}${p.to === undefined ? "" : ` ${p.toWord} ${p.to}`}: ${p.text}`;
  return (
    <Tap
      class="post-comment"
      role="listitem"
      name={name()}
      onTap={() => p.onTap()}
      onHold={p.onHold ? () => p.onHold!() : undefined}
    >
      <p>
        <b>{p.by}</b>
        <Show when={p.to}>
          {` ${p.toWord} `}
          <b>{p.to}</b>
        </Show>
        {`: ${p.text}`}
      </p>
    </Tap>
  );
}
/** A dark pill below the cover, with the number of new likes and comments. */
export function NewsPill(p: { readonly face: string; readonly text: string; readonly onTap: () => void }) {
  return (
    <div class="news-line">
      <Tap class="news-pill" name={p.text} onTap={() => p.onTap()}>
        <Face of={p.face} size={30} radius={4} />
        <span>{p.text}</span>
      </Tap>
    </div>
  );
}
/** A day in an album, with the date in large type on the left and the posts beside it. */
export function AlbumRow(p: {
  readonly day: string;
  readonly month: string;
  readonly picture?: JSX.Element;
  readonly text: string;
  readonly note?: string | undefined;
  readonly onTap: () => void;
}) {
  const picture = children(() => p.picture);
  return (
    <div class="album-row">
      <p class="album-day">
        <b>{p.day}</b>
        <Show when={p.month}>
          <span>{p.month}</span>
        </Show>
      </p>
      <Tap class={`album-post ${picture() ? "" : "bare"}`} role="listitem" name={p.text} onTap={() => p.onTap()}>
        <Show when={picture()}>
          <div class="album-picture">{picture()}</div>
        </Show>
        <div class="album-text">
          <p>{p.text}</p>
          <Show when={p.note}>
            <small>{p.note}</small>
          </Show>
        </div>
      </Tap>
    </div>
  );
}
