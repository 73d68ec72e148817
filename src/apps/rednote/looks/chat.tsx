/** The parts of a chat: bubbles, cards for notes and people, the centred time, and the notice above the chat. */
import { Show, type JSX } from "solid-js";
import { Tap } from "#ui/kit/tap.tsx";
import "./chat.css";

export { ChatPicture as PictureBubble } from "#ui/kit/shared/chat-picture.tsx";

export function ChatTime(p: { readonly text: string }) {
  return <p class="chat-time">{p.text}</p>;
}
export function ChatNotice(p: {
  readonly text: string;
  readonly button?: { readonly label: string; readonly onTap: () => void } | undefined;
}) {
  return (
    <div class="chat-notice">
      <span>{p.text}</span>
      <Show when={p.button}>
        {(button) => (
          <Tap class="chat-notice-act" name={button().label} onTap={() => button().onTap()}>
            <span>{button().label}</span>
          </Tap>
        )}
      </Show>
    </div>
  );
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
/** A card for a shared note or person. */
export function CardBubble(p: {
  readonly title: string;
  readonly note: string;
  readonly picture: JSX.Element;
  readonly tall?: boolean | undefined;
  readonly onTap: () => void;
  readonly onHold: () => void;
}) {
  return (
    <Tap
      class={`chat-card ${p.tall === true ? "tall" : ""}`}
      role="link"
      name={`${p.title} ${p.note}`}
      onTap={() => p.onTap()}
      onHold={() => p.onHold()}
    >
      <div class="chat-card-picture">{p.picture}</div>
      <div class="chat-card-words">
        <p>{p.title}</p>
        <small>{p.note}</small>
      </div>
    </Tap>
  );
}
