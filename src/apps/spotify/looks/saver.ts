/** Whether covers are left out: the user saves data, and the phone has no Wi-Fi. */
import { createMemo, type Accessor } from "solid-js";
import type { OsState } from "#os/state.ts";
import { state } from "#ui/runtime.ts";

export function useSaver(): Accessor<boolean> {
  return createMemo(() => {
    const { prefs } = (state().apps["spotify"] ?? {}) as { prefs?: { readonly dataSaver: boolean } };
    const { settings, wifi }: OsState = state().os;
    return prefs?.dataSaver === true && !(settings.network.wifi && wifi.connected !== null);
  });
}
