import settings from "#apps/settings/index.ts";
import { defineTask } from "#judge/define.ts";

/**
 * Turn on airplane mode, join the plane's Wi-Fi, and set Bluetooth as requested. The order of actions matters, but only
 * the final state is judged.
 */
export default defineTask({
  apps: [settings],
  split: "test",
  objective: "operate",
  composition: "sequential",
  difficulty: "L3",
  tags: ["settings", "nav"],
  budget: 30,
  revision: 1,

  params: (r) => ({
    ssid: r.pick([
      "SkyLink",
      "Cabin-WiFi",
      "CloudNine",
      "Aurora-Air",
      "JetStream",
      "Heron-Inflight",
      "Altitude",
      "BlueWing",
      "Meridian-Air",
      "Swift-Onboard",
      "Nimbus",
      "Polaris-Cabin",
    ]),
    bluetooth: r.chance(0.5),
    strength: r.int(1, 3),
  }),
  instruction: {
    en: [
      ({ ssid, bluetooth }) =>
        `We're about to take off. Turn on airplane mode, but stay online over Wi-Fi: connect to the open network "${ssid}", with Bluetooth ${bluetooth ? "on too" : "off"}.`,
      ({ ssid, bluetooth }) =>
        `Put the phone in airplane mode, then turn Wi-Fi back on and connect to "${ssid}", which has no password. Bluetooth should be ${bluetooth ? "on" : "off"}.`,
    ],
    zh: [
      ({ ssid, bluetooth }) =>
        `飞机就要起飞了。请打开飞行模式，但我还要用无线网络上网：连上开放网络“${ssid}”，蓝牙${bluetooth ? "也打开" : "关掉"}。`,
      ({ ssid, bluetooth }) =>
        `请把手机调成飞行模式，再重新打开无线网络，连上不用密码的“${ssid}”。蓝牙要${bluetooth ? "开着" : "关着"}。`,
    ],
  },
  setup: ({ os }, { ssid, strength }) => {
    const network = (name: string, n: number, secured: boolean) => ({
      ssid: name,
      secured,
      strength: n,
      password: secured ? "crew-only-4471" : "",
      saved: false,
    });
    os.wifi.networks["wifi_plane"] = network(ssid, strength, false);
    os.wifi.networks["wifi_crew"] = network(`${ssid}-Crew`, strength + 1, true);
    os.wifi.networks["wifi_plus"] = network(`${ssid}-Plus`, strength, false);
  },
  checks: [
    {
      that: "airplane mode is on, with Bluetooth as asked for",
      holds: ({ after, params }) =>
        after.os.settings.network.airplane && after.os.settings.network.bluetooth === params.bluetooth,
    },
    {
      that: "Wi-Fi is on and connected to the named network",
      holds: ({ after }) => after.os.settings.network.wifi && after.os.wifi.connected === "wifi_plane",
    },
  ],
  allow: ({ os }, { bluetooth }) => [
    os.settings.network.airplane,
    os.settings.network.mobileData,
    ...(bluetooth ? [] : [os.settings.network.bluetooth]),
    os.wifi.connected,
    os.wifi.networks["wifi_plane"]?.saved,
  ],

  oracle: async (o, { ssid, bluetooth }) => {
    await o.open(settings);
    await o.act(settings, "home.page", { id: "network" });
    await o.act(settings, "page.set", { group: "network", name: "airplane", value: true });
    if (bluetooth) {
      await o.back();
      await o.act(settings, "home.page", { id: "connected" });
      await o.act(settings, "page.bluetooth");
      await o.act(settings, "bluetooth.turn", { on: true });
      await o.back();
      await o.back();
      await o.act(settings, "home.page", { id: "network" });
    }
    await o.act(settings, "page.wifi");
    await o.act(settings, "wifi.turn", { on: true });
    const found = Object.entries((await o.state()).os.wifi.networks).find(([, n]) => n.ssid === ssid);
    await o.act(settings, "wifi.join", { id: found?.[0] ?? "" });
  },
});
