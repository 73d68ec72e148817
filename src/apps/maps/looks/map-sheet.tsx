/**
 * The sheet over the map. It has three heights: low, half and full. The user changes the height by dragging the sheet's
 * header or tapping its handle.
 */
import { Show, type JSX } from "solid-js";
import type { Inset } from "#world/geo/view.ts";
import { Scroll } from "#ui/kit/scroll.tsx";
import { Tap } from "#ui/kit/tap.tsx";
import { stops, type SheetStop } from "../view.ts";
import "./map-sheet.css";

export interface HandleNames {
  readonly expand: string;
  readonly collapse: string;
}
export function MapSheet(p: {
  readonly stop: SheetStop;
  /** The height of the whole display. */
  readonly height: number;
  /** The height of the sheet in its low position. */
  readonly peek: number;
  /** The height of the area below the sheet. */
  readonly foot?: number | undefined;
  /** The name under which the scroll position is stored. */
  readonly part: string;
  readonly names: HandleNames;
  readonly onStop: (stop: SheetStop) => void;
  readonly head: JSX.Element;
  readonly children: JSX.Element;
}) {
  const at = () => stops.indexOf(p.stop);
  const turn = (by: number): boolean => {
    const next = stops[at() + by];
    if (next === undefined) return false;
    p.onStop(next);
    return true;
  };
  const pulled = (d: "left" | "right" | "up" | "down") => (d === "up" ? turn(1) : d === "down" ? turn(-1) : false);
  const isFull = () => p.stop === "full";
  return (
    <div
      class="stop-sheet"
      classList={{ footed: p.foot !== undefined }}
      style={{ bottom: `${p.foot ?? 0}px`, height: `${sheetHeight(p.stop, p.height, p.peek, p.foot ?? 0)}px` }}
    >
      <Tap class="stop-head" role="list" name={p.part} onSwipe={pulled}>
        <Tap
          class="stop-grip"
          name={isFull() ? p.names.collapse : p.names.expand}
          onTap={() => (isFull() ? turn(-1) : turn(1))}
        >
          <i />
        </Tap>
        {p.head}
      </Tap>
      <Show when={p.stop !== "peek"} fallback={<div class="stop-peek" />}>
        <Scroll name={p.part} class="stop-body" onPull={() => turn(-1)}>
          {p.children}
        </Scroll>
      </Show>
    </div>
  );
}
/** The title of a sheet that is not about a place. */
export function SheetTitle(p: { readonly text: string }) {
  return <h2 class="sheet-title">{p.text}</h2>;
}
/**
 * In landscape, the sheet and the bars over the map are on the left and have this width (map-sheet.css, map-page.css).
 */
const landscapeWidth = 380;
/**
 * Returns the part of the map that the sheet leaves visible, and the distance of the floating controls from the lower
 * edge. `top` is the height of the bars at the top. `most` is the maximum height that counts as covered by the sheet,
 * unless the sheet is full.
 */
export function mapInsets(p: {
  readonly stop: SheetStop;
  readonly room: { readonly width: number; readonly height: number };
  readonly peek: number;
  readonly top: number;
  readonly foot?: number | undefined;
  readonly most?: number | undefined;
}): { readonly inset: Inset; readonly above: number } {
  const foot = p.foot ?? 0;
  if (p.room.width > p.room.height) return { inset: { left: landscapeWidth, bottom: foot }, above: foot };
  const above = foot + sheetHeight(p.stop, p.room.height, p.peek, foot);
  const bottom = p.stop === "full" ? foot + p.peek : Math.min(above, p.most ?? above);
  return { inset: { top: p.top, bottom }, above };
}
const halfShare = 0.5;
const handleHeight = 30;
function sheetHeight(stop: SheetStop, height: number, peek: number, foot: number): number {
  const most = height - handleHeight - foot - 4;
  if (stop === "peek") return Math.min(peek, most);
  return stop === "half" ? Math.round(Math.min(most, Math.max(height * halfShare - foot / 2, peek))) : most;
}
