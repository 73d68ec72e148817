/** Lets the user pick hours, minutes and seconds. The view stores them as three texts ("00", "05", "00"). */
import { TimePart } from "#ui/kit/pickers.tsx";
import "./duration-picker.css";

export function DurationPicker(p: {
  readonly hours: string;
  readonly minutes: string;
  readonly seconds: string;
  /** The labels of the three parts, in order. */
  readonly names: readonly [string, string, string];
}) {
  return (
    <div class="time-picker three">
      <TimePart at={p.hours} name={p.names[0]} size={100} />
      <span class="time-colon">:</span>
      <TimePart at={p.minutes} name={p.names[1]} size={60} />
      <span class="time-colon">:</span>
      <TimePart at={p.seconds} name={p.names[2]} size={60} />
    </div>
  );
}
