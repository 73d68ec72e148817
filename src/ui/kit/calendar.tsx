/** Days on the glass: a month as a grid, hours as columns, a week's head, and days one below another. */
import { createMemo, For, Show, type JSX } from "solid-js";
import type { Direction } from "../touch.ts";
import { glassRoom } from "../scale.ts";
import { kept, state } from "../runtime.ts";
import type { Tone } from "./page.tsx";
import { Scroll } from "./scroll.tsx";
import { Tap } from "./tap.tsx";

export interface GridDay {
  readonly key: string;
  readonly number: number;
  /** What a reader says. */
  readonly name: string;
  /** Below the number: a lunar day, a feast. */
  readonly label?: string | undefined;
  /** The label is a feast. */
  readonly feast?: boolean | undefined;
  readonly mark?: { readonly text: string; readonly off: boolean } | undefined;
  /** Of another month. */
  readonly outside?: boolean | undefined;
  readonly today: boolean;
  readonly on?: boolean | undefined;
  readonly weekend?: boolean | undefined;
  /** How many entries are left out. */
  readonly more?: number | undefined;
  readonly weekday?: string | undefined;
}
export interface GridBar {
  readonly key: string;
  readonly title: string;
  readonly tone: Tone;
  readonly lane: number;
  readonly column: number;
  readonly span: number;
  readonly opens: boolean;
  readonly closes: boolean;
  /** Drawn in full colour: whole days. */
  readonly solid: boolean;
  readonly faded: boolean;
  readonly struck: boolean;
}
export interface GridWeek {
  readonly key: string;
  /** The number of the week. */
  readonly label: string;
  readonly days: readonly GridDay[];
  readonly bars: readonly GridBar[];
}
/** Fills the page and hears swipes; what scrolls in it scrolls by itself. */
export function CalendarBody(p: {
  readonly name: string;
  readonly onSwipe: (direction: Direction) => void;
  readonly children: JSX.Element;
}) {
  return (
    <div class="cal-fill">
      <Tap class="cal-swipe" role="list" name={p.name} onSwipe={(d) => p.onSwipe(d)}>
        {p.children}
      </Tap>
    </div>
  );
}
/** How many bars below one another fit into a week of a month, by the size of glass and type. */
export function lanesOfMonth(weeks: number, labels: boolean): number {
  const fs = state().os.settings.display.fontScale;
  const room = glassRoom(state()).height - 30 - 56 - 82 - (17 * fs + 8);
  return Math.max(1, Math.floor((room / weeks - 5 - (24 + (labels ? 14 : 0)) * fs) / (16 * fs + 2)));
}
function DayFace(p: { readonly day: GridDay }) {
  return (
    <>
      <span class="cal-number">
        {p.day.number}
        <Show when={p.day.mark}>
          {(mark) => (
            <i class="cal-mark" classList={{ off: mark().off }}>
              {mark().text}
            </i>
          )}
        </Show>
      </span>
      <Show when={p.day.label}>
        <span class="cal-label" classList={{ feast: p.day.feast === true }}>
          {p.day.label}
        </span>
      </Show>
    </>
  );
}
function BarFace(p: { readonly bar: GridBar }) {
  return (
    <div
      class="cal-bar"
      classList={{
        solid: p.bar.solid,
        faded: p.bar.faded,
        struck: p.bar.struck,
        opens: p.bar.opens,
        closes: p.bar.closes,
      }}
      data-tone={p.bar.tone}
    >
      <span>{p.bar.title}</span>
    </div>
  );
}
const placeOf = (bar: GridBar): JSX.CSSProperties => ({
  "grid-row": String(bar.lane + 1),
  "grid-column": `${bar.column + 1} / span ${bar.span}`,
});
export function MonthGrid(p: {
  readonly weekdays: readonly { readonly label: string; readonly weekend: boolean }[];
  readonly weeks: readonly GridWeek[];
  readonly lanes: number;
  readonly numbered: boolean;
  readonly labels: boolean;
  readonly onDay: (key: string) => void;
  readonly onHold: (key: string) => void;
}) {
  const weeks = kept(() => p.weeks);
  return (
    <div class="cal-month" classList={{ numbered: p.numbered, labels: p.labels }}>
      <div class="cal-weekdays">
        <For each={p.weekdays}>{(d) => <span classList={{ weekend: d.weekend }}>{d.label}</span>}</For>
      </div>
      <For each={weeks()}>
        {(week) => (
          <div class="cal-week">
            <Show when={p.numbered}>
              <span class="cal-week-number">{week.label}</span>
            </Show>
            <div class="cal-cells">
              <For each={week.days}>
                {(day) => (
                  <Tap
                    class={`cal-cell ${day.today ? "today" : ""} ${day.outside === true ? "outside" : ""} ${day.weekend === true ? "weekend" : ""}`}
                    role="listitem"
                    name={day.name}
                    on={day.on}
                    onTap={() => p.onDay(day.key)}
                    onHold={() => p.onHold(day.key)}
                  >
                    <DayFace day={day} />
                  </Tap>
                )}
              </For>
            </div>
            <div class="cal-bars">
              <For each={week.bars}>
                {(bar) => (
                  <div class="cal-bar-place" style={placeOf(bar)}>
                    <BarFace bar={bar} />
                  </div>
                )}
              </For>
              <For each={week.days}>
                {(day, column) => (
                  <Show when={(day.more ?? 0) > 0}>
                    <span class="cal-more" style={{ "grid-row": String(p.lanes), "grid-column": String(column() + 1) }}>
                      +{day.more}
                    </span>
                  </Show>
                )}
              </For>
            </div>
          </div>
        )}
      </For>
    </div>
  );
}

