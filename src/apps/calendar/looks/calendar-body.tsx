/** The container of the calendar's views. */
import { For, type JSX } from "solid-js";
import type { Direction } from "#ui/touch.ts";
import { Tap } from "#ui/kit/tap.tsx";
import "./calendar-body.css";

/** Fills the page and handles swipes. The page does not scroll; its content scrolls by itself. */
export function CalendarBody(p: {
  readonly name: string;
  readonly onSwipe: (direction: Direction) => void;
  readonly children: JSX.Element;
}) {
  return (
    <div class="cal-fill">
      <Tap class="cal-swipe" role="list" name={p.name} onSwipe={(d) => p.onSwipe(d)}>
        {p.children}
      </Tap>
    </div>
  );
}
/** Notes about a day as a whole. */
export function DayNote(p: { readonly title: string; readonly notes: readonly string[] }) {
  return (
    <p class="cal-day-note">
      <b>{p.title}</b>
      <For each={p.notes}>{(note) => <span>{note}</span>}</For>
    </p>
  );
}
