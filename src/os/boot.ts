/** What a phone is before anything happens to it. */
import type { Lang } from "./values.ts";

/** 2026-03-16 09:00 in the phone's zone: when a phone starts unless told otherwise. */
export const defaultStartMs = 1_773_622_800_000;
/** In CSS pixels: a picture of 1080×2400. */
export const defaultDevice = { width: 360, height: 800, dpr: 3 } as const;

/** What a phone is before anything happens to it. The whole initial state follows from it. */
export interface Boot {
  readonly startMs: number;
  readonly lang: Lang;
  readonly device: { readonly width: number; readonly height: number; readonly dpr: number };
  readonly theme: "light" | "dark";
  readonly fontScale: number;
  readonly seed: number;
}
