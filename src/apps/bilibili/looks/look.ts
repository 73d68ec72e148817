/** The app's settings for its appearance. Components read them here, so that screens do not have to pass them on. */
import { createMemo, type Accessor } from "solid-js";
import { state } from "#ui/runtime.ts";

/** Returns "by-day" or "by-night" if the app has its own theme, or "" if it uses the phone's theme. */
export function useTheme(): Accessor<"" | "by-day" | "by-night"> {
  return createMemo(() => {
    const { prefs } = (state().apps["bilibili"] ?? {}) as { prefs?: { readonly theme: string } };
    return prefs?.theme === "dark" ? "by-night" : prefs?.theme === "light" ? "by-day" : "";
  });
}
