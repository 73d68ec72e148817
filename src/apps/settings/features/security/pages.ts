/** Security, locks and encryption. */
import { settingArgs } from "#os/settings.ts";
import { appListLink, recordListLink, info, pageLink, screenLink, toggle, type SettingsPage } from "../../declare.ts";

export const securityPages = {
  security: {
    title: "securityPage",
    searchTerms: "safe 安全",
    sections: [
      {
        title: "unlocking",
        rows: [
          screenLink("lock", "screenLock", {
            shows: "lock",
            icon: "lock",
            also: "pin pattern password 密码 图案 解锁",
          }),
          toggle("security", "powerLocks", "powerLocks"),
          toggle("security", "timeoutLocks", "timeoutLocks"),
          toggle("security", "showPattern", "showPattern"),
          pageLink("smartLock", "smartLock", { shows: "smartLock" }),
        ],
      },
      {
        title: "protection",
        rows: [
          toggle("security", "scanApps", "scanApps", { icon: "shield" }),
          pageLink("findDevice", "findDevice", { shows: { group: "security", name: "findDevice" }, icon: "find" }),
          appListLink("install", "installUnknown", { icon: "apps" }),
          pageLink("simLock", "simLock", { shows: { group: "security", name: "simLock" }, icon: "sim" }),
          pageLink("encryption", "encryption", { note: "encrypted", icon: "key" }),
          pageLink("pinning", "pinning", { shows: { group: "security", name: "pinning" }, icon: "star" }),
        ],
      },
      {
        rows: [
          toggle("security", "usbGuard", "usbGuard"),
          toggle("security", "wifiGuard", "wifiGuard"),
          toggle("security", "lockdown", "lockdown"),
          toggle("security", "showTyped", "showTyped"),
        ],
      },
    ],
  },
  smartLock: {
    title: "smartLock",
    searchTerms: "trusted 信任",
    sections: [
      {
        note: "smartLockNote",
        rows: [
          toggle("security", "trustedDevices", "trustedDevices"),
          toggle("security", "onBody", "onBody"),
          recordListLink("places", "trustedPlaces"),
        ],
      },
    ],
  },
  simLock: {
    title: "simLock",
    searchTerms: "pin sim 卡密码",
    sections: [{ note: "simLockNote", rows: [toggle("security", "simLock", "useSimLock")] }],
  },
  encryption: {
    title: "encryption",
    sections: [{ note: "encryptionNote", rows: [info("encryption", "encrypted"), info("screenLock", "lock")] }],
  },
  pinning: {
    title: "pinning",
    searchTerms: "screen pinning 屏幕固定",
    sections: [
      {
        note: "pinningNote",
        rows: [
          toggle("security", "pinning", "usePinning"),
          toggle("security", "pinningAsks", "pinningAsks", { needs: settingArgs("security", "pinning", true) }),
        ],
      },
    ],
  },
  findDevice: {
    title: "findDevice",
    searchTerms: "lost stolen 丢失 查找手机",
    sections: [
      {
        note: "findDeviceNote",
        rows: [
          toggle("security", "findDevice", "useFindDevice"),
          toggle("security", "findOffline", "findOffline", { needs: settingArgs("security", "findDevice", true) }),
        ],
      },
      { rows: [info("phonePlace", "phonePlace")] },
    ],
  },
} as const satisfies Record<string, SettingsPage>;
