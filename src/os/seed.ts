/** What the OS knows on a new phone: networks in reach, devices nearby. */
import type { OsState } from "./state.ts";
import type { Settings } from "./settings.ts";

export function seedOs(settings: Settings): OsState {
  const network = (ssid: string, strength: number, password: string, saved = false) => ({
    ssid,
    secured: password !== "",
    strength,
    password,
    saved,
  });
  const device = (name: string, kind: OsState["bluetooth"]["devices"][string]["kind"], paired: boolean) => ({
    name,
    kind,
    paired,
    connected: false,
  });
  return {
    settings,
    wifi: {
      networks: {
        wifi_home: network("Maple-Court-5G", 4, "maple2208court", true),
        wifi_home24: network("Maple-Court", 3, "maple2208court"),
        wifi_office: network("Lumen Office", 2, "lantern-48-desk", true),
        wifi_cafe: network("Cafe Tilia", 3, ""),
        wifi_neighbour: network("TP-7731", 2, "k93hfa02"),
        wifi_library: network("City Library", 1, ""),
      },
      connected: "wifi_home",
    },
    bluetooth: {
      devices: {
        bt_buds: device("Pebble Buds", "headset", true),
        bt_watch: device("Orbit Watch 2", "watch", true),
        bt_speaker: device("Kitchen Speaker", "speaker", false),
        bt_car: device("Hatchback Audio", "car", false),
        bt_keyboard: device("Slate Keys", "keyboard", false),
      },
    },
    grounded: null,
    battery: { level: 82, charging: false },
    notifications: {},
    muted: [],
    schedule: {},
  };
}
