import add from "@material-symbols/svg-400/rounded/add.svg?raw";
import cake from "@material-symbols/svg-400/rounded/cake-fill.svg?raw";
import calculate from "@material-symbols/svg-400/rounded/calculate.svg?raw";
import dayIcon from "@material-symbols/svg-400/rounded/calendar_view_day.svg?raw";
import layers from "@material-symbols/svg-400/rounded/layers.svg?raw";
import monthIcon from "@material-symbols/svg-400/rounded/calendar_view_month.svg?raw";
import more from "@material-symbols/svg-400/rounded/more_vert.svg?raw";
import pickDate from "@material-symbols/svg-400/rounded/edit_calendar.svg?raw";
import scheduleIcon from "@material-symbols/svg-400/rounded/view_agenda.svg?raw";
import search from "@material-symbols/svg-400/rounded/search.svg?raw";
import settings from "@material-symbols/svg-400/rounded/settings.svg?raw";
import today from "@material-symbols/svg-400/rounded/today.svg?raw";
import weekIcon from "@material-symbols/svg-400/rounded/calendar_view_week.svg?raw";
import { createMemo, For, Match, Show, Switch } from "solid-js";
import { timeText, weekdayText } from "#os/format.ts";
import { minuteMs } from "#state/civil.ts";
import { dayAt, dayNumber, formatDay, dayNumberOf, partsOf, dayStartMs, weekNumber, weekStartDay } from "#state/day.ts";
import { screen, type ScreenProps } from "#ui/screen-binding.tsx";
import { BottomNav } from "#ui/kit/bottom-nav.tsx";
import { Button, Fab, IconButton } from "#ui/kit/buttons.tsx";
import { AgendaDay, AgendaList, EntryCard, EntryStrip } from "#apps/calendar/looks/agenda.tsx";
import { CalendarBody, DayNote } from "#apps/calendar/looks/calendar-body.tsx";
import { HourGrid, type GridBlock } from "#apps/calendar/looks/hour-grid.tsx";
import { maxMonthLanes, MonthGrid } from "#apps/calendar/looks/month-grid.tsx";
import { WeekHead } from "#apps/calendar/looks/week-head.tsx";
import { type GridBar, type GridDay } from "#apps/calendar/looks/day-cell.tsx";
import { Menu } from "#ui/kit/overlays.tsx";
import { Empty, Page, Stack } from "#ui/kit/page.tsx";
import calendar from "#apps/calendar/index.ts";
import { layOutBars, layOutBlocks, limitLanes, type Bar } from "../layout.ts";
import { shiftDay } from "../../calculator/calculations.ts";
import { agendaOf, birthdaysOf, entriesIn, onDay, type Entry } from "#apps/calendar/queries.ts";
import { tabs, type Tab } from "../../settings/state.ts";
import { strings, type TextKey } from "#apps/calendar/strings.ts";
import {
  dayOffText,
  dayText,
  hourText,
  lunarLabel,
  lunarNotes,
  dayOffMark,
  shortMonthText,
  timesText,
  weekdayLetter,
  weekFrom,
} from "#apps/calendar/texts.ts";
import { DayDialog } from "#apps/calendar/screens/parts/day-dialog.tsx";

type Props = ScreenProps<typeof calendar, "main", TextKey>;
/** The number of days in the schedule. */
const scheduleDays = 30;
const icons = { month: monthIcon, week: weekIcon, day: dayIcon, schedule: scheduleIcon } as const;

