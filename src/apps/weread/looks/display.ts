/** The size of the display, which determines the pages of a chapter. */
import { createMemo, type Accessor } from "solid-js";
import { displaySizeOf } from "#os/orientation.ts";
import { state } from "#ui/runtime.ts";

/** In CSS pixels. The orientation of the phone changes it. */
export function useDisplaySize(): Accessor<{ readonly width: number; readonly height: number }> {
  return createMemo(() => {
    const { width, height } = displaySizeOf(state());
    return { width, height };
  });
}
