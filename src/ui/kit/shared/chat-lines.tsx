/** The time, the lines and the text bubbles of a chat, and the row of a chat in the list of chats. Apps style them. */
import muted from "@material-symbols/svg-400/outlined/notifications_off.svg?raw";
import { Show, type JSX } from "solid-js";
import { Icon } from "../icon.tsx";
import { Tap } from "../tap.tsx";
import { joinName } from "./join-name.ts";

/** The text of a badge. It has room for two digits. */
export const badgeCount = (count: number): string => (count > 99 ? "99+" : String(count));
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
  readonly onHold?: (() => void) | undefined;
}) {
  return (
    <Tap
      class={`thread-row ${p.pinned ? "pinned" : ""} ${p.held ? "menu-anchor" : ""}`}
      role="link"
      name={joinName(p.name, p.mark, p.text, p.time, p.muted ? p.mutedName : "")}
      value={p.unread > 0 ? String(p.unread) : undefined}
      onTap={() => p.onTap()}
      onHold={p.onHold}
    >
      <div class="thread-face">{p.face}</div>
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
            <i class={`thread-badge ${p.muted ? "dot" : ""}`}>{p.muted ? "" : badgeCount(p.unread)}</i>
          </Show>
        </div>
      </div>
    </Tap>
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
