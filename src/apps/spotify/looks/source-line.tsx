/** The two lines in the bar of the player: from where an item plays. */
import { Show } from "solid-js";
import { Tap } from "#ui/kit/tap.tsx";
import "./source-line.css";

export function SourceWords(p: { readonly from: string; readonly title: string; readonly onTap: () => void }) {
  return (
    <Show
      when={p.title !== ""}
      fallback={
        <div class="source-line">
          <small>{p.from}</small>
        </div>
      }
    >
      <Tap class="source-line" role="link" name={`${p.from}: ${p.title}`} onTap={() => p.onTap()}>
        <small>{p.from}</small>
        <p>{p.title}</p>
      </Tap>
    </Show>
  );
}
