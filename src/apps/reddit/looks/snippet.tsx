/** A comment outside of its thread, below the title of its post. */
import { Show } from "solid-js";
import { Tap } from "#ui/kit/tap.tsx";
import { Pill } from "./cells.tsx";
import { joinTexts } from "./names.ts";
import "./snippet.css";

export function CommentSnippet(p: {
  readonly title: string;
  readonly note: string;
  readonly text: string;
  readonly score: string;
  readonly button?: { readonly label: string; readonly onTap: () => void } | undefined;
  readonly onOpen: () => void;
}) {
  return (
    <div class="snippet">
      <Tap
        class="snippet-words"
        role="link"
        name={p.text}
        value={joinTexts(p.title, p.note, p.score)}
        onTap={() => p.onOpen()}
      >
        <h3>{p.title}</h3>
        <small>{p.note}</small>
        <p>{p.text}</p>
        <small>{p.score}</small>
      </Tap>
      <Show when={p.button}>
        {(button) => <Pill kind="grey" label={button().label} onTap={() => button().onTap()} />}
      </Show>
    </div>
  );
}
