/** Big numbers, such as times, sums and counts. A number stands by itself or in a row of a list. */
import { Show, type JSX } from "solid-js";
import { Tap } from "./tap.tsx";
import "./figures.css";

/** One big number in the middle, with optional lines above and below it. */
export function Figure(p: {
  readonly figure: string;
  readonly above?: string | undefined;
  readonly below?: string | undefined;
}) {
  return (
    <div class="figure">
      <Show when={p.above}>
        <p class="figure-note">{p.above}</p>
      </Show>
      <FigureNumber figure={p.figure} />
      <Show when={p.below}>
        <p class="figure-note">{p.below}</p>
      </Show>
    </div>
  );
}
/** A number that is as big as the available width allows. */
export function FigureNumber(p: { readonly figure: string }) {
  return (
    <p class="figure-number" style={{ "--em": String(widthInEms(p.figure)) }}>
      {p.figure}
    </p>
  );
}
/** Returns the approximate width of a text, in ems. */
function widthInEms(text: string): number {
  let ems = 0;
  for (const char of text) ems += /[0-9]/.test(char) ? 0.57 : /[\s:.,-]/.test(char) ? 0.3 : char < "\u2e80" ? 0.75 : 1;
  return Math.round(ems * 100) / 100;
}
export interface FigureRowProps {
  readonly figure: string;
  readonly title: string;
  readonly subtitle?: string | undefined;
  /** Whether the number is drawn to the right of the title instead of above it. */
  readonly end?: boolean | undefined;
  /** Whether the row is drawn faded, because the thing that it shows is inactive. */
  readonly faded?: boolean | undefined;
  readonly on?: boolean | undefined;
  readonly leading?: JSX.Element;
  readonly trailing?: JSX.Element;
  readonly onTap?: (() => void) | undefined;
  readonly onHold?: (() => void) | undefined;
}
/** A row with a big number. */
export function FigureRow(p: FigureRowProps) {
  return (
    <Tap
      class={`row figure-row ${p.faded === true ? "faded" : ""}`}
      role="listitem"
      name={(p.end === true ? [p.title, p.subtitle, p.figure] : [p.figure, p.title, p.subtitle])
        .filter((text) => text)
        .join(", ")}
      on={p.on}
      onTap={p.onTap ? () => p.onTap!() : undefined}
      onHold={p.onHold ? () => p.onHold!() : undefined}
    >
      {p.leading}
      <div class="row-text">
        <Show when={p.end !== true}>
          <p class="row-figure">{p.figure}</p>
        </Show>
        <Show when={p.title !== ""}>
          <p class={p.end === true ? "row-title" : "row-sub"}>{p.title}</p>
        </Show>
        <Show when={p.subtitle}>
          <p class="row-sub">{p.subtitle}</p>
        </Show>
      </div>
      <Show when={p.end === true}>
        <p class="row-figure">{p.figure}</p>
      </Show>
      {p.trailing}
    </Tap>
  );
}
/** A progress bar. `share`: 0 to 1. */
export function Progress(p: { readonly share: number }) {
  return (
    <div class="progress">
      <div class="progress-fill" style={{ width: `${Math.max(0, Math.min(1, p.share)) * 100}%` }} />
    </div>
  );
}
