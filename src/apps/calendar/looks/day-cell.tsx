/**
 * A cell for a day with its number, and a bar for an entry of several days. The month grid and the week header consist
 * of such cells.
 */
import { Show, type JSX } from "solid-js";
import type { Tone } from "#ui/kit/page.tsx";
import "./day-cell.css";

export interface GridDay {
  readonly key: string;
  readonly number: number;
  /** The accessible name. */
  readonly name: string;
  /** The text below the number: a lunar day or a festival. */
  readonly label?: string | undefined;
  /** Whether the label is a festival. */
  readonly festival?: boolean | undefined;
  readonly mark?: { readonly text: string; readonly off: boolean } | undefined;
  /** Whether the day belongs to another month. */
  readonly outside?: boolean | undefined;
  readonly today: boolean;
  readonly on?: boolean | undefined;
  readonly weekend?: boolean | undefined;
  /** The number of hidden entries. */
  readonly more?: number | undefined;
  readonly weekday?: string | undefined;
}
export interface GridBar {
  readonly key: string;
  readonly title: string;
  readonly tone: Tone;
  readonly lane: number;
  readonly column: number;
  readonly span: number;
  readonly opens: boolean;
  readonly closes: boolean;
  /** Whether the bar is filled. Bars of whole-day entries are filled. */
  readonly solid: boolean;
  readonly faded: boolean;
  readonly struck: boolean;
}
export function DayCell(p: { readonly day: GridDay }) {
  return (
    <>
      <span class="cal-number">
        {p.day.number}
        <Show when={p.day.mark}>
          {(mark) => (
            <i class="cal-mark" classList={{ off: mark().off }}>
              {mark().text}
            </i>
          )}
        </Show>
      </span>
      <Show when={p.day.label}>
        <span class="cal-label" classList={{ feast: p.day.festival === true }}>
          {p.day.label}
        </span>
      </Show>
    </>
  );
}
export function EventBar(p: { readonly bar: GridBar }) {
  return (
    <div
      class="cal-bar"
      classList={{
        solid: p.bar.solid,
        faded: p.bar.faded,
        struck: p.bar.struck,
        opens: p.bar.opens,
        closes: p.bar.closes,
      }}
      data-tone={p.bar.tone}
    >
      <span>{p.bar.title}</span>
    </div>
  );
}
export const gridPlacement = (bar: GridBar): JSX.CSSProperties => ({
  "grid-row": String(bar.lane + 1),
  "grid-column": `${bar.column + 1} / span ${bar.span}`,
});
