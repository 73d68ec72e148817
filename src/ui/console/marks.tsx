/** Where an agent's finger has just been: drawn over the phone by the console, and gone in a moment. */
import { createSignal, For, Show } from "solid-js";
import type { Told } from "./words.ts";

type At = readonly [number, number];
interface Mark {
  readonly key: number;
  readonly from: At;
  readonly to: At | null;
}
const markMs = 1400;

export function createMarks() {
  const [marks, setMarks] = createSignal<readonly Mark[]>([]);
  let next = 0;
  return {
    add({ point, point1, point2 }: Told): void {
      const from = point ?? point1;
      if (!from) return;
      const key = next++;
      setMarks((all) => [...all, { key, from, to: point2 ?? null }]);
      setTimeout(() => setMarks((all) => all.filter((mark) => mark.key !== key)), markMs);
    },
    Marks: () => (
      <svg class="marks" viewBox="0 0 1000 1000" preserveAspectRatio="none" aria-hidden="true">
        <For each={marks()}>
          {({ from, to }) => (
            <g class="mark">
              <Show when={to}>
                {(end) => <line class="path" x1={from[0]} y1={from[1]} x2={end()[0]} y2={end()[1]} />}
              </Show>
              {/* A line of no length with round ends is a dot, however the box is stretched. */}
              <line class="halo" x1={from[0]} y1={from[1]} x2={from[0]} y2={from[1]} />
              <line class="dot" x1={(to ?? from)[0]} y1={(to ?? from)[1]} x2={(to ?? from)[0]} y2={(to ?? from)[1]} />
            </g>
          )}
        </For>
      </svg>
    ),
  };
}
