/** The parts of a chat: bubbles, cards for notes and people, the centred time, and the notice above the chat. */
import { Show, type JSX } from "solid-js";
import { Tap } from "#ui/kit/tap.tsx";
import "./chat.css";

export { ChatLine, ChatTime, TextBubble } from "#ui/kit/shared/chat-lines.tsx";
export { ChatPicture as PictureBubble } from "#ui/kit/shared/chat-picture.tsx";

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
