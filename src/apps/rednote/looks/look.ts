/** The settings of this app about how it looks. Parts read it here, so that pages need not pass it on. */
import { createMemo, type Accessor } from "solid-js";
import type { OsState } from "#os/state.ts";
import { state } from "#ui/runtime.ts";

/** "by-day" and "by-night" override the phone's theme; "" keeps it. */
export function useTheme(): Accessor<"" | "by-day" | "by-night"> {
  return createMemo(() => {
    const { prefs } = (state().apps["rednote"] ?? {}) as { prefs?: { readonly theme: string } };
    return prefs?.theme === "dark" ? "by-night" : prefs?.theme === "light" ? "by-day" : "";
  });
}
/** Whether pictures are drawn with less detail: always with the data saver, and by default without Wi-Fi. */
export function useSaver(): Accessor<boolean> {
  return createMemo(() => {
    const { prefs } = (state().apps["rednote"] ?? {}) as { prefs?: { readonly quality: string } };
    const { settings, wifi }: OsState = state().os;
    return (
      prefs?.quality === "saver" || (prefs?.quality === "auto" && !(settings.network.wifi && wifi.connected !== null))
    );
  });
}
