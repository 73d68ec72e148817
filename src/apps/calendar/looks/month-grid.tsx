/** A month as a grid. */
import { For, Show } from "solid-js";
import { layoutSize } from "#ui/scale.ts";
import { createStableList, state } from "#ui/runtime.ts";
import { Tap } from "#ui/kit/tap.tsx";
import { DayCell, EventBar, gridPlacement, type GridDay, type GridBar } from "./day-cell.tsx";
import "./month-grid.css";

export interface GridWeek {
  readonly key: string;
  /** The number of the week. */
  readonly label: string;
  readonly days: readonly GridDay[];
  readonly bars: readonly GridBar[];
}
/** Returns the number of lanes of bars that fit into a week, for the size of the display and of the text. */
export function maxMonthLanes(weeks: number, labels: boolean): number {
  const fs = state().os.settings.display.fontScale;
  const room = layoutSize(state()).height - 30 - 56 - 82 - (17 * fs + 8);
  return Math.max(1, Math.floor((room / weeks - 5 - (24 + (labels ? 14 : 0)) * fs) / (16 * fs + 2)));
}
export function MonthGrid(p: {
  readonly weekdays: readonly { readonly label: string; readonly weekend: boolean }[];
  readonly weeks: readonly GridWeek[];
  readonly lanes: number;
  readonly numbered: boolean;
  readonly labels: boolean;
  readonly onDay: (key: string) => void;
  readonly onHold: (key: string) => void;
}) {
  const weeks = createStableList(() => p.weeks);
  return (
    <div class="cal-month" classList={{ numbered: p.numbered, labels: p.labels }}>
      <div class="cal-weekdays">
        <For each={p.weekdays}>{(d) => <span classList={{ weekend: d.weekend }}>{d.label}</span>}</For>
      </div>
      <For each={weeks()}>
        {(week) => (
          <div class="cal-week">
            <Show when={p.numbered}>
              <span class="cal-week-number">{week.label}</span>
            </Show>
            <div class="cal-cells">
              <For each={week.days}>
                {(day) => (
                  <Tap
                    class={`cal-cell ${day.today ? "today" : ""} ${day.outside === true ? "outside" : ""} ${day.weekend === true ? "weekend" : ""}`}
                    role="listitem"
                    name={day.name}
                    on={day.on}
                    onTap={() => p.onDay(day.key)}
                    onHold={() => p.onHold(day.key)}
                  >
                    <DayCell day={day} />
                  </Tap>
                )}
              </For>
            </div>
            <div class="cal-bars">
              <For each={week.bars}>
                {(bar) => (
                  <div class="cal-bar-place" style={gridPlacement(bar)}>
                    <EventBar bar={bar} />
                  </div>
                )}
              </For>
              <For each={week.days}>
                {(day, column) => (
                  <Show when={(day.more ?? 0) > 0}>
                    <span class="cal-more" style={{ "grid-row": String(p.lanes), "grid-column": String(column() + 1) }}>
                      +{day.more}
                    </span>
                  </Show>
                )}
              </For>
            </div>
          </div>
        )}
      </For>
    </div>
  );
}
