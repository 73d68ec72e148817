/** Groups of rows with a title and a note, rows that open something, and switches. Apps style them. */
import next from "@material-symbols/svg-400/outlined/chevron_right.svg?raw";
import { Show, type JSX } from "solid-js";
import { Icon } from "../icon.tsx";
import { CellWords, SwitchCell as Switch, type SwitchCellProps } from "../social/cells.tsx";
import { Tap } from "../tap.tsx";
import { joinName } from "./join-name.ts";

export function Cells(p: {
  readonly title?: string | undefined;
  readonly note?: string | undefined;
  readonly children: JSX.Element;
}) {
  return (
    <section class="cells">
      <Show when={p.title}>
        <h2 class="cells-title">{p.title}</h2>
      </Show>
      <div class="cells-list">{p.children}</div>
      <Show when={p.note}>
        <p class="cells-note">{p.note}</p>
      </Show>
    </section>
  );
}
export function Cell(p: {
  readonly title: string;
  readonly value?: string | undefined;
  readonly note?: string | undefined;
  readonly icon?: string | undefined;
  readonly start?: JSX.Element;
  readonly danger?: boolean | undefined;
  readonly center?: boolean | undefined;
  readonly end?: JSX.Element;
  readonly held?: boolean | undefined;
  readonly disabled?: boolean | undefined;
  readonly onTap?: (() => void) | undefined;
  readonly onHold?: (() => void) | undefined;
}) {
  const acts = () => p.danger === true || p.center === true;
  const inside = () => (
    <>
      <Show when={p.icon}>{(icon) => <Icon of={icon()} />}</Show>
      {p.start}
      <CellWords title={p.title} note={p.note} />
      <Show when={p.value}>
        <span class="cell-value">{p.value}</span>
      </Show>
      {p.end}
      <Show when={p.onTap && !acts()}>
        <Icon of={next} size="small" />
      </Show>
    </>
  );
  return (
    <Show when={p.onTap} fallback={<div class="cell">{inside()}</div>}>
      <Tap
        class={`cell ${p.danger === true ? "danger" : ""} ${p.center === true ? "center" : ""} ${p.held === true ? "menu-anchor" : ""}`}
        role={acts() ? "button" : "link"}
        name={joinName(p.title, p.note)}
        value={p.value}
        disabled={p.disabled}
        onTap={() => p.onTap!()}
        onHold={p.onHold}
      >
        {inside()}
      </Tap>
    </Show>
  );
}
export function SwitchCell(p: SwitchCellProps) {
  return <Switch {...p} name={joinName(p.title, p.note)} />;
}