export default screen(calendar, strings, "main", (p) => {
  const subtitle = () => {
    const day = dayNumber(p.view.day);
    if (p.view.tab === "week")
      return p.t("weekN", { n: weekNumber(weekStartDay(day, p.state.settings.weekStart) + 3) });
    return undefined;
  };
  return (
    <Page
      title={shortMonthText(p.view.day, p.lang)}
      titleName={`${shortMonthText(p.view.day, p.lang)}, ${p.t("goToDate")}`}
      onTitle={() => p.act.startJump()}
      subtitle={subtitle()}
      actions={
        <>
          <IconButton icon={search} name={p.t("search")} onTap={() => p.act.search()} />
          <IconButton icon={today} name={p.t("goToday")} onTap={() => p.act.today()} />
          <IconButton icon={more} name={p.t("more")} onTap={() => p.setView({ open: "menu" })} />
        </>
      }
      fab={<Fab icon={add} name={p.t("newEvent")} onTap={() => p.act.newEvent({ day: p.view.day, minute: null })} />}
      bottom={
        <BottomNav
          options={tabs.map((id) => ({ id, label: p.t(id), icon: icons[id] }))}
          chosen={p.view.tab}
          onPick={(id) => p.setView({ tab: tabs.find((tab) => tab === id) ?? "month", from: null })}
        />
      }
      overlays={
        <>
          <Menu
            open={p.view.open === "menu"}
            items={[
              { label: p.t("goToDate"), icon: pickDate, onTap: () => p.act.startJump() },
              { label: p.t("calendars"), icon: layers, onTap: () => p.act.calendars() },
              { label: p.t("calculator"), icon: calculate, onTap: () => p.act.calculator() },
              { label: p.t("settings"), icon: settings, onTap: () => p.act.settings() },
            ]}
          />
          <DayDialog
            open={p.view.open === "jump"}
            title={p.t("goToDate")}
            chosen={p.view.day}
            host={p}
            onPick={(day) => p.act.jump({ day })}
          />
        </>
      }
    >
      <Switch>
        <Match when={p.view.tab === "month"}>{monthView(p)}</Match>
        <Match when={p.view.tab === "week"}>{weekView(p)}</Match>
        <Match when={p.view.tab === "day"}>{dayView(p)}</Match>
        <Match when={p.view.tab === "schedule"}>{scheduleView(p)}</Match>
      </Switch>
    </Page>
  );
});

const reading = (p: Props) => ({ offsetMin: p.offsetMin, lang: p.lang, birthdays: birthdaysOf(p.content("contacts")) });
const todayOf = (p: Props): number => dayAt(p.now, p.offsetMin);
/** The current time, rounded down to the minute. */
const createMinuteMemo = (p: Props) => createMemo(() => Math.floor(p.now / minuteMs) * minuteMs);
const shiftedPeriod = (p: Props, tab: Tab, by: number): string => {
  const day = dayNumber(p.view.day);
  if (tab === "month") {
    const { year, month } = partsOf(shiftDay(day, by, "month"));
    const { year: thisYear, month: thisMonth } = partsOf(todayOf(p));
    return formatDay(year === thisYear && month === thisMonth ? todayOf(p) : dayNumberOf(year, month, 1));
  }
  return formatDay(day + by * { week: 7, day: 1, schedule: scheduleDays }[tab]);
};
const goToPeriod = (p: Props, by: number): void => p.setView({ day: shiftedPeriod(p, p.view.tab, by) });
const isOver = (p: Props, e: Entry, now: number): boolean => p.state.settings.dimPast && e.end <= now;
const isHollow = (e: Entry): boolean =>
  e.event !== null && (!e.event.busy || (e.event.organizer !== null && e.answer === null) || e.answer === "maybe");
const gridBarOf = (p: Props, bar: Bar, now: number): GridBar => ({
  key: bar.entry.key,
  title: bar.entry.title,
  tone: bar.entry.tone,
  lane: bar.lane,
  column: bar.column,
  span: bar.span,
  opens: bar.opens,
  closes: bar.closes,
  solid: bar.entry.allDay && bar.entry.kind !== "observance",
  faded: isOver(p, bar.entry, now),
  struck: bar.entry.answer === "no",
});
function gridDayOf(p: Props, day: number, entries: readonly Entry[]): GridDay {
  const key = formatDay(day);
  const label = p.state.settings.lunar ? lunarLabel(key, p.lang) : null;
  const mark = dayOffMark(key, p.t);
  const { day: number, weekday } = partsOf(day);
  const notes = [dayOffText(key, p.lang), entries.length > 0 ? p.t("eventsN", { n: entries.length }) : null];
  return {
    key,
    number,
    name: [dayText(key, p.os, p.now), label?.text, ...notes].filter((x) => x).join(", "),
    label: label?.text,
    festival: label?.festival,
    mark,
    today: day === todayOf(p),
    weekend: weekday % 6 === 0,
    weekday: weekdayLetter(weekday, p.lang),
  };
}
const openEntry = (p: Props, e: { readonly id: string; readonly day: string }): void =>
  p.act.open({ id: e.id, day: e.day });

