/** A few short options in one row. Any number of the options, such as weekdays, can be on. */
import { For } from "solid-js";
import { Tap } from "./tap.tsx";
import "./toggles.css";

export interface ToggleOption<I extends string | number> {
  readonly id: I;
  readonly label: string;
  /** The accessible name, because the label is short. */
  readonly name: string;
}
export function Toggles<I extends string | number>(p: {
  readonly options: readonly ToggleOption<I>[];
  readonly chosen: readonly I[];
  readonly onToggle: (id: I) => void;
}) {
  return (
    <div class="toggles">
      <For each={p.options}>
        {(o) => (
          <Tap class="toggle" role="checkbox" name={o.name} on={p.chosen.includes(o.id)} onTap={() => p.onToggle(o.id)}>
            <span>{o.label}</span>
          </Tap>
        )}
      </For>
    </div>
  );
}
