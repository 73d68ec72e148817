/** A bar chart of reading time, and figures with labels. */
import { createMemo, For } from "solid-js";
import { Tap } from "#ui/kit/tap.tsx";
import "./stats.css";

export interface TimeBar {
  readonly name: string;
  /** The label below the bar, or "". */
  readonly label: string;
  readonly ms: number;
}
export function Bars(p: { readonly bars: readonly TimeBar[] }) {
  const labels = createMemo(() => {
    const out: { text: string; bars: number }[] = [];
    for (const { label } of p.bars)
      if (label !== "" || out.length === 0) out.push({ text: label, bars: 1 });
      else out.at(-1)!.bars += 1;
    return out;
  });
  const most = () => Math.max(1, ...p.bars.map(({ ms }) => ms));
  return (
    <>
      <div class="time-bars">
        <For each={p.bars}>
          {(bar) => (
            <Tap class="time-bar" role="image" name={bar.name}>
              <div class="time-room">
                <div class="time-fill" style={{ height: `${(bar.ms / most()) * 100}%` }} />
              </div>
            </Tap>
          )}
        </For>
      </div>
      <div class="time-axis">
        <For each={labels()}>
          {(label) => (
            <i classList={{ own: label.bars === 1 }} style={{ flex: `${label.bars} 1 0` }}>
              {label.text}
            </i>
          )}
        </For>
      </div>
    </>
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
