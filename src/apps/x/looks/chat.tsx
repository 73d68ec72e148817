/** The parts of a chat: rows of the inbox, bubbles, the field, the page of a call. */
import { For, Show, type JSX } from "solid-js";
import { Icon } from "#ui/kit/icon.tsx";
import { WriteBar as SharedWriteBar, type WriteBarProps } from "#ui/kit/social/fields.tsx";
import { Tap } from "#ui/kit/tap.tsx";
import "./chat.css";

export function ThreadRow(p: {
  readonly face: JSX.Element;
  readonly name: string;
  readonly marks?: JSX.Element;
  readonly handle: string;
  readonly time: string;
  readonly text: string;
  readonly unread: number;
  readonly unreadName: string;
  readonly icons: readonly { readonly icon: string; readonly name: string }[];
  readonly held: boolean;
  readonly onTap: () => void;
  readonly onHold: () => void;
}) {
  return (
    <Tap
      class={`thread-row ${p.unread > 0 ? "unread" : ""} ${p.held ? "held" : ""}`}
      role="link"
      name={p.name}
      value={p.unread > 0 ? p.unreadName : p.text}
      onTap={() => p.onTap()}
      onHold={() => p.onHold()}
    >
      {p.face}
      <div class="thread-words">
        <p class="post-by">
          <b>{p.name}</b>
          {p.marks}
          <span class="post-handle">{p.handle}</span>
          <span class="post-time">· {p.time}</span>
          <For each={p.icons}>{(one) => <Icon of={one.icon} size="small" />}</For>
        </p>
        <p class="thread-text">{p.text}</p>
      </div>
      <Show when={p.unread > 0}>
        <div class="thread-dot" />
      </Show>
    </Tap>
  );
}
export function ChatTime(p: { readonly text: string }) {
  return <p class="chat-time">{p.text}</p>;
}
export function ChatNotice(p: { readonly text: string; readonly children?: JSX.Element }) {
  return (
    <div class="chat-notice">
      <p>{p.text}</p>
      {p.children}
    </div>
  );
}
export function ChatLine(p: {
  readonly mine: boolean;
  readonly held: boolean;
  readonly reactions: readonly string[];
  readonly note?: string | undefined;
  readonly children: JSX.Element;
}) {
  return (
    <div class={`chat-line ${p.mine ? "mine" : ""} ${p.held ? "held" : ""}`}>
      {p.children}
      <Show when={p.reactions.length > 0}>
        <p class="chat-reactions">{p.reactions.join(" ")}</p>
      </Show>
      <Show when={p.note}>
        <p class="chat-note">{p.note}</p>
      </Show>
    </div>
  );
}
export function Bubble(p: {
  readonly name: string;
  readonly kind: "text" | "photo" | "post" | "call";
  readonly onTap?: (() => void) | undefined;
  readonly onHold: () => void;
  readonly children: JSX.Element;
}) {
  return (
    <Tap
      class={`bubble ${p.kind}`}
      role={p.onTap ? "link" : "text"}
      name={p.name}
      onTap={p.onTap ? () => p.onTap!() : undefined}
      onHold={() => p.onHold()}
    >
      {p.children}
    </Tap>
  );
}
export function WriteBar(p: WriteBarProps & { readonly sendIcon: string }) {
  return <SharedWriteBar {...p} button={<Icon of={p.sendIcon} />} />;
}
/** The row of reactions above the actions of a message. */
export function ReactionRow(p: {
  readonly options: readonly { readonly emoji: string; readonly name: string; readonly on: boolean }[];
  readonly onPick: (n: number) => void;
}) {
  return (
    <div class="reaction-row">
      <For each={p.options}>
        {(option, n) => (
          <Tap class="reaction" role="radio" name={option.name} on={option.on} onTap={() => p.onPick(n())}>
            {option.emoji}
          </Tap>
        )}
      </For>
    </div>
  );
}
export function CallPage(p: {
  readonly face: JSX.Element;
  readonly name: string;
  readonly text: string;
  readonly button: JSX.Element;
}) {
  return (
    <div class="call-page">
      {p.face}
      <h2>{p.name}</h2>
      <p>{p.text}</p>
      {p.button}
    </div>
  );
}
export function HangUp(p: { readonly icon: string; readonly name: string; readonly onTap: () => void }) {
  return (
    <Tap class="hang-up" name={p.name} onTap={() => p.onTap()}>
      <Icon of={p.icon} />
    </Tap>
  );
}
