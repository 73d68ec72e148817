/** The sheet over the map: low, half way up, or all the way. Its head is pulled, its grip is touched. */
import { Show, type JSX } from "solid-js";
import type { Inset } from "../../../world/geo/view.ts";
import { Scroll } from "../../../ui/kit/scroll.tsx";
import { Tap } from "../../../ui/kit/tap.tsx";
import { stops, type Stop } from "../view.ts";
import "./stop-sheet.css";

export interface StopNames {
  readonly more: string;
  readonly less: string;
}
export function StopSheet(p: {
  readonly stop: Stop;
  /** Of the whole glass. */
  readonly height: number;
  /** How high it is when it is low. */
  readonly peek: number;
  /** What stands below it. */
  readonly foot?: number | undefined;
  /** Where its scrolling is remembered. */
  readonly part: string;
  readonly names: StopNames;
  readonly onStop: (stop: Stop) => void;
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
          name={isFull() ? p.names.less : p.names.more}
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
/** What a sheet is about, where it is no place. */
export function SheetTitle(p: { readonly text: string }) {
  return <h2 class="sheet-title">{p.text}</h2>;
}
/** On a glass that lies on its side the sheet and the bars over the map stand at the left, so wide (stop-sheet.css, map-page.css). */
const sideWidth = 380;
/**
 * What a sheet leaves of the map, which is what its middle is sought in; and how far above the lower edge of the glass all
 * stands that floats over the map. `top`: how high the bars above are; `most`: more of the map is not given up to the sheet.
 */
export function besideSheet(p: {
  readonly stop: Stop;
  readonly room: { readonly width: number; readonly height: number };
  readonly peek: number;
  readonly top: number;
  readonly foot?: number | undefined;
  readonly most?: number | undefined;
}): { readonly inset: Inset; readonly above: number } {
  const foot = p.foot ?? 0;
  if (p.room.width > p.room.height) return { inset: { left: sideWidth, bottom: foot }, above: foot };
  const above = foot + sheetHeight(p.stop, p.room.height, p.peek, foot);
  const bottom = p.stop === "full" ? foot + p.peek : Math.min(above, p.most ?? above);
  return { inset: { top: p.top, bottom }, above };
}
const halfShare = 0.5;
const barHeight = 30;
function sheetHeight(stop: Stop, height: number, peek: number, foot: number): number {
  const most = height - barHeight - foot - 4;
  if (stop === "peek") return Math.min(peek, most);
  return stop === "half" ? Math.round(Math.min(most, Math.max(height * halfShare - foot / 2, peek))) : most;
}
