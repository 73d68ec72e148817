/** The days on which tickets are sold, as a panel of months: with holidays, days worked for them, and days of the moon. */
import { monthText, weekdayText } from "../../../../os/format.ts";
import { daysInMonth } from "../../../../state/civil.ts";
import { keyOf, numberOf, partsOf, weekdayOf } from "../../../../state/day.ts";
import { namedDaysOn, offOrWork } from "../../../../world/holidays/table.ts";
import { lunarDayText, lunarFeastOf, lunarMonthText, lunarOf } from "../../../../world/lunar.ts";
import { Months, type DayCell } from "../../looks/month.tsx";
import { Panel } from "../../looks/panel.tsx";
import { lastSaleDay, todayOf } from "../../times.ts";
import type { Any } from "./draw.tsx";
import { dayText } from "./telling.ts";

/** What fits under the number of a day. */
const longestWord = 6;
export function DayPanel(p: {
  readonly on: Any;
  readonly open: boolean;
  readonly chosen: number;
  readonly onPick: (day: number) => void;
}) {
  const en = () => p.on.lang === "en";
  const cellOf = (day: number): DayCell => {
    const key = keyOf(day);
    const lunar = lunarOf(key);
    const named = namedDaysOn(key).find(({ kind }) => kind !== "workday") ?? null;
    const feast = lunar && lunarFeastOf(lunar);
    const day1 = lunar && (lunar.day === 1 ? lunarMonthText(lunar) : lunarDayText(lunar));
    const state = offOrWork(key);
    const sold = day >= todayOf(p.on.now) && day <= lastSaleDay(p.on.now);
    const word = (named?.name.en ?? "").split(" ")[0]!;
    const below = en()
      ? word.length <= longestWord
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
      const first = numberOf(year, month + n, 1);
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
