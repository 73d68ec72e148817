/** Components of settings pages that are not cells: a status, a number, two sample bubbles. */
import { Show, type JSX } from "solid-js";
import { Icon } from "#ui/kit/icon.tsx";
import "./settings.css";

/** An icon, a status and an explanation of the status, centred on a page. */
export function Statement(p: {
  readonly icon?: string | undefined;
  readonly face?: JSX.Element;
  readonly title: string;
  readonly text: string;
  readonly good?: boolean | undefined;
}) {
  return (
    <div class={`statement ${p.good === true ? "good" : ""}`}>
      <Show when={p.icon} fallback={p.face}>
        {(icon) => <Icon of={icon()} size="huge" />}
      </Show>
      <p class="statement-title">{p.title}</p>
      <p class="statement-text">{p.text}</p>
    </div>
  );
}
export function BigFigure(p: { readonly title: string; readonly figure: string; readonly note?: string | undefined }) {
  return (
    <div class="big-figure">
      <p>{p.title}</p>
      <b>{p.figure}</b>
      <Show when={p.note}>
        <small>{p.note}</small>
      </Show>
    </div>
  );
}
export function SampleChat(p: { readonly mine: string; readonly theirs: string }) {
  return (
    <div class="sample-talk">
      <p class="sample-bubble mine">{p.mine}</p>
      <p class="sample-bubble">{p.theirs}</p>
    </div>
  );
}
export function TextSizeFooter(p: {
  readonly small: string;
  readonly now: string;
  readonly large: string;
  readonly children: JSX.Element;
}) {
  return (
    <div class="size-foot">
      <div class="size-words">
        <span>{p.small}</span>
        <b>{p.now}</b>
        <span>{p.large}</span>
      </div>
      {p.children}
    </div>
  );
}
