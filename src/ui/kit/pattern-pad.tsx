/**
 * A pad of nine dots with which the user sets or enters a pattern. The user joins dots by touching them one after the
 * other, or by drawing a line through them.
 */
import { For, Show } from "solid-js";
import { dotsAlong, appendDots } from "../pattern.ts";
import { boxOf } from "../scale.ts";
import { Tap } from "./tap.tsx";
import "./pattern-pad.css";

const cellSize = 84;
export function PatternPad(p: {
  /** The dots joined so far, numbered 1 to 9 from the top left. */
  readonly entered: string;
  /** Whether the pattern is drawn. */
  readonly shown: boolean;
  readonly name: string;
  readonly nameOf: (dot: number) => string;
  readonly onDots: (entered: string) => void;
}) {
  let pad: HTMLElement | undefined;
  const line = () =>
    [...p.entered]
      .map((dot, i) => {
        const n = Number(dot) - 1;
        return `${i === 0 ? "M" : "L"}${((n % 3) + 0.5) * cellSize} ${(Math.floor(n / 3) + 0.5) * cellSize}`;
      })
      .join("");
  const join = (dots: readonly number[]) => {
    const entered = appendDots(p.entered, dots);
    if (entered !== p.entered) p.onDots(entered);
  };
  /** Converts a point of the display to a position in cells of the pad. */
  const inCells = (at: { x: number; y: number }) => {
    const box = boxOf(pad!);
    return { x: ((at.x - box.left) / box.width) * 3, y: ((at.y - box.top) / box.height) * 3 };
  };
  return (
    <Tap
      class="pattern-pad"
      role="image"
      name={p.name}
      stroke
      onDrag={(to, from) => join(dotsAlong(inCells(from), inCells(to)))}
    >
      <div class="pattern-cells" ref={(el) => (pad = el)}>
        <Show when={p.shown}>
          <svg viewBox={`0 0 ${3 * cellSize} ${3 * cellSize}`}>
            <path d={line()} />
          </svg>
        </Show>
        <For each={[1, 2, 3, 4, 5, 6, 7, 8, 9]}>
          {(dot) => (
            <Tap
              class="pattern-dot"
              role="key"
              name={p.nameOf(dot)}
              on={p.shown ? p.entered.includes(String(dot)) : undefined}
              onTap={() => join([dot])}
            />
          )}
        </For>
      </div>
    </Tap>
  );
}
