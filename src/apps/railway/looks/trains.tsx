/**
 * Components for trains: a card with three columns and the classes at the bottom, expandable rows with seats, and a row
 * of days.
 */
import clock from "@material-symbols/svg-400/rounded/swap_vert.svg?raw";
import { For, Show, type JSX } from "solid-js";
import { Icon } from "#ui/kit/icon.tsx";
import { Scroll } from "#ui/kit/scroll.tsx";
import { Tap } from "#ui/kit/tap.tsx";
import "./trains.css";

export interface SeatSummary {
  readonly name: string;
  readonly left: string;
  readonly tone: "green" | "plain" | "orange" | "grey";
}
export interface RouteTimes {
  readonly departs: string;
  readonly arrives: string;
  /** "+1" if the train arrives on a later day. */
  readonly later?: string | undefined;
  readonly from: string;
  readonly to: string;
  readonly fromMark: string;
  readonly toMark: string;
  readonly train: string;
  readonly duration: string;
}
/** The departure, an arrow with the train's number, and the arrival. */
export function RouteLine(p: RouteTimes & { readonly plain?: boolean | undefined }) {
  return (
    <div class="way" classList={{ plain: p.plain === true }}>
      <div class="way-end">
        <p class="way-time">{p.departs}</p>
        <p class="way-station">
          <Show when={p.fromMark}>
            <i class={`mark ${p.fromMark === "始" || p.fromMark === "S" ? "begin" : ""}`}>{p.fromMark}</i>
          </Show>
          <span>{p.from}</span>
        </p>
      </div>
      <div class="way-middle">
        <p class="way-train">{p.train}</p>
        <div class="way-arrow" />
        <p class="way-lasts">{p.duration}</p>
      </div>
      <div class="way-end">
        <p class="way-time">
          {p.arrives}
          <Show when={p.later}>
            <sup>{p.later}</sup>
          </Show>
        </p>
        <p class="way-station">
          <Show when={p.toMark}>
            <i class={`mark ${p.toMark === "终" || p.toMark === "E" ? "end" : ""}`}>{p.toMark}</i>
          </Show>
          <span>{p.to}</span>
        </p>
      </div>
    </div>
  );
}
export function TrainCard(p: {
  readonly way: RouteTimes;
  readonly price: string;
  readonly badges: readonly string[];
  readonly seats: readonly SeatSummary[];
  readonly open: boolean;
  readonly name: string;
  readonly onTap: () => void;
  /** The content of the expanded card. */
  readonly children?: JSX.Element;
}) {
  return (
    <section class="train-card" classList={{ open: p.open }}>
      <Tap class="train-head" role="listitem" name={p.name} onTap={() => p.onTap()}>
        <div class="train-top">
          <RouteLine {...p.way} />
          <p class="train-price">{p.price}</p>
        </div>
        <div class="train-foot">
          <For each={p.badges}>{(badge) => <i class="badge12">{badge}</i>}</For>
          <For each={p.seats}>
            {(seat) => (
              <span class="seat-word">
                {seat.name} <b class={seat.tone}>{seat.left}</b>
              </span>
            )}
          </For>
        </div>
      </Tap>
      <Show when={p.open}>
        <div class="train-open">{p.children}</div>
      </Show>
    </section>
  );
}
export function SeatRow(p: {
  readonly of: string;
  readonly price: string;
  readonly note?: string | undefined;
  readonly left: string;
  readonly tone: SeatSummary["tone"];
  readonly act: string | null;
  readonly waits: boolean;
  readonly name: string;
  readonly onTap: () => void;
}) {
  return (
    <div class="seat-row">
      <div class="seat-of">
        <p>{p.of}</p>
        <Show when={p.note}>
          <p class="seat-note">{p.note}</p>
        </Show>
      </div>
      <p class="seat-price">{p.price}</p>
      <p class={`seat-left ${p.tone}`}>{p.left}</p>
      <Show when={p.act} fallback={<div />}>
        {(act) => (
          <Tap class={`seat-act ${p.waits ? "waits" : ""}`} name={p.name} onTap={() => p.onTap()}>
            <span>{act()}</span>
          </Tap>
        )}
      </Show>
    </div>
  );
}
/** A row of the days with ticket sales. The chosen day is white. */
export function DayStrip(p: {
  readonly days: readonly {
    readonly day: number;
    readonly top: string;
    readonly below: string;
    readonly name: string;
  }[];
  readonly chosen: number;
  readonly calendar: string;
  readonly from: number;
  readonly onPick: (day: number) => void;
  readonly onCalendar: () => void;
  readonly icon: string;
}) {
  return (
    <div class="day-strip">
      <Scroll name="days" axis="x" class="day-line" from={p.from}>
        <For each={p.days}>
          {(one) => (
            <Tap class="day-cell" role="tab" name={one.name} on={p.chosen === one.day} onTap={() => p.onPick(one.day)}>
              <span>{one.top}</span>
              <b>{one.below}</b>
            </Tap>
          )}
        </For>
      </Scroll>
      <Tap class="day-calendar" name={p.calendar} onTap={() => p.onCalendar()}>
        <Icon of={p.icon} />
        <span>{p.calendar}</span>
      </Tap>
    </div>
  );
}
export function SortBar(p: {
  readonly items: readonly {
    readonly id: string;
    readonly label: string;
    readonly icon?: string;
    readonly on: boolean;
    readonly onTap: () => void;
  }[];
}) {
  return (
    <div class="sort-bar">
      <For each={p.items}>
        {(item) => (
          <Tap class="sort-act" name={item.label} on={item.on} onTap={() => item.onTap()}>
            <Icon of={item.icon ?? clock} />
            <span>{item.label}</span>
          </Tap>
        )}
      </For>
    </div>
  );
}
/** The booked train, on white: the day, and the route below it. */
export function TripHeader(p: {
  readonly date: string;
  readonly way: RouteTimes;
  readonly right?: JSX.Element;
  readonly children?: JSX.Element;
}) {
  return (
    <section class="trip-head">
      <header>
        <p>{p.date}</p>
        {p.right}
      </header>
      <RouteLine {...p.way} plain />
      {p.children}
    </section>
  );
}
/** Cells for the seat classes, with price and number of free seats. */
export function ClassCells<I extends string>(p: {
  readonly cells: readonly {
    readonly id: I;
    readonly of: string;
    readonly price: string;
    readonly left: string;
    readonly tone: SeatSummary["tone"];
    readonly name: string;
  }[];
  readonly chosen: I;
  readonly onPick: (id: I) => void;
}) {
  return (
    <div class="class-cells">
      <For each={p.cells}>
        {(cell) => (
          <Tap
            class="class-cell"
            role="radio"
            name={cell.name}
            on={p.chosen === cell.id}
            onTap={() => p.onPick(cell.id)}
          >
            <span>{cell.of}</span>
            <b>{cell.price}</b>
            <span class={`seat-left ${cell.tone}`}>{cell.left}</span>
          </Tap>
        )}
      </For>
    </div>
  );
}
/** A row of seats from window to window, with the aisle between. */
export function SeatPicker(p: {
  readonly window: string;
  readonly aisle: string;
  readonly letters: readonly string[];
  readonly chosen: readonly string[];
  readonly note: string;
  readonly nameOf: (letter: string) => string;
  readonly onPick: (letter: string) => void;
}) {
  return (
    <div class="seat-pick">
      <p>{p.note}</p>
      <div class="seat-pick-row">
        <span>{p.window}</span>
        <For each={p.letters}>
          {(letter) => (
            <>
              <Show when={letter === "D" || (letter === "F" && !p.letters.includes("D"))}>
                <span>{p.aisle}</span>
              </Show>
              <Tap
                class="seat-letter"
                role="checkbox"
                name={p.nameOf(letter)}
                on={p.chosen.includes(letter)}
                onTap={() => p.onPick(letter)}
              >
                <span>{letter}</span>
              </Tap>
            </>
          )}
        </For>
        <span>{p.window}</span>
      </div>
    </div>
  );
}
