/** The head of a person's space: portrait, name, counts, buttons. */
import { For, Show, type JSX } from "solid-js";
import { Tap } from "#ui/kit/tap.tsx";
import "./space.css";

interface Count {
  readonly label: string;
  readonly count: string;
  readonly onTap?: (() => void) | undefined;
}
export function Counts(p: { readonly counts: readonly Count[] }) {
  return (
    <div class="space-counts">
      <For each={p.counts}>
        {(one) => (
          <Tap
            class="space-count"
            role={one.onTap ? "link" : "text"}
            name={one.label}
            value={one.count}
            onTap={one.onTap}
          >
            <b>{one.count}</b>
            <span>{one.label}</span>
          </Tap>
        )}
      </For>
    </div>
  );
}
export function SpaceHead(p: {
  readonly face: JSX.Element;
  readonly name: string;
  readonly level: number;
  readonly premium?: string | undefined;
  readonly sign: string;
  readonly mark?: string | undefined;
  readonly info: string;
  readonly counts: readonly Count[];
  readonly buttons?: JSX.Element;
}) {
  return (
    <div class="space-head">
      <div class="space-band" />
      <div class="space-top">
        <div class="space-face">{p.face}</div>
        <div class="space-side">
          <Counts counts={p.counts} />
          <Show when={p.buttons}>
            <div class="space-buttons">{p.buttons}</div>
          </Show>
        </div>
      </div>
      <div class="space-names">
        <h2>
          {p.name}
          <i class="space-level">LV{p.level}</i>
          <Show when={p.premium}>
            <i class="space-premium">{p.premium}</i>
          </Show>
        </h2>
        <Show when={p.mark}>
          <p class="space-mark">{p.mark}</p>
        </Show>
        <Show when={p.sign}>
          <p>{p.sign}</p>
        </Show>
        <p>{p.info}</p>
      </div>
    </div>
  );
}
