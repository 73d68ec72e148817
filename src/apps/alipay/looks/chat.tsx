/** Chats: rows of the chat list, messages, and the input line. */
import plus from "@material-symbols/svg-400/rounded/add_circle.svg?raw";
import { For, Show, type JSX } from "solid-js";
import { Badge } from "#ui/kit/badge.tsx";
import { Field } from "#ui/kit/fields.tsx";
import { Icon } from "#ui/kit/icon.tsx";
import { Tap } from "#ui/kit/tap.tsx";
import "./chat.css";

export function ChatCell(p: {
  readonly lead: JSX.Element;
  readonly name: string;
  readonly last: string;
  readonly when: string;
  readonly count: number;
  readonly pinned: boolean;
  readonly onTap: () => void;
}) {
  return (
    <Tap
      class={`chat-cell ${p.pinned ? "pinned" : ""}`}
      role="listitem"
      name={`${p.name}, ${p.last}, ${p.when}`}
      onTap={() => p.onTap()}
    >
      <div class="chat-face">
        {p.lead}
        <Show when={p.count > 0}>
          <Badge count={p.count} class="chat-count" />
        </Show>
      </div>
      <div class="chat-words">
        <p>{p.name}</p>
        <p>{p.last}</p>
      </div>
      <p class="chat-when">{p.when}</p>
    </Tap>
  );
}
export interface ChatMessage {
  readonly id: string;
  readonly mine: boolean;
  readonly face: JSX.Element;
  /** The time above the message if there was a pause before it, or null. */
  readonly time: string | null;
  readonly text: string;
  readonly money: JSX.Element | null;
  readonly onHold: () => void;
}
export function MessageList(p: { readonly lines: readonly ChatMessage[] }) {
  return (
    <div class="talk">
      <For each={p.lines}>
        {(line) => (
          <>
            <Show when={line.time}>
              <p class="talk-time">{line.time}</p>
            </Show>
            <div class="talk-line" classList={{ mine: line.mine }}>
              {line.face}
              <Show
                when={line.money}
                fallback={
                  <Tap class="talk-text" role="text" name={line.text} onHold={() => line.onHold()}>
                    {line.text}
                  </Tap>
                }
              >
                {line.money}
              </Show>
            </div>
          </>
        )}
      </For>
    </div>
  );
}
export function MessageInput(p: {
  readonly at: string;
  readonly label: string;
  readonly send: string;
  readonly more: string;
  readonly can: boolean;
  readonly onSend: () => void;
  readonly onMore: () => void;
  readonly panel: JSX.Element;
}) {
  return (
    <>
      <div class="say">
        <Field
          at={p.at}
          label={p.label}
          placeholder={p.label}
          bare="body"
          line
          enter="send"
          onEnter={() => p.onSend()}
        />
        <Show
          when={p.can}
          fallback={
            <Tap class="say-plus" name={p.more} onTap={() => p.onMore()}>
              <Icon of={plus} />
            </Tap>
          }
        >
          <Tap class="say-send" name={p.send} onTap={() => p.onSend()}>
            {p.send}
          </Tap>
        </Show>
      </div>
      {p.panel}
    </>
  );
}
export function AttachmentPanel(p: { readonly children: JSX.Element }) {
  return <div class="say-panel">{p.children}</div>;
}
