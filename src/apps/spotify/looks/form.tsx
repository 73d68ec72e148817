/** Fields, the search field, and the parts of the pages for accounts and Premium. */
import { For, Show, type JSX } from "solid-js";
import { Field, type FieldProps } from "#ui/kit/fields.tsx";
import "./form.css";

export { SearchLink, SearchPill } from "#ui/kit/social/fields.tsx";

/** A grey field below its question. */
export function FormField(
  p: FieldProps & {
    readonly question: string;
    readonly note?: string | undefined;
    readonly bad?: boolean | undefined;
    readonly small?: boolean | undefined;
  },
) {
  return (
    <div class={`form-field ${p.small === true ? "small" : ""}`}>
      <p>{p.question}</p>
      <div class={`form-box ${p.multiline === true ? "tall" : ""}`}>
        <Field {...p} bare="body" line={p.multiline !== true} />
      </div>
      <Show when={p.note}>
        <small class={p.bad === true ? "bad" : ""}>{p.note}</small>
      </Show>
    </div>
  );
}
/** The large field for the name of a new playlist. */
export function NameField(p: {
  readonly title: string;
  readonly at: string;
  readonly label: string;
  readonly onEnter: () => void;
  readonly children: JSX.Element;
}) {
  return (
    <div class="name-field">
      <h2>{p.title}</h2>
      <Field at={p.at} label={p.label} placeholder={p.label} bare="title" line onEnter={() => p.onEnter()} />
      {p.children}
    </div>
  );
}
export function RowPills(p: { readonly children: JSX.Element }) {
  return <div class="row-pills">{p.children}</div>;
}
export function WelcomePage(p: { readonly title: string; readonly children: JSX.Element }) {
  return (
    <div class="welcome">
      <h1>{p.title}</h1>
      {p.children}
    </div>
  );
}
export function Hero(p: { readonly title: string; readonly text: string }) {
  return (
    <div class="hero">
      <h1>{p.title}</h1>
      <p>{p.text}</p>
    </div>
  );
}
export function PlanCard(p: {
  readonly mark?: string | undefined;
  readonly colour: string;
  readonly title: string;
  readonly price: string;
  readonly lines: readonly string[];
  readonly note?: string | undefined;
  readonly children?: JSX.Element;
}) {
  return (
    <section class="plan-card">
      <Show when={p.mark}>
        <span class="plan-top" style={{ background: p.colour }}>
          {p.mark}
        </span>
      </Show>
      <h2 style={{ color: p.colour }}>{p.title}</h2>
      <p class="plan-price">{p.price}</p>
      <For each={p.lines}>{(line) => <p class="small">{`• ${line}`}</p>}</For>
      <Show when={p.note}>
        <p class="small">{p.note}</p>
      </Show>
      {p.children}
    </section>
  );
}
/** The shares of the phone's storage: other data, downloads, the rest. */
export function UsageBar(p: { readonly other: number; readonly own: number }) {
  return (
    <div class="usage">
      <div style={{ width: `${p.other * 100}%` }} />
      <div class="own" style={{ width: `${Math.max(0.5, p.own * 100)}%` }} />
    </div>
  );
}
