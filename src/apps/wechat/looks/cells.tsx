/** Full-width cells: what the pages of settings, profiles and lists are made of. */
import { Show, type JSX } from "solid-js";
import { Badge } from "../../../ui/kit/badge.tsx";
import { Icon } from "../../../ui/kit/icon.tsx";
import { Tap } from "../../../ui/kit/tap.tsx";
import { leadsSign, tickSign } from "./glyphs.ts";
import "./cells.css";

/** Cells that belong together, with a grey gap above. */
export function Cells(p: {
  readonly title?: string | undefined;
  readonly note?: string | undefined;
  /** No gap above: the first on its page. */
  readonly first?: boolean | undefined;
  readonly children: JSX.Element;
}) {
  return (
    <section class={`cells ${p.first === true ? "first" : ""}`}>
      <Show when={p.title}>
        <h2>{p.title}</h2>
      </Show>
      <div class="cells-ground">{p.children}</div>
      <Show when={p.note}>
        <p class="cells-note">{p.note}</p>
      </Show>
    </section>
  );
}
export interface CellProps {
  readonly title: string;
  readonly note?: string | undefined;
  /** At the right, grey. */
  readonly value?: string | undefined;
  /** A bare sign at the left, in this colour. */
  readonly icon?: string | undefined;
  readonly tint?: string | undefined;
  /** In place of a sign: a portrait. */
  readonly face?: JSX.Element;
  readonly trailing?: JSX.Element;
  /** A number, or a dot, in red. */
  readonly badge?: number | "dot" | undefined;
  /** A thin › at the right: leads to another page. */
  readonly leads?: boolean | undefined;
  /** Stands in the middle, as the only word: what the page is for, or what takes something away. */
  readonly act?: "plain" | "danger" | "named" | undefined;
  readonly tall?: boolean | undefined;
  readonly on?: boolean | undefined;
  readonly disabled?: boolean | undefined;
  readonly name?: string | undefined;
  readonly onTap?: (() => void) | undefined;
  /** Its menu is open, and stands at it. */
  readonly held?: boolean | undefined;
  readonly onHold?: (() => void) | undefined;
}
const nameOf = (p: Pick<CellProps, "title" | "note" | "value" | "name">): string =>
  p.name ?? [p.title, p.note, p.value].filter((x) => x).join(", ");
const classOf = (p: CellProps): string =>
  `cell ${p.act ?? ""} ${p.tall === true ? "tall" : ""} ${p.held === true ? "menu-anchor" : ""}`;
export function Cell(p: CellProps) {
  return (
    <Show
      when={p.onTap || p.onHold}
      fallback={
        <div class={classOf(p)}>
          <CellBody {...p} />
        </div>
      }
    >
      <Tap
        class={classOf(p)}
        role={p.act === undefined ? "listitem" : "button"}
        name={nameOf(p)}
        on={p.on}
        disabled={p.disabled}
        onTap={p.onTap ? () => p.onTap!() : undefined}
        onHold={p.onHold ? () => p.onHold!() : undefined}
      >
        <CellBody {...p} />
      </Tap>
    </Show>
  );
}
function CellBody(p: CellProps) {
  return (
    <>
      <Show when={p.icon}>
        {(icon) => (
          <div class="cell-sign" style={p.tint === undefined ? undefined : { color: p.tint }}>
            <Icon of={icon()} />
          </div>
        )}
      </Show>
      {p.face}
      <div class="cell-line">
        <div class="cell-text">
          <p class="cell-title">{p.title}</p>
          <Show when={p.note}>
            <p class="cell-note">{p.note}</p>
          </Show>
        </div>
        <Show when={p.value}>
          <p class="cell-value">{p.value}</p>
        </Show>
        {p.trailing}
        <Show when={p.badge}>{(count) => <RedBadge count={count()} />}</Show>
        <Show when={p.leads}>
          <Icon of={leadsSign} />
        </Show>
      </div>
    </>
  );
}
/** A red number, or a red dot. */
export function RedBadge(p: { readonly count: number | "dot" }) {
  return (
    <Show when={p.count === "dot" ? undefined : p.count} fallback={<span class="red-dot" />}>
      {(count) => <Badge count={count()} inline class="red-badge" />}
    </Show>
  );
}
/** A cell whose whole width turns its switch. */
export function SwitchCell(p: {
  readonly title: string;
  readonly note?: string | undefined;
  readonly on: boolean;
  readonly disabled?: boolean | undefined;
  readonly onTap: () => void;
}) {
  return (
    <Tap class="cell" role="switch" name={p.title} on={p.on} disabled={p.disabled} onTap={() => p.onTap()}>
      <CellBody
        title={p.title}
        note={p.note}
        trailing={
          <div class="slide" classList={{ on: p.on }}>
            <div class="slide-thumb" />
          </div>
        }
      />
    </Tap>
  );
}
/** One of several: the chosen one has a green tick at its right. */
export function TickCell(p: {
  readonly title: string;
  readonly note?: string | undefined;
  readonly on: boolean;
  readonly disabled?: boolean | undefined;
  readonly onTap: () => void;
}) {
  return (
    <Tap class="cell" role="radio" name={nameOf(p)} on={p.on} disabled={p.disabled} onTap={() => p.onTap()}>
      <CellBody
        title={p.title}
        note={p.note}
        trailing={
          <Show when={p.on}>
            <div class="cell-tick">
              <Icon of={tickSign} />
            </div>
          </Show>
        }
      />
    </Tap>
  );
}
/** Several of many: a ring at the left that fills with green. */
export function ChooseCell(p: {
  readonly title: string;
  readonly note?: string | undefined;
  readonly face?: JSX.Element;
  readonly on: boolean;
  readonly disabled?: boolean | undefined;
  readonly onTap: () => void;
}) {
  return (
    <Tap class="cell" role="checkbox" name={nameOf(p)} on={p.on} disabled={p.disabled} onTap={() => p.onTap()}>
      <ChooseRing on={p.on} />
      <CellBody title={p.title} note={p.note} face={p.face} />
    </Tap>
  );
}
export function ChooseRing(p: { readonly on: boolean }) {
  return (
    <div class="ring" classList={{ filled: p.on }}>
      <Show when={p.on}>
        <Icon of={tickSign} />
      </Show>
    </div>
  );
}
/** A wide button at the foot of a form. */
export function BigButton(p: {
  readonly label: string;
  readonly kind?: "green" | "grey" | "danger" | undefined;
  readonly disabled?: boolean | undefined;
  readonly onTap: () => void;
}) {
  return (
    <Tap class={`big-button ${p.kind ?? "green"}`} name={p.label} disabled={p.disabled} onTap={() => p.onTap()}>
      <span>{p.label}</span>
    </Tap>
  );
}
/** A line of text between cells: what a page explains, or that there is nothing. */
export function Remark(p: { readonly children: JSX.Element; readonly big?: boolean | undefined }) {
  return <p class={`remark ${p.big === true ? "big" : ""}`}>{p.children}</p>;
}
/** Acts as words in blue-grey, in a row in the middle. */
export function WordLink(p: {
  readonly label: string;
  readonly name?: string | undefined;
  readonly disabled?: boolean | undefined;
  readonly onTap: () => void;
}) {
  return (
    <Tap class="word-link" role="link" name={p.name ?? p.label} disabled={p.disabled} onTap={() => p.onTap()}>
      <span>{p.label}</span>
    </Tap>
  );
}
