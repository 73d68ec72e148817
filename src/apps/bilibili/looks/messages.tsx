/** The messages screen: the round buttons of the inboxes, the chats, the entries of an inbox, the bubbles of a chat. */
import { For, Show, type JSX } from "solid-js";
import { Icon } from "#ui/kit/icon.tsx";
import { badgeCount } from "#ui/kit/shared/chat-lines.tsx";
import { Tap } from "#ui/kit/tap.tsx";
import { joinName } from "./names.ts";
import "./messages.css";

export { ChatLine, ChatTime, TextBubble, ThreadRow } from "#ui/kit/shared/chat-lines.tsx";
export interface BoxButton {
  readonly icon: string;
  readonly label: string;
  readonly count: number;
  readonly countName: string;
  readonly onTap: () => void;
}
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
                <i class="box-badge">{badgeCount(box.count)}</i>
              </Show>
            </div>
            <span>{box.label}</span>
          </Tap>
        )}
      </For>
    </div>
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
          <b>{p.name}</b>
          {` ${p.what}`}
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
