/** A text whose prices stay on one line each, also where there is a space in them ("US $30") or Chinese around them. */
import { createMemo, For, Show } from "solid-js";
import "./kept.css";

export function Kept(p: { readonly text: string }) {
  // The same text is not drawn again with each second that passes.
  const text = createMemo(() => p.text);
  return (
    <For each={piecesOf(text())}>
      {(piece, n) => (
        <Show when={n() % 2 === 1} fallback={piece}>
          <span class="kept">{piece}</span>
        </Show>
      )}
    </For>
  );
}
/** What is between prices, a price, what is between … */
const piecesOf = (text: string): string[] => text.split(/((?:[A-Z]{1,3}\s?)?[¥￥$€£]\s?\d[\d,]*(?:\.\d+)?)/);
