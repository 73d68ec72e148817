/** A list of days with their entries. */
import { Show, type JSX } from "solid-js";
import { Icon } from "#ui/kit/icon.tsx";
import type { Tone } from "#ui/kit/page.tsx";
import { Scroll } from "#ui/kit/scroll.tsx";
import { Tap } from "#ui/kit/tap.tsx";
import { DayCell, type GridDay } from "./day-cell.tsx";
import "./agenda.css";

/** A row with the day on the left and its entries on the right. */
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
        <DayCell day={p.day} />
      </Tap>
      <div class="cal-agenda-entries">{p.children}</div>
    </div>
  );
}
/** A card for an entry, in the entry's colour. */
export function EntryCard(p: {
  readonly title: string;
  readonly detail?: string | undefined;
  readonly more?: string | undefined;
  readonly tone: Tone;
  /** An icon before the title. */
  readonly icon?: string | undefined;
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
        <p class="cal-entry-title">
          <Show when={p.icon}>{(icon) => <Icon of={icon()} size="small" />}</Show>
          {p.title}
        </p>
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
/** A strip for whole-day entries, above the hours. */
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
