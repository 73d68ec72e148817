/** Shows the colours of calendars as dots. */
import { For } from "solid-js";
import type { Tone } from "#ui/kit/page.tsx";
import { Tap } from "#ui/kit/tap.tsx";
import "./tones.css";

/** The colour of a calendar or an event, as a dot. */
export function ToneDot(p: { readonly tone: Tone }) {
  return <div class="cal-dot" data-tone={p.tone} />;
}
export function Swatches<T extends string>(p: {
  readonly options: readonly { readonly id: T; readonly name: string }[];
  readonly chosen: T;
  readonly onPick: (id: T) => void;
}) {
  return (
    <div class="cal-swatches">
      <For each={p.options}>
        {(o) => (
          <Tap class="cal-swatch" role="radio" name={o.name} on={p.chosen === o.id} onTap={() => p.onPick(o.id)}>
            <div class="cal-dot" data-tone={o.id} />
          </Tap>
        )}
      </For>
    </div>
  );
}
