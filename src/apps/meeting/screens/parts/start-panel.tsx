/** A panel on which the user chooses the start of a meeting with three wheels. */
import { pad2 } from "#os/format.ts";
import { civilOf, dayMs, hourMs, minuteMs, startOfDay } from "#state/civil.ts";
import { NavTextButton } from "../../looks/frame.tsx";
import { Panel } from "../../looks/sheets.tsx";
import { Wheel } from "../../looks/wheel.tsx";
import { longDayLabel, type LabelContext } from "./labels.ts";

const daysAhead = 120;
/**
 * Returns the selectable days, and functions that convert between a day and its index. The first day is today, or the
 * chosen day if it is earlier.
 */
export function dayOptions(p: LabelContext, chosen: number) {
  const from = startOfDay(Math.min(p.now, chosen), p.offsetMin);
  const at = (n: number): number => from + n * dayMs;
  return {
    options: Array.from({ length: daysAhead }, (_, n) => ({ value: n, label: longDayLabel(p, at(n)) })),
    at,
    indexOf: (moment: number): number => Math.round((startOfDay(moment, p.offsetMin) - from) / dayMs),
  };
}
export function StartPanel(p: {
  readonly on: LabelContext;
  readonly open: boolean;
  readonly title: string;
  readonly start: number;
  readonly onPick: (start: number) => void;
  readonly onOk: () => void;
}) {
  const days = () => dayOptions(p.on, p.start);
  const parts = () => civilOf(p.start, p.on.offsetMin);
  return (
    <Panel open={p.open} title={p.title} end={<NavTextButton label={p.on.t("ok")} onTap={() => p.onOk()} />}>
      <Wheel
        columns={[
          {
            id: "day",
            name: p.on.t("dayName"),
            wide: true,
            options: days().options,
            chosen: days().indexOf(p.start),
            onPick: (n) => p.onPick(days().at(n) + p.start - startOfDay(p.start, p.on.offsetMin)),
          },
          {
            id: "hour",
            name: p.on.t("hourName"),
            options: Array.from({ length: 24 }, (_, n) => ({ value: n, label: pad2(n) })),
            chosen: parts().hour,
            onPick: (n) => p.onPick(p.start + (n - parts().hour) * hourMs),
          },
          {
            id: "minute",
            name: p.on.t("minuteName"),
            options: Array.from({ length: 12 }, (_, n) => ({ value: n * 5, label: pad2(n * 5) })),
            chosen: parts().minute,
            onPick: (n) => p.onPick(p.start + (n - parts().minute) * minuteMs),
          },
        ]}
      />
    </Panel>
  );
}
