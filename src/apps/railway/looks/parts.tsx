/** Dense rows on white cards, buttons, checkboxes, chips and notes. */
import check from "@material-symbols/svg-400/rounded/check.svg?raw";
import chevron from "@material-symbols/svg-400/rounded/chevron_right.svg?raw";
import seek from "@material-symbols/svg-400/rounded/search.svg?raw";
import { For, Show, type JSX } from "solid-js";
import { Field, type FieldProps } from "#ui/kit/fields.tsx";
import { Icon } from "#ui/kit/icon.tsx";
import { Tap } from "#ui/kit/tap.tsx";
import "./parts.css";

export function Card(p: {
  readonly title?: string | undefined;
  readonly more?: JSX.Element;
  readonly children: JSX.Element;
}) {
  return (
    <section class="card12">
      <Show when={p.title}>
        <header class="card12-head">
          <h2>{p.title}</h2>
          {p.more}
        </header>
      </Show>
      {p.children}
    </section>
  );
}
interface RowProps {
  readonly title: string;
  readonly sub?: string | undefined;
  readonly value?: string | undefined;
  readonly icon?: string | undefined;
  readonly trailing?: JSX.Element;
  /** Hides the arrow at the end. */
  readonly hideArrow?: boolean | undefined;
  readonly tone?: "orange" | "green" | "red" | "blue" | undefined;
  readonly danger?: boolean | undefined;
  readonly name?: string | undefined;
  readonly onTap?: (() => void) | undefined;
  readonly onHold?: (() => void) | undefined;
}
function Body(p: RowProps) {
  return (
    <>
      <Show when={p.icon}>
        {(icon) => (
          <div class="row12-icon">
            <Icon of={icon()} />
          </div>
        )}
      </Show>
      <div class="row12-text">
        <p class="row12-title">{p.title}</p>
        <Show when={p.sub}>
          <p class="row12-sub">{p.sub}</p>
        </Show>
      </div>
      <Show when={p.value}>
        <p class={`row12-value ${p.tone ?? ""}`}>{p.value}</p>
      </Show>
      {p.trailing}
      <Show when={p.onTap && p.hideArrow !== true}>
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
        <div class="row12">
          <Body {...p} />
        </div>
      }
    >
      <Tap
        class={`row12 ${p.danger === true ? "danger" : ""}`}
        role="listitem"
        name={p.name ?? [p.title, p.sub, p.value].filter((x) => x).join(", ")}
        onTap={p.onTap ? () => p.onTap!() : undefined}
        onHold={p.onHold ? () => p.onHold!() : undefined}
      >
        <Body {...p} />
      </Tap>
    </Show>
  );
}
export function FieldRow(p: FieldProps & { readonly children?: JSX.Element }) {
  return (
    <div class="row12">
      <p class="row12-label">{p.label}</p>
      <Field {...p} bare="body" line />
      {p.children}
    </div>
  );
}
export function SwitchRow(p: {
  readonly title: string;
  readonly sub?: string | undefined;
  readonly on: boolean;
  readonly onTap: () => void;
}) {
  return (
    <Tap class="row12" role="switch" name={p.title} on={p.on} onTap={() => p.onTap()}>
      <Body
        title={p.title}
        sub={p.sub}
        trailing={
          <div class="flip12" classList={{ on: p.on }}>
            <div class="flip12-knob" />
          </div>
        }
      />
    </Tap>
  );
}
/** A row with a square checkbox or a round radio button. */
export function CheckRow(p: {
  readonly title: string;
  readonly sub?: string | undefined;
  readonly value?: string | undefined;
  readonly name?: string | undefined;
  readonly round?: boolean | undefined;
  readonly on: boolean;
  readonly disabled?: boolean | undefined;
  readonly tail?: JSX.Element;
  readonly onTap: () => void;
}) {
  return (
    <Tap
      class="row12"
      role={p.round === true ? "radio" : "checkbox"}
      name={p.name ?? p.title}
      on={p.on}
      disabled={p.disabled}
      onTap={() => p.onTap()}
    >
      <div class="tick12" classList={{ on: p.on, round: p.round === true }}>
        <Show when={p.on}>
          <Icon of={check} />
        </Show>
      </div>
      <Body title={p.title} sub={p.sub} value={p.value} trailing={p.tail} />
    </Tap>
  );
}
/** A checkbox with a label. More than one of these checkboxes fit in a row. */
export function InlineCheckbox(p: { readonly label: string; readonly on: boolean; readonly onTap: () => void }) {
  return (
    <Tap class="small-tick" role="checkbox" name={p.label} on={p.on} onTap={() => p.onTap()}>
      <div class="tick12" classList={{ on: p.on }}>
        <Show when={p.on}>
          <Icon of={check} />
        </Show>
      </div>
      <span>{p.label}</span>
    </Tap>
  );
}
export function SearchField(p: { readonly at: string; readonly label: string }) {
  return (
    <div class="seek12">
      <Icon of={seek} />
      <Field at={p.at} label={p.label} placeholder={p.label} kind="search" enter="search" bare="body" line />
    </div>
  );
}
export function Button(p: {
  readonly label: string;
  readonly name?: string | undefined;
  readonly kind?: "blue" | "orange" | "line" | "red" | undefined;
  readonly disabled?: boolean | undefined;
  readonly onTap: () => void;
}) {
  return (
    <Tap class={`act12 ${p.kind ?? "blue"}`} name={p.name ?? p.label} disabled={p.disabled} onTap={() => p.onTap()}>
      <span>{p.label}</span>
    </Tap>
  );
}
export function ButtonRow(p: { readonly children: JSX.Element }) {
  return <div class="acts12">{p.children}</div>;
}
/** A small pill button at the end of a card. */
export function Pill(p: {
  readonly label: string;
  readonly name?: string | undefined;
  readonly kind?: "blue" | "orange" | "plain" | undefined;
  readonly onTap: () => void;
}) {
  return (
    <Tap class={`pill12 ${p.kind ?? "plain"}`} name={p.name ?? p.label} onTap={() => p.onTap()}>
      <span>{p.label}</span>
    </Tap>
  );
}
export function Pills(p: { readonly children: JSX.Element }) {
  return <div class="pills12">{p.children}</div>;
}
/** A link in blue text. */
export function TextLink(p: {
  readonly label: string;
  readonly name?: string | undefined;
  readonly onTap: () => void;
}) {
  return (
    <Tap class="word12" name={p.name ?? p.label} onTap={() => p.onTap()}>
      <span>{p.label}</span>
    </Tap>
  );
}
export function Chips<I extends string | number>(p: {
  readonly options: readonly { readonly id: I; readonly label: string; readonly name?: string }[];
  readonly chosen: readonly I[];
  readonly several?: boolean | undefined;
  readonly onPick: (id: I) => void;
}) {
  return (
    <div class="chips12">
      <For each={p.options}>
        {(o) => (
          <Tap
            class="chip12"
            role={p.several === true ? "checkbox" : "radio"}
            name={o.name ?? o.label}
            on={p.chosen.includes(o.id)}
            onTap={() => p.onPick(o.id)}
          >
            <span>{o.label}</span>
          </Tap>
        )}
      </For>
    </div>
  );
}
export function Paragraph(p: {
  readonly tone?: "dim" | "red" | "orange" | "green" | undefined;
  readonly small?: boolean | undefined;
  readonly center?: boolean | undefined;
  readonly children: JSX.Element;
}) {
  return (
    <p
      class="says12"
      classList={{
        [p.tone ?? "plain"]: true,
        small: p.small === true,
        center: p.center === true,
      }}
    >
      {p.children}
    </p>
  );
}
/** Hints of the railway, as a list. */
export function Hints(p: { readonly title: string; readonly lines: readonly string[] }) {
  return (
    <section class="hints12">
      <h2>{p.title}</h2>
      <For each={p.lines}>{(line, n) => <p>{`${n() + 1}. ${line}`}</p>}</For>
    </section>
  );
}
/** A footer with the sum on the left and the pay buttons on the right. */
export function PayFooter(p: { readonly label: string; readonly sum: string; readonly children: JSX.Element }) {
  return (
    <div class="pay-foot">
      <div>
        <p>{p.label}</p>
        <p class="pay-sum">{p.sum}</p>
      </div>
      {p.children}
    </div>
  );
}
export function Banner(p: {
  readonly tone?: "blue" | "orange" | "green" | "grey";
  readonly title: string;
  readonly sub?: string | undefined;
}) {
  return (
    <div class={`banner12 ${p.tone ?? "blue"}`}>
      <h2>{p.title}</h2>
      <Show when={p.sub}>
        <p>{p.sub}</p>
      </Show>
    </div>
  );
}
