/** A bar chart of reading time, and figures with labels. */
import { For } from "solid-js";
import { Tap } from "#ui/kit/tap.tsx";
import "./stats.css";

export function Bars(p: {
  readonly bars: readonly { readonly name: string; readonly label: string; readonly ms: number }[];
}) {
  const most = () => Math.max(1, ...p.bars.map(({ ms }) => ms));
  return (
    <div class="time-bars">
      <For each={p.bars}>
        {(bar) => (
          <Tap class="time-bar" role="image" name={bar.name}>
            <div class="time-room">
              <div class="time-fill" style={{ height: `${(bar.ms / most()) * 100}%` }} />
            </div>
            <i>{bar.label}</i>
          </Tap>
        )}
      </For>
    </div>
  );
}
export function Figure(p: { readonly value: string; readonly label: string }) {
  return (
    <div class="figure-cell">
      <p>{p.value}</p>
      <small>{p.label}</small>
    </div>
  );
}
