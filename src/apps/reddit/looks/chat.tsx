/** The parts of a chat: lines with portrait, name and time, cards for posts, pictures. */
import { Show, type JSX } from "solid-js";
import { Tap } from "#ui/kit/tap.tsx";
import "./chat.css";

export { ChatPicture } from "#ui/kit/shared/chat-picture.tsx";

export function ChatDay(p: { readonly text: string }) {
  return <p class="chat-day">{p.text}</p>;
}
/** A message. The head with portrait, name and time is drawn only for the first of several messages. */
export function ChatLine(p: {
  readonly face: JSX.Element;
  readonly name: string;
  readonly time: string;
  readonly head: boolean;
  readonly children: JSX.Element;
}) {
  return (
    <div class={`chat-line ${p.head ? "head" : ""}`}>
      <div class="chat-face">
        <Show when={p.head}>{p.face}</Show>
      </div>
      <div class="chat-body">
        <Show when={p.head}>
          <p class="chat-name">
            <b>{p.name}</b> <span>{p.time}</span>
          </p>
        </Show>
        {p.children}
      </div>
    </div>
  );
}
export function ChatText(p: { readonly text: string; readonly onHold: () => void }) {
  return (
    <Tap class="chat-text" role="text" name={p.text} onHold={() => p.onHold()}>
      <p>{p.text}</p>
    </Tap>
  );
}
export function ChatCard(p: {
  readonly title: string;
  readonly note: string;
  readonly onTap: () => void;
  readonly onHold: () => void;
}) {
  return (
    <Tap class="chat-card" role="link" name={p.title} onTap={() => p.onTap()} onHold={() => p.onHold()}>
      <small>{p.note}</small>
      <p>{p.title}</p>
    </Tap>
  );
}
/** The box above the input bar: an invitation, or a hint about it. */
export function ChatNotice(p: { readonly text: string; readonly children?: JSX.Element }) {
  return (
    <div class="chat-notice">
      <p>{p.text}</p>
      <div class="chat-notice-acts">{p.children}</div>
    </div>
  );
}
