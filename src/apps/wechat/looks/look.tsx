/** How the owner wants all pages to look: in the dark, in larger letters. A part reads it, so that no page has to pass it on. */
import { createMemo, type Accessor } from "solid-js";
import { state } from "../../../ui/runtime.ts";
import { fontScaleOf } from "../../../ui/scale.ts";

interface Look {
  /** A class: "by-day" and "by-night" stand against the phone's own theme. */
  readonly theme: "" | "by-day" | "by-night";
  /** By how much letters are larger, the phone's own size of text included. */
  readonly scale: number;
  readonly care: boolean;
}
const scales: Readonly<Record<string, number>> = { small: 0.9, normal: 1, large: 1.1, larger: 1.2, largest: 1.3 };
export function useLook(): Accessor<Look> {
  return createMemo((): Look => {
    const { prefs } = (state().apps["wechat"] ?? {}) as {
      prefs?: { readonly theme: string; readonly size: string; readonly care: boolean };
    };
    const ofPhone = fontScaleOf(state());
    if (!prefs) return { theme: "", scale: ofPhone, care: false };
    const theme: Look["theme"] = prefs.theme === "dark" ? "by-night" : prefs.theme === "light" ? "by-day" : "";
    const own = scales[prefs.size] ?? 1;
    return { theme, scale: ofPhone * (prefs.care ? Math.max(own, 1.2) : own), care: prefs.care };
  });
}
