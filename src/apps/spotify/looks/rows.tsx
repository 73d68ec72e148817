/** Rows of songs, things and settings; headings, chips, buttons and the empty state. */
import check from "@material-symbols/svg-400/rounded/check.svg?raw";
import done from "@material-symbols/svg-400/rounded/arrow_circle_down.svg?raw";
import more from "@material-symbols/svg-400/rounded/more_vert.svg?raw";
import next from "@material-symbols/svg-400/rounded/chevron_right.svg?raw";
import pin from "@material-symbols/svg-400/rounded/keep-fill.svg?raw";
import { For, Show, type JSX } from "solid-js";
import { Icon } from "#ui/kit/icon.tsx";
import { Scroll } from "#ui/kit/scroll.tsx";
import {
  CellWords,
  Pill as PlainPill,
  SwitchCell as PlainSwitch,
  type PillProps,
  type SwitchCellProps,
} from "#ui/kit/social/cells.tsx";
import { Tap } from "#ui/kit/tap.tsx";
import { Cover, type Art } from "./cover.tsx";
import "./rows.css";

/** A row of a song, an episode or a collection. */
export function ItemRow(p: {
  readonly title: string;
  readonly note: string;
  readonly art?: Art | undefined;
  readonly round?: boolean | undefined;
  readonly number?: string | undefined;
  readonly explicit?: boolean | undefined;
  /** Whether the item plays now. */
  readonly now?: boolean | undefined;
  readonly downloaded?: boolean | undefined;
  readonly pinned?: boolean | undefined;
  readonly disabled?: boolean | undefined;
  readonly end?: JSX.Element;
  readonly menu?: string | undefined;
  readonly onMenu?: (() => void) | undefined;
  readonly onHold?: (() => void) | undefined;
  readonly onTap: () => void;
}) {
  return (
    <div class={`item-row ${p.now === true ? "now" : ""}`}>
      <Tap
        class="item-main"
        role="listitem"
        name={`${p.title}, ${p.note}`}
        value={p.now === true ? "on" : p.number}
        disabled={p.disabled}
        onHold={p.onHold && (() => p.onHold!())}
        onTap={() => p.onTap()}
      >
        <Show when={p.number}>
          <span class="item-number">{p.number}</span>
        </Show>
        <Show when={p.art}>{(art) => <Cover art={art()} size={48} round={p.round} />}</Show>
        <div class="item-text">
          <p>{p.title}</p>
          <small>
            <Show when={p.pinned}>
              <Icon of={pin} />
            </Show>
            <Show when={p.downloaded}>
              <Icon of={done} />
            </Show>
            <Show when={p.explicit}>
              <span class="mark-e">E</span>
            </Show>
            <span>{p.note}</span>
          </small>
        </div>
      </Tap>
      {p.end}
      <Show when={p.onMenu}>
        <Tap class="icon-button" name={p.menu ?? ""} onTap={() => p.onMenu!()}>
          <Icon of={more} />
        </Tap>
      </Show>
    </div>
  );
}
export function HeadLine(p: {
  readonly text: string;
  readonly action?: string | undefined;
  readonly onAction?: (() => void) | undefined;
}) {
  return (
    <div class="head-line">
      <h2>{p.text}</h2>
      <Show when={p.onAction}>
        <Tap class="head-act" name={`${p.action}: ${p.text}`} onTap={() => p.onAction!()}>
          <span>{p.action}</span>
        </Tap>
      </Show>
    </div>
  );
}
export function Cell(p: {
  readonly title: string;
  readonly note?: string | undefined;
  readonly value?: string | undefined;
  readonly icon?: string | undefined;
  readonly green?: boolean | undefined;
  readonly danger?: boolean | undefined;
  readonly plain?: boolean | undefined;
  readonly disabled?: boolean | undefined;
  readonly onTap?: (() => void) | undefined;
}) {
  const inside = () => (
    <>
      <Show when={p.icon}>
        {(icon) => (
          <span class={`cell-icon ${p.green === true ? "green" : ""}`}>
            <Icon of={icon()} />
          </span>
        )}
      </Show>
      <CellWords title={p.title} note={p.note} />
      <Show when={p.value}>
        <span class="cell-value">{p.value}</span>
      </Show>
      <Show when={p.onTap && p.plain !== true && p.danger !== true}>
        <Icon of={next} />
      </Show>
    </>
  );
  return (
    <Show when={p.onTap} fallback={<div class="cell">{inside()}</div>}>
      <Tap
        class={`cell ${p.danger === true ? "danger" : ""}`}
        role={p.plain === true ? "menuitem" : p.danger === true ? "button" : "link"}
        name={p.title}
        value={p.value}
        disabled={p.disabled}
        onTap={() => p.onTap!()}
      >
        {inside()}
      </Tap>
    </Show>
  );
}
export function SwitchCell(p: SwitchCellProps) {
  return <PlainSwitch {...p} />;
}
export function RadioCell(p: {
  readonly title: string;
  readonly note?: string | undefined;
  readonly on: boolean;
  readonly onTap: () => void;
}) {
  return (
    <Tap class="cell" role="radio" name={p.title} value={p.note} on={p.on} onTap={() => p.onTap()}>
      <CellWords title={p.title} note={p.note} />
      <Show when={p.on}>
        <Icon of={check} />
      </Show>
    </Tap>
  );
}
export function Pill(p: PillProps<"line" | "white" | "green" | "text">) {
  return <PlainPill {...p} kind={p.kind ?? "line"} />;
}
/** Chips in a row that scrolls sideways. */
export function Chips<I extends string | null>(p: {
  readonly part: string;
  readonly start?: JSX.Element;
  readonly options: readonly { readonly id: I; readonly label: string }[];
  readonly chosen: I | null;
  readonly onPick: (id: I) => void;
}) {
  return (
    <Scroll name={p.part} axis="x" class="chip-scroll">
      {p.start}
      <For each={p.options}>
        {(option) => (
          <Tap
            class="chip-tap"
            role="tab"
            name={option.label}
            on={p.chosen === option.id}
            onTap={() => p.onPick(option.id)}
          >
            <span>{option.label}</span>
          </Tap>
        )}
      </For>
    </Scroll>
  );
}
export function Empty(p: {
  readonly title?: string | undefined;
  readonly text: string;
  readonly button?: string | undefined;
  readonly onTap?: (() => void) | undefined;
}) {
  return (
    <div class="empty">
      <Show when={p.title}>
        <h2>{p.title}</h2>
      </Show>
      <p>{p.text}</p>
      <Show when={p.button}>
        <Pill kind="white" label={p.button!} onTap={() => p.onTap?.()} />
      </Show>
    </div>
  );
}
export function Note(p: { readonly text: string }) {
  return <p class="note">{p.text}</p>;
}
