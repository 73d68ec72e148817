/** The inbox and its threads: rows, notices, message bubbles, and the input line. */
import send from "@material-symbols/svg-400/outlined/send-fill.svg?raw";
import { For, Show } from "solid-js";
import { Field } from "#ui/kit/fields.tsx";
import { Icon } from "#ui/kit/icon.tsx";
import { Tap } from "#ui/kit/tap.tsx";
import { Photo, type PictureSource } from "./photo.tsx";
import "./threads.css";

export function ThreadRow(p: {
  readonly who: string;
  readonly about: string;
  readonly text: string;
  readonly when: string;
  readonly unread: boolean;
  readonly unreadName: string;
  readonly picture: PictureSource;
  readonly onTap: () => void;
}) {
  return (
    <Tap
      class={`talk-row ${p.unread ? "waits" : ""}`}
      role="listitem"
      name={[p.who, p.about, p.text, p.when, p.unread ? p.unreadName : ""].filter((x) => x !== "").join(", ")}
      onTap={() => p.onTap()}
    >
      <Photo of={p.picture} class="talk-photo" />
      <div class="talk-words">
        <div class="talk-line">
          <p class="talk-who">{p.who}</p>
          <p class="talk-when">{p.when}</p>
        </div>
        <Show when={p.about !== ""}>
          <p class="talk-about">{p.about}</p>
        </Show>
        <p class="talk-text">{p.text}</p>
      </div>
    </Tap>
  );
}
export function NoticeRow(p: {
  readonly text: string;
  readonly when: string;
  readonly unread: boolean;
  readonly end: { readonly icon: string; readonly name: string; readonly onTap: () => void };
  readonly onTap: () => void;
}) {
  return (
    <div class="notice-row" classList={{ waits: p.unread }}>
      <Tap class="notice-row-tap" role="listitem" name={`${p.text}, ${p.when}`} onTap={() => p.onTap()}>
        <span class="notice-dot" />
        <div class="talk-words">
          <p class="notice-text">{p.text}</p>
          <p class="talk-when">{p.when}</p>
        </div>
      </Tap>
      <Tap class="notice-end" name={`${p.end.name}: ${p.text}`} onTap={() => p.end.onTap()}>
        <Icon of={p.end.icon} size="small" />
      </Tap>
    </div>
  );
}
export function MessageList(p: {
  readonly said: readonly {
    readonly mine: boolean;
    readonly text: string;
    readonly when: string;
    readonly who: string;
  }[];
  readonly onHold: (text: string) => void;
}) {
  return (
    <For each={p.said}>
      {(one) => (
        <div class="bubble-line" classList={{ own: one.mine }}>
          <Tap class="bubble-box" role="listitem" name={`${one.who}: ${one.text}`} onHold={() => p.onHold(one.text)}>
            {one.text}
          </Tap>
          <p class="talk-when">{one.when}</p>
        </div>
      )}
    </For>
  );
}
export function MessageInput(p: {
  readonly at: string;
  readonly label: string;
  readonly send: string;
  readonly disabled: boolean;
  readonly onSend: () => void;
}) {
  return (
    <div class="writing">
      <div class="writing-field">
        <Field at={p.at} label={p.label} placeholder={p.label} bare="body" line multiline />
      </div>
      <Tap class="writing-send" name={p.send} disabled={p.disabled} onTap={() => p.onSend()}>
        <Icon of={send} />
      </Tap>
    </div>
  );
}
