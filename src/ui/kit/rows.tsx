/** Lists and their rows. */
import check from "@material-symbols/svg-400/rounded/check.svg?raw";
import chevron from "@material-symbols/svg-400/rounded/chevron_right.svg?raw";
import { For, Show, type JSX } from "solid-js";
import { Icon } from "./icon.tsx";
import { Tap } from "./tap.tsx";
import "./rows.css";

/**
 * A list whose items are keyed by identity. Pass the state's own objects, so that only changed items are drawn again.
 */
export function List<T>(p: {
  readonly each: readonly T[];
  readonly fallback?: JSX.Element;
  readonly children: (item: T) => JSX.Element;
}) {
  return (
    <For each={p.each} fallback={p.fallback}>
      {(item) => p.children(item)}
    </For>
  );
}
export interface RowProps {
  readonly title: string;
  readonly subtitle?: string | undefined;
  /** The text at the right, such as a value or a time. */
  readonly value?: string | undefined;
  readonly icon?: string | undefined;
  /** The name of the tone that is the icon's background colour. */
  readonly tone?: string | undefined;
  readonly leading?: JSX.Element;
  readonly trailing?: JSX.Element;
  /** Whether to draw an arrow, because the row opens another screen. */
  readonly leads?: boolean | undefined;
  readonly danger?: boolean | undefined;
  readonly disabled?: boolean | undefined;
  readonly on?: boolean | undefined;
  /** Whether the title is struck through. */
  readonly done?: boolean | undefined;
  readonly lines?: number | undefined;
  readonly name?: string | undefined;
  readonly onTap?: (() => void) | undefined;
  readonly onHold?: (() => void) | undefined;
}
/** Breaks long file names and addresses after punctuation instead of inside a word. */
function Breakable(p: { readonly text: string }) {
  const parts = () => (/\S{18}/.test(p.text) ? p.text.split(/(?<=[\w][_.@/-])(?=\w)/) : [p.text]);
  return (
    <For each={parts()}>
      {(part, i) => (
        <>
          <Show when={i() > 0}>
            <wbr />
          </Show>
          {part}
        </>
      )}
    </For>
  );
}
function RowBody(p: RowProps) {
  return (
    <>
      {p.leading}
      <Show when={p.icon}>
        {(icon) => (
          <div class="row-icon" data-tone={p.tone}>
            <Icon of={icon()} />
          </div>
        )}
      </Show>
      <div class="row-text">
        <p class="row-title">
          <Breakable text={p.title} />
        </p>
        <Show when={p.subtitle}>
          <p class="row-sub" style={{ "-webkit-line-clamp": String(p.lines ?? 4) }}>
            {p.subtitle}
          </p>
        </Show>
      </div>
      <Show when={p.value}>
        <p class="row-value">{p.value}</p>
      </Show>
      {p.trailing}
      <Show when={p.leads}>
        <Icon of={chevron} size="small" />
      </Show>
    </>
  );
}
export function Row(p: RowProps) {
  return (
    <Show
      when={p.onTap || p.onHold}
      fallback={
        <div class="row">
          <RowBody {...p} />
        </div>
      }
    >
      <Tap
        class={`row ${p.danger === true ? "danger" : ""} ${p.done === true ? "done" : ""}`}
        role="listitem"
        name={p.name ?? labelOf(p)}
        disabled={p.disabled}
        on={p.on}
        onTap={p.onTap ? () => p.onTap!() : undefined}
        onHold={p.onHold ? () => p.onHold!() : undefined}
      >
        <RowBody {...p} />
      </Tap>
    </Show>
  );
}
const labelOf = (p: RowProps): string => [p.title, p.subtitle, p.value].filter((x) => x).join(", ");