function monthView(p: Props) {
  const now = createMinuteMemo(p);
  const day = createMemo(() => p.view.day);
  const weeks = createMemo(() => {
    const { year, month } = partsOf(dayNumber(day()));
    const from = weekStartDay(dayNumberOf(year, month, 1), p.state.settings.weekStart);
    const count = Math.ceil((dayNumberOf(year, month + 1, 1) - from) / 7);
    const lanes = maxMonthLanes(count, p.state.settings.lunar);
    const entries = entriesIn(p.state, from, from + count * 7 - 1, reading(p)).filter((e) => e.kind !== "workday");
    return Array.from({ length: count }, (_, i) => {
      const first = from + i * 7;
      const { bars, more } = limitLanes(layOutBars(entries, first, 7), 7, lanes);
      return {
        key: formatDay(first),
        label: String(weekNumber(first + 3)),
        bars: bars.map((bar) => gridBarOf(p, bar, now())),
        days: more.map((n, column) => ({
          ...gridDayOf(p, first + column, onDay(entries, first + column)),
          outside: partsOf(first + column).month !== month,
          more: n,
        })),
        lanes,
      };
    });
  });
  const weekdays = createMemo(() =>
    weekFrom(p.state.settings.weekStart).map((d) => ({
      label: p.lang === "en" ? weekdayText(d, "en") : weekdayLetter(d, p.lang),
      weekend: d % 6 === 0,
    })),
  );
  return (
    <CalendarBody
      name={p.t("month")}
      onSwipe={(direction) => goToPeriod(p, direction === "left" || direction === "up" ? 1 : -1)}
    >
      <MonthGrid
        weekdays={weekdays()}
        weeks={weeks()}
        lanes={weeks()[0]!.lanes}
        numbered={p.state.settings.weekNumbers}
        labels={p.state.settings.lunar}
        onDay={(day) => p.act.showDay({ day })}
        onHold={(day) => p.act.newEvent({ day, minute: null })}
      />
    </CalendarBody>
  );
}

const gridBlockOf = (p: Props, b: ReturnType<typeof layOutBlocks>[number], now: number): GridBlock => ({
  key: b.entry.key,
  title: b.entry.title,
  detail: [
    `${timeText(b.entry.start, p.os)} – ${timeText(b.entry.end, p.os)}`,
    ...(b.entry.location === "" ? [] : [b.entry.location]),
  ].join(" · "),
  tone: b.entry.tone,
  fromMin: b.fromMin,
  toMin: b.toMin,
  column: b.column,
  columns: b.columns,
  faded: isOver(p, b.entry, now),
  struck: b.entry.answer === "no",
  hollow: isHollow(b.entry),
});
/** Draws the hours of some days with their entries. */
function hoursView(p: Props, days: () => readonly number[], entries: () => readonly Entry[]) {
  const now = createMinuteMemo(p);
  const columns = createMemo(() =>
    days().map((day) => ({
      key: formatDay(day),
      name: dayText(formatDay(day), p.os, now()),
      blocks: layOutBlocks(entries(), day, p.offsetMin).map((b) => gridBlockOf(p, b, now())),
      nowMin: dayAt(now(), p.offsetMin) === day ? (now() - dayStartMs(day, p.offsetMin)) / minuteMs : null,
    })),
  );
  return (
    <HourGrid
      name="hours"
      columns={columns()}
      hourText={(h) => hourText(h, p.os)}
      fromHour={7.5}
      onSlot={(day, minute) => p.act.newEvent({ day, minute })}
      onBlock={(key) =>
        openEntry(
          p,
          entries().find((e) => e.key === key)!,
        )
      }
    />
  );
}
const swipeHandler = (p: Props) => (direction: string) => {
  if (direction === "left") goToPeriod(p, 1);
  if (direction === "right") goToPeriod(p, -1);
};

function weekView(p: Props) {
  const lanes = 3;
  const now = createMinuteMemo(p);
  const from = createMemo(() => weekStartDay(dayNumber(p.view.day), p.state.settings.weekStart));
  const days = createMemo(() => {
    const first = from();
    return Array.from({ length: 7 }, (_, i) => first + i);
  });
  const entries = createMemo(() => entriesIn(p.state, from(), from() + 6, reading(p)));
  const whole = createMemo(() => {
    const all = entries().filter((e) => e.allDay && e.kind !== "workday");
    return limitLanes(layOutBars(all, from(), 7), 7, lanes);
  });
  const heads = createMemo(() =>
    days().map((day, i) => ({ ...gridDayOf(p, day, onDay(entries(), day)), more: whole().more[i] ?? 0 })),
  );
  return (
    <CalendarBody name={p.t("week")} onSwipe={swipeHandler(p)}>
      <WeekHead
        gutter
        label={p.state.settings.weekNumbers ? p.t("weekShort", { n: weekNumber(from() + 3) }) : undefined}
        days={heads()}
        bars={whole().bars.map((bar) => gridBarOf(p, bar, now()))}
        onDay={(day) => p.act.showDay({ day })}
        onBar={(key) =>
          openEntry(
            p,
            entries().find((e) => e.key === key)!,
          )
        }
      />
      {hoursView(p, days, entries)}
    </CalendarBody>
  );
}

