/** The app's settings for its appearance. Components read them here, so that pages do not have to pass them on. */
import { createMemo, type Accessor } from "solid-js";
import type { OsState } from "#os/state.ts";
import { state } from "#ui/runtime.ts";

/** Returns "by-day" or "by-night" if the app has its own theme, or "" if it uses the phone's theme. */
export function useTheme(): Accessor<"" | "by-day" | "by-night"> {
  return createMemo(() => {
    const { prefs } = (state().apps["rednote"] ?? {}) as { prefs?: { readonly theme: string } };
    return prefs?.theme === "dark" ? "by-night" : prefs?.theme === "light" ? "by-day" : "";
  });
}
/**
 * Returns whether pictures are drawn with less detail: always if the quality is "saver", and without Wi-Fi if it is
 * "auto".
 */
export function useSaver(): Accessor<boolean> {
  return createMemo(() => {
    const { prefs } = (state().apps["rednote"] ?? {}) as { prefs?: { readonly quality: string } };
    const { settings, wifi }: OsState = state().os;
    return (
      prefs?.quality === "saver" || (prefs?.quality === "auto" && !(settings.network.wifi && wifi.connected !== null))
    );
  });
}
