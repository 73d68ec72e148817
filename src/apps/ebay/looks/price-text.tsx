/** A text whose prices never break across lines, even with a space ("US $30") or between Chinese characters. */
import { createMemo, For, Show } from "solid-js";
import "./price-text.css";

export function PriceText(p: { readonly text: string }) {
  // The memo avoids a redraw every second while the text stays the same.
  const text = createMemo(() => p.text);
  return (
    <For each={splitAtPrices(text())}>
      {(piece, n) => (
        <Show when={n() % 2 === 1} fallback={piece}>
          <span class="kept">{piece}</span>
        </Show>
      )}
    </For>
  );
}
/** Splits a text. Every second piece is a price. */
const splitAtPrices = (text: string): string[] => text.split(/((?:[A-Z]{1,3}\s?)?[¥￥$€£]\s?\d[\d,]*(?:\.\d+)?)/);