function entryCard(p: Props, e: Entry, day: number, now: number) {
  return (
    <EntryCard
      title={e.title}
      detail={timesText(e, day, p.os, p.t)}
      more={e.location}
      tone={e.tone}
      icon={e.kind === "birthday" ? cake : undefined}
      solid={e.allDay && e.kind !== "observance" && e.kind !== "workday"}
      hollow={isHollow(e) && !e.allDay}
      faded={isOver(p, e, now)}
      struck={e.answer === "no"}
      onTap={() => openEntry(p, e)}
    />
  );
}
function dayView(p: Props) {
  const now = createMinuteMemo(p);
  const day = createMemo(() => dayNumber(p.view.day));
  const from = createMemo(() => weekStartDay(day(), p.state.settings.weekStart));
  const entries = createMemo(() => entriesIn(p.state, day(), day(), reading(p)));
  const whole = createMemo(() => entries().filter((e) => e.allDay));
  const heads = createMemo(() => {
    const chosen = day();
    return weekFrom(0).map((i) => ({ ...gridDayOf(p, from() + i, []), on: from() + i === chosen }));
  });
  const notes = () =>
    [
      ...(p.state.settings.lunar ? lunarNotes(p.view.day, p.lang) : []),
      ...[dayOffText(p.view.day, p.lang)].filter((x) => x !== null && whole().every((e) => e.title !== x)),
    ] as string[];
  return (
    <CalendarBody name={p.t("day")} onSwipe={swipeHandler(p)}>
      <WeekHead days={heads()} bars={[]} onDay={(key) => p.act.showDay({ day: key })} onBar={() => {}} />
      <DayNote title={dayText(p.view.day, p.os, p.now)} notes={notes()} />
      <Show when={whole().length > 0}>
        <EntryStrip name="all-day">
          <For each={whole()}>
            {(e) => (
              <EntryCard
                title={e.first === e.last ? e.title : `${e.title} · ${timesText(e, day(), p.os, p.t)}`}
                tone={e.tone}
                icon={e.kind === "birthday" ? cake : undefined}
                solid={e.kind !== "observance" && e.kind !== "workday"}
                faded={isOver(p, e, now())}
                struck={e.answer === "no"}
                onTap={() => openEntry(p, e)}
              />
            )}
          </For>
        </EntryStrip>
      </Show>
      {hoursView(p, () => [day()], entries)}
    </CalendarBody>
  );
}

function scheduleView(p: Props) {
  const now = createMinuteMemo(p);
  const from = createMemo(() => dayNumber(p.view.day));
  const days = createMemo(() => agendaOf(p.state, from(), from() + scheduleDays - 1, reading(p)));
  return (
    <CalendarBody name={p.t("schedule")} onSwipe={swipeHandler(p)}>
      <AgendaList name="schedule">
        <Stack row align="center">
          <Button kind="text" label={p.t("earlier")} onTap={() => goToPeriod(p, -1)} />
        </Stack>
        <Show
          when={days().length > 0}
          fallback={<Empty icon={scheduleIcon} title={p.t("noEvents")} hint={p.t("noEventsHint")} />}
        >
          <For each={days()}>
            {(d) => (
              <AgendaDay
                day={{ ...gridDayOf(p, d.day, d.entries), weekday: weekdayText(partsOf(d.day).weekday, p.lang) }}
                onDay={(day) => p.act.showDay({ day })}
              >
                <For each={d.entries}>{(e) => entryCard(p, e, d.day, now())}</For>
              </AgendaDay>
            )}
          </For>
        </Show>
        <Stack row align="center">
          <Button kind="text" label={p.t("later")} onTap={() => goToPeriod(p, 1)} />
        </Stack>
      </AgendaList>
    </CalendarBody>
  );
}
