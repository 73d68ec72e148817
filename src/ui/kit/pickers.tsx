/** Pickers for a time and a date. They edit fields of the screen's view. */
import down from "@material-symbols/svg-400/rounded/keyboard_arrow_down.svg?raw";
import left from "@material-symbols/svg-400/rounded/chevron_left.svg?raw";
import right from "@material-symbols/svg-400/rounded/chevron_right.svg?raw";
import up from "@material-symbols/svg-400/rounded/keyboard_arrow_up.svg?raw";
import { createMemo, For } from "solid-js";
import { langOf, monthText, weekdayText } from "#os/format.ts";
import { civilOf, daysInMonth, epochOf } from "#state/civil.ts";
import { textAt } from "#os/text-edit.ts";
import { useHostScreen } from "../screen-binding.tsx";
import { dispatch, state } from "../runtime.ts";
import { shellText } from "../shell/strings.ts";
import { IconButton } from "./buttons.tsx";
import { Field } from "./fields.tsx";
import { Tap } from "./tap.tsx";
import "./pickers.css";

/**
 * Edits hours and minutes, which are two texts of the view ("07", "30"). The user types them or changes them with the
 * arrows.
 */
export function TimePicker(p: { readonly hour: string; readonly minute: string }) {
  return (
    <div class="time-picker">
      <TimePart at={p.hour} name={shellText("hour")} size={24} />
      <span class="time-colon">:</span>
      <TimePart at={p.minute} name={shellText("minute")} size={60} />
    </div>
  );
}
export function TimePart(p: { readonly at: string; readonly name: string; readonly size: number }) {
  const holder = useHostScreen();
  const step = (by: number) => {
    const now = Number(textAt(holder.entry().view, p.at)) || 0;
    const next = (now + by + p.size) % p.size;
    dispatch({ name: "os.view", args: { app: holder.app, patch: { [p.at]: String(next).padStart(2, "0") } } });
  };
  return (
    <div class="time-part">
      <IconButton icon={up} name={shellText("more", { name: p.name })} onTap={() => step(1)} />
      <Field at={p.at} label={p.name} kind="number" selects enter="next" />
      <IconButton icon={down} name={shellText("less", { name: p.name })} onTap={() => step(-1)} />
    </div>
  );
}
export interface Day {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}
/**
 * A month as a grid. Weeks start on `weekStart`, by default on Monday. The visible month and the chosen day are numbers
 * in the view.
 */
export function DatePicker(p: {
  readonly shown: { readonly year: number; readonly month: number };
  readonly chosen: Day | null;
  readonly today: Day;
  readonly weekStart?: number | undefined;
  readonly onMonth: (year: number, month: number) => void;
  readonly onPick: (day: Day) => void;
}) {
  const lang = () => langOf(state().os);
  const start = () => p.weekStart ?? 1;
  const blanks = createMemo(
    () => (civilOf(epochOf({ year: p.shown.year, month: p.shown.month, day: 1 }, 0), 0).weekday + 7 - start()) % 7,
  );
  const days = createMemo(() => Array.from({ length: daysInMonth(p.shown.year, p.shown.month) }, (_, i) => i + 1));
  const turn = (by: number) => {
    const n = p.shown.year * 12 + p.shown.month - 1 + by;
    p.onMonth(Math.floor(n / 12), (n % 12) + 1);
  };
  const is = (d: Day | null, day: number) =>
    d !== null && d.year === p.shown.year && d.month === p.shown.month && d.day === day;
  return (
    <div class="date-picker">
      <div class="month-head">
        <IconButton icon={left} name={shellText("monthBefore")} onTap={() => turn(-1)} />
        <p>{monthText(p.shown.year, p.shown.month, lang())}</p>
        <IconButton icon={right} name={shellText("monthAfter")} onTap={() => turn(1)} />
      </div>
      <div class="month">
        <For each={Array.from({ length: 7 }, (_, i) => (start() + i) % 7)}>
          {(weekday) => (
            <p class="month-name">
              {lang() === "en" ? weekdayText(weekday, "en").slice(0, 2) : weekdayText(weekday, "zh-CN").slice(1)}
            </p>
          )}
        </For>
        <For each={Array.from({ length: blanks() })}>{() => <div />}</For>
        <For each={days()}>
          {(day) => (
            <Tap
              class={`day ${is(p.today, day) ? "today" : ""}`}
              role="option"
              name={String(day)}
              on={is(p.chosen, day)}
              onTap={() => p.onPick({ year: p.shown.year, month: p.shown.month, day })}
            >
              {day}
            </Tap>
          )}
        </For>
      </div>
    </div>
  );
}
