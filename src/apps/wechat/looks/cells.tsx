/** Full-width cells (rows) for settings, profiles and lists. */
import { Show, type JSX } from "solid-js";
import { Badge } from "#ui/kit/badge.tsx";
import { Icon } from "#ui/kit/icon.tsx";
import { Tap } from "#ui/kit/tap.tsx";
import { chevronIcon, tickIcon } from "./glyphs.ts";
import "./cells.css";

/** A group of cells, with a grey gap above the group. */
export function Cells(p: {
  readonly title?: string | undefined;
  readonly note?: string | undefined;
  /** Whether this is the first group on its page. The first group has no gap above it. */
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
  /** Grey text on the right. */
  readonly value?: string | undefined;
  /** An icon on the left. `tint` is the colour of the icon. */
  readonly icon?: string | undefined;
  readonly tint?: string | undefined;
  /** A portrait instead of an icon. */
  readonly face?: JSX.Element;
  readonly trailing?: JSX.Element;
  /** The badge: a red number or a red dot. */
  readonly badge?: number | "dot" | undefined;
  /** Whether a thin › is shown on the right, because the cell opens another page. */
  readonly leads?: boolean | undefined;
  /** Centres the title, for the main action or a destructive action of the page. */
  readonly act?: "plain" | "danger" | "named" | undefined;
  readonly tall?: boolean | undefined;
  readonly on?: boolean | undefined;
  readonly disabled?: boolean | undefined;
  readonly name?: string | undefined;
  readonly onTap?: (() => void) | undefined;
  /** Whether the menu of this cell is open. */
  readonly menuOpen?: boolean | undefined;
  readonly onHold?: (() => void) | undefined;
}
const cellName = (p: Pick<CellProps, "title" | "note" | "value" | "name">): string =>
  p.name ?? [p.title, p.note, p.value].filter((x) => x).join(", ");
const cellClass = (p: CellProps): string =>
  `cell ${p.act ?? ""} ${p.tall === true ? "tall" : ""} ${p.menuOpen === true ? "menu-anchor" : ""}`;
export function Cell(p: CellProps) {
  return (
    <Show
      when={p.onTap || p.onHold}
      fallback={
        <div class={cellClass(p)}>
          <CellBody {...p} />
        </div>
      }
    >
      <Tap
        class={cellClass(p)}
        role={p.act === undefined ? "listitem" : "button"}
        name={cellName(p)}
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
          <Icon of={chevronIcon} />
        </Show>
      </div>
    </>
  );
}
/** A badge: a red number or a red dot. */
export function RedBadge(p: { readonly count: number | "dot" }) {
  return (
    <Show when={p.count === "dot" ? undefined : p.count} fallback={<span class="red-dot" />}>
      {(count) => <Badge count={count()} inline class="red-badge" />}
    </Show>
  );
}
/** A row with a switch. A tap anywhere on the row toggles the switch. */
export function SwitchRow(p: {
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
/** One of a list of options. The selected option has a green tick on the right. */
export function RadioCell(p: {
  readonly title: string;
  readonly note?: string | undefined;
  readonly on: boolean;
  readonly disabled?: boolean | undefined;
  readonly onTap: () => void;
}) {
  return (
    <Tap class="cell" role="radio" name={cellName(p)} on={p.on} disabled={p.disabled} onTap={() => p.onTap()}>
      <CellBody
        title={p.title}
        note={p.note}
        trailing={
          <Show when={p.on}>
            <div class="cell-tick">
              <Icon of={tickIcon} />
            </div>
          </Show>
        }
      />
    </Tap>
  );
}
/**
 * A row that can be selected together with other rows. A ring on the left is filled with green when the row is
 * selected.
 */
export function CheckCell(p: {
  readonly title: string;
  readonly note?: string | undefined;
  readonly face?: JSX.Element;
  readonly on: boolean;
  readonly disabled?: boolean | undefined;
  readonly onTap: () => void;
}) {
  return (
    <Tap class="cell" role="checkbox" name={cellName(p)} on={p.on} disabled={p.disabled} onTap={() => p.onTap()}>
      <CheckRing on={p.on} />
      <CellBody title={p.title} note={p.note} face={p.face} />
    </Tap>
  );
}
export function CheckRing(p: { readonly on: boolean }) {
  return (
    <div class="ring" classList={{ filled: p.on }}>
      <Show when={p.on}>
        <Icon of={tickIcon} />
      </Show>
    </div>
  );
}
/** A wide button at the bottom of a form. */
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
/** A line of text between cells, for example an explanation or a note that the list is empty. */
export function Remark(p: { readonly children: JSX.Element; readonly big?: boolean | undefined }) {
  return <p class={`remark ${p.big === true ? "big" : ""}`}>{p.children}</p>;
}
/** An action as blue-grey text. */
export function TextLink(p: {
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