export function Switch(p: {
  readonly on: boolean;
  readonly name: string;
  readonly disabled?: boolean | undefined;
  readonly onTap: () => void;
}) {
  return (
    <Tap class="switch" role="switch" name={p.name} on={p.on} disabled={p.disabled} onTap={() => p.onTap()}>
      <div class="switch-track">
        <div class="switch-thumb" />
      </div>
    </Tap>
  );
}
/** A row with a switch. A tap anywhere on the row toggles the switch. */
export function SwitchRow(p: {
  readonly title: string;
  readonly subtitle?: string | undefined;
  readonly icon?: string | undefined;
  readonly leading?: JSX.Element;
  readonly tone?: string | undefined;
  readonly on: boolean;
  readonly disabled?: boolean | undefined;
  readonly onTap: () => void;
}) {
  return (
    <Tap class="row" role="switch" name={p.title} on={p.on} disabled={p.disabled} onTap={() => p.onTap()}>
      <RowBody
        title={p.title}
        subtitle={p.subtitle}
        icon={p.icon}
        leading={p.leading}
        tone={p.tone}
        trailing={
          <div class="switch-track" classList={{ on: p.on }}>
            <div class="switch-thumb" />
          </div>
        }
      />
    </Tap>
  );
}
export function RadioRow(p: {
  readonly title: string;
  readonly subtitle?: string | undefined;
  readonly on: boolean;
  readonly disabled?: boolean | undefined;
  readonly onTap: () => void;
}) {
  return (
    <Tap class="row" role="radio" name={p.title} on={p.on} disabled={p.disabled} onTap={() => p.onTap()}>
      <div class="radio" classList={{ on: p.on }} />
      <RowBody title={p.title} subtitle={p.subtitle} />
    </Tap>
  );
}
export function Check(p: { readonly on: boolean; readonly name: string; readonly onTap: () => void }) {
  return (
    <Tap class="check" role="checkbox" name={p.name} on={p.on} onTap={() => p.onTap()}>
      <CheckMark on={p.on} />
    </Tap>
  );
}
export function CheckMark(p: { readonly on: boolean }) {
  return (
    <div class="check-box" classList={{ on: p.on }}>
      <Show when={p.on}>
        <Icon of={check} size="small" />
      </Show>
    </div>
  );
}
export function CheckRow(p: {
  readonly title: string;
  readonly subtitle?: string | undefined;
  readonly on: boolean;
  readonly onTap: () => void;
}) {
  return (
    <Tap class="row" role="checkbox" name={p.title} on={p.on} onTap={() => p.onTap()}>
      <CheckMark on={p.on} />
      <RowBody title={p.title} subtitle={p.subtitle} />
    </Tap>
  );
}
/** A row with a slider from 0 to `max`. A tap or a drag along the bar sets the value. */
export function SliderRow(p: {
  readonly title: string;
  readonly icon?: string | undefined;
  readonly value: number;
  readonly max?: number | undefined;
  readonly text?: string | undefined;
  readonly disabled?: boolean | undefined;
  readonly onPick: (value: number) => void;
}) {
  const max = () => p.max ?? 100;
  return (
    <div class="row slider-row">
      <Show when={p.icon}>
        {(icon) => (
          <div class="row-icon">
            <Icon of={icon()} />
          </div>
        )}
      </Show>
      <div class="row-text">
        <div class="slider-head">
          <p class="row-title">{p.title}</p>
          <p class="row-value">{p.text ?? String(p.value)}</p>
        </div>
        <Slider name={p.title} value={p.value} max={max()} disabled={p.disabled} onPick={p.onPick} />
      </div>
    </div>
  );
}
export function Slider(p: {
  readonly name: string;
  readonly value: number;
  readonly max: number;
  /** The value as a user reads it. By default, the number. */
  readonly text?: string | undefined;
  readonly disabled?: boolean | undefined;
  readonly onPick: (value: number) => void;
}) {
  return (
    <Tap
      class="slider"
      role="slider"
      name={p.name}
      value={p.text ?? String(p.value)}
      disabled={p.disabled}
      onSlide={(share) => p.onPick(Math.round(share * p.max))}
    >
      <div class="slider-track">
        <div class="slider-fill" style={{ width: `${(p.value / p.max) * 100}%` }} />
      </div>
      <div class="slider-thumb" style={{ left: `${(p.value / p.max) * 100}%` }} />
    </Tap>
  );
}
