/** Cards with a heading, some text and a footer, in one or two columns. */
import { Show, type JSX } from "solid-js";
import { Tap } from "#ui/kit/tap.tsx";
import "./cards.css";

export function Cards(p: { readonly grid?: boolean | undefined; readonly children: JSX.Element }) {
  return <div class={p.grid === true ? "cards two" : "cards"}>{p.children}</div>;
}
export function NoteCard(p: {
  readonly title: string;
  readonly text: string;
  readonly foot: string;
  readonly marks?: JSX.Element;
  readonly on?: boolean | undefined;
  readonly onTap: () => void;
  readonly onHold?: (() => void) | undefined;
}) {
  return (
    <Tap class="note-card" role="listitem" name={p.title} on={p.on} onTap={() => p.onTap()} onHold={p.onHold}>
      <div class="note-card-head">
        <p class="row-title">{p.title}</p>
        {p.marks}
      </div>
      <Show when={p.text !== ""}>
        <p class="note-card-text">{p.text}</p>
      </Show>
      <p class="note-card-foot">{p.foot}</p>
    </Tap>
  );
}
