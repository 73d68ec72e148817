/** A picture in a chat. A tap opens it, and a long press opens the actions of the message. */
import type { JSX } from "solid-js";
import { Tap } from "../tap.tsx";

export function ChatPicture(p: {
  readonly name: string;
  /** The height as a multiple of the width. */
  readonly height: number;
  readonly onTap: () => void;
  readonly onHold: () => void;
  readonly children: JSX.Element;
}) {
  return (
    <Tap
      class="chat-picture"
      role="image"
      name={p.name}
      style={{ "aspect-ratio": `1 / ${p.height}` }}
      onTap={() => p.onTap()}
      onHold={() => p.onHold()}
    >
      {p.children}
    </Tap>
  );
}
