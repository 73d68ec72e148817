/** The parts of a list of comments: a row, the header with count and order, and the field that opens the input. */
import { Show, type JSX } from "solid-js";
import heart from "@material-symbols/svg-400/outlined/favorite.svg?raw";
import swap from "@material-symbols/svg-400/outlined/swap_vert.svg?raw";
import heartOn from "@material-symbols/svg-400/outlined/favorite-fill.svg?raw";
import { Icon } from "#ui/kit/icon.tsx";
import { Tap } from "#ui/kit/tap.tsx";
import { joinName } from "./names.ts";
import "./comments.css";

export function CommentHead(p: {
  readonly count: string;
  readonly order?: { readonly label: string; readonly onTap: () => void } | undefined;
}) {
  return (
    <div class="comment-head">
      <span>{p.count}</span>
      <Show when={p.order}>
        {(order) => (
          <Tap class="comment-order" name={order().label} onTap={() => order().onTap()}>
            <span>{order().label}</span>
            <Icon of={swap} size="small" />
          </Tap>
        )}
      </Show>
    </div>
  );
}
export function SayRow(p: { readonly face: JSX.Element; readonly text: string; readonly onTap: () => void }) {
  return (
    <Tap class="say-row" role="textbox" name={p.text} onTap={() => p.onTap()}>
      {p.face}
      <span>{p.text}</span>
    </Tap>
  );
}
export function CommentRow(p: {
  readonly face: JSX.Element;
  readonly name: string;
  readonly badge?: string | undefined;
  /** The name of the person whom a reply addresses. */
  readonly to?: string | undefined;
  readonly replyWord: string;
  readonly text: string;
  readonly info: string;
  readonly likeName: string;
  readonly likes: string;
  readonly liked: boolean;
  readonly inner?: boolean | undefined;
  readonly held: boolean;
  readonly onReply: () => void;
  readonly onHold: () => void;
  readonly onLike: () => void;
}) {
  return (
    <div class={`comment-row ${p.inner === true ? "inner" : ""} ${p.held ? "menu-anchor" : ""}`}>
      {p.face}
      <Tap
        class="comment-words"
        role="text"
        name={`${joinName(p.name, p.badge, p.to && `${p.replyWord} ${p.to}`)}: ${joinName(p.text, p.info)}`}
        onTap={() => p.onReply()}
        onHold={() => p.onHold()}
      >
        <p class="comment-name">
          {p.name}
          <Show when={p.badge}>
            <i>{p.badge}</i>
          </Show>
        </p>
        <p class="comment-text">
          <Show when={p.to}>
            <span class="comment-to">
              {p.replyWord} {p.to}:{" "}
            </span>
          </Show>
          {p.text}
        </p>
        <p class="comment-info">
          {p.info} <b>{p.replyWord}</b>
        </p>
      </Tap>
      <Tap class="comment-like" role="checkbox" name={p.likeName} value={p.likes} on={p.liked} onTap={() => p.onLike()}>
        <Icon of={p.liked ? heartOn : heart} />
        <span>{p.likes}</span>
      </Tap>
    </div>
  );
}
/** `name` is the author of the comment above; it tells the toggles of several threads apart. */
export function ThreadToggle(p: { readonly label: string; readonly name: string; readonly onTap: () => void }) {
  return (
    <Tap class="thread-toggle" name={`${p.label}: ${p.name}`} onTap={() => p.onTap()}>
      <span>{p.label}</span>
    </Tap>
  );
}
export function EndLine(p: { readonly text: string }) {
  return <p class="end-line">{p.text}</p>;
}