/** The days of a week abreast, and below them what lasts whole days. */
export function WeekHead(p: {
  readonly days: readonly GridDay[];
  readonly bars: readonly GridBar[];
  /** Stands before the days: the number of the week. */
  readonly label?: string | undefined;
  /** Leaves room for the hours that stand below. */
  readonly gutter?: boolean | undefined;
  readonly onDay: (key: string) => void;
  readonly onBar: (key: string) => void;
}) {
  return (
    <div class="cal-head" classList={{ gutter: p.gutter === true }}>
      <Show when={p.label}>
        <span class="cal-head-label">{p.label}</span>
      </Show>
      <div class="cal-head-days">
        <For each={p.days}>
          {(day) => (
            <Tap
              class={`cal-head-day ${day.today ? "today" : ""} ${day.weekend === true ? "weekend" : ""}`}
              role="option"
              name={day.name}
              on={day.on}
              onTap={() => p.onDay(day.key)}
            >
              <span class="cal-weekday">{day.weekday}</span>
              <DayFace day={day} />
            </Tap>
          )}
        </For>
      </div>
      <Show when={p.bars.length > 0}>
        <div class="cal-head-bars">
          <For each={p.bars}>
            {(bar) => (
              <Tap
                class="cal-bar-place"
                role="listitem"
                name={bar.title}
                style={placeOf(bar)}
                onTap={() => p.onBar(bar.key)}
              >
                <BarFace bar={bar} />
              </Tap>
            )}
          </For>
          <For each={p.days}>
            {(day, column) => (
              <Show when={(day.more ?? 0) > 0}>
                <span class="cal-more" style={{ "grid-column": String(column() + 1) }}>
                  +{day.more}
                </span>
              </Show>
            )}
          </For>
        </div>
      </Show>
    </div>
  );
}

export interface GridBlock {
  readonly key: string;
  readonly title: string;
  readonly detail: string;
  readonly tone: Tone;
  readonly fromMin: number;
  readonly toMin: number;
  readonly column: number;
  readonly columns: number;
  readonly faded: boolean;
  readonly struck: boolean;
  /** Does not take up the time, or is not promised: drawn as an outline. */
  readonly hollow: boolean;
}
export interface HourColumn {
  readonly key: string;
  readonly name: string;
  readonly blocks: readonly GridBlock[];
  readonly nowMin: number | null;
}
const hourPx = 54;
const hours = Array.from({ length: 24 }, (_, i) => i);
/** The hours of some days. It opens at the working day, and what is touched between the blocks is an hour. */
export function HourGrid(p: {
  readonly name: string;
  readonly columns: readonly HourColumn[];
  readonly hourText: (hour: number) => string;
  /** The hour that stands first when nobody has scrolled. */
  readonly fromHour: number;
  readonly onSlot: (column: string, minute: number) => void;
  readonly onBlock: (key: string) => void;
}) {
  const hour = createMemo(() => hourPx * state().os.settings.display.fontScale);
  const many = () => p.columns.length > 1;
  const top = (minute: number): string => `${(minute / 60) * hour()}px`;
  return (
    <Scroll name={p.name} class="cal-hours" from={p.fromHour * hour()}>
      <div class="cal-hours-body" style={{ height: `${24 * hour()}px` }}>
        <div class="cal-hours-names">
          <For each={hours.slice(1)}>{(h) => <span style={{ top: top(h * 60) }}>{p.hourText(h)}</span>}</For>
        </div>
        <div class="cal-hours-columns" classList={{ many: many() }}>
          <For each={p.columns}>
            {(column) => (
              <div class="cal-column">
                <For each={hours}>
                  {(h) => (
                    <Tap
                      class="cal-slot"
                      name={`${column.name} ${p.hourText(h)}`}
                      style={{ height: `${hour()}px` }}
                      onTap={() => p.onSlot(column.key, h * 60)}
                    />
                  )}
                </For>
                <For each={column.blocks}>
                  {(b) => (
                    <Tap
                      class="cal-block-place"
                      role="listitem"
                      name={[b.title, b.detail].filter((x) => x !== "").join(", ")}
                      style={{
                        top: top(b.fromMin),
                        height: top(b.toMin - b.fromMin),
                        left: `${(b.column / b.columns) * 100}%`,
                        width: `${100 / b.columns}%`,
                      }}
                      onTap={() => p.onBlock(b.key)}
                    >
                      <div
                        class="cal-block"
                        classList={{
                          faded: b.faded,
                          struck: b.struck,
                          hollow: b.hollow,
                          low: b.toMin - b.fromMin < 45,
                        }}
                        data-tone={b.tone}
                      >
                        <p class="cal-block-title">{b.title}</p>
                        <Show when={!many() && b.detail !== ""}>
                          <p class="cal-block-detail">{b.detail}</p>
                        </Show>
                      </div>
                    </Tap>
                  )}
                </For>
                <Show when={column.nowMin !== null}>
                  <div class="cal-now" style={{ top: top(column.nowMin ?? 0) }} />
                </Show>
              </div>
            )}
          </For>
        </div>
      </div>
      <div class="fab-room" />
    </Scroll>
  );
}

