/** Connected devices: Bluetooth, cast, NFC, sharing, USB, printing, driving. */
import { settingArgs, castDevices } from "#os/settings.ts";
import {
  recordListLink,
  choice,
  pageLink,
  choiceOfAllValues,
  screenLink,
  text,
  toggle,
  info,
  type SettingsPage,
} from "../../declare.ts";

export const connectedPages = {
  connected: {
    title: "connected",
    sections: [
      { rows: [screenLink("bluetooth", "bluetooth", { shows: "bluetooth", icon: "bluetooth", tone: "teal" })] },
      {
        rows: [
          pageLink("cast", "cast", {
            shows: { group: "device", name: "cast" },
            icon: "cast",
            tone: "teal",
            also: "mirror tv screen share 投影 电视 镜像",
          }),
          pageLink("nfc", "nfc", { shows: { group: "device", name: "nfc" }, icon: "nfc", tone: "teal" }),
          pageLink("nearby", "nearby", { shows: { group: "device", name: "nearby" }, icon: "nearby", tone: "teal" }),
          pageLink("printing", "printing", {
            shows: { group: "device", name: "printing" },
            icon: "print",
            tone: "teal",
          }),
          pageLink("usb", "usb", { shows: { group: "device", name: "usb" }, icon: "usb", tone: "teal" }),
          pageLink("driving", "driving", {
            shows: { group: "device", name: "driving" },
            icon: "car",
            tone: "teal",
            also: "car 车载 汽车",
          }),
        ],
      },
      { note: "deviceNameNote", rows: [text("network", "deviceName", "deviceName", { also: "phone name 手机名称" })] },
    ],
  },
  bluetoothPreferences: {
    title: "bluetoothPreferences",
    sections: [
      { rows: [toggle("location", "bluetoothScan", "bluetoothScan")] },
      { rows: [info("bluetoothAddress", "bluetoothAddress")] },
    ],
  },
  cast: {
    title: "cast",
    sections: [
      {
        title: "castTo",
        note: "castNote",
        rows: [
          choice(
            "device",
            "cast",
            "cast",
            [
              { value: null, label: "castNone" },
              ...castDevices.map((value) => ({ value, label: `cast-${value}` as const })),
            ],
            { as: "inline" },
          ),
        ],
      },
    ],
  },
  nfc: {
    title: "nfc",
    sections: [
      {
        rows: [
          toggle("device", "nfc", "useNfc"),
          toggle("device", "nfcLock", "nfcLock", { needs: settingArgs("device", "nfc", true) }),
        ],
      },
    ],
  },
  nearby: {
    title: "nearby",
    searchTerms: "airdrop share 互传 分享",
    sections: [
      { note: "nearbyNote", rows: [toggle("device", "nearby", "useNearby")] },
      {
        title: "nearbyWho",
        rows: [
          choiceOfAllValues("device", "nearbyWho", "nearbyWho", {
            as: "inline",
            needs: settingArgs("device", "nearby", true),
          }),
        ],
      },
    ],
  },
  usb: {
    title: "usb",
    searchTerms: "cable 数据线",
    sections: [
      {
        title: "usbUse",
        note: "usbNote",
        rows: [choiceOfAllValues("device", "usb", "usbUse", { as: "inline", words: "usb" })],
      },
    ],
  },
  printing: {
    title: "printing",
    sections: [{ rows: [toggle("device", "printing", "usePrinting"), recordListLink("printers", "printers")] }],
  },
  driving: {
    title: "driving",
    sections: [
      { rows: [toggle("device", "driving", "useDriving"), toggle("device", "drivingAuto", "drivingAuto")] },
      {
        rows: [
          toggle("device", "drivingReply", "drivingReply"),
          text("device", "drivingText", "drivingText", { needs: settingArgs("device", "drivingReply", true) }),
        ],
      },
    ],
  },
} as const satisfies Record<string, SettingsPage>;
