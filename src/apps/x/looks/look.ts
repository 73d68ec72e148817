/** The app's settings for its appearance. Components read them here, so that pages do not have to pass them on. */
import { createMemo, type Accessor } from "solid-js";
import type { OsState } from "#os/state.ts";
import { state } from "#ui/runtime.ts";

interface Shown {
  readonly prefs?: { readonly theme: string; readonly saver: boolean; readonly autoPlay: string };
}
const themes: Readonly<Record<string, "by-day" | "by-dusk" | "by-night">> = {
  light: "by-day",
  dim: "by-dusk",
  dark: "by-night",
};
/** Returns the class of the app's own theme, or "" if it uses the phone's theme. */
export function useTheme(): Accessor<"" | "by-day" | "by-dusk" | "by-night"> {
  return createMemo(() => themes[((state().apps["x"] ?? {}) as Shown).prefs?.theme ?? ""] ?? "");
}
/** Returns whether pictures load only when the user touches them. */
export function useSaver(): Accessor<boolean> {
  return createMemo(() => ((state().apps["x"] ?? {}) as Shown).prefs?.saver === true);
}
/** Returns whether videos play by themselves in lists. */
export function useAutoPlay(): Accessor<boolean> {
  return createMemo(() => {
    const { prefs } = (state().apps["x"] ?? {}) as Shown;
    const { settings, wifi }: OsState = state().os;
    if (!prefs || prefs.saver || prefs.autoPlay === "never") return false;
    return prefs.autoPlay === "always" || (settings.network.wifi && wifi.connected !== null);
  });
}
