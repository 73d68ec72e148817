/** Whether the phone has a working internet connection. Apps check the connection before they fetch, send or pay. */
import type { OsState } from "./state.ts";

export const isOnline = (os: OsState): boolean =>
  !os.outage &&
  ((os.settings.network.wifi && os.wifi.connected !== null) ||
    (os.settings.network.mobileData && !os.settings.network.airplane && Object.values(os.sims).some((sim) => sim.on)));
