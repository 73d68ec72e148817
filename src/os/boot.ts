/** The parameters from which a new phone is created. */
import type { Lang } from "./values.ts";

/** The default start time of a phone: 2026-03-16 09:00 in the phone's zone. */
export const defaultStartMs = 1_773_622_800_000;
/** The size in CSS pixels. A screenshot has 1080×2400 pixels. */
export const defaultDevice = { width: 360, height: 800, dpr: 3 } as const;

/** The parameters of a new phone. They determine its whole initial state. */
export interface Boot {
  readonly startMs: number;
  readonly lang: Lang;
  readonly device: { readonly width: number; readonly height: number; readonly dpr: number };
  readonly theme: "light" | "dark";
  readonly fontScale: number;
  readonly seed: number;
}
