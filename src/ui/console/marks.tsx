/** Marks of an agent's touches. The console shows each mark over the phone for a short time. */
import { createSignal, For, Show } from "solid-js";
import type { LoggedAction } from "./format.ts";

type Point = readonly [number, number];
interface Mark {
  readonly key: number;
  readonly from: Point;
  readonly to: Point | null;
}
const markMs = 1400;

export function createMarks() {
  const [marks, setMarks] = createSignal<readonly Mark[]>([]);
  let next = 0;
  return {
    add({ point, point1, point2 }: LoggedAction): void {
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
              {/* A line of length zero with round caps is drawn as a dot. The dot stays round even if the box is stretched. */}
              <line class="halo" x1={from[0]} y1={from[1]} x2={from[0]} y2={from[1]} />
              <line class="dot" x1={(to ?? from)[0]} y1={(to ?? from)[1]} x2={(to ?? from)[0]} y2={(to ?? from)[1]} />
            </g>
          )}
        </For>
      </svg>
    ),
  };
}
