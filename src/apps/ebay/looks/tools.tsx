/** The toolbar above results, and the count below it. */
import { For, Show } from "solid-js";
import { Tap } from "#ui/kit/tap.tsx";
import "./tools.css";

export function Toolbar(p: {
  readonly tools: readonly { readonly label: string; readonly name?: string; readonly onTap: () => void }[];
}) {
  return (
    <div class="tool-line">
      <For each={p.tools}>
        {(tool) => (
          <Tap class="tool" name={tool.name ?? tool.label} onTap={() => tool.onTap()}>
            {tool.label}
          </Tap>
        )}
      </For>
    </div>
  );
}
export function ResultCount(p: { readonly text: string; readonly note?: string | undefined }) {
  return (
    <div class="count-line">
      <p>{p.text}</p>
      <Show when={p.note}>
        <p class="count-note">{p.note}</p>
      </Show>
    </div>
  );
}