/** A day at the left, what it holds at the right. */
export function AgendaDay(p: {
  readonly day: GridDay;
  readonly onDay: (key: string) => void;
  readonly children: JSX.Element;
}) {
  return (
    <div class="cal-agenda">
      <Tap
        class={`cal-head-day ${p.day.today ? "today" : ""} ${p.day.weekend === true ? "weekend" : ""}`}
        name={p.day.name}
        onTap={() => p.onDay(p.day.key)}
      >
        <span class="cal-weekday">{p.day.weekday}</span>
        <DayFace day={p.day} />
      </Tap>
      <div class="cal-agenda-entries">{p.children}</div>
    </div>
  );
}
/** A line of a calendar in its colour. */
export function EntryCard(p: {
  readonly title: string;
  readonly detail?: string | undefined;
  readonly more?: string | undefined;
  readonly tone: Tone;
  readonly solid?: boolean | undefined;
  readonly hollow?: boolean | undefined;
  readonly faded?: boolean | undefined;
  readonly struck?: boolean | undefined;
  readonly onTap: () => void;
}) {
  return (
    <Tap
      class="cal-entry-tap"
      role="listitem"
      name={[p.title, p.detail, p.more].filter((x) => x).join(", ")}
      onTap={() => p.onTap()}
    >
      <div
        class="cal-entry"
        classList={{
          solid: p.solid === true,
          hollow: p.hollow === true,
          faded: p.faded === true,
          struck: p.struck === true,
        }}
        data-tone={p.tone}
      >
        <p class="cal-entry-title">{p.title}</p>
        <Show when={p.detail}>
          <p class="cal-entry-detail">{p.detail}</p>
        </Show>
        <Show when={p.more}>
          <p class="cal-entry-detail">{p.more}</p>
        </Show>
      </div>
    </Tap>
  );
}
/** A colour as a dot: of a calendar, of an event. */
export function ToneDot(p: { readonly tone: Tone }) {
  return <div class="cal-dot" data-tone={p.tone} />;
}
export function Swatches<T extends string>(p: {
  readonly options: readonly { readonly id: T; readonly name: string }[];
  readonly chosen: T;
  readonly onPick: (id: T) => void;
}) {
  return (
    <div class="cal-swatches">
      <For each={p.options}>
        {(o) => (
          <Tap class="cal-swatch" role="radio" name={o.name} on={p.chosen === o.id} onTap={() => p.onPick(o.id)}>
            <div class="cal-dot" data-tone={o.id} />
          </Tap>
        )}
      </For>
    </div>
  );
}
/** A date and a time side by side, each to be touched. */
export function MomentRow(p: {
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
/** What there is to say about a day as a whole. */
export function DayNote(p: { readonly title: string; readonly notes: readonly string[] }) {
  return (
    <p class="cal-day-note">
      <b>{p.title}</b>
      <For each={p.notes}>{(note) => <span>{note}</span>}</For>
    </p>
  );
}
/** What lasts the whole day, above its hours. */
export function EntryStrip(p: { readonly name: string; readonly children: JSX.Element }) {
  return (
    <Scroll name={p.name} class="cal-strip">
      <div class="stack column gap-small">{p.children}</div>
    </Scroll>
  );
}
export function AgendaList(p: { readonly name: string; readonly children: JSX.Element }) {
  return (
    <Scroll name={p.name} class="cal-agenda-list">
      {p.children}
      <div class="fab-room" />
    </Scroll>
  );
}
