/** A line of words that were looked for, or may be; perhaps with something to do at its end. */
import { Show } from "solid-js";
import { Icon } from "../../../ui/kit/icon.tsx";
import { Tap } from "../../../ui/kit/tap.tsx";
import "./past.css";

export function Past(p: {
  readonly icon: string;
  readonly text: string;
  readonly onTap: () => void;
  readonly end?: { readonly icon: string; readonly name: string; readonly onTap: () => void } | undefined;
}) {
  return (
    <div class="past">
      <Tap class="past-tap" role="listitem" name={p.text} onTap={() => p.onTap()}>
        <Icon of={p.icon} size="small" />
        <span>{p.text}</span>
      </Tap>
      <Show when={p.end}>
        {(end) => (
          <Tap class="past-end" name={end().name} onTap={() => end().onTap()}>
            <Icon of={end().icon} size="small" />
          </Tap>
        )}
      </Show>
    </div>
  );
}
