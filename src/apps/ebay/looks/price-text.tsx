/**
 * A text in which a line never breaks within a price, even if the price contains a space ("US $30") or is between
 * Chinese characters.
 */
import { createMemo, For, Show } from "solid-js";
import "./price-text.css";

export function PriceText(p: { readonly text: string }) {
  // The memo avoids drawing the same text again every second.
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
/** Splits a text at its prices. Every second piece is a price. */
const splitAtPrices = (text: string): string[] => text.split(/((?:[A-Z]{1,3}\s?)?[¥￥$€£]\s?\d[\d,]*(?:\.\d+)?)/);
