/** Cards of rows, for forms, settings and lists. */
import leads from "@material-symbols/svg-400/rounded/chevron_right.svg?raw";
import { Show, type JSX } from "solid-js";
import { Icon } from "#ui/kit/icon.tsx";
import { Field, type FieldProps } from "#ui/kit/fields.tsx";
import { Tap } from "#ui/kit/tap.tsx";
import "./rows.css";

export function Card(p: {
  readonly title?: string | undefined;
  readonly note?: string | undefined;
  readonly end?: JSX.Element;
  readonly children: JSX.Element;
}) {
  return (
    <section class="card-group">
      <Show when={p.title}>
        <div class="card-head">
          <h2>{p.title}</h2>
          {p.end}
        </div>
      </Show>
      <div class="card-ground">{p.children}</div>
      <Show when={p.note}>
        <p class="card-note">{p.note}</p>
      </Show>
    </section>
  );
}
export interface ListRowProps {
  readonly title: string;
  readonly note?: string | undefined;
  readonly value?: string | undefined;
  readonly icon?: string | undefined;
  readonly face?: JSX.Element;
  readonly trailing?: JSX.Element;
  readonly leads?: boolean | undefined;
  readonly danger?: boolean | undefined;
  readonly blue?: boolean | undefined;
  readonly on?: boolean | undefined;
  readonly role?: "listitem" | "option" | "button" | undefined;
  readonly disabled?: boolean | undefined;
  readonly name?: string | undefined;
  readonly onTap?: (() => void) | undefined;
  readonly onHold?: (() => void) | undefined;
}
export function ListRow(p: ListRowProps) {
  const body = () => <ListRowBody {...p} />;
  return (
    <Show when={p.onTap || p.onHold} fallback={<div class="line-row">{body()}</div>}>
      <Tap
        class="line-row"
        role={p.role ?? "listitem"}
        name={p.name ?? [p.title, p.note, p.value].filter((x) => x).join(", ")}
        on={p.on}
        disabled={p.disabled}
        onTap={p.onTap ? () => p.onTap!() : undefined}
        onHold={p.onHold ? () => p.onHold!() : undefined}
      >
        {body()}
      </Tap>
    </Show>
  );
}
function ListRowBody(p: ListRowProps) {
  return (
    <>
      {p.face}
      <Show when={p.icon}>
        {(icon) => (
          <div class="line-sign">
            <Icon of={icon()} />
          </div>
        )}
      </Show>
      <div class="line-words" classList={{ danger: p.danger === true, blue: p.blue === true }}>
        <p class="line-title">{p.title}</p>
        <Show when={p.note}>
          <p class="line-note">{p.note}</p>
        </Show>
      </div>
      <Show when={p.value}>
        <p class="line-value">{p.value}</p>
      </Show>
      {p.trailing}
      <Show when={p.leads}>
        <span class="line-leads">
          <Icon of={leads} size="small" />
        </span>
      </Show>
    </>
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
    <Tap class="line-row" role="switch" name={p.title} on={p.on} disabled={p.disabled} onTap={() => p.onTap()}>
      <ListRowBody
        title={p.title}
        note={p.note}
        trailing={
          <div class="slide-switch" classList={{ lit: p.on }}>
            <div class="slide-knob" />
          </div>
        }
      />
    </Tap>
  );
}
/** A row with a text field and, if `word` is set, a label before the field. */
export function FieldRow(p: FieldProps & { readonly word?: string | undefined; readonly tail?: JSX.Element }) {
  return (
    <div class="line-field">
      <Show when={p.word}>
        <p class="line-field-word">{p.word}</p>
      </Show>
      <Field {...p} bare="body" line={p.multiline !== true} />
      {p.tail}
    </div>
  );
}
