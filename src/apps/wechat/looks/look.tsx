/**
 * The owner's appearance settings: theme, text size and care mode. Components read these settings here, so that pages
 * need not pass them on.
 */
import { createMemo, type Accessor } from "solid-js";
import { state } from "#ui/runtime.ts";
import { fontScaleOf } from "#ui/scale.ts";

interface Appearance {
  /** A CSS class. "by-day" and "by-night" override the phone's theme; "" keeps the phone's theme. */
  readonly theme: "" | "by-day" | "by-night";
  /** The factor for text sizes. The phone's own text size is included. */
  readonly scale: number;
  readonly care: boolean;
}
const scales: Readonly<Record<string, number>> = { small: 0.9, normal: 1, large: 1.1, larger: 1.2, largest: 1.3 };
export function useAppearance(): Accessor<Appearance> {
  return createMemo((): Appearance => {
    const { prefs } = (state().apps["wechat"] ?? {}) as {
      prefs?: { readonly theme: string; readonly size: string; readonly care: boolean };
    };
    const ofPhone = fontScaleOf(state());
    if (!prefs) return { theme: "", scale: ofPhone, care: false };
    const theme: Appearance["theme"] = prefs.theme === "dark" ? "by-night" : prefs.theme === "light" ? "by-day" : "";
    const own = scales[prefs.size] ?? 1;
    return { theme, scale: ofPhone * (prefs.care ? Math.max(own, 1.2) : own), care: prefs.care };
  });
}
