import { createMemo, For, Show } from "solid-js";
import { state } from "#ui/runtime.ts";
import type { Tone } from "#ui/kit/page.tsx";
import { Scroll } from "#ui/kit/scroll.tsx";
import { Tap } from "#ui/kit/tap.tsx";
import "./hour-grid.css";

export interface GridBlock {
  readonly key: string;
  readonly title: string;
  readonly detail: string;
  readonly tone: Tone;
  readonly fromMin: number;
  readonly toMin: number;
  readonly column: number;
  readonly columns: number;
  readonly faded: boolean;
  readonly struck: boolean;
  /** Whether the block is only an outline, for entries that do not block time or are not confirmed. */
  readonly hollow: boolean;
}
export interface HourColumn {
  readonly key: string;
  readonly name: string;
  readonly blocks: readonly GridBlock[];
  readonly nowMin: number | null;
}
const hourPx = 54;
const hours = Array.from({ length: 24 }, (_, i) => i);
/**
 * The hours of some days. Each day is a column. The grid is initially scrolled to the working hours. A tap between
 * blocks selects an hour.
 */
export function HourGrid(p: {
  readonly name: string;
  readonly columns: readonly HourColumn[];
  readonly hourText: (hour: number) => string;
  /** The first visible hour before the user scrolls. */
  readonly fromHour: number;
  readonly onSlot: (column: string, minute: number) => void;
  readonly onBlock: (key: string) => void;
}) {
  const hour = createMemo(() => hourPx * state().os.settings.display.fontScale);
  const many = () => p.columns.length > 1;
  const top = (minute: number): string => `${(minute / 60) * hour()}px`;
  return (
    <Scroll name={p.name} class="cal-hours" from={p.fromHour * hour()}>
      <div class="cal-hours-body" style={{ height: `${24 * hour()}px` }}>
        <div class="cal-hours-names">
          <For each={hours.slice(1)}>{(h) => <span style={{ top: top(h * 60) }}>{p.hourText(h)}</span>}</For>
        </div>
        <div class="cal-hours-columns" classList={{ many: many() }}>
          <For each={p.columns}>
            {(column) => (
              <div class="cal-column">
                <For each={hours}>
                  {(h) => (
                    <Tap
                      class="cal-slot"
                      name={`${column.name} ${p.hourText(h)}`}
                      style={{ height: `${hour()}px` }}
                      onTap={() => p.onSlot(column.key, h * 60)}
                    />
                  )}
                </For>
                <For each={column.blocks}>
                  {(b) => (
                    <Tap
                      class="cal-block-place"
                      role="listitem"
                      name={[b.title, b.detail].filter((x) => x !== "").join(", ")}
                      style={{
                        top: top(b.fromMin),
                        height: top(b.toMin - b.fromMin),
                        left: `${(b.column / b.columns) * 100}%`,
                        width: `${100 / b.columns}%`,
                      }}
                      onTap={() => p.onBlock(b.key)}
                    >
                      <div
                        class="cal-block"
                        classList={{
                          faded: b.faded,
                          struck: b.struck,
                          hollow: b.hollow,
                          low: b.toMin - b.fromMin < 45,
                        }}
                        data-tone={b.tone}
                      >
                        <p class="cal-block-title">{b.title}</p>
                        <Show when={!many() && b.detail !== ""}>
                          <p class="cal-block-detail">{b.detail}</p>
                        </Show>
                      </div>
                    </Tap>
                  )}
                </For>
                <Show when={column.nowMin !== null}>
                  <div class="cal-now" style={{ top: top(column.nowMin ?? 0) }} />
                </Show>
              </div>
            )}
          </For>
        </div>
      </div>
      <div class="fab-room" />
    </Scroll>
  );
}
