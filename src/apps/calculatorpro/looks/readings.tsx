/** One value in several notations. One of the notations is being edited. */
import { For } from "solid-js";
import { Tap } from "#ui/kit/tap.tsx";
import "./readings.css";

export interface Reading {
  readonly id: string;
  readonly label: string;
  readonly value: string;
}
export function Readings(p: {
  readonly options: readonly Reading[];
  readonly chosen: string;
  readonly onPick: (id: string) => void;
}) {
  return (
    <div class="readings">
      <For each={p.options}>
        {(o) => (
          <Tap
            class="reading"
            role="radio"
            name={[o.label, o.value].filter((text) => text !== "").join(" ")}
            on={p.chosen === o.id}
            onTap={() => p.onPick(o.id)}
          >
            <span class="reading-label">{o.label}</span>
            <span class={`reading-value ${o.value.length > 40 ? "long" : ""}`}>{o.value}</span>
          </Tap>
        )}
      </For>
    </div>
  );
}
