/** The messages screen: the round buttons of the inboxes, the chats, the entries of an inbox, the bubbles of a chat. */
import { For, Show, type JSX } from "solid-js";
import muted from "@material-symbols/svg-400/outlined/notifications_off.svg?raw";
import { Icon } from "#ui/kit/icon.tsx";
import { Tap } from "#ui/kit/tap.tsx";
import { joinName } from "./names.ts";
import "./messages.css";

export interface BoxButton {
  readonly icon: string;
  readonly label: string;
  readonly count: number;
  readonly countName: string;
  readonly onTap: () => void;
}
const badge = (n: number): string => (n > 99 ? "99+" : String(n));
export function BoxRow(p: { readonly boxes: readonly BoxButton[] }) {
  return (
    <div class="box-row">
      <For each={p.boxes}>
        {(box) => (
          <Tap
            class="box-button"
            role="link"
            name={box.label}
            value={box.count > 0 ? box.countName : undefined}
            onTap={() => box.onTap()}
          >
            <div class="box-sign">
              <Icon of={box.icon} />
              <Show when={box.count > 0}>
                <i class="box-badge">{badge(box.count)}</i>
              </Show>
            </div>
            <span>{box.label}</span>
          </Tap>
        )}
      </For>
    </div>
  );
}
export function ThreadRow(p: {
  readonly face: JSX.Element;
  readonly name: string;
  readonly mark?: string | undefined;
  readonly text: string;
  readonly time: string;
  readonly unread: number;
  readonly muted: boolean;
  readonly mutedName: string;
  readonly pinned: boolean;
  readonly held: boolean;
  readonly onTap: () => void;
  readonly onHold: () => void;
}) {
  return (
    <Tap
      class={`thread-row ${p.pinned ? "pinned" : ""} ${p.held ? "menu-anchor" : ""}`}
      role="link"
      name={joinName(p.name, p.mark, p.text, p.time, p.muted ? p.mutedName : "")}
      value={p.unread > 0 ? String(p.unread) : undefined}
      onTap={() => p.onTap()}
      onHold={() => p.onHold()}
    >
      {p.face}
      <div class="thread-words">
        <p>{p.name}</p>
        <small>
          <Show when={p.mark}>
            <b>{p.mark} </b>
          </Show>
          {p.text}
        </small>
      </div>
      <div class="thread-end">
        <small>{p.time}</small>
        <div class="thread-marks">
          <Show when={p.muted}>
            <Icon of={muted} size="small" />
          </Show>
          <Show when={p.unread > 0}>
            <i class={`box-badge ${p.muted ? "dot" : ""}`}>{p.muted ? "" : badge(p.unread)}</i>
          </Show>
        </div>
      </div>
    </Tap>
  );
}
/** An entry of an inbox: the person, the act, the texts, and a button or the video's title. */
export function NewsRow(p: {
  readonly face: JSX.Element;
  readonly name: string;
  readonly what: string;
  readonly text?: string | undefined;
  readonly quote?: string | undefined;
  readonly time: string;
  readonly held: boolean;
  readonly end?: JSX.Element;
  readonly onTap: () => void;
  readonly onHold: () => void;
}) {
  return (
    <div class={`news-row ${p.held ? "menu-anchor" : ""}`}>
      {p.face}
      <Tap
        class="news-words"
        role="link"
        name={joinName(`${p.name} ${p.what}`, p.text, p.quote, p.time)}
        onTap={() => p.onTap()}
        onHold={() => p.onHold()}
      >
        <p>
          <b>{p.name}</b> {p.what}
        </p>
        <Show when={p.text}>
          <p class="news-text">{p.text}</p>
        </Show>
        <Show when={p.quote}>
          <p class="news-quote">{p.quote}</p>
        </Show>
        <small>{p.time}</small>
      </Tap>
      {p.end}
    </div>
  );
}
export function ChatTime(p: { readonly text: string }) {
  return <p class="chat-time">{p.text}</p>;
}
/** A message beside the portrait of its author. */
export function ChatLine(p: {
  readonly mine: boolean;
  readonly face: JSX.Element;
  readonly held: boolean;
  readonly children: JSX.Element;
}) {
  return (
    <div class={`chat-line ${p.mine ? "mine" : ""} ${p.held ? "menu-anchor" : ""}`}>
      {p.face}
      <div class="chat-body">{p.children}</div>
    </div>
  );
}
export function TextBubble(p: { readonly text: string; readonly onHold: () => void }) {
  return (
    <Tap class="chat-bubble" role="text" name={p.text} onHold={() => p.onHold()}>
      <span>{p.text}</span>
    </Tap>
  );
}
export function VideoBubble(p: {
  readonly title: string;
  readonly note: string;
  readonly cover: JSX.Element;
  readonly onTap: () => void;
  readonly onHold: () => void;
}) {
  return (
    <Tap
      class="chat-video"
      role="link"
      name={joinName(p.title, p.note)}
      onTap={() => p.onTap()}
      onHold={() => p.onHold()}
    >
      {p.cover}
      <p>{p.title}</p>
      <small>{p.note}</small>
    </Tap>
  );
}
