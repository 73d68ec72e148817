/** Rows of settings and lists: headings, links, switches, choices, people, and the empty state of a list. */
import { Show, type JSX } from "solid-js";
import next from "@material-symbols/svg-400/rounded/chevron_right.svg?raw";
import tick from "@material-symbols/svg-400/rounded/check.svg?raw";
import { Icon } from "#ui/kit/icon.tsx";
import { CellWords, Options, Pill as PlainPill, type PillProps } from "#ui/kit/social/cells.tsx";
import { Tap } from "#ui/kit/tap.tsx";
import "./cells.css";

export { SwitchCell } from "#ui/kit/social/cells.tsx";

export function Heading(p: { readonly text: string }) {
  return <h2 class="heading">{p.text}</h2>;
}
export function Note(p: { readonly text: string }) {
  return <p class="note-line">{p.text}</p>;
}
export function Rule() {
  return <div class="rule" />;
}
export function Cell(p: {
  readonly title: string;
  readonly note?: string | undefined;
  readonly icon?: string | undefined;
  readonly danger?: boolean | undefined;
  readonly disabled?: boolean | undefined;
  readonly arrow?: boolean | undefined;
  readonly onTap: () => void;
}) {
  return (
    <Tap
      class={`cell ${p.danger === true ? "danger" : ""}`}
      role="link"
      name={p.title}
      value={p.note}
      disabled={p.disabled}
      onTap={() => p.onTap()}
    >
      <Show when={p.icon}>{(icon) => <Icon of={icon()} />}</Show>
      <CellWords title={p.title} note={p.note} />
      <Show when={p.arrow !== false}>
        <Icon of={next} size="small" />
      </Show>
    </Tap>
  );
}
export function CheckCell(p: {
  readonly title: string;
  readonly note?: string | undefined;
  readonly on: boolean;
  readonly radio?: boolean | undefined;
  readonly onTap: () => void;
}) {
  return (
    <Tap class="cell" role={p.radio === true ? "radio" : "checkbox"} name={p.title} on={p.on} onTap={() => p.onTap()}>
      <CellWords title={p.title} note={p.note} />
      <div class={`check-mark ${p.radio === true ? "round" : ""}`}>
        <Show when={p.on}>
          <Icon of={tick} />
        </Show>
      </div>
    </Tap>
  );
}
/** The empty state of a list: a bold line and an explanation. */
export function Empty(p: {
  readonly title: string;
  readonly text?: string | undefined;
  readonly button?: string | undefined;
  readonly onTap?: (() => void) | undefined;
}) {
  return (
    <div class="empty-state">
      <h2>{p.title}</h2>
      <Show when={p.text}>
        <p>{p.text}</p>
      </Show>
      <Show when={p.button}>
        <Pill kind="blue" label={p.button!} onTap={() => p.onTap?.()} />
      </Show>
    </div>
  );
}
/** A round button: black ("strong"), outlined ("line"), blue, or outlined red ("danger"). */
export function Pill(p: PillProps<"strong" | "line" | "blue" | "danger">) {
  return <PlainPill {...p} kind={p.kind ?? "strong"} />;
}
/** The last line of a list that has more pages. */
export function MoreButton(p: { readonly label: string; readonly onTap: () => void }) {
  return (
    <Tap class="more-button" name={p.label} onTap={() => p.onTap()}>
      <span>{p.label}</span>
    </Tap>
  );
}
/** Options side by side, of which one is chosen. */
export function Chips<I extends string | number>(p: {
  readonly title: string;
  readonly options: readonly { readonly id: I | null; readonly label: string }[];
  readonly chosen: I | null;
  readonly onPick: (id: I | null) => void;
}) {
  return (
    <section class="choice-chips">
      <h3>{p.title}</h3>
      <div class="chips-list">
        <Options class="pill-tab" role="radio" options={p.options} chosen={p.chosen} onPick={(id) => p.onPick(id)} />
      </div>
    </section>
  );
}
export function PersonRow(p: {
  readonly face: JSX.Element;
  readonly name: string;
  readonly marks?: JSX.Element;
  readonly handle: string;
  readonly tag?: string | undefined;
  readonly bio?: string | undefined;
  readonly button?: JSX.Element;
  readonly held?: boolean | undefined;
  readonly on?: boolean | undefined;
  readonly onTap: () => void;
  readonly onHold?: (() => void) | undefined;
}) {
  return (
    <div class={`person-row ${p.held === true ? "held" : ""}`}>
      <Tap
        class="person-open"
        role={p.on === undefined ? "link" : "checkbox"}
        name={`${p.name} ${p.handle}`}
        on={p.on}
        onTap={() => p.onTap()}
        onHold={p.onHold ? () => p.onHold!() : undefined}
      >
        {p.face}
        <div class="person-words">
          <p class="person-name">
            <b>{p.name}</b>
            {p.marks}
          </p>
          <p class="person-handle">
            {p.handle}
            <Show when={p.tag}>
              <i>{p.tag}</i>
            </Show>
          </p>
          <Show when={p.bio}>
            <p class="person-bio">{p.bio}</p>
          </Show>
        </div>
      </Tap>
      {p.button}
    </div>
  );
}
