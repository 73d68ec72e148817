/** A row with a past or suggested search, and an optional button at the end. */
import { Show } from "solid-js";
import { Icon } from "#ui/kit/icon.tsx";
import { Tap } from "#ui/kit/tap.tsx";
import "./search-row.css";

export function SearchRow(p: {
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
