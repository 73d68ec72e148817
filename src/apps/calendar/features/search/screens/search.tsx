import cake from "@material-symbols/svg-400/rounded/cake-fill.svg?raw";
import clear from "@material-symbols/svg-400/rounded/event_busy.svg?raw";
import searchIcon from "@material-symbols/svg-400/rounded/search.svg?raw";
import none from "@material-symbols/svg-400/rounded/search_off.svg?raw";
import { createMemo, For, Show } from "solid-js";
import { dayAt, formatDay, partsOf } from "#state/day.ts";
import { screen } from "#ui/screen-binding.tsx";
import { Chips, IconButton } from "#ui/kit/buttons.tsx";
import { EntryCard } from "#apps/calendar/looks/agenda.tsx";
import { SearchField } from "#ui/kit/fields.tsx";
import { Empty, Page, Stack } from "#ui/kit/page.tsx";
import calendar from "#apps/calendar/index.ts";
import { birthdaysOf, search, type Entry } from "#apps/calendar/queries.ts";
import { strings } from "#apps/calendar/strings.ts";
import { dayText, timesText } from "#apps/calendar/texts.ts";
import { DayDialog } from "#apps/calendar/screens/parts/day-dialog.tsx";

export default screen(calendar, strings, "search", (p) => {
  const today = createMemo(() => dayAt(p.now, p.offsetMin));
  const found = createMemo(() =>
    search(p.state, { words: p.view.query, from: p.view.from, to: p.view.to }, today(), {
      offsetMin: p.offsetMin,
      lang: p.lang,
      birthdays: birthdaysOf(p.content("contacts")),
    }),
  );
  const asks = () => p.view.query.trim() !== "" || p.can("anyTime");
  const ranged = (word: "fromDate" | "toDate", any: "fromAny" | "toAny", day: string | null) =>
    day === null ? p.t(any) : p.t(word, { date: dayText(day, p.os, p.now) });
  const start = (which: "from" | "to") => {
    const { year, month } = partsOf(today());
    p.setView({ shownYear: String(year), shownMonth: month, open: which });
  };
  const detail = (e: Entry) => {
    const date = dayText(formatDay(e.first), p.os, p.now);
    return `${date} · ${e.allDay && e.first < e.last ? `– ${dayText(formatDay(e.last), p.os, p.now)}` : timesText(e, e.first, p.os, p.t)}`;
  };
  return (
    <Page
      back
      title={p.t("search")}
      subtitle={asks() ? p.t("found", { n: found().length }) : undefined}
      actions={
        <Show when={p.can("anyTime")}>
          <IconButton icon={clear} name={p.t("clearDates")} onTap={() => p.act.anyTime()} />
        </Show>
      }
      top={
        <>
          <SearchField at={p.field("query")} placeholder={p.t("searchHint")} />
          <Chips
            name="range"
            options={[
              { id: "from", label: ranged("fromDate", "fromAny", p.view.from) },
              { id: "to", label: ranged("toDate", "toAny", p.view.to) },
            ]}
            chosen={null}
            onPick={(id) => start(id === "to" ? "to" : "from")}
          />
        </>
      }
      overlays={
        <>
          <DayDialog
            open={p.view.open === "from"}
            title={p.t("fromAny")}
            chosen={p.view.from ?? formatDay(today())}
            host={p}
            onPick={(day) => p.act.from({ day })}
          />
          <DayDialog
            open={p.view.open === "to"}
            title={p.t("toAny")}
            chosen={p.view.to ?? formatDay(today())}
            host={p}
            onPick={(day) => p.act.to({ day })}
          />
        </>
      }
    >
      <Show
        when={found().length > 0}
        fallback={
          <Empty
            icon={asks() ? none : searchIcon}
            title={p.t(asks() ? "nothingFound" : "searchEmpty")}
            hint={p.t(asks() ? "nothingFoundHint" : "searchEmptyHint")}
          />
        }
      >
        <Stack gap="small">
          <For each={found()}>
            {(e) => (
              <EntryCard
                title={e.title}
                detail={detail(e)}
                more={e.location}
                tone={e.tone}
                icon={e.kind === "birthday" ? cake : undefined}
                faded={p.state.settings.dimPast && e.end <= p.now}
                struck={e.answer === "no"}
                onTap={() => p.act.open({ id: e.id, day: e.day })}
              />
            )}
          </For>
        </Stack>
      </Show>
    </Page>
  );
});
