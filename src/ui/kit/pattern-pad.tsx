/** Nine dots, joined in the order in which they are touched: how a pattern is set or entered. */
import { For, Show } from "solid-js";
import { Tap } from "./tap.tsx";

export function PatternPad(p: {
  /** Dots so far, 1 to 9 from the top left. */
  readonly entered: string;
  /** Whether the order is shown. */
  readonly shown: boolean;
  readonly nameOf: (dot: number) => string;
  readonly onDot: (entered: string) => void;
}) {
  const at = (dot: number) => p.entered.indexOf(String(dot)) + 1;
  return (
    <div class="pattern-pad">
      <For each={[1, 2, 3, 4, 5, 6, 7, 8, 9]}>
        {(dot) => (
          <Tap
            class="pattern-dot"
            name={p.nameOf(dot)}
            on={at(dot) > 0 && p.shown}
            onTap={() => {
              if (at(dot) === 0) p.onDot(`${p.entered}${dot}`);
            }}
          >
            <div class="pattern-dot-mark">
              <Show when={p.shown && at(dot) > 0}>{at(dot)}</Show>
            </div>
          </Tap>
        )}
      </For>
    </div>
  );
}
