/** A canvas that the user draws on with a finger. */
import { For } from "solid-js";
import type { Facts } from "#os/values.ts";
import { Button } from "#ui/kit/buttons.tsx";
import { boxOf } from "#ui/scale.ts";
import { Tap } from "#ui/kit/tap.tsx";
import { inks, type Drawing, type Ink } from "../block-state.ts";
import { BlockActs } from "./block-acts.tsx";
import "./drawing-canvas.css";
import { hypot } from "#state/portable-math.ts";

interface Point {
  readonly x: number;
  readonly y: number;
}
/** The shortest finger movement that is drawn, in thousandths of the canvas. Shorter movements are ignored. */
const minMove = 12;

export function DrawingCanvas(p: {
  readonly title: string;
  readonly drawing: Drawing;
  readonly t: (key: "undo" | "clearPaper" | "strokes" | `ink-${Ink}`, facts?: Facts) => string;
  readonly onInk: (ink: Ink) => void;
  readonly onDraw: (from: Point, to: Point) => void;
  readonly onUndo: () => void;
  readonly onClear: () => void;
}) {
  let paper: HTMLElement | undefined;
  const onPaper = (at: Point): Point => {
    const box = boxOf(paper!);
    const share = (n: number, from: number, size: number) =>
      Math.max(0, Math.min(1000, Math.round(((n - from) / size) * 1000)));
    return { x: share(at.x, box.left, box.width), y: share(at.y, box.top, box.height) };
  };
  const draw = (to: Point, from: Point) => {
    const [a, b] = [onPaper(from), onPaper(to)];
    if (hypot(b.x - a.x, b.y - a.y) >= minMove) p.onDraw(a, b);
  };
  const empty = () => p.drawing.strokes.length === 0;
  return (
    <div class="web-form">
      <p class="web-facts-title">{p.title}</p>
      <Tap
        class="drawing-paper"
        role="image"
        name={`${p.title}, ${p.t("strokes", { n: p.drawing.strokes.length })}`}
        stroke
        onDrag={draw}
      >
        <div class="drawing-ground" ref={(el) => (paper = el)}>
          <svg viewBox="0 0 1000 1000" preserveAspectRatio="none">
            <For each={p.drawing.strokes}>
              {(stroke) => (
                <polyline class={`ink-${stroke.ink}`} points={stroke.points.map(({ x, y }) => `${x},${y}`).join(" ")} />
              )}
            </For>
          </svg>
        </div>
      </Tap>
      <div class="drawing-inks">
        <For each={inks}>
          {(ink) => (
            <Tap
              class="drawing-ink"
              role="radio"
              name={p.t(`ink-${ink}`)}
              on={p.drawing.ink === ink}
              onTap={() => p.onInk(ink)}
            >
              <div class={`drawing-drop ink-${ink}`} />
            </Tap>
          )}
        </For>
      </div>
      <BlockActs>
        <Button kind="tonal" label={p.t("undo")} disabled={empty()} onTap={() => p.onUndo()} />
        <Button kind="tonal" label={p.t("clearPaper")} disabled={empty()} onTap={() => p.onClear()} />
      </BlockActs>
    </div>
  );
}
