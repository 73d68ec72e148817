/** The size of the display, which determines the pages of a chapter. */
import { createMemo, type Accessor } from "solid-js";
import { sameJson } from "#state/json.ts";
import { layoutSize, scaleOf } from "#ui/scale.ts";
import { state } from "#ui/runtime.ts";

/** In CSS pixels. The orientation of the phone and the setting for the size of its display change it. */
export function useDisplaySize(): Accessor<{ readonly width: number; readonly height: number }> {
  return createMemo(
    () => {
      const { width, height } = layoutSize(state());
      return { width: Math.floor(width), height: Math.floor(height) };
    },
    undefined,
    { equals: sameJson },
  );
}
/** Converts a point of the display, where a finger is, to CSS pixels. */
export function toPagePoint({ x, y }: { readonly x: number; readonly y: number }): { x: number; y: number } {
  const scale = scaleOf(state().os);
  return { x: x / scale, y: y / scale };
}
