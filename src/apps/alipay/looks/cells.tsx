/** Rows on white cards with small corners, buttons, pills and paragraphs. */
import check from "@material-symbols/svg-400/rounded/check.svg?raw";
import chevron from "@material-symbols/svg-400/rounded/chevron_right.svg?raw";
import seek from "@material-symbols/svg-400/rounded/search.svg?raw";
import { For, Show, type JSX } from "solid-js";
import { Field, type FieldProps } from "#ui/kit/fields.tsx";
import { Icon } from "#ui/kit/icon.tsx";
import { Scroll } from "#ui/kit/scroll.tsx";
import { Tap } from "#ui/kit/tap.tsx";
import "./cells.css";

/** A card of rows. */
export function Cells(p: {
  readonly title?: string | undefined;
  readonly note?: string | undefined;
  readonly children: JSX.Element;
}) {
  return (
    <section class="set">
      <Show when={p.title}>
        <h2>{p.title}</h2>
      </Show>
      <div class="set-card">{p.children}</div>
      <Show when={p.note}>
        <p class="set-note">{p.note}</p>
      </Show>
    </section>
  );
}
export interface CellProps {
  readonly title: string;
  readonly sub?: string | undefined;
  readonly value?: string | undefined;
  readonly icon?: string | undefined;
  /** The colour of the icon, in CSS. */
  readonly tint?: string | undefined;
  readonly leading?: JSX.Element;
  readonly trailing?: JSX.Element;
  /** Hides the arrow at the end. */
  readonly hideArrow?: boolean | undefined;
  readonly danger?: boolean | undefined;
  readonly disabled?: boolean | undefined;
  readonly name?: string | undefined;
  readonly onTap?: (() => void) | undefined;
  readonly onHold?: (() => void) | undefined;
}
function Body(p: CellProps) {
  return (
    <>
      <Show when={p.icon}>
        {(icon) => (
          <div class="cell-icon" style={p.tint === undefined ? undefined : { color: p.tint }}>
            <Icon of={icon()} />
          </div>
        )}
      </Show>
      <Show when={p.leading !== undefined}>
        <div class="cell-lead">{p.leading}</div>
      </Show>
      <div class="cell-text">
        <p class="cell-title">{p.title}</p>
        <Show when={p.sub}>
          <p class="cell-sub">{p.sub}</p>
        </Show>
      </div>
      <Show when={p.value}>
        <p class="cell-value">{p.value}</p>
      </Show>
      {p.trailing}
      <Show when={p.onTap && p.hideArrow !== true}>
        <Icon of={chevron} size="small" />
      </Show>
    </>
  );
}
export function Cell(p: CellProps) {
  return (
    <Show
      when={p.onTap || p.onHold}
      fallback={
        <div class="cell">
          <Body {...p} />
        </div>
      }
    >
      <Tap
        class={`cell ${p.danger === true ? "danger" : ""}`}
        role="listitem"
        name={p.name ?? [p.title, p.sub, p.value].filter((x) => x).join(", ")}
        disabled={p.disabled}
        onTap={p.onTap ? () => p.onTap!() : undefined}
        onHold={p.onHold ? () => p.onHold!() : undefined}
      >
        <Body {...p} />
      </Tap>
    </Show>
  );
}
export function SwitchRow(p: {
  readonly title: string;
  readonly sub?: string | undefined;
  readonly icon?: string | undefined;
  readonly on: boolean;
  readonly onTap: () => void;
}) {
  return (
    <Tap class="cell" role="switch" name={p.title} on={p.on} onTap={() => p.onTap()}>
      <Body
        title={p.title}
        sub={p.sub}
        icon={p.icon}
        trailing={
          <div class="flip" classList={{ on: p.on }}>
            <div class="flip-knob" />
          </div>
        }
      />
    </Tap>
  );
}
export function CheckMark(p: { readonly on: boolean }) {
  return (
    <div class="tick" classList={{ on: p.on }}>
      <Show when={p.on}>
        <Icon of={check} />
      </Show>
    </div>
  );
}
/** One option of a group. */
export function PickCell(
  p: Omit<CellProps, "trailing" | "onTap"> & { readonly on: boolean; readonly onTap: () => void },
) {
  return (
    <Tap class="cell" role="radio" name={p.name ?? p.title} on={p.on} disabled={p.disabled} onTap={() => p.onTap()}>
      <Body
        title={p.title}
        sub={p.sub}
        value={p.value}
        icon={p.icon}
        tint={p.tint}
        leading={p.leading}
        trailing={<CheckMark on={p.on} />}
      />
    </Tap>
  );
}
/** A label with a text field. */
export function FieldCell(p: FieldProps) {
  return (
    <div class="cell">
      <p class="cell-label">{p.label}</p>
      <Field {...p} bare="body" line />
    </div>
  );
}
export function SearchField(p: { readonly at: string; readonly label: string; readonly children?: JSX.Element }) {
  return (
    <div class="seek">
      <Icon of={seek} />
      <Field at={p.at} label={p.label} placeholder={p.label} kind="search" enter="search" bare="body" line />
      {p.children}
    </div>
  );
}
export function BigButton(p: {
  readonly label: string;
  readonly name?: string | undefined;
  readonly kind?: "filled" | "line" | "red" | undefined;
  readonly disabled?: boolean | undefined;
  readonly onTap: () => void;
}) {
  return (
    <Tap class={`big-act ${p.kind ?? "filled"}`} name={p.name ?? p.label} disabled={p.disabled} onTap={() => p.onTap()}>
      <span>{p.label}</span>
    </Tap>
  );
}
export function LinkButton(p: {
  readonly label: string;
  readonly name?: string | undefined;
  readonly disabled?: boolean | undefined;
  readonly onTap: () => void;
}) {
  return (
    <Tap class="word-act" name={p.name ?? p.label} disabled={p.disabled} onTap={() => p.onTap()}>
      <span>{p.label}</span>
    </Tap>
  );
}
export function ButtonRow(p: { readonly abreast?: boolean; readonly children: JSX.Element }) {
  return <div class={`acts ${p.abreast === true ? "abreast" : ""}`}>{p.children}</div>;
}
export function Paragraph(p: {
  readonly dim?: boolean | undefined;
  readonly red?: boolean | undefined;
  readonly center?: boolean | undefined;
  readonly small?: boolean | undefined;
  readonly pad?: boolean | undefined;
  readonly children: JSX.Element;
}) {
  return (
    <p
      class="said"
      classList={{
        dim: p.dim === true,
        red: p.red === true,
        center: p.center === true,
        small: p.small === true,
        room: p.pad === true,
      }}
    >
      {p.children}
    </p>
  );
}
export function Panel(p: { readonly children: JSX.Element }) {
  return <div class="panel">{p.children}</div>;
}
/** Short options: in one scrolling line, wrapped into several lines, or in three columns. */
export function Pills<I extends string | number>(p: {
  readonly options: readonly { readonly id: I; readonly label: string; readonly name?: string }[];
  readonly chosen: I | null;
  readonly as?: "line" | "wrap" | "three" | undefined;
  readonly name?: string | undefined;
  readonly onPick: (id: I) => void;
}) {
  return (
    <Scroll name={p.name ?? "pills"} axis="x" class={`pills ${p.as ?? "line"}`}>
      <For each={p.options}>
        {(o) => (
          <Tap
            class="pill-act"
            role="option"
            name={o.name ?? o.label}
            on={p.chosen === o.id}
            onTap={() => p.onPick(o.id)}
          >
            <span>{o.label}</span>
          </Tap>
        )}
      </For>
    </Scroll>
  );
}
