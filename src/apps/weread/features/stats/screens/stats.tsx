import { createMemo, For, Show } from "solid-js";
import { dateText, monthText, weekdayText } from "#os/format.ts";
import { addDays, civilOf, dayKey, epochOf } from "#state/civil.ts";
import { screen } from "#ui/screen-binding.tsx";
import app from "#apps/weread/index.ts";
import { minutesText } from "#apps/weread/format.ts";
import { Cell, Cells, Empty, Pill, TopTabs } from "#apps/weread/looks/cells.tsx";
import { BookRow } from "#apps/weread/looks/covers.tsx";
import { Card, Leaf } from "#apps/weread/looks/frame.tsx";
import { ActSheet } from "#apps/weread/looks/overlays.tsx";
import { Bars, Figure } from "#apps/weread/looks/stats.tsx";
import { useBooks } from "#apps/weread/screens/parts/titles.ts";
import { strings } from "#apps/weread/strings.ts";
import { barsOf, dayTotal, periodOf, periods, streakOf, weekStart } from "../queries.ts";
import { goals } from "../state.ts";

export default screen(app, strings, "stats", (p) => {
  const offset = () => p.offsetMin;
  /** The last moment of the shown period that lies in the past. */
  const shownAt = createMemo(() => {
    const { year, month } = civilOf(p.now, offset());
    if (p.view.back === 0 || p.view.period === "total") return p.now;
    if (p.view.period === "week") return addDays(weekStart(p.now, offset()), -7 * p.view.back + 6);
    if (p.view.period === "month") {
      const months = year * 12 + month - 1 - p.view.back;
      return epochOf({ year: Math.floor(months / 12), month: (months % 12) + 1, day: 1 }, offset());
    }
    return epochOf({ year: year - p.view.back, month: 1, day: 1 }, offset());
  });
  const bars = createMemo(() => barsOf(p.state, p.view.period, shownAt(), offset()));
  const inBars = createMemo(() => {
    const from = dayKey(bars()[0]!.at, offset());
    const last = bars().at(-1)!.at;
    const until =
      p.view.period === "week" || p.view.period === "month"
        ? dayKey(last, offset())
        : dayKey(addDays(last, p.view.period === "year" ? 31 : 366), offset());
    const days = Object.fromEntries(Object.entries(p.state.days).filter(([day]) => day >= from && day <= until));
    return periodOf({ days }, "total", p.now, offset());
  });
  const titles = useBooks(() => inBars().books.map(({ book }) => book));
  const title = () => {
    const first = bars()[0]!.at;
    const { year, month } = civilOf(shownAt(), offset());
    if (p.view.period === "week") return p.t("weekOf", { date: dateText(first, p.os, p.now) });
    if (p.view.period === "month") return monthText(year, month, p.lang);
    return p.view.period === "year" ? String(year) : p.t("allTime");
  };
  const labelOf = (at: number, n: number): string => {
    const { year, month, day, weekday } = civilOf(at, offset());
    if (p.view.period === "week")
      return p.lang === "en" ? weekdayText(weekday, p.lang).slice(0, 1) : weekdayText(weekday, p.lang).slice(1);
    if (p.view.period === "month") return n % 5 === 0 && n < bars().length - 2 ? String(day) : "";
    return p.view.period === "year" ? String(month) : String(year);
  };
  const nameOf = (at: number): string => {
    const { year, month } = civilOf(at, offset());
    if (p.view.period === "year") return monthText(year, month, p.lang);
    return p.view.period === "total" ? String(year) : dateText(at, p.os, p.now);
  };
  const finished = () =>
    Object.values(p.state.progress).filter(
      ({ finishedAt }) => finishedAt !== null && finishedAt >= bars()[0]!.at && finishedAt <= p.now,
    ).length;
  const today = () => dayTotal(p.state, dayKey(p.now, offset()));
  return (
    <Leaf
      back
      title={p.t("stats")}
      part={`stats_${p.view.period}`}
      top={
        <TopTabs
          tabs={periods.map((id) => ({ id, label: p.t(`period_${id}`) }))}
          chosen={p.view.period}
          onPick={(period) => p.act.choose({ period })}
        />
      }
      overlays={
        <ActSheet
          open={p.view.open === "goal"}
          items={[
            ...goals.map((goal) => ({
              label: p.t("goalMinutes", { n: goal }),
              on: p.state.goal === goal,
              onTap: () => p.act.setGoal({ goal }),
            })),
            { label: p.t("noGoal"), on: p.state.goal === null, onTap: () => p.act.setGoal({ goal: null }) },
          ]}
        />
      }
    >
      <Card>
        <div class="stats-head">
          <p>{title()}</p>
          <Show when={p.view.period !== "total"}>
            <Pill kind="grey" label={p.t("earlier")} onTap={() => p.act.earlier()} />
            <Pill kind="grey" label={p.t("later")} disabled={p.view.back === 0} onTap={() => p.act.later()} />
          </Show>
        </div>
        <p class="stats-sum">{minutesText(inBars().ms, p.lang)}</p>
        <Bars
          bars={bars().map(({ at, ms }, n) => ({
            name: `${nameOf(at)}: ${minutesText(ms, p.lang)}`,
            label: labelOf(at, n),
            ms,
          }))}
        />
        <div class="stats-figures">
          <Figure value={String(inBars().days)} label={p.t("dayCount")} />
          <Figure
            value={minutesText(inBars().days === 0 ? 0 : inBars().ms / inBars().days, p.lang)}
            label={p.t("average")}
          />
          <Figure value={String(streakOf(p.state, p.now, offset()))} label={p.t("streak")} />
          <Figure value={String(finished())} label={p.t("finishedBooks")} />
        </div>
      </Card>
      <Cells>
        <Cell
          title={p.t("goalTitle")}
          note={
            p.state.goal === null
              ? undefined
              : p.t("goalState", {
                  done: minutesText(today(), p.lang),
                  goal: minutesText(p.state.goal * 60_000, p.lang),
                })
          }
          value={p.state.goal === null ? p.t("noGoal") : p.t("goalMinutes", { n: p.state.goal })}
          onTap={() => p.act.chooseGoal()}
        />
        <Cell title={p.t("friends")} note={p.t("rankNote")} onTap={() => p.act.friends()} />
      </Cells>
      <Card title={p.t("mostRead")}>
        <Show when={inBars().books.length > 0} fallback={<Empty text={p.t("noReading")} />}>
          <For each={inBars().books.slice(0, 20)}>
            {(one) => (
              <BookRow
                book={one.book}
                title={titles().get(one.book)?.title ?? ""}
                name={titles().get(one.book)?.name ?? ""}
                facts={minutesText(one.ms, p.lang)}
                onTap={() => p.act.openBook({ book: one.book })}
              />
            )}
          </For>
        </Show>
      </Card>
    </Leaf>
  );
});
