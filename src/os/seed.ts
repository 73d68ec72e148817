/** The OS state of a new phone: known networks, nearby devices, SIM cards. */
import type { AnyApp } from "./define.ts";
import { seedMoney } from "./money/seed.ts";
import type { SeedCtx } from "./seed-ctx.ts";
import type { OsState } from "./state.ts";
import { seedFiles } from "./seed-files.ts";
import type { Settings } from "./settings.ts";

export function seedOs(apps: readonly AnyApp[], settings: Settings, c: SeedCtx): OsState {
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
        bt_speaker: device(c.say("Kitchen Speaker", "厨房音箱"), "speaker", false),
        bt_car: device("Hatchback Audio", "car", false),
        bt_keyboard: device("Slate Keys", "keyboard", false),
      },
    },
    grounded: null,
    saving: null,
    battery: { level: 82, charging: false },
    notifications: {},
    history: [],
    muted: [],
    focused: null,
    channels: {},
    permissions: Object.fromEntries(
      apps.filter((app) => Object.keys(app.permissions).length > 0).map((app) => [app.id, { ...app.permissions }]),
    ),
    defaults: {},
    files: seedFiles(c.now, c.lang),
    money: seedMoney(c, apps),
    lock: { kind: "none", secret: "" },
    sims: {
      sim_1: { carrier: c.say("Meridian Mobile", "子午移动"), number: "+86 154 2085 0100", on: true, color: "blue" },
      sim_2: { carrier: c.say("Tidewater", "潮汐移动"), number: "+86 131 0042 7718", on: false, color: "green" },
    },
    outage: false,
    // The owner's home town. The OS cannot import the world's value (src/world/hometown.ts); a test checks that
    // the two values are equal.
    location: { lat: 31.2304, lon: 121.4737, altitudeM: 12, city: "shanghai" },
    sensors: { headingDeg: 42, pitchDeg: 0, rollDeg: 0, pressureHpa: 1016, lux: 320 },
    schedule: {},
  };
}
