/** A calendar in which the months are below each other. Days without ticket sales are grey. */
import { For, Show } from "solid-js";
import { Tap } from "#ui/kit/tap.tsx";
import "./month.css";

export interface DayCell {
  readonly day: number;
  readonly number: string;
  readonly below: string;
  /** The character in the corner: 休 (day off), 班 (working day), or empty. */
  readonly corner: string;
  readonly off: boolean;
  readonly open: boolean;
  readonly name: string;
}
export function Months(p: {
  readonly weekdays: readonly string[];
  readonly months: readonly { readonly title: string; readonly lead: number; readonly days: readonly DayCell[] }[];
  readonly chosen: number;
  readonly onPick: (day: number) => void;
}) {
  return (
    <div class="months">
      <div class="month-week">
        <For each={p.weekdays}>{(day) => <span>{day}</span>}</For>
      </div>
      <For each={p.months}>
        {(month) => (
          <section>
            <h3>{month.title}</h3>
            <div class="month-grid">
              <For each={Array.from({ length: month.lead })}>{() => <span />}</For>
              <For each={month.days}>
                {(cell) => (
                  <Tap
                    class={`month-day ${cell.off ? "rest" : ""}`}
                    name={cell.name}
                    on={cell.day === p.chosen}
                    disabled={!cell.open}
                    onTap={() => p.onPick(cell.day)}
                  >
                    <b>{cell.number}</b>
                    <span>{cell.below}</span>
                    <Show when={cell.corner}>
                      <i>{cell.corner}</i>
                    </Show>
                  </Tap>
                )}
              </For>
            </div>
          </section>
        )}
      </For>
    </div>
  );
}
