/**
 * The panel for choosing a day with ticket sales. It shows the days by month, with holidays, the working days that
 * replace them, and lunar days.
 */
import { monthText, weekdayText } from "#os/format.ts";
import { daysInMonth } from "#state/civil.ts";
import { formatDay, dayNumberOf, partsOf, weekdayOf } from "#state/day.ts";
import { namedDaysOn, findDayException } from "#world/holidays/table.ts";
import { lunarDayText, findLunarFestival, lunarMonthText, toLunarDate } from "#world/lunar.ts";
import { Months, type DayCell } from "../../looks/month.tsx";
import { Panel } from "../../looks/panel.tsx";
import { lastSaleDay, todayOf } from "../../times.ts";
import type { ScreenContext } from "./page.tsx";
import { dayText } from "./labels.ts";

/** The maximum length of a word under a day's number, in characters. */
const maxWordLength = 6;
export function DayPanel(p: {
  readonly on: ScreenContext;
  readonly open: boolean;
  readonly chosen: number;
  readonly onPick: (day: number) => void;
}) {
  const en = () => p.on.lang === "en";
  const cellOf = (day: number): DayCell => {
    const key = formatDay(day);
    const lunar = toLunarDate(key);
    const named = namedDaysOn(key).find(({ kind }) => kind !== "workday") ?? null;
    const feast = lunar && findLunarFestival(lunar);
    const day1 = lunar && (lunar.day === 1 ? lunarMonthText(lunar) : lunarDayText(lunar));
    const state = findDayException(key);
    const sold = day >= todayOf(p.on.now) && day <= lastSaleDay(p.on.now);
    const word = (named?.name.en ?? "").split(" ")[0]!;
    const below = en()
      ? word.length <= maxWordLength
        ? word
        : ""
      : (feast?.zh ?? (named && named.name.zh.length <= 3 ? named.name.zh : day1) ?? "").slice(0, 3);
    return {
      day,
      number: String(partsOf(day).day),
      below: day === todayOf(p.on.now) ? p.on.t("today") : below,
      corner: state === null ? "" : p.on.t(state === "holiday" ? "dayOff" : "dayWorked"),
      off: state === "holiday" || (state === null && weekdayOf(day) % 6 === 0),
      open: sold,
      name: `${dayText(p.on, day)} ${weekdayText(weekdayOf(day), p.on.lang)}`,
    };
  };
  const months = () => {
    const { year, month } = partsOf(todayOf(p.on.now));
    return [0, 1].map((n) => {
      const first = dayNumberOf(year, month + n, 1);
      const at = partsOf(first);
      return {
        title: monthText(at.year, at.month, p.on.lang),
        lead: weekdayOf(first),
        days: Array.from({ length: daysInMonth(at.year, at.month) }, (_, i) => cellOf(first + i)),
      };
    });
  };
  return (
    <Panel open={p.open} title={p.on.t("chooseDay")}>
      <Months
        weekdays={[0, 1, 2, 3, 4, 5, 6].map((day) => weekdayText(day, p.on.lang).replace("周", ""))}
        months={months()}
        chosen={p.chosen}
        onPick={(day) => p.onPick(day)}
      />
    </Panel>
  );
}
