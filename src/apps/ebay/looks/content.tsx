/**
 * The content of pages: sections, keys with values, totals, stars, notices, steps, and rows that open or select
 * something.
 */
import chevron from "@material-symbols/svg-400/outlined/chevron_right.svg?raw";
import info from "@material-symbols/svg-400/outlined/info.svg?raw";
import star from "@material-symbols/svg-400/outlined/star.svg?raw";
import starOn from "@material-symbols/svg-400/outlined/star-fill.svg?raw";
import { For, Show, type JSX } from "solid-js";
import { Badge } from "#ui/kit/badge.tsx";
import { Icon } from "#ui/kit/icon.tsx";
import { Scroll } from "#ui/kit/scroll.tsx";
import { Tap } from "#ui/kit/tap.tsx";
import { PriceText } from "./price-text.tsx";
import "./content.css";

/** A section with a bold heading. If `line` is set, a rule separates the section from the content above. */
export function Section(p: {
  readonly title?: string | undefined;
  readonly line?: boolean | undefined;
  readonly more?: JSX.Element;
  readonly children: JSX.Element;
}) {
  return (
    <section class="part" classList={{ lined: p.line === true }}>
      <Show when={p.title}>
        <div class="part-head">
          <h2>{p.title}</h2>
          {p.more}
        </div>
      </Show>
      {p.children}
    </section>
  );
}
/** A list with keys on the left and values on the right. */
export function KeyValues(p: { readonly rows: readonly (readonly [string, string])[] }) {
  return (
    <div class="key-values">
      <For each={p.rows}>
        {([key, value]) => (
          <>
            <p class="key">{key}</p>
            <p class="value">{value}</p>
          </>
        )}
      </For>
    </div>
  );
}
/** A column of sums with a bold total. */
export function Totals(p: {
  readonly rows: readonly { readonly label: string; readonly sum: string; readonly good?: boolean }[];
  readonly total?: { readonly label: string; readonly sum: string; readonly note?: string | undefined } | undefined;
}) {
  return (
    <div class="sums">
      <For each={p.rows}>
        {(row) => (
          <div class="sum" classList={{ good: row.good === true }}>
            <p>{row.label}</p>
            <p>{row.sum}</p>
          </div>
        )}
      </For>
      <Show when={p.total}>
        {(it) => (
          <>
            <div class="sum whole-sum">
              <p>{it().label}</p>
              <p>{it().sum}</p>
            </div>
            <Show when={it().note}>
              <p class="sum-note">{it().note}</p>
            </Show>
          </>
        )}
      </Show>
    </div>
  );
}
/** A field in which the user picks one to five stars. */
export function StarPicker(p: {
  readonly label: string;
  /** The number of stars, or null until the user has chosen. */
  readonly value: number | null;
  readonly nameOf: (n: number) => string;
  readonly onPick: (n: number) => void;
}) {
  return (
    <div class="star-picker">
      <p>{p.label}</p>
      <div class="star-line">
        <For each={[1, 2, 3, 4, 5]}>
          {(n) => (
            <Tap
              class="star-pick"
              role="radio"
              name={`${p.label}: ${p.nameOf(n)}`}
              on={(p.value ?? 0) >= n}
              onTap={() => p.onPick(n)}
            >
              <Icon of={(p.value ?? 0) >= n ? starOn : star} />
            </Tap>
          )}
        </For>
      </div>
    </div>
  );
}
export function Notice(p: {
  readonly tone?: "plain" | "good" | "bad" | undefined;
  readonly icon?: string | undefined;
  readonly title?: string | undefined;
  readonly text: string;
  readonly children?: JSX.Element;
}) {
  return (
    <div class="notice" classList={{ fine: p.tone === "good", bad: p.tone === "bad" }}>
      <Icon of={p.icon ?? info} />
      <div class="notice-words">
        <Show when={p.title}>
          <p class="notice-title">{p.title}</p>
        </Show>
        <p>
          <PriceText text={p.text} />
        </p>
        {p.children}
      </div>
    </div>
  );
}
/** A row that opens something: text on the left, a chevron on the right. */
export function LinkRow(p: {
  readonly icon?: string | undefined;
  readonly title: string;
  readonly note?: string | undefined;
  readonly value?: string | undefined;
  readonly count?: number | undefined;
  readonly danger?: boolean | undefined;
  readonly disabled?: boolean | undefined;
  readonly name?: string | undefined;
  readonly onTap: () => void;
}) {
  return (
    <Tap
      class={`lead ${p.danger === true ? "grave" : ""}`}
      role="listitem"
      name={p.name ?? [p.title, p.note, p.value, p.count ? String(p.count) : undefined].filter((x) => x).join(", ")}
      disabled={p.disabled}
      onTap={() => p.onTap()}
    >
      <Show when={p.icon}>{(icon) => <Icon of={icon()} />}</Show>
      <div class="lead-words">
        <p class="lead-title">{p.title}</p>
        <Show when={p.note}>
          <p class="lead-note">{p.note}</p>
        </Show>
      </div>
      <Show when={p.value}>
        <p class="lead-value">{p.value}</p>
      </Show>
      <Show when={(p.count ?? 0) > 0}>
        <Badge count={p.count!} inline class="lead-count" />
      </Show>
      <Icon of={chevron} size="small" />
    </Tap>
  );
}
/** A radio button or a checkbox with text. */
export function OptionRow(p: {
  readonly kind?: "radio" | "checkbox" | undefined;
  readonly title: string;
  readonly note?: string | undefined;
  readonly value?: string | undefined;
  /** The accessible name. It is needed if other rows have the same title and note. */
  readonly name?: string | undefined;
  readonly on: boolean;
  readonly disabled?: boolean | undefined;
  readonly onTap: () => void;
}) {
  return (
    <Tap
      class="pick"
      role={p.kind ?? "radio"}
      name={p.name ?? [p.title, p.note, p.value].filter((x) => x).join(", ")}
      on={p.on}
      disabled={p.disabled}
      onTap={() => p.onTap()}
    >
      <span class="pick-mark" classList={{ round: p.kind !== "checkbox", chosen: p.on }} />
      <div class="lead-words">
        <p class="lead-title">{p.title}</p>
        <Show when={p.note}>
          <p class="lead-note">{p.note}</p>
        </Show>
      </div>
      <Show when={p.value}>
        <p class="lead-value">{p.value}</p>
      </Show>
    </Tap>
  );
}
export function SwitchRow(p: {
  readonly title: string;
  readonly note?: string | undefined;
  readonly on: boolean;
  readonly disabled?: boolean | undefined;
  readonly onTap: () => void;
}) {
  return (
    <Tap class="pick" role="switch" name={p.title} on={p.on} disabled={p.disabled} onTap={() => p.onTap()}>
      <div class="lead-words">
        <p class="lead-title">{p.title}</p>
        <Show when={p.note}>
          <p class="lead-note">{p.note}</p>
        </Show>
      </div>
      <span class="turn" classList={{ turned: p.on }}>
        <span class="turn-thumb" />
      </span>
    </Tap>
  );
}
export interface PillOption<I extends string> {
  readonly id: I;
  readonly label: string;
  readonly name?: string | undefined;
}
/** A scrolling line of small pills that filter a list. */
export function Pills<I extends string>(p: {
  readonly name: string;
  readonly options: readonly PillOption<I>[];
  readonly chosen: I | readonly I[] | null;
  readonly wrap?: boolean | undefined;
  readonly onPick: (id: I) => void;
}) {
  const isOn = (id: I) => (Array.isArray(p.chosen) ? p.chosen.includes(id) : p.chosen === id);
  return (
    <Scroll name={p.name} axis="x" class={p.wrap === true ? "pills wrapped" : "pills"}>
      <For each={p.options}>
        {(o) => (
          <Tap class="small-oval" role="option" name={o.name ?? o.label} on={isOn(o.id)} onTap={() => p.onPick(o.id)}>
            {o.label}
          </Tap>
        )}
      </For>
    </Scroll>
  );
}
/** The tabs of a page. The chosen tab is underlined. */
export function UnderlinedTabs<I extends string>(p: {
  readonly options: readonly PillOption<I>[];
  readonly chosen: I;
  readonly onPick: (id: I) => void;
}) {
  return (
    <div class="line-tabs">
      <For each={p.options}>
        {(o) => (
          <Tap class="line-tab" role="tab" name={o.name ?? o.label} on={p.chosen === o.id} onTap={() => p.onPick(o.id)}>
            {o.label}
          </Tap>
        )}
      </For>
    </div>
  );
}
/** The steps of a parcel's delivery, newest first. */
export function StepList(p: {
  readonly steps: readonly { readonly title: string; readonly note: string; readonly done: boolean }[];
}) {
  return (
    <div class="steps">
      <For each={p.steps}>
        {(step, n) => (
          <div class="step" classList={{ newest: n() === 0, done: step.done }}>
            <p class="step-title">{step.title}</p>
            <p class="lead-note">{step.note}</p>
          </div>
        )}
      </For>
    </div>
  );
}
/** An empty state: centred text and an optional link. */
export function EmptyState(p: {
  readonly icon: string;
  readonly title: string;
  readonly text?: string | undefined;
  readonly children?: JSX.Element;
}) {
  return (
    <div class="nothing">
      <Icon of={p.icon} size="huge" />
      <p class="nothing-title">{p.title}</p>
      <Show when={p.text}>
        <p class="lead-note">{p.text}</p>
      </Show>
      {p.children}
    </div>
  );
}
/** A paragraph. */
export function Paragraph(p: {
  readonly as?: "huge" | "title" | "body" | "note" | undefined;
  readonly tone?: "good" | "hot" | "dim" | undefined;
  readonly center?: boolean | undefined;
  readonly children: JSX.Element;
}) {
  return (
    <p
      class="words"
      classList={{
        [`words-${p.as ?? "body"}`]: true,
        good: p.tone === "good",
        hot: p.tone === "hot",
        faded: p.tone === "dim",
        middle: p.center === true,
      }}
    >
      {p.children}
    </p>
  );
}
