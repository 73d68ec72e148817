/** Whether anything comes through: what apps ask before they fetch, send or pay. */
import type { OsState } from "./state.ts";

export const online = (os: OsState): boolean =>
  !os.outage &&
  ((os.settings.network.wifi && os.wifi.connected !== null) ||
    (os.settings.network.mobileData && !os.settings.network.airplane && Object.values(os.sims).some((sim) => sim.on)));
