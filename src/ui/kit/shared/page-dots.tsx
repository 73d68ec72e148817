/** Dots that show which of several pages is visible. */
import { For } from "solid-js";
import "./page-dots.css";

export function PageDots(p: {
  readonly page: number | undefined;
  readonly pages: number;
  /** The accessible name. */
  readonly name: string | undefined;
  readonly class?: string | undefined;
}) {
  return (
    <div class={`page-dots ${p.class ?? ""}`} role="img" aria-label={p.name}>
      <For each={Array.from({ length: p.pages }, (_, i) => i)}>
        {(i) => <div class="page-dot" classList={{ on: i === p.page }} />}
      </For>
    </div>
  );
}
