/** Nine dots, joined in the order in which they are touched: how a pattern is set or entered. */
import { For, Show } from "solid-js";
import { Tap } from "./tap.tsx";

export function PatternPad(p: {
  /** Dots so far, 1 to 9 from the top left. */
  readonly entered: string;
  /** Whether the way is drawn. */
  readonly shown: boolean;
  readonly nameOf: (dot: number) => string;
  readonly onDot: (entered: string) => void;
}) {
  const line = () =>
    [...p.entered]
      .map((dot, i) => {
        const n = Number(dot) - 1;
        return `${i === 0 ? "M" : "L"}${(n % 3) * 84 + 42} ${Math.floor(n / 3) * 84 + 42}`;
      })
      .join("");
  return (
    <div class="pattern-pad">
      <Show when={p.shown}>
        <svg viewBox="0 0 252 252">
          <path d={line()} />
        </svg>
      </Show>
      <For each={[1, 2, 3, 4, 5, 6, 7, 8, 9]}>
        {(dot) => (
          <Tap
            class="pattern-dot"
            name={p.nameOf(dot)}
            on={p.shown && p.entered.includes(String(dot))}
            onTap={() => {
              if (!p.entered.includes(String(dot))) p.onDot(`${p.entered}${dot}`);
            }}
          />
        )}
      </For>
    </div>
  );
}
