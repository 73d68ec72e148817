import { Show } from "solid-js";
import { Tap } from "#ui/kit/tap.tsx";
import "./date-time-row.css";

/** A date and a time side by side. Both can be tapped. */
export function DateTimeRow(p: {
  readonly title: string;
  readonly date: string;
  readonly time?: string | undefined;
  readonly dateName: string;
  readonly timeName: string;
  readonly bad?: boolean | undefined;
  readonly onDate: () => void;
  readonly onTime: () => void;
}) {
  return (
    <div class="row cal-moment" classList={{ bad: p.bad === true }}>
      <p class="row-title">{p.title}</p>
      <Tap class="chip" name={`${p.dateName}, ${p.date}`} onTap={() => p.onDate()}>
        {p.date}
      </Tap>
      <Show when={p.time}>
        <Tap class="chip" name={`${p.timeName}, ${p.time}`} onTap={() => p.onTime()}>
          {p.time}
        </Tap>
      </Show>
    </div>
  );
}
