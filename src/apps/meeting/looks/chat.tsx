/**
 * The chat of a meeting. Lines of other people are on the left, the owner's lines on the right, and the input is at the
 * bottom.
 */
import send from "@material-symbols/svg-400/rounded/arrow_upward.svg?raw";
import { Show, type JSX } from "solid-js";
import { Copyable } from "#ui/kit/copyable.tsx";
import { Field } from "#ui/kit/fields.tsx";
import { Icon } from "#ui/kit/icon.tsx";
import { Tap } from "#ui/kit/tap.tsx";
import { Face } from "./face.tsx";
import "./chat.css";

export function ChatLineRow(p: {
  readonly from: string;
  readonly name: string;
  readonly time: string;
  readonly text: string;
  readonly own: boolean;
  /** A note that the line was sent to only one person. */
  readonly note?: string | undefined;
}) {
  return (
    <div class="talk-line" classList={{ own: p.own }}>
      <Face of={p.from} size={34} />
      <div class="talk-words">
        <p class="talk-who">
          {p.name} · {p.time}
          <Show when={p.note}>
            <span class="talk-note"> {p.note}</span>
          </Show>
        </p>
        <Copyable text={p.text} name={`${p.name}, ${p.text}`} role="listitem">
          <p class="talk-text">{p.text}</p>
        </Copyable>
      </div>
    </div>
  );
}
export function ChatInput(p: {
  readonly at: string;
  readonly hint: string;
  readonly sendName: string;
  readonly disabled: boolean;
  readonly before?: JSX.Element;
  readonly onSend: () => void;
}) {
  return (
    <div class="talk-bar">
      {p.before}
      <div class="talk-bar-line">
        <Field at={p.at} label={p.hint} placeholder={p.hint} bare="body" line enter="send" onEnter={() => p.onSend()} />
        <Tap class="talk-send" name={p.sendName} disabled={p.disabled} onTap={() => p.onSend()}>
          <Icon of={send} />
        </Tap>
      </div>
    </div>
  );
}
