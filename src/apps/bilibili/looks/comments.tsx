/** The parts of a list of comments: the head with the order, a comment, and the grey reply box. */
import dislike from "@material-symbols/svg-400/outlined/thumb_down.svg?raw";
import dislikeOn from "@material-symbols/svg-400/outlined/thumb_down-fill.svg?raw";
import like from "@material-symbols/svg-400/outlined/thumb_up.svg?raw";
import likeOn from "@material-symbols/svg-400/outlined/thumb_up-fill.svg?raw";
import order from "@material-symbols/svg-400/outlined/sort.svg?raw";
import { For, Show, type JSX } from "solid-js";
import { Icon } from "#ui/kit/icon.tsx";
import { Tap } from "#ui/kit/tap.tsx";
import { joinName } from "./names.ts";
import "./comments.css";

export function CommentHead(p: {
  readonly title: string;
  readonly order?: { readonly label: string; readonly onTap: () => void } | undefined;
}) {
  return (
    <div class="comment-head">
      <h2>{p.title}</h2>
      <Show when={p.order}>
        {(it) => (
          <Tap class="comment-order" name={it().label} onTap={() => it().onTap()}>
            <Icon of={order} size="small" />
            <span>{it().label}</span>
          </Tap>
        )}
      </Show>
    </div>
  );
}
export interface CommentTexts {
  readonly author: string;
  readonly pinned: string;
  readonly reply: string;
  readonly like: string;
  readonly dislike: string;
}
export function CommentRow(p: {
  readonly face: JSX.Element;
  readonly name: string;
  readonly level: number;
  readonly byAuthor: boolean;
  readonly pinned: boolean;
  /** The name of the person whom a reply addresses. */
  readonly to?: string | undefined;
  readonly text: string;
  readonly info: string;
  readonly texts: CommentTexts;
  readonly likes: string;
  readonly liked: boolean;
  readonly disliked: boolean;
  readonly held: boolean;
  /** The replies in the grey box, and the line that opens all of them. */
  readonly replies?: readonly { readonly name: string; readonly text: string }[] | undefined;
  readonly all?: string | undefined;
  readonly onReplies?: (() => void) | undefined;
  readonly onReply: () => void;
  readonly onHold: () => void;
  readonly onLike: () => void;
  readonly onDislike: () => void;
}) {
  return (
    <div class={`comment-row ${p.held ? "menu-anchor" : ""}`}>
      {p.face}
      <div class="comment-main">
        <Tap
          class="comment-words"
          role="text"
          name={`${joinName(p.pinned ? p.texts.pinned : "", p.name, `LV${p.level}`, p.byAuthor ? p.texts.author : "", p.to && `${p.texts.reply} ${p.to}`)}: ${joinName(p.text, p.info)}`}
          onTap={() => p.onReply()}
          onHold={() => p.onHold()}
        >
          <p class="comment-name">
            {p.name}
            <i class="level" classList={{ green: p.level === 4, orange: p.level === 5, red: p.level >= 6 }}>
              LV{p.level}
            </i>
            <Show when={p.byAuthor}>
              <i class="up-mark">{p.texts.author}</i>
            </Show>
          </p>
          <p class="comment-info">{p.info}</p>
          <p class="comment-text">
            <Show when={p.pinned}>
              <i class="pin-mark">{p.texts.pinned}</i>
            </Show>
            <Show when={p.to}>
              <span class="comment-to">
                {p.texts.reply} @{p.to}:{" "}
              </span>
            </Show>
            {p.text}
          </p>
        </Tap>
        <div class="comment-acts">
          <Tap
            class="comment-act"
            role="checkbox"
            name={p.texts.like}
            value={p.likes}
            on={p.liked}
            onTap={() => p.onLike()}
          >
            <Icon of={p.liked ? likeOn : like} />
            <span>{p.likes}</span>
          </Tap>
          <Tap class="comment-act" role="checkbox" name={p.texts.dislike} on={p.disliked} onTap={() => p.onDislike()}>
            <Icon of={p.disliked ? dislikeOn : dislike} />
          </Tap>
        </div>
        <Show when={p.onReplies && ((p.replies?.length ?? 0) > 0 || p.all !== undefined)}>
          <Tap
            class="reply-box"
            role="link"
            name={joinName(...(p.replies ?? []).map((one) => `${one.name}: ${one.text}`), p.all)}
            onTap={() => p.onReplies!()}
          >
            <For each={p.replies}>
              {(reply) => (
                <p>
                  <b>{reply.name}</b>: {reply.text}
                </p>
              )}
            </For>
            <Show when={p.all}>
              <p class="reply-all">{p.all} ›</p>
            </Show>
          </Tap>
        </Show>
      </div>
    </div>
  );
}
/** The pill at the foot of a list of comments. It opens the input. */
export function SayBar(p: { readonly face: JSX.Element; readonly text: string; readonly onTap: () => void }) {
  return (
    <Tap class="say-bar" role="textbox" name={p.text} onTap={() => p.onTap()}>
      {p.face}
      <span>{p.text}</span>
    </Tap>
  );
}
export function EndLine(p: { readonly text: string }) {
  return <p class="end-line">{p.text}</p>;
}
