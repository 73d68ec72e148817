/**
 * A screen that demands attention, such as a ringing alarm. The icon and the texts are in the middle, and the buttons
 * are at the bottom.
 */
import { Show, type JSX } from "solid-js";
import { FigureNumber } from "../figures.tsx";
import { Icon } from "../icon.tsx";
import type { Tone } from "../page.tsx";
import "./alert.css";

export function Alert(p: {
  readonly icon: string;
  readonly title: string;
  readonly figure: string;
  readonly text?: string | undefined;
  readonly note?: string | undefined;
  readonly tone?: Tone | undefined;
  /** Whether to draw the alert less prominently, because the event is over. */
  readonly quiet?: boolean | undefined;
  readonly children: JSX.Element;
}) {
  return (
    <div class="page alert" classList={{ quiet: p.quiet === true }} data-tone={p.tone}>
      <div class="alert-middle">
        <div class="alert-disc">
          <Icon of={p.icon} size="large" />
        </div>
        <h1>{p.title}</h1>
        <FigureNumber figure={p.figure} />
        <Show when={p.text}>
          <p class="alert-text">{p.text}</p>
        </Show>
        <Show when={p.note}>
          <p class="figure-note">{p.note}</p>
        </Show>
      </div>
      <div class="alert-foot">{p.children}</div>
    </div>
  );
}
