/** What is told on a page: headings, keys with values, sums, stars, notices, steps; and rows that lead on or choose. */
import chevron from "@material-symbols/svg-400/outlined/chevron_right.svg?raw";
import info from "@material-symbols/svg-400/outlined/info.svg?raw";
import star from "@material-symbols/svg-400/outlined/star.svg?raw";
import starOn from "@material-symbols/svg-400/outlined/star-fill.svg?raw";
import { For, Show, type JSX } from "solid-js";
import { Badge } from "../../../ui/kit/badge.tsx";
import { Icon } from "../../../ui/kit/icon.tsx";
import { Scroll } from "../../../ui/kit/scroll.tsx";
import { Tap } from "../../../ui/kit/tap.tsx";
import "./facts.css";

/** A part of a page with a bold heading: no card, a line above it where one is wanted. */
export function Part(p: {
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
/** Keys at the left, values at the right. */
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
/** Sums one below the other, the last of them bold. */
export function Sums(p: {
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
/** Stars that are given. */
export function StarPicker(p: {
  readonly label: string;
  /** Null until the user has chosen. */
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
        <p>{p.text}</p>
        {p.children}
      </div>
    </div>
  );
}
/** Something that leads on: words at the left, a chevron at the right. */
export function Lead(p: {
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
/** One of several, with a ring; or one that is ticked by itself. */
export function Pick(p: {
  readonly kind?: "radio" | "checkbox" | undefined;
  readonly title: string;
  readonly note?: string | undefined;
  readonly value?: string | undefined;
  /** Where title and note do not tell it from the others. */
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
export function Turn(p: {
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
export interface OneOf<I extends string> {
  readonly id: I;
  readonly label: string;
  readonly name?: string | undefined;
}
/** Small pills abreast that scroll sideways: what is shown of a list. */
export function Pills<I extends string>(p: {
  readonly name: string;
  readonly options: readonly OneOf<I>[];
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
/** Tabs of a page, the chosen one underlined. */
export function Lines<I extends string>(p: {
  readonly options: readonly OneOf<I>[];
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
/** What happened to a parcel, newest first. */
export function Steps(p: {
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
/** Nothing there yet: words in the middle, perhaps a way on. */
export function Nothing(p: {
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
/** Running text. */
export function Words(p: {
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
