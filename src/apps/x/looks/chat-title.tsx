/** The head of a chat: portrait, name and handle. */
import type { JSX } from "solid-js";
import { Tap } from "#ui/kit/tap.tsx";
import "./chat-title.css";

export function ChatTitle(p: {
  readonly face: JSX.Element;
  readonly name: string;
  readonly marks: JSX.Element;
  readonly handle: string;
  readonly onTap: () => void;
}) {
  return (
    <Tap class="chat-title" role="link" name={`${p.name} ${p.handle}`} onTap={() => p.onTap()}>
      {p.face}
      <div class="chat-title-words">
        <b>
          {p.name}
          {p.marks}
        </b>
        <small>{p.handle}</small>
      </div>
    </Tap>
  );
}
