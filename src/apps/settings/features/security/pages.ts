/** Security, locks and encryption. */
import { setting } from "../../../../os/settings.ts";
import { appList, book, info, page, special, toggle, type PageOf } from "../../declare.ts";

export const securityPages = {
  security: {
    title: "securityPage",
    also: "safe 安全",
    sections: [
      {
        title: "unlocking",
        rows: [
          special("lock", "screenLock", { shows: "lock", icon: "lock", also: "pin pattern password 密码 图案 解锁" }),
          toggle("security", "powerLocks", "powerLocks"),
          toggle("security", "timeoutLocks", "timeoutLocks"),
          toggle("security", "showPattern", "showPattern"),
          page("smartLock", "smartLock", { shows: "smartLock" }),
        ],
      },
      {
        title: "protection",
        rows: [
          toggle("security", "scanApps", "scanApps", { icon: "shield" }),
          page("findDevice", "findDevice", { shows: { group: "security", name: "findDevice" }, icon: "find" }),
          appList("install", "installUnknown", { icon: "apps" }),
          page("simLock", "simLock", { shows: { group: "security", name: "simLock" }, icon: "sim" }),
          page("encryption", "encryption", { note: "encrypted", icon: "key" }),
          page("pinning", "pinning", { shows: { group: "security", name: "pinning" }, icon: "star" }),
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
    also: "trusted 信任",
    sections: [
      {
        note: "smartLockNote",
        rows: [
          toggle("security", "trustedDevices", "trustedDevices"),
          toggle("security", "onBody", "onBody"),
          book("places", "trustedPlaces"),
        ],
      },
    ],
  },
  simLock: {
    title: "simLock",
    also: "pin sim 卡密码",
    sections: [{ note: "simLockNote", rows: [toggle("security", "simLock", "useSimLock")] }],
  },
  encryption: {
    title: "encryption",
    sections: [{ note: "encryptionNote", rows: [info("encryption", "encrypted"), info("screenLock", "lock")] }],
  },
  pinning: {
    title: "pinning",
    also: "screen pinning 屏幕固定",
    sections: [
      {
        note: "pinningNote",
        rows: [
          toggle("security", "pinning", "usePinning"),
          toggle("security", "pinningAsks", "pinningAsks", { needs: setting("security", "pinning", true) }),
        ],
      },
    ],
  },
  findDevice: {
    title: "findDevice",
    also: "lost stolen 丢失 查找手机",
    sections: [
      {
        note: "findDeviceNote",
        rows: [
          toggle("security", "findDevice", "useFindDevice"),
          toggle("security", "findOffline", "findOffline", { needs: setting("security", "findDevice", true) }),
        ],
      },
      { rows: [info("phonePlace", "phonePlace")] },
    ],
  },
} as const satisfies Record<string, PageOf>;
