import { For, Show } from "solid-js";
import { Tap } from "#ui/kit/tap.tsx";
import { DayCell, EventBar, gridPlacement, type GridDay, type GridBar } from "./day-cell.tsx";
import "./week-head.css";

/** The days of a week side by side, with whole-day entries below. */
export function WeekHead(p: {
  readonly days: readonly GridDay[];
  readonly bars: readonly GridBar[];
  /** The number of the week, shown before the days. */
  readonly label?: string | undefined;
  /** If true, leaves space on the left for the hour labels of the grid below. */
  readonly gutter?: boolean | undefined;
  readonly onDay: (key: string) => void;
  readonly onBar: (key: string) => void;
}) {
  return (
    <div class="cal-head" classList={{ gutter: p.gutter === true }}>
      <Show when={p.label}>
        <span class="cal-head-label">{p.label}</span>
      </Show>
      <div class="cal-head-days">
        <For each={p.days}>
          {(day) => (
            <Tap
              class={`cal-head-day ${day.today ? "today" : ""} ${day.weekend === true ? "weekend" : ""}`}
              role="option"
              name={day.name}
              on={day.on}
              onTap={() => p.onDay(day.key)}
            >
              <span class="cal-weekday">{day.weekday}</span>
              <DayCell day={day} />
            </Tap>
          )}
        </For>
      </div>
      <Show when={p.bars.length > 0}>
        <div class="cal-head-bars">
          <For each={p.bars}>
            {(bar) => (
              <Tap
                class="cal-bar-place"
                role="listitem"
                name={bar.title}
                style={gridPlacement(bar)}
                onTap={() => p.onBar(bar.key)}
              >
                <EventBar bar={bar} />
              </Tap>
            )}
          </For>
          <For each={p.days}>
            {(day, column) => (
              <Show when={(day.more ?? 0) > 0}>
                <span class="cal-more" style={{ "grid-column": String(column() + 1) }}>
                  +{day.more}
                </span>
              </Show>
            )}
          </For>
        </div>
      </Show>
    </div>
  );
}
