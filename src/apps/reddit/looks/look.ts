/** The app's settings for its appearance. Components read them here, so that pages do not have to pass them on. */
import { createMemo, type Accessor } from "solid-js";
import { state } from "#ui/runtime.ts";

interface Prefs {
  readonly theme: string;
  readonly amoled: boolean;
}
/**
 * Returns the classes of a screen: "by-day" or "by-night" if the app has its own theme, and "amoled" if its dark theme
 * is black.
 */
export function useTheme(): Accessor<string> {
  return createMemo(() => {
    const { prefs } = (state().apps["reddit"] ?? {}) as { prefs?: Prefs };
    const theme = prefs?.theme === "dark" ? "by-night" : prefs?.theme === "light" ? "by-day" : "";
    return `${theme} ${prefs?.amoled === true ? "amoled" : ""}`;
  });
}
