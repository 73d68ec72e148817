/** A row of counts with labels. */
import { For } from "solid-js";
import "./figures.css";

export function Figures(p: { readonly figures: readonly { readonly label: string; readonly value: string }[] }) {
  return (
    <div class="figures">
      <For each={p.figures}>
        {(one) => (
          <div class="figure-cell">
            <p class="figure-value">{one.value}</p>
            <p class="figure-label">{one.label}</p>
          </div>
        )}
      </For>
    </div>
  );
}
