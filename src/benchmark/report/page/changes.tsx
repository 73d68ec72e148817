/**
 * Displays a list of changes. At first the list contains only some of the changes, but the reader can display all of
 * them.
 */
import { createSignal, For, Show } from "solid-js";
import type { Change } from "#contract/env.ts";
import { formatValue } from "./texts.ts";

const firstChanges = 30;
export function Changes(props: { of: readonly Change[] }) {
  const [all, setAll] = createSignal(false);
  const shown = () => (all() ? props.of : props.of.slice(0, firstChanges));
  return (
    <>
      <ul class="changes">
        <For each={shown()}>
          {(change) => (
            <li>
              <code class="path">{change.path}</code>
              <span class={`kind ${change.kind}`}>{change.kind}</span>
              <div class="values mono">
                <Show when={change.kind !== "added"}>
                  <del>{formatValue(change.before)}</del>
                </Show>
                <Show when={change.kind === "changed"}>
                  <span class="dim">to</span>
                </Show>
                <Show when={change.kind !== "removed"}>
                  <ins>{formatValue(change.after)}</ins>
                </Show>
              </div>
            </li>
          )}
        </For>
      </ul>
      <Show when={!all() && props.of.length > firstChanges}>
        <button type="button" onClick={() => setAll(true)}>
          {props.of.length - firstChanges} more
        </button>
      </Show>
    </>
  );
}
