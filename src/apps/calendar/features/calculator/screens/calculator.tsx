import { createMemo, Show } from "solid-js";
import { dayAt, dayNumber, formatDay, partsOf } from "#state/day.ts";
import { screen } from "#ui/screen-binding.tsx";
import { Chips } from "#ui/kit/buttons.tsx";
import { DateTimeRow } from "#apps/calendar/looks/date-time-row.tsx";
import { Field } from "#ui/kit/fields.tsx";
import { Figure } from "#ui/kit/figures.tsx";
import { Page, Section, Stack } from "#ui/kit/page.tsx";
import { Row, SwitchRow } from "#ui/kit/rows.tsx";
import { dayDifference, shiftDay } from "../calculations.ts";
import calendar from "#apps/calendar/index.ts";
import { units } from "#apps/calendar/schemas.ts";
import { strings } from "#apps/calendar/strings.ts";
import { dayText, lunarNotes } from "#apps/calendar/texts.ts";
import { DayDialog } from "#apps/calendar/screens/parts/day-dialog.tsx";

const unitTexts = { day: "unitDay", week: "unitWeek", month: "unitMonth", year: "unitYear" } as const;
const pages = ["between", "shift"] as const;

export default screen(calendar, strings, "calculator", (p) => {
  const start = (which: "a" | "b" | "start") => {
    const { year, month } = partsOf(dayNumber(p.view[which]));
    p.setView({ shownYear: String(year), shownMonth: month, open: which });
  };
  const text = (day: string) => dayText(day, p.os, p.now);
  const span = createMemo(() => dayDifference(dayNumber(p.view.a), dayNumber(p.view.b), p.view.both));
  const weeks = () => {
    const { weeks: n, weekDays } = span();
    return [p.t("weeksN", { n }), ...(weekDays > 0 ? [p.t("daysN", { n: weekDays })] : [])].join(" ");
  };
  const months = () => {
    const { years, months: m, monthDays } = span();
    const parts = [
      ...(years > 0 ? [p.t("yearsN", { n: years })] : []),
      ...(m > 0 ? [p.t("monthsN", { n: m })] : []),
      ...(monthDays > 0 ? [p.t("daysN", { n: monthDays })] : []),
    ];
    return parts.length > 0 ? parts.join(" ") : p.t("sameDay");
  };
  const shifted = createMemo(() => {
    const by = Number(p.view.by === "" ? "0" : p.view.by) * (p.view.back ? -1 : 1);
    return formatDay(shiftDay(dayNumber(p.view.start), by, p.view.unit));
  });
  const away = () => {
    const n = dayNumber(shifted()) - dayAt(p.now, p.offsetMin);
    if (n === 0) return p.t("today");
    return n > 0 ? p.t("daysFromNow", { n }) : p.t("daysAgo", { n: -n });
  };
  const row = (which: "a" | "b" | "start", word: "starts" | "ends" | "startingFrom", name: "startDate" | "endDate") => (
    <DateTimeRow
      title={p.t(word)}
      date={text(p.view[which])}
      dateName={p.t(name)}
      timeName=""
      onDate={() => start(which)}
      onTime={() => {}}
    />
  );
  return (
    <Page
      back
      title={p.t("calculator")}
      top={
        <Chips
          name="pages"
          options={pages.map((id) => ({ id, label: p.t(id) }))}
          chosen={p.view.tab}
          onPick={(id) => p.setView({ tab: pages.find((x) => x === id) ?? "between" })}
        />
      }
      overlays={
        <>
          <DayDialog
            open={p.view.open === "a"}
            title={p.t("startDate")}
            chosen={p.view.a}
            host={p}
            onPick={(day) => p.setView({ a: day, open: null })}
          />
          <DayDialog
            open={p.view.open === "b"}
            title={p.t("endDate")}
            chosen={p.view.b}
            host={p}
            onPick={(day) => p.setView({ b: day, open: null })}
          />
          <DayDialog
            open={p.view.open === "start"}
            title={p.t("startingFrom")}
            chosen={p.view.start}
            host={p}
            onPick={(day) => p.setView({ start: day, open: null })}
          />
        </>
      }
    >
      <Show
        when={p.view.tab === "between"}
        fallback={
          <>
            <Figure figure={text(shifted())} above={p.t("result")} below={away()} />
            <Section>
              {row("start", "startingFrom", "startDate")}
              <Stack pad gap="small">
                <Chips
                  name="direction"
                  options={[
                    { id: "add", label: p.t("add") },
                    { id: "subtract", label: p.t("subtract") },
                  ]}
                  chosen={p.view.back ? "subtract" : "add"}
                  onPick={(id) => p.setView({ back: id === "subtract" })}
                />
                <Field at={p.field("by")} label={p.t("amount")} kind="number" selects />
                <Chips
                  wrap
                  name="units"
                  options={units.map((id) => ({ id, label: p.t(unitTexts[id]) }))}
                  chosen={p.view.unit}
                  onPick={(id) => p.setView({ unit: units.find((u) => u === id) ?? "day" })}
                />
              </Stack>
            </Section>
            <Show when={p.state.settings.lunar}>
              <Section>
                <Row title={p.t("lunar")} subtitle={lunarNotes(shifted(), p.lang).join(" · ")} />
              </Section>
            </Show>
          </>
        }
      >
        <Figure figure={p.t("daysN", { n: span().days })} below={`${text(p.view.a)} – ${text(p.view.b)}`} />
        <Section>
          {row("a", "starts", "startDate")}
          {row("b", "ends", "endDate")}
          <SwitchRow title={p.t("bothDays")} on={p.view.both} onTap={() => p.setView({ both: !p.view.both })} />
        </Section>
        <Section note={p.t("workingNote")}>
          <Row title={p.t("inWeeks")} value={weeks()} />
          <Row title={p.t("inMonths")} value={months()} />
          <Row title={p.t("inWorking")} value={p.t("daysN", { n: span().workdays })} />
        </Section>
      </Show>
    </Page>
  );
});
